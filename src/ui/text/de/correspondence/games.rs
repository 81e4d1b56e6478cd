//! The list of correspondence games, and entering one, in German.

use super::super::color;
use super::figures::problem as figure_problem;
use crate::clock::{Color, GameResult};
use crate::correspondence::enter::EnterError;
use crate::correspondence::look::Figure;
use crate::correspondence::state::{GameEnd, GameEndReason};
use crate::correspondence::{Event, GameStanding, Openings};
use crate::game::pgn::{MovePlace, PgnError, PgnErrorKind};
use crate::ui::text;
use crate::ui::text::correspondence::games::{GameListText, NewGameText};

pub(super) const GAMES: GameListText = GameListText {
    title: "Fernschach",
    teach: "Hier stehen später die eigenen Fernpartien mit Triple Block, beim ICCF und anderswo, die mit der wenigsten Zeit zuerst.",
    teach_blocks: "Jede hat eine Uhr, eine Zeitgutschrift und eine Bank. Steht die Uhr auf null, \
                   ist die Partie verloren, gleich was in der Bank ist: Diese Seite zeigt, bis wann \
                   zu ziehen oder die Uhr aufzufüllen ist.",
    enter_game: "Partie eintragen",
    open_link: "Hat der Veranstalter einen Link geschickt? In diesem Browser öffnen, und das Turnier \
                ist da.",
    organize: "Für Veranstalter: Turnier anlegen und den Link senden",
    check_first: |name, may_not_refill| {
        let may = if may_not_refill {
            "Füllt der Server nicht von selbst auf"
        } else {
            "Zählt der Server strenger"
        };
        [
            "Zuerst die Partie gegen ",
            name,
            " prüfen: ",
            may,
            ", ist die eigene Uhr abgelaufen.",
        ]
        .concat()
    },
    events: "Turniere",
    absence: "Abwesenheit",
    backup: "Sicherung",
    ahead: "Vorausschau",
    calendar: "Fristen für den Kalender",
    calendar_hint: "Erinnert auch, wenn diese Seite geschlossen ist. Nach jedem Zug neu speichern.",
    calendar_saved: |file, held, unknown| {
        let held = match (held, unknown) {
            (0, 0) => ", ohne Frist: Es läuft keine eigene Uhr.".into(),
            (0, _) => ", ohne Frist.".into(),
            (1, _) => ", mit 1 Frist.".into(),
            (n, _) => [", mit ", &n.to_string(), " Fristen."].concat(),
        };
        let left_out = match unknown {
            0 => String::new(),
            1 => " 1 Partie fehlt: Sie ist noch nicht mit dem Server verglichen.".into(),
            n => [
                " ",
                &n.to_string(),
                " Partien fehlen: Sie sind noch nicht mit dem Server verglichen.",
            ]
            .concat(),
        };
        ["Gespeichert als ", file, &*held, &left_out].concat()
    },
    calendar_empty: "Es ist keine eigene Partie eingetragen: keine Datei gespeichert.",
    calendar_each: [
        "Apple Kalender, Thunderbird und die meisten anderen erinnern drei Stunden, einen Tag und fünf Tage vorher.",
        "Outlook und Exchange erinnern einmal, drei Stunden vorher.",
        "Google Kalender übernimmt die Fristen ohne Erinnerungen: dort für den ganzen Kalender einstellen.",
    ],
    reminder: |who, event| [who, ", ", event].concat(),
    remind_refill: "Vorher auffüllen oder ziehen: ",
    remind_move: "Vorher ziehen: ",
    remind_check: "Vielleicht schon verloren, beim Server nachsehen und vorher ziehen: ",
    remind_last: "Uhr und Bank sind leer: ",
    later: |games| ["später: ", &games.to_string()].concat(),
    standing: |standing| match standing {
        GameStanding::Mine => "Am Zug",
        GameStanding::Watched => "Betreut",
        GameStanding::Theirs => "Gegner am Zug",
        GameStanding::Ahead => "Nicht begonnen",
        GameStanding::Finished => "Beendet",
    },
    search: "Suchen",
    search_hint: "Spieler, Turnier, Zug",
    event: "Turnier",
    all_events: "Alle Turniere",
    archived: "Auch archivierte Turniere",
    orphans: "Partien ohne ihr Turnier",
    orphans_why: "Ihr Turnier ist nicht auf diesem Gerät oder ließ sich nicht lesen: Ihre Uhren sind nicht bekannt.",
    nothing_found: "Keine passende Partie.",
    show_all: "Alle Partien zeigen",
    finished: |games| ["Beendete Partien, ", &games.to_string()].concat(),
    refill: "auffüllen",
    claim: "Reklamation offen",
    ended,
    no_moves: "noch kein Zug",
    claim_waits: "Es läuft keine Uhr.",
    starts: |date| ["Beginnt am ", date].concat(),
    not_compared: "Noch nicht verglichen",
    check: "Beim Server nachsehen",
    bank_no_help: "Rechtzeitig auffüllen",
    refill_to_be_safe: "Sicher auffüllen bis",
    new: NEW,
};

