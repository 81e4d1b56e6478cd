//! The two places of a value, written by turns.
//!
//! The value `<key>` is kept under `zeitnot.<key>.a` and `zeitnot.<key>.b`.
//! Every write goes to the place that does not hold the latest whole value, so
//! that a write that is torn loses at most itself.
//!
//! Where a second copy of everything is kept elsewhere ([`Store::is_mirrored`]),
//! the older of the two is taken away again for the values that need the most
//! room ([`is_bulky`]): else half of the storage would hold what nobody reads.

use super::envelope::{Envelope, Unreadable};
use crate::storage::store::{Store, StoreError};

/// What all keys of ours begin with.
pub(crate) const PREFIX: &str = "zeitnot.";

/// Whether a value is one of those that need the most room.
pub(super) fn is_bulky(key: &str) -> bool {
    ["post.game.", "post.study.", "tail."]
        .iter()
        .any(|bulky| key.starts_with(bulky))
}

/// One of the two places of a value, by how its key ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    A,
    B,
}

impl Side {
    pub(super) const BOTH: [Side; 2] = [Side::A, Side::B];

    fn suffix(self) -> &'static str {
        match self {
            Side::A => ".a",
            Side::B => ".b",
        }
    }

    /// The key in the store of this place of the value `key`.
    pub(super) fn store_key(self, key: &str) -> String {
        [PREFIX, key, self.suffix()].concat()
    }
}

/// The name of the value to which a key of the store belongs; `None` for the
/// keys of the quarantine and of others. What a `storage` event tells is such
/// a key.
///
/// ```
/// use zeitnot::storage::versioned::name_of;
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
pub(super) enum Slot {
    Empty,
    Whole(Envelope),
    /// A text that is no value, as it is, and why.
    Unreadable(String, Unreadable),
}

/// What is in the two places of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub slots: [(Side, Slot); 2],
}

impl Pair {
    /// Looks, and changes nothing. Values of a version above `newest` are
    /// unreadable.
    pub(super) fn look(store: &impl Store, key: &str, newest: u32) -> Result<Pair, StoreError> {
        let look = |side: Side| -> Result<(Side, Slot), StoreError> {
            let slot = match store.get(&side.store_key(key))? {
                None => Slot::Empty,
                Some(text) => match Envelope::parse(&text, newest) {
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
    pub(super) fn latest(&self) -> Option<(Side, &Envelope)> {
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
    pub(super) fn newer_version(&self) -> Option<u32> {
        self.slots.iter().find_map(|(_, slot)| match slot {
            Slot::Unreadable(_, Unreadable::NewerVersion(version)) => Some(*version),
            _ => None,
        })
    }

    /// Where the next write goes: never where the latest whole value is, and
    /// rather to an empty place than to one that cannot be read.
    pub(super) fn target(&self) -> &(Side, Slot) {
        let [a, b] = &self.slots;
        match self.latest() {
            Some((Side::A, _)) => b,
            Some((Side::B, _)) => a,
            None if b.1 == Slot::Empty && a.1 != Slot::Empty => b,
            None => a,
        }
    }
}
