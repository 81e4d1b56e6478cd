//! The app's storage: [`AppStorage`] uses the browser's or, if there is none, memory, and hands out
//! the repositories.

mod start;

pub(crate) use start::{RestoredGame, StartReport};

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::json;
use crate::platform::location;
use crate::platform::mailbox::Mailbox;
use crate::platform::mirror::Mirror;
use crate::platform::storage::LocalStorage;
use crate::storage::correspondence::CorrespondenceRepository;
use crate::storage::games::{GameRepository, Saved, TableGame, is_of_game};
use crate::storage::heartbeat;
use crate::storage::store::{MemoryStore, Store, StoreError};
use crate::storage::versioned::{
    Loaded, PREFIX, SaveError, Schema, Sink, Unreadable, VersionedStore, Waiting,
};
use crate::time::Stamp;

/// The storage of this page. Clones share one storage.
#[derive(Clone)]
pub struct AppStorage {
    versioned: Rc<VersionedStore<Box<dyn Store>>>,
    lasting: bool,
    /// The second copy; none if nothing stored lasts.
    mirror: Mirror,
    /// How much of the game on the table is stored.
    saved: Rc<RefCell<Option<Saved>>>,
    /// The report of the start, until somebody takes it.
    start: Rc<RefCell<StartReport>>,
    /// Whether a save here has put its game on the table again, if there is no second copy.
    restated: Rc<Cell<bool>>,
    /// The names of the values that have changed by a late answer of the second copy.
    late: Rc<Mailbox<Vec<String>>>,
    /// Whether everything that is only in memory was handed to the next page.
    handed_on: Rc<Cell<bool>>,
}

/// Texts under their keys, for the next page.
#[derive(Serialize, Deserialize)]
struct HandedOn {
    keys: Vec<String>,
    texts: Vec<String>,
    /// The keys under which someone else has written meanwhile.
    theirs: Vec<String>,
}

impl std::fmt::Debug for AppStorage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AppStorage")
            .field("lasting", &self.lasting)
            .finish_non_exhaustive()
    }
}

/// A text that this page cannot read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableText {
    /// Where it was found.
    pub name: String,
    /// The text, as it is.
    pub text: String,
    /// Its key in the quarantine, for deleting it; `None` if a newer page wrote the text.
    pub quarantine_key: Option<String>,
}

/// The prefix of the names of correspondence games.
const CORRESPONDENCE: &str = "post.";

/// The key of the figures that the page shows before the app is there (`check.js`): a plain text,
/// because a damaged one does no harm.
const OUTLINE: &str = "zeitnot.outline";

impl AppStorage {
    /// Opens the browser's storage and its second copy, brought together first, or memory if there
    /// is no browser storage. May call `opened` before this returns.
    pub fn open(opened: impl FnOnce(AppStorage) + 'static) {
        if !LocalStorage::is_present() {
            return opened(AppStorage::alone());
        }
        let late: Rc<Mailbox<Vec<String>>> = Rc::default();
        let report: Rc<RefCell<StartReport>> = Rc::default();
        let (arrives, reported) = (late.clone(), report.clone());
        start::open(
            move |copies, mirror, start| {
                *report.borrow_mut() = start;
                let storage = AppStorage::lasting(Box::new(copies), mirror);
                opened(AppStorage {
                    start: report,
                    late,
                    ..storage
                });
            },
            move |start, changed| {
                *reported.borrow_mut() = start;
                arrives.put(changed);
            },
        );
    }

    /// Like [`AppStorage::open`], without the second copy.
    pub fn alone() -> AppStorage {
        if LocalStorage::is_present() {
            return AppStorage::lasting(Box::new(LocalStorage), Mirror::none());
        }
        let store: Box<dyn Store> = Box::new(handed_on());
        AppStorage::of(store, false, Mirror::none())
    }

