//! The draw claim (double flag), guarded against accidents: [`Claim`].
//!
//! The button must be *held*, for [`HOLD`]: a shorter touch, one that moves, or one during which
//! the same player presses the clock does not count. A key, a switch or a screen reader cannot
//! hold: after its first press the button asks back, and the second press claims.

use crate::time::{Instant, Millis};

/// How long a finger must hold the button.
pub const HOLD: Millis = Millis::new(700);
/// How long the second press by key may take.
pub const ASKED: Millis = Millis::seconds(5);
/// How far a holding finger may move on each axis, in CSS pixels.
pub const STEADY: i32 = 24;

/// The progress of a draw claim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Claim {
    /// No claim has begun.
    #[default]
    Free,
    /// A finger holds the button.
    Held {
        /// The finger that holds it.
        by: Finger,
        /// When it touched the button.
        since: Instant,
    },
    /// A key has pressed it once; a second press within [`ASKED`] claims.
    Asked {
        /// When the first press came.
        since: Instant,
    },
}

/// A finger, a pen or a mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finger {
    /// The browser's id of it.
    pub id: i32,
    /// Its place in the window, in CSS pixels.
    pub place: [i32; 2],
}

/// Something that can happen to a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A finger comes down.
    Down(Finger),
    /// The finger moves while it is down.
    Moved(Finger),
    /// The finger goes up, or leaves the button.
    Up(Finger),
    /// A key, a switch or a screen reader presses.
    Key,
    /// The button loses the keyboard focus.
    Left,
    /// The same player presses the clock.
    Pressed,
    /// Time has passed.
    Waited,
}

impl Claim {
    /// Handles a touch. Returns whether it completes the claim.
    #[must_use]
    pub fn take(&mut self, touch: Touch, now: Instant) -> bool {
        let (next, claims) = self.after(touch, now);
        *self = next;
        claims
    }

    fn after(self, touch: Touch, now: Instant) -> (Claim, bool) {
        let next = match (self, touch) {
            (Claim::Held { .. }, Touch::Down(_)) => self,
            (_, Touch::Down(by)) => Claim::Held { by, since: now },
            (Claim::Held { by, .. }, Touch::Moved(finger)) if !by.is_steady(finger) => Claim::Free,
            (Claim::Held { by, .. }, Touch::Up(finger)) if by.id == finger.id => Claim::Free,
            (Claim::Asked { .. }, Touch::Key) => return (Claim::Free, true),
            (_, Touch::Key) => Claim::Asked { since: now },
            (Claim::Asked { .. }, Touch::Left) | (Claim::Held { .. }, Touch::Pressed) => {
                Claim::Free
            }
            (_, Touch::Waited) if self.wait(now).is_some_and(|left| !left.is_positive()) => {
                return (Claim::Free, matches!(self, Claim::Held { .. }));
            }
            _ => self,
        };
        (next, false)
    }

    /// How long it stays the same if nothing but time passes.
    pub fn wait(self, now: Instant) -> Option<Millis> {
        let until = match self {
            Claim::Free => return None,
            Claim::Held { since, .. } => since + HOLD,
            Claim::Asked { since } => since + ASKED,
        };
        Some(until.since(now).or_zero())
    }

    /// Whether a finger holds the button.
    pub const fn is_held(self) -> bool {
        matches!(self, Claim::Held { .. })
    }

    /// Whether it waits for the second press.
    pub const fn is_asked(self) -> bool {
        matches!(self, Claim::Asked { .. })
    }
}

/// Id and place.
impl From<(i32, [i32; 2])> for Finger {
    fn from((id, place): (i32, [i32; 2])) -> Finger {
        Finger { id, place }
    }
}

impl Finger {
    /// Whether the finger is still where it touched; other fingers do not matter.
    fn is_steady(self, now: Finger) -> bool {
        let off = |axis: usize| (now.place[axis] - self.place[axis]).abs();
        now.id != self.id || off(0).max(off(1)) <= STEADY
    }
}
