//! The records of one kind, each stored as a value of its own under its id: [`Collection`].

use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::store::{Store, StoreError};
use super::summarized::Summarized;
use super::version_vector::VersionVector;
use super::versioned::{Loaded, Peeked, SaveError, VersionedStore};
use crate::json;

/// The name of this device in version vectors.
pub(super) const DEVICE: &str = "post.device";

/// The version vector in the body of a stored record.
#[derive(Deserialize)]
struct Written {
    #[serde(default)]
    by: VersionVector,
}

/// The body of a record: the value's own fields, and what is stored with it.
#[derive(Serialize)]
struct Body<'a, T> {
    #[serde(flatten)]
    value: &'a T,
    by: &'a VersionVector,
    #[serde(flatten)]
    summary: Option<&'a Summarized>,
}

/// A type whose records a [`Collection`] stores.
pub(super) trait Document: Serialize + DeserializeOwned {
    /// The prefix of the records' keys; the id follows.
    const PREFIX: &'static str;

    /// The key of a record.
    fn key(id: &str) -> String {
        [Self::PREFIX, id].concat()
    }

    /// The id of the record with that key.
    fn id_of(key: &str) -> Option<&str> {
        key.strip_prefix(Self::PREFIX)
    }
}

/// A document that may come back from another device. Its version vector is stored with it.
pub(super) trait Synced: Document {}

/// The records of one kind in a store.
#[derive(Debug)]
pub(super) struct Collection<'a, S, T> {
    versioned: &'a VersionedStore<S>,
    of: PhantomData<fn() -> T>,
}

/// A record as it is stored.
#[derive(Clone, Debug)]
pub(super) struct StoredRecord<T> {
    pub seq: u64,
    pub by: VersionVector,
    pub value: T,
}

impl<'a, S: Store, T: Document> Collection<'a, S, T> {
    pub(super) const fn new(versioned: &'a VersionedStore<S>) -> Collection<'a, S, T> {
        Collection {
            versioned,
            of: PhantomData,
        }
    }

    /// All ids, sorted.
    pub(super) fn ids(&self) -> Result<Vec<String>, StoreError> {
        let keys = self.versioned.list(T::PREFIX)?;
        let ids = keys.iter().filter_map(|key| T::id_of(key));
        Ok(ids.map(String::from).collect())
    }

    pub(super) fn load(&self, id: &str) -> Loaded<T> {
        self.versioned.read(&T::key(id))
    }

    /// The stored record. It does not count as loaded.
    pub(super) fn peek(&self, id: &str) -> Option<StoredRecord<T>> {
        let (seq, body) = self.peek_body(id).value?;
        StoredRecord::of(seq, &body)
    }

    pub(super) fn peek_body(&self, id: &str) -> Peeked {
        self.versioned.peek(&T::key(id))
    }

    pub(super) fn delete(&self, id: &str) -> Result<(), StoreError> {
        self.versioned.delete(&T::key(id))
    }
}

impl<S: Store, T: Synced> Collection<'_, S, T> {
    /// Saves a record as written by this device, with its summary if it has one.
    pub(super) fn save(
        &self,
        id: &str,
        value: &T,
        summary: Option<&Summarized>,
    ) -> Result<(), SaveError> {
        let known = self.versioned.known_seq(&T::key(id));
        let stored = self.peek_body(id).value;
        if let Some((stored, _)) = stored
            && stored > known
        {
            return Err(SaveError::Stale { known, stored });
        }
        let mut by: VersionVector = stored
            .and_then(|(_, body)| json::read(&body))
            .map(|Written { by }| by)
            .unwrap_or_default();
        let device = self.versioned.read::<String>(DEVICE).value;
        by.increment(device.as_deref().unwrap_or("0"));
        let by = &by;
        self.versioned
            .write(&T::key(id), &Body { value, by, summary })
    }
}

impl<T: Document> StoredRecord<T> {
    /// Parses a body; `None` if it is not a record of this kind.
    pub(super) fn of(seq: u64, body: &str) -> Option<StoredRecord<T>> {
        let Written { by } = json::read(body)?;
        let value = json::read(body)?;
        Some(StoredRecord { seq, by, value })
    }

    /// Whether both have the same content, regardless of who wrote them.
    pub(super) fn says_what(&self, other: &StoredRecord<T>) -> bool {
        json::write(&self.value) == json::write(&other.value)
    }

    pub(super) fn body(&self) -> String {
        json::write(&Body {
            value: &self.value,
            by: &self.by,
            summary: None,
        })
    }
}
