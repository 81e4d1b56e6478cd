//! A game on the board, in German.

use shakmaty::{Role, Square};

use super::{color, count, rejection, role};
use crate::clock::{ByColor, Color};
use crate::game::fen::{FenError, FenField, FenProblem, FenProblemKind};
use crate::game::notation::{MoveError, WhyIllegal};
use crate::game::sheet::SheetError;
use crate::game::winnability::Open;
use crate::game::{Unwinnable, Winnability};
use crate::settings::Facing;
use crate::settings::{BoardColours, Letters};
use crate::ui::text::play::{BesideText, PlayText};

pub(super) const PLAY: PlayText = PlayText {
    ready: |begins| match begins {
        Color::White => "Weiß beginnt mit einem Zug, oder Schwarz startet die Uhr von Weiß.",
        Color::Black => "Schwarz beginnt mit einem Zug, oder Weiß startet die Uhr von Schwarz.",
    },
    to_move: |number, side, check| {
        let check = if check { ", im Schach" } else { "" };
        [
            "Zug ",
            &number.to_string(),
            ", ",
            color(side),
            " am Zug",
            check,
        ]
        .concat()
    },
    press_now: |side| [color(side), ": Zug mit der Uhr abschließen"].concat(),
    moves: "Züge",
    no_moves: "Noch keine Züge",
    walk: "Durch die Züge gehen",
    play_moves: "Züge abspielen",
    stop_moves: "Anhalten",
    first: "Anfangsstellung",
    last: "Ende der Variante",
    before_first: "Anfangsstellung",
    after: |san| ["Nach ", san].concat(),
    write_a_move: "Zug eingeben",
    enter: "Ziehen",
    move_problem,
    control: "Bedenk\u{ad}zeit",
    position: "Aufbau und Regeln",
    facing: "Das Brett zeigt zu",
    facing_name: |facing| match facing {
        Facing::OneSide => "einer Seite",
        Facing::BothSides => "beiden Spielern",
        Facing::SideToMove => "der Seite am Zug",
    },
    flip: "Brett drehen",
    take_back: "Zug zurück\u{ad}nehmen",
    take_back_question: |san| {
        [
            "Wollen beide ",
            san,
            " zurücknehmen? Auch beide Uhren gehen zurück.",
        ]
        .concat()
    },
    agreed: "Ja, beide",
    draw: "Remis",
    who_offers: "Wer bietet Remis an?",
    offers: |name| [name, " bietet Remis an."].concat(),
    accept: "Annehmen",
    decline: "Ablehnen",
    claim: "Remis reklamieren",
    claim_question: "Was wird reklamiert?",
    claim_fifty: |with| claimed("50 Züge", with),
    fifty_shown: |halfmoves| {
        [
            "Je Spieler ",
            &count((halfmoves / 2).into(), "Zug", "Züge"),
            " ohne Schlagen und ohne Bauernzug.",
        ]
        .concat()
    },
    claim_threefold: |with| claimed("Dreimal dieselbe Stellung", with),
    repeated_after: "Dieselbe Stellung nach:",
    nothing_to_claim: |halfmoves| {
        [
            "Kein Remis zu reklamieren: keine Stellung zum dritten Mal; ",
            &(halfmoves / 2).to_string(),
            " von 50 Zügen ohne Schlagen und ohne Bauernzug.",
        ]
        .concat()
    },
    claim_first: |given| {
        format!("Was wird reklamiert? Ist es falsch, bekommt der Gegner {given} dazu.")
    },
    claim_with: "Mit diesem Zug (leer lassen für die Stellung auf dem Brett)",
    claim_was_wrong: |words| {
        [
            "Die Reklamation war falsch, die Partie geht weiter. ",
            words,
            ".",
        ]
        .concat()
    },
    resign: "Auf\u{ad}geben",
    who_resigns: "Wer gibt auf?",
    restore: "Von hier weiter\u{ad}spielen",
    restore_question: |after| {
        [
            after,
            ": Mit welchen Zeiten geht es weiter? Eingetragen ist, was die Uhren damals zeigten \
             (6.13).",
        ]
        .concat()
    },
    fen: "Stellung (FEN)",
    fen_problem,
    castles_as_chess960: "Hier wird wie im Chess960 rochiert.",
    over_there: "In dieser Stellung ist die Partie schon zu Ende.",
    standard: "Grundstellung",
    chess960: "Chess960 auslosen",
    clear: "Brett leeren",
    pieces: "Figuren",
    nothing: "Wegnehmen",
    pressing: "Die Uhr wird gedrückt",
    by_move: "durch den Zug",
    by_hand: "von Hand, wie am Tisch (6.7)",
    claiming: "Reklamation wegen Stellungswiederholung oder 50 Zügen",
    claims_shown: "das Brett zeigt, was sich reklamieren lässt",
    claims_judged: "erst reklamieren, dann prüfen: eine falsche Reklamation gibt dem Gegner Zeit (6.14, 9.5)",
    press_to_complete: "Zum Abschließen die Uhr drücken.",
    first_flag_spoken: |side| {
        [
            "Das erste Fallblättchen von ",
            color(side),
            " ist gefallen. ",
            color(side),
            " hat Zusatzzeit, um remis zu halten. ",
            color(side.other()),
            " darf Remis reklamieren.",
        ]
        .concat()
    },
    position_as_text: "Stellung als Text",
    clock_spoken: |side, time| [color(side), ": ", time, "."].concat(),
    clock_only: "Nur die Uhr",
    sound: "Ton",
    more: "Mehr",
    witness_at: |at, all| {
        [
            "So ginge es noch: ",
            &at.to_string(),
            " von ",
            &count(all as i64, "Halbzug", "Halbzügen"),
        ]
        .concat()
    },
    looking: |side| {
        [
            "Könnte ",
            color(side),
            " noch mattsetzen? Wird geprüft \u{2026}",
        ]
        .concat()
    },
    verdict,
    show_how: "Zeigen, wie",
    ask_again: "Erneut versuchen",
    no_solver: "Das Prüfprogramm ließ sich nicht laden. Es entscheiden die Spieler.",
    dead,
    maybe_dead: "Vielleicht kann keine Seite mehr mattsetzen: Das ließ sich nicht rechtzeitig \
                 entscheiden (5.2.2). Remis vereinbaren?",
    play_on: "Weiterspielen",
};

