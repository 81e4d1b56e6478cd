use super::*;
use crate::storage::store::{FaultyStore, MemoryStore, Mishap};

fn versioned() -> VersionedStore<FaultyStore> {
    VersionedStore::new(FaultyStore::default(), Schema::FIRST)
}

/// A page on which these values were saved under the key `k`, one after the other.
fn saved(bodies: &[&str]) -> VersionedStore<FaultyStore> {
    let versioned = versioned();
    for body in bodies {
        versioned.save("k", body).unwrap();
    }
    versioned
}

/// Another page on the same store.
fn another_page<S: Store>(versioned: &VersionedStore<S>, schema: Schema) -> VersionedStore<&S> {
    VersionedStore::new(versioned.store(), schema)
}

/// Asserts that a page loads this value of the key `k`.
#[track_caller]
fn assert_body<S: Store>(versioned: &VersionedStore<S>, body: &str) {
    assert_eq!(versioned.load("k").value.as_deref(), Some(body));
}

const FULL: Result<(), SaveError> = Err(SaveError::Store(StoreError::Full));

/// The refusal of a page that knows one write of a value, while another is stored.
fn stale(known: u64, stored: u64) -> Result<(), SaveError> {
    Err(SaveError::Stale { known, stored })
}

#[test]
fn the_last_value_saved_is_the_one_loaded_by_the_next_page() {
    let versioned = versioned();
    assert_eq!(versioned.load("k"), Loaded::default());
    for n in 1..=5_u64 {
        versioned.save("k", &n.to_string()).unwrap();
        let loaded = another_page(&versioned, Schema::FIRST).load("k");
        assert_eq!((loaded.value, loaded.seq), (Some(n.to_string()), n));
        assert_eq!(loaded.faults, []);
    }
}

#[test]
fn a_page_that_missed_a_write_of_another_is_refused_until_it_loads() {
    let one = saved(&["one"]);
    let two = another_page(&one, Schema::FIRST);
    assert_eq!(two.save("k", "two"), stale(0, 1));
    assert_body(&two, "one");
    two.save("k", "two").unwrap();
    assert_eq!(one.save("k", "three"), stale(1, 2));
    assert_body(&one, "two");
}

#[test]
fn a_torn_write_loses_only_itself_and_is_kept_and_reported() {
    let versioned = saved(&["one"]);
    versioned.store().expect(Some(Mishap::Torn(20)));
    versioned.save("k", "two").unwrap();

    let next = another_page(&versioned, Schema::FIRST);
    let loaded = next.load("k");
    assert_eq!((loaded.value.as_deref(), loaded.seq), (Some("one"), 1));
    let kept = "zeitnot.quarantine.k.b.1".to_owned();
    assert_eq!(
        loaded.faults,
        [LoadError::SetAside {
            place: "zeitnot.k.b".into(),
            why: Why::Envelope(Unreadable::Truncated),
            kept: Some(kept.clone()),
        }]
    );
    assert_eq!(next.load("k").faults, []);
    assert_eq!(next.quarantine().unwrap()[0].key, kept);
    next.discard(&kept).unwrap();
    assert_eq!(next.quarantine(), Ok(vec![]));
}

#[test]
fn the_page_that_wrote_a_torn_value_goes_on_saving() {
    let versioned = saved(&["one"]);
    versioned.store().expect(Some(Mishap::Flipped(30, 1)));
    versioned.save("k", "two").unwrap();
    versioned.save("k", "three").unwrap();
    let loaded = another_page(&versioned, Schema::FIRST).load("k");
    assert_eq!((loaded.value.as_deref(), loaded.seq), (Some("three"), 3));
    assert_eq!(versioned.quarantine().unwrap().len(), 1);
}

#[test]
fn a_value_broken_in_both_places_is_lost_and_both_texts_are_kept() {
    let versioned = saved(&["one", "two"]);
    versioned.store().flip("zeitnot.k.a", 3, 1);
    versioned.store().flip("zeitnot.k.b", 40, 1);
    let loaded = versioned.load("k");
    assert_eq!((loaded.value, loaded.faults.len()), (None, 2));
    assert_eq!(versioned.quarantine().unwrap().len(), 2);
    versioned.save("k", "three").unwrap();
    assert_body(&versioned, "three");
}

