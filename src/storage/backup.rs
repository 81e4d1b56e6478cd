//! Everything that is kept, as one text in a file, and back again.

use std::fmt;

use super::archive::{self, Archive};
use super::envelope::{self, Unreadable};
use super::post::{self, merge};
use super::quarantine;
use super::slots::{PREFIX, Pair, Side, Slot};
use super::store::{Store, StoreFault};
use super::vault::{SaveFault, Vault};
use crate::json::{self, FromJson, Json, ToJson};
use crate::time::WallTime;

const FORMAT: &str = "zeitnot-backup";

/// The version of the file, not of the bodies: those have theirs in their
/// envelopes.
const VERSION: u32 = 1;

struct File {
    format: String,
    version: u32,
    made: WallTime,
    /// Whole values, each in its envelope, so that each carries its checksum.
    values: Vec<Entry>,
    /// What could not be read, as it is, with the place in which it was.
    set_aside: Vec<Entry>,
}

impl ToJson for File {
    fn to_json(&self) -> Json {
        Json::of(&[
            ("format", &self.format),
            ("version", &self.version),
            ("made", &self.made),
            ("values", &self.values),
            ("set_aside", &self.set_aside),
        ])
    }
}

impl FromJson for File {
    fn from_json(json: &mut Json) -> Option<File> {
        Some(File {
            format: json.take("format")?,
            version: json.take("version")?,
            made: json.take("made")?,
            values: json.take("values")?,
            set_aside: json.take_or("set_aside", Vec::new())?,
        })
    }
}

struct Entry {
    key: String,
    text: String,
}

crate::data!(fields Entry { key, text });

/// What became of a backup that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Values that were taken. Whoever shows them is to load them again.
    pub taken: Vec<String>,
    /// Values that were here already, just the same.
    pub same: Vec<String>,
    /// Values that are later here, and know what the backup has.
    pub kept: Vec<String>,
    /// Values that had gone on differently here and there, with the key under
    /// which the one of both is kept that gave way.
    pub copied: Vec<(String, String)>,
    /// Values that were not taken, and why.
    pub refused: Vec<(String, Refusal)>,
    /// How many texts that cannot be read were put into the quarantine.
    pub set_aside: usize,
}

/// Why a value of a backup was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not a whole value; it was put into the quarantine if there was
    /// room.
    Unreadable(Unreadable),
    /// What is stored here is as new or newer.
    NewerHere,
    /// The store did not take it.
    Store(StoreFault),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Unreadable(why) => why.fmt(f),
            Refusal::NewerHere => f.write_str("what is here is newer"),
            Refusal::Store(fault) => fault.fmt(f),
        }
    }
}

/// Why a text is no backup that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupFault {
    /// It was not written by Zeitnot, or not all of it is there.
    NotABackup,
    /// A newer page wrote it.
    NewerVersion(u32),
}

impl fmt::Display for BackupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupFault::NotABackup => f.write_str("this is not a whole backup of Zeitnot"),
            BackupFault::NewerVersion(version) => Unreadable::NewerVersion(*version).fmt(f),
        }
    }
}

impl std::error::Error for BackupFault {}

/// All values and all that was set aside, as one JSON text. Changes nothing.
///
/// # Errors
/// When the store cannot be read.
pub fn export<S: Store>(vault: &Vault<S>, made: WallTime) -> Result<String, StoreFault> {
    let newest = vault.schema().version();
    let mut file = File {
        format: FORMAT.into(),
        version: VERSION,
        made,
        values: Vec::new(),
        set_aside: Vec::new(),
    };
    for key in vault.list("")? {
        let pair = Pair::look(vault.store(), &key, newest)?;
        // Made anew from the others wherever it is restored; and a game is one
        // value there.
        let game = archive::game_of(&key);
        let is_tail = game.is_some_and(|id| !key.ends_with(id));
        let whole = !post::is_of_this_device(&key) && !is_tail;
        if whole && let Some((_, latest)) = pair.latest() {
            let text = match game.and_then(|id| Archive(vault).peek_whole(id)) {
                Some((seq, body)) => envelope::write(newest, seq, &body),
                None => envelope::write(latest.version, latest.seq, &latest.body),
            };
            let key = key.clone();
            file.values.push(Entry { key, text });
        }
        for (side, slot) in pair.slots {
            if let Slot::Unreadable(text, _) = slot {
                file.set_aside.push(Entry {
                    key: place(&key, side),
                    text,
                });
            }
        }
    }
    for kept in vault.quarantined()? {
        file.set_aside.push(Entry {
            key: kept.from,
            text: kept.text,
        });
    }
    Ok(json::write(&file))
}

