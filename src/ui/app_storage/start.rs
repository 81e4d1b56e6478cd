//! How the page starts with two copies of what is kept: [`StartReport`].

use std::rc::Rc;

use crate::clock::Face;
use crate::platform::mirror::{Mirror, Opened};
use crate::platform::storage::{LocalStorage, is_new_visit};
use crate::platform::timer::Timer;
use crate::storage::games::{self, GameRepository, TableGame};
use crate::storage::store::{Store, StoreError};
use crate::storage::versioned::{
    MirroredStore, PREFIX, Reconciled, Schema, VersionedStore, damaged,
};
use crate::time::{Millis, WallTime};

/// Says that it was told that this browser keeps no second copy.
const TOLD: &str = "zeitnot.one-copy";

/// How many texts are handed to the second copy at once, when it is to have
/// everything.
const SLICE: usize = 100;

/// The browser's storage with its second copy.
type Both = MirroredStore<LocalStorage, Mirror>;
pub(super) type Copies = Rc<Both>;

/// What came of the start, for the user to be told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartReport {
    /// The game on the table was brought back.
    pub game: Option<RestoredGame>,
    /// How many other games were.
    pub games: usize,
    /// How many other values were.
    pub others: usize,
    /// The values that the second copy has otherwise.
    pub disputed: Vec<String>,
    /// The values of which something could not be read and was set aside.
    pub set_aside: Vec<String>,
    /// Why something that the second copy has could not be brought back.
    pub refused: Option<StoreError>,
    /// There is no second copy, which was not told yet.
    pub alone: bool,
    /// There is none, and the game on the table is of an earlier visit: nobody
    /// knows what came after this entry.
    pub unknown_after: Option<WallTime>,
}

/// What was brought back of the game on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RestoredGame {
    /// When the last entry of the first copy was made; `None` where it did not
    /// have the game.
    pub from: Option<WallTime>,
    /// When the last entry of the second was.
    pub to: WallTime,
}

/// Brings both copies together.
pub(super) fn open(opened: impl FnOnce(Copies, StartReport) + 'static) {
    let from = Both::compared_from(&LocalStorage);
    // Another tab may go on writing to both while this one asks.
    let written = Both::written(&LocalStorage);
    let asked = || damaged(&LocalStorage);
    Mirror::open(from, asked, move |result| match result {
        Ok(found) => {
            let (copies, start) = reconciled(found, written);
            opened(copies, start);
        }
        Err(_) => {
            let copies = Rc::new(Both::new(LocalStorage, Mirror::none()));
            opened(copies, alone());
        }
    });
}

fn reconciled(found: Opened, written: u64) -> (Copies, StartReport) {
    let Opened {
        mirror,
        last,
        writes,
    } = found;
    let copies = Rc::new(Both::new(LocalStorage, mirror.clone()));
    let before = writes
        .iter()
        .any(|write| games::is_of_game(&write.key))
        .then(last_entry);
    let lacks = Both::lacks(&LocalStorage, last, written);
    let found = copies.reconcile(writes);
    let start = StartReport::of(&found, before.flatten());
    let _ = LocalStorage.remove(TOLD);
    if lacks {
        mirror.set_complete(false);
    }
    // What there was no room for is only there.
    if lacks && found.refused.is_empty() {
        let copies = copies.clone();
        let again = mirror.clone();
        mirror.keys(move |known| hand_over_all(copies, again, known));
    }
    (copies, start)
}

/// Hands everything to a second copy that may lack some of it, while the page
/// lives.
fn hand_over_all(copies: Copies, mirror: Mirror, mut keys: Vec<String>) {
    keys.extend(copies.keys().unwrap_or_default());
    keys.retain(|key| key.starts_with(PREFIX));
    keys.sort_unstable();
    keys.dedup();
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
    // It is as long as the page at most.
    std::mem::forget(wake);
}

fn alone() -> StartReport {
    let told = LocalStorage.get(TOLD).ok().flatten().is_some();
    if !told {
        let _ = LocalStorage.set(TOLD, "told");
    }
    let game = is_new_visit().then(last_entry).flatten();
    StartReport {
        alone: !told,
        unknown_after: game.map(|(_, wall)| wall),
        ..StartReport::default()
    }
}

/// The game that is on the table in the first copy, if it has begun and is not
/// over, and when its last entry was made.
fn last_entry() -> Option<(String, WallTime)> {
    let versioned = VersionedStore::new(LocalStorage, Schema::FIRST);
    // What is damaged is told by whoever loads it.
    let TableGame { id, clock, .. } = GameRepository(&versioned).peek_current()?;
    let last = clock.journal().last()?.stamp.wall;
    let is_over = Face::of(&clock, clock.last_instant()).outcome.is_some();
    (!is_over).then_some((id, last))
}

impl StartReport {
    fn of(found: &Reconciled, before: Option<(String, WallTime)>) -> StartReport {
        let mut start = StartReport {
            disputed: found.disputed.clone(),
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

/// What a player knows of; lists and marks are made of it.
fn is_worth_a_word(name: &str) -> bool {
    ["settings", "presets", "lessons", "study"].contains(&name)
        || name.starts_with("post.event.")
        || name.starts_with("post.study.")
}
