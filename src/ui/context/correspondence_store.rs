//! The correspondence games of this device: [`CorrespondenceStore`] is the one model that all their
//! pages draw.

mod backup;
mod loading;
mod tabs;
mod undo;

use std::collections::BTreeMap;

use leptos::prelude::*;

use crate::clock::{ByColor, Color};
use crate::correspondence::server_clocks::FileFigures;
use crate::correspondence::server_facts::Settles;
use crate::correspondence::{
    CorrespondenceGame, Event, Ledger, Seconds, ServerFacts, Summary, Utc,
};
use crate::platform::listener::Listener;
use crate::platform::time::wall_now;
use crate::platform::timer::Timer;
use crate::storage::backup::BackupError;
use crate::storage::correspondence::{Backups, Listed, Orphan, PrivateStudy, StoredEvent};
use crate::storage::kind::ValueKind;
use crate::storage::report::RestoredCounts;
use crate::storage::versioned::{LoadError, SaveError};
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::writer::Writer;
pub use backup::BackupDue;
pub use undo::Undoable;

/// The lock of the page that writes the correspondence games.
const LOCK: &str = "zeitnot.post";

/// The correspondence games of this device. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct CorrespondenceStore {
    /// All events that could be read.
    pub events: RwSignal<Vec<StoredEvent>>,
    /// All games, as lines of a list.
    pub games: RwSignal<Vec<Summary>>,
    /// Games of events that are not here.
    pub orphans: RwSignal<Vec<Orphan>>,
    /// The current second; it advances while a page asks for that with
    /// [`CorrespondenceStore::tick`].
    pub now: RwSignal<Utc>,
    /// Whether another tab writes; this tab then refuses entries.
    pub following: Signal<bool>,
    writer: Writer,
    /// The record of this device's backups.
    pub backups: RwSignal<Backups>,
    /// How much of a backup is restored, in per cent, while a restore goes on.
    pub restoring: RwSignal<Option<usize>>,
    /// The result of the last restore, until its page is left.
    pub restored: RwSignal<Option<Result<RestoredCounts, BackupError>>>,
    /// The last change that can be undone, for a minute.
    pub undoable: RwSignal<Option<Undoable>>,
    /// The clocks of the file that was brought last, by the id of the game.
    offered: StoredValue<BTreeMap<String, Offered>>,
    loaded: RwSignal<bool>,
    parts: StoredValue<Parts, LocalStorage>,
    context: AppContext,
}

/// The state that no view draws.
#[derive(Debug, Default)]
struct Parts {
    listeners: Vec<Listener>,
    /// Restores a backup, piece by piece.
    restore: Option<Timer>,
    /// The games that were changed elsewhere and are still to be read.
    changed: Vec<String>,
    /// Reads them.
    again: Option<Timer>,
    /// Measures the room that is left.
    measure: Option<Timer>,
    /// How many writes there were since the room was measured.
    writes: u32,
    /// Ends the offer to undo.
    minute: Option<Timer>,
    /// How often each game was changed elsewhere, for the games that a page asked about.
    versions: Vec<(String, ArcRwSignal<u64>)>,
}

impl CorrespondenceStore {
    /// A store that reads nothing before [`CorrespondenceStore::open`].
    pub fn new(context: AppContext) -> CorrespondenceStore {
        let writer = Writer::new(LOCK);
        CorrespondenceStore {
            events: RwSignal::default(),
            games: RwSignal::default(),
            orphans: RwSignal::default(),
            now: RwSignal::new(Utc::of(wall_now())),
            following: Memo::new(move |_| writer.role().follows()).into(),
            writer,
            backups: RwSignal::default(),
            restoring: RwSignal::new(None),
            restored: RwSignal::new(None),
            undoable: RwSignal::new(None),
            offered: StoredValue::default(),
            loaded: RwSignal::new(false),
            parts: StoredValue::new_local(Parts::default()),
            context,
        }
    }

    /// Advances [`CorrespondenceStore::now`], second by second, while the page that calls this is
    /// there.
    pub fn tick(self) {
        let beat = move |wake: &Timer| {
            let wall = wall_now();
            if self.now.get_untracked() != Utc::of(wall) {
                self.now.set(Utc::of(wall));
            }
            let into = wall.get().rem_euclid(1_000);
            wake.after(Millis::new(1_000 - into));
        };
        let wake = Timer::new(beat);
        wake.after(Millis::ZERO);
        let wake = StoredValue::new_local(Some(wake));
        on_cleanup(move || drop(wake.try_update_value(Option::take)));
    }