/// Takes from a backup whatever is not here or is older here. Nothing that is
/// here is lost: what is as new or newer stays, and a value of a newer page
/// stays. Correspondence games, their events and what was worked out about
/// them, are joined: where they went on differently here and there, both are
/// kept.
///
/// The values are not made known to `vault` as loaded: whoever has an older
/// state of one in hand finds it stale when saving, and loads it again.
///
/// # Errors
/// When `text` is no backup; nothing is changed then.
pub fn import<S: Store>(vault: &Vault<S>, text: &str) -> Result<Report, BackupFault> {
    let mut json = json::parse(text).ok_or(BackupFault::NotABackup)?;
    // Every version of the file has these two.
    let format: Option<String> = json.peek("format");
    let version: Option<u32> = json.peek("version");
    match version {
        Some(version) if format.as_deref() == Some(FORMAT) => {
            if version > VERSION {
                return Err(BackupFault::NewerVersion(version));
            }
        }
        _ => return Err(BackupFault::NotABackup),
    }
    let file = File::from_json(&mut json).ok_or(BackupFault::NotABackup)?;
    let mut report = Report::default();
    let mut games = merge::Merge::new(vault);
    for Entry { key, text } in file.values {
        if post::is_of_this_device(&key) {
            continue;
        }
        let taken = match merge::is_ours(&key) {
            false => take(vault, &key, &text),
            true => match envelope::read(&text, vault.schema().version()) {
                Ok(value) if games.add(&key, &value) => continue,
                Ok(_) => Err(merge::SENSELESS),
                Err(why) => Err(Refusal::Unreadable(why)),
            },
        };
        match taken {
            Ok(true) => report.taken.push(key),
            Ok(false) => report.same.push(key),
            Err(refusal) => {
                if matches!(refusal, Refusal::Unreadable(_)) {
                    let kept = quarantine::keep(vault.store(), &place(&key, Side::A), &text);
                    report.set_aside += usize::from(kept.is_ok());
                }
                report.refused.push((key, refusal));
            }
        }
    }
    games.run(&mut report);
    if report.taken.iter().any(|key| key.starts_with("game.")) {
        // Neither list has them all: it is made anew from the games.
        let _ = vault.delete(archive::INDEX);
    }
    for Entry { key, text } in file.set_aside {
        match quarantine::keep(vault.store(), &key, &text) {
            Ok(_) => report.set_aside += 1,
            Err(fault) => report.refused.push((key, Refusal::Store(fault))),
        }
    }
    Ok(report)
}

/// Whether the value was written; `false` when it is here already.
fn take<S: Store>(vault: &Vault<S>, key: &str, text: &str) -> Result<bool, Refusal> {
    let newest = vault.schema().version();
    let value = envelope::read(text, newest).map_err(Refusal::Unreadable)?;
    let game = archive::game_of(key);
    if let Some((seq, body)) = game.and_then(|id| Archive(vault).peek_whole(id))
        && seq >= value.seq
    {
        // What happened to it here since it was written whole counts too.
        return if body == value.body {
            Ok(false)
        } else {
            Err(Refusal::NewerHere)
        };
    }
    let pair = Pair::look(vault.store(), key, newest).map_err(Refusal::Store)?;
    if pair.latest().is_some_and(|(_, here)| *here == value) {
        return Ok(false);
    }
    match vault.put(key, &value) {
        Ok(()) => {
            if let Some(id) = game {
                Archive(vault).delete_tails(id);
            }
            Ok(true)
        }
        Err(SaveFault::Stale { .. } | SaveFault::NewerVersion(_)) => Err(Refusal::NewerHere),
        Err(SaveFault::Store(fault)) => Err(Refusal::Store(fault)),
    }
}

/// The name of a place as the quarantine has it.
fn place(key: &str, side: Side) -> String {
    let mut place = side.store_key(key);
    place.drain(..PREFIX.len());
    place
}

