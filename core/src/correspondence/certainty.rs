//! Whether the end of an event is certain, and which of its blocks differ from the rules:
//! [`Certainty`], [`Departure`].

use super::event::{CAP, EventDraft, Protection};
use super::proposal::{MOVES, propose};
use super::seconds::Seconds;

/// Whether all games that start with the event are over by its scheduled end (point e),
/// disregarding claims: while one is pending no clock runs.
///
/// The blocks make it "absolutely certain": the two players never think at the same time, and
/// neither can think for longer than clock, bank and all increments together. With the blocks of
/// the rules this fits into the length (rule 6); an organizer may have published others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Every game is over by the scheduled end.
    Certain,
    /// A game can run past it by up to one second less than this.
    Exceeded(Seconds),
    /// With SDP or GT a game can go on for ever (rule 9).
    Unbounded(Protection),
}

impl Certainty {
    /// The certainty for an event of `days` days in which each player has `each` in total.
    pub fn of(days: u32, each: Seconds, protection: Protection) -> Certainty {
        let over = each.times(2) - Seconds::days(i64::from(days));
        match protection {
            Protection::None if over.is_positive() => Certainty::Exceeded(over),
            Protection::None => Certainty::Certain,
            protection => Certainty::Unbounded(protection),
        }
    }
}

/// A block that differs from what the rules give to an event of that length, with the value of the
/// rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// The clock is "always set at the beginning of every game to 50 days, no
    /// matter the type or duration of the event" (rule 3).
    Clock,
    /// The increment differs from this one.
    Increment(Seconds),
    /// The increment is for the first 50 moves (rule 4).
    Moves,
    /// The bank differs from this one.
    Bank(Seconds),
}

/// A comparison of an event's blocks with those of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableComparison {
    /// Whether the length is in the table (rule 6) or its continuation. If not, the blocks are
    /// compared with the formula behind the table.
    pub is_listed: bool,
    /// The differences.
    pub departures: Vec<Departure>,
}

impl EventDraft {
    /// The total time of each player: the clock, the bank and every increment.
    pub fn each(&self) -> Seconds {
        self.clock + self.bank + self.increment.times(self.increment_moves.into())
    }

    /// Whether all games are over by its end.
    pub fn certainty(&self) -> Certainty {
        Certainty::of(self.days, self.each(), self.protection)
    }

    /// Compares its blocks with those of the rules.
    pub fn compare_with_table(&self) -> TableComparison {
        let proposals = propose(self.days);
        let listed = proposals.listed.filter(|row| row.days == self.days);
        let is_listed = listed.is_some();
        let row = listed.unwrap_or(proposals.exact);
        let checks = [
            (self.clock != CAP, Departure::Clock),
            (
                self.increment != row.increment,
                Departure::Increment(row.increment),
            ),
            (i64::from(self.increment_moves) != MOVES, Departure::Moves),
            (!row.banks.contains(&self.bank), Departure::Bank(row.bank())),
        ];
        TableComparison {
            is_listed,
            departures: checks
                .into_iter()
                .filter_map(|(other, departure)| other.then_some(departure))
                .collect(),
        }
    }
}
