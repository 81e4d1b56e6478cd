//! Which of two values comes after the other, across devices: [`Lineage`].

use crate::json::{FromJson, Json, ToJson};

/// How often each device has written a value. A sequence number says which of
/// two values of one device is the later; this says it of two devices, and
/// tells two values of which neither knows the other.
///
/// As text: `mh2k0a.3 mh9zz1.12`, by the devices' names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lineage(Vec<(String, u64)>);

/// How one value stands to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kin {
    /// The same writes made both.
    Same,
    /// It knows all of the other's writes, and more.
    Later,
    /// The other knows all of its writes, and more.
    Earlier,
    /// Both went on differently.
    Apart,
}

impl Lineage {
    /// This device has written once more.
    pub fn write(&mut self, device: &str) {
        match self.0.iter_mut().find(|(name, _)| name == device) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => self.add(device, 1),
        }
    }

    /// One that is not in it yet: they are in the order of their names.
    fn add(&mut self, device: &str, count: u64) {
        let place = self.0.partition_point(|(name, _)| name.as_str() < device);
        self.0.insert(place, (device.into(), count));
    }

    fn count(&self, device: &str) -> u64 {
        let found = self.0.iter().find(|(name, _)| name == device);
        found.map_or(0, |(_, count)| *count)
    }

    /// How this one stands to another.
    pub fn to(&self, other: &Lineage) -> Kin {
        let knows = |a: &Lineage, b: &Lineage| b.0.iter().all(|(name, n)| a.count(name) >= *n);
        match (knows(self, other), knows(other, self)) {
            (true, true) => Kin::Same,
            (true, false) => Kin::Later,
            (false, true) => Kin::Earlier,
            (false, false) => Kin::Apart,
        }
    }

    /// What knows the writes of both.
    #[must_use]
    pub fn joined(&self, other: &Lineage) -> Lineage {
        let mut joined = self.clone();
        for (name, count) in &other.0 {
            match joined.0.iter_mut().find(|(known, _)| known == name) {
                Some((_, known)) => *known = (*count).max(*known),
                None => joined.add(name, *count),
            }
        }
        joined
    }

    fn read(text: &str) -> Option<Lineage> {
        let mut lineage = Lineage::default();
        for word in text.split_ascii_whitespace() {
            let (name, count) = word.rsplit_once('.')?;
            let count: u64 = count.parse().ok()?;
            if count > 0 && lineage.count(name) == 0 {
                lineage.add(name, count);
            }
        }
        Some(lineage)
    }
}

impl ToJson for Lineage {
    fn to_json(&self) -> Json {
        let mut text = String::new();
        for (name, count) in &self.0 {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(name);
            text.push('.');
            text.push_str(&count.to_string());
        }
        Json::Text(text.into())
    }
}

impl FromJson for Lineage {
    fn from_json(json: &mut Json) -> Option<Lineage> {
        match json {
            Json::Text(text) => Lineage::read(text),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json;

    fn of(text: &str) -> Lineage {
        Lineage::read(text).unwrap()
    }

    #[test]
    fn what_knows_all_of_the_other_is_later_and_what_does_not_is_apart() {
        for (one, other, kin) in [
            ("", "", Kin::Same),
            ("a.1", "", Kin::Later),
            ("a.1", "a.2", Kin::Earlier),
            ("a.1 b.1", "b.1 a.1", Kin::Same),
            ("a.2 b.1", "a.1 b.1", Kin::Later),
            ("a.2", "a.1 b.1", Kin::Apart),
        ] {
            assert_eq!(of(one).to(&of(other)), kin, "{one} to {other}");
        }
        let (one, other) = (of("a.2"), of("a.1 b.1"));
        let joined = one.joined(&other);
        assert_eq!(joined, of("a.2 b.1"));
        assert_eq!(joined, other.joined(&one));
        assert_eq!(
            (joined.to(&one), joined.to(&other)),
            (Kin::Later, Kin::Later)
        );
    }

    #[test]
    fn a_write_is_counted_and_comes_back_as_text() {
        let mut lineage = of("b.7");
        lineage.write("a");
        lineage.write("b");
        assert_eq!(json::write(&lineage), r#""a.1 b.8""#);
        assert_eq!(json::read(&json::write(&lineage)), Some(lineage));
        assert_eq!(Lineage::read("a"), None);
        assert_eq!(Lineage::read("a.b"), None);
    }
}
