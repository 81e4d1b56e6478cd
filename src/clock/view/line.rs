//! The line under the time of a half: [`StatusLine`].

use crate::clock::account::Overtime;
use crate::clock::color::Color;
use crate::clock::control::Mode;
use crate::clock::digits::Digits;
use crate::clock::face::Face;
use crate::clock::outcome::Outcome;
use crate::clock::state::Phase;
use crate::time::Millis;

/// What a press gives, what delay or overtime is left, what to do, or how the
/// game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatusLine {
    /// The game is over.
    Ended(Outcome),
    /// The start is scheduled: who is here touches their half.
    TapWhenHere,
    /// The opponent's press starts the game.
    WaitsForStart,
    /// A press starts the clock of that side.
    PressToStart(Color),
    /// US delay: what is left of it.
    Delay {
        /// In whole seconds.
        left: Digits,
        /// All that may be used for this move, of the side on the move.
        total: Option<Digits>,
    },
    /// Byo-yomi is to come.
    ByoYomi {
        /// So many periods,
        periods: u16,
        /// of this length each.
        period: Digits,
    },
    /// Byo-yomi is running, with this many periods left, the current one included.
    InByoYomi(u16),
    /// Canadian overtime is to come.
    Canadian {
        /// The number of moves
        moves: u16,
        /// in each period of this length.
        period: Digits,
    },
    /// Canadian overtime is running, with this many moves left to make.
    InCanadian(u16),
    /// Extra time of the double flag, and what a press gains.
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
