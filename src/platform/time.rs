//! The one file that reads the browser's clocks.

use std::cell::Cell;

use super::js;
use crate::time::axis::{Away, Axis, TimeReading};
use crate::time::{Stamp, WallTime};

/// The wall clock of the device.
pub fn wall_now() -> WallTime {
    WallTime::new(whole(js_sys::Date::now()))
}

/// The time axis of one game in this page.
#[derive(Debug)]
pub struct TimeAxis {
    axis: Cell<Axis>,
}

impl TimeAxis {
    /// The axis of a game that is set up now.
    #[expect(clippy::new_without_default, reason = "each call is another moment")]
    pub fn new() -> TimeAxis {
        TimeAxis {
            axis: Cell::new(Axis::start(read())),
        }
    }

    /// The axis of a game whose page was closed after `last`: the axis goes on
    /// by as much as the wall clock did, and never back.
    pub fn resume(last: Stamp) -> TimeAxis {
        TimeAxis {
            axis: Cell::new(Axis::resume(last, read())),
        }
    }

    /// Now, to look at: for drawing. An event may still be found to have been
    /// before this.
    pub fn now(&self) -> Stamp {
        self.axis.get().now(read())
    }

    /// Now, for the journal: nothing later is stamped before this.
    pub fn stamp(&self) -> Stamp {
        self.change(|axis, now| axis.stamp(now))
    }

    /// The stamp for the journal of a browser event with this `timeStamp`, or of now:
    /// between the stamp given last and now, so that a slow frame costs nobody
    /// anything.
    ///
    /// # Errors
    /// The device slept, which comes first; asked again, the event has its stamp.
    pub fn stamp_event(&self, time_stamp: Option<f64>) -> Result<Stamp, Away> {
        let monotonic = time_stamp.and_then(monotonic);
        self.change(|axis, now| axis.stamp_event(monotonic, now))
    }

    /// When a browser event was, where it does not matter whether the device slept.
    pub fn of_event(&self, time_stamp: f64) -> Stamp {
        self.change(|axis, now| axis.of_event(monotonic(time_stamp), now))
    }

    /// Compares the two clocks; when the device slept since the last check, the
    /// axis is moved on by what is missing, and that is told.
    pub fn drift_check(&self) -> Option<Away> {
        self.change(|axis, now| axis.check(now))
    }

    fn change<T>(&self, change: impl FnOnce(&mut Axis, TimeReading) -> T) -> T {
        let mut axis = self.axis.get();
        let result = change(&mut axis, read());
        self.axis.set(axis);
        result
    }
}

/// A stretch of time for work that takes long: after it, the page has its turn.
#[derive(Clone, Copy, Debug)]
pub struct Slice {
    until: i64,
}

impl Slice {
    /// What a frame takes: whoever touches the page does not notice it.
    const LENGTH: i64 = 16;

    /// A slice of work that begins now.
    pub fn begin() -> Slice {
        Slice {
            until: read().monotonic.saturating_add(Slice::LENGTH),
        }
    }

    /// Whether the page is to have its turn.
    pub fn is_over(self) -> bool {
        read().monotonic >= self.until
    }
}

/// What an event's `timeStamp` says; one that was made by a script in an old browser
/// says 0.
fn monotonic(time_stamp: f64) -> Option<i64> {
    (time_stamp > 0.0).then(|| whole(time_stamp))
}

fn read() -> TimeReading {
    let wall = wall_now();
    let monotonic = js::window()
        .and_then(|window| window.performance())
        .map_or(wall.get(), |performance| whole(performance.now()));
    TimeReading { monotonic, wall }
}

/// Whole milliseconds; what is no number is 0.
fn whole(ms: f64) -> i64 {
    ms.floor() as i64
}
