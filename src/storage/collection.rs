//! The records of one kind, each a value of its own under its id: [`Collection`].

use std::marker::PhantomData;

use super::store::{Store, StoreFault};
use super::version_vector::VersionVector;
use super::versioned::{Loaded, Peeked, SaveFault, VersionedStore};
use crate::json::{self, FromJson, Json, ToJson};

/// The name of this device in version vectors.
pub(super) const DEVICE: &str = "post.device";

/// The field of a body that has its version vector.
const BY: &str = "by";

/// What a [`Collection`] has records of.
pub trait Document: FromJson + ToJson {
    /// What the keys of the records begin with; their ids follow.
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

/// A document that may come back from another device: what is saved says in a
/// version vector which writes of which devices it knows.
pub trait Synced: Document {}

/// The records of one kind in a store.
#[derive(Debug)]
pub(super) struct Collection<'a, S, T> {
    versioned: &'a VersionedStore<S>,
    of: PhantomData<fn() -> T>,
}

/// A record as it is stored.
#[derive(Clone, Debug)]
pub(super) struct Stored<T> {
    pub seq: u64,
    pub by: VersionVector,
    pub value: T,
}

/// A record as it is to be saved.
#[derive(Debug)]
pub(super) struct Next {
    pub seq: u64,
    pub body: String,
}

impl<'a, S: Store, T: Document> Collection<'a, S, T> {
    pub const fn new(versioned: &'a VersionedStore<S>) -> Collection<'a, S, T> {
        Collection {
            versioned,
            of: PhantomData,
        }
    }

    /// All ids, sorted; none where the store cannot be read.
    pub fn ids(&self) -> Vec<String> {
        let keys = self.versioned.list(T::PREFIX).unwrap_or_default();
        let ids = keys.iter().filter_map(|key| T::id_of(key));
        ids.map(String::from).collect()
    }

    pub fn load(&self, id: &str) -> Loaded<T> {
        self.versioned.read(&T::key(id))
    }

    /// A record as it is stored, which does not count as loaded.
    pub fn peek(&self, id: &str) -> Option<Stored<T>> {
        let (seq, body) = self.peek_body(id).value?;
        Stored::of(seq, &body)
    }

    pub fn peek_body(&self, id: &str) -> Peeked {
        self.versioned.peek(&T::key(id))
    }

    /// Whether that is the sequence number of what is stored.
    pub fn is_at(&self, id: &str, seq: u64) -> bool {
        let peeked = self.peek_body(id);
        !peeked.damaged && peeked.value.is_some_and(|(stored, _)| stored == seq)
    }

    pub fn delete(&self, id: &str) -> Result<(), StoreFault> {
        self.versioned.delete(&T::key(id))
    }
}

impl<S: Store, T: Synced> Collection<'_, S, T> {
    /// A value as this device's next one.
    ///
    /// # Errors
    /// When what is stored is later than what was loaded here.
    pub fn next(&self, id: &str, value: &T) -> Result<Next, SaveFault> {
        let known = self.versioned.known_seq(&T::key(id));
        let stored = self.peek_body(id).value;
        if let Some((stored, _)) = stored
            && stored > known
        {
            return Err(SaveFault::Stale { known, stored });
        }
        let mut by: VersionVector = stored
            .and_then(|(_, body)| json::parse(&body))
            .and_then(|mut json| json.take(BY))
            .unwrap_or_default();
        let device = self.versioned.read::<String>(DEVICE).value;
        by.increment(device.as_deref().unwrap_or("0"));
        Ok(Next {
            seq: known.saturating_add(1),
            body: body(value, &by),
        })
    }

    /// Saves a value as this device's next one.
    pub fn save(&self, id: &str, value: &T) -> Result<(), SaveFault> {
        let next = self.next(id, value)?;
        self.versioned.save(&T::key(id), &next.body)
    }
}

impl<T: Document> Stored<T> {
    /// The record that a body is; `None` where it is something else.
    pub fn of(seq: u64, body: &str) -> Option<Stored<T>> {
        let mut json = json::parse(body)?;
        let by = json.take_or(BY, VersionVector::default())?;
        let value = T::from_json(&mut json)?;
        Some(Stored { seq, by, value })
    }

    /// Whether both say the same, whoever wrote it.
    pub fn says_what(&self, other: &Stored<T>) -> bool {
        self.value.to_json() == other.value.to_json()
    }

    pub fn body(&self) -> String {
        body(&self.value, &self.by)
    }
}

fn body(value: &dyn ToJson, by: &VersionVector) -> String {
    let mut json = value.to_json();
    if let Json::Map(fields) = &mut json {
        fields.push((BY.into(), by.to_json()));
    }
    json::write(&json)
}