    fn lasting(store: Box<dyn Store>, mirror: Mirror) -> AppStorage {
        let storage = AppStorage::of(store, true, mirror);
        if let Some(left) = left_behind() {
            for (key, text) in left.keys.into_iter().zip(left.texts) {
                let is_theirs = left.theirs.contains(&key);
                storage.versioned.texts().adopt(key, text, is_theirs);
            }
        }
        storage
    }

    fn of(store: Box<dyn Store>, lasting: bool, mirror: Mirror) -> AppStorage {
        let versioned = VersionedStore::new(store, Schema::CURRENT);
        AppStorage {
            versioned: Rc::new(versioned.with_overflow()),
            lasting,
            mirror,
            saved: Rc::default(),
            start: Rc::default(),
            restated: Rc::default(),
            late: Rc::default(),
            handed_on: Rc::default(),
        }
    }

    /// The report of the start, or of the second copy's late answer. Returned once, to be shown to
    /// the user.
    pub fn take_start(&self) -> StartReport {
        self.start.take()
    }

    /// Notes that the user was told of the start: otherwise the next one tells it again.
    pub fn mark_reported(&self) {
        if self.lasting {
            start::mark_reported();
        }
    }

    /// Calls `listener` when the second copy has answered after the page went on without it, with
    /// the names of the values that have changed.
    pub fn on_late_answer(&self, listener: impl Fn(Vec<String>) + 'static) {
        self.late.listen(listener);
    }

    /// Calls `lost` when the second copy takes nothing more.
    pub fn on_mirror_lost(&self, lost: impl Fn() + 'static) {
        self.mirror.on_lost(lost);
    }

    /// Hands unsaved data to the page that is loaded next in the place of this one: everything if
    /// nothing stored lasts, otherwise what there was no room for. Returns `false` if that is
    /// impossible.
    pub fn hand_on(&self) -> bool {
        let handed_on = if self.lasting {
            self.versioned.texts().write_waiting();
            let waiting = self.versioned.texts().waiting();
            waiting.is_empty() || leave(waiting)
        } else {
            let store = self.versioned.texts();
            let keys = store.keys().unwrap_or_default();
            let text = |key: &String| store.get(key).ok().flatten().unwrap_or_default();
            let texts = keys.iter().map(text).collect();
            let theirs = Vec::new();
            location::leave_behind(&json::write(&HandedOn {
                keys,
                texts,
                theirs,
            }))
        };
        self.handed_on.set(handed_on);
        handed_on
    }

    /// Whether closing the page loses nothing, because the next one has the data.
    pub fn is_handed_on(&self) -> bool {
        self.handed_on.get()
    }

    /// Why something is only in the memory of this page, and whether a game of the clock is.
    pub fn unsaved(&self) -> Option<(StoreError, bool)> {
        let texts = self.versioned.texts();
        let (_, why) = texts.unsaved()?;
        let is_game = texts.waiting().iter().any(|one| is_of_game(&one.key));
        Some((why, is_game))
    }

    /// Writes what is only in memory, as far as there is room now.
    pub fn write_waiting(&self) {
        self.versioned.texts().write_waiting();
    }

    /// The places of what waited for room until another page had written there: it is in the quarantine.
    pub fn take_set_aside(&self) -> Vec<String> {
        self.versioned.texts().take_set_aside()
    }

    /// Whether stored data outlasts the page.
    pub const fn is_lasting(&self) -> bool {
        self.lasting
    }

    /// The values themselves.
    pub fn versioned(&self) -> &VersionedStore<Box<dyn Store>> {
        &self.versioned
    }

