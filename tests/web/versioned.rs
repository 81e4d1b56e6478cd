//! Stored values, on the browser's own storage.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::storage::versioned::{Envelope, LoadError, SaveError, Unreadable, Why};

use crate::page::{storage, versioned};

const FIRST: &str = "zeitnot.k.a";
const SECOND: &str = "zeitnot.k.b";

fn item(key: &str) -> Option<String> {
    storage().get_item(key).unwrap()
}

fn set(key: &str, text: &str) {
    storage().set_item(key, text).unwrap();
}

/// Two values under a key, the later one in the second place.
fn two_values() {
    storage().clear().unwrap();
    let versioned = versioned();
    versioned.save("k", "old ♔").unwrap();
    versioned.save("k", "new ♚").unwrap();
    assert!(item(FIRST).unwrap().ends_with("old ♔"));
    assert!(item(SECOND).unwrap().ends_with("new ♚"));
}

#[wasm_bindgen_test]
fn a_damaged_value_is_set_aside_as_it_is_and_the_one_before_it_is_used() {
    two_values();
    let damaged = item(SECOND).unwrap().replace("new", "nex");
    set(SECOND, &damaged);
    let versioned = versioned();
    let loaded = versioned.load("k");
    assert_eq!(loaded.value.as_deref(), Some("old ♔"));
    let kept = "zeitnot.quarantine.k.b.1";
    assert_eq!(
        loaded.faults,
        [LoadError::SetAside {
            place: SECOND.into(),
            why: Why::Envelope(Unreadable::Checksum),
            kept: Some(kept.into()),
        }]
    );
    assert_eq!(item(kept), Some(damaged));
    assert_eq!(item(SECOND), None);
    versioned.save("k", "newer").unwrap();
    assert_eq!(versioned.load("k").value.as_deref(), Some("newer"));
    storage().clear().unwrap();
}

#[wasm_bindgen_test]
fn a_value_torn_anywhere_never_passes_for_a_whole_one() {
    two_values();
    let whole = item(SECOND).unwrap();
    let lengths = (0..whole.len()).filter(|&length| whole.is_char_boundary(length));
    for length in lengths {
        set(SECOND, &whole[..length]);
        let loaded = versioned().load("k");
        assert_eq!(loaded.value.as_deref(), Some("old ♔"), "{length}");
        assert_eq!(loaded.faults.len(), 1, "{length}");
    }
    storage().clear().unwrap();
}

#[wasm_bindgen_test]
fn half_a_character_counts_as_damage_and_does_not_crash() {
    two_values();
    // A string of a browser may hold half of a pair; one of ours cannot.
    js_sys::eval("localStorage['zeitnot.k.b'] = localStorage['zeitnot.k.b'] + '\\ud800'").unwrap();
    let loaded = versioned().load("k");
    assert_eq!(loaded.value.as_deref(), Some("old ♔"));
    assert!(matches!(
        &loaded.faults[..],
        [LoadError::SetAside { kept: Some(_), .. }]
    ));
    storage().clear().unwrap();
}

#[wasm_bindgen_test]
fn a_value_of_a_newer_page_is_reported_and_never_overwritten() {
    two_values();
    let newer = Envelope::write(2, 3, "{\"from\":\"the future\"}");
    set(FIRST, &newer);
    let versioned = versioned();
    let loaded = versioned.load("k");
    assert_eq!(loaded.faults, [LoadError::NewerVersion(2)]);
    assert_eq!(loaded.value.as_deref(), Some("new ♚"));
    let before = item(SECOND);
    assert_eq!(versioned.save("k", "mine"), Err(SaveError::NewerVersion(2)));
    assert_eq!((item(FIRST), item(SECOND)), (Some(newer), before));
    storage().clear().unwrap();
}

#[wasm_bindgen_test]
fn a_page_that_is_behind_another_cannot_save() {
    two_values();
    let (one, other) = (versioned(), versioned());
    assert_eq!(one.load("k").seq, 2);
    assert_eq!(other.load("k").seq, 2);
    one.save("k", "of one").unwrap();
    assert_eq!(
        other.save("k", "of the other"),
        Err(SaveError::Stale {
            known: 2,
            stored: 3
        })
    );
    assert_eq!(other.load("k").value.as_deref(), Some("of one"));
    other.save("k", "of the other").unwrap();
    storage().clear().unwrap();
}

#[wasm_bindgen_test]
fn values_of_other_apps_on_this_site_are_left_alone() {
    two_values();
    set("theirs", "something");
    set("zeitnotes", "something else");
    assert_eq!(versioned().list("").unwrap(), ["k"]);
    versioned().delete("k").unwrap();
    assert_eq!(item("theirs").as_deref(), Some("something"));
    assert_eq!(item("zeitnotes").as_deref(), Some("something else"));
    assert_eq!(storage().length().unwrap(), 2);
    storage().clear().unwrap();
}
