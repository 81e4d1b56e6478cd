//! The lines of all games, in bundles: [`Bundle`].
//!
//! A line is derived from a game and its event, and kept so that a list needs
//! not read every game. It has the sequence number of the game and the checksum
//! of the event of which it was made, so that it is known without reading the
//! game whether it is still true.
//!
//! Which bundle a line is in follows from the game's id. There are so few
//! bundles that a list reads them in no time, and so many that a save, which
//! writes one of them, writes little.
//!
//! A line is written before its game, and marked as ahead: a page that is killed
//! between the two leaves a mark, and whoever lists the games looks at those
//! that have one. The mark is taken away when the bundle is written the next
//! time, and the game is there.

use super::{GAME, Post, STUDY};
use crate::correspondence::event::Event;
use crate::correspondence::summary::Summary;
use crate::json::{self, FromJson, Json, ToJson};
use crate::storage::archive::Found;
use crate::storage::envelope;
use crate::storage::store::Store;
use crate::storage::vault::{Fault, SaveFault};

/// What the keys of all bundles begin with.
pub(in crate::storage) const LINES: &str = "post.lines.";

/// How many bundles there are: of two thousand games, each has some thirty
/// lines. Never another number, or lines would be looked for elsewhere than they
/// are.
pub(super) const BUNDLES: u32 = 64;

/// Raised whenever something else than before follows from the same game and
/// event: then every line that is kept is made anew.
const DERIVED: &str = "2";

/// The bundle in which the line of a game is.
pub(super) fn bundle_of(id: &str) -> u32 {
    envelope::checksum(id, "") % BUNDLES
}

/// What tells an event from what it was before.
pub(super) fn sum_of(event: &Event) -> u32 {
    envelope::checksum(DERIVED, &json::write(event))
}

/// A line, and of what it was made.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    /// Whether it was written before its game, and nobody has seen since that
    /// the game is there.
    pub ahead: bool,
    /// The sequence number of the game.
    pub seq: u64,
    /// The checksum of the event; `None` where it is not known.
    pub of: Option<u32>,
    /// The line.
    pub line: Summary,
}

/// Some of the lines.
#[derive(Clone, Debug, Default)]
pub(super) struct Bundle {
    /// Its sequence number.
    pub seq: u64,
    /// In no particular order.
    pub lines: Vec<Listed>,
    /// The games whose deletion has begun.
    pub deleted: Vec<String>,
}

impl Bundle {
    /// The line of a game, in the place of the one that there was.
    pub fn put(&mut self, listed: Listed) {
        let id = &listed.line.id;
        self.deleted.retain(|deleted| deleted != id);
        match self.lines.iter_mut().find(|known| known.line.id == *id) {
            Some(known) => *known = listed,
            None => self.lines.push(listed),
        }
    }

    /// No line for that game.
    pub fn remove(&mut self, id: &str) {
        self.lines.retain(|listed| listed.line.id != id);
    }
}

/// A text each: `7 1a2b3c4d ~179…` is a line of the seventh write of a game,
/// `=7 1a2b3c4d ~179…` one that is ahead of it, and `-179…` a deletion.
impl ToJson for Bundle {
    fn to_json(&self) -> Json {
        let lines = self.lines.iter().map(ToJson::to_json);
        let deleted = self.deleted.iter();
        let deleted = deleted.map(|id| Json::Text(["-", id].concat().into()));
        Json::List(lines.chain(deleted).collect())
    }
}

impl ToJson for Listed {
    fn to_json(&self) -> Json {
        let Json::Text(line) = self.line.to_json() else {
            return Json::Null;
        };
        let ahead = if self.ahead { "=" } else { "" };
        let of = self.of.map_or("-".into(), |sum| sum.to_string());
        Json::Text(
            [ahead, &self.seq.to_string(), " ", &of, " ", &line]
                .concat()
                .into(),
        )
    }
}

