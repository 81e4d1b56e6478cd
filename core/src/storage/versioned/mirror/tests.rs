use super::super::quarantine;
use super::*;
use crate::storage::store::MemoryStore;
use crate::storage::versioned::{Schema, VersionedStore};

type Copies = MirroredStore<MemoryStore, Replica>;

pub(in crate::storage) fn mirrored() -> Copies {
    MirroredStore::new(MemoryStore::default(), Replica::default())
}

/// Starts the page after the browser was killed: the first copy is what was written to disk, the
/// second what the sink had taken.
fn start(first: &MemoryStore, second: &Replica) -> (VersionedStore<Copies>, Reconciled) {
    let store = MirroredStore::new(first.clone(), second.frozen());
    let reconciled = store.reconcile(second.writes());
    (VersionedStore::new(store, Schema::FIRST), reconciled)
}

/// Starts the page after the first copy was lost whole.
fn start_from_second(before: &VersionedStore<Copies>) -> (VersionedStore<Copies>, Reconciled) {
    start(&MemoryStore::default(), second(before))
}

/// A page with both copies, on which these values were saved: `one.1=old one.1=new`.
fn saved(values: &str) -> VersionedStore<Copies> {
    let versioned = VersionedStore::new(mirrored(), Schema::FIRST);
    save(&versioned, values);
    versioned
}

fn save(versioned: &VersionedStore<Copies>, values: &str) {
    for value in values.split(' ') {
        let (key, body) = value.split_once('=').unwrap();
        versioned.save(key, body).unwrap();
    }
}

/// A page on this first copy, without its second one.
fn alone(first: MemoryStore) -> VersionedStore<Copies> {
    let none = Replica::default();
    none.breaks();
    VersionedStore::new(MirroredStore::new(first, none), Schema::FIRST)
}

fn diverged(reconciled: &Reconciled) -> Vec<&str> {
    let units = reconciled.diverged.iter();
    units.map(|diverged| diverged.unit.as_str()).collect()
}

/// Asserts that these values are there: `one.1=new two.1=other`.
#[track_caller]
fn assert_has(versioned: &VersionedStore<Copies>, values: &str) {
    for value in values.split(' ') {
        let (key, body) = value.split_once('=').unwrap();
        assert_eq!(versioned.load(key).value.as_deref(), Some(body), "{key}");
    }
}

#[track_caller]
fn assert_listed(versioned: &VersionedStore<Copies>, names: &[&str]) {
    assert_eq!(versioned.list("").unwrap(), names);
}

/// The first copy as it is now, as a browser that is killed later leaves it on the disk.
fn written_out(versioned: &VersionedStore<Copies>) -> MemoryStore {
    versioned.store().below.clone()
}

fn second(versioned: &VersionedStore<Copies>) -> &Replica {
    &versioned.store().sink
}

#[test]
fn writes_that_a_killed_browser_lost_come_back_from_the_second_copy() {
    let versioned = saved("one.1=old");
    let first = written_out(&versioned);
    save(&versioned, "one.1=new one.2=other");
    let (next, reconciled) = start(&first, second(&versioned));
    assert_eq!(reconciled.restored, ["one.1", "one.2"]);
    assert_has(&next, "one.1=new one.2=other");
    save(&next, "one.1=newer");
    assert_eq!(next.load("one.1").seq, 3);
}

#[test]
fn a_damaged_value_comes_back_from_the_second_copy_however_old_it_is() {
    let versioned = saved("tail.x=old tail.x=new one.2=old one.2=new two.1=old two.1=new");
    (0..100).for_each(|_| save(&versioned, "lists=list"));
    let first = written_out(&versioned);
    let torn = |key: &str| {
        let text = first.get(key).unwrap().unwrap();
        first.set(key, &text[..text.len() - 1]).unwrap();
    };
    // The first value uses only one slot; the others have their later slot torn.
    for key in ["zeitnot.tail.x.b", "zeitnot.one.2.b"] {
        torn(key);
    }
    // This tear loses nothing.
    torn("zeitnot.two.1.a");
    let (next, reconciled) = start(&first, second(&versioned));
    assert_eq!(reconciled.restored, ["one.2", "tail.x"]);
    assert_has(&next, "tail.x=new one.2=new two.1=new");
    let set_aside = quarantine::list(next.store(), &Schema::FIRST).unwrap();
    assert_eq!(set_aside.len(), 3, "the three texts are in the quarantine");
}

