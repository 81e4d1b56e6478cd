//! Correspondence games and events in a vault: [`Post`].
//!
//! Each game, each event and each study is a value. A list needs not read them
//! all: their lines are kept beside them, in bundles, and a [`Reading`] makes
//! those anew that are missing or not true.

mod begin;
mod lines;
pub(super) mod merge;
mod old;
mod reading;
mod record;

pub use reading::{Look, Now, Orphan, Read, Reading};

use super::archive::{Archive, Found};
use super::slots::Side;
use super::store::{Store, StoreFault};
use super::vault::{Fault, SaveFault, Vault};
use crate::correspondence::event::Event;
use crate::correspondence::game::PostGame;
use crate::correspondence::summary::Summary;
use crate::time::WallTime;
use lines::{Listed, bundle_of, sum_of};

/// The name of this device in lineages.
const DEVICE: &str = "post.device";
const BACKUP: &str = "post.backup";
const EVENT: &str = "post.event.";
const GAME: &str = "post.game.";
const STUDY: &str = "post.study.";

/// An event as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptEvent {
    /// Names it, here and in links: digits.
    pub id: String,
    /// Its parameters.
    pub event: Event,
    /// Whether it is out of the way: over, and not listed by itself.
    pub archived: bool,
    /// A note about it.
    pub note: String,
}

crate::data!(fields KeptEvent { id, event, archived, note });

/// What a player works out about a game by themselves. Nobody else sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Study {
    /// The game with variations and notes, as PGN; empty before the first.
    pub pgn: String,
    /// Replies that are ready.
    pub prepared: Vec<Prepared>,
}

crate::data!(fields_or_usual Study { pgn, prepared });

/// "If 23…Rd8 then 24.Qe2".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// After how many moves of the game it begins.
    pub ply: u32,
    /// The moves in UCI, the opponent's first, one's own next, and so on by
    /// turns, with blanks between.
    pub line: String,
}

crate::data!(fields Prepared { ply, line });

/// What is known about backups of this device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Backups {
    /// When the first game was saved, or since when it is counted.
    pub since: Option<WallTime>,
    /// When the last backup was saved.
    pub last: Option<WallTime>,
    /// Whether it was told that there is little room left.
    pub warned: bool,
}

crate::data!(fields_or_usual Backups { since, last, warned });

/// Whether a value says something of this device alone, or of the other values,
/// so that it has no place in a backup.
pub(super) fn is_of_this_device(key: &str) -> bool {
    [DEVICE, BACKUP, old::INDEX, old::BEHIND].contains(&key) || key.starts_with(lines::LINES)
}

/// The correspondence games in a vault.
#[derive(Debug)]
pub struct Post<'a, S>(pub &'a Vault<S>);