#[test]
fn a_broken_text_is_not_written_over_until_quarantine_has_room_for_it() {
    let versioned = saved(&["one", "two"]);
    versioned.store().flip("zeitnot.k.b", 40, 1);
    let broken = versioned.store().get("zeitnot.k.b");
    versioned.store().expect(Some(Mishap::Full));
    let loaded = versioned.load("k");
    assert_eq!(loaded.value.as_deref(), Some("one"));
    assert!(matches!(
        loaded.faults[..],
        [LoadError::SetAside { kept: None, .. }]
    ));
    assert_eq!(versioned.save("k", "three"), FULL);
    assert_eq!(versioned.store().get("zeitnot.k.b"), broken);
    versioned.store().expect(None);
    versioned.save("k", "three").unwrap();
    assert_body(&versioned, "three");
    assert_eq!(
        Some(versioned.quarantine().unwrap()[0].text.clone()),
        broken.unwrap()
    );
}

#[test]
fn a_full_store_keeps_the_last_value_and_takes_the_next_when_there_is_room() {
    let versioned = saved(&["one"]);
    versioned.store().expect(Some(Mishap::Full));
    assert_eq!(versioned.save("k", "two"), FULL);
    assert_body(&versioned, "one");
    versioned.store().expect(None);
    versioned.save("k", "two").unwrap();
    assert_body(&versioned, "two");
}

#[test]
fn every_operation_reports_an_absent_storage() {
    let versioned = versioned();
    versioned.store().expect(Some(Mishap::Absent));
    assert_eq!(
        versioned.load("k").faults,
        [LoadError::Store(StoreError::Absent)]
    );
    assert_eq!(
        versioned.save("k", "x"),
        Err(SaveError::Store(StoreError::Absent))
    );
    assert_eq!(versioned.list(""), Err(StoreError::Absent));
    assert_eq!(versioned.quarantine(), Err(StoreError::Absent));
    assert_eq!(versioned.delete("k"), Err(StoreError::Absent));
    assert_eq!(versioned.set_aside("k"), Err(StoreError::Absent));
}

#[test]
fn a_storage_wiped_under_a_running_page_is_written_again() {
    let versioned = saved(&["one", "two"]);
    for key in versioned.store().keys().unwrap() {
        versioned.store().remove(&key).unwrap();
    }
    versioned.save("k", "three").unwrap();
    assert_body(&versioned, "three");
}

#[test]
fn a_value_of_a_newer_page_is_left_alone_until_set_aside_on_purpose() {
    const SECOND: Schema = Schema::new(&[|_, body| Ok(body + "+")]);
    let old = saved(&["one"]);
    let new = another_page(&old, SECOND);
    assert_body(&new, "one+");
    new.save("k", "two").unwrap();

    let loaded = old.load("k");
    assert_eq!(loaded.value.as_deref(), Some("one"));
    assert_eq!(loaded.faults, [LoadError::NewerVersion(2)]);
    assert_eq!(old.save("k", "three"), Err(SaveError::NewerVersion(2)));
    assert_body(&new, "two");

    assert_eq!(old.set_aside("k").unwrap().len(), 2);
    old.save("k", "three").unwrap();
    assert_body(&old, "three");
    assert_eq!(
        old.quarantine().unwrap()[1].why,
        Why::Envelope(Unreadable::NewerVersion(2))
    );
}

#[test]
fn a_body_that_cannot_be_migrated_is_kept_with_the_reason() {
    const SECOND: Schema = Schema::new(&[|_, body| {
        if body == "bad" {
            Err("too old".into())
        } else {
            Ok(body)
        }
    }]);
    let old = saved(&["good", "bad"]);
    let new = another_page(&old, SECOND);
    let loaded = new.load("k");
    assert_eq!(loaded.value.as_deref(), Some("good"));
    assert_eq!(loaded.faults.len(), 1);
    let kept = new.quarantine().unwrap();
    assert_eq!(kept[0].why, Why::Migration("too old".into()));
    new.save("k", "better").unwrap();
    assert_body(&new, "better");
}

#[test]
fn a_reader_sets_aside_a_body_that_it_cannot_understand() {
    let versioned = saved(&["not what was expected"]);
    versioned.set_aside("k").unwrap();
    assert_eq!(versioned.load("k").value, None);
    assert_eq!(versioned.quarantine().unwrap()[0].why, Why::Contents);
}

