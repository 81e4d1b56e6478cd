use serde::Deserialize;

use super::*;
use crate::storage::store::{FaultyStore, Mishap};
use crate::storage::versioned::{Schema, VersionedStore};

/// Settings with three fields, of which the last belongs to each tab.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Three {
    a: u32,
    b: u32,
    own: u32,
}

impl SharedValue for Three {
    fn adopt(&mut self, mine: &Three) {
        self.own = mine.own;
    }
}

/// A tab that has the value.
struct Tab<'a> {
    versioned: VersionedStore<&'a FaultyStore>,
    value: Three,
}

impl<'a> Tab<'a> {
    fn open(store: &'a FaultyStore) -> Tab<'a> {
        let versioned = VersionedStore::new(store, Schema::FIRST);
        let value = versioned.read("settings").value.unwrap_or_default();
        Tab { versioned, value }
    }

    fn set(&mut self, set: impl FnOnce(&mut Three)) -> Result<(), SaveError> {
        let changed = change(&self.versioned, "settings", &self.value, set);
        self.value = changed.value;
        changed.saved
    }

    fn hears(&mut self) {
        self.value = follow(&self.versioned, "settings", &self.value).0;
    }
}

#[test]
fn two_tabs_that_do_not_hear_each_other_keep_both_changes() {
    let store = FaultyStore::default();
    let (mut one, mut other) = (Tab::open(&store), Tab::open(&store));
    one.set(|three| three.a = 1).unwrap();
    other.set(|three| three.b = 2).unwrap();
    one.set(|three| three.a += 1).unwrap();
    let all = Three { a: 2, b: 2, own: 0 };
    assert_eq!(one.value, all);
    assert_eq!(Tab::open(&store).value, all);
}

#[test]
fn the_last_write_to_one_field_wins() {
    let store = FaultyStore::default();
    let (mut one, mut other) = (Tab::open(&store), Tab::open(&store));
    one.set(|three| three.a = 1).unwrap();
    other.hears();
    assert_eq!(other.value, one.value);
    // Setting it back to the default is a change like any other.
    other.set(|three| three.a = 0).unwrap();
    one.hears();
    assert_eq!(one.value.a, 0);
}

#[test]
fn a_tab_keeps_what_is_its_own_when_it_follows_another() {
    let store = FaultyStore::default();
    let (mut one, mut other) = (Tab::open(&store), Tab::open(&store));
    one.set(|three| three.own = 1).unwrap();
    other.set(|three| three.a = 2).unwrap();
    assert_eq!(other.value, Three { a: 2, b: 0, own: 0 });
    one.hears();
    assert_eq!(one.value, Three { a: 2, b: 0, own: 1 });
}

#[test]
fn a_change_without_room_stays_in_the_tab_and_is_stored_with_the_next_one() {
    let store = FaultyStore::default();
    let mut one = Tab::open(&store);
    store.expect(Some(Mishap::Full));
    assert!(one.set(|three| three.a = 1).is_err());
    store.expect(None);
    one.set(|three| three.b = 2).unwrap();
    assert_eq!(Tab::open(&store).value, Three { a: 1, b: 2, own: 0 });
}

#[test]
fn a_value_that_was_cleared_changes_nothing_in_the_tab() {
    let store = FaultyStore::default();
    let mut one = Tab::open(&store);
    one.set(|three| three.a = 1).unwrap();
    for key in ["zeitnot.settings.a", "zeitnot.settings.b"] {
        store.remove(key).unwrap();
    }
    one.hears();
    assert_eq!(one.value.a, 1);
    one.set(|three| three.b = 1).unwrap();
    assert_eq!(Tab::open(&store).value, one.value);
}
