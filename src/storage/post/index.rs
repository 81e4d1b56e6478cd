//! The lines of all games in one value, and how it is known which of them are
//! behind their games: [`Index`].
//!
//! A line has the sequence number of the game of which it was made, and the
//! index those of the events. Reading every game to compare would be slow, so
//! before a game is written, it is noted which: only the games noted there, and
//! those of events that have changed, can have lines that are behind. A game
//! without a line, or a line without a game, is seen by the keys.

use super::{EVENT, GAME, Glance, KeptEvent, Marks, Post};
use crate::correspondence::game::PostGame;
use crate::correspondence::summary::Summary;
use crate::json::{FromJson, Json, ToJson};
use crate::storage::archive::Found;
use crate::storage::store::Store;
use crate::storage::vault::{Fault, SaveFault};

pub(in crate::storage) const INDEX: &str = "post.index";
/// What may be behind.
pub(in crate::storage) const BEHIND: &str = "post.behind";

/// All games as lines, as they are.
#[derive(Debug, Default)]
pub(super) struct Index {
    /// A line for each game whose event is known.
    pub lines: Vec<Listed>,
    /// The sequence numbers of the events of which they were made.
    events: Vec<(String, u64)>,
    /// What may be behind in what is stored.
    behind: Vec<Behind>,
    /// What is noted to be behind.
    noted: Vec<Behind>,
    /// Whether what is stored is something else.
    pub changed: bool,
    /// What the user is to be told.
    pub faults: Vec<Fault>,
}

/// A line, and of which write of its game it was made.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    seq: u64,
    pub line: Summary,
}

/// What may be behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Behind {
    /// The line of a game.
    Line(String),
    /// The deletion of a game has begun.
    Deletion(String),
    /// Everything.
    All,
}

impl ToJson for Behind {
    fn to_json(&self) -> Json {
        Json::Text(match self {
            Behind::Line(id) => ["=", id].concat().into(),
            Behind::Deletion(id) => ["-", id].concat().into(),
            Behind::All => "*".into(),
        })
    }
}

impl FromJson for Behind {
    fn from_json(json: &mut Json) -> Option<Behind> {
        let text = String::from_json(json)?;
        match text.split_at_checked(1)? {
            ("=", id) => Some(Behind::Line(id.into())),
            ("-", id) => Some(Behind::Deletion(id.into())),
            ("*", "") => Some(Behind::All),
            _ => None,
        }
    }
}

/// The index as it is stored.
struct Stored {
    events: Vec<Numbered>,
    games: Vec<Numbered>,
}

crate::data!(fields Stored { events, games });

/// A text behind a sequence number and a blank: an id, or a line.
struct Numbered(u64, String);

impl ToJson for Numbered {
    fn to_json(&self) -> Json {
        Json::Text([&self.0.to_string(), " ", &self.1].concat().into())
    }
}

impl FromJson for Numbered {
    fn from_json(json: &mut Json) -> Option<Numbered> {
        let text = String::from_json(json)?;
        let (seq, rest) = text.split_once(' ')?;
        Some(Numbered(seq.parse().ok()?, rest.into()))
    }
}

impl ToJson for Listed {
    fn to_json(&self) -> Json {
        match self.line.to_json() {
            Json::Text(line) => Numbered(self.seq, line.into_owned()).to_json(),
            other => other,
        }
    }
}

impl Listed {
    fn of(Numbered(seq, text): Numbered) -> Option<Listed> {
        let line = Summary::from_json(&mut Json::Text(text.into()))?;
        Some(Listed { seq, line })
    }
}

impl Index {
    /// From now on, until the index is written twice.
    pub fn is_behind(&mut self, what: Behind) {
        if !self.behind.contains(&what) {
            self.behind.push(what);
        }
    }

    /// The line of a game.
    pub fn put(&mut self, seq: u64, line: Summary) {
        self.changed = true;
        let listed = Listed { seq, line };
        let id = &listed.line.id;
        match self.lines.iter_mut().find(|known| known.line.id == *id) {
            Some(known) => *known = listed,
            None => self.lines.push(listed),
        }
    }