    pub fn games(&self) -> GameRepository<'_, Box<dyn Store>> {
        GameRepository(&self.versioned)
    }

    /// Saves the new part of the game on the table.
    ///
    /// # Errors
    /// When it was not saved; what was stored before is still there.
    pub fn save_game(&self, game: &TableGame) -> Result<(), SaveError> {
        self.games().append(&mut self.saved.borrow_mut(), game)?;
        // Without a second copy, the game played now stays on the table, whatever the second copy
        // had there.
        let is_restated = self.restated.replace(true);
        if !is_restated && self.lasting && !self.mirror.is_working() {
            let _ = self.games().put_on_table(&game.id);
        }
        Ok(())
    }

    /// Whether a restored backup has put another version in the place of the game
    /// on the table.
    pub fn is_rewritten(&self, id: &str) -> bool {
        let saved = self.saved.borrow();
        self.games().is_rewritten(saved.as_ref(), id)
    }

    /// Whether there is any data of correspondence games here, judged by the keys alone.
    pub fn has_correspondence(&self) -> bool {
        let is_any = |keys: Vec<String>| !keys.is_empty();
        self.versioned.list(CORRESPONDENCE).is_ok_and(is_any)
    }

    /// The correspondence games.
    pub fn correspondence(&self) -> CorrespondenceRepository<'_, Box<dyn Store>> {
        CorrespondenceRepository(&self.versioned)
    }

    /// Stores that a running game was alive at that stamp. A failure needs no notice, because
    /// saving the game itself has already reported it.
    pub fn set_heartbeat(&self, game: &str, stamp: Stamp) {
        let text = heartbeat::write(game, stamp);
        let _ = self.versioned.texts().set(heartbeat::KEY, &text);
    }

    /// Stores the figures that the page shows at its next start, before the app is there; usually
    /// they are the same as last time. A failure needs no notice.
    pub fn set_outline(&self, text: &str) {
        let texts = self.versioned.texts();
        if !matches!(texts.get(OUTLINE), Ok(Some(kept)) if kept == text) {
            let _ = texts.set(OUTLINE, text);
        }
    }

    /// The last stamp at which that game is known to have been alive.
    pub fn heartbeat(&self, game: &str) -> Option<Stamp> {
        let text = self.versioned.texts().get(heartbeat::KEY).ok()??;
        heartbeat::parse(game, &text)
    }

    /// Every text that this page cannot read: those set aside, and those that a newer page wrote,
    /// which stay in their place.
    pub fn unreadable(&self) -> Vec<UnreadableText> {
        let quarantine = self.versioned.quarantine().unwrap_or_default();
        let mut texts: Vec<UnreadableText> = quarantine
            .into_iter()
            .map(|kept| UnreadableText {
                name: kept.from,
                text: kept.text,
                quarantine_key: Some(kept.key),
            })
            .collect();
        for key in self.versioned.list("").unwrap_or_default() {
            let places = self.versioned.places(&key).unwrap_or_default();
            for (place, text, why) in places.unreadable {
                if matches!(why, Unreadable::NewerVersion(_)) {
                    texts.push(UnreadableText {
                        name: [PREFIX, &place].concat(),
                        text,
                        quarantine_key: None,
                    });
                }
            }
        }
        texts
    }

    /// Reads a value.
    pub fn read<T: DeserializeOwned>(&self, key: &str) -> Loaded<T> {
        self.versioned.read(key)
    }

    /// Saves a value.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn write(&self, key: &str, value: &impl Serialize) -> Result<(), SaveError> {
        self.versioned.write(key, value)
    }
}

/// Hands these texts to the next page.
fn leave(waiting: Vec<Waiting>) -> bool {
    let mut left = HandedOn {
        keys: Vec::new(),
        texts: Vec::new(),
        theirs: Vec::new(),
    };
    for one in waiting {
        left.theirs.extend(one.is_theirs.then(|| one.key.clone()));
        left.keys.push(one.key);
        left.texts.push(one.text);
    }
    location::leave_behind(&json::write(&left))
}

/// The texts that the previous page handed on.
fn left_behind() -> Option<HandedOn> {
    json::read(&location::take_left_behind()?)
}

/// The same texts, as a store.
fn handed_on() -> MemoryStore {
    let left = left_behind().map(|left| left.keys.into_iter().zip(left.texts).collect());
    left.map(MemoryStore::of).unwrap_or_default()
}
