//! Two tabs with one storage, and a storage that is full.

use zeitnot_core::storage::backup;
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::storage::store::{FaultyStore, MemoryStore, Mishap, StoreError};
use zeitnot_core::storage::versioned::SaveError;
use zeitnot_core::time::WallTime;

use super::lines::{lines, true_lines, versioned};
use zeitnot_fixtures::correspondence::{event, game, play_on};

#[test]
fn a_tab_that_is_behind_cannot_save_even_after_reading_the_list() {
    let store = MemoryStore::default();
    let (one, other) = (versioned(&store), versioned(&store));
    let (one, other) = (
        CorrespondenceRepository(&one),
        CorrespondenceRepository(&other),
    );
    let event = event("1");
    one.save_event(&event).unwrap();
    let mut mine = game("1", "1", 4, 1);
    one.save(&mine, &event.event).unwrap();
    other.load("1");
    let theirs = game("1", "1", 9, 2);
    other.save(&theirs, &event.event).unwrap();
    // The first tab hears that the list has changed, and reads it.
    assert_eq!(one.list().games[0].ply, 9);
    play_on(&mut mine, 1, 5);
    assert!(matches!(
        one.save(&mine, &event.event),
        Err(SaveError::Stale { .. })
    ));
    assert_eq!(one.load("1").value, Some(theirs));
    assert_eq!(one.list().games[0].ply, 9);
}

#[test]
fn values_a_full_storage_refuses_are_shown_backed_up_and_written_later() {
    let here = versioned(FaultyStore::default()).with_overflow("post.");
    let correspondence = CorrespondenceRepository(&here);
    let event = event("1");
    correspondence.save_event(&event).unwrap();
    correspondence
        .save(&game("1", "1", 4, 1), &event.event)
        .unwrap();
    here.store().expect(Some(Mishap::Full));
    correspondence
        .save(&game("1", "1", 5, 1), &event.event)
        .unwrap();
    correspondence
        .save(&game("2", "1", 3, 2), &event.event)
        .unwrap();
    assert_eq!(here.texts().unsaved().unwrap().1, StoreError::Full);
    assert_eq!(correspondence.load("2").value, Some(game("2", "1", 3, 2)));
    let before = lines(&here);
    assert_eq!(before, true_lines(&here));

    let text = backup::export(&here, WallTime::new(1)).unwrap();
    let other = versioned(MemoryStore::default());
    backup::import(&other, &text).unwrap();
    assert_eq!(lines(&other), before);

    // A game without room is lost when the page is closed; the others are not.
    assert_eq!(lines(&versioned(here.store())).len(), 1);
    here.store().expect(None);
    here.texts().write_waiting();
    assert_eq!(lines(&versioned(here.store())), before);
}
