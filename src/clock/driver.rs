//! A clock in real time, wherever one runs: what is to be seen now and when to
//! look again ([`ClockView`]), and what follows when the device slept ([`slept`]). What
//! time it is comes from the [`Axis`](crate::time::axis::Axis) of its game.

use super::Clock;
use super::event::Event;
use super::face::Face;
use super::view::bar::BarView;
use crate::time::axis::Away;
use crate::time::{Instant, Millis};

/// How often a running clock is looked at even if nothing changes. A clock that
/// runs on under its flag shows nothing new, but must still notice that the device
/// slept.
pub const HEARTBEAT: Millis = Millis::seconds(1);

/// Everything visible of a clock at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// Both halves of the clock.
    pub face: Face,
    /// The strip between them.
    pub bar: BarView,
    /// When to look again if nothing happens until then; `None` is never.
    pub wait: Option<Millis>,
}

impl ClockView {
    /// At this instant.
    pub fn at(clock: &Clock, now: Instant) -> ClockView {
        let (setup, state) = (clock.setup(), clock.at(now));
        let face = Face::of_state(setup, &state);
        let beat = face.is_running().then_some(HEARTBEAT);
        ClockView {
            bar: BarView::of(setup, &state),
            wait: face.next_change.into_iter().chain(beat).min(),
            face,
        }
    }
}

/// The event after the device slept: if the clock was running, the players have to
/// decide whether that time counts, before anything else.
pub fn slept(clock: &Clock, away: Away) -> Option<Event> {
    let ran = clock.at(away.since).running().is_some();
    ran.then_some(Event::Away { since: away.since })
}
