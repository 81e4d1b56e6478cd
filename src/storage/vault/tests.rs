use super::super::faulty::{Faulty, Mishap};
use super::super::memory::Memory;
use super::*;

fn vault() -> Vault<Faulty> {
    Vault::new(Faulty::default(), Schema::FIRST)
}

/// Another page on the same store.
fn beside<S: Store>(vault: &Vault<S>, schema: Schema) -> Vault<&S> {
    Vault::new(vault.store(), schema)
}

fn body<S: Store>(vault: &Vault<S>, key: &str) -> Option<String> {
    vault.load(key).body
}

#[test]
fn the_last_value_saved_is_the_one_loaded_by_the_next_page() {
    let vault = vault();
    assert_eq!(vault.load("k"), Loaded::default());
    for n in 1..=5_u64 {
        vault.save("k", &n.to_string()).unwrap();
        let loaded = beside(&vault, Schema::FIRST).load("k");
        assert_eq!((loaded.body, loaded.seq), (Some(n.to_string()), n));
        assert_eq!(loaded.faults, []);
    }
}

#[test]
fn a_page_that_missed_a_write_of_another_is_refused_until_it_loads() {
    let one = vault();
    one.save("k", "one").unwrap();
    let two = beside(&one, Schema::FIRST);
    assert_eq!(
        two.save("k", "two"),
        Err(SaveFault::Stale {
            known: 0,
            stored: 1
        })
    );
    assert_eq!(body(&two, "k").as_deref(), Some("one"));
    two.save("k", "two").unwrap();
    assert_eq!(
        one.save("k", "three"),
        Err(SaveFault::Stale {
            known: 1,
            stored: 2
        })
    );
    assert_eq!(body(&one, "k").as_deref(), Some("two"));
}

#[test]
fn a_torn_write_loses_only_itself_and_is_kept_and_told() {
    let vault = vault();
    vault.save("k", "one").unwrap();
    vault.store().expect(Some(Mishap::Torn(20)));
    vault.save("k", "two").unwrap();

    let next = beside(&vault, Schema::FIRST);
    let loaded = next.load("k");
    assert_eq!((loaded.body.as_deref(), loaded.seq), (Some("one"), 1));
    let kept = "zeitnot.quarantine.k.b.1".to_owned();
    assert_eq!(
        loaded.faults,
        [Fault::SetAside {
            place: "zeitnot.k.b".into(),
            why: Why::Envelope(Unreadable::Truncated),
            kept: Some(kept.clone()),
        }]
    );
    assert_eq!(next.load("k").faults, []);
    assert_eq!(next.quarantined().unwrap()[0].key, kept);
    next.discard(&kept).unwrap();
    assert_eq!(next.quarantined(), Ok(vec![]));
}

#[test]
fn the_page_that_wrote_a_torn_value_goes_on_saving() {
    let vault = vault();
    vault.save("k", "one").unwrap();
    vault.store().expect(Some(Mishap::Flipped(30, 1)));
    vault.save("k", "two").unwrap();
    vault.save("k", "three").unwrap();
    let loaded = beside(&vault, Schema::FIRST).load("k");
    assert_eq!((loaded.body.as_deref(), loaded.seq), (Some("three"), 3));
    assert_eq!(vault.quarantined().unwrap().len(), 1);
}

#[test]
fn both_places_broken_is_no_value_and_both_are_kept() {
    let vault = vault();
    vault.save("k", "one").unwrap();
    vault.save("k", "two").unwrap();
    vault.store().flip("zeitnot.k.a", 3, 1);
    vault.store().flip("zeitnot.k.b", 40, 1);
    let loaded = vault.load("k");
    assert_eq!((loaded.body, loaded.faults.len()), (None, 2));
    assert_eq!(vault.quarantined().unwrap().len(), 2);
    vault.save("k", "three").unwrap();
    assert_eq!(body(&vault, "k").as_deref(), Some("three"));
}

#[test]
fn a_broken_text_for_which_there_is_no_room_stays_and_is_not_written_over() {
    let vault = vault();
    vault.save("k", "one").unwrap();
    vault.save("k", "two").unwrap();
    vault.store().flip("zeitnot.k.b", 40, 1);
    let broken = vault.store().get("zeitnot.k.b");
    vault.store().expect(Some(Mishap::Full));
    let loaded = vault.load("k");
    assert_eq!(loaded.body.as_deref(), Some("one"));
    assert!(matches!(
        loaded.faults[..],
        [Fault::SetAside { kept: None, .. }]
    ));
    assert_eq!(
        vault.save("k", "three"),
        Err(SaveFault::Store(StoreFault::Full))
    );
    assert_eq!(vault.store().get("zeitnot.k.b"), broken);
    vault.store().expect(None);
    vault.save("k", "three").unwrap();
    assert_eq!(body(&vault, "k").as_deref(), Some("three"));
    assert_eq!(
        Some(vault.quarantined().unwrap()[0].text.clone()),
        broken.unwrap()
    );
}