pub(super) const BESIDE: BesideText = BesideText {
    title: "Brett",
    refusal,
    could_claim: |side| {
        [
            color(side),
            " kann Remis reklamieren: Das erste Fallblättchen des Gegners ist gefallen.",
        ]
        .concat()
    },
    claim_instead: "Remis reklamieren",
    earlier: "Ein Zug zurück",
    later: "Ein Zug weiter",
    now: "Aktuelle Stellung",
    board: "Brett",
    colours: "Farben der Felder",
    letters: "Buchstaben der Figuren",
    letters_name: |letters| match letters {
        Letters::Own => "Wie die Sprache: K D T L S",
        Letters::English => "Englisch: K Q R B N",
        Letters::Figurines => "Figurinen: ♔ ♕ ♖ ♗ ♘",
    },
    colours_name: |set| match set {
        BoardColours::Boxwood => "Buchsbaum",
        BoardColours::Green => "Grün",
        BoardColours::Slate => "Schiefer",
        BoardColours::Contrast => "Hoher Kontrast",
    },
    coordinates: "Koordinaten anzeigen",
    keys_of_page: "Brett: die Partie",
    keys_of_board: "Brett: die Felder",
    key_entry: "Zug eingeben",
    key_press: "Uhr der Seite am Zug drücken",
};

fn claimed(what: &str, with: Option<&str>) -> String {
    match with {
        Some(san) => [what, " mit ", san].concat(),
        None => what.into(),
    }
}

fn refusal(why: SheetError) -> &'static str {
    match why {
        SheetError::Clock(why) => rejection(why),
        SheetError::IllegalMove => "Dieser Zug ist regelwidrig.",
        SheetError::NotOnMove => "Es läuft die Uhr der anderen Seite.",
        SheetError::NotStarted => "Die Partie hat noch nicht begonnen.",
        SheetError::PressFirst => "Zuerst die Uhr drücken: Der Zug ist noch nicht abgeschlossen.",
        SheetError::MovePresses => "Die Uhr wird durch den Zug gedrückt.",
        SheetError::NoMoveMade => "Zuerst auf dem Brett ziehen.",
        SheetError::NothingToTakeBack => "Es gibt keinen Zug zurückzunehmen.",
        SheetError::NoOffer => "Es gibt kein Remisangebot.",
        SheetError::OfferStands => "Remis ist schon angeboten.",
        SheetError::NoClaim => "In dieser Stellung lässt sich das nicht reklamieren.",
        SheetError::PositionIsGone => "Diese Stellung gehört nicht mehr zur Partie.",
    }
}

fn on(square: Square, before: &str, after: &str) -> String {
    [before, &square.to_string(), after].concat()
}

