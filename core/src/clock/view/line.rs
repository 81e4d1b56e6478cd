//! The line under the time of a half: [`StatusLine`].

use crate::clock::account::Overtime;
use crate::clock::color::Color;
use crate::clock::control::Mode;
use crate::clock::digits::Digits;
use crate::clock::face::Face;
use crate::clock::outcome::Outcome;
use crate::clock::state::Phase;
use crate::time::Millis;

/// The content of the line: what a press gives, the delay or overtime left, what to do, or the
/// outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatusLine {
    /// The game is over.
    Ended(Outcome),
    /// The start is scheduled: a player who has arrived touches their half.
    TapWhenHere,
    /// The start is scheduled, and the player has arrived.
    IsHere,
    /// The opponent's press starts the game.
    WaitsForStart,
    /// A press starts the clock of this side.
    PressToStart(Color),
    /// US delay.
    Delay {
        /// The time left of it, in whole seconds.
        left: Digits,
        /// The time that the side to move may use for this move.
        total: Option<Digits>,
    },
    /// Byo-yomi will follow.
    ByoYomi {
        /// The number of periods.
        periods: u16,
        /// The length of each.
        period: Digits,
    },
    /// Byo-yomi is running, with this many periods left, the current one included.
    InByoYomi(u16),
    /// Canadian overtime will follow.
    Canadian {
        /// The number of moves in each period.
        moves: u16,
        /// The length of each period.
        period: Digits,
    },
    /// Canadian overtime is running, with this many moves left to make.
    InCanadian(u16),
    /// Extra time of the double flag, and the gain of a press.
    ExtraTime(Option<Millis>),
    /// How the mode gives time besides the main time.
    Mode(Mode),
}

impl StatusLine {
    pub(super) fn of(face: &Face, color: Color) -> StatusLine {
        let side = face.sides.get(color);
        if let Some(outcome) = face.outcome {
            return StatusLine::Ended(outcome);
        }
        if side.is_here {
            return StatusLine::IsHere;
        }
        if face.phase == Phase::Ready {
            return match face.starts_in {
                Some(_) => StatusLine::TapWhenHere,
                None if color == face.begins => StatusLine::WaitsForStart,
                None => StatusLine::PressToStart(face.begins),
            };
        }
        if let Some(delay) = side.delay {
            return StatusLine::Delay {
                left: Digits::seconds(delay),
                total: side.available.filter(|_| side.on_turn).map(Digits::down),
            };
        }
        match (side.overtime, side.mode) {
            (Overtime::ByoYomi { periods, .. }, _) if side.in_overtime => {
                StatusLine::InByoYomi(periods)
            }
            (Overtime::ByoYomi { periods, .. }, Mode::ByoYomi { period, .. }) => {
                StatusLine::ByoYomi {
                    periods,
                    period: Digits::seconds(period),
                }
            }
            (Overtime::Canadian { moves, .. }, _) if side.in_overtime => {
                StatusLine::InCanadian(moves)
            }
            (Overtime::Canadian { .. }, Mode::Canadian { period, moves }) => StatusLine::Canadian {
                moves,
                period: Digits::seconds(period),
            },
            (Overtime::Extra { .. }, _) if side.in_overtime => {
                StatusLine::ExtraTime(side.press_gives)
            }
            (_, mode) => StatusLine::Mode(mode),
        }
    }
}
