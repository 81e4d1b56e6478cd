//! The start of the page with two copies of the stored data: [`StartReport`].

use std::rc::Rc;

use crate::clock::Face;
use crate::platform::mirror::{Mirror, NO_ANSWER, Opened};
use crate::platform::storage::{LocalStorage, is_new_visit};
use crate::platform::time::wall_now;
use crate::platform::timer::Timer;
use crate::storage::correspondence::CorrespondenceRepository;
use crate::storage::games::{self, GameRepository, TableGame};
use crate::storage::store::{Store, StoreError};
use crate::storage::versioned::{
    Diverged, MirroredStore, PREFIX, Reconciled, Schema, VersionedStore,
};
use crate::time::{Millis, WallTime};

/// The key of the note that the user already knows that this browser keeps no second copy.
const ONE_COPY_REPORTED: &str = "zeitnot.one-copy";

/// How many texts the second copy gets at once, when it is to have everything.
const SLICE: usize = 100;

/// The browser's storage with its second copy.
type Both = MirroredStore<LocalStorage, Mirror>;
pub(super) type Copies = Rc<Both>;

/// The result of the start, to report to the user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartReport {
    /// The game on the table, if it was brought back.
    pub game: Option<RestoredGame>,
    /// How many other games were brought back.
    pub games: usize,
    /// How many other values were brought back.
    pub others: usize,
    /// How many games went on in both copies: the second copy's course became a game of its own.
    pub apart: usize,
    /// The other values that differ in the second copy. The app uses the first copy.
    pub disputed: Vec<String>,
    /// The values with something that could not be read and was set aside.
    pub set_aside: Vec<String>,
    /// Why something in the second copy could not be brought back.
    pub refused: Option<StoreError>,
    /// Whether there is no second copy and the user does not know yet.
    pub alone: bool,
    /// Whether the second copy has not answered yet, and may have more than what is shown.
    pub is_waited_for: bool,
    /// The time of the last known entry, if there is no second copy, or none yet, and the game on
    /// the table is from an earlier visit: nobody knows what came after it.
    pub unknown_after: Option<WallTime>,
}

/// The part of the game on the table that was brought back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RestoredGame {
    /// When the last entry of the first copy was made; `None` if it did not have the game.
    pub from: Option<WallTime>,
    /// When the last entry of the second copy was made.
    pub to: WallTime,
}

/// Brings both copies together. If the second copy answers too late, the page goes on with the
/// first one. When the answer comes, `late` gets it with the names of the values that have changed.
pub(super) fn open(
    opened: impl FnOnce(Copies, Mirror, StartReport) + 'static,
    late: impl FnOnce(StartReport, Vec<String>) + 'static,
) {
    let mirror = Mirror::none();
    let copies = Rc::new(Both::new(LocalStorage, mirror.clone()));
    // Before it asks: another tab may go on writing to both meanwhile.
    let written = Both::written(&LocalStorage);
    let (late_copies, late_mirror) = (copies.clone(), mirror.clone());
    mirror.clone().open(
        move |result| {
            let start = match result {
                Ok(found) => reconciled(&copies, &mirror, found, written).0,
                Err(why) => alone(&copies, why == NO_ANSWER),
            };
            opened(copies, mirror, start);
        },
        move |found| {
            // This page has written meanwhile.
            let written = Both::written(&LocalStorage);
            let (start, changed) = reconciled(&late_copies, &late_mirror, found, written);
            late(start, changed);
        },
    );
}

/// Notes that the user knows what was brought back.
pub(super) fn mark_reported() {
    Both::mark_reported(&LocalStorage);
}

/// Reconciles both copies. Returns the report for the user, and the names of the values that have
/// changed in the first copy.
fn reconciled(
    copies: &Copies,
    mirror: &Mirror,
    found: Opened,
    written: u64,
) -> (StartReport, Vec<String>) {
    let Opened { last, writes } = found;
    let before = writes
        .iter()
        .any(|write| games::is_of_game(&write.key))
        .then(last_entry);
    let lacks = Both::lacks(&LocalStorage, last, written);
    let mut found = copies.reconcile(writes);
    let (apart, disputed) = settle(copies, &mut found);
    let start = StartReport {
        apart,
        disputed,
        ..StartReport::of(&found, before.flatten())
    };
    let _ = LocalStorage.remove(ONE_COPY_REPORTED);
    if lacks {
        mirror.set_complete(false);
    }
    // If the first copy had no room for something, only the second copy has it.
    if lacks && found.refused.is_empty() {
        hand_over_all(copies.clone(), mirror.clone());
    }
    let mut changed = found.restored;
    changed.extend(found.deleted);
    (start, changed)
}

/// The values in a store, with the app's own type, so that the download contains the code that
/// reads them only once.
fn values(store: impl Store + 'static) -> VersionedStore<Box<dyn Store>> {
    VersionedStore::new(Box::new(store), Schema::CURRENT)
}

