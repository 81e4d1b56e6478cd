//! Moves and squares of a board, verdicts on positions, and errors of games.

use std::collections::HashMap;

use shakmaty::{Chess, Color as Side, Move, Position as _, Role, Square};

use super::samples::{COMBINED, Samples, all, combined};
use super::setups::Random;
use crate::clock::Color;
use crate::game::fen::{FenError, FenField, FenProblem, FenProblemKind};
use crate::game::material::MaterialVerdict;
use crate::game::notation::alphabet::Alphabet;
use crate::game::notation::{MoveError, WhyIllegal};
use crate::game::pgn::{MovePlace, PgnError, PgnErrorKind};
use crate::game::sheet::SheetError;
use crate::game::spoken::{Castling, Spoken};
use crate::game::winnability::message::Said;
use crate::game::winnability::{Open, Unwinnable, Winnability};
use crate::game::{MoveHistory, Start};
use crate::settings::{BoardColours, Facing, Letters};
use crate::ui::text::board::SquareText;

/// How many random games the moves come from, and how long each is at most.
const GAMES: (u64, usize) = (24, 120);

/// How many moves there are that are spoken alike.
const ALIKE: u32 = 4;

const FOOL: &str = "f2f3 e7e5 g2g4 d8h4";
const SCHOLAR: &str = "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7";

/// A random game, always the same of a number.
fn game(number: u64) -> MoveHistory {
    let mut random = Random(number);
    let mut line = MoveHistory::new(Start::standard());
    for _ in 0..GAMES.1 {
        let position = line.positions().last().expect("a line has a position");
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let play = moves[random.below(moves.len())];
        let uci = play.to_uci(shakmaty::CastlingMode::Standard);
        line.play_uci(&uci.to_string()).expect("a legal move");
    }
    line
}

/// The legal moves of random games, and of two that end in mate: a few of all that are spoken alike
/// but for their squares.
impl Samples for Spoken {
    fn samples() -> Vec<Self> {
        let mut games: Vec<MoveHistory> = (0..GAMES.0).map(game).collect();
        for uci in [FOOL, SCHOLAR] {
            let mut line = MoveHistory::new(Start::standard());
            for uci in uci.split(' ') {
                line.play_uci(uci).expect("a legal move");
            }
            games.push(line);
        }
        let mut seen = HashMap::new();
        let mut all = Vec::new();
        for position in games.iter().flat_map(MoveHistory::positions) {
            for play in position.legal_moves() {
                let spoken = Spoken::of(position, play);
                let (from, to) = (Square::A1, Square::A1);
                let times = seen.entry(Spoken { from, to, ..spoken }).or_insert(0);
                *times += 1;
                if *times <= ALIKE {
                    all.push(spoken);
                }
            }
        }
        all
    }
}

/// The moves of a position in the middle of a game.
impl Samples for Move {
    fn samples() -> Vec<Self> {
        let game = game(1);
        let position = game.positions().get(30).expect("a long game");
        position.legal_moves().into_iter().collect()
    }
}

impl Samples for Square {
    fn samples() -> Vec<Self> {
        Square::ALL.to_vec()
    }
}

/// Every square, and every state of one.
impl Samples for SquareText {
    fn samples() -> Vec<Self> {
        let square = |square: Option<Square>| {
            combined(COMBINED, |parts| SquareText {
                square: square.unwrap_or_else(|| parts.next()),
                piece: parts.next(),
                chosen: parts.next(),
                goal: parts.next(),
                check: parts.next(),
            })
        };
        [square(None), square(Some(Square::E4))].concat()
    }
}

