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
    last: Option<Change>,
}

impl<'a> Tab<'a> {
    fn open(store: &'a FaultyStore) -> Tab<'a> {
        let versioned = VersionedStore::new(store, Schema::FIRST);
        let value = versioned.read("settings").value.unwrap_or_default();
        Tab {
            versioned,
            value,
            last: None,
        }
    }

    fn set(&mut self, set: impl FnOnce(&mut Three)) -> Result<(), SaveError> {
        let changed = change(
            &self.versioned,
            "settings",
            &self.value,
            &mut self.last,
            set,
        );
        self.value = changed.value;
        changed.saved
    }

    fn hears(&mut self) {
        let followed = follow(&self.versioned, "settings", &self.value, self.last.as_ref());
        if followed.is_owed {
            self.set(|three| *three = followed.value).unwrap();
        } else {
            self.value = followed.value;
        }
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

/// The storage as a tab sees it that what others write has not reached yet.
fn as_seen(store: &FaultyStore) -> FaultyStore {
    let seen = FaultyStore::default();
    copy(store, &seen);
    seen
}

/// The texts of one reach the other.
fn copy(from: &FaultyStore, to: &FaultyStore) {
    for key in from.keys().unwrap() {
        to.set(&key, &from.get(&key).unwrap().unwrap()).unwrap();
    }
}

#[test]
fn changes_of_several_tabs_in_the_same_instant_are_all_kept() {
    type Set = fn(&mut Three);
    let set_a: Set = |three| three.a = 1;
    let set_b: Set = |three| three.b = 2;
    for (tabs, all) in [
        (&[set_a, set_b][..], Three { a: 1, b: 2, own: 0 }),
        (&[set_b, set_a], Three { a: 1, b: 2, own: 0 }),
        // Of changes of the same field the last one counts.
        (&[set_a, |three| three.a = 5], Three { a: 5, b: 0, own: 0 }),
        (&[set_a, set_b, set_b, set_a], Three { a: 1, b: 2, own: 0 }),
        // A change that changes nothing takes none away.
        (&[set_a, |_| {}], Three { a: 1, b: 0, own: 0 }),
    ] {
        let store = FaultyStore::default();
        Tab::open(&store).set(|three| three.own = 0).unwrap();
        let seen: Vec<FaultyStore> = tabs.iter().map(|_| as_seen(&store)).collect();
        let mut open: Vec<Tab<'_>> = seen.iter().map(Tab::open).collect();
        for (tab, set) in open.iter_mut().zip(tabs) {
            tab.set(set).unwrap();
        }
        // The last write wins in the browser. Then each tab hears of the others, until all agree.
        let mut stored = seen.last().unwrap();
        for _ in 0..tabs.len() {
            for (tab, own) in open.iter_mut().zip(&seen) {
                copy(stored, own);
                tab.hears();
                stored = own;
            }
        }
        for tab in &open {
            assert_eq!(tab.value, all);
        }
        assert_eq!(Tab::open(stored).value, all);
    }
}

#[test]
fn a_tab_that_sets_a_value_back_on_purpose_is_not_contradicted() {
    let store = FaultyStore::default();
    let (mut one, mut other) = (Tab::open(&store), Tab::open(&store));
    one.set(|three| three.a = 1).unwrap();
    for (a, b) in [(0, 1), (0, 2), (1, 2), (0, 3)] {
        other.hears();
        other.set(|three| (three.a, three.b) = (a, b)).unwrap();
        one.hears();
        assert_eq!(one.value, Three { a, b, own: 0 });
    }
}

#[test]
fn the_next_change_of_a_tab_also_makes_the_replaced_one_again() {
    let store = FaultyStore::default();
    Tab::open(&store).set(|three| three.own = 0).unwrap();
    let seen = as_seen(&store);
    let (mut one, mut other) = (Tab::open(&store), Tab::open(&seen));
    one.set(|three| three.a = 1).unwrap();
    other.set(|three| three.b = 2).unwrap();
    copy(&seen, &store);
    one.set(|three| three.own = 3).unwrap();
    let all = Three { a: 1, b: 2, own: 3 };
    assert_eq!(Tab::open(&store).value, all);
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
