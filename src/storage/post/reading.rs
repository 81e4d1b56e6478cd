//! The list of games as it is read: [`Look`], what is seen at once, and
//! [`Reading`], what is left to do.
//!
//! At once are seen the lines that are kept. Games whose line is missing, or
//! may be another by now, are read one at a time, each once: with thousands of
//! games whoever reads can let the page live in between.

use std::collections::{BTreeMap, BTreeSet};

use super::lines::{BUNDLES, LINES, Listed, bundle_of, sum_of};
use super::record::Record;
use super::{EVENT, GAME, KeptEvent, Post};
use crate::clock::color::ByColor;
use crate::correspondence::event::Event;
use crate::correspondence::game::PostGame;
use crate::correspondence::summary::Summary;
use crate::storage::archive::Found;
use crate::storage::store::Store;
use crate::storage::vault::{Fault, SaveFault};

/// What is seen at once.
#[derive(Debug, Default)]
pub struct Look {
    /// The events.
    pub events: Vec<KeptEvent>,
    /// The lines that are kept, true or not.
    pub games: Vec<Summary>,
    /// What the user is to be told.
    pub faults: Vec<Fault>,
    /// What is left to do.
    pub reading: Reading,
}

/// What is left to do until every line is that of its game, and is kept.
#[derive(Debug, Default)]
pub struct Reading {
    events: BTreeMap<String, (Event, u32)>,
    /// The games that have a line.
    listed: BTreeSet<String>,
    /// The games to be read, the next one last.
    due: Vec<String>,
    /// How each bundle was numbered when it was read.
    seqs: BTreeMap<u32, u64>,
    /// By bundles: what is to be written there.
    unwritten: BTreeMap<u32, Unwritten>,
    /// Whether it was in the old form.
    is_old: bool,
}

/// What is to be written in a bundle.
#[derive(Debug, Default)]
struct Unwritten {
    made: Vec<Listed>,
    gone: Vec<String>,
}

/// A game that was read.
#[derive(Debug)]
pub struct Read {
    /// What it is now.
    pub now: Now,
    /// What the user is to be told.
    pub faults: Vec<Fault>,
}

/// What a game that was read is in the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Now {
    /// A line.
    Line(Summary),
    /// A game of an event that cannot be read, and which has no line.
    Orphan(Orphan),
    /// The line that it was.
    Same,
    /// No game.
    Gone(String),
}

/// A game of an event that is not here: how it stands is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orphan {
    /// The game's id.
    pub id: String,
    /// The players.
    pub players: ByColor<String>,
}

impl Now {
    /// Brings a list up to date.
    pub fn apply(self, lines: &mut Vec<Summary>, orphans: &mut Vec<Orphan>) {
        match self {
            Now::Line(line) => {
                orphans.retain(|orphan| orphan.id != line.id);
                match lines.iter_mut().find(|known| known.id == line.id) {
                    Some(known) => *known = line,
                    None => lines.push(line),
                }
            }
            Now::Orphan(orphan) => {
                orphans.retain(|known| known.id != orphan.id);
                orphans.push(orphan);
            }
            Now::Same => {}
            Now::Gone(id) => {
                lines.retain(|known| known.id != id);
                orphans.retain(|known| known.id != id);
            }
        }
    }
}

impl Reading {
    /// Whether every game was read that had to be.
    pub fn is_read(&self) -> bool {
        self.due.is_empty()
    }

    /// Whether nothing is left to be read or written.
    pub fn is_done(&self) -> bool {
        self.is_read() && self.unwritten.is_empty() && !self.is_old
    }

    /// Whether a game is still to be read.
    pub fn is_due(&self, id: &str) -> bool {
        self.due.iter().any(|due| due == id)
    }

    /// A game has changed, or may have.
    pub fn again(&mut self, id: &str) {
        if !self.is_due(id) {
            self.due.push(id.into());
        }
    }

    fn made(&mut self, listed: Listed) {
        self.listed.insert(listed.line.id.clone());
        let of_bundle = self.unwritten_of(&listed.line.id);
        of_bundle.made.retain(|made| made.line.id != listed.line.id);
        of_bundle.made.push(listed);
    }

    fn gone(&mut self, id: &str) {
        self.listed.remove(id);
        let of_bundle = self.unwritten_of(id);
        of_bundle.made.retain(|made| made.line.id != id);
        of_bundle.gone.push(id.into());
    }

    fn unwritten_of(&mut self, id: &str) -> &mut Unwritten {
        self.unwritten.entry(bundle_of(id)).or_default()
    }
}