#[cfg(test)]
mod tests {
    use super::super::faulty::{Faulty, Mishap};
    use super::super::schema::Schema;
    use super::*;

    fn vault() -> Vault<Faulty> {
        Vault::new(Faulty::default(), Schema::FIRST)
    }

    fn full() -> (Vault<Faulty>, String) {
        let vault = vault();
        vault.save("game.1", "one").unwrap();
        vault.save("settings", "old").unwrap();
        vault.save("settings", "new").unwrap();
        vault.store().set("zeitnot.game.2.a", "rubbish").unwrap();
        let text = export(&vault, WallTime::new(1)).unwrap();
        (vault, text)
    }

    #[test]
    fn a_backup_brings_everything_to_an_empty_device() {
        let (_, text) = full();
        let other = vault();
        let report = import(&other, &text).unwrap();
        assert_eq!(report.taken, ["game.1", "settings"]);
        assert_eq!((report.refused.len(), report.set_aside), (0, 1));
        assert_eq!(other.load("game.1").body.as_deref(), Some("one"));
        assert_eq!(other.load("settings").body.as_deref(), Some("new"));
        assert_eq!(other.quarantined().unwrap()[0].text, "rubbish");
        // And once more, what came is what goes.
        assert_eq!(export(&other, WallTime::new(1)).unwrap(), text);
    }

    #[test]
    fn a_backup_read_twice_changes_nothing_the_second_time() {
        let (_, text) = full();
        let other = vault();
        import(&other, &text).unwrap();
        let before = export(&other, WallTime::new(1)).unwrap();
        let report = import(&other, &text).unwrap();
        assert_eq!(report.same, ["game.1", "settings"]);
        assert!(report.taken.is_empty() && report.refused.is_empty());
        assert_eq!(export(&other, WallTime::new(1)).unwrap(), before);
    }

    #[test]
    fn what_is_as_new_or_newer_here_is_not_overwritten() {
        let (vault, text) = full();
        vault.save("game.1", "one and more").unwrap();
        vault.store().remove("zeitnot.settings.b").unwrap();
        let report = import(&vault, &text).unwrap();
        assert_eq!(report.refused, [("game.1".to_owned(), Refusal::NewerHere)]);
        assert_eq!(report.taken, ["settings"]);
        assert_eq!(vault.load("game.1").body.as_deref(), Some("one and more"));
    }

    #[test]
    fn a_value_that_was_taken_makes_an_older_one_in_hand_stale() {
        let (_, text) = full();
        let other = vault();
        other.save("settings", "mine").unwrap();
        import(&other, &text).unwrap();
        assert_eq!(
            other.save("settings", "mine again"),
            Err(SaveFault::Stale {
                known: 1,
                stored: 2
            })
        );
    }

    #[test]
    fn a_broken_value_in_a_backup_is_set_aside_and_the_others_are_taken() {
        let (_, text) = full();
        let other = vault();
        let report = import(&other, &text.replace("\\none", "\\n0ne")).unwrap();
        assert_eq!(
            report.refused,
            [(
                "game.1".to_owned(),
                Refusal::Unreadable(Unreadable::Checksum)
            )]
        );
        assert_eq!((report.taken.len(), report.set_aside), (1, 2));
        assert_eq!(other.load("game.1").body, None);
    }

    #[test]
    fn a_full_store_refuses_value_by_value() {
        let (_, text) = full();
        let other = vault();
        other.store().expect(Some(Mishap::Full));
        let report = import(&other, &text).unwrap();
        assert_eq!(report.refused.len(), 3);
        assert!(report.taken.is_empty());
    }

    #[test]
    fn what_is_no_backup_is_refused_as_a_whole() {
        let (_, text) = full();
        let vault = vault();
        for length in (0..text.len()).filter(|length| text.is_char_boundary(*length)) {
            let read = import(&vault, &text[..length]);
            assert_eq!(read, Err(BackupFault::NotABackup), "{length}");
        }
        for other in ["", "[]", "{\"format\":\"other\",\"version\":1}"] {
            assert_eq!(import(&vault, other), Err(BackupFault::NotABackup));
        }
        assert_eq!(
            import(&vault, "{\"format\":\"zeitnot-backup\",\"version\":9}"),
            Err(BackupFault::NewerVersion(9))
        );
        assert_eq!(vault.store().keys(), Ok(vec![]));
    }
}
