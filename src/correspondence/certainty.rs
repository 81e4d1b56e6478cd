//! Whether the end of an event is certain, and which of its blocks are not
//! those of the rules: [`Certainty`], [`Departure`].

use super::event::{CAP, EventDraft, Protection};
use super::proposal::{MOVES, propose};
use super::seconds::Seconds;

/// Whether all games that begin with the event are over by its scheduled end
/// (point e), claims apart: while one is pending no clock runs.
///
/// "Absolutely certain" is what the blocks make it: the two players never think
/// at once, and neither can think for longer than the clock, the bank and all
/// increments together. That fits into the length for the blocks of the rules
/// (rule 6); an organizer may have published others.
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
    /// Of an event of so many days in which each player has `each` in all.
    pub fn of(days: u32, each: Seconds, protection: Protection) -> Certainty {
        let over = each.times(2) - Seconds::days(i64::from(days));
        match protection {
            Protection::None if over.is_positive() => Certainty::Exceeded(over),
            Protection::None => Certainty::Certain,
            protection => Certainty::Unbounded(protection),
        }
    }
}

/// A block that is not what the rules give to an event of that length, and what
/// they give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// The clock is "always set at the beginning of every game to 50 days, no
    /// matter the type or duration of the event" (rule 3).
    Clock,
    /// Another increment is listed.
    Increment(Seconds),
    /// The increment is for the first 50 moves (rule 4).
    Moves,
    /// Another bank is listed.
    Bank(Seconds),
}

/// The blocks of an event beside those of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BesideTable {
    /// Whether the table (rule 6) lists the length, or goes on to it by its
    /// rule. Else the blocks are compared with the formula behind it.
    pub is_listed: bool,
    /// What is otherwise.
    pub departures: Vec<Departure>,
}

impl EventDraft {
    /// What each player has in all: the clock, the bank and every increment.
    pub fn each(&self) -> Seconds {
        self.clock + self.bank + self.increment.times(self.increment_moves.into())
    }

    /// Whether all games are over by its end.
    pub fn certainty(&self) -> Certainty {
        Certainty::of(self.days, self.each(), self.protection)
    }

    /// Its blocks beside those of the rules.
    pub fn beside_table(&self) -> BesideTable {
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
        BesideTable {
            is_listed,
            departures: checks
                .into_iter()
                .filter_map(|(other, departure)| other.then_some(departure))
                .collect(),
        }
    }
}
