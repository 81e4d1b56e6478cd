//! The words of the exhibits of the course on the double flag:
//! [`DoubleFlagText`].

use crate::time::Millis;

/// The words of the board, the curves and the clocks side by side.
#[derive(Clone, Copy, Debug)]
pub struct DoubleFlagText {
    /// Beside a board that waits for the learner's first move.
    pub first_move_starts: &'static str,
    /// The group of the three curves.
    pub curves: &'static str,
    /// The extra time left, which the learner drags.
    pub left: &'static str,
    pub gives: &'static str,
    pub after: &'static str,
    pub press: &'static str,
    /// How to drag it.
    pub drag: &'static str,
    /// The place on a curve: the time left, and the time left after a press.
    pub place: fn(Millis, Millis) -> String,
    /// Seconds, exactly: up to three decimals.
    pub seconds: fn(Millis) -> String,
    /// The button that presses all clocks.
    pub press_all: &'static str,
    /// While Black's clocks run.
    pub black_thinks: &'static str,
    /// The time that the last move took.
    pub spent: fn(Millis) -> String,
}
