//! Backups, restored on an empty device, and its own backup on another.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use zeitnot_core::storage::backup::{export, import};
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::storage::games::GameRepository;
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{Envelope, Schema, VersionedStore};
use zeitnot_core::time::WallTime;

const MADE: WallTime = WallTime::new(1_796_083_200_000);

type Device = VersionedStore<MemoryStore>;

fn device() -> Device {
    let device = VersionedStore::new(MemoryStore::default(), Schema::CURRENT);
    CorrespondenceRepository(&device)
        .name_device(MADE)
        .expect("room");
    device
}

/// The same backup with the right checksum of each value, which no fuzzer finds.
fn sealed(text: &str) -> Option<String> {
    let mut file: Value = serde_json::from_str(text).ok()?;
    for value in file.get_mut("values")?.as_array_mut()? {
        let text = value.get_mut("text")?;
        let (_, body) = text.as_str()?.split_once('\n')?;
        let seq = Envelope::seq_of(text.as_str()?).unwrap_or(1);
        *text = Envelope::write(1, seq, body).into();
    }
    Some(file.to_string())
}

fn restore(text: &str) {
    let here = device();
    if import(&here, text).is_err() {
        // Nothing was written.
        assert_eq!(export(&here, MADE), export(&device(), MADE));
        return;
    }
    // Pages show it.
    GameRepository(&here).list();
    CorrespondenceRepository(&here).list();
    let own = export(&here, MADE).expect("it can be read");
    let there = device();
    let report = import(&there, &own).expect("a backup");
    assert!(report.refused.is_empty(), "{report:?}");
    let again = import(&there, &own).expect("a backup");
    assert!(
        again.taken.is_empty() && again.copied.is_empty(),
        "{again:?}"
    );
}

fuzz_target!(|text: &str| {
    restore(text);
    sealed(text).as_deref().into_iter().for_each(restore);
});
