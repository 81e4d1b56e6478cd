//! What a visitor does to the clock: [`Touched`], and who is told: [`Page`].

use crate::clock::view::claim::Touch;
use crate::clock::{Event, Seat};
use crate::embed::words::EmbedText;

/// What is touched. With the browser's own time of it, where the clock counts
/// from when the finger came down.
pub(super) enum Touched {
    Half(Seat, f64),
    Pause(f64),
    Button(Event),
    Claim(Touch),
    NewGame,
    Turn,
}

/// What every control of the page needs.
#[derive(Clone, Copy)]
pub(super) struct Page {
    pub(super) words: &'static EmbedText,
    pub(super) react: &'static dyn Fn(Touched),
}
