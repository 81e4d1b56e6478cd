//! The arithmetic between the browser's two clocks and the axis of a game.
//! Nothing here reads a clock.

use super::{Instant, Millis, Stamp, WallTime};

/// How far the wall clock may get ahead of the monotonic one between two checks
/// before the difference counts as time away.
///
/// Wide enough for a second of correction by a time server and for the coarse
/// clocks of a browser that resists fingerprinting, and narrow enough that no
/// sleep of a device that a player would notice is overlooked.
pub const TOLERANCE: Millis = Millis::seconds(2);

/// A reading of the browser's two clocks at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeReading {
    /// The monotonic clock, in whole milliseconds since the page was opened.
    pub monotonic: i64,
    /// The wall clock.
    pub wall: WallTime,
}

impl TimeReading {
    /// The reading of both clocks when the monotonic one read this; now if that is still to come.
    #[must_use]
    pub fn back_to(self, monotonic: i64) -> TimeReading {
        let ago = self.monotonic.saturating_sub(monotonic).max(0);
        TimeReading {
            monotonic: self.monotonic.saturating_sub(ago),
            wall: self.wall + -Millis::new(ago),
        }
    }
}

/// Time in which the device slept, as found by [`Axis::check`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    /// The last instant at which the two clocks were known to agree.
    pub since: Instant,
    /// How far the wall clock got ahead since then; the axis has been advanced by this.
    pub missing: Millis,
}

/// The time axis of one game over the monotonic clock of one page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The instant at which the monotonic clock read 0.
    zero: Instant,
    /// The latest instant given out for the journal: no event is stamped before it.
    floor: Instant,
    /// When the two clocks were last compared.
    agreed: TimeReading,
}

impl Axis {
    /// The axis of a game that is set up now.
    pub fn start(now: TimeReading) -> Axis {
        Axis::through(Instant::START, now)
    }

    /// The axis of a game whose page was closed after `last`: it continues by the time that the
    /// wall clock says has passed, but never runs back.
    pub fn resume(last: Stamp, now: TimeReading) -> Axis {
        let mut axis = Axis::through(last.at + now.wall.since(last.wall).or_zero(), now);
        axis.floor = last.at;
        axis
    }

    fn through(at: Instant, now: TimeReading) -> Axis {
        Axis {
            zero: at - Millis::new(now.monotonic),
            floor: at,
            agreed: now,
        }
    }

    fn at(&self, monotonic: i64) -> Instant {
        self.zero + Millis::new(monotonic)
    }

    /// The current time, for display only. An event may still get an earlier stamp than this, if it
    /// happened before the call but is handled after it.
    pub fn now(&self, now: TimeReading) -> Stamp {
        Stamp {
            at: self.at(now.monotonic).max(self.floor),
            wall: now.wall,
        }
    }

    /// The current time, for the journal: no later stamp is before this one.
    pub fn stamp(&mut self, now: TimeReading) -> Stamp {
        let stamp = self.now(now);
        self.floor = stamp.at;
        stamp
    }

    /// The stamp of a browser event for the journal, as by [`Axis::of_event`].
    ///
    /// # Errors
    /// The device slept since the two clocks were last compared ([`Axis::check`]), which has to be
    /// handled first. It is reported once: when called again, the event gets its stamp.
    pub fn stamp_event(&mut self, monotonic: Option<i64>, now: TimeReading) -> Result<Stamp, Away> {
        match self.check(now) {
            Some(away) => Err(away),
            None => Ok(self.of_event(monotonic, now)),
        }
    }

    /// The stamp, for the journal, of an event that the browser stamped with `monotonic`: not
    /// before the last stamp given, and not after now. `None` is an event without a time of its
    /// own, and counts as now.
    pub fn of_event(&mut self, monotonic: Option<i64>, now: TimeReading) -> Stamp {
        let latest = self.now(now);
        let at = monotonic
            .map_or(latest.at, |monotonic| self.at(monotonic))
            .clamp(self.floor, latest.at);
        self.floor = at;
        Stamp {
            at,
            wall: now.wall + -latest.at.since(at),
        }
    }