#[test]
fn a_full_store_keeps_the_last_value_and_takes_the_next_when_there_is_room() {
    let vault = vault();
    vault.save("k", "one").unwrap();
    vault.store().expect(Some(Mishap::Full));
    assert_eq!(
        vault.save("k", "two"),
        Err(SaveFault::Store(StoreFault::Full))
    );
    assert_eq!(body(&vault, "k").as_deref(), Some("one"));
    vault.store().expect(None);
    vault.save("k", "two").unwrap();
    assert_eq!(body(&vault, "k").as_deref(), Some("two"));
}

#[test]
fn absent_storage_is_told_and_nothing_else_happens() {
    let vault = vault();
    vault.store().expect(Some(Mishap::Absent));
    assert_eq!(vault.load("k").faults, [Fault::Store(StoreFault::Absent)]);
    assert_eq!(
        vault.save("k", "x"),
        Err(SaveFault::Store(StoreFault::Absent))
    );
    assert_eq!(vault.list(""), Err(StoreFault::Absent));
    assert_eq!(vault.quarantined(), Err(StoreFault::Absent));
    assert_eq!(vault.delete("k"), Err(StoreFault::Absent));
    assert_eq!(vault.set_aside("k"), Err(StoreFault::Absent));
}

#[test]
fn a_storage_wiped_under_a_running_page_is_written_anew() {
    let vault = vault();
    vault.save("k", "one").unwrap();
    vault.save("k", "two").unwrap();
    for key in vault.store().keys().unwrap() {
        vault.store().remove(&key).unwrap();
    }
    vault.save("k", "three").unwrap();
    assert_eq!(body(&vault, "k").as_deref(), Some("three"));
}

