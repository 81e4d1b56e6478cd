//! The two slots of a value, written in turn.
//!
//! The value `<key>` is stored under `zeitnot.<key>.a` and `zeitnot.<key>.b`. Every write goes to
//! the slot that does not hold the latest whole value, so that a torn write loses at most itself.
//!
//! If there is a second copy of everything ([`Store::is_mirrored`]), the older of the two is
//! removed again for the values that need the most room ([`is_bulky`]): otherwise half of the
//! storage would hold texts that nobody reads.

use super::envelope::{Envelope, Unreadable};
use crate::storage::store::{Store, StoreError};

/// The prefix of all keys of Zeitnot.
pub const PREFIX: &str = "zeitnot.";

/// Whether a value is one of those that need the most room.
pub(super) fn is_bulky(key: &str) -> bool {
    ["post.game.", "post.study.", "tail."]
        .iter()
        .any(|bulky| key.starts_with(bulky))
}

/// One of the two slots of a value; its key ends in `.a` or `.b`.
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

    /// The key in the store of this slot of the value `key`.
    pub(super) fn store_key(self, key: &str) -> String {
        [PREFIX, key, self.suffix()].concat()
    }
}

/// The name of the value to which a key of the store belongs; `None` for the keys of the quarantine
/// and of other pages. A `storage` event reports such a key.
///
/// ```
/// use zeitnot_core::storage::versioned::name_of;
/// assert_eq!(name_of("zeitnot.game.7.a"), Some("game.7"));
/// assert_eq!(name_of("zeitnot.quarantine.game.7.a.1"), None);
/// ```
pub fn name_of(store_key: &str) -> Option<&str> {
    let key = store_key.strip_prefix(PREFIX)?;
    Side::BOTH
        .iter()
        .find_map(|side| key.strip_suffix(side.suffix()))
}

/// The contents of one slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    Empty,
    Whole(Envelope),
    /// A text that is not a whole value, and why.
    Unreadable(String, Unreadable),
}

/// The contents of both slots of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub slots: [(Side, Slot); 2],
}

impl Pair {
    /// Reads both slots and changes nothing. Values of a version above `newest` are unreadable.
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

    /// The whole value with the highest sequence number, and its slot.
    pub(super) fn latest(&self) -> Option<(Side, &Envelope)> {
        self.latest_if(|_| true)
    }

    /// As [`Pair::latest`], of those that satisfy a condition.
    pub(super) fn latest_if(
        &self,
        is_one: impl Fn(&Envelope) -> bool,
    ) -> Option<(Side, &Envelope)> {
        let mut latest: Option<(Side, &Envelope)> = None;
        for (side, slot) in &self.slots {
            if let Slot::Whole(envelope) = slot
                && is_one(envelope)
                && latest.is_none_or(|(_, other)| envelope.seq > other.seq)
            {
                latest = Some((*side, envelope));
            }
        }
        latest
    }

    /// The version of a value here that a newer version of the page wrote.
    pub(super) fn newer_version(&self) -> Option<u32> {
        self.slots.iter().find_map(|(_, slot)| match slot {
            Slot::Unreadable(_, Unreadable::NewerVersion(version)) => Some(*version),
            _ => None,
        })
    }

    /// The slot for the next write: never that of the latest whole value, and preferably an empty
    /// slot rather than an unreadable one.
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
