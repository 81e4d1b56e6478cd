//! Can that side still win? Article 6.9: "the game is drawn, if the position is such that the
//! opponent cannot checkmate the player by any possible series of legal moves (i.e. by the most
//! unskilled counterplay)".
//!
//! The question has two sides: the *winner*, which may or may not be able to checkmate, and the
//! other, which helps. A line of moves to such a mate is a [`Helpmate`]. A [`Winnability`] has one
//! of three values, and is never guessed:
//!
//! | stage | proves that it can | proves that it cannot | cannot decide |
//! | --- | --- | --- | --- |
//! | 1. over: [`quick`] | the winner has mated | the winner is mated, or it is stalemate (articles 5.1 and 5.2, which 6.9 excepts) | every position with a move |
//! | 2. material: [`quick`] | nothing | no arrangement of these pieces, or of any that they can become, is a mate by the winner: a bare king; a knight against at most queens; bishops of one colour of squares where no knight, no pawn and no bishop of the other is left | whether *this* arrangement can lead to one |
//! | 3. chasolver's fast check | nothing | forced lines, short full searches, locked pawns by deduction | whatever is left, often by design |
//! | 4. chasolver's search | a helpmate, which is replayed by shakmaty's rules before anyone sees it | a search that came to its end, or a deduction about which squares and pieces can never be reached | what is left when its limits are reached; its author knows of no legal position where that happens |
//! | 5. examining every position, [`explore`](explore::explore) | a helpmate, and that none is shorter | every position that can arise was examined, and none is a mate; this is a second opinion by other rules code than stage 3 and 4 have | more positions than it is given to look at |
//!
//! Stages 1 and 2 are here. The others are the solver's, a program of its own (feature `solver`),
//! which runs in a web worker and is ended by the page if it takes too long: [`Open::TooLong`].
//!
//! A position in which neither side can checkmate is *dead* (5.2.2). [`wall`] guesses when it is
//! worth asking.
//!
//! # What each rests on
//! - Stage 2 is shakmaty's `has_insufficient_material`, which depends only on the pieces that there
//!   are, and is right whenever it says yes.
//! - Stages 3 and 4 are chasolver's, whose method is published (*FUN 2022*) and whose answers are
//!   compared with all known ones: some in `tests/game/winnability.rs`, all in `benches/winning.rs`.
//!   Its helpmates are checked one by one; its proofs that there is none can only be trusted, or
//!   confirmed by stage 5: [`Unwinnable::Exhausted`].
//! - A helpmate is shortened before it is shown: by [`explore`](explore::explore), which proves
//!   that none is shorter, and by [`hunt`](hunt::hunt) and [`shorten`](explore::shorten), which do
//!   not: [`Helpmate::is_shortest`].
//!
//! # Readings
//! - *Series of legal moves* is read without the rules that end a game by counting moves or
//!   repetitions (9.6 of later editions) or by a dead position on the way (5.2b): a helpmate may be
//!   longer than they would allow.
//! - Castling counts as legal while the position has the right to it. The solver of stages 3 and 4
//!   does not know Chess960 castling from unusual squares. Without the right, fewer moves are legal
//!   and no others: a helpmate found is valid, but a proof that there is none is not. Then only
//!   stage 5 can decide: [`Open::Castling`].

pub mod explore;
mod helpmate;
pub mod hunt;
pub mod message;
#[cfg(feature = "solver")]
pub mod solve;
pub mod wall;

pub use helpmate::Helpmate;

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Position};

use crate::clock::{Color, Outcome};

/// Whether a side can still checkmate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winnability {
    /// Yes; this helpmate proves it.
    CanMate(Helpmate),
    /// It cannot, whatever both sides do.
    Cannot(Unwinnable),
    /// Not decided: for the players or the arbiter.
    Undetermined(Open),
}

