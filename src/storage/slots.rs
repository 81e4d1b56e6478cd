//! The two places of a value, written by turns.
//!
//! The value `<key>` is kept under `zeitnot.<key>.a` and `zeitnot.<key>.b`.
//! Every write goes to the place that does not hold the latest whole value, so
//! that a write that is torn loses at most itself.
//!
//! Where a second copy of everything is kept elsewhere ([`Store::is_mirrored`]),
//! the older of the two is taken away again for the values that need the most
//! room ([`BULKY`]): else half of the storage would hold what nobody reads.

use super::envelope::{self, Envelope, Unreadable};
use super::store::{Store, StoreFault};

/// What all keys of ours begin with.
pub const PREFIX: &str = "zeitnot.";

/// What the keys begin with under which the most is kept.
pub const BULKY: [&str; 3] = ["post.game.", "post.study.", "tail."];

/// One of the two places of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// `.a`
    A,
    /// `.b`
    B,
}

impl Side {
    /// Both, in order.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    fn suffix(self) -> &'static str {
        match self {
            Side::A => ".a",
            Side::B => ".b",
        }
    }

    /// The key in the store of this place of the value `key`.
    pub fn store_key(self, key: &str) -> String {
        [PREFIX, key, self.suffix()].concat()
    }
}

/// The name of the value to which a key of the store belongs; `None` for the
/// keys of the quarantine and of others. What a `storage` event tells is such
/// a key.
///
/// ```
/// use zeitnot::storage::slots::name_of;
/// assert_eq!(name_of("zeitnot.game.7.a"), Some("game.7"));
/// assert_eq!(name_of("zeitnot.quarantine.game.7.a.1"), None);
/// ```
pub fn name_of(store_key: &str) -> Option<&str> {
    let key = store_key.strip_prefix(PREFIX)?;
    Side::BOTH
        .iter()
        .find_map(|side| key.strip_suffix(side.suffix()))
}

/// What is in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Nothing.
    Empty,
    /// A whole value.
    Whole(Envelope),
    /// A text that is none, as it is, and why.
    Unreadable(String, Unreadable),
}

/// What is in the two places of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// In `.a` and `.b`.
    pub slots: [(Side, Slot); 2],
}

impl Pair {
    /// Looks, and changes nothing.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn look(store: &impl Store, key: &str, newest: u32) -> Result<Pair, StoreFault> {
        let look = |side: Side| -> Result<(Side, Slot), StoreFault> {
            let slot = match store.get(&side.store_key(key))? {
                None => Slot::Empty,
                Some(text) => match envelope::read(&text, newest) {
                    Ok(envelope) => Slot::Whole(envelope),
                    Err(why) => Slot::Unreadable(text, why),
                },
            };
            Ok((side, slot))
        };
        Ok(Pair {
            slots: [look(Side::A)?, look(Side::B)?],
        })
    }

    /// The whole value with the highest sequence number, and where it is.
    pub fn latest(&self) -> Option<(Side, &Envelope)> {
        let mut latest: Option<(Side, &Envelope)> = None;
        for (side, slot) in &self.slots {
            if let Slot::Whole(envelope) = slot
                && latest.is_none_or(|(_, other)| envelope.seq > other.seq)
            {
                latest = Some((*side, envelope));
            }
        }
        latest
    }

    /// The version of a value here that a newer page wrote.
    pub fn newer_version(&self) -> Option<u32> {
        self.slots.iter().find_map(|(_, slot)| match slot {
            Slot::Unreadable(_, Unreadable::NewerVersion(version)) => Some(*version),
            _ => None,
        })
    }

    /// Where the next write goes: never where the latest whole value is, and
    /// rather to an empty place than to one that cannot be read.
    fn target(&self) -> &(Side, Slot) {
        let [a, b] = &self.slots;
        match self.latest() {
            Some((Side::A, _)) => b,
            Some((Side::B, _)) => a,
            None if b.1 == Slot::Empty && a.1 != Slot::Empty => b,
            None => a,
        }
    }
}