#[test]
fn each_value_is_listed_once_without_foreign_or_broken_ones() {
    let versioned = versioned();
    for key in ["game.2", "game.1", "game.1", "settings"] {
        versioned.load(key);
        versioned.save(key, "x").unwrap();
    }
    versioned.store().set("theirs", "x").unwrap();
    versioned
        .store()
        .set("zeitnot.game.3.a", "rubbish")
        .unwrap();
    versioned.load("game.3");
    assert_eq!(versioned.list("game.").unwrap(), ["game.1", "game.2"]);
    assert_eq!(
        versioned.list("").unwrap(),
        ["game.1", "game.2", "settings"]
    );
    versioned.delete("game.1").unwrap();
    assert_eq!(versioned.list("game.").unwrap(), ["game.2"]);
}

#[test]
fn a_value_deleted_and_saved_again_is_newer_than_what_others_know() {
    let one = saved(&["one", "two"]);
    let two = another_page(&one, Schema::FIRST);
    two.load("k");
    one.delete("k").unwrap();
    one.save("k", "three").unwrap();
    assert!(matches!(
        two.save("k", "four"),
        Err(SaveError::Stale { .. })
    ));
}

#[cfg(not(target_arch = "wasm32"))]
mod laws {
    use proptest::prelude::*;

    use super::*;

    /// Two saves, then damage to one of the two slots: the other's value is loaded, and nothing
    /// that was never saved.
    fn damaged(
        bodies: &[String; 2],
        damage: impl Fn(&FaultyStore, &str),
        side: Side,
    ) -> Result<(), TestCaseError> {
        let versioned = saved(&[&bodies[0], &bodies[1]]);
        let place = side.store_key("k");
        let before = versioned.store().get(&place).unwrap();
        damage(versioned.store(), &place);
        let after = versioned.store().get(&place).unwrap();

        let next = another_page(&versioned, Schema::FIRST);
        let loaded = next.load("k");
        let (survivor, seq) = match side {
            _ if before == after => (&bodies[1], 2),
            Side::A => (&bodies[1], 2),
            Side::B => (&bodies[0], 1),
        };
        prop_assert_eq!(loaded.value.as_ref(), Some(survivor));
        prop_assert_eq!(loaded.seq, seq);
        prop_assert_eq!(loaded.faults.is_empty(), before == after);
        // The damaged text is kept unchanged, and saving still works.
        if before != after {
            prop_assert_eq!(Some(next.quarantine().unwrap()[0].text.clone()), after);
        }
        next.save("k", "later").unwrap();
        prop_assert_eq!(next.load("k").value, Some("later".to_owned()));
        Ok(())
    }

    fn side() -> impl Strategy<Value = Side> {
        prop_oneof![Just(Side::A), Just(Side::B)]
    }

    fn text() -> impl Strategy<Value = String> {
        // Every kind of character, line ends too.
        proptest::collection::vec(any::<char>(), 0..60).prop_map(String::from_iter)
    }

    proptest! {
        #[test]
        fn any_truncation_of_either_place_leaves_the_other_value(
            one in text(), two in text(), side in side(), length in 0_usize..300,
        ) {
            damaged(&[one, two], |store, place| store.tear(place, length), side)?;
        }

        #[test]
        fn any_flipped_byte_in_either_place_leaves_the_other_value(
            one in text(), two in text(), side in side(), at in 0_usize..300, mask in 1_u8..,
        ) {
            damaged(&[one, two], |store, place| store.flip(place, at, mask), side)?;
        }

        #[test]
        fn any_mishap_in_any_write_yields_only_what_was_saved(
            bodies in proptest::collection::vec(text(), 1..8),
            mishaps in proptest::collection::vec(
                proptest::option::of(prop_oneof![
                    Just(Mishap::Full),
                    Just(Mishap::Absent),
                    Just(Mishap::ReadOnly),
                    (0_usize..300).prop_map(Mishap::Torn),
                    (0_usize..300, 1_u8..).prop_map(|(at, mask)| Mishap::Flipped(at, mask)),
                ]),
                8,
            ),
        ) {
            let versioned = versioned();
            let mut saved: Vec<&String> = Vec::new();
            for (body, mishap) in bodies.iter().zip(mishaps) {
                versioned.store().expect(mishap);
                if versioned.save("k", body).is_ok() {
                    saved.push(body);
                }
                versioned.store().expect(None);
                let loaded = another_page(&versioned, Schema::FIRST).load("k");
                if let Some(body) = &loaded.value {
                    prop_assert!(saved.contains(&body));
                }
            }
        }

        #[test]
        fn no_text_in_either_place_causes_a_panic(a in any::<String>(), b in any::<String>()) {
            let versioned = versioned();
            for (side, text) in [(Side::A, a), (Side::B, b)] {
                versioned.store().set(&side.store_key("k"), &text).unwrap();
            }
            prop_assert_eq!(versioned.load("k").value, None);
            prop_assert_eq!(versioned.quarantine().unwrap().len(), 2);
        }
    }
}