fn ended(verdict: &GameEnd, mine: Option<Color>) -> &'static str {
    match (verdict.result, mine, verdict.why) {
        (GameResult::Win(winner), Some(mine), GameEndReason::Time) if winner != mine => {
            "Auf Zeit verloren"
        }
        (GameResult::Win(winner), Some(mine), GameEndReason::Time) if winner == mine => {
            "Auf Zeit gewonnen"
        }
        (GameResult::Win(winner), Some(mine), _) if winner == mine => "Gewonnen",
        (GameResult::Win(_), Some(_), _) => "Verloren",
        (GameResult::Win(Color::White), None, GameEndReason::Time) => "Weiß gewann auf Zeit",
        (GameResult::Win(Color::Black), None, GameEndReason::Time) => "Schwarz gewann auf Zeit",
        (GameResult::Win(Color::White), None, _) => "Weiß gewann",
        (GameResult::Win(Color::Black), None, _) => "Schwarz gewann",
        (GameResult::Draw, ..) => "Remis",
        (GameResult::BothLose, ..) => "Für beide verloren",
    }
}

const NEW: NewGameText = NewGameText {
    title: "Partie eintragen",
    needs_event: "Eine Partie gehört zu einem Turnier; es bestimmt, wie viel Zeit da ist. Zuerst das \
                  Turnier anlegen oder den Link des Veranstalters öffnen.",
    event: "Turnier",
    choose_event: "Turnier wählen",
    another_event: "Weiteres Turnier anlegen",
    side: "Ich spiele",
    white: "Weiß",
    black: "Schwarz",
    neither: "Keine von beiden: nur betreut",
    name_of: |side| match side {
        Color::White => "Name von Weiß",
        Color::Black => "Name von Schwarz",
    },
    how: "Die Partie",
    begins: "beginnt mit dem Turnier",
    under_way: "läuft schon",
    how_hint: "Für Partien, die schon laufen: die bisherigen Züge einfügen oder eine PGN-Datei mit vielen Partien, die dann alle auf einmal eingetragen werden.",
    starts_at: |date, ahead| {
        if ahead {
            ["Die erste Uhr läuft ab dem offiziellen Beginn, ", date, "."].concat()
        } else {
            [
                "Die erste Uhr läuft seit dem offiziellen Beginn, ",
                date,
                ". Nach dem Speichern die Züge mit den Zeitstempeln des Servers eintragen.",
            ]
            .concat()
        }
    },
    opening: "Vorgegebene Eröffnung",
    fen: "Stellung",
    fen_hint: "FEN; leer lassen für die Grundstellung",
    opening_moves: "Züge der Eröffnung",
    opening_hint: |openings, moves| match openings {
        Openings::Apart => {
            "Etwa 1. e4 c5 2. d4. Diese Züge zählen nicht und kosten keine Zeit.".into()
        }
        Openings::Counted => [
            "Etwa 1. e4 c5 2. d4. Diese Züge kosten keine Zeit und zählen zu den ersten ",
            &moves.to_string(),
            ".",
        ]
        .concat(),
    },
    moves: "Bisherige Züge",
    moves_hint: "PGN oder 1. e4 e5 2. f4 \u{2026}; auch eine Datei mit mehreren Partien",
    server_shows: "Was der Server jetzt zeigt",
    server_hint: "So wie es dort steht: 46 d 20:00:00, 46 Tage 20 Stunden, 46:20:00:00.",
    you: "Ich",
    opponent: "Gegner",
    own_moves: "Züge",
    clock: |side| match side {
        Color::White => "Uhr von Weiß",
        Color::Black => "Uhr von Schwarz",
    },
    bank: |side| match side {
        Color::White => "Bank von Weiß",
        Color::Black => "Bank von Schwarz",
    },
    made: |side| match side {
        Color::White => "Eigene Züge von Weiß",
        Color::Black => "Eigene Züge von Schwarz",
    },
    made_hint: "Die Züge dürfen leer bleiben: Gezählt werden dann die bisherigen Züge.",
    save: "Partie eintragen",
    problem,
    moves_problem,
    found: |games| match games {
        1 => "In diesem Text steht 1 Partie.".into(),
        _ => ["In diesem Text stehen ", &games.to_string(), " Partien."].concat(),
    },
    one_by_one: "Eine nach der anderen",
    all_at_once: |games| match games {
        1 => "Die eine eintragen".into(),
        _ => ["Alle ", &games.to_string(), " eintragen"].concat(),
    },
    all_hint: "Alle auf einmal: Danach in jeder Partie eingeben, was der Server für beide Spieler zeigt. \
               Bis dahin ist ihre Zeit nicht bekannt.",
    me: "Eigener Name darin",
    me_hint: "um die eigene Farbe zu erkennen; leer lassen, wenn die Partien für andere betreut werden",
    game_of: |number, all| ["Partie ", &number.to_string(), " von ", &all.to_string()].concat(),
    skip: "Auslassen",
    is_over: "beendet: nicht eingetragen",
    entered: |games, left_out| {
        let mut text = match games {
            0 => String::from("Keine Partie ist eingetragen."),
            1 => String::from("1 Partie ist eingetragen."),
            games => [&games.to_string(), " Partien sind eingetragen."].concat(),
        };
        match left_out {
            0 => {}
            1 => text.push_str(" 1 war beendet oder nicht lesbar und ist ausgelassen."),
            left_out => {
                text.push(' ');
                text.push_str(&left_out.to_string());
                text.push_str(" waren beendet oder nicht lesbar und sind ausgelassen.");
            }
        }
        text
    },
    plies: |plies| match plies {
        0 => "keine Züge".into(),
        1 => "1 Halbzug".into(),
        plies => [&plies.to_string(), " Halbzüge"].concat(),
    },
};

