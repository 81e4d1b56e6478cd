//! Time controls in a few words, and what is wrong with one.

use super::base::{self, extra, mode as short, tile};
use super::shared::controls;
use crate::clock::Mode;
use crate::clock::notation::NotationError;
use crate::time::Millis;

/// The effect of a mode on a move, on the face of the clock; empty for sudden death.
pub fn mode(mode: Mode) -> String {
    let (time, n) = gives(mode);
    short::on_face(mode, time, n)
}

/// The effect of a mode besides main time; empty for sudden death.
pub fn besides(mode: Mode) -> String {
    let (time, n) = gives(mode);
    extra::besides(mode, time, n)
}

/// The time that a mode gives besides main time, and how often or for how many moves.
fn gives(mode: Mode) -> (Millis, u16) {
    match mode {
        Mode::Increment(time) | Mode::Delay(time) | Mode::Bronstein(time) => (time, 1),
        Mode::ByoYomi { period, count } => (period, count),
        Mode::Canadian { period, moves } => (period, moves),
        Mode::DoubleFlag { extra, .. } => (extra, 1),
        Mode::SuddenDeath | Mode::Hourglass | Mode::Upcount | Mode::PerMove => (Millis::ZERO, 0),
    }
}

/// A length on a tile; from two hours on, whole hours as such: `2 h`.
pub fn length(time: Millis) -> String {
    match time.get() {
        ms if ms % 3_600_000 == 0 && ms >= 7_200_000 => tile::hours(ms / 3_600_000),
        _ => base::short(time),
    }
}

/// The place in a typed time control that cannot be read, and what was expected there.
pub fn notation_error(error: &NotationError) -> String {
    controls::notation_error(error.at + 1, controls::expected(error.expected))
}
