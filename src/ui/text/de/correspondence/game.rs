//! A correspondence game, in German.

use super::super::color;
use super::common::{length, of_days};
use crate::clock::{ByColor, Color, GameResult};
use crate::correspondence::civil::CivilError;
use crate::correspondence::entry::ActKind;
use crate::correspondence::reconcile::Discrepancy as Explained;
use crate::correspondence::state::{GameEnd, GameEndReason};
use crate::correspondence::statement::Block;
use crate::correspondence::typed::DurationError;
use crate::correspondence::typed_moves::TypedMovesError;
use crate::correspondence::{
    Act, Cause, Ending, Entry, Openings, Protection, Refill, Reset, Seconds,
};
use crate::game::ending::BoardFact;
use crate::ui::text::correspondence::common::Dated;
use crate::ui::text::correspondence::game::GamePageText;
use crate::ui::text::correspondence::plan::Whose;
use crate::ui::text::correspondence::sums::SumsText;

pub(super) const GAME: GamePageText = GamePageText {
    your_time: "Ortszeit",
    stamp: "Wann",
    stamp_example: "20.11.2026 14:03:07",
    stamp_typed: |civil| match civil.split(['-', ' ']).collect::<Vec<_>>()[..] {
        [year, month, day, time] => [day, ".", month, ".", year, " ", time].concat(),
        [year, month, day] => [day, ".", month, ".", year].concat(),
        _ => civil.into(),
    },
    stamp_hint: |is_end| {
        if is_end {
            "Oder 2026-11-20, 2026/11/20, 20. November 2026. Ein Tag allein: bis 23:59:59."
        } else {
            "Oder 2026-11-20, 2026/11/20, 20. November 2026. Ein Tag allein: ab 00:00."
        }
    },
    stamp_now: "Jetzt",
    stamp_change: "Ändern",
    stamp_pick: "Datum wählen",
    month_before: "Voriger Monat",
    month_after: "Nächster Monat",
    stamp_problem,
    stamp_zone_unknown: |zone| {
        if zone.is_empty() {
            "Eine Zeitzone wählen, etwa Europe/Zurich.".into()
        } else {
            [
                "Dieser Browser kennt keine Zeitzone „",
                zone,
                "“. Eine andere wählen oder UTC.",
            ]
            .concat()
        }
    },
    stamp_skipped: |zone, at| {
        [
            "In ",
            zone,
            " gab es diese Zeit nicht: Die Uhren wurden vorgestellt, auf ",
            at,
            ". Eine andere Zeit eingeben oder die Zeit in UTC.",
        ]
        .concat()
    },
    stamp_twice: "Die Uhren wurden zurückgestellt; diese Zeit gab es zweimal. Welche?",
    stamp_ambiguous: |zone| {
        [
            "In ",
            zone,
            " wurden die Uhren über diese Zeit zurückgestellt; es gab sie zweimal. Den Abstand \
             dahinter schreiben, etwa +01:00.",
        ]
        .concat()
    },
    zone: "Zeitzone",
    zone_of_server: "Server",
    zone_here: "Hier",
    zone_other: "Andere\u{a0}\u{2026}",
    zone_name: "Name der Zone",
    length_problem,
    bank: |bank| ["Bank\u{a0}", &length(bank)].concat(),
    increments_left,
    turn: |name, mine| {
        if mine {
            "Am Zug".into()
        } else {
            [name, " am Zug"].concat()
        }
    },
    waiting: |when| ["Die Partie beginnt am ", when, "."].concat(),
    claim_pending: |name| {
        [
            name,
            " hat reklamiert: Bis zur Entscheidung läuft keine Uhr.",
        ]
        .concat()
    },
    fallen: |name, when| {
        [
            name,
            " hat durch Zeitüberschreitung verloren: Die Uhr lief am ",
            when,
            " ab.",
        ]
        .concat()
    },
    after_fall: |entry| ["„", entry, "“ kam danach und zählt nicht."].concat(),
    accept_loss: "Ergebnis übernehmen",
    server_differs: "Beim Server ist es anders",
    verdict,
    move_by: |bank| {
        if bank {
            "Ziehen oder auffüllen vor"
        } else {
            "Ziehen vor"
        }
    },
    their_clock_falls: "Uhr des Gegners läuft ab",
    last_moment: "Letzter Moment, mit der ganzen Bank",
    visits: |visits| match visits {
        1 => "nur wenn rechtzeitig aufgefüllt wird".into(),
        n => [
            "nur wenn mindestens ",
            &n.to_string(),
            "-mal rechtzeitig aufgefüllt wird",
        ]
        .concat(),
    },
    cautious: "Sicherheitshalber bis",
    in_doubt: "Beim Server nachsehen: vielleicht abgelaufen",
    their_cautious: "Vielleicht schon am",
    unknown_time: "Noch nicht verglichen: Es ist keine Zeit bekannt, bis eingetragen ist, was der \
                   Server zeigt.",
    no_moves: "Noch keine Züge: mit den Zeiten des Servers einfügen oder eintragen, was der Server \
               zeigt.",
    bank_does_not_save: "Die Uhr kann ablaufen, während die Bank voll ist: Bei null ist die Partie \
                         verloren, gleich was in der Bank ist.",
    about_dates: "Was diese Fristen bedeuten",
    past: "Frühere Stellung",
    move_label: |mine| {
        if mine {
            "Eigener Zug"
        } else {
            "Zug des Gegners"
        }
    },
    enter: "Eintragen",
    line_problem,
    line_placeholder: "Zug tippen oder mehrere mit ihren Zeiten einfügen",
    line_forms: "Welche Schreibweisen gelten?",
    line_hint: "Sf3 01.06.2026 10:12; oder 2026-06-01, 2026.06.01, 2026/06/01, [%ccsnt \u{2026}]",
    unentered: |moves| [moves, ": noch nicht eingetragen"].concat(),
    line_took: |label| {
        [
            "Die Dauer von ",
            label,
            " ergibt nur ein Datum, wenn der Eintrag davor ein Zug mit Datum ist. Ein Datum dahinter \
             eingeben oder [%emt] löschen.",
        ]
        .concat()
    },
    line_dates: "Zu jedem Zug des Gegners gehören Datum und Uhrzeit, wie der Server sie zeigt.",
    refill: "Auffüllen",
    claim: "Reklamation",
    resolve: "Reklamation entschieden",
    result: "Ergebnis",
    compare: "Vergleichen",
    reconcile: "Was der Server zeigt",
    start: "Die Partie hat begonnen",
    team: "Einwechslung, Austausch, Umbuchung",
    save: "Speichern",
    saved: "Gespeichert.",
    side: "Spieler",
    amount: "Von der Bank auf die Uhr",
    amount_hint: "z.\u{a0}B. 10 T, 2 T 12:00:00 oder 06:30:00",
    then_shows: |clock| ["dann\u{a0}", clock].concat(),
    amount_all: |is_bank| {
        if is_bank {
            "die ganze Bank"
        } else {
            "füllt die Uhr"
        }
    },
    name: "Name des neuen Spielers",
    who_won: "Ergebnis",
    how: "Wodurch",
    ending,
    nothing_yet: "Eingeben, wann es geschah.",
    no_result: "Das Ergebnis wählen.",
    no_ending: "Wählen, wodurch die Partie endete.",
    incomplete: "Etwas fehlt oder ist nicht lesbar.",
    unchanged: "Noch nichts geändert.",
    will_do: "Was es bewirkt",
    clock_of: |of| match of {
        Whose::Mine => "Eigene Uhr",
        Whose::Theirs => "Uhr des Gegners",
        Whose::Of(Color::White) => "Uhr von Weiß",
        Whose::Of(Color::Black) => "Uhr von Schwarz",
    },
    bank_of: |of| match of {
        Whose::Mine => "Eigene Bank",
        Whose::Theirs => "Bank des Gegners",
        Whose::Of(Color::White) => "Bank von Weiß",
        Whose::Of(Color::Black) => "Bank von Schwarz",
    },
    moves_by: |of, name| match of {
        Whose::Mine => "Eigener Zug bis".into(),
        _ => [name, " zieht bis"].concat(),
    },
    prepared: |san| ["Vorbereitet: ", san, "."].concat(),
    lay: "Aufs Brett",
    seen_clock: |name| ["Uhr von ", name].concat(),
    seen_bank: |name| ["Bank von ", name].concat(),
    seen_hint: "z.\u{a0}B. 46 T 20:00:00; leer lassen, was nicht abgelesen wurde",
    reconcile_hint: "Für einen Spieler oder für beide. Gespeichert wird erst auf Knopfdruck.",
    here: "Hier",
    difference: "Unterschied",
    explains: |name, is_alone| {
        let reasons = if is_alone { "" } else { ": mögliche Gründe" };
        [name, reasons].concat()
    },
    preview: "Vorschau",
    why,
    changes_event: "Das ändert das Turnier und damit alle seine Partien.",
    event_missing: "Das Turnier dieser Partie ist nicht auf diesem Gerät oder ließ sich nicht lesen. \
                    Ihre Züge und deren Zeitpunkte sind da; Uhren, Fristen und Reklamationen brauchen \
                    das Turnier. Eine Sicherung, die das Turnier enthält, bringt es zurück.",
    entries: "Einträge",
    event_instead: "Oder das Turnier neu anlegen und hier wählen:",
    take_event: "Die Partie gehört zu diesem Turnier",
    statement: "Kontoauszug",
    no_entries: "Noch ist nichts eingetragen.",
    entry,
    kept_since: "Als laufende Partie eingetragen",
    sums: SUMS,
    spent: |spent| ["überlegte ", &length(spent)].concat(),
    correct: "Korrigieren",
    correct_entry: |entry| ["Korrigieren: ", entry].concat(),
    remove: "Diesen Eintrag entfernen",
    insert: "Fehlenden Eintrag einfügen",
    kind: "Was geschah",
    kind_name,
    conflict: |entry, why| {
        [
            "Nicht möglich: „",
            entry,
            "“ würde nicht mehr gelten. ",
            why,
        ]
        .concat()
    },
    does_not_fit: |entry, why| {
        [
            "Diese Einträge passen nicht zu ihrem Turnier. Sie gelten nur bis vor „",
            entry,
            "“, denn das wird abgelehnt: ",
            why,
            " Diesen Eintrag korrigieren oder entfernen, oder das Turnier korrigieren.",
        ]
        .concat()
    },
    what_changes: "Was sich ändert",
    nothing_changes: "Sonst ändert sich nichts.",
    added: "neu",
    removed: "entfernt",
    now_stands: "Wie es dann steht",
    clock_bank: |name, clock, bank| {
        [name, ": Uhr ", &length(clock), ", Bank ", &length(bank)].concat()
    },
    falls: |when| ["Die Uhr läuft ab am ", when].concat(),
    note: "Notiz zur Partie",
    note_hint: "wird beim Schreiben gespeichert",
    link: "Adresse auf dem Server",
    link_hint: "beginnt mit https://",
    link_problem: "Eine Adresse beginnt mit https:// oder http://.",
    open_link: "Auf dem Server öffnen",
    study: "Private Analyse",
    ahead: "Vorausschau",
    event: "Turnier",
    take_along: "Exportieren",
    save_pgn: "PGN speichern",
    copy_pgn: "PGN kopieren",
    copy_statement: "Kontoauszug kopieren",
    print: "Drucken",
    confidential: "Diese Partie läuft. Viele Turniere halten laufende Partien vertraulich oder zeigen \
                   sie um einige Züge verzögert. Nur teilen, wenn es die Regeln des Turniers \
                   erlauben.",
    share_anyway: "Trotzdem teilen",
    copied: "Kopiert.",
    line: "Eintrag",
    made: "Wann, Ortszeit",
    used: "Verbraucht",
    added_time: "Dazu",
    from_bank: "Aus Bank",
    bank_after: "Bank nach jedem Zug",
    first_move: "Zug 1",
    all_lines: |count| ["Alle ", &count.to_string(), " Zeilen"].concat(),
    last_lines: "Die letzten Zeilen",
    not_copied: "Der Browser hat das Kopieren nicht zugelassen.",
};

