//! A club correspondence cup of 700 days, games of it, and the device that keeps them.

use zeitnot_core::correspondence::{EventDraft, Utc};
use zeitnot_core::storage::store::{MemoryStore, Store as _};
use zeitnot_core::storage::versioned::{Schema, VersionedStore};

use zeitnot_fixtures::correspondence;
pub use zeitnot_fixtures::correspondence::{event_of, played};

use crate::page::Page;

/// Its parameters: the blocks of the table, and no option.
pub fn draft(start: Utc) -> EventDraft {
    EventDraft {
        name: "Club cup".into(),
        ..correspondence::draft(start)
    }
}

/// Leaves the page, and stores everything that a device has in it.
#[track_caller]
pub fn keep(page: &Page, device: &VersionedStore<MemoryStore>) {
    page.leave();
    let store = device.store();
    for key in store.keys().expect("it can be read") {
        let text = store.get(&key).expect("it can be read");
        page.set_storage(&key, &text.expect("it is there"));
    }
}

/// The device of a page, with everything that the page has stored.
#[track_caller]
pub fn device(page: &Page) -> VersionedStore<MemoryStore> {
    let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    for (key, text) in page.storage() {
        versioned.store().set(&key, &text).expect("there is room");
    }
    versioned
}
