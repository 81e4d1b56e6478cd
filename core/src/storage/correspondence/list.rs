//! Reading the list of games: [`EventsAndGames`].
//!
//! A game is listed by its summary. It is saved in the game's own value, beside the checksum of the
//! event it was computed from. So a list folds the ledger of a game only where its event has changed
//! since, or where the game came without a summary, from a backup.

use super::{CorrespondenceRepository, StoredEvent};
use crate::clock::ByColor;
use crate::correspondence::{CorrespondenceGame, Summary};
use crate::json;
use crate::storage::store::Store;
use crate::storage::summarized::Summarized;
use crate::storage::versioned::{LoadError, checksum};

/// Raised whenever summaries are computed differently from the same game and event: then none that
/// is stored is used.
const DERIVED: &str = "4";

/// All events and games of a store.
#[derive(Debug, Default)]
pub struct EventsAndGames {
    /// The events that could be read, by their ids.
    pub events: Vec<StoredEvent>,
    /// The games, by their ids.
    pub games: Vec<Summary>,
    /// The games whose event is not here, and of which no summary is.
    pub orphans: Vec<Orphan>,
    /// The errors to report to the user.
    pub faults: Vec<LoadError>,
}

/// How a game is listed.
#[derive(Clone, Debug, PartialEq)]
pub enum Listed {
    /// By its summary.
    Game(Summary),
    /// As a game that has no summary and whose event cannot be read.
    Orphan(Orphan),
    /// Not at all: the game of this id is not stored.
    Gone(String),
}

/// A game whose event is not here: its state is unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orphan {
    /// The game's id.
    pub id: String,
    /// The players' names.
    pub players: ByColor<String>,
}

impl Listed {
    /// Brings a list up to date.
    pub fn apply(self, games: &mut Vec<Summary>, orphans: &mut Vec<Orphan>) {
        let id = match &self {
            Listed::Game(summary) => &summary.id,
            Listed::Orphan(orphan) => &orphan.id,
            Listed::Gone(id) => id,
        };
        orphans.retain(|known| known.id != *id);
        match self {
            Listed::Game(summary) => match games.iter_mut().find(|known| known.id == summary.id) {
                Some(known) => *known = summary,
                None => games.push(summary),
            },
            Listed::Orphan(orphan) => {
                games.retain(|known| known.id != orphan.id);
                orphans.push(orphan);
            }
            Listed::Gone(id) => games.retain(|known| known.id != id),
        }
    }
}

/// An event, and the checksum by which its changes are noticed.
#[derive(Clone, Copy, Debug)]
struct KnownEvent<'a> {
    stored: &'a StoredEvent,
    sum: u32,
}

impl KnownEvent<'_> {
    fn of(stored: &StoredEvent) -> KnownEvent<'_> {
        let sum = sum_of(stored);
        KnownEvent { stored, sum }
    }
}

/// The checksum of what the summaries of an event's games depend on.
pub(super) fn sum_of(stored: &StoredEvent) -> u32 {
    let event = json::write(&stored.event);
    if stored.settled.is_empty() {
        checksum(DERIVED, &event)
    } else {
        checksum(DERIVED, &[event, json::write(&stored.settled)].concat())
    }
}

impl<S: Store> CorrespondenceRepository<'_, S> {
    /// All events and games.
    pub fn list(&self) -> EventsAndGames {
        let found = self.events();
        let mut list = EventsAndGames {
            events: found.value.unwrap_or_default(),
            faults: found.faults,
            ..EventsAndGames::default()
        };
        let events: Vec<KnownEvent<'_>> = list.events.iter().map(KnownEvent::of).collect();
        let ids = self.games().ids().unwrap_or_else(|fault| {
            list.faults.push(LoadError::Store(fault));
            Vec::new()
        });
        for id in ids {
            match self.listed_with(&events, &id, &mut list.faults) {
                Listed::Game(summary) => list.games.push(summary),
                Listed::Orphan(orphan) => list.orphans.push(orphan),
                Listed::Gone(_) => {}
            }
        }
        list
    }

    /// These games, read again with these events, and the errors to report to the user.
    pub fn listed(&self, ids: &[String], events: &[StoredEvent]) -> (Vec<Listed>, Vec<LoadError>) {
        let events: Vec<KnownEvent<'_>> = events.iter().map(KnownEvent::of).collect();
        let mut faults = Vec::new();
        let listed = ids
            .iter()
            .map(|id| self.listed_with(&events, id, &mut faults));
        (listed.collect(), faults)
    }

    fn listed_with(
        &self,
        events: &[KnownEvent<'_>],
        id: &str,
        faults: &mut Vec<LoadError>,
    ) -> Listed {
        let mut peeked = self.games().peek_body(id);
        // Loading sets what is damaged aside, and reports it.
        let mut load = || {
            let found = self.load(id);
            faults.extend(found.faults);
            found.value
        };
        if peeked.damaged {
            load();
            peeked = self.games().peek_body(id);
        }
        let Some((_, body)) = peeked.value else {
            return Listed::Gone(id.to_owned());
        };
        let event_of = |id: &str| events.iter().find(|event| event.stored.id == id);
        if let Some(Summarized { summary, event_sum }) = Summarized::in_body(&body) {
            let event = event_of(&summary.event);
            // Without the event it stays as it was last seen.
            if summary.id == id && event.is_none_or(|event| event_sum == Some(event.sum)) {
                return Listed::Game(summary);
            }
        }
        match json::read::<CorrespondenceGame>(&body).or_else(load) {
            None => Listed::Gone(id.to_owned()),
            Some(game) => match event_of(&game.event) {
                Some(KnownEvent { stored, .. }) => {
                    Listed::Game(Summary::of(&game, &stored.event, &stored.settled))
                }
                None => Listed::Orphan(Orphan {
                    id: id.to_owned(),
                    players: game.players,
                }),
            },
        }
    }
}