const SUMS: SumsText = SumsText {
    length,
    side: color,
    block: |block, _| match block {
        Block::Clock => "Uhr",
        Block::Bank => "Bank",
    },
    increment: "Gutschrift",
    from_bank: "aus der Bank",
    to_bank: "in die Bank",
    by_server: "laut Server",
    protected: "Schutz",
    first_move: |spent| ["Ein erster Zug dauert ", spent, "."].concat(),
};

fn name(players: &ByColor<String>, side: Color) -> String {
    match players.get(side).trim() {
        "" => color(side).into(),
        name => name.into(),
    }
}

fn increments_left(left: u32) -> String {
    match left {
        0 => "keine Gutschrift mehr".into(),
        1 => "noch\u{a0}1\u{a0}Gutschrift".into(),
        n => ["noch\u{a0}", &n.to_string(), "\u{a0}Gutschriften"].concat(),
    }
}

fn stamp_problem(problem: CivilError) -> &'static str {
    match problem {
        CivilError::Shape => {
            "Ein Datum eingeben, etwa 20.11.2026 oder 2026-11-20, mit Uhrzeit wie 14:03:07 oder ohne."
        }
        CivilError::Order => {
            "Das können zwei Tage sein, da Tag oder Monat vorn stehen kann. Etwa als 20.11.2026 oder \
             2026-11-20 eingeben."
        }
        CivilError::Date => "Diesen Tag gibt es nicht. Möglich sind die Jahre 1970 bis 9999.",
        CivilError::Time => "Diese Uhrzeit gibt es nicht.",
    }
}

