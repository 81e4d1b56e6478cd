use serde::{Deserialize, Serialize};

use super::*;
use crate::storage::store::{FaultyStore, Mishap};
use crate::storage::versioned::{Schema, VersionedStore};

/// Settings with three fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Three {
    a: u32,
    b: u32,
    c: u32,
}

impl Merge for Three {
    fn merged(base: &Three, mine: Three, theirs: Three) -> Three {
        Three {
            a: field(&base.a, mine.a, theirs.a),
            b: field(&base.b, mine.b, theirs.b),
            c: field(&base.c, mine.c, theirs.c),
        }
    }
}

/// A tab that holds the value.
struct Tab<'a> {
    versioned: VersionedStore<&'a FaultyStore>,
    shared: Shared<Three>,
    value: Three,
}

impl<'a> Tab<'a> {
    fn open(store: &'a FaultyStore) -> Tab<'a> {
        let versioned = VersionedStore::new(store, Schema::FIRST);
        let value: Three = versioned.read("settings").value.unwrap_or_default();
        Tab {
            versioned,
            shared: Shared::new(value.clone()),
            value,
        }
    }

    fn set(&mut self, set: impl FnOnce(&mut Three)) -> Result<(), SaveError> {
        let mut value = self.value.clone();
        set(&mut value);
        let (value, saved) = self.shared.save(&self.versioned, "settings", value);
        self.value = value;
        saved
    }

    fn hears(&mut self) {
        self.value = self
            .shared
            .follow(&self.versioned, "settings", self.value.clone())
            .0;
    }
}

#[test]
fn two_tabs_that_do_not_hear_each_other_lose_neither_change() {
    let store = FaultyStore::default();
    let (mut one, mut other) = (Tab::open(&store), Tab::open(&store));
    one.set(|three| three.a = 1).unwrap();
    other.set(|three| three.b = 2).unwrap();
    one.set(|three| three.c = 3).unwrap();
    let all = Three { a: 1, b: 2, c: 3 };
    assert_eq!(one.value, all);
    assert_eq!(Tab::open(&store).value, all);
}

#[test]
fn a_tab_that_hears_another_shows_what_that_one_set() {
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
fn what_there_was_no_room_for_is_still_a_change_when_another_tab_is_heard() {
    let store = FaultyStore::default();
    let (mut one, mut other) = (Tab::open(&store), Tab::open(&store));
    store.expect(Some(Mishap::Full));
    assert!(one.set(|three| three.a = 1).is_err());
    store.expect(None);
    other.set(|three| three.b = 2).unwrap();
    one.hears();
    assert_eq!(one.value, Three { a: 1, b: 2, c: 0 });
    one.set(|_| {}).unwrap();
    assert_eq!(Tab::open(&store).value, one.value);
}

#[test]
fn what_cannot_be_read_or_was_cleared_changes_nothing_here() {
    let store = FaultyStore::default();
    let mut one = Tab::open(&store);
    one.set(|three| three.a = 1).unwrap();
    for key in ["zeitnot.settings.a", "zeitnot.settings.b"] {
        crate::storage::store::Store::remove(&&store, key).unwrap();
    }
    one.hears();
    assert_eq!(one.value.a, 1);
    one.set(|three| three.b = 1).unwrap();
    assert_eq!(Tab::open(&store).value, one.value);
}

fn merged(base: &[(&str, u8)], mine: &[(&str, u8)], theirs: &[(&str, u8)]) -> Vec<(String, u8)> {
    let own = |list: &[(&str, u8)]| -> Vec<(String, u8)> {
        list.iter().map(|(name, n)| ((*name).into(), *n)).collect()
    };
    named(&own(base), own(mine), own(theirs), |(name, _)| name)
}

fn is(found: &[(String, u8)], expected: &[(&str, u8)]) {
    let found: Vec<(&str, u8)> = found.iter().map(|(name, n)| (name.as_str(), *n)).collect();
    assert_eq!(found, expected);
}

#[test]
fn what_two_tabs_added_is_there_from_both() {
    is(
        &merged(&[], &[("a", 1)], &[("b", 2)]),
        &[("b", 2), ("a", 1)],
    );
    is(
        &merged(&[("x", 0)], &[("x", 0), ("a", 1)], &[("x", 0), ("b", 2)]),
        &[("x", 0), ("b", 2), ("a", 1)],
    );
}

#[test]
fn two_of_one_name_that_say_different_things_are_both_kept() {
    is(
        &merged(&[], &[("a", 1)], &[("a", 2)]),
        &[("a", 1), ("a", 2)],
    );
    is(&merged(&[], &[("a", 1)], &[("a", 1)]), &[("a", 1)]);
    is(
        &merged(&[("a", 0)], &[("a", 1)], &[("a", 2)]),
        &[("a", 1), ("a", 2)],
    );
    let twice = [("a", 1), ("a", 2)];
    is(&merged(&twice, &twice, &twice), &twice);
}

#[test]
fn what_one_tab_deleted_is_gone_unless_the_other_changed_it() {
    let base = [("a", 0), ("b", 0)];
    is(&merged(&base, &[("b", 0)], &base), &[("b", 0)]);
    is(&merged(&base, &base, &[("b", 0)]), &[("b", 0)]);
    is(
        &merged(&base, &[("b", 0)], &[("a", 1), ("b", 0)]),
        &[("a", 1), ("b", 0)],
    );
    is(
        &merged(&base, &[("a", 1), ("b", 0)], &[("b", 0)]),
        &[("b", 0), ("a", 1)],
    );
}

#[test]
fn the_order_is_whoever_changed_it() {
    let base = [("a", 0), ("b", 0)];
    let turned = [("b", 0), ("a", 0)];
    is(&merged(&base, &turned, &base), &turned);
    is(&merged(&base, &base, &turned), &turned);
}
