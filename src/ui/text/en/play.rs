//! A game on the board, in English.

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
        Color::White => "White begins with a move, or Black starts White\u{2019}s clock.",
        Color::Black => "Black begins with a move, or White starts Black\u{2019}s clock.",
    },
    to_move: |number, side, check| {
        [
            "Move ",
            &number.to_string(),
            ", ",
            color(side),
            if check {
                " to move, in check"
            } else {
                " to move"
            },
        ]
        .concat()
    },
    press_now: |side| [color(side), ": press to complete the move"].concat(),
    moves: "Moves",
    no_moves: "No moves yet",
    walk: "Walk through the moves",
    play_moves: "Play the moves",
    stop_moves: "Stop",
    first: "Starting position",
    last: "End of the line",
    before_first: "starting position",
    after: |san| ["After ", san].concat(),
    write_a_move: "Type a move",
    enter: "Move",
    move_problem,
    control: "Time control",
    position: "Set up and rules",
    facing: "The board faces",
    facing_name: |facing| match facing {
        Facing::OneSide => "One player",
        Facing::BothSides => "Both players",
        Facing::SideToMove => "The player to move",
    },
    flip: "Flip the board",
    take_back: "Take back",
    take_back_question: |san| {
        [
            "Do both agree to take back ",
            san,
            "? Both clocks go back with it.",
        ]
        .concat()
    },
    agreed: "Both agree",
    draw: "Draw",
    who_offers: "Who offers a draw?",
    offers: |name| [name, " offers a draw."].concat(),
    accept: "Accept",
    decline: "Decline",
    claim: "Claim draw",
    claim_question: "What is claimed?",
    claim_fifty: |with| claimed("50 moves", with),
    fifty_shown: |halfmoves| {
        [
            &(halfmoves / 2).to_string(),
            " moves by each player without a capture or a pawn move.",
        ]
        .concat()
    },
    claim_threefold: |with| claimed("Threefold repetition", with),
    repeated_after: "The same position after:",
    nothing_to_claim: |halfmoves| {
        [
            "No draw to claim: no threefold repetition; ",
            &(halfmoves / 2).to_string(),
            " of 50 moves without a capture or a pawn move.",
        ]
        .concat()
    },
    claim_first: |given| format!("What is claimed? A wrong claim gives the opponent {given} more."),
    claim_with: "With this move (leave empty to claim the position on the board)",
    claim_was_wrong: |words| ["The claim was wrong, the game goes on. ", words, "."].concat(),
    resign: "Resign",
    who_resigns: "Who resigns?",
    restore: "Play on from here",
    restore_question: |after| {
        [
            after,
            ": which times does the game go on with? Filled in are the clocks as they stood then (6.13).",
        ]
        .concat()
    },
    fen: "Position (FEN)",
    fen_problem,
    castles_as_chess960: "Castling here is as in Chess960.",
    over_there: "In this position the game is already over.",
    standard: "Starting position",
    chess960: "Random Chess960",
    clear: "Clear the board",
    pieces: "Pieces",
    nothing: "Take away",
    pressing: "The clock is pressed",
    by_move: "by the move",
    by_hand: "by hand, as at the table (6.7)",
    claiming: "Claims of repetition and of fifty moves",
    claims_shown: "the board shows what can be claimed",
    claims_judged: "claimed first, then judged: a wrong claim gives the opponent time (6.14, 9.5)",
    press_to_complete: "Press the clock to complete it.",
    first_flag_spoken: |side| {
        [
            color(side),
            "\u{2019}s first flag fell. ",
            color(side),
            " has extra time, to hold the draw. ",
            color(side.other()),
            " may claim a draw.",
        ]
        .concat()
    },
    position_as_text: "Position as text",
    clock_spoken: |side, time| [color(side), ": ", time, "."].concat(),
    clock_only: "Clock only",
    sound: "Sound",
    more: "More",
    witness_at: |at, all| {
        [
            "How it could still happen: ",
            &at.to_string(),
            " of ",
            &count(all as i64, "half-move", "half-moves"),
        ]
        .concat()
    },
    looking: |side| ["Could ", color(side), " still checkmate? Looking \u{2026}"].concat(),
    verdict,
    show_how: "Show how",
    ask_again: "Try again",
    no_solver: "The solver could not be loaded. The players decide.",
    dead,
    maybe_dead: "Perhaps neither side can checkmate any more: this could not be decided in time (5.2.2). Agree to a draw?",
    play_on: "Play on",
};