/// No mate, and helpmates of many lengths, proved to be the shortest or not.
impl Samples for Winnability {
    fn samples() -> Vec<Self> {
        let and_back = "g1f3 g8f6 f3g1 f6g8 ";
        let mut found = Vec::new();
        for played in 0..=FOOL.split(' ').count() {
            let mut position = Chess::default();
            let mut line = FOOL.split(' ').map(str::to_owned);
            for uci in line.by_ref().take(played) {
                let uci: shakmaty::uci::UciMove = uci.parse().expect("a move");
                position.play_unchecked(uci.to_move(&position).expect("a legal move"));
            }
            let rest: Vec<String> = line.collect();
            found.push((position, rest));
        }
        for times in [1, 2, 5, 25] {
            let line = and_back.repeat(times) + FOOL;
            let line = line.split(' ').map(str::to_owned).collect();
            found.push((Chess::default(), line));
        }
        let mates = found.into_iter().flat_map(|(position, moves)| {
            [false, true].map(|shortest| {
                let moves = moves.clone();
                Said::Mate { moves, shortest }.check(&position, Color::Black)
            })
        });
        let mut verdicts: Vec<Winnability> = mates.collect();
        verdicts.extend(all::<Unwinnable>().iter().copied().map(Winnability::Cannot));
        verdicts.extend(all::<Open>().iter().copied().map(Winnability::Undetermined));
        for verdict in &verdicts {
            match verdict {
                Winnability::CanMate(_) | Winnability::Cannot(_) | Winnability::Undetermined(_) => {
                }
            }
        }
        verdicts
    }
}

/// Each fault by itself, and several.
impl Samples for FenError {
    fn samples() -> Vec<Self> {
        let lists = all::<Vec<FenProblem>>();
        let faults = lists.iter().filter(|faults| !faults.is_empty()).cloned();
        faults.map(|faults| FenError { faults }).collect()
    }
}

impl Samples for Alphabet {
    fn samples() -> Vec<Self> {
        vec![Alphabet::ENGLISH, Alphabet::GERMAN]
    }
}

every! { struct FenProblem { field, at, kind } }
every! { struct MovePlace { number, side } }
every! { struct PgnError { line, column, kind } }

every! { BoardColours { Boxwood, Green, Slate, Contrast } }
every! { Castling { Kingside, Queenside } }
every! { Facing { OneSide, BothSides, SideToMove } }
every! { FenField { Board, Turn, Castling, EnPassant, Halfmoves, Move, Rest } }
every! {
    FenProblemKind {
        TooLong, Missing, Character(letter), RankTooLong(rank), RankTooShort(rank, files),
        TooFewRanks(ranks), NoRanks, TooManyRanks, NumbersTogether, CapitalTurn, NotANumber,
        OutOfRange(least, most), Extra, EmptyBoard, NoKing(color), Kings(color), PawnOnBackRank,
        Castling, EnPassant, OpponentInCheck, ImpossibleCheck, TooMuchMaterial,
    }
}
every! { Letters { Own, English, Figurines } }
every! { MaterialVerdict { Cannot, Can, DependsOnPosition } }
every! {
    MoveError {
        Empty, NotAMove { at }, NullMove, Ambiguous(moves), NeedsPromotion { from, to },
        Illegal(why),
    }
}
every! { Open { TooLong, Unresolved, Castling, TooManyPieces, Disputed } }
every! {
    PgnErrorKind {
        TooLarge, TooManyGames, Tag, UnclosedTag, BareQuotes, Start(error),
        ImpossibleRights(error), Chess960, Variant(name), Move { text, why, place }, Letters(letters),
        Pass(place), Sign(sign), NagWithoutMove(nag), Nag(nag), NothingToVary, TooDeep,
        UnclosedVariation, StrayClose, UnclosedComment, StrayBrace, TooLargeToKeep,
        Result(result), BothLost, AfterResult(text), ResultsDiffer,
    }
}
every! { Role { Pawn, Knight, Bishop, Rook, Queen, King } }
every! {
    SheetError {
        Clock(why), IllegalMove, NotOnMove, NotStarted, PressFirst, MovePresses, NoMoveMade,
        NothingToTakeBack, NoOffer, OfferStands, NoClaim, PositionIsGone,
    }
}
every! { Side { White, Black } }
every! {
    Unwinnable { Mated, Stalemate, BareKing, Material, Exhausted { positions, locked }, Proved }
}
every! {
    WhyIllegal {
        NoSuchPiece(role), EmptySquare(square), OpponentsPiece(square), OwnPiece(square),
        CannotReach(square), Blocked(square), NothingToCapture(square), KingInCheck, Promotion,
        CastlingLost, CastlingBlocked, CastlingInCheck, CastlingThroughCheck,
    }
}
