//! A backup.

use zeitnot_core::storage::backup::{self, BackupError};
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::storage::games::GameRepository;
use zeitnot_core::storage::kind::ValueKind;
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{Schema, VersionedStore};

use crate::assert_means;
use crate::device::{SAVED, each, written};
use crate::fixture::{assert_written, each as each_file};

const FILE: &str = "backup.json";

#[test]
fn a_backup_of_any_version_brings_everything_to_an_empty_device() {
    for (version, text) in each_file(FILE) {
        let device = VersionedStore::new(MemoryStore::default(), Schema::CURRENT);
        let report = backup::import(&device, &text);
        let report =
            report.unwrap_or_else(|why| panic!("{version}: {why}{}", crate::fixture::ADVICE));
        assert_means!(report.refused, [], "{version}");
        for own in ["settings", "presets", "lessons", "study", "study.at"] {
            let is_taken = report.taken.iter().any(|key| key == own);
            assert_means!(is_taken, true, "{own} of {version}");
        }
        assert_means!(report.set_aside, 1, "{version}");
        let of = |kind| {
            report
                .taken
                .iter()
                .filter(move |key| ValueKind::of(key) == Some(kind))
        };
        let games = of(ValueKind::Game).count();
        let correspondence = of(ValueKind::Correspondence).count();
        assert_means!((games, correspondence), (16, 5), "{version}");
        let list = GameRepository(&device).list().value.expect("a list");
        assert_means!(list.len(), 14, "{version}");
        // A long game is one value in a backup, without its tails.
        let long = GameRepository(&device).load("1790172800000").value;
        let entries = long.map(|game| game.clock.journal().len());
        assert_means!(entries, Some(140), "{version}");
        let list = CorrespondenceRepository(&device).list();
        assert_means!((list.games.len(), list.events.len()), (2, 2), "{version}");
        // Values that concern only another device stay there.
        assert_means!(device.load("post.device").value, None, "{version}");
    }
}

#[test]
fn a_backup_says_of_which_version_it_is() {
    for (version, text) in each_file(FILE) {
        let heading = "{\"format\":\"zeitnot-backup\",\"version\":1,\"made\":1797000000000,";
        assert_means!(text.starts_with(heading), true, "{version}");
        let later = text.replacen("\"version\":1", "\"version\":9", 1);
        let device = VersionedStore::new(MemoryStore::default(), Schema::CURRENT);
        let refused = backup::import(&device, &later);
        assert_means!(refused, Err(BackupError::NewerVersion(9)), "{version}");
    }
}

#[test]
fn a_backup_is_written_as_ever() {
    let (store, _) = written();
    let device = VersionedStore::new(store, Schema::CURRENT);
    let text = backup::export(&device, SAVED).expect("memory is there");
    assert_written(FILE, &text);
    // The device that any version left behind is saved as a whole, too.
    for (version, device) in each() {
        let text = backup::export(&device, SAVED).expect("memory is there");
        let empty = VersionedStore::new(MemoryStore::default(), Schema::CURRENT);
        let report = backup::import(&empty, &text).expect("a backup");
        assert_means!(report.refused, [], "{version}");
    }
}
