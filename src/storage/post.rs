//! Correspondence games and events in a vault: [`Post`].

mod index;
pub(super) mod merge;
mod record;

use super::archive::{Archive, Found};
use super::store::{Store, StoreFault};
use super::vault::{SaveFault, Vault};
use crate::correspondence::event::Event;
use crate::correspondence::game::PostGame;
use crate::correspondence::summary::Summary;
use crate::time::WallTime;
use index::Behind;

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
    [DEVICE, BACKUP, index::INDEX, index::BEHIND].contains(&key)
}

/// Every game as a line, compared with the games.
#[derive(Debug)]
pub struct Checked {
    /// The lines.
    pub games: Found<Vec<Summary>>,
    /// Whether other lines are stored.
    pub is_behind: bool,
}

/// Every game as a line, and the events, as they were written last.
#[derive(Debug)]
pub struct Glance {
    /// The events.
    pub events: Vec<KeptEvent>,
    /// The lines.
    pub games: Vec<Summary>,
    /// Of which writes they are.
    pub marks: Marks,
}

/// Of which writes the lines of a [`Glance`] are.
#[derive(Debug)]
pub struct Marks {
    /// The sequence numbers of the games, in the order of their lines.
    games: Vec<u64>,
    /// The events with theirs.
    events: Vec<(String, u64)>,
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

    /// Saves an event, and then the lines of its games.
    ///
    /// # Errors
    /// When the event was not saved; or when the lines were not, which are made
    /// anew later.
    pub fn save_event(&self, event: &KeptEvent) -> Result<(), SaveFault> {
        self.write(&[EVENT, &event.id].concat(), event)?;
        let index = self.index();
        match index.changed {
            true => self.write_index(&index),
            false => Ok(()),
        }
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

    /// Every game as a line. Lines that are behind their games, as after a
    /// page was killed while it saved, are made anew from them.
    pub fn list(&self) -> Found<Vec<Summary>> {
        self.check().games
    }

    /// As [`Post::list`], and whether [`Post::mend`] has something to write.
    pub fn check(&self) -> Checked {
        let index = self.index();
        let lines = index.lines.into_iter().map(|listed| listed.line);
        Checked {
            games: Found {
                value: Some(lines.collect()),
                faults: index.faults,
            },
            is_behind: index.changed,
        }
    }

    /// Writes the lines that [`Post::list`] had to make anew, so that the next
    /// page needs not. For the page that writes.
    ///
    /// # Errors
    /// When they were not saved.
    pub fn mend(&self) -> Result<(), SaveFault> {
        let index = self.index();
        if !index.changed {
            return Ok(());
        }
        self.write_behind(&index)?;
        self.write_index(&index)
    }

    /// A game.
    pub fn load(&self, id: &str) -> Found<PostGame> {
        self.archive().read(&[GAME, id].concat())
    }

    /// Saves a game, and then its line.
    ///
    /// # Errors
    /// When the game was not saved; or when its line was not, which is made
    /// anew from the game later.
    pub fn save(&self, game: &PostGame, event: &Event) -> Result<(), SaveFault> {
        let mut index = self.index();
        index.is_behind(Behind::Line(game.id.clone()));
        self.write_behind(&index)?;
        let seq = self.write(&[GAME, &game.id].concat(), game)?;
        // The line is of the event as it is kept.
        let kept = self.peek::<KeptEvent>(&[EVENT, &game.event].concat());
        let kept = kept.map(|kept| kept.value.event);
        index.put(seq, Summary::of(game, kept.as_ref().unwrap_or(event)));
        self.write_index(&index)
    }

    /// Deletes a game and what was worked out about it, for good. Killed
    /// meanwhile, it is finished when the games are next listed.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn delete(&self, id: &str) -> Result<(), SaveFault> {
        let mut index = self.index();
        index.is_behind(Behind::Deletion(id.into()));
        self.write_behind(&index)?;
        self.delete_values(id).map_err(SaveFault::Store)?;
        index.remove(id);
        self.write_index(&index)
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
        self.write(&[STUDY, id].concat(), study).map(|_| ())
    }
}
