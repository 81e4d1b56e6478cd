//! Maps real time to an exhibit's time: [`Pace`].

use crate::time::{Instant, Millis};

/// Limits of the real time per demonstrated step, in milliseconds: visible but not tedious.
const SHOWN: (i64, i64) = (900, 1_800);

/// From `since` on, `own` milliseconds of the exhibit pass in `real` milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    from: i64,
    since: Instant,
    own: i64,
    real: i64,
    /// Where it stops, in exhibit time and in real time.
    until: Option<(i64, Instant)>,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::new(0, Instant::START)
    }
}

impl Pace {
    /// Starts at zero with a rate; 0 stops time.
    pub fn new(rate: i64, now: Instant) -> Pace {
        Pace {
            from: 0,
            since: now,
            own: rate,
            real: 1,
            until: None,
        }
    }

    /// Continues from the current time at a rate.
    pub fn at_rate(self, rate: i64, now: Instant) -> Pace {
        Pace {
            from: self.at(now),
            ..Pace::new(rate, now)
        }
    }

    /// Advances by `after` in a real time that can be followed, then stops.
    pub fn towards(self, after: i64, rate: i64, now: Instant) -> Pace {
        let real = (after / rate.max(1)).clamp(SHOWN.0, SHOWN.1);
        let from = self.at(now);
        Pace {
            from,
            since: now,
            own: after,
            real,
            until: Some((from.saturating_add(after), now + Millis::new(real))),
        }
    }

    /// The exhibit's time.
    pub fn at(&self, now: Instant) -> i64 {
        let passed = now.since(self.since).get().max(0);
        let at = self
            .from
            .saturating_add(passed.saturating_mul(self.own) / self.real);
        match self.until {
            Some((end, _)) if self.is_there(now) => end,
            Some((end, _)) => at.min(end),
            None => at,
        }
    }

    /// Whether it has reached its stop.
    pub fn is_there(&self, now: Instant) -> bool {
        self.until.is_some_and(|(_, then)| now >= then)
    }

    /// The real time until the exhibit advances by `more` or stops.
    pub fn real_until(&self, more: Option<Millis>, now: Instant) -> Option<Millis> {
        let change = more.filter(|_| self.own > 0).map(|more| {
            let real = more.get().saturating_mul(self.real);
            // Round up: waking early would achieve nothing.
            Millis::new(real.saturating_add(self.own - 1) / self.own)
        });
        let stop = self.until.map(|(_, then)| then.since(now));
        change.into_iter().chain(stop).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(ms: i64) -> Instant {
        Instant::new(ms)
    }

    #[test]
    fn an_exhibit_at_sixty_times_the_real_time_has_a_minute_in_a_second() {
        let pace = Pace::new(60, after(500));
        assert_eq!(pace.at(after(1_500)), 60_000);
        let wait = pace.real_until(Some(Millis::new(1_000)), after(500));
        assert_eq!(wait, Some(Millis::new(17)));
    }

    #[test]
    fn an_exhibit_stops_exactly_at_the_time_of_its_act_and_stays_there() {
        let pace = Pace::new(1, after(0)).towards(3_600_000, 1, after(250));
        assert_eq!(pace.at(after(250)), 250);
        assert!(!pace.is_there(after(2_049)));
        assert_eq!(pace.at(after(2_050)), 3_600_250);
        assert_eq!(pace.at(after(9_000)), 3_600_250);
        assert_eq!(
            pace.real_until(None, after(1_050)),
            Some(Millis::seconds(1))
        );
        let on = pace.at_rate(1, after(9_000));
        assert_eq!(on.at(after(9_010)), 3_600_260);
    }

    #[test]
    fn an_exhibit_without_time_waits_for_nothing() {
        let pace = Pace::new(0, after(0));
        assert_eq!(pace.at(after(5_000)), 0);
        assert_eq!(pace.real_until(None, after(5_000)), None);
    }
}
