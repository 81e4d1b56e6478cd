//! The keys of a clock: [`Key`].

use crate::clock::color::Seat;

/// What a key of the keyboard is for, wherever the clock is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// It presses the half at that seat.
    Press(Seat),
    /// It stops the clocks and lets them run on ([`Switch`](super::bar::Switch)).
    Switch,
    /// It fills the screen, and leaves it.
    FullScreen,
}

impl Key {
    /// The key at this place of the keyboard, whatever it says there, as `KeyA`.
    pub fn at(code: &str) -> Option<Key> {
        Some(match code {
            "KeyA" | "ShiftLeft" | "ArrowLeft" | "ArrowDown" => Key::Press(Seat::First),
            "KeyL" | "ShiftRight" | "ArrowRight" | "ArrowUp" => Key::Press(Seat::Second),
            "Space" | "KeyP" => Key::Switch,
            "KeyF" => Key::FullScreen,
            _ => return None,
        })
    }

    /// The letter that presses the half at a seat.
    pub const fn letter(seat: Seat) -> &'static str {
        match seat {
            Seat::First => "A",
            Seat::Second => "L",
        }
    }
}