#[test]
fn a_storage_that_is_lost_whole_comes_back_whole() {
    let versioned =
        saved("one.1=one.1 one.1=again one.2=one.2 one.2=again two.1=two.1 two.1=again");
    let (next, reconciled) = start_from_second(&versioned);
    assert_eq!(reconciled.restored.len(), 3);
    assert_listed(&next, &["one.1", "one.2", "two.1"]);
    assert_has(&next, "one.2=again");
}

#[test]
fn copies_that_agree_are_neither_reported_nor_written() {
    let versioned = saved("one.1=a");
    versioned.delete("one.1").unwrap();
    save(&versioned, "two.1=b");
    let first = written_out(&versioned);
    let (next, reconciled) = start(&first, second(&versioned));
    assert_eq!(reconciled, Reconciled::default());
    assert_listed(&next, &["two.1"]);
    assert_eq!(second(&next).last(), second(&versioned).last());
}

#[test]
fn a_first_copy_that_is_ahead_counts_and_the_second_catches_up() {
    let versioned = saved("one.1=old");
    let behind = second(&versioned).frozen();
    save(&versioned, "one.1=new");
    let first = written_out(&versioned);
    let (next, reconciled) = start(&first, &behind);
    assert_eq!(reconciled, Reconciled::default());
    assert_has(&next, "one.1=new");
    let written = Copies::written(&first);
    assert!(Copies::lacks(&first, behind.last(), written));
    assert!(Copies::lacks(&first, None, written));
    for key in next.store().keys().unwrap() {
        next.store().record_again(&key);
    }
    assert!(!Copies::lacks(&first, second(&next).last(), written));
    assert_has(&start_from_second(&next).0, "one.1=new");
}

#[test]
fn two_values_that_cannot_be_ordered_are_both_kept_and_reported() {
    let versioned = saved("one.1=one");
    let first = MemoryStore::default();
    let text = Envelope::write(1, 1, "other");
    first.set("zeitnot.one.1.a", &text).unwrap();
    first.set(WRITTEN, "1").unwrap();
    let (next, reconciled) = start(&first, second(&versioned));
    assert_eq!(diverged(&reconciled), ["one.1"]);
    assert_has(&next, "one.1=other");
    let set_aside = next.quarantine().unwrap();
    assert_eq!(set_aside[0].text, Envelope::write(1, 1, "one"));
}

#[test]
fn only_the_order_of_writes_tells_a_lost_slot_from_a_value_begun_again() {
    // The later slot is removed by another program.
    let lost = saved("one.1=one one.1=two");
    let lost_first = written_out(&lost);
    lost_first.remove("zeitnot.one.1.b").unwrap();
    // Everything is, and a page that never read the value writes it.
    let begun = saved("one.1=before one.1=two");
    for key in begun.store().keys().unwrap() {
        begun.store().below.remove(&key).unwrap();
    }
    let again = MirroredStore::new(written_out(&begun), second(&begun).clone());
    again.number.set(begun.store().number.get());
    let again = VersionedStore::new(again, Schema::FIRST);
    save(&again, "one.1=one");
    let begun_first = written_out(&again);

    let texts = |first: &MemoryStore, second: &Replica| {
        let values = first
            .keys()
            .unwrap()
            .into_iter()
            .filter(|key| name_of(key).is_some());
        let here: Vec<_> = values.map(|key| (first.get(&key).unwrap(), key)).collect();
        let there = second
            .writes()
            .into_iter()
            .map(|write| (write.key, write.seq, write.text));
        (here, there.collect::<Vec<_>>())
    };
    let (of_lost, of_begun) = (second(&lost), second(&begun));
    assert_eq!(texts(&lost_first, of_lost), texts(&begun_first, of_begun));
    let (next, reconciled) = start(&lost_first, of_lost);
    assert_eq!(reconciled.restored, ["one.1"]);
    assert_has(&next, "one.1=two");
    let (next, reconciled) = start(&begun_first, of_begun);
    assert_eq!(diverged(&reconciled), ["one.1"]);
    assert_has(&next, "one.1=one");
}

