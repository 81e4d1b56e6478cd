//! The gain of a press on extra time in the double-flag mode: [`BonusRule`].

use serde::{Deserialize, Serialize};

use crate::time::Millis;

/// How the bonus for a press on extra time is computed. T is the extra time given, which is also
/// its maximum; b is the bonus.
///
/// For values that a setup accepts ([`BonusRule::bears`]) and any time left from 0 to T, each rule
/// guarantees: the time after the press is at least b, at least the time before it, and at most T;
/// it never falls as the time left rises; and T stays T. So every move has at least b, and nobody
/// gains by reaching extra time earlier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BonusRule {
    /// The whole bonus, but never above T: t becomes min(t + b, T).
    Truncated,
    /// A bonus that shrinks linearly from b at t = 0 to zero at t = T: t becomes t + b − (b/T)·t.
    Linear,
    /// The whole bonus up to T − 2b, and above that half of what is missing to T: t becomes min(t +
    /// b, (t + T)/2).
    #[default]
    Hybrid,
}

impl BonusRule {
    /// All rules, in the order in which they are offered.
    pub const ALL: [BonusRule; 3] = [BonusRule::Hybrid, BonusRule::Truncated, BonusRule::Linear];

    /// The time left after a press at `left`, in whole milliseconds, rounded down. A `left` outside
    /// 0 to `extra` is clamped.
    ///
    /// ```
    /// use zeitnot_core::clock::bonus::BonusRule;
    /// use zeitnot_core::time::Millis;
    /// let [left, extra, bonus] = [44, 60, 10].map(Millis::seconds);
    /// assert_eq!(BonusRule::Hybrid.after_press(left, extra, bonus), Millis::seconds(52));
    /// ```
    #[must_use]
    pub fn after_press(self, left: Millis, extra: Millis, bonus: Millis) -> Millis {
        let extra = extra.or_zero();
        let left = left.clamp(Millis::ZERO, extra);
        let whole = left + bonus.or_zero();
        let after = match self {
            BonusRule::Truncated => whole,
            BonusRule::Linear => whole - shrunk(left, extra, bonus.or_zero()),
            BonusRule::Hybrid => {
                let missing = extra - left;
                // Rounding down the sum means rounding up the missing part.
                whole.min(left + Millis::new(missing.get() / 2))
            }
        };
        after.min(extra)
    }

    /// Whether the rule's guarantees hold for these values: the bonus is at most T, and for the
    /// hybrid rule at most half of T. Above that, half of what is missing would be less than the
    /// bonus even at zero, and a move could have less than its guaranteed time.
    pub fn bears(self, extra: Millis, bonus: Millis) -> bool {
        match self {
            BonusRule::Truncated | BonusRule::Linear => bonus <= extra,
            BonusRule::Hybrid => bonus <= extra - bonus,
        }
    }
}

/// (b/T)·t in whole milliseconds, rounded up.
fn shrunk(left: Millis, extra: Millis, bonus: Millis) -> Millis {
    let [left, extra, bonus] = [left, extra, bonus].map(|t| i128::from(t.get()));
    if extra == 0 {
        return Millis::ZERO;
    }
    let share = (left * bonus + extra - 1) / extra;
    // It is at most the bonus, except for times that no setup allows.
    Millis::new(i64::try_from(share).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hybrid_rule_gives_what_the_article_says() {
        let after = |left| {
            let [left, extra, bonus] = [left, 60, 10].map(Millis::seconds);
            BonusRule::Hybrid.after_press(left, extra, bonus)
        };
        for (before, then) in [(44, 52), (42, 51), (58, 59), (60, 60)] {
            assert_eq!(after(before), Millis::seconds(then));
        }
        for before in 0..=40 {
            assert_eq!(after(before), Millis::seconds(before + 10));
        }
    }

    #[test]
    fn half_a_millisecond_is_rounded_down() {
        let after = |rule: BonusRule, left| {
            let [left, extra, bonus] = [left, 100, 30].map(Millis::new);
            rule.after_press(left, extra, bonus).get()
        };
        assert_eq!(after(BonusRule::Hybrid, 41), 70);
        assert_eq!(after(BonusRule::Linear, 41), 58, "41 + 30 - 12.3");
        assert_eq!(after(BonusRule::Truncated, 71), 100);
    }

    #[test]
    fn numbers_beyond_every_clock_stay_within_the_extra_time() {
        for rule in BonusRule::ALL {
            for left in [i64::MIN, -1, 0, 1, i64::MAX] {
                for extra in [i64::MIN, 0, 1, i64::MAX] {
                    for bonus in [i64::MIN, 0, 1, i64::MAX] {
                        let [t, most, b] = [left, extra, bonus].map(Millis::new);
                        let after = rule.after_press(t, most, b);
                        assert!(after >= Millis::ZERO && after <= most.or_zero());
                    }
                }
            }
        }
    }
}