    /// The minute of [`CorrespondenceStore::now`], for values that change no faster.
    pub fn minute(self) -> Memo<i64> {
        Memo::new(move |_| self.now.get().get().div_euclid(60))
    }

    /// The current second, read from the device again.
    pub fn this_second(self) -> Utc {
        Utc::of(wall_now())
    }

    /// An event, by its id.
    pub fn event(self, id: &str) -> Option<StoredEvent> {
        self.events
            .with(|events| events.iter().find(|event| event.id == id).cloned())
    }

    /// Whether something is only in the memory of this page. Tracked.
    pub fn is_unsaved(self) -> bool {
        self.context.unsaved.with(Option::is_some)
    }

    /// The ids of the games whose times are not known, of events that are not archived.
    pub fn without_figures(self) -> Vec<String> {
        let events = self.events.read();
        let is_open = |game: &Summary| {
            let of_game = |event: &&StoredEvent| event.id == game.event;
            let event = events.iter().find(of_game);
            game.lacks_figures() && event.is_some_and(|event| !event.archived)
        };
        let games = self.games.read();
        let open = games.iter().filter(|game| is_open(game));
        open.map(|game| game.id.clone()).collect()
    }

    /// The facts that comparisons have settled about the server of an event, by its id.
    pub fn settled(self, id: &str) -> ServerFacts {
        self.events.with(|events| {
            let event = events.iter().find(|event| event.id == id);
            event.map_or_else(ServerFacts::default, |event| event.settled.clone())
        })
    }