    /// Compares how far the two clocks got since the last check. If the wall clock got ahead by
    /// more than [`TOLERANCE`], the monotonic clock stood still while the device slept, and the
    /// axis is advanced by the missing time. A wall clock that was set back changes nothing.
    ///
    /// Setting the wall clock forward looks the same, so the result is reported, and people decide
    /// whether it counts.
    pub fn check(&mut self, now: TimeReading) -> Option<Away> {
        let before = std::mem::replace(&mut self.agreed, now);
        let monotonic = Millis::new(now.monotonic.saturating_sub(before.monotonic));
        let missing = now.wall.since(before.wall) - monotonic;
        if missing <= TOLERANCE {
            return None;
        }
        let since = self.at(before.monotonic);
        self.zero = self.zero + missing;
        Some(Away { since, missing })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: i64 = 1_700_000_000_000;

    /// A reading of both clocks, in milliseconds after a fixed point.
    fn reading(monotonic: i64, wall: i64) -> TimeReading {
        TimeReading {
            monotonic: 5_000 + monotonic,
            wall: WallTime::new(NOON + wall),
        }
    }

    fn both(ms: i64) -> TimeReading {
        reading(ms, ms)
    }

    fn stamp(at: i64, wall: i64) -> Stamp {
        Stamp {
            at: Instant::new(at),
            wall: WallTime::new(NOON + wall),
        }
    }

    #[test]
    fn an_axis_that_begins_with_an_earlier_event_loses_none_of_its_time() {
        let (event, now) = (both(1_250), both(5_000));
        assert_eq!(now.back_to(event.monotonic), event);
        let mut axis = Axis::start(event);
        let pressed = axis.of_event(Some(event.monotonic), now);
        assert_eq!(pressed.at, Instant::START);
        assert_eq!(pressed.wall, event.wall);
        assert_eq!(axis.now(now).at, Instant::new(3_750));
        let later = both(9_000);
        assert_eq!(
            now.back_to(later.monotonic),
            now,
            "the later reading is still in the future"
        );
    }

    #[test]
    fn a_fresh_game_begins_at_zero() {
        let mut axis = Axis::start(both(0));
        assert_eq!(axis.now(both(0)), stamp(0, 0));
        assert_eq!(axis.stamp(both(250)), stamp(250, 250));
    }

    #[test]
    fn a_game_goes_on_after_a_reload_by_the_wall_clock() {
        let axis = Axis::resume(stamp(10_000, 0), both(90_000));
        assert_eq!(axis.now(both(90_000)).at.get(), 100_000);
        assert_eq!(axis.now(both(90_500)).at.get(), 100_500);
    }

    #[test]
    fn a_wall_clock_put_back_before_a_reload_does_not_turn_the_game_back() {
        let axis = Axis::resume(stamp(10_000, 0), both(-90_000));
        assert_eq!(axis.now(both(-90_000)).at.get(), 10_000);
    }

    #[test]
    fn a_press_counts_from_its_own_time_even_when_a_frame_was_drawn_after_it() {
        let mut axis = Axis::start(both(0));
        axis.now(both(150));
        assert_eq!(axis.of_event(Some(5_100), both(180)), stamp(100, 100));
    }

    #[test]
    fn an_event_is_not_before_the_last_one_and_not_after_now() {
        let mut axis = Axis::start(both(0));
        axis.stamp(both(100));
        assert_eq!(axis.of_event(Some(5_040), both(180)).at.get(), 100);
        assert_eq!(axis.of_event(Some(9_999_999), both(200)), stamp(200, 200));
        assert_eq!(axis.of_event(Some(i64::MIN), both(210)).at.get(), 200);
        assert_eq!(axis.of_event(None, both(220)), stamp(220, 220));
    }

    #[test]
    fn an_axis_reports_nothing_while_its_clocks_agree() {
        let mut axis = Axis::start(both(0));
        assert_eq!(axis.check(both(60_000)), None);
        assert_eq!(axis.check(reading(120_000, 122_000)), None);
        assert_eq!(axis.now(both(120_000)).at.get(), 120_000);
    }

    #[test]
    fn an_axis_reports_a_sleep_with_the_last_sure_instant_and_moves_on() {
        let mut axis = Axis::start(both(0));
        axis.check(both(10_000));
        axis.now(both(11_000));
        let away = axis.check(reading(12_000, 612_000));
        assert_eq!(
            away,
            Some(Away {
                since: Instant::new(10_000),
                missing: Millis::minutes(10)
            })
        );
        assert_eq!(axis.now(reading(12_000, 612_000)), stamp(612_000, 612_000));
        assert_eq!(axis.check(reading(13_000, 613_000)), None);
    }

    #[test]
    fn an_event_after_a_sleep_has_its_stamp_once_the_sleep_is_reported() {
        let mut axis = Axis::start(both(0));
        assert_eq!(
            axis.stamp_event(Some(6_000), both(1_020)),
            Ok(stamp(1_000, 1_000))
        );
        let woken = reading(2_000, 602_000);
        let away = Away {
            since: Instant::new(1_020),
            missing: Millis::minutes(10),
        };
        assert_eq!(axis.stamp_event(Some(6_990), woken), Err(away));
        assert_eq!(
            axis.stamp_event(Some(6_990), woken),
            Ok(stamp(601_990, 601_990))
        );
        assert_eq!(axis.stamp_event(None, woken), Ok(stamp(602_000, 602_000)));
    }

    #[test]
    fn a_wall_clock_that_goes_back_changes_nothing() {
        let mut axis = Axis::start(both(0));
        assert_eq!(axis.check(reading(1_000, -3_600_000)), None);
        assert_eq!(axis.now(reading(1_000, 0)).at.get(), 1_000);
        // From then on the axis compares the clock with its new value.
        assert_eq!(axis.check(reading(2_000, -3_599_000)), None);
    }

    #[test]
    fn time_never_runs_back_whatever_the_clocks_say() {
        let extremes = [0, 1, -1, NOON, i64::MAX, i64::MIN];
        let mut axis = Axis::start(both(0));
        let mut last = axis.stamp(both(0)).at;
        for monotonic in extremes {
            for wall in extremes {
                let now = TimeReading {
                    monotonic,
                    wall: WallTime::new(wall),
                };
                axis.check(now);
                for at in [axis.of_event(Some(wall), now).at, axis.stamp(now).at] {
                    assert!(at >= last);
                    last = at;
                }
            }
        }
    }
}
