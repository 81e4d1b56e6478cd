//! A value with its lineage: [`Record`].

use super::{DEVICE, Post};
use crate::json::{self, FromJson, Json, ToJson};
use crate::storage::lineage::Lineage;
use crate::storage::store::Store;
use crate::storage::vault::SaveFault;

/// The field of a body that has its lineage.
const BY: &str = "by";

/// A value that may come back from another device.
#[derive(Clone, Debug)]
pub(super) struct Record<T> {
    /// Its sequence number.
    pub seq: u64,
    /// Who wrote it.
    pub by: Lineage,
    /// What it says.
    pub value: T,
}

impl<T: FromJson + ToJson> Record<T> {
    /// The record that a body is; `None` where it is something else.
    pub fn of(seq: u64, body: &str) -> Option<Record<T>> {
        let mut json = json::parse(body)?;
        let by = json.take_or(BY, Lineage::default())?;
        let value = T::from_json(&mut json)?;
        Some(Record { seq, by, value })
    }

    /// Whether both say the same.
    pub fn says_what(&self, other: &Record<T>) -> bool {
        self.value.to_json() == other.value.to_json()
    }

    /// As the body of a value.
    pub fn body(&self) -> String {
        body(&self.value, &self.by)
    }
}

fn body(value: &dyn ToJson, by: &Lineage) -> String {
    let mut json = value.to_json();
    if let Json::Map(fields) = &mut json {
        fields.push((BY.into(), by.to_json()));
    }
    json::write(&json)
}

/// A value as it is to be saved.
#[derive(Debug)]
pub(super) struct Next {
    /// The sequence number that it will have.
    pub seq: u64,
    /// Its body.
    pub body: String,
}

impl<S: Store> Post<'_, S> {
    /// A record as it is stored, which does not count as loaded.
    pub(super) fn peek<T: FromJson + ToJson>(&self, key: &str) -> Option<Record<T>> {
        let (seq, body) = self.0.peek(key).value?;
        Record::of(seq, &body)
    }

    /// A value as this device's next one.
    ///
    /// # Errors
    /// When what is stored is later than what was loaded here.
    pub(super) fn next(&self, key: &str, value: &dyn ToJson) -> Result<Next, SaveFault> {
        let known = self.0.known_seq(key);
        let stored = self.0.peek(key).value;
        if let Some((stored, _)) = stored
            && stored > known
        {
            return Err(SaveFault::Stale { known, stored });
        }
        let mut by: Lineage = stored
            .and_then(|(_, body)| json::parse(&body))
            .and_then(|mut json| json.take(BY))
            .unwrap_or_default();
        let device = self.archive().read::<String>(DEVICE).value;
        by.write(device.as_deref().unwrap_or("0"));
        Ok(Next {
            seq: known.saturating_add(1),
            body: body(value, &by),
        })
    }

    /// Saves a value as this device's next one.
    pub(super) fn write(&self, key: &str, value: &dyn ToJson) -> Result<(), SaveFault> {
        let next = self.next(key, value)?;
        self.0.save(key, &next.body)
    }
}