pub(super) const BESIDE: BesideText = BesideText {
    title: "Board",
    refusal,
    could_claim: |side| {
        [
            color(side),
            " can claim a draw: the opponent\u{2019}s first flag has fallen.",
        ]
        .concat()
    },
    claim_instead: "Claim the draw",
    earlier: "Previous move",
    later: "Next move",
    now: "Latest position",
    board: "Board",
    colours: "Colours of the squares",
    letters: "Letters of the pieces",
    letters_name: |letters| match letters {
        Letters::Own => "This language: K Q R B N",
        Letters::English => "English: K Q R B N",
        Letters::Figurines => "Figurines: ♔ ♕ ♖ ♗ ♘",
    },
    colours_name: |set| match set {
        BoardColours::Boxwood => "Boxwood",
        BoardColours::Green => "Green",
        BoardColours::Slate => "Slate",
        BoardColours::Contrast => "High contrast",
    },
    coordinates: "Show coordinates",
    keys_of_page: "Board: the game",
    keys_of_board: "Board: the squares",
    key_entry: "Type a move",
    key_press: "Press the clock of the side to move",
};

fn claimed(what: &str, with: Option<&str>) -> String {
    match with {
        Some(san) => [what, " with ", san].concat(),
        None => what.into(),
    }
}

fn refusal(why: SheetError) -> &'static str {
    match why {
        SheetError::Clock(why) => rejection(why),
        SheetError::IllegalMove => "That move is not legal.",
        SheetError::NotOnMove => "The other side\u{2019}s clock is running.",
        SheetError::NotStarted => "The game has not started yet.",
        SheetError::PressFirst => "Press the clock first: the move is not complete.",
        SheetError::MovePresses => "The move presses the clock.",
        SheetError::NoMoveMade => "Make a move on the board first.",
        SheetError::NothingToTakeBack => "There is no move to take back.",
        SheetError::NoOffer => "There is no draw offer to answer.",
        SheetError::OfferStands => "A draw has already been offered.",
        SheetError::NoClaim => "The position does not allow that claim.",
        SheetError::PositionIsGone => "That position is no longer part of the game.",
    }
}

fn dead(why: ByColor<Unwinnable>) -> String {
    let locked = |why: &Unwinnable| matches!(why, Unwinnable::Exhausted { locked: true, .. });
    [
        "Dead position: neither side can checkmate any more",
        if why.iter().any(locked) {
            ", because the pawns are locked"
        } else {
            ""
        },
        ". That ends the game at once (5.2.2).",
    ]
    .concat()
}

fn move_problem(problem: &MoveError) -> String {
    match problem {
        MoveError::Empty => "Type a move, such as Nf3 or g1f3.".into(),
        MoveError::NotAMove { at } => [
            "Not a move from character ",
            &(at + 1).to_string(),
            " on. Try Nf3 or g1f3.",
        ]
        .concat(),
        MoveError::NullMove => "A player cannot pass.".into(),
        MoveError::Ambiguous(moves) => {
            let mut text = String::from("Several pieces can do that: from ");
            for (index, played) in moves.iter().enumerate() {
                if index > 0 {
                    text.push_str(" or ");
                }
                if let Some(from) = played.from() {
                    text.push_str(&from.to_string());
                }
            }
            text.push('.');
            text
        }
        MoveError::NeedsPromotion { to, .. } => {
            ["Say what the pawn becomes, as in ", &to.to_string(), "=Q."].concat()
        }
        MoveError::Illegal(why) => illegal(*why),
    }
}

fn illegal(why: WhyIllegal) -> String {
    let at = |before: &str, square: shakmaty::Square, after: &str| {
        [before, &square.to_string(), after].concat()
    };
    match why {
        WhyIllegal::NoSuchPiece(piece) => ["No ", role(piece), " can do that."].concat(),
        WhyIllegal::EmptySquare(square) => at("There is no piece on ", square, "."),
        WhyIllegal::OpponentsPiece(square) => {
            at("The piece on ", square, " is the opponent\u{2019}s.")
        }
        WhyIllegal::OwnPiece(square) => at("Your own piece is on ", square, "."),
        WhyIllegal::CannotReach(square) => at("That piece cannot go to ", square, "."),
        WhyIllegal::Blocked(square) => at("Something is in the way to ", square, "."),
        WhyIllegal::NothingToCapture(square) => at("There is nothing to capture on ", square, "."),
        WhyIllegal::KingInCheck => "That would leave your king in check.".into(),
        WhyIllegal::Promotion => "That promotion is not possible.".into(),
        WhyIllegal::CastlingLost => "King or rook has moved: no castling on that side.".into(),
        WhyIllegal::CastlingBlocked => "Something is in the way of castling.".into(),
        WhyIllegal::CastlingInCheck => "No castling out of check.".into(),
        WhyIllegal::CastlingThroughCheck => "No castling through an attacked square.".into(),
    }
}

fn fen_problem(problem: &FenError) -> String {
    let words: Vec<String> = problem.faults.iter().map(fen_fault).collect();
    words.join(" ")
}