/// A line that cannot be read is none: its game is read instead.
impl FromJson for Bundle {
    fn from_json(json: &mut Json) -> Option<Bundle> {
        let mut bundle = Bundle::default();
        for text in Vec::<String>::from_json(json)? {
            match text.strip_prefix('-') {
                Some(id) => bundle.deleted.push(id.into()),
                None => bundle.lines.extend(Listed::read(&text)),
            }
        }
        Some(bundle)
    }
}

impl Listed {
    fn read(text: &str) -> Option<Listed> {
        let (ahead, text) = match text.strip_prefix('=') {
            Some(text) => (true, text),
            None => (false, text),
        };
        let (seq, text) = text.split_once(' ')?;
        let (of, line) = text.split_once(' ')?;
        Some(Listed {
            ahead,
            seq: seq.parse().ok()?,
            of: of.parse().ok(),
            line: Summary::from_json(&mut Json::Text(line.to_owned().into()))?,
        })
    }
}

fn key(bundle: u32) -> String {
    [LINES, &bundle.to_string()].concat()
}

impl<S: Store> Post<'_, S> {
    /// A bundle as it is kept. Lines that belong elsewhere are left out.
    ///
    /// Where a write of it is damaged, the lines of the write before are not
    /// believed: a game may have been written since. For whoever reads it next,
    /// who will not see the damage, they are taken away.
    pub(super) fn bundle(&self, place: u32) -> Found<Bundle> {
        let key = key(place);
        let mut found: Found<Bundle> = self.archive().read(&key);
        let is_damaged = found
            .faults
            .iter()
            .any(|fault| matches!(fault, Fault::SetAside { .. }));
        if let Some(bundle) = &mut found.value {
            if is_damaged {
                bundle.lines.clear();
                // Where it cannot be written nothing else can be.
                let _ = self.write_bundle(place, bundle);
            }
            bundle.seq = self.0.known_seq(&key);
            bundle
                .lines
                .retain(|listed| bundle_of(&listed.line.id) == place);
        }
        found
    }

    /// Writes a bundle that was read.
    ///
    /// # Errors
    /// When it was not saved.
    pub(super) fn write_bundle(&self, place: u32, bundle: &Bundle) -> Result<(), SaveFault> {
        self.archive().write(&key(place), bundle)
    }

    /// The number that the last write of a bundle has, of those known here.
    pub(super) fn bundle_seq(&self, place: u32) -> u64 {
        self.0.known_seq(&key(place))
    }

    /// Takes away the marks of what has been done, except of this game.
    pub(super) fn settle(&self, bundle: &mut Bundle, except: &str) {
        for listed in &mut bundle.lines {
            if listed.ahead && listed.line.id != except {
                listed.ahead = !self.is_of(listed.seq, &listed.line.id);
            }
        }
        let is_there = |id: &String| {
            let keys = [GAME, STUDY].map(|kind| [kind, id].concat());
            keys.iter().any(|key| {
                let peeked = self.0.peek(key);
                peeked.damaged || peeked.value.is_some()
            })
        };
        bundle.deleted.retain(is_there);
    }

    /// Whether that is the number of what is kept of a game.
    pub(super) fn is_of(&self, seq: u64, id: &str) -> bool {
        let peeked = self.0.peek(&[GAME, id].concat());
        !peeked.damaged && peeked.value.is_some_and(|(stored, _)| stored == seq)
    }

    /// Takes away the line of a game that is about to be written as it is, or to
    /// which something is; and finishes its deletion, if that had begun: it may
    /// come back.
    ///
    /// # Errors
    /// When that could not be saved.
    pub(super) fn forget_line(&self, id: &str, is_written: bool) -> Result<(), SaveFault> {
        self.renew_form()?;
        let place = bundle_of(id);
        let mut bundle = self.bundle(place).value.unwrap_or_default();
        let was_deleted = bundle.deleted.iter().any(|deleted| deleted == id);
        if was_deleted {
            self.delete_values(id).map_err(SaveFault::Store)?;
            bundle.deleted.retain(|deleted| deleted != id);
        }
        if !is_written && !was_deleted {
            return Ok(());
        }
        // Also without a line: whoever has read the game, to keep its line
        // later, sees that something has happened since.
        bundle.remove(id);
        self.write_bundle(place, &bundle)
    }
}