fn line_problem(problem: &TypedMovesError<'_>) -> String {
    match problem {
        TypedMovesError::NoMove(text) => ["Vor ", text, " gehört ein Zug."].concat(),
        TypedMovesError::TooMuch(text) => [
            "Hinter einem Zug stehen ein Datum, eine Uhr und eine Bank; ",
            text,
            " ist zu viel.",
        ]
        .concat(),
        TypedMovesError::Date(text, problem) => {
            let forms = match problem {
                CivilError::Date => " Ein Datum als 01.06.2026 oder 2026-06-01 schreiben.",
                CivilError::Shape | CivilError::Order | CivilError::Time => "",
            };
            let why = stamp_problem(*problem);
            [text, " wurde als Datum gelesen. ", why, forms].concat()
        }
        TypedMovesError::Number(text) => [
            text,
            " ist kein Zug. Eine Zeit braucht ihre Einheit, etwa 46 T.",
        ]
        .concat(),
        TypedMovesError::Sent(text) => [
            "In den Kommentar gehören Datum und Uhrzeit, etwa 2026.11.20,14:03, nicht ",
            text,
            ".",
        ]
        .concat(),
        TypedMovesError::Took(text) => [
            "In den Kommentar gehört eine Dauer, etwa [%emt 1:05:09], nicht ",
            text,
            ".",
        ]
        .concat(),
        TypedMovesError::UnclosedComment(_) => "Dem Kommentar hinter { fehlt das }.".into(),
        TypedMovesError::HalfShown(san) => ["Hinter ", san, " gehören Uhr und Bank."].concat(),
    }
}