#[test]
fn a_save_after_the_highest_number_is_refused() {
    let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    let last = Envelope::write(1, Envelope::MAX_SEQ, "last");
    versioned.store().set("zeitnot.k.a", &last).unwrap();
    assert_eq!(versioned.load("k").value.as_deref(), Some("last"));
    assert_eq!(versioned.save("k", "next"), Err(SaveError::NoNumberLeft));
    let beyond = Envelope::write(1, u64::MAX, "beyond");
    versioned.store().set("zeitnot.k.a", &beyond).unwrap();
    let other = VersionedStore::new(versioned.store(), Schema::FIRST);
    assert_eq!(other.load("k").value, None);
    assert_eq!(other.quarantine().unwrap()[0].text, beyond);
    other.save("k", "next").unwrap();
}

#[test]
fn a_value_that_vanished_from_the_store_counts_as_lost_until_it_is_saved() {
    let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    assert!(
        !versioned.is_lost("k"),
        "a value that never existed is not lost"
    );
    versioned.save("k", "1").unwrap();
    assert!(!versioned.is_lost("k"));
    versioned.store().remove("zeitnot.k.a").unwrap();
    assert!(versioned.is_lost("k"));
    versioned.save("k", "2").unwrap();
    assert!(!versioned.is_lost("k"));
}

fn numbered(seq: u64) -> Envelope {
    Envelope {
        version: 1,
        seq,
        body: seq.to_string(),
    }
}

fn latest<S: Store>(versioned: &VersionedStore<S>, key: &str) -> Option<u64> {
    Some(versioned.peek(key).value?.0)
}

#[test]
fn writes_go_to_the_two_places_by_turns() {
    let versioned = versioned();
    for seq in 1..=4 {
        versioned.put("k", &numbered(seq)).unwrap();
        assert_eq!(latest(&versioned, "k"), Some(seq));
    }
    let (a, b) = ("zeitnot.k.a".to_owned(), "zeitnot.k.b".to_owned());
    assert_eq!(versioned.store().written(), [a.clone(), b.clone(), a, b]);
}

#[test]
fn a_bulky_value_with_a_second_copy_elsewhere_has_one_place() {
    let store = mirror::tests::mirrored();
    let versioned = VersionedStore::new(store, Schema::FIRST);
    for seq in 1..=3 {
        for key in ["post.game.1", "settings"] {
            versioned.put(key, &numbered(seq)).unwrap();
        }
    }
    let places = |key: &str| {
        assert_eq!(latest(&versioned, key), Some(3));
        let is_taken = |side: &Side| versioned.store().get(&side.store_key(key)) != Ok(None);
        Side::BOTH.iter().filter(|side| is_taken(side)).count()
    };
    assert_eq!((places("post.game.1"), places("settings")), (1, 2));
}

#[test]
fn a_write_that_is_not_newer_is_refused() {
    let versioned = versioned();
    versioned.put("k", &numbered(5)).unwrap();
    for seq in [1, 5] {
        assert_eq!(versioned.put("k", &numbered(seq)), stale(0, 5));
    }
}

#[test]
fn a_place_that_cannot_be_read_is_not_written_over() {
    let versioned = versioned();
    versioned.put("k", &numbered(1)).unwrap();
    versioned
        .store()
        .set("zeitnot.k.b", "what is this")
        .unwrap();
    versioned.store().expect(Some(Mishap::Full));
    assert!(versioned.put("k", &numbered(2)).is_err());
    let there = versioned.store().get("zeitnot.k.b").unwrap();
    assert_eq!(there.as_deref(), Some("what is this"));
    assert_eq!(latest(&versioned, "k"), Some(1));
    versioned.store().expect(None);
    versioned.put("k", &numbered(2)).unwrap();
    assert_eq!(versioned.quarantine().unwrap()[0].text, "what is this");
    assert_eq!(latest(&versioned, "k"), Some(2));
}