impl Winnability {
    /// The result of the second illegal move of a side, if this is about the opponent, the `winner`
    /// (7.5.5): as after a fallen flag.
    pub const fn result_of_illegal_moves(&self, winner: Color) -> Option<Outcome> {
        match self {
            Winnability::CanMate(_) => Some(Outcome::lost_by_illegal_moves(winner.other())),
            Winnability::Cannot(_) => Some(Outcome::DRAWN_BY_ILLEGAL_MOVES),
            Winnability::Undetermined(_) => None,
        }
    }

    /// The result of a fallen flag, if this is about the opponent, the `winner` (6.9): the whole
    /// point, or half of it; `None` where it is for the players or the arbiter.
    ///
    /// ```
    /// use zeitnot_core::clock::{Color, EndReason, GameResult};
    /// use zeitnot_core::game::winnability::{Open, Unwinnable, Winnability};
    ///
    /// let drawn = Winnability::Cannot(Unwinnable::BareKing).result_of_flag(Color::White);
    /// let drawn = drawn.map(|outcome| (outcome.result, outcome.reason));
    /// assert_eq!(drawn, Some((GameResult::Draw, EndReason::FlagWithoutMate)));
    /// let open = Winnability::Undetermined(Open::TooLong);
    /// assert_eq!(open.result_of_flag(Color::White), None);
    /// ```
    pub const fn result_of_flag(&self, winner: Color) -> Option<Outcome> {
        match self {
            Winnability::CanMate(_) => Some(Outcome::lost_on_time(winner.other())),
            Winnability::Cannot(_) => Some(Outcome::DRAWN_ON_TIME),
            Winnability::Undetermined(_) => None,
        }
    }
}

/// Why a side cannot checkmate any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unwinnable {
    /// It is checkmated itself.
    Mated,
    /// It is stalemate.
    Stalemate,
    /// It has only its king.
    BareKing,
    /// It has too little material, wherever the pieces stand.
    Material,
    /// All possible positions were examined, and none is a mate.
    Exhausted {
        /// The number of positions, including this one.
        positions: u32,
        /// Whether there are pawns, and none of them can ever move or be taken: because they block
        /// each other, or because the game ends before.
        locked: bool,
    },
    /// The solver has a proof, but not one that can be shown.
    Proved,
}

/// Why it is undecided whether a side can checkmate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// The search exceeded its time.
    TooLong,
    /// The solver finished without a decision.
    Unresolved,
    /// No helpmate exists without Chess960 castling; the solver cannot tell whether
    /// one exists with it.
    Castling,
    /// A side has more than 16 pieces, which is impossible in a game.
    TooManyPieces,
    /// The solver's answer failed the check.
    Disputed,
}

/// The immediate verdict of stages 1 and 2; `None` if the solver is needed.
///
/// ```
/// use shakmaty::{CastlingMode, Chess, fen::Fen};
/// use zeitnot_core::clock::Color;
/// use zeitnot_core::game::winnability::{Unwinnable, Winnability, quick};
///
/// let fen: Fen = "8/8/4k3/8/8/3KP3/8/8 w - - 0 1".parse()?;
/// let position: Chess = fen.into_position(CastlingMode::Standard)?;
/// assert_eq!(quick(&position, Color::Black), Some(Winnability::Cannot(Unwinnable::BareKing)));
/// assert_eq!(quick(&position, Color::White), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn quick(position: &Chess, winner: Color) -> Option<Winnability> {
    let side = shakmaty::Color::from(winner);
    if position.legal_moves().is_empty() {
        return Some(if !position.is_check() {
            Winnability::Cannot(Unwinnable::Stalemate)
        } else if position.turn() == side {
            Winnability::Cannot(Unwinnable::Mated)
        } else {
            Winnability::CanMate(Helpmate::mated())
        });
    }
    if !position.has_insufficient_material(side) {
        return None;
    }
    Some(Winnability::Cannot(
        if position.board().by_color(side).count() == 1 {
            Unwinnable::BareKing
        } else {
            Unwinnable::Material
        },
    ))
}
