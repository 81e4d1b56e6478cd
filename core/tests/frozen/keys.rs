//! Every kind of value, and every key, has a value on the device of the tests.

use std::collections::BTreeSet;

use zeitnot_core::storage::kind::ValueKind;
use zeitnot_core::storage::versioned::name_of;

use crate::device::FOLDER;
use crate::fixture::{ADVICE, VERSIONS, names_in};

/// All kinds.
const KINDS: [ValueKind; 6] = [
    ValueKind::Game,
    ValueKind::Settings,
    ValueKind::Presets,
    ValueKind::Progress,
    ValueKind::Correspondence,
    ValueKind::Study,
];

/// The keys of a kind of which the device has values; one that ends in a dot is followed by ids.
///
/// A new kind does not compile here until it has its keys: then [`KINDS`] gets it too, the device a
/// value (`device.rs`), `values/` a test of its meaning, and `tests/data/<version>` its file.
const fn keys(kind: ValueKind) -> &'static [&'static str] {
    match kind {
        ValueKind::Game => &["games", "current", "game.", "tail."],
        ValueKind::Settings => &["settings"],
        ValueKind::Presets => &["presets"],
        ValueKind::Progress => &["lessons"],
        ValueKind::Correspondence => &[
            "post.device",
            "post.backup",
            "post.game.",
            "post.event.",
            "post.study.",
        ],
        ValueKind::Study => &["study", "study.at"],
    }
}

#[test]
fn every_kind_of_value_has_its_keys_on_the_device() {
    let [.., newest] = VERSIONS;
    let kept = names_in(newest, FOLDER);
    let kept: BTreeSet<&str> = kept.iter().filter_map(|key| name_of(key)).collect();
    for kind in KINDS {
        for key in keys(kind) {
            let mut of_it = kept.iter().filter(|name| match key.strip_suffix('.') {
                Some(_) => name.starts_with(key),
                None => *name == key,
            });
            let first = of_it.next();
            let found = first.and_then(|name| ValueKind::of(name));
            assert_eq!(
                found,
                Some(kind),
                "{key} has no value, or one of another kind{ADVICE}"
            );
        }
    }
    for name in kept {
        let is_listed = KINDS
            .into_iter()
            .flat_map(keys)
            .any(|key| name == *key || key.ends_with('.') && name.starts_with(key));
        assert!(is_listed, "{name} is on the device and not listed here");
    }
}

#[test]
fn every_key_that_the_storage_knows_is_listed() {
    let source = include_str!("../../src/storage/kind.rs");
    let of = source.split("pub fn of(").nth(1).expect("a function");
    let of = of.split("\n    }\n").next().expect("its end");
    let known: BTreeSet<&str> = of.split('"').skip(1).step_by(2).collect();
    assert!(
        known.len() > 10,
        "the test finds too few keys in the source: {known:?}"
    );
    let listed = KINDS.into_iter().flat_map(keys).copied();
    // The key of a tail has a function of its own.
    let listed = listed.filter(|key| *key != "tail.");
    assert_eq!(
        known,
        listed.collect(),
        "a key has no value on the device{ADVICE}"
    );
}