fn fen_fault(fault: &FenProblem) -> String {
    let field = match fault.field {
        FenField::Board => "pieces",
        FenField::Turn => "side to move",
        FenField::Castling => "castling",
        FenField::EnPassant => "en passant",
        FenField::Halfmoves => "halfmoves",
        FenField::Move => "move number",
        FenField::Rest => "end",
    };
    let number = |n: u8| n.to_string();
    let what = match fault.kind {
        FenProblemKind::TooLong => "the text is too long for a position".into(),
        FenProblemKind::Missing => "it is missing".into(),
        FenProblemKind::Character(c) => {
            ["\u{201c}", &c.to_string(), "\u{201d} means nothing here"].concat()
        }
        FenProblemKind::RankTooLong(rank) => {
            ["rank ", &number(rank), " has more than 8 squares"].concat()
        }
        FenProblemKind::RankTooShort(rank, has) => [
            "rank ",
            &number(rank),
            " has only ",
            &count(has.into(), "square", "squares"),
        ]
        .concat(),
        FenProblemKind::TooFewRanks(1) => "there is only 1 rank".into(),
        FenProblemKind::TooFewRanks(has) => ["there are only ", &number(has), " ranks"].concat(),
        FenProblemKind::NoRanks => "these are not ranks of pieces, like rnbqkbnr/pppppppp/8".into(),
        FenProblemKind::TooManyRanks => "there are more than 8 ranks".into(),
        FenProblemKind::NumbersTogether => "two numbers side by side: write their sum".into(),
        FenProblemKind::CapitalTurn => "the side to move is a small w or b".into(),
        FenProblemKind::OutOfRange(low, high) => [
            "it should be a number from ",
            &low.to_string(),
            " to ",
            &high.to_string(),
        ]
        .concat(),
        FenProblemKind::NotANumber => "it is not a whole number".into(),
        FenProblemKind::Extra => "there is more than a position has".into(),
        FenProblemKind::EmptyBoard => "there is no piece".into(),
        FenProblemKind::NoKing(side) => [color(side), " has no king"].concat(),
        FenProblemKind::Kings(side) => [color(side), " has more than one king"].concat(),
        FenProblemKind::PawnOnBackRank => "a pawn is on the first or last rank".into(),
        FenProblemKind::Castling => "king and rook are not where that castling needs them".into(),
        FenProblemKind::EnPassant => "no pawn can just have passed that square".into(),
        FenProblemKind::OpponentInCheck => "the side not to move is in check".into(),
        FenProblemKind::ImpossibleCheck => "no move can have given these checks".into(),
        FenProblemKind::TooMuchMaterial => "there are more pieces than promotions explain".into(),
    };
    [
        "Character ",
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
            [side, " has checkmated."].concat()
        }
        Winnability::CanMate(helpmate) => [
            side,
            if helpmate.is_shortest() {
                " could still checkmate: the quickest mate takes "
            } else {
                " could still checkmate: the quickest mate found takes "
            },
            &count(helpmate.moves().len() as i64, "half-move", "half-moves"),
            ".",
        ]
        .concat(),
        Winnability::Cannot(why) => {
            let why = match *why {
                Unwinnable::Mated => "is checkmated".into(),
                Unwinnable::Stalemate => "cannot checkmate: it is stalemate".into(),
                Unwinnable::BareKing => "cannot checkmate: it has only the king".into(),
                Unwinnable::Material => {
                    "cannot checkmate with these pieces, wherever they stand".into()
                }
                Unwinnable::Exhausted { positions, locked } => exhausted(positions.into(), locked),
                Unwinnable::Proved => {
                    "cannot checkmate by any series of legal moves: the solver has a proof".into()
                }
            };
            [side, " ", &why, "."].concat()
        }
        Winnability::Undetermined(why) => {
            let why = match why {
                Open::TooLong => "the search took too long",
                Open::Unresolved => "the search reached its limits",
                Open::Castling => "it may depend on castling as in Chess960",
                Open::TooManyPieces => "a side has more than 16 pieces",
                Open::Disputed => "the answer did not hold when it was checked",
            };
            [
                "It is not decided whether ",
                side,
                " could still checkmate: ",
                why,
                ". The players or the arbiter decide.",
            ]
            .concat()
        }
    }
}

/// Why no position that can still arise is a mate.
fn exhausted(positions: i64, locked: bool) -> String {
    let why = if locked {
        ", because the pawns are locked for good"
    } else {
        ""
    };
    if positions == 1 {
        return [
            "cannot checkmate: the only position that can still arise is no mate",
            why,
        ]
        .concat();
    }
    [
        "cannot checkmate: of all ",
        &positions.to_string(),
        " positions that can still arise, none is a mate",
        why,
    ]
    .concat()
}
