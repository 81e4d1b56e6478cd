//! The keys of a clock: [`KeyAction`].

use crate::clock::color::Seat;

/// The action of a key in any view of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAction {
    /// Press the half at this seat.
    Press(Seat),
    /// Stop the clocks or let them run on ([`Switch`](super::bar::Switch)).
    Switch,
    /// Enter or leave full screen.
    FullScreen,
}

impl KeyAction {
    /// The action of the key at this position, whatever the layout, such as `KeyA`.
    pub fn at(code: &str) -> Option<KeyAction> {
        Some(match code {
            "KeyA" | "ShiftLeft" | "ArrowLeft" | "ArrowDown" => KeyAction::Press(Seat::First),
            "KeyL" | "ShiftRight" | "ArrowRight" | "ArrowUp" => KeyAction::Press(Seat::Second),
            "Space" | "KeyP" => KeyAction::Switch,
            "KeyF" => KeyAction::FullScreen,
            _ => return None,
        })
    }

    /// The letter of the key that presses the half at a seat.
    pub const fn letter(seat: Seat) -> &'static str {
        match seat {
            Seat::First => "A",
            Seat::Second => "L",
        }
    }
}