/// The browser was killed when only the first of three writes was on disk; then the page made this
/// many writes without its second copy.
fn went_on_alone(writes: usize) -> (VersionedStore<Copies>, Reconciled) {
    let versioned = saved("one.1=first");
    let alone = alone(written_out(&versioned));
    save(&versioned, "one.1=second one.1=there");
    alone.load("one.1");
    (0..writes).for_each(|_| save(&alone, "one.1=here"));
    (0..100).for_each(|_| save(&alone, "lists=list"));
    let first = written_out(&alone);
    let last = second(&versioned).last();
    assert!(Copies::lacks(&first, last, Copies::written(&first)));
    start(&first, second(&versioned))
}

#[test]
fn a_value_written_without_the_second_copy_stays_and_the_other_is_kept() {
    let set_aside =
        |versioned: &VersionedStore<Copies>| versioned.quarantine().unwrap()[0].text.clone();
    // The number of writes of either copy makes no difference.
    for writes in [1, 3] {
        let (next, reconciled) = went_on_alone(writes);
        assert_eq!(diverged(&reconciled), ["one.1"]);
        assert_has(&next, "one.1=here");
        assert!(set_aside(&next).ends_with("there"));
        let (_, again) = start(&written_out(&next), second(&next));
        assert_eq!(
            again,
            Reconciled::default(),
            "both copies have the same now"
        );
        // Also what was set aside: the first copy may be lost before it is written out.
        assert!(set_aside(&start_from_second(&next).0).ends_with("there"));
    }
    // A value that nobody wrote meanwhile is simply restored.
    let (next, reconciled) = went_on_alone(0);
    assert_eq!(reconciled.restored, ["one.1"]);
    assert!(reconciled.diverged.is_empty());
    assert_has(&next, "one.1=there");
    assert!(next.quarantine().unwrap().is_empty());
}

