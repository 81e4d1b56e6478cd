//! The blocks that the rules give to an event of some length: [`Proposal`].

use super::event::{CAP, Edition, EventDraft, MIN_RATED_DAYS, Protection, Refill};
use super::interpretations::Interpretations;
use super::seconds::{Seconds, Utc};

/// The number of own moves with an increment (rule 4).
pub const MOVES: i64 = 50;

/// Blocks for an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The scheduled length in days.
    pub days: u32,
    /// The time on each clock at the start.
    pub clock: Seconds,
    /// The time in each bank at the start. For 302 days two values are known: the table's 50 days
    /// first, then the 51 of a published event.
    pub banks: Vec<Seconds>,
    /// The increment of each of the first 50 moves.
    pub increment: Seconds,
}

/// Both proposals for a length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposals {
    /// The longest listed length that fits: the literal text of (1) and (5), and the default.
    /// `None` below 302 days. Beyond 1,100 days the table is continued by its rule.
    pub listed: Option<Proposal>,
    /// The exact formula: half of the days for each player. Negative blocks become zero, and a
    /// clock shows at most half of the days.
    pub exact: Proposal,
}

/// The proposal of the rules for an event of the given days.
///
/// ```
/// use zeitnot_core::correspondence::proposal::propose;
/// use zeitnot_core::correspondence::seconds::Seconds;
///
/// let year = propose(365);
/// let listed = year.listed.as_ref().unwrap();
/// assert_eq!((listed.days, listed.bank()), (350, Seconds::days(75)));
/// assert_eq!(year.exact.bank(), Seconds::days(82) + Seconds::hours(12));
/// ```
pub fn propose(days: u32) -> Proposals {
    Proposals {
        listed: listed(days),
        exact: exact(days),
    }
}

impl Proposals {
    /// The default: the listed one if there is one.
    pub fn standard(&self) -> &Proposal {
        self.listed.as_ref().unwrap_or(&self.exact)
    }

    /// Whether both are the same, so that there is nothing to choose.
    pub fn agree(&self) -> bool {
        self.listed.as_ref() == Some(&self.exact)
    }
}

impl Proposal {
    /// The default bank: the table's.
    pub fn bank(&self) -> Seconds {
        self.banks.first().copied().unwrap_or_default()
    }

    /// An event with these blocks and nothing that its organizer has to choose: the current rules, a
    /// clock that is refilled by the server, no protection, no teams, stamps in UTC.
    pub fn draft(&self, name: &str, start: Utc) -> EventDraft {
        EventDraft {
            name: name.into(),
            start,
            days: self.days,
            clock: self.clock,
            bank: self.bank(),
            increment: self.increment,
            increment_moves: MOVES as u32,
            edition: Edition::default(),
            refill: Refill::default(),
            protection: Protection::None,
            team: false,
            captain_may_transfer: false,
            zone: "UTC".into(),
            interpretations: Interpretations::default(),
        }
    }

    /// The exact end of an event that starts at `start` (rule 1).
    pub fn end(&self, start: Utc) -> Utc {
        start + Seconds::days(i64::from(self.days))
    }

    /// Whether the event is long enough to be rated (rule 6).
    pub const fn is_rated(&self) -> bool {
        self.days >= MIN_RATED_DAYS
    }

    /// Half of the length: the most time that a player can use, because the two never think at the
    /// same time (point e).
    pub const fn half(&self) -> Seconds {
        half(self.days)
    }
}

const fn half(days: u32) -> Seconds {
    Seconds::hours(12 * days as i64)
}

/// The formula behind the table.
fn exact(days: u32) -> Proposal {
    let half = half(days);
    let clock = half.min(CAP);
    let increment = Seconds::days(i64::from(days.saturating_sub(200) / 100));
    let bank = (half - clock - increment.times(MOVES)).or_zero();
    Proposal {
        days,
        clock,
        banks: vec![bank],
        increment,
    }
}

/// The row of the table (rule 6) for the longest listed length that fits: 302,
/// or a multiple of 50.
fn listed(days: u32) -> Option<Proposal> {
    if days < MIN_RATED_DAYS {
        return None;
    }
    let step = days - days % 50;
    if step > MIN_RATED_DAYS {
        return Some(exact(step));
    }
    let shortest = exact(MIN_RATED_DAYS);
    let table = CAP;
    Some(Proposal {
        // The table has 50 days; the formula gives 51.
        banks: vec![table, shortest.bank()],
        ..shortest
    })
}

/// For unit tests: an event of 700 days with the blocks of the table.
#[cfg(test)]
pub(crate) fn of_700_days(start: Utc, refill: Refill) -> super::Event {
    let draft = propose(700).standard().draft("Cup", start);
    super::Event::new(EventDraft { refill, ..draft }).expect("these parameters are fine")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_length_gives_a_negative_block_or_a_clock_above_fifty_days() {
        let lengths = (0..3_000).chain([9_999, u32::MAX - 1, u32::MAX]);
        for days in lengths {
            let Proposals { listed, exact } = propose(days);
            for proposal in listed.iter().chain([&exact]) {
                assert!((Seconds::ZERO..=CAP).contains(&proposal.clock), "{days}");
                assert!(proposal.banks.iter().all(|bank| *bank >= Seconds::ZERO));
                assert!(proposal.increment >= Seconds::ZERO);
                assert!(proposal.days <= days);
            }
        }
    }

    #[test]
    fn the_exact_blocks_are_half_of_the_days_where_they_can_be() {
        for days in 0..3_000 {
            let exact = propose(days).exact;
            let all = exact.clock + exact.bank() + exact.increment.times(MOVES);
            assert_eq!(all, Seconds::hours(12 * i64::from(days)), "{days}");
        }
    }
}
