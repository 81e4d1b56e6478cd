//! Two tabs with one storage, and a storage that is full.

use zeitnot::storage::backup;
use zeitnot::storage::faulty::{Faulty, Mishap};
use zeitnot::storage::memory::Memory;
use zeitnot::storage::post::Post;
use zeitnot::storage::spill::Spill;
use zeitnot::storage::store::StoreFault;
use zeitnot::storage::vault::SaveFault;
use zeitnot::time::WallTime;

use crate::lines::{lines, true_lines, vault};
use crate::post::{event, game, play_on};

#[test]
fn of_two_tabs_the_one_that_is_behind_cannot_save_and_a_list_does_not_hide_that() {
    let store = Memory::default();
    let (one, other) = (vault(&store), vault(&store));
    let (one, other) = (Post(&one), Post(&other));
    let event = event("1");
    one.save_event(&event).unwrap();
    let mut mine = game("1", "1", 4, 1);
    one.save(&mine, &event.event).unwrap();
    other.load("1");
    let theirs = game("1", "1", 9, 2);
    other.save(&theirs, &event.event).unwrap();
    // The first tab hears that the list has changed, and reads it.
    assert_eq!(one.list().value.unwrap()[0].ply, 9);
    play_on(&mut mine, 1, 5);
    assert!(matches!(
        one.save(&mine, &event.event),
        Err(SaveFault::Stale { .. })
    ));
    assert_eq!(one.load("1").value, Some(theirs));
    assert_eq!(one.list().value.unwrap()[0].ply, 9);
}

#[test]
fn what_a_full_storage_does_not_take_is_shown_is_in_the_backup_and_is_written_later() {
    let spill = Spill::new(Faulty::default(), "zeitnot.post.");
    let here = vault(spill.clone());
    let post = Post(&here);
    let event = event("1");
    post.save_event(&event).unwrap();
    post.save(&game("1", "1", 4, 1), &event.event).unwrap();
    spill.below().expect(Some(Mishap::Full));
    post.save(&game("1", "1", 5, 1), &event.event).unwrap();
    post.save(&game("2", "1", 3, 2), &event.event).unwrap();
    assert_eq!(spill.unsaved().unwrap().1, StoreFault::Full);
    assert_eq!(post.load("2").value, Some(game("2", "1", 3, 2)));
    let before = lines(&here);
    assert_eq!(before, true_lines(&here));

    let text = backup::export(&here, WallTime::new(1)).unwrap();
    let other = vault(Memory::default());
    backup::import(&other, &text).unwrap();
    assert_eq!(lines(&other), before);

    // Without room it is lost when the page is closed; the others are not.
    assert_eq!(lines(&vault(spill.below())).len(), 1);
    spill.below().expect(None);
    spill.settle();
    assert_eq!(lines(&vault(spill.below())), before);
}