#[test]
fn a_game_and_its_tails_are_taken_from_one_copy() {
    let versioned = saved(r#"game.7={"id":"7"}"#);
    let alone = alone(written_out(&versioned));
    // The second copy gets two tails, the first copy only the first.
    save(&versioned, r#"tail.7.1={"of":1} tail.7.2={"of":2}"#);
    save(&alone, r#"tail.7.1={"of":3}"#);
    let (next, reconciled) = start(&written_out(&alone), second(&versioned));
    assert_eq!(diverged(&reconciled), ["game.7"]);
    assert_has(&next, r#"tail.7.1={"of":3}"#);
    assert_eq!(next.load("tail.7.2").value, None);
    assert_eq!(next.quarantine().unwrap().len(), 2);
    let texts = reconciled.diverged[0].texts.iter();
    let keys: Vec<&str> = texts.map(|(key, _)| key.as_str()).collect();
    let slots = ["game.7.a", "tail.7.1.a", "tail.7.2.a"];
    assert_eq!(keys, slots.map(|slot| ["zeitnot.", slot].concat()));
}

#[test]
fn a_value_that_a_newer_version_of_the_page_wrote_comes_back_as_it_was() {
    let second = Replica::default();
    let text = Envelope::write(Schema::FIRST.version() + 1, 3, "{\"id\":\"7\",\"new\":{}}");
    second.take(Write {
        key: "zeitnot.game.7.a".into(),
        number: 9,
        seq: 3,
        text: Some(text.clone()),
    });
    let (next, reconciled) = start(&MemoryStore::default(), &second);
    assert_eq!(reconciled.restored, ["game.7"]);
    assert_eq!(next.store().get("zeitnot.game.7.a").unwrap(), Some(text));
}

#[test]
fn a_senseless_value_in_either_copy_does_not_replace_a_good_one() {
    // A faulty program wrote it, with a right checksum and a higher number.
    let senseless = Envelope::write(1, 9, "[]");
    let versioned = saved(r#"post.game.1={"id":"1"}"#);
    let first = written_out(&versioned);
    let good = first.get("zeitnot.post.game.1.a").unwrap();
    first.remove("zeitnot.post.game.1.a").unwrap();
    first.set("zeitnot.post.game.1.b", &senseless).unwrap();
    let (next, reconciled) = start(&first, second(&versioned));
    assert_eq!(reconciled.set_aside, ["post.game.1"]);
    assert_eq!(next.store().get("zeitnot.post.game.1.a").unwrap(), good);
    assert_eq!(next.store().get("zeitnot.post.game.1.b").unwrap(), None);
    assert_eq!(next.quarantine().unwrap()[0].text, senseless);
    // In the second copy.
    let first = written_out(&versioned);
    second(&versioned).take(Write {
        key: "zeitnot.post.game.1.b".into(),
        number: 99,
        seq: 9,
        text: Some(senseless),
    });
    let (next, reconciled) = start(&first, second(&versioned));
    assert_eq!(reconciled, Reconciled::default());
    assert_eq!(next.store().get("zeitnot.post.game.1.a").unwrap(), good);
}

#[test]
fn the_next_page_reports_what_a_killed_page_restored() {
    let (next, reconciled) = start_from_second(&saved("one.1=one"));
    assert_eq!(reconciled.restored, ["one.1"]);
    // The page is killed before it could report them, with everything on the disk.
    let (again, reconciled) = start(&written_out(&next), second(&next));
    assert_eq!(reconciled.restored, ["one.1"]);
    Copies::mark_reported(&again.store().below);
    let (_, reconciled) = start(&written_out(&again), second(&again));
    assert_eq!(reconciled, Reconciled::default());
}

#[test]
fn a_deletion_done_again_is_not_reported_as_a_restored_value() {
    let versioned = saved("one.1=one");
    let first = written_out(&versioned);
    versioned.delete("one.1").unwrap();
    let (_, reconciled) = start(&first, second(&versioned));
    assert_eq!(reconciled.deleted, ["one.1"]);
    assert!(reconciled.restored.is_empty());
}

#[test]
fn a_text_of_the_second_copy_that_makes_no_sense_deletes_nothing() {
    const GAME: &str = r#"post.game.1={"id":"1"}"#;
    for senseless in ["", "nonsense", "zeitnot 1 2 8 00000000\nnonsense"] {
        let versioned = saved(GAME);
        let first = written_out(&versioned);
        let mut writes = second(&versioned).writes();
        for write in &mut writes {
            write.text = Some(senseless.into());
            write.number += 1;
            write.seq += 1;
        }
        let store = MirroredStore::new(first, Replica::default());
        let reconciled = store.reconcile(writes);
        assert_eq!(reconciled, Reconciled::default(), "{senseless:?}");
        let next = VersionedStore::new(store, Schema::FIRST);
        assert_has(&next, GAME);
    }
}

#[test]
fn a_damaged_number_of_writes_does_not_end_the_second_copy() {
    let versioned = saved("one.1=one");
    let first = written_out(&versioned);
    first.set(WRITTEN, &Envelope::MAX_SEQ.to_string()).unwrap();
    let (next, _) = start(&first, second(&versioned));
    next.load("one.1");
    save(&next, "one.1=two");
    assert_has(&start_from_second(&next).0, "one.1=two");
    let last = second(&next).last().unwrap();
    save(&next, "one.1=three");
    assert_eq!(second(&next).last(), Some(last + 1));
}

#[test]
fn an_impossible_number_of_writes_is_read_as_zero() {
    let first = MemoryStore::default();
    first.set(WRITTEN, &u64::MAX.to_string()).unwrap();
    assert_eq!(Copies::written(&first), 0);
}

#[test]
fn a_deleted_value_does_not_come_back() {
    let versioned = saved("one.1=one one.1=two");
    let first = written_out(&versioned);
    versioned.delete("one.1").unwrap();
    let (next, _) = start(&first, second(&versioned));
    assert_listed(&next, &[]);
    // A value saved after the deletion is a new one.
    let first = written_out(&versioned);
    save(&versioned, "one.1=three");
    let (next, _) = start(&first, second(&versioned));
    assert_has(&next, "one.1=three");
}

#[test]
fn only_a_deletion_without_the_second_copy_is_done_again_there() {
    let versioned = saved("one.1=one.1 one.2=one.2 one.3=one.3");
    let alone = alone(written_out(&versioned));
    alone.delete("one.1").unwrap();
    alone.load("one.2");
    save(&alone, "one.2=later");
    let first = written_out(&alone);
    for key in ["zeitnot.one.2.a", "zeitnot.one.2.b", "zeitnot.one.3.a"] {
        first.remove(key).unwrap();
    }
    let (next, reconciled) = start(&first, second(&versioned));
    assert_eq!(reconciled.restored, ["one.2", "one.3"]);
    assert_listed(&next, &["one.2", "one.3"]);
    let (again, reconciled) = start_from_second(&next);
    assert_eq!(reconciled.restored, ["one.2", "one.3"]);
    assert_listed(&again, &["one.2", "one.3"]);
}

#[test]
fn a_deletion_without_the_second_copy_is_done_again_also_after_a_kill() {
    let versioned = saved("one.1=one one.1=two");
    let on_disk = written_out(&versioned);
    let alone = alone(on_disk.clone());
    alone.delete("one.1").unwrap();
    let (next, _) = start(&written_out(&alone), second(&versioned));
    assert_listed(&next, &[]);
    // A kill leaves the first copy as it was on the disk long before.
    let (again, reconciled) = start(&on_disk, second(&next));
    assert_eq!(reconciled.deleted, ["one.1"]);
    assert_listed(&again, &[]);
}

#[test]
fn a_clear_while_all_is_handed_over_again_deletes_nothing() {
    let versioned = saved("one.1=one");
    let keys = versioned.store().keys().unwrap();
    versioned.store().below.remove("zeitnot.one.1.a").unwrap();
    for key in keys {
        versioned.store().record_again(&key);
    }
    assert_has(&start_from_second(&versioned).0, "one.1=one");
}

#[test]
fn a_damaged_text_is_set_aside_before_the_second_copy_takes_its_place() {
    let versioned = saved("one.1=one");
    let first = written_out(&versioned);
    first.set("zeitnot.one.1.a", "zeitnot 1 1 3").unwrap();
    let (next, reconciled) = start(&first, second(&versioned));
    assert_eq!(reconciled.restored, ["one.1"]);
    assert_has(&next, "one.1=one");
    assert_eq!(next.quarantine().unwrap()[0].text, "zeitnot 1 1 3");
}

#[test]
fn setting_a_damaged_text_aside_does_not_take_the_second_copy_away() {
    let versioned = saved("one.1=one");
    let first = &versioned.store().below;
    first.set("zeitnot.one.1.a", "zeitnot 1 1 3").unwrap();
    assert_eq!(versioned.load("one.1").value, None);
    assert_has(&start_from_second(&versioned).0, "one.1=one");
}

#[test]
fn a_second_copy_that_breaks_is_known_to_be_behind_at_the_next_start() {
    let versioned = saved("one.1=one");
    second(&versioned).breaks();
    assert!(!versioned.store().is_mirrored());
    save(&versioned, "one.1=two");
    let first = written_out(&versioned);
    let (written, last) = (Copies::written(&first), second(&versioned).last());
    assert!(Copies::lacks(&first, last, written));
    let (next, _) = start(&first, second(&versioned));
    for key in next.store().keys().unwrap() {
        next.store().record_again(&key);
    }
    assert_has(&start_from_second(&next).0, "one.1=two");
}

#[test]
fn a_value_without_room_is_reported_and_restored_at_the_next_start() {
    use crate::storage::store::{FaultyStore, Mishap};
    let versioned = saved("one.1=one");
    let first = FaultyStore::default();
    first.expect(Some(Mishap::Full));
    let store = MirroredStore::new(&first, second(&versioned).frozen());
    let reconciled = store.reconcile(second(&versioned).writes());
    assert_eq!(reconciled.refused, [("one.1".to_owned(), StoreError::Full)]);
    first.expect(None);
    store.set("zeitnot.other", "goes on").unwrap();
    let again = MirroredStore::new(&first, store.sink.frozen());
    let reconciled = again.reconcile(store.sink.writes());
    assert_eq!(reconciled.restored, ["one.1"]);
}
