//! The actions of a visitor: [`Action`], and who handles them: [`Page`].

use crate::clock::view::claim::Touch;
use crate::clock::{Event, Seat};

/// An action, with the browser event's own time where a press counts from when the finger came
/// down.
pub(super) enum Action {
    Half(Seat, f64),
    Pause(f64),
    Button(Event),
    Claim(Touch),
    NewGame,
    Turn,
}

/// The texts and the handler that every control of the page needs.
#[derive(Clone, Copy)]
pub(super) struct Page {
    pub(super) react: &'static dyn Fn(Action),
}