fn dead(why: ByColor<Unwinnable>) -> String {
    let locked = |why: &Unwinnable| matches!(why, Unwinnable::Exhausted { locked: true, .. });
    [
        "Tote Stellung: Keine Seite kann mehr mattsetzen",
        if why.iter().any(locked) {
            ", denn die Bauern sind blockiert"
        } else {
            ""
        },
        ". Damit ist die Partie sofort zu Ende (5.2.2).",
    ]
    .concat()
}

pub(super) fn move_problem(problem: &MoveError) -> String {
    match problem {
        MoveError::Empty => "Einen Zug eingeben, etwa exd5 oder g1f3.".into(),
        MoveError::NotAMove { at } => [
            "Ab Zeichen ",
            &(at + 1).to_string(),
            " ist das kein Zug. Möglich wäre exd5 oder g1f3.",
        ]
        .concat(),
        MoveError::NullMove => "Niemand kann aussetzen.".into(),
        MoveError::Ambiguous(moves) => {
            let mut text = String::from("Das können mehrere Figuren: von ");
            for (index, played) in moves.iter().enumerate() {
                if index > 0 {
                    text.push_str(" oder ");
                }
                if let Some(from) = played.from() {
                    text.push_str(&from.to_string());
                }
            }
            text.push('.');
            text
        }
        MoveError::NeedsPromotion { to, .. } => {
            on(*to, "Angeben, was der Bauer wird, etwa ", "=Q.")
        }
        MoveError::Illegal(why) => illegal(*why),
    }
}

fn illegal(why: WhyIllegal) -> String {
    match why {
        WhyIllegal::NoSuchPiece(piece) => {
            let none = match piece {
                Role::Queen => "Keine ",
                _ => "Kein ",
            };
            [none, role(piece), " kann das."].concat()
        }
        WhyIllegal::EmptySquare(square) => on(square, "Auf ", " steht keine Figur."),
        WhyIllegal::OpponentsPiece(square) => on(square, "Die Figur auf ", " gehört dem Gegner."),
        WhyIllegal::OwnPiece(square) => on(square, "Auf ", " steht eine eigene Figur."),
        WhyIllegal::CannotReach(square) => on(square, "Diese Figur kann nicht nach ", " ziehen."),
        WhyIllegal::Blocked(square) => on(square, "Der Weg nach ", " ist versperrt."),
        WhyIllegal::NothingToCapture(square) => on(square, "Auf ", " ist nichts zu schlagen."),
        WhyIllegal::KingInCheck => "Der eigene König stünde im Schach.".into(),
        WhyIllegal::Promotion => "Das kann ein Bauer dort nicht werden.".into(),
        WhyIllegal::CastlingLost => {
            "König oder Turm hat schon gezogen: Diese Rochade gibt es nicht mehr.".into()
        }
        WhyIllegal::CastlingBlocked => "Der Rochade steht etwas im Weg.".into(),
        WhyIllegal::CastlingInCheck => "Keine Rochade, wenn der König im Schach steht.".into(),
        WhyIllegal::CastlingThroughCheck => "Keine Rochade über ein angegriffenes Feld.".into(),
    }
}

pub(super) fn fen_problem(problem: &FenError) -> String {
    let words: Vec<String> = problem.faults.iter().map(fen_fault).collect();
    words.join(" ")
}

