//! The storage of a device: as each version left it, and as this one leaves it with the same
//! content.

use std::rc::Rc;

use zeitnot_core::storage::correspondence::{Backups, CorrespondenceRepository};
use zeitnot_core::storage::games::GameRepository;
use zeitnot_core::storage::heartbeat;
use zeitnot_core::storage::store::{MemoryStore, Store};
use zeitnot_core::storage::versioned::{MirroredStore, Replica, Schema, VersionedStore};
use zeitnot_core::time::WallTime;

use crate::content::{board, own, post, table};
use crate::fixture::{VERSIONS, assert_written, in_version, names_in};

/// The folder with a file for each key of `localStorage`, which has the exact text.
pub const FOLDER: &str = "storage";

pub type Device = VersionedStore<MemoryStore>;

/// A device with the storage that a version left behind; each call makes another one, so that a
/// test may change it.
pub fn left_by(version: &str) -> Device {
    let texts = names_in(version, FOLDER).into_iter().map(|key| {
        let text = in_version(version, &format!("{FOLDER}/{key}"));
        (key, text)
    });
    VersionedStore::new(MemoryStore::of(texts.collect()), Schema::CURRENT)
}

/// Such a device of each version.
pub fn each() -> impl Iterator<Item = (&'static str, Device)> {
    VERSIONS
        .into_iter()
        .map(|version| (version, left_by(version)))
}

/// When a backup of everything was saved.
pub const SAVED: WallTime = WallTime::new(1_797_000_000_000);

/// Writes everything with this version: the storage, and its second copy.
pub fn written() -> (Rc<MemoryStore>, Replica) {
    let (store, replica) = (Rc::new(MemoryStore::default()), Replica::default());
    let copies = MirroredStore::new(store.clone(), replica.clone());
    let versioned = VersionedStore::new(copies, Schema::CURRENT);
    correspondence(&versioned);
    games(&versioned);
    let own = || -> Result<(), _> {
        versioned.write("settings", &own::settings())?;
        versioned.write("presets", &own::presets())?;
        versioned.write("lessons", &own::progress())?;
        versioned.write("study", &own::book())?;
        versioned.write("study.at", &own::bookmark())
    };
    own().expect("there is room");
    // A text that was damaged on the disk.
    let torn = "zeitnot 1 7 99 0badc0de\n[{\"name\":\"Ø";
    store.set("zeitnot.presets.b", torn).expect("there is room");
    assert_eq!(versioned.load("presets").faults.len(), 1);
    // From here on there is no second copy.
    replica.breaks();
    let again = versioned.write("settings", &own::settings());
    again.expect("there is room");
    (store, replica)
}

fn correspondence<S: Store>(versioned: &VersionedStore<S>) {
    let repository = CorrespondenceRepository(versioned);
    let backups = Backups {
        since: Some(WallTime::new(post::DEVICE)),
        last: Some(SAVED),
        warned: true,
    };
    let done = || -> Result<(), _> {
        repository.name_device(WallTime::new(post::DEVICE))?;
        repository.set_backups(&backups)?;
        for event in [post::cup(), post::teams()] {
            repository.save_event(&event)?;
        }
        let (played, event) = (post::played(), post::cup().event);
        let mut before = played.clone();
        before.journal.truncate(3);
        repository.save(&before, &event)?;
        repository.save(&played, &event)?;
        repository.save(&post::team_game(), &post::teams().event)?;
        repository.save_study(post::PLAYED, &post::study())
    };
    done().expect("there is room");
}

fn games<S: Store>(versioned: &VersionedStore<S>) {
    let repository = GameRepository(versioned);
    let whole = (0..table::MODES.len()).map(table::in_mode);
    for game in whole.chain([table::under_an_arbiter(), board::fischer()]) {
        let listed = repository.update_index(&game, game.clock.last_instant());
        listed.expect("there is room");
        repository.save(&game).expect("there is room");
    }
    let (mut game, mut saved) = (table::long(), None);
    for (event, stamp) in table::presses_of_the_long_game() {
        game.clock.apply(event, stamp).expect("it can happen");
        repository.append(&mut saved, &game).expect("there is room");
    }
    let listed = repository.update_index(&game, game.clock.last_instant());
    listed.expect("there is room");
    let (mut game, mut saved) = (board::by_hand(), None);
    repository.append(&mut saved, &game).expect("there is room");
    repository.put_on_table(&game.id).expect("there is room");
    board::play_by_hand(&mut game);
    repository.append(&mut saved, &game).expect("there is room");
    let listed = repository.update_index(&game, game.clock.last_instant());
    listed.expect("there is room");
    let stamp = table::stamp(board::BY_HAND, 84_000);
    let alive = heartbeat::write(&game.id, stamp);
    let store = versioned.texts();
    store.set(heartbeat::KEY, &alive).expect("there is room");
}

#[test]
fn a_device_is_left_with_the_same_keys_and_texts_as_ever() {
    let (store, _) = written();
    let mut keys = store.keys().expect("memory is there");
    keys.sort_unstable();
    for key in &keys {
        let text = store.get(key).expect("memory is there");
        assert_written(&format!("{FOLDER}/{key}"), &text.expect("a text"));
    }
    let [.., newest] = VERSIONS;
    let kept = names_in(newest, FOLDER);
    assert_eq!(
        keys,
        kept,
        "the device has other keys than before{}",
        crate::fixture::ADVICE
    );
}
