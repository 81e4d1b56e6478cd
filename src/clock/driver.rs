//! A clock in real time, wherever one runs: what is to be seen now and when to
//! look again ([`ClockView`]), and what follows when the device slept ([`slept`]). What
//! time it is comes from the [`Axis`](crate::time::axis::Axis) of its game.

use super::Clock;
use super::event::Event;
use super::face::Face;
use super::view::bar::BarView;
use crate::time::axis::Away;
use crate::time::{Instant, Millis};

/// How often a running clock is looked at, though nothing changes: one that runs on
/// under its flag shows nothing new, and is to notice that the device slept.
pub const HEARTBEAT: Millis = Millis::seconds(1);

/// What is to be seen of a clock at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// Its halves.
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

/// What happens to a clock when the device slept: if it ran then, the players
/// decide whether that time counts. That comes before all else.
pub fn slept(clock: &Clock, away: Away) -> Option<Event> {
    let ran = clock.at(away.since).running().is_some();
    ran.then_some(Event::Away { since: away.since })
}
