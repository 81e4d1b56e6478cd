//! A clock in real time: what it shows now and when to update it ([`ClockView`]), and what follows
//! when the device slept ([`slept`]). The time comes from the [`Axis`](crate::time::axis::Axis) of
//! its game.

use super::Clock;
use super::event::Event;
use super::face::Face;
use super::low_time::LowTime;
use super::view::bar::BarView;
use crate::time::axis::Away;
use crate::time::{Instant, Millis};

/// How often a running clock is checked even if nothing changes. A clock that runs on after its
/// flag shows nothing new, but must still notice that the device slept.
pub const HEARTBEAT: Millis = Millis::seconds(1);

/// Everything visible of a clock at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// Both halves of the clock.
    pub face: Face,
    /// The strip between them.
    pub bar: BarView,
    /// When to update if nothing happens until then; `None` means never.
    pub wait: Option<Millis>,
}

impl ClockView {
    /// The view at this instant, on which time is low from `low_time` on.
    pub fn at(clock: &Clock, now: Instant, low_time: LowTime) -> ClockView {
        let (setup, state) = (clock.setup(), clock.at(now));
        let face = Face::warning(setup, &state, low_time);
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
