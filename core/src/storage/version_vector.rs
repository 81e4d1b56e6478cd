//! The order of two versions of a value across devices: [`VersionVector`].

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, Serializer};

/// How often each device has written a value. A sequence number orders the versions of one device;
/// this orders those of several: the greater one includes all writes of the other. Versions that
/// diverged have no order (`partial_cmp` is `None`).
///
/// As text: `mh2k0a.3 mh9zz1.12`, sorted by device name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct VersionVector(BTreeMap<String, u64>);

impl VersionVector {
    /// Counts one more write of this device.
    pub(crate) fn increment(&mut self, device: &str) {
        let count = self.0.entry(device.into()).or_default();
        *count = count.saturating_add(1);
    }

    /// A vector that includes the writes of both.
    #[must_use]
    pub(crate) fn merged(&self, other: &VersionVector) -> VersionVector {
        let mut merged = self.clone();
        for (device, count) in &other.0 {
            let known = merged.0.entry(device.clone()).or_default();
            *known = (*count).max(*known);
        }
        merged
    }

    fn knows(&self, other: &VersionVector) -> bool {
        let count = |device| self.0.get(device).copied().unwrap_or(0);
        other.0.iter().all(|(device, n)| count(device) >= *n)
    }

    fn parse(text: &str) -> Option<VersionVector> {
        let mut vector = VersionVector::default();
        for word in text.split_ascii_whitespace() {
            let (device, count) = word.rsplit_once('.')?;
            let count: u64 = count.parse().ok()?;
            if count > 0 {
                vector.0.entry(device.into()).or_insert(count);
            }
        }
        Some(vector)
    }
}

impl PartialOrd for VersionVector {
    fn partial_cmp(&self, other: &VersionVector) -> Option<Ordering> {
        match (self.knows(other), other.knows(self)) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Greater),
            (false, true) => Some(Ordering::Less),
            (false, false) => None,
        }
    }
}

impl Serialize for VersionVector {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let word = |(device, count): (&String, &u64)| [device, ".", &count.to_string()].concat();
        let words: Vec<String> = self.0.iter().map(word).collect();
        to.serialize_str(&words.join(" "))
    }
}

impl TryFrom<String> for VersionVector {
    type Error = &'static str;

    fn try_from(text: String) -> Result<VersionVector, &'static str> {
        VersionVector::parse(&text).ok_or("no version vector")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json;

    fn of(text: &str) -> VersionVector {
        VersionVector::parse(text).unwrap()
    }

    #[test]
    fn vectors_are_ordered_only_where_one_knows_all_of_the_other() {
        for (one, other, order) in [
            ("", "", Some(Ordering::Equal)),
            ("a.1", "", Some(Ordering::Greater)),
            ("a.1", "a.2", Some(Ordering::Less)),
            ("a.1 b.1", "b.1 a.1", Some(Ordering::Equal)),
            ("a.2 b.1", "a.1 b.1", Some(Ordering::Greater)),
            ("a.2", "a.1 b.1", None),
        ] {
            let (one, other) = (of(one), of(other));
            assert_eq!(one.partial_cmp(&other), order, "{one:?} to {other:?}");
        }
        let (one, other) = (of("a.2"), of("a.1 b.1"));
        let merged = one.merged(&other);
        assert_eq!(merged, of("a.2 b.1"));
        assert_eq!(merged, other.merged(&one));
        assert!(merged > one && merged > other);
    }

    #[test]
    fn a_write_is_counted_and_comes_back_as_text() {
        let mut vector = of("b.7");
        vector.increment("a");
        vector.increment("b");
        assert_eq!(json::write(&vector), r#""a.1 b.8""#);
        assert_eq!(json::read(&json::write(&vector)), Some(vector));
        assert_eq!(VersionVector::parse("a"), None);
        assert_eq!(VersionVector::parse("a.b"), None);
    }
}
