//! The second copy of what is stored, and the notes about both copies.

use std::rc::Rc;

use zeitnot_core::storage::games::GameRepository;
use zeitnot_core::storage::store::{MemoryStore, Store};
use zeitnot_core::storage::versioned::{
    Envelope, MirroredStore, Replica, Schema, Sink, VersionedStore, Why, Write,
};

use crate::assert_means;
use crate::device::{Device, each};
use crate::fixture::{VERSIONS, assert_written};

type Copies = MirroredStore<Rc<MemoryStore>, Replica>;

/// The keys of the notes about the copies, which only the first copy has.
const NOTES: [&str; 3] = ["zeitnot.written", "zeitnot.alone", "zeitnot.restoring"];

/// A second copy that has everything on the device.
fn second_copy(device: &Device) -> Replica {
    let replica = Replica::default();
    let keys = device.store().keys().expect("memory is there");
    let mirrored = keys.into_iter().filter(|key| !NOTES.contains(&&**key));
    for (key, number) in mirrored.zip(1..) {
        let text = device.store().get(&key).expect("memory is there");
        let seq = text.as_deref().and_then(Envelope::seq_of).unwrap_or(0);
        replica.take(Write {
            key,
            number,
            seq,
            text,
        });
    }
    replica
}

#[test]
fn a_device_is_brought_back_from_the_second_copy_of_any_version() {
    for (version, device) in each() {
        let replica = second_copy(&device);
        let empty = Rc::new(MemoryStore::default());
        let copies = Copies::new(empty.clone(), replica.clone());
        let reconciled = copies.reconcile(replica.writes());
        assert_means!(
            (&reconciled.refused[..], &reconciled.diverged[..]),
            (&[][..], &[][..]),
            "{version}"
        );
        for key in replica.keys() {
            let (back, lost) = (empty.get(&key), device.store().get(&key));
            assert_means!(back, lost, "{key} of {version}");
        }
        let back = VersionedStore::new(copies, Schema::CURRENT);
        let current = GameRepository(&back).current().value.expect("a game");
        assert_means!(current.players.black, "Dvořák", "{version}");
        // A page that is killed now leaves the names of what it brought back to the next one.
        let restoring = empty.get("zeitnot.restoring").expect("memory is there");
        let restoring = restoring.expect("a note");
        if VERSIONS.ends_with(&[version]) {
            assert_written("restoring.txt", &restoring);
        }
        let left = MemoryStore::of(vec![("zeitnot.restoring".into(), restoring)]);
        let next = Copies::new(Rc::new(left), Replica::default()).reconcile(Vec::new());
        assert_means!(next.restored, reconciled.restored, "{version}");
        assert_means!(
            next.restored.contains(&"settings".into()),
            true,
            "{version}"
        );
    }
}

#[test]
fn the_notes_about_the_copies_are_understood() {
    for (version, device) in each() {
        let store = Rc::new(device.store().clone());
        let written = store.get("zeitnot.written").expect("memory is there");
        let written = written.and_then(|text| text.parse().ok());
        assert_means!(Some(Copies::written(&store)), written, "{version}");
        let last = Some(u64::MAX);
        assert_means!(
            Copies::lacks(&store, last, Copies::written(&store)),
            true,
            "{version}"
        );
        // The settings, and nothing else, were last written without the second copy, when the last
        // number was one lower: so a write of that number is not known here.
        let replica = second_copy(&device);
        for name in ["settings", "presets", "lessons"] {
            replica.take(Write {
                key: format!("zeitnot.{name}.a"),
                number: Copies::written(&store),
                seq: 900,
                text: Some(Envelope::write(
                    1,
                    900,
                    if name == "presets" { "[]" } else { "{}" },
                )),
            });
        }
        let reconciled = Copies::new(store, replica.clone()).reconcile(replica.writes());
        let diverged = reconciled.diverged.iter().map(|diverged| &*diverged.unit);
        assert_means!(diverged.collect::<Vec<&str>>(), ["settings"], "{version}");
        assert_means!(reconciled.restored, ["lessons", "presets"], "{version}");
    }
}

#[test]
fn quarantined_text_is_kept_with_its_place() {
    for (version, device) in each() {
        let set_aside = device.quarantine().expect("memory is there");
        let [kept] = &set_aside[..] else {
            panic!("{version}: {set_aside:?}{}", crate::fixture::ADVICE);
        };
        assert_means!(kept.from, "presets.b", "{version}");
        assert_means!(
            kept.text,
            "zeitnot 1 7 99 0badc0de\n[{\"name\":\"Ø",
            "{version}"
        );
        assert_means!(matches!(kept.why, Why::Envelope(_)), true, "{version}");
    }
}