impl<S: Store> Post<'_, S> {
    const fn archive(&self) -> Archive<'_, S> {
        Archive(self.0)
    }

    /// Gives this device its name, by which what it writes is told from what
    /// other devices write, unless it has one.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn name_device(&self, now: WallTime) -> Result<(), SaveFault> {
        if self.archive().read::<String>(DEVICE).value.is_some() {
            return Ok(());
        }
        let name = now.get().unsigned_abs().to_string();
        self.archive().write(DEVICE, &name)
    }

    /// What the user is to be told of the values that say something of this
    /// device alone. A name that was lost is given anew, and what is known about
    /// backups begins anew.
    pub fn own_faults(&self) -> Vec<Fault> {
        let mut faults = self.archive().read::<String>(DEVICE).faults;
        faults.extend(self.archive().read::<Backups>(BACKUP).faults);
        faults
    }

    /// What is known about backups of this device.
    pub fn backups(&self) -> Backups {
        self.archive().read(BACKUP).value.unwrap_or_default()
    }

    /// Notes something about backups of this device.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn set_backups(&self, backups: &Backups) -> Result<(), SaveFault> {
        self.archive().write(BACKUP, backups)
    }

    /// All events, by their ids.
    pub fn events(&self) -> Found<Vec<KeptEvent>> {
        let mut all = Found {
            value: Some(Vec::new()),
            faults: Vec::new(),
        };
        for key in self.0.list(EVENT).unwrap_or_default() {
            let found = self.archive().read::<KeptEvent>(&key);
            all.faults.extend(found.faults);
            all.value.get_or_insert_default().extend(found.value);
        }
        all
    }

    /// Saves an event. The lines of its games are made anew when the games are
    /// next listed.
    ///
    /// It is written once and read for years. So that damage to it is no loss,
    /// it is kept twice from the first, unless there is a second copy elsewhere.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn save_event(&self, event: &KeptEvent) -> Result<(), SaveFault> {
        self.begin_with_event(event, |_| false)?;
        let key = [EVENT, &event.id].concat();
        self.write(&key, event)?;
        let store = self.0.store();
        if store.is_mirrored() {
            return Ok(());
        }
        let is_empty = |side: &Side| store.get(&side.store_key(&key)) == Ok(None);
        if Side::BOTH.iter().any(is_empty) {
            // One is saved: without the other nothing is lost yet.
            let _ = self.write(&key, event);
        }
        Ok(())
    }

    /// Deletes an event for good. Its games are the caller's to look after.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn delete_event(&self, id: &str) -> Result<(), SaveFault> {
        self.0
            .delete(&[EVENT, id].concat())
            .map_err(SaveFault::Store)
    }

    /// A game.
    pub fn load(&self, id: &str) -> Found<PostGame> {
        self.archive().read(&[GAME, id].concat())
    }

    /// Saves a game, and before it its line, which is marked as being ahead.
    /// Nothing else is written, and no other game is read.
    ///
    /// # Errors
    /// When the game was not saved. Its line is then made anew when the games
    /// are next listed.
    pub fn save(&self, game: &PostGame, event: &Event) -> Result<(), SaveFault> {
        self.save_told(game, event).1.map(drop)
    }

    /// As [`Post::save`], with what was found on the way, and the line.
    pub fn save_told(
        &self,
        game: &PostGame,
        event: &Event,
    ) -> (Vec<Fault>, Result<Summary, SaveFault>) {
        let mut faults = Vec::new();
        let saved = self.save_both(game, event, &mut faults);
        (faults, saved)
    }

    fn save_both(
        &self,
        game: &PostGame,
        event: &Event,
        faults: &mut Vec<Fault>,
    ) -> Result<Summary, SaveFault> {
        self.renew_form()?;
        let key = [GAME, &game.id].concat();
        let next = self.next(&key, game)?;
        // The line is of the event as it is kept.
        let kept = self.peek::<KeptEvent>(&[EVENT, &game.event].concat());
        let kept = kept.map(|kept| kept.value.event);
        let place = bundle_of(&game.id);
        let found = self.bundle(place);
        faults.extend(found.faults);
        let mut bundle = found.value.unwrap_or_default();
        let line = Summary::of(game, kept.as_ref().unwrap_or(event));
        bundle.put(Listed {
            ahead: true,
            seq: next.seq,
            of: kept.as_ref().map(sum_of),
            line: line.clone(),
        });
        self.settle(&mut bundle, &game.id);
        self.write_bundle(place, &bundle)?;
        self.0.save(&key, &next.body).map(|()| line)
    }

    /// Deletes a game and what was worked out about it, for good. Killed
    /// meanwhile, it is finished when the games are next listed.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn delete(&self, id: &str) -> Result<(), SaveFault> {
        self.renew_form()?;
        let place = bundle_of(id);
        let mut bundle = self.bundle(place).value.unwrap_or_default();
        bundle.remove(id);
        bundle.deleted.push(id.into());
        self.write_bundle(place, &bundle)?;
        self.delete_values(id).map_err(SaveFault::Store)?;
        bundle.deleted.retain(|deleted| deleted != id);
        self.write_bundle(place, &bundle)
    }

    /// Deletes what is kept of a game.
    fn delete_values(&self, id: &str) -> Result<(), StoreFault> {
        [STUDY, GAME]
            .into_iter()
            .try_for_each(|key| self.0.delete(&[key, id].concat()))
    }

    /// What was worked out about a game.
    pub fn study(&self, id: &str) -> Found<Study> {
        self.archive().read(&[STUDY, id].concat())
    }

    /// Keeps what was worked out about a game.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn save_study(&self, id: &str, study: &Study) -> Result<(), SaveFault> {
        self.write(&[STUDY, id].concat(), study)
    }
}