fn length_problem(problem: DurationError) -> &'static str {
    match problem {
        DurationError::Empty => "Eine Zeit eingeben, etwa 46 T 20:00:00.",
        DurationError::Shape => "Nicht lesbar. Die Zeit so schreiben: 46 T 20:00:00.",
        DurationError::Range => "Eine Zeit von 0 bis 99\u{a0}999 Tagen eingeben.",
    }
}

fn why(why: &Explained, entry: &str, dated: Dated<'_>) -> String {
    let of = |parts: &[&str]| parts.concat();
    match *why {
        Explained::Agrees => {
            "Der Server zeigt dasselbe wie der Kontoauszug. Speichern, dass verglichen wurde."
                .into()
        }
        Explained::Rounding(unit) => of(&[
            "Der Server zeigt nur ganze ",
            match unit.get() {
                60 => "Minuten",
                3_600 => "Stunden",
                _ => "Tage",
            },
            ". Der Kontoauszug stimmt auf die Sekunde.",
        ]),
        Explained::Refill { amount, at } => of(&[
            "Ein Auffüllen um ",
            &length(amount),
            " wurde nicht eingetragen. Es kann am ",
            &dated(at),
            " gewesen sein.",
        ]),
        Explained::Stamp { off, .. } => of(&[
            "„",
            entry,
            "“ war ",
            &length(off.abs()),
            if off.is_positive() {
                " später"
            } else {
                " früher"
            },
            " als eingetragen.",
        ]),
        Explained::Interpretation(Refill::Automatic) => {
            "Nach jedem Zug füllt die Bank die Uhr von selbst auf.".into()
        }
        Explained::Interpretation(Refill::IncrementOnly) => {
            "Nach einem Zug erhält die Uhr nur die Zeitgutschrift; die Bank füllt nichts von selbst \
             auf."
                .into()
        }
        Explained::Reset(Reset::AfterLast) => {
            "Der Schutz greift erst beim Zug nach der letzten Zeitgutschrift.".into()
        }
        Explained::Reset(Reset::WithLast) => {
            "Der Schutz greift schon mit der letzten Zeitgutschrift.".into()
        }
        Explained::Openings(Openings::Apart) => {
            "Züge einer vorgegebenen Eröffnung zählen nicht: Jeder hat alle Zeitgutschriften.".into()
        }
        Explained::Openings(Openings::Counted) => {
            "Züge einer vorgegebenen Eröffnung zählen zu denen mit Zeitgutschrift.".into()
        }
        Explained::Opening { clock, bank } => of(&[
            "Das Turnier begann mit einer anderen Uhr oder Bank: Uhr ",
            &signed(clock),
            ", Bank ",
            &signed(bank),
            ".",
        ]),
        Explained::Increment(increment) => of(&[
            "Die Zeitgutschrift des Turniers ist ",
            &length(increment),
            ".",
        ]),
        Explained::Protection(Protection::None) => {
            "Das Turnier hat weder Sudden-Death-Schutz (SDP) noch garantierte Zeit (GT).".into()
        }
        Explained::Protection(Protection::GuaranteedTime) => {
            "Das Turnier hat garantierte Zeit (GT).".into()
        }
        Explained::Protection(Protection::SuddenDeath(days)) => of(&[
            "Das Turnier hat Sudden-Death-Schutz (SDP) von ",
            &of_days(days),
            ".",
        ]),
        Explained::TakenOver => {
            "Die früheren Züge haben hier keine Zeitstempel. Die Werte des Servers werden \
             übernommen, wie sie sind."
                .into()
        }
        Explained::Unknown { .. } => {
            "Kein bekannter Grund: Die Werte des Servers werden übernommen, wie sie sind.".into()
        }
    }
}