    /// Saves the event of a game where it is another one now, or where looks at the server settle
    /// something for all its games.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn settle(
        self,
        game: &CorrespondenceGame,
        event: Option<Event>,
        settles: &[Settles],
    ) -> Result<(), SaveError> {
        let Some(stored) = untrack(|| self.event(&game.event)) else {
            return Ok(());
        };
        let mut kept = stored.clone();
        kept.event = event.unwrap_or(kept.event);
        for seen in settles {
            kept.settled.add(kept.event.draft(), &game.id, *seen);
        }
        if kept == stored {
            return Ok(());
        }
        self.save_event(&kept)
    }

    /// A game with its event, read from storage. Reports faults to the user.
    pub fn load(self, id: &str) -> Option<(CorrespondenceGame, Event)> {
        let found = self.context.storage().correspondence().load(id);
        self.context.report_faults(&found.faults);
        let is_damaged = |fault: &LoadError| matches!(fault, LoadError::SetAside { .. });
        if found.faults.iter().any(is_damaged) {
            // The list still shows the write that is gone.
            self.read_again(id);
        }
        let game = found.value?;
        let event = untrack(|| self.event(&game.event))?.event;
        Some((game.with_start_of(&event), event))
    }

    /// A game whose event is not here, read from storage.
    pub fn load_orphan(self, id: &str) -> Option<CorrespondenceGame> {
        let game = self.context.storage().correspondence().load(id).value?;
        let event = untrack(|| self.event(&game.event));
        event.is_none().then_some(game)
    }

    /// A game's ledger; if its journal does not fit its event, the ledger up to that point.
    pub fn ledger(game: &CorrespondenceGame, event: &Event) -> Ledger {
        game.ledger(event).unwrap_or_else(|failed| failed.0)
    }

    /// Saves a game. Reports faults to the user, and returns them to the caller too. A game that
    /// the browser has no room for stays in memory: this counts as saved, and a notice says so.
    ///
    /// # Errors
    /// When it was not saved: another tab writes, or has changed the game since
    /// it was loaded here.
    pub fn save(self, game: &CorrespondenceGame, event: &Event) -> Result<(), SaveError> {
        self.may_write()?;
        let first = self.games.with_untracked(Vec::is_empty);
        let saved = self.context.storage().correspondence().save(game, event);
        let (summary, saved) = match saved {
            Ok(summary) => (summary, Ok(())),
            Err(stale @ SaveError::Stale { .. }) => return self.report_write(Err(stale)),
            Err(fault) => {
                let settled = untrack(|| self.settled(&game.event));
                (Summary::of(game, event, &settled), Err(fault))
            }
        };
        if first && saved.is_ok() {
            self.first_game();
        }
        self.show(vec![Listed::Game(summary)]);
        self.report_write(saved)
    }

    /// Saves an event, and reads its games again.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn save_event(self, event: &StoredEvent) -> Result<(), SaveError> {
        self.may_write()?;
        let saved = self.context.storage().correspondence().save_event(event);
        if let Err(SaveError::Stale { .. }) = saved {
            return self.report_write(saved);
        }
        self.events.update(
            |events| match events.iter_mut().find(|known| known.id == event.id) {
                Some(known) => *known = event.clone(),
                None => events.push(event.clone()),
            },
        );
        // The event's games have other standings now.
        self.read();
        self.report_write(saved)
    }

    /// Deletes an event for good; only one without games can be.
    ///
    /// # Errors
    /// When it was not deleted.
    pub fn delete_event(self, id: &str) -> Result<(), SaveError> {
        self.may_write()?;
        let deleted = self.context.storage().correspondence().delete_event(id);
        if deleted.is_ok() {
            self.events
                .update(|events| events.retain(|event| event.id != id));
        }
        self.context
            .report_save(ValueKind::Correspondence, deleted.clone());
        deleted
    }

    /// Deletes a game. For a minute this can be undone.
    ///
    /// # Errors
    /// When it was not deleted.
    pub fn delete(self, game: &CorrespondenceGame) -> Result<(), SaveError> {
        self.may_write()?;
        let deleted = self.context.storage().correspondence().delete(&game.id);
        let deleted = deleted.map(|deleted| {
            self.show(vec![Listed::Gone(game.id.clone())]);
            let players = ByColor::from_fn(|side| game.player(side).to_owned());
            self.offer_undo(Undoable::Deleted(Box::new(deleted), players));
        });
        self.report_write(deleted)
    }

    /// The user's private study of a game.
    pub fn study(self, id: &str) -> PrivateStudy {
        let found = self.context.storage().correspondence().study(id);
        self.context.report_faults(&found.faults);
        found.value.unwrap_or_default()
    }

    /// Saves the user's private study of a game.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn save_study(self, id: &str, study: &PrivateStudy) -> Result<(), SaveError> {
        self.may_write()?;
        let saved = self
            .context
            .storage()
            .correspondence()
            .save_study(id, study);
        self.report_write(saved)
    }

    /// An id that no game and no event has.
    pub fn new_id(self) -> String {
        let mut id = wall_now().get().unsigned_abs();
        let taken = |id: &str| {
            self.games
                .with_untracked(|games| games.iter().any(|game| game.id == id))
                || untrack(|| self.event(id)).is_some()
        };
        while taken(&id.to_string()) {
            id += 1;
        }
        id.to_string()
    }

    /// The side at the lower edge of a board: the user's own, or White.
    pub fn lower(game: &CorrespondenceGame) -> Color {
        game.mine.unwrap_or(Color::White)
    }
}

// The clocks of the file that was brought last, for the forms in which the server's figures are
// entered: [`Offered`].
//
// They are only offered, for a while: whoever looks at the server's page enters the banks, which no
// file has, and sees whether the clocks are right.

/// Later the server shows other times.
const OFFERED: Seconds = Seconds::hours(1);

/// The figures that follow from the clocks of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offered {
    /// When the file was brought.
    pub at: Utc,
    /// The number of half-moves after which they are shown.
    pub ply: usize,
    /// Those of each side, as far as the file has them.
    pub shown: ByColor<FileFigures>,
}

impl CorrespondenceStore {
    /// Keeps figures for the forms of a game.
    pub(crate) fn offer(self, id: &str, figures: Offered) {
        self.offered.update_value(|offered| {
            offered.insert(id.to_owned(), figures);
        });
    }

    /// The figures of a game, if it still has so many half-moves.
    pub(crate) fn offered(self, id: &str, ply: usize, now: Utc) -> Option<Offered> {
        let is_fresh = |figures: &Offered| {
            figures.ply == ply && figures.at <= now && now.since(figures.at) <= OFFERED
        };
        self.offered
            .with_value(|offered| offered.get(id).copied().filter(is_fresh))
    }

    /// Offers none of this game any longer: its figures are entered.
    pub(crate) fn forget_offered(self, id: &str) {
        self.offered.update_value(|offered| {
            offered.remove(id);
        });
    }
}