fn fen_fault(fault: &FenProblem) -> String {
    let field = match fault.field {
        FenField::Board => "Figuren",
        FenField::Turn => "Seite am Zug",
        FenField::Castling => "Rochade",
        FenField::EnPassant => "en passant",
        FenField::Halfmoves => "Halbzüge",
        FenField::Move => "Zugnummer",
        FenField::Rest => "Ende",
    };
    let number = |n: u8| n.to_string();
    let what = match fault.kind {
        FenProblemKind::TooLong => "Der Text ist zu lang für eine Stellung".into(),
        FenProblemKind::Missing => "Die Angabe fehlt".into(),
        FenProblemKind::Character(c) => ["„", &c.to_string(), "“ bedeutet hier nichts"].concat(),
        FenProblemKind::RankTooLong(rank) => {
            ["Reihe ", &number(rank), " hat mehr als 8 Felder"].concat()
        }
        FenProblemKind::RankTooShort(rank, has) => [
            "Reihe ",
            &number(rank),
            " hat nur ",
            &count(has.into(), "Feld", "Felder"),
        ]
        .concat(),
        FenProblemKind::TooFewRanks(has) => {
            ["Es gibt nur ", &count(has.into(), "Reihe", "Reihen")].concat()
        }
        FenProblemKind::NoRanks => {
            "Das sind keine Reihen von Figuren, etwa rnbqkbnr/pppppppp/8".into()
        }
        FenProblemKind::TooManyRanks => "Es gibt mehr als 8 Reihen".into(),
        FenProblemKind::NumbersTogether => {
            "Zwei Zahlen stehen nebeneinander: Dort gehört ihre Summe hin".into()
        }
        FenProblemKind::CapitalTurn => {
            "Wer am Zug ist, wird mit kleinem w oder b geschrieben".into()
        }
        FenProblemKind::OutOfRange(low, high) => [
            "Hier steht eine Zahl von ",
            &low.to_string(),
            " bis ",
            &high.to_string(),
        ]
        .concat(),
        FenProblemKind::NotANumber => "Das ist keine ganze Zahl".into(),
        FenProblemKind::Extra => "Hier steht mehr, als zu einer Stellung gehört".into(),
        FenProblemKind::EmptyBoard => "Es gibt keine Figur".into(),
        FenProblemKind::NoKing(side) => [color(side), " hat keinen König"].concat(),
        FenProblemKind::Kings(side) => [color(side), " hat mehr als einen König"].concat(),
        FenProblemKind::PawnOnBackRank => {
            "Ein Bauer steht auf der ersten oder letzten Reihe".into()
        }
        FenProblemKind::Castling => {
            "König und Turm stehen nicht, wie diese Rochade es braucht".into()
        }
        FenProblemKind::EnPassant => "Über dieses Feld kann soeben kein Bauer gezogen sein".into(),
        FenProblemKind::OpponentInCheck => {
            "Die Seite, die nicht am Zug ist, steht im Schach".into()
        }
        FenProblemKind::ImpossibleCheck => "Kein Zug kann so Schach gegeben haben".into(),
        FenProblemKind::TooMuchMaterial => {
            "Es gibt mehr Figuren, als durch Umwandlung entstehen können".into()
        }
    };
    [
        "Zeichen ",
        &(fault.at + 1).to_string(),
        ", ",
        field,
        ": ",
        &what,
        ".",
    ]
    .concat()
}

/// Whether that side could still checkmate, and why not.
fn verdict(side: Color, verdict: &Winnability) -> String {
    let side = color(side);
    match verdict {
        Winnability::CanMate(helpmate) if helpmate.moves().is_empty() => {
            [side, " hat mattgesetzt."].concat()
        }
        Winnability::CanMate(helpmate) => [
            side,
            if helpmate.is_shortest() {
                " könnte noch mattsetzen: Das schnellste Matt braucht "
            } else {
                " könnte noch mattsetzen: Das schnellste gefundene Matt braucht "
            },
            &count(helpmate.moves().len() as i64, "Halbzug", "Halbzüge"),
            ".",
        ]
        .concat(),
        Winnability::Cannot(why) => {
            let why = match *why {
                Unwinnable::Mated => "ist selbst matt".into(),
                Unwinnable::Stalemate => "kann nicht mattsetzen: Es ist patt".into(),
                Unwinnable::BareKing => "kann nicht mattsetzen: Es ist nur der König übrig".into(),
                Unwinnable::Material => {
                    "kann mit diesen Figuren nicht mattsetzen, wo immer sie stehen".into()
                }
                Unwinnable::Exhausted { positions, locked } => exhausted(positions.into(), locked),
                Unwinnable::Proved => {
                    "kann durch keine Folge regelgemäßer Züge mattsetzen: Das ist bewiesen".into()
                }
            };
            [side, " ", &why, "."].concat()
        }
        Winnability::Undetermined(why) => {
            let why = match why {
                Open::TooLong => "Die Suche dauerte zu lange",
                Open::Unresolved => "Die Suche kam an ihre Grenzen",
                Open::Castling => "Es könnte von einer Rochade wie im Chess960 abhängen",
                Open::TooManyPieces => "Eine Seite hat mehr als 16 Figuren",
                Open::Disputed => "Die Antwort hielt der Nachprüfung nicht stand",
            };
            [
                "Es ist nicht entschieden, ob ",
                side,
                " noch mattsetzen könnte: ",
                why,
                ". Es entscheiden die Spieler oder der Schiedsrichter.",
            ]
            .concat()
        }
    }
}

fn exhausted(positions: i64, locked: bool) -> String {
    let locked = if locked {
        ", denn die Bauern sind für immer blockiert"
    } else {
        ""
    };
    if positions == 1 {
        return [
            "kann nicht mattsetzen: Die einzige Stellung, die noch entstehen kann, ist kein Matt",
            locked,
        ]
        .concat();
    }
    [
        "kann nicht mattsetzen: Von allen ",
        &positions.to_string(),
        " Stellungen, die noch entstehen können, ist keine ein Matt",
        locked,
    ]
    .concat()
}