/// A difference with its sign.
fn signed(difference: Seconds) -> String {
    let sign = match difference.get() {
        0 => "\u{b1}",
        1.. => "+",
        _ => "\u{2212}",
    };
    [sign, &length(difference.abs())].concat()
}

fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Resignation => "Aufgabe",
        Ending::Agreement => "Vereinbarung",
        Ending::Claim => "Reklamation anerkannt",
        Ending::Time => "Zeitüberschreitung laut Server",
        Ending::Default => "Rücktritt oder kampflos",
        Ending::Adjudication => "Abschätzung",
    }
}

fn verdict(verdict: &GameEnd) -> String {
    let why = match verdict.why {
        GameEndReason::Board(BoardFact::Checkmate { .. }) => "Schachmatt",
        GameEndReason::Board(BoardFact::Stalemate) => "Patt",
        GameEndReason::Board(BoardFact::DeadPosition) => "tote Stellung",
        GameEndReason::Word(word) => ending(word),
        GameEndReason::Time => "Zeitüberschreitung",
    };
    [won(verdict.result), ": ", why].concat()
}

fn kind_name(kind: ActKind) -> &'static str {
    match kind {
        ActKind::Start => "Die Partie begann",
        ActKind::Move => "Ein Zug",
        ActKind::Refill => "Ein Auffüllen",
        ActKind::Claim => "Eine Reklamation wurde eingereicht",
        ActKind::Resolved => "Die Reklamation wurde entschieden",
        ActKind::Correction => "Was der Server zeigte",
        ActKind::Result => "Die Partie endete",
        ActKind::Substitution => "Ein Ersatzspieler übernahm",
        ActKind::Replacement => "Ein Nachfolger übernahm",
        ActKind::Transfer => "Der Mannschaftsführer buchte Zeit um",
    }
}