/// Settles the values that have another course in the second copy. Returns how many games went on
/// in both copies, and the names of the values that stay as the first copy has them.
fn settle(copies: &Copies, found: &mut Reconciled) -> (usize, Vec<String>) {
    let versioned = values(copies.clone());
    let games = GameRepository(&versioned);
    let (mut apart, mut disputed) = (0, Vec::new());
    for diverged in &found.diverged {
        match games.settle(diverged) {
            Ok(Some(merged)) => {
                apart += merged.copies.len();
                found
                    .restored
                    .extend(merged.taken.then(|| diverged.unit.clone()));
            }
            Ok(None) | Err(_) if is_worth_a_word(&diverged.unit) => {
                disputed.push(diverged.unit.clone());
            }
            Ok(None) | Err(_) => {}
        }
    }
    let is_list = |diverged: &&Diverged| diverged.unit == games::INDEX;
    match found.diverged.iter().find(is_list) {
        Some(list) => {
            // Neither list has all the games, so the app makes the list again from them.
            let _ = versioned.delete(games::INDEX);
            for key in &list.quarantine_keys {
                // If it stays, it does no harm.
                let _ = versioned.discard(key);
            }
        }
        None => games.list_restored(&found.restored),
    }
    (apart, disputed)
}

/// Hands everything to a second copy that may lack some of it, while the page is open.
fn hand_over_all(copies: Copies, mirror: Mirror) {
    let mut keys = copies.keys().unwrap_or_default();
    keys.retain(|key| key.starts_with(PREFIX));
    let wake = Timer::new(move |wake| {
        let rest = keys.len().saturating_sub(SLICE);
        for key in keys.drain(rest..) {
            copies.record_again(&key);
        }
        if rest > 0 {
            wake.after(Millis::ZERO);
        } else {
            mirror.set_complete(true);
            wake.cancel();
        }
    });
    wake.after(Millis::ZERO);
    // The timer lasts as long as the page at most.
    std::mem::forget(wake);
}

/// The page goes on with one copy; `for_now` if the second one may still answer.
fn alone(copies: &Copies, for_now: bool) -> StartReport {
    let versioned = values(copies.clone());
    // If this cannot be written, neither can what it is for.
    let _ = CorrespondenceRepository(&versioned).rename_device(wall_now());
    let is_new = is_new_visit();
    let game = (for_now || is_new).then(last_entry).flatten();
    let unknown_after = game.map(|(_, wall)| wall);
    if for_now {
        return StartReport {
            is_waited_for: Both::written(&LocalStorage) > 0,
            unknown_after,
            ..StartReport::default()
        };
    }
    let is_reported = LocalStorage.get(ONE_COPY_REPORTED).ok().flatten().is_some();
    if !is_reported {
        let _ = LocalStorage.set(ONE_COPY_REPORTED, "told");
    }
    StartReport {
        alone: !is_reported,
        unknown_after,
        ..StartReport::default()
    }
}

/// The game that is on the table in the first copy, if it has begun and is not
/// over, and when its last entry was made.
fn last_entry() -> Option<(String, WallTime)> {
    let versioned = values(LocalStorage);
    // The code that loads the game reports any damage.
    let TableGame { id, clock, .. } = GameRepository(&versioned).peek_current()?;
    let last = clock.journal().last()?.stamp.wall;
    let is_over = Face::of(&clock, clock.last_instant()).outcome.is_some();
    (!is_over).then_some((id, last))
}

impl StartReport {
    fn of(found: &Reconciled, before: Option<(String, WallTime)>) -> StartReport {
        let mut start = StartReport {
            set_aside: found.set_aside.clone(),
            refused: found.refused.first().map(|(_, fault)| fault.clone()),
            ..StartReport::default()
        };
        let now = last_entry();
        let mut games: Vec<String> = Vec::new();
        for name in &found.restored {
            match games::game_of(name).or_else(|| name.strip_prefix("post.game.")) {
                Some(game) => games.push(game.to_owned()),
                None if is_worth_a_word(name) => start.others += 1,
                None => {}
            }
        }
        games.sort_unstable();
        games.dedup();
        if let Some((id, to)) = now
            && games.contains(&id)
        {
            games.retain(|game| *game != id);
            let from = before.filter(|(known, _)| *known == id);
            start.game = Some(RestoredGame {
                from: from.map(|(_, wall)| wall),
                to,
            });
        }
        start.games = games.len();
        start
    }

    /// Whether anything was brought back.
    pub fn has_restored(&self) -> bool {
        self.game.is_some() || self.games > 0 || self.others > 0
    }
}

/// Whether a value is worth a message: players know it. The others are lists and marks that the app
/// makes from such values.
fn is_worth_a_word(name: &str) -> bool {
    let kinds = ["game.", "post.game.", "post.event.", "post.study."];
    ["settings", "presets", "lessons", "study"].contains(&name)
        || kinds.iter().any(|kind| name.starts_with(kind))
}
