//! The game of the embedded clock, and what is reported about it: [`FrameGame`].

use crate::clock::cue::Cues;
use crate::clock::notation::{self, NotationError};
use crate::clock::setup::SetupDraft;
use crate::clock::{ByColor, Clock, Color, Event, Face, Outcome, Rejection, Setup};
use crate::embed::message::{Flag, FrameEvent};
use crate::time::{Millis, Stamp};

/// Why a time control gives no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum NoClockError {
    /// It cannot be parsed.
    #[error(transparent)]
    Notation(NotationError),
    /// It is readable, but not a possible game.
    #[error("the time control makes no game")]
    Control,
}

/// A clock, and what was already reported about it.
pub(super) struct FrameGame {
    pub(super) clock: Clock,
    pub(super) cues: Cues,
    /// The flags already reported: the first of a double flag, and the last.
    flags: ByColor<[bool; 2]>,
    is_over: bool,
}

impl FrameGame {
    /// A new game with this control, in the notation.
    pub(super) fn parse(control: &str) -> Result<FrameGame, NoClockError> {
        let controls = notation::parse_notation(control).map_err(NoClockError::Notation)?;
        let setup =
            Setup::new(SetupDraft::standard(controls)).map_err(|_| NoClockError::Control)?;
        Ok(FrameGame::new(setup))
    }

    fn new(setup: Setup) -> FrameGame {
        FrameGame {
            cues: Cues::default(),
            clock: Clock::new(setup),
            flags: ByColor::default(),
            is_over: false,
        }
    }

    /// A new game with the same control.
    pub(super) fn again(&self) -> FrameGame {
        FrameGame::new(self.clock.setup().clone())
    }

    /// Applies an event. Returns the face after it.
    pub(super) fn apply(&mut self, event: Event, stamp: Stamp) -> Result<Face, Rejection> {
        self.clock.apply(event, stamp)?;
        Ok(Face::of(&self.clock, self.clock.last_instant()))
    }

    /// The flags that have fallen since the last call.
    pub(super) fn flags(&mut self, face: &Face) -> Vec<FrameEvent> {
        let last = if self.clock.setup().has_double_flag() {
            Flag::Extra
        } else {
            Flag::Only
        };
        let times = times(face);
        let mut news = Vec::new();
        for color in Color::ALL {
            let side = face.sides.get(color);
            let down = [(side.first_flag, Flag::First), (side.flag.is_some(), last)];
            let reported = self.flags.get_mut(color);
            for (reported, (is_down, flag)) in reported.iter_mut().zip(down) {
                if is_down && !std::mem::replace(reported, true) {
                    news.push(FrameEvent::Flag { color, flag, times });
                }
            }
        }
        news
    }

    /// The result when the game has ended; only once.
    pub(super) fn result(&mut self, face: &Face) -> Option<FrameEvent> {
        let outcome = face.outcome?;
        let was_over = std::mem::replace(&mut self.is_over, true);
        (!was_over).then_some(FrameEvent::Result(outcome))
    }
}

/// The end of a game in which the flag of `side` fell (6.9).
pub(super) fn end_by_flag(side: Color, opponent_can_mate: bool) -> Event {
    Event::End(if opponent_can_mate {
        Outcome::lost_on_time(side)
    } else {
        Outcome::DRAWN_ON_TIME
    })
}

/// The times on the clocks.
pub(super) fn times(face: &Face) -> ByColor<Millis> {
    ByColor::from_fn(|color| face.sides.get(color).time)
}