/// An entry in words; a move is given as it is written.
fn entry(entry: &Entry, played: &str, players: &ByColor<String>) -> String {
    let name = |side: &Color| name(players, *side);
    match &entry.act {
        Act::OfficialStart => "Die Partie beginnt mit ihrem Turnier".into(),
        Act::Start => "Die Partie beginnt".into(),
        Act::Move(_) => played.into(),
        Act::Refill { side, amount } => [&name(side), " füllt ", &length(*amount), " auf"].concat(),
        Act::Claim { by } => [&name(by), " reklamiert: Die Uhr steht"].concat(),
        Act::Resolved => "Die Reklamation ist entschieden: Die Uhr läuft wieder".into(),
        Act::Substitution { side, name: new } => {
            [color(*side), ": ", new, " übernimmt als Ersatzspieler"].concat()
        }
        Act::Replacement { side, name: new } => {
            [color(*side), ": ", new, " übernimmt als Nachfolger"].concat()
        }
        Act::Transfer { side, amount } => [
            "Der Mannschaftsführer von ",
            color(*side),
            " bucht ",
            &length(*amount),
            " auf die Uhr um",
        ]
        .concat(),
        Act::Correction { cause, .. } => match cause {
            Cause::Agrees => "Der Server zeigt dasselbe: geprüft".into(),
            Cause::Unknown => "Was der Server zeigt".into(),
            Cause::Refill => "Was der Server zeigt: Ein Auffüllen war nicht eingetragen".into(),
            Cause::Rounding => "Was der Server zeigt: Er rundet".into(),
            Cause::Stamp => "Was der Server zeigt: Ein Zeitstempel fehlte oder war falsch".into(),
            Cause::Interpretation => "Was der Server zeigt: Er legt die Regeln anders aus".into(),
            Cause::Event => "Was der Server zeigt: Das Turnier hat andere Parameter".into(),
        },
        Act::Result {
            result,
            ending: how,
        } => [won(*result), ": ", ending(*how)].concat(),
    }
}

fn won(result: GameResult) -> &'static str {
    match result {
        GameResult::Win(Color::White) => "Weiß gewinnt, 1–0",
        GameResult::Win(Color::Black) => "Schwarz gewinnt, 0–1",
        GameResult::Draw => "Remis, ½–½",
        GameResult::BothLose => "Beide verlieren, 0–0",
    }
}