impl<S: Store> Post<'_, S> {
    /// What is seen at once. Deletions that had begun are finished.
    pub fn look(&self) -> Look {
        let mut look = Look::default();
        let names = match self.0.list("post.") {
            Ok(names) => names,
            Err(fault) => {
                look.faults.push(Fault::Store(fault));
                return look;
            }
        };
        for key in names.iter().filter(|key| key.starts_with(EVENT)) {
            let found: Found<KeptEvent> = self.archive().read(key);
            look.faults.extend(found.faults);
            if let Some(kept) = found.value {
                let event = kept.event.clone();
                let sum = sum_of(&event);
                look.reading.events.insert(kept.id.clone(), (event, sum));
                look.events.push(kept);
            }
        }
        let (lines, deleted) = self.stored_lines(&names, &mut look);
        let mut here: BTreeSet<&str> = names
            .iter()
            .filter_map(|key| key.strip_prefix(GAME))
            .collect();
        for id in &deleted {
            // It is tried again the next time.
            if self.delete_values(id).is_ok() {
                look.reading.gone(id);
            }
            here.remove(id.as_str());
        }
        for listed in lines {
            let id = &listed.line.id;
            if !here.remove(id.as_str()) {
                look.reading.gone(id);
                continue;
            }
            look.reading.listed.insert(id.clone());
            // An event that cannot be read says nothing new.
            let event = look.reading.events.get(&listed.line.event);
            let is_of_event = event.is_none_or(|(_, sum)| listed.of == Some(*sum));
            if !is_of_event || listed.ahead && !self.is_of(listed.seq, id) {
                look.reading.due.push(id.clone());
            }
            look.games.push(listed.line);
        }
        look.reading.due.extend(here.into_iter().map(String::from));
        look.games.sort_unstable_by(|a, b| a.id.cmp(&b.id));
        // The next one is the last.
        look.reading.due.sort_unstable_by(|a, b| b.cmp(a));
        look
    }

    /// The lines as they are kept, and the games whose deletion has begun.
    fn stored_lines(&self, names: &[String], look: &mut Look) -> (Vec<Listed>, Vec<String>) {
        let old = self.old();
        look.faults.extend(old.faults);
        if let Some(lines) = old.lines {
            look.reading.is_old = true;
            return (lines, old.deleted);
        }
        let (mut lines, mut deleted) = (Vec::new(), old.deleted);
        for place in 0..BUNDLES {
            let key = [LINES, &place.to_string()].concat();
            if names.binary_search(&key).is_err() {
                continue;
            }
            let found = self.bundle(place);
            look.faults.extend(found.faults);
            if let Some(bundle) = found.value {
                look.reading.seqs.insert(place, bundle.seq);
                lines.extend(bundle.lines);
                deleted.extend(bundle.deleted);
            }
        }
        (lines, deleted)
    }

    /// Reads the next game, which is one piece of work; `None` when all are
    /// read.
    pub fn read_next(&self, reading: &mut Reading) -> Option<Read> {
        let id = reading.due.pop()?;
        let key = [GAME, &id].concat();
        let peeked = self.0.peek(&key);
        let mut faults = Vec::new();
        let stored = peeked.value;
        let is_stored = stored.is_some();
        let mut game: Option<Record<PostGame>> =
            stored.and_then(|(seq, body)| Record::of(seq, &body));
        if peeked.damaged || game.is_none() && is_stored {
            // So that it is set aside and told.
            faults = self.load(&id).faults;
            game = self.peek(&key);
        }
        let now = match game {
            None => {
                reading.gone(&id);
                Now::Gone(id)
            }
            Some(game) => match reading.events.get(&game.value.event) {
                Some((event, sum)) => {
                    let line = Summary::of(&game.value, event);
                    reading.made(Listed {
                        ahead: false,
                        seq: game.seq,
                        of: Some(*sum),
                        line: line.clone(),
                    });
                    Now::Line(line)
                }
                // It stands as it was seen last.
                None if reading.listed.contains(&id) => Now::Same,
                None => Now::Orphan(Orphan {
                    id,
                    players: game.value.players,
                }),
            },
        };
        Some(Read { now, faults })
    }

    /// Keeps some of the lines that were made anew, which is one piece of work;
    /// `false` when all are kept. For the page that writes.
    ///
    /// # Errors
    /// When they were not saved; they are made anew the next time.
    pub fn keep_next(&self, reading: &mut Reading) -> Result<bool, SaveFault> {
        if std::mem::take(&mut reading.is_old) {
            self.renew_form()?;
            reading.seqs = (0..BUNDLES)
                .map(|place| (place, self.bundle_seq(place)))
                .collect();
            return Ok(true);
        }
        let Some((place, unwritten)) = reading.unwritten.pop_first() else {
            return Ok(false);
        };
        let mut bundle = self.bundle(place).value.unwrap_or_default();
        // Whoever writes a game has written its bundle before.
        let known = reading.seqs.get(&place).copied().unwrap_or_default();
        let is_as_read = bundle.seq == known;
        for listed in unwritten.made {
            if is_as_read || self.is_of(listed.seq, &listed.line.id) {
                bundle.put(listed);
            }
        }
        for id in unwritten.gone {
            if is_as_read || self.0.peek(&[GAME, &id].concat()).value.is_none() {
                bundle.remove(&id);
            }
        }
        self.settle(&mut bundle, "");
        self.write_bundle(place, &bundle)?;
        reading.seqs.insert(place, self.bundle_seq(place));
        Ok(true)
    }

    /// Every game as a line, read to the end.
    pub fn list(&self) -> Found<Vec<Summary>> {
        let Look {
            mut games,
            mut faults,
            mut reading,
            ..
        } = self.look();
        let mut orphans = Vec::new();
        while let Some(read) = self.read_next(&mut reading) {
            faults.extend(read.faults);
            read.now.apply(&mut games, &mut orphans);
        }
        Found {
            value: Some(games),
            faults,
        }
    }

    /// Keeps every line that is not kept or is not true.
    ///
    /// # Errors
    /// When they were not saved.
    pub fn mend(&self) -> Result<(), SaveFault> {
        let mut reading = self.look().reading;
        while self.read_next(&mut reading).is_some() {}
        while self.keep_next(&mut reading)? {}
        Ok(())
    }
}