    /// No line for that game.
    pub fn remove(&mut self, id: &str) {
        let before = self.lines.len();
        self.lines.retain(|listed| listed.line.id != id);
        self.changed |= self.lines.len() < before;
    }
}

impl<S: Store> Post<'_, S> {
    /// The lines as they were written last, to be shown at once; `None` where
    /// there are none, or not all of them can be read. Some may be behind their
    /// games: [`Post::is_current`] says whether.
    pub fn glance(&self) -> Option<Glance> {
        let stored: Stored = self.archive().read(INDEX).value?;
        let mut glance = Glance {
            events: Vec::with_capacity(stored.events.len()),
            games: Vec::with_capacity(stored.games.len()),
            marks: Marks {
                games: Vec::with_capacity(stored.games.len()),
                events: Vec::with_capacity(stored.events.len()),
            },
        };
        for Numbered(seq, id) in stored.events {
            let key = [EVENT, &id].concat();
            glance.events.push(self.archive().read(&key).value?);
            glance.marks.events.push((id, seq));
        }
        for numbered in stored.games {
            let Listed { seq, line } = Listed::of(numbered)?;
            glance.games.push(line);
            glance.marks.games.push(seq);
        }
        Some(glance)
    }

    /// Whether the lines of a glance are those of their games and events, so
    /// that [`Post::list`] would say the same.
    pub fn is_current(&self, lines: &[Summary], marks: &Marks) -> bool {
        let noted: Found<Vec<Behind>> = self.archive().read(BEHIND);
        if !noted.faults.is_empty() {
            return false;
        }
        let line_of = |id: &str| lines.iter().position(|line| line.id == id);
        for what in noted.value.unwrap_or_default() {
            let Behind::Line(id) = what else { return false };
            let stored = self.0.peek(&[GAME, &id].concat()).value;
            let listed = line_of(&id).and_then(|place| marks.games.get(place));
            if stored.map(|(seq, _)| seq) != listed.copied() {
                return false;
            }
        }
        let keys = self.0.list("post.").unwrap_or_default();
        let mut games: Vec<&str> = lines.iter().map(|line| line.id.as_str()).collect();
        games.sort_unstable();
        let kept = keys.iter().filter_map(|key| key.strip_prefix(GAME));
        let mut kept: Vec<&str> = kept.collect();
        kept.sort_unstable();
        let events: Vec<&str> = keys
            .iter()
            .filter_map(|key| key.strip_prefix(EVENT))
            .collect();
        let is_as_seen = |(id, seen): &(String, u64)| {
            let stored = self.0.peek(&[EVENT, id].concat()).value;
            stored.is_some_and(|(seq, _)| seq == *seen)
        };
        games == kept && events.len() == marks.events.len() && marks.events.iter().all(is_as_seen)
    }

    /// All lines as they are; those that were behind are made anew, and
    /// deletions that had begun are finished.
    pub(super) fn index(&self) -> Index {
        let mut index = Index::default();
        let noted: Found<Vec<Behind>> = self.archive().read(BEHIND);
        let stored: Found<Stored> = self.archive().read(INDEX);
        // Where the note is lost, everything may be behind.
        let mut all = !noted.faults.is_empty() || stored.value.is_none();
        index.noted = noted.value.unwrap_or_default();
        all |= index.noted.contains(&Behind::All);
        index.faults.extend(noted.faults);
        index.faults.extend(stored.faults);
        let mut seen = Vec::new();
        if let Some(stored) = stored.value {
            seen = stored.events;
            for numbered in stored.games {
                match Listed::of(numbered) {
                    Some(listed) => index.lines.push(listed),
                    None => all = true,
                }
            }
        }

        let mut suspects: Vec<String> = Vec::new();
        for what in index.noted.clone() {
            match what {
                Behind::Line(id) => suspects.push(id),
                Behind::Deletion(id) => {
                    // It is tried again the next time.
                    if self.delete_values(&id).is_err() {
                        index.is_behind(Behind::Deletion(id.clone()));
                    }
                    index.remove(&id);
                }
                Behind::All => {}
            }
        }
        let deleted = |id: &str| index.behind.contains(&Behind::Deletion(id.into()));
        let keys = self.0.list("post.").unwrap_or_default();
        let mut here: Vec<String> = keys
            .iter()
            .filter_map(|key| key.strip_prefix(GAME))
            .filter(|id| !deleted(id))
            .map(String::from)
            .collect();
        here.sort_unstable();
        let before = index.lines.len();
        index
            .lines
            .retain(|listed| here.binary_search(&listed.line.id).is_ok());
        index.changed |= index.lines.len() < before;

        let events = self.numbered_events(&keys);
        let mut listed: Vec<(&str, &str)> = index
            .lines
            .iter()
            .map(|listed| (listed.line.id.as_str(), listed.line.event.as_str()))
            .collect();
        listed.sort_unstable();
        let is_as_seen = |id: &str| {
            let seen = seen.iter().find(|Numbered(_, known)| known == id);
            let now = events.iter().find(|(_, event)| event.id == id);
            // An event that cannot be read says nothing new.
            now.is_none_or(|(seq, _)| seen.is_some_and(|Numbered(known, _)| known == seq))
        };
        let anew: Vec<String> = here
            .into_iter()
            .filter(|id| {
                let place = listed.binary_search_by_key(&id.as_str(), |(id, _)| id);
                let as_seen = place.is_ok_and(|place| is_as_seen(listed[place].1));
                all || !as_seen || suspects.contains(id)
            })
            .collect();
        for id in anew {
            self.line_anew(&mut index, &events, &id);
        }
        index.events = events
            .into_iter()
            .map(|(seq, event)| (event.id, seq))
            .collect();
        index.changed |= all || index.events.len() != seen.len();
        index
    }

    /// Makes the line of a game anew, unless it is of the same write of the
    /// game and of the same event.
    fn line_anew(&self, index: &mut Index, events: &[(u64, KeptEvent)], id: &str) {
        let key = [GAME, id].concat();
        if self.0.peek(&key).damaged {
            // So that it is set aside and told.
            index.faults.extend(self.load(id).faults);
        }
        let Some(game) = self.peek::<PostGame>(&key) else {
            return index.remove(id);
        };
        // Without its event it stands as it was seen last.
        let event = events
            .iter()
            .find(|(_, event)| event.id == game.value.event);
        let Some((_, event)) = event else { return };
        let line = Summary::of(&game.value, &event.event);
        let known = index.lines.iter().find(|listed| listed.line.id == id);
        if known.is_some_and(|known| known.seq == game.seq && known.line == line) {
            return;
        }
        index.is_behind(Behind::Line(id.into()));
        index.put(game.seq, line);
    }

    /// All events with their sequence numbers.
    fn numbered_events(&self, keys: &[String]) -> Vec<(u64, KeptEvent)> {
        keys.iter()
            .filter(|key| key.starts_with(EVENT))
            .filter_map(|key| self.peek::<KeptEvent>(key))
            .map(|event| (event.seq, event.value))
            .collect()
    }

    /// Notes what may be behind from now on, unless it is noted.
    pub(super) fn write_behind(&self, index: &Index) -> Result<(), SaveFault> {
        if index.behind == index.noted {
            return Ok(());
        }
        self.archive().write(BEHIND, &index.behind)
    }

    pub(super) fn write_index(&self, index: &Index) -> Result<(), SaveFault> {
        let events = index.events.iter();
        let json = Json::of(&[
            (
                "events",
                &events
                    .map(|(id, seq)| Numbered(*seq, id.clone()))
                    .collect::<Vec<_>>(),
            ),
            ("games", &index.lines),
        ]);
        self.archive().write(INDEX, &json)
    }

    /// Notes that every line may be behind.
    pub(super) fn all_is_behind(&self) -> Result<(), SaveFault> {
        // What was being deleted may come back.
        let _ = self.index();
        self.archive().write(BEHIND, &vec![Behind::All])
    }

    /// Writes every line anew.
    pub(super) fn rebuild(&self) -> Result<(), SaveFault> {
        self.write_index(&self.index())?;
        self.archive().write(BEHIND, &Vec::<Behind>::new())
    }
}