/// Why a value was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteFault {
    /// What is stored is as late or later: someone else wrote it.
    Stale {
        /// Its sequence number.
        stored: u64,
    },
    /// A newer page wrote here.
    NewerVersion(u32),
    /// The place is taken by a text that cannot be read, and which is to be set
    /// aside first.
    Occupied {
        /// The place.
        side: Side,
        /// The text.
        text: String,
    },
    /// The store did not take it.
    Store(StoreFault),
}

/// Writes a value whose sequence number is higher than any that is stored.
///
/// # Errors
/// When it is not, or when the write would destroy something; nothing is
/// changed then.
pub fn write(
    store: &impl Store,
    key: &str,
    value: &Envelope,
    newest: u32,
) -> Result<(), WriteFault> {
    let pair = Pair::look(store, key, newest).map_err(WriteFault::Store)?;
    if let Some(version) = pair.newer_version() {
        return Err(WriteFault::NewerVersion(version));
    }
    if let Some((_, latest)) = pair.latest()
        && latest.seq >= value.seq
    {
        return Err(WriteFault::Stale { stored: latest.seq });
    }
    match pair.target() {
        (side, Slot::Unreadable(text, _)) => Err(WriteFault::Occupied {
            side: *side,
            text: text.clone(),
        }),
        (side, _) => {
            let text = envelope::write(value.version, value.seq, &value.body);
            store
                .set(&side.store_key(key), &text)
                .map_err(WriteFault::Store)?;
            if let Some((older, _)) = pair.latest()
                && store.is_mirrored()
                && BULKY.iter().any(|bulky| key.starts_with(bulky))
            {
                // It is in the way of nothing if it stays.
                let _ = store.remove(&older.store_key(key));
            }
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::faulty::Faulty;
    use super::*;

    fn value(seq: u64) -> Envelope {
        Envelope {
            version: 1,
            seq,
            body: seq.to_string(),
        }
    }

    fn latest(store: &Faulty) -> Option<u64> {
        let pair = Pair::look(store, "k", 1).unwrap();
        pair.latest().map(|(_, value)| value.seq)
    }

    #[test]
    fn writes_go_to_the_two_places_by_turns() {
        let store = Faulty::default();
        for seq in 1..=4 {
            write(&store, "k", &value(seq), 1).unwrap();
            assert_eq!(latest(&store), Some(seq));
        }
        let (a, b) = ("zeitnot.k.a".to_owned(), "zeitnot.k.b".to_owned());
        assert_eq!(store.written(), [a.clone(), b.clone(), a, b]);
    }

    #[test]
    fn with_a_second_copy_elsewhere_a_bulky_value_has_one_place() {
        use super::super::mirror::tests::mirrored;
        let store = mirrored();
        for seq in 1..=3 {
            for key in ["post.game.1", "settings"] {
                write(&store, key, &value(seq), 1).unwrap();
            }
        }
        let places = |key: &str| {
            let pair = Pair::look(&store, key, 1).unwrap();
            assert_eq!(pair.latest().map(|(_, value)| value.seq), Some(3));
            let taken = pair.slots.iter().filter(|(_, slot)| *slot != Slot::Empty);
            taken.count()
        };
        assert_eq!((places("post.game.1"), places("settings")), (1, 2));
    }

    #[test]
    fn a_write_that_is_not_newer_is_refused() {
        let store = Faulty::default();
        write(&store, "k", &value(5), 1).unwrap();
        for seq in [1, 5] {
            assert_eq!(
                write(&store, "k", &value(seq), 1),
                Err(WriteFault::Stale { stored: 5 })
            );
        }
    }

    #[test]
    fn a_place_that_cannot_be_read_is_not_written_over() {
        let store = Faulty::default();
        write(&store, "k", &value(1), 1).unwrap();
        store.set("zeitnot.k.b", "what is this").unwrap();
        assert!(matches!(
            write(&store, "k", &value(2), 1),
            Err(WriteFault::Occupied { side: Side::B, .. })
        ));
        assert_eq!(latest(&store), Some(1));
    }
}
