//! The keys of a clock: [`KeyAction`].

use crate::clock::color::Seat;

/// What a key of the keyboard is for, wherever the clock is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAction {
    /// It presses the half at that seat.
    Press(Seat),
    /// It stops the clocks and lets them run on ([`Switch`](super::bar::Switch)).
    Switch,
    /// It fills the screen, and leaves it.
    FullScreen,
}

impl KeyAction {
    /// The key at this place of the keyboard, whatever it says there, as `KeyA`.
    pub fn at(code: &str) -> Option<KeyAction> {
        Some(match code {
            "KeyA" | "ShiftLeft" | "ArrowLeft" | "ArrowDown" => KeyAction::Press(Seat::First),
            "KeyL" | "ShiftRight" | "ArrowRight" | "ArrowUp" => KeyAction::Press(Seat::Second),
            "Space" | "KeyP" => KeyAction::Switch,
            "KeyF" => KeyAction::FullScreen,
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