fn moves_problem(problem: &PgnError) -> String {
    let place = |place: &MovePlace| {
        let side = color(place.side);
        ["Zug ", &place.number.to_string(), ", ", side, ": "].concat()
    };
    match &problem.kind {
        PgnErrorKind::Move {
            place: at,
            text,
            why,
        } => [
            &*place(at),
            "„",
            text,
            "“ ist nicht spielbar. ",
            &text::play::move_problem(why),
        ]
        .concat(),
        PgnErrorKind::Pass(at) => [&*place(at), "In einer Partie kann niemand aussetzen."].concat(),
        _ => text::study::problem(problem),
    }
}

fn problem(problem: &EnterError, event: &Event) -> String {
    match problem {
        EnterError::Name(_) => "Namen haben höchstens 100 Zeichen.".into(),
        EnterError::Fen(problem) => text::play::fen_problem(problem),
        EnterError::TwoStarts => {
            "Die Züge haben eine eigene Stellung ([FEN \u{2026}]): das Feld „Stellung“ leer lassen."
                .into()
        }
        EnterError::Moves(problem) => moves_problem(problem),
        EnterError::Several(games) => {
            ["In diesem Text stehen ", &games.to_string(), " Partien."].concat()
        }
        EnterError::Over => {
            "Diese Partie ist beendet. Eingetragen werden nur laufende Partien.".into()
        }
        EnterError::NotStarted(_) => [
            event.draft().name.as_str(),
            " hat noch nicht begonnen: Noch niemand hat gezogen.",
        ]
        .concat(),
        EnterError::Made(_) => "0 bis 9999 Züge eingeben.".into(),
        EnterError::Clock(_, why) => figure_problem(Figure::Clock, *why).into(),
        EnterError::Bank(_, why) => figure_problem(Figure::Bank, *why).into(),
        EnterError::Refused(_) => {
            "So kann die Partie nach den Regeln ihres Turniers nicht beginnen.".into()
        }
    }
}
