//! An event's interpretations of open questions in the rules: [`Interpretations`]. Refilling, the
//! oldest of them, is separate: [`super::event::Refill`].

use serde::{Deserialize, Serialize};
use shakmaty::Position as _;

use super::seconds::{Seconds, Utc};
use crate::clock::{ByColor, Color};
use crate::game::{MoveHistory, Start};

/// An event's interpretations of open questions in the rules. Each has a default; an organizer who
/// knows that the server uses the other one can set it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Interpretations {
    /// Rule 4: the meaning of "the first 50 moves of the game".
    pub openings: Openings,
    /// Rule 9: the move after which a clock is first reset.
    pub reset: Reset,
    /// Substitutions, 4: how long "the scheduled end date" lasts.
    pub end_date: EndDate,
}

/// Whether the moves of a given opening are among "the first 50 moves of the game" that bring an
/// increment (rule 4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Openings {
    /// They are not: the increment comes "after each move made", and nobody made these. Each player
    /// has 50 increments from the first own move on.
    #[default]
    Apart,
    /// They are: move 50 of the game is the last with an increment, even if the game began at move
    /// 6, by moves or from a position with that number.
    Counted,
}

impl Openings {
    /// The other interpretation.
    pub const fn other(self) -> Openings {
        match self {
            Openings::Apart => Openings::Counted,
            Openings::Counted => Openings::Apart,
        }
    }

    /// Own moves of each side that count before the first entry: the stated number, or, if the
    /// moves of a given opening count, at least those, plus the moves before the starting position
    /// according to its move number.
    pub fn moves_before(self, lead: &MoveHistory, said: ByColor<u32>) -> ByColor<u32> {
        match self {
            Openings::Apart => said,
            Openings::Counted => ByColor::from_fn(|side| {
                let made =
                    numbered_before(lead.start(), side).saturating_add(own_moves(lead, side));
                *said.get(side).max(&made)
            }),
        }
    }
}

/// The moves of a side before a position, by its move number.
fn numbered_before(start: &Start, side: Color) -> u32 {
    let whole = start.position().fullmoves().get() - 1;
    let has_moved = side == Color::White && start.turn() == Color::Black;
    whole.saturating_add(u32::from(has_moved))
}

/// The number of a side's moves in a line.
pub(crate) fn own_moves(line: &MoveHistory, side: Color) -> u32 {
    let plies = u32::try_from(line.ply()).unwrap_or(u32::MAX);
    let first = line.start().turn() == side;
    plies / 2 + if first { plies % 2 } else { 0 }
}

/// The own move after which SDP or GT first resets a clock (rule 9): "a player completes a move …
/// with no remaining time in either the bank or increment (which means this only can occur after
/// move 50)".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reset {
    /// Own move 51: only a move after move 50 has no increment. This reading promises less.
    #[default]
    AfterLast,
    /// Own move 50: when it is completed, its increment was the last and none remains.
    WithLast,
}

impl Reset {
    /// The other interpretation.
    pub const fn other(self) -> Reset {
        match self {
            Reset::AfterLast => Reset::WithLast,
            Reset::WithLast => Reset::AfterLast,
        }
    }

    /// The own move after which a clock is first reset, if `increment_moves` moves
    /// bring an increment.
    pub const fn first(self, increment_moves: u32) -> u32 {
        match self {
            Reset::WithLast if increment_moves > 0 => increment_moves,
            _ => increment_moves.saturating_add(1),
        }
    }

    /// Whether a clock can be reset after `moves` own moves, if `increment_moves`
    /// moves bring an increment.
    pub(crate) const fn is_after(self, moves: u32, increment_moves: u32) -> bool {
        moves >= self.first(increment_moves)
    }
}

/// Until when substitutions are possible, as "substitutions/replacements cannot occur after the
/// scheduled end date" (substitutions, 4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndDate {
    /// The end date is an instant, as computed by rule 1: not after that second.
    #[default]
    Instant,
    /// It is a date: not after that day of UTC, by which the server counts whatever it shows.
    Day,
}

impl EndDate {
    /// The last second at which a team may change a player, for an event that ends at `end`.
    pub fn last(self, end: Utc) -> Utc {
        const DAY: i64 = Seconds::days(1).get();
        match self {
            EndDate::Instant => end,
            EndDate::Day => Utc::new((end.get().div_euclid(DAY) * DAY).saturating_add(DAY - 1)),
        }
    }
}
