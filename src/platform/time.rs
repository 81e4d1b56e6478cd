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

    /// The axis of a game that began with a browser event with this `timeStamp`, which is handled
    /// now.
    pub fn since(time_stamp: f64) -> TimeAxis {
        let now = read();
        let event = monotonic(time_stamp).map_or(now, |monotonic| now.back_to(monotonic));
        TimeAxis {
            axis: Cell::new(Axis::start(event)),
        }
    }

    /// The axis of a game whose page was closed after `last`: it continues by as much as the wall
    /// clock did, and never runs back.
    pub fn resume(last: Stamp) -> TimeAxis {
        TimeAxis {
            axis: Cell::new(Axis::resume(last, read())),
        }
    }

    /// The current time for display only. An event may still be stamped earlier than this.
    pub fn now(&self) -> Stamp {
        self.axis.get().now(read())
    }

    /// The current time for the journal: nothing later is stamped before it.
    pub fn stamp(&self) -> Stamp {
        self.change(|axis, now| axis.stamp(now))
    }

    /// The journal's stamp for a browser event with this `timeStamp`, or for now: between the last
    /// stamp and now, so that a slow frame costs nobody any time.
    ///
    /// Fails if the device slept, which the caller has to handle first; when called again, the
    /// event gets its stamp.
    pub fn stamp_event(&self, time_stamp: Option<f64>) -> Result<Stamp, Away> {
        let monotonic = time_stamp.and_then(monotonic);
        self.change(|axis, now| axis.stamp_event(monotonic, now))
    }

    /// The time of a browser event, regardless of whether the device slept.
    pub fn of_event(&self, time_stamp: f64) -> Stamp {
        self.change(|axis, now| axis.of_event(monotonic(time_stamp), now))
    }

    /// Compares the two clocks; if the device slept since the last check, the axis is advanced by
    /// the missing time, which is returned.
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

/// A slice of time for long work: after it, the page gets its turn.
#[derive(Clone, Copy, Debug)]
pub struct Slice {
    until: i64,
}

impl Slice {
    /// About one frame: short enough not to be noticed.
    const LENGTH: i64 = 16;

    /// A slice of work that begins now.
    pub fn begin() -> Slice {
        Slice {
            until: read().monotonic.saturating_add(Slice::LENGTH),
        }
    }

    /// Whether the page should get its turn.
    pub fn is_over(self) -> bool {
        read().monotonic >= self.until
    }
}

/// The time in an event's `timeStamp`; 0 means unknown, as for an event that a script made in an
/// old browser.
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

/// Rounds down to whole milliseconds; NaN becomes 0.
fn whole(ms: f64) -> i64 {
    ms.floor() as i64
}
