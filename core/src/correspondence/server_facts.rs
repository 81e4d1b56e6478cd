//! How the server of an event counts, as comparisons with it have shown: [`ServerFacts`].
//!
//! Whether the bank refills the clock (d) and whether a given opening counts (4) are facts of the
//! server, and so of the event: one comparison settles them for all its games.

use serde::{Deserialize, Serialize};

use super::event::{Event, EventDraft, Refill};
use super::interpretations::Openings;
use super::seconds::{Seconds, Utc};

/// The facts that comparisons with the server have settled, stored with the event. One counts only while
/// the event has that interpretation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerFacts {
    /// Whether the bank refills the clock (d).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refill: Option<Fact<Refill>>,
    /// Whether the moves of a given opening count (4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub openings: Option<Fact<Openings>>,
    /// The unit of its stamps.
    #[serde(skip_serializing_if = "StampUnit::is_second")]
    pub stamps: StampUnit,
}

/// The unit in which a server writes when it accepted a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StampUnit {
    /// Seconds: a stamp is exact.
    #[default]
    Second,
    /// Minutes: `08:12` is any second from 08:12:00 to 08:12:59.
    Minute,
}

impl StampUnit {
    /// Whether stamps are exact.
    pub fn is_second(&self) -> bool {
        *self == StampUnit::Second
    }

    /// How much later than this stamp a move may have been accepted: one that names a second is
    /// exact in either unit.
    pub const fn doubt(self, at: Utc) -> Seconds {
        match self {
            StampUnit::Minute if at.get().rem_euclid(60) == 0 => Seconds::new(59),
            _ => Seconds::ZERO,
        }
    }
}

/// An interpretation that the server uses, and where that was seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact<T> {
    /// When the server showed it.
    pub at: Utc,
    /// The id of the game that was compared.
    pub game: String,
    /// The interpretation.
    pub is: T,
}

impl ServerFacts {
    /// Whether nothing is settled.
    pub fn is_empty(&self) -> bool {
        *self == ServerFacts::default()
    }

    /// In what another interpretation than the event's is ruled out.
    pub(crate) fn rules_out(&self, draft: &EventDraft) -> Differs {
        let (refill, openings) = (draft.refill, draft.interpretations.openings);
        Differs {
            refill: (self.refill.as_ref()).is_some_and(|fact| fact.is == refill),
            reset: false,
            openings: (self.openings.as_ref()).is_some_and(|fact| fact.is == openings),
        }
    }

    /// Adds the event's interpretations for which a comparison of a game spoke. A fact that is
    /// known already keeps its first witness.
    pub fn add(&mut self, draft: &EventDraft, game: &str, seen: Settles) {
        let known = self.rules_out(draft);
        let Settles { at, by } = seen;
        if by.refill && !known.refill {
            let game = game.into();
            let is = draft.refill;
            self.refill = Some(Fact { at, game, is });
        }
        if by.openings && !known.openings {
            let game = game.into();
            let is = draft.interpretations.openings;
            self.openings = Some(Fact { at, game, is });
        }
    }

    /// Everything that either knows of one event. Of two witnesses the earlier one stays, and one
    /// for the event's own interpretation before all; so the order makes no difference.
    #[must_use]
    pub fn joined(self, other: ServerFacts, draft: &EventDraft) -> ServerFacts {
        fn first<T: PartialEq>(facts: [Option<Fact<T>>; 2], own: T) -> Option<Fact<T>> {
            let facts = facts.into_iter().flatten();
            facts.min_by_key(|fact| (fact.is != own, fact.at, fact.game.clone()))
        }
        ServerFacts {
            refill: first([self.refill, other.refill], draft.refill),
            openings: first(
                [self.openings, other.openings],
                draft.interpretations.openings,
            ),
            stamps: self.stamps.max(other.stamps),
        }
    }
}

/// In what an interpretation differs from the event's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Differs {
    /// In how the bank refills the clock.
    pub refill: bool,
    /// In the move after which a clock is first reset (rule 9).
    pub reset: bool,
    /// In whether the moves of a given opening are among those with an increment (rule 4).
    pub openings: bool,
}

impl Differs {
    /// In what either differs.
    pub const fn and(self, other: Differs) -> Differs {
        Differs {
            refill: self.refill || other.refill,
            reset: self.reset || other.reset,
            openings: self.openings || other.openings,
        }
    }

    /// Whether the only question is if the server refills a clock by itself.
    pub const fn is_refill_alone(self) -> bool {
        self.refill && !self.reset && !self.openings
    }

    /// Every way in which another interpretation can differ from the event's.
    pub(super) fn all(event: &Event) -> impl Iterator<Item = Differs> + use<> {
        let has_reset = event.draft().protection.reset_to().is_some();
        let choices = (1..8).map(|choice| Differs {
            refill: choice & 1 > 0,
            reset: choice & 2 > 0,
            openings: choice & 4 > 0,
        });
        choices.filter(move |by| has_reset || !by.reset)
    }

    /// The event under that interpretation.
    pub(super) fn of(self, event: &Event) -> Event {
        let (mut other, draft) = (event.clone(), event.draft());
        if self.refill {
            other = other.under(draft.refill.other());
        }
        if self.reset {
            other = other.resetting(draft.interpretations.reset.other());
        }
        if self.openings {
            other = other.counting(draft.interpretations.openings.other());
        }
        other
    }
}

/// The interpretations for which a comparison speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settles {
    /// When the server was seen.
    pub at: Utc,
    /// In what the other interpretation is ruled out.
    pub by: Differs,
}

impl Settles {
    /// The interpretations of an event that times seen at that instant settle: those that are the
    /// same in every other one under which the event can have shown them.
    pub(super) fn by(at: Utc, event: &Event, can: impl Fn(Event) -> bool) -> Settles {
        let open: Vec<Differs> = Differs::all(event).filter(|by| can(by.of(event))).collect();
        let by = Differs {
            refill: !open.iter().any(|by| by.refill),
            reset: false,
            openings: !open.iter().any(|by| by.openings),
        };
        Settles { at, by }
    }

    /// A comparison that settles nothing.
    pub fn nothing(at: Utc) -> Settles {
        let by = Differs::default();
        Settles { at, by }
    }
}