#[test]
fn what_a_newer_page_wrote_is_left_alone_and_can_be_set_aside_on_purpose() {
    const SECOND: Schema = Schema::new(&[|_, body| Ok(body + "+")]);
    let old = vault();
    old.save("k", "one").unwrap();
    let new = beside(&old, SECOND);
    assert_eq!(body(&new, "k").as_deref(), Some("one+"));
    new.save("k", "two").unwrap();

    let loaded = old.load("k");
    assert_eq!(loaded.body.as_deref(), Some("one"));
    assert_eq!(loaded.faults, [Fault::NewerVersion(2)]);
    assert_eq!(old.save("k", "three"), Err(SaveFault::NewerVersion(2)));
    assert_eq!(body(&new, "k").as_deref(), Some("two"));

    assert_eq!(old.set_aside("k").unwrap().len(), 2);
    old.save("k", "three").unwrap();
    assert_eq!(body(&old, "k").as_deref(), Some("three"));
    assert_eq!(
        old.quarantined().unwrap()[1].why,
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
    let old = vault();
    old.save("k", "good").unwrap();
    old.save("k", "bad").unwrap();
    let new = beside(&old, SECOND);
    let loaded = new.load("k");
    assert_eq!(loaded.body.as_deref(), Some("good"));
    assert_eq!(loaded.faults.len(), 1);
    let kept = new.quarantined().unwrap();
    assert_eq!(kept[0].why, Why::Migration("too old".into()));
    new.save("k", "better").unwrap();
    assert_eq!(body(&new, "k").as_deref(), Some("better"));
}

#[test]
fn a_body_of_which_nothing_can_be_made_is_set_aside_by_its_reader() {
    let vault = vault();
    vault.save("k", "not what was expected").unwrap();
    vault.set_aside("k").unwrap();
    assert_eq!(vault.load("k").body, None);
    assert_eq!(vault.quarantined().unwrap()[0].why, Why::Contents);
}

#[test]
fn values_are_listed_once_and_without_what_is_not_theirs() {
    let vault = vault();
    for key in ["game.2", "game.1", "game.1", "settings"] {
        vault.load(key);
        vault.save(key, "x").unwrap();
    }
    vault.store().set("theirs", "x").unwrap();
    vault.store().set("zeitnot.game.3.a", "rubbish").unwrap();
    vault.load("game.3");
    assert_eq!(vault.list("game.").unwrap(), ["game.1", "game.2"]);
    assert_eq!(vault.list("").unwrap(), ["game.1", "game.2", "settings"]);
    vault.delete("game.1").unwrap();
    assert_eq!(vault.list("game.").unwrap(), ["game.2"]);
}

#[test]
fn a_value_deleted_and_saved_again_is_newer_than_what_others_know() {
    let one = vault();
    one.save("k", "one").unwrap();
    one.save("k", "two").unwrap();
    let two = beside(&one, Schema::FIRST);
    two.load("k");
    one.delete("k").unwrap();
    one.save("k", "three").unwrap();
    assert!(matches!(
        two.save("k", "four"),
        Err(SaveFault::Stale { .. })
    ));
}

#[cfg(not(target_arch = "wasm32"))]
mod laws {
    use proptest::prelude::*;

    use super::*;

    /// Two saves, then one of the two places damaged: the other's value is
    /// loaded, and nothing that was never saved.
    fn damaged(
        bodies: &[String; 2],
        damage: impl Fn(&Faulty, &str),
        side: Side,
    ) -> Result<(), TestCaseError> {
        let vault = vault();
        vault.save("k", &bodies[0]).unwrap();
        vault.save("k", &bodies[1]).unwrap();
        let place = side.store_key("k");
        let before = vault.store().get(&place).unwrap();
        damage(vault.store(), &place);
        let after = vault.store().get(&place).unwrap();

        let next = beside(&vault, Schema::FIRST);
        let loaded = next.load("k");
        let (survivor, seq) = match side {
            _ if before == after => (&bodies[1], 2),
            Side::A => (&bodies[1], 2),
            Side::B => (&bodies[0], 1),
        };
        prop_assert_eq!(loaded.body.as_ref(), Some(survivor));
        prop_assert_eq!(loaded.seq, seq);
        prop_assert_eq!(loaded.faults.is_empty(), before == after);
        // The damaged bytes are kept as they are, and saving goes on.
        if before != after {
            prop_assert_eq!(Some(next.quarantined().unwrap()[0].text.clone()), after);
        }
        next.save("k", "later").unwrap();
        prop_assert_eq!(body(&next, "k"), Some("later".to_owned()));
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
            let vault = vault();
            let mut saved: Vec<&String> = Vec::new();
            for (body, mishap) in bodies.iter().zip(mishaps) {
                vault.store().expect(mishap);
                if vault.save("k", body).is_ok() {
                    saved.push(body);
                }
                vault.store().expect(None);
                let loaded = beside(&vault, Schema::FIRST).load("k");
                if let Some(body) = &loaded.body {
                    prop_assert!(saved.contains(&body));
                }
            }
        }

        #[test]
        fn no_text_whatever_in_a_place_panics(a in any::<String>(), b in any::<String>()) {
            let vault = vault();
            for (side, text) in [(Side::A, a), (Side::B, b)] {
                vault.store().set(&side.store_key("k"), &text).unwrap();
            }
            prop_assert_eq!(vault.load("k").body, None);
            prop_assert_eq!(vault.quarantined().unwrap().len(), 2);
        }
    }
}

#[test]
fn a_value_after_which_no_number_comes_is_not_saved_over_in_silence() {
    let vault = Vault::new(Memory::default(), Schema::FIRST);
    let last = super::envelope::write(1, super::envelope::HIGHEST, "last");
    vault.store().set("zeitnot.k.a", &last).unwrap();
    assert_eq!(vault.load("k").body.as_deref(), Some("last"));
    assert_eq!(vault.save("k", "next"), Err(SaveFault::NoNumberLeft));
    let beyond = super::envelope::write(1, u64::MAX, "beyond");
    vault.store().set("zeitnot.k.a", &beyond).unwrap();
    let other = Vault::new(vault.store(), Schema::FIRST);
    assert_eq!(other.load("k").body, None);
    assert_eq!(other.quarantined().unwrap()[0].text, beyond);
    other.save("k", "next").unwrap();
}

#[test]
fn that_everything_was_thrown_away_is_seen_and_a_deletion_of_ones_own_is_not() {
    let vault = Vault::new(Memory::default(), Schema::FIRST);
    assert!(!vault.is_lost("k"), "there was none");
    vault.save("k", "1").unwrap();
    assert!(!vault.is_lost("k"));
    vault.store().remove("zeitnot.k.a").unwrap();
    assert!(vault.is_lost("k"));
    vault.save("k", "2").unwrap();
    assert!(!vault.is_lost("k"));
}
