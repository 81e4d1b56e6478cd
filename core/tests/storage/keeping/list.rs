//! The list of games: the summary beside each game, if it is lost, and if it is out of date.

use std::rc::Rc;

use serde_json::json;
use zeitnot_core::correspondence::{EventDraft, Seconds};
use zeitnot_core::storage::backup;
use zeitnot_core::storage::correspondence::{CorrespondenceRepository, Listed};
use zeitnot_core::storage::store::{MemoryStore, Store};
use zeitnot_core::storage::versioned::{MirroredStore, Replica, Schema, VersionedStore};
use zeitnot_core::time::WallTime;

use super::lines::{lines, replace_summaries, save, true_lines, versioned};
use zeitnot_fixtures::correspondence::{START, event, game, settled};

/// The summary of the game 0 as 1.0 wrote it.
const OF_1_0: &str =
    "1 ~0 ~1 w 19 tpcao0 b 2d6o0.1unz.n 2klc0.1unz.m r0.dw0 - - ~23.%20Qe2 ~Anna ~Bo%20Lund";

/// Three games of an event.
fn device() -> VersionedStore<MemoryStore> {
    let versioned = versioned(MemoryStore::default());
    fill(&versioned);
    versioned
}

fn fill<S: Store>(versioned: &VersionedStore<S>) {
    let correspondence = CorrespondenceRepository(versioned);
    correspondence.save_event(&event("1")).unwrap();
    for n in 0..3_u64 {
        save(versioned, &game(&n.to_string(), "1", 10, n));
    }
}

#[test]
fn a_summary_that_is_missing_or_cannot_be_read_is_made_of_the_game() {
    let before = lines(&device());
    assert_eq!(before, true_lines(&device()));
    let phase = json!({ "id": "0", "event": "1", "state": { "phase": "adjourned" } });
    for summary in [
        None,
        Some(json!("1 what")),
        Some(json!("1 ~0 ~1")),
        Some(json!("")),
        Some(json!(null)),
        Some(json!({})),
        Some(phase),
        Some(json!(before[1])),
    ] {
        let versioned = device();
        replace_summaries(&versioned, summary.as_ref());
        assert_eq!(lines(&versioned), before, "{summary:?}");
    }
}

#[test]
fn a_summary_of_1_0_is_made_again_or_shown_if_its_event_is_not_here() {
    let versioned = device();
    let before = lines(&versioned);
    replace_summaries(&versioned, Some(&json!(OF_1_0)));
    assert_eq!(lines(&versioned), before);
    let correspondence = CorrespondenceRepository(&versioned);
    correspondence.delete_event("1").unwrap();
    let list = correspondence.list();
    assert_eq!(list.games[0].last_move, "23. Qe2");
    // It is not the summary of the other two.
    assert_eq!((list.games.len(), list.orphans.len()), (1, 2));
    correspondence.save_event(&event("1")).unwrap();
    let game = correspondence.load("0").value.unwrap();
    let saved = correspondence.save(&game, &event("1").event).unwrap();
    correspondence.delete_event("1").unwrap();
    assert_eq!(correspondence.list().games, [saved]);
}

#[test]
fn correcting_an_event_updates_its_listed_games_but_a_note_does_not() {
    let versioned = device();
    let correspondence = CorrespondenceRepository(&versioned);
    correspondence.save_event(&event("2")).unwrap();
    save(&versioned, &game("9", "2", 9, 5));
    let before = lines(&versioned);
    let mut corrected = event("1");
    corrected.note = "in the club".into();
    correspondence.save_event(&corrected).unwrap();
    assert_eq!(lines(&versioned), before);
    corrected.event = zeitnot_core::correspondence::Event::new(EventDraft {
        bank: Seconds::days(77),
        ..corrected.event.draft().clone()
    })
    .unwrap();
    correspondence.save_event(&corrected).unwrap();
    let after = lines(&versioned);
    assert_eq!(after, true_lines(&versioned));
    assert_ne!(after[0], before[0]);
    assert_eq!(after[3], before[3]);
}

#[test]
fn a_settled_event_updates_its_listed_games_and_back_again() {
    let versioned = device();
    let correspondence = CorrespondenceRepository(&versioned);
    // Moves so slow that the bank refills the clock.
    let mut slow = game("9", "1", 4, 5);
    for entry in &mut slow.journal {
        entry.at = entry.at + entry.at.since(START).times(6);
    }
    save(&versioned, &slow);
    let before = lines(&versioned);
    assert!(before.iter().any(|line| line.doubt.cautious.is_some()));
    let mut event = event("1");
    event.settled = settled(event.event.draft(), "0", START);
    correspondence.save_event(&event).unwrap();
    let after = lines(&versioned);
    assert_eq!(after, true_lines(&versioned));
    assert!(after.iter().all(|line| line.doubt.cautious.is_none()));
    event.settled = Default::default();
    correspondence.save_event(&event).unwrap();
    assert_eq!(lines(&versioned), before);
}

#[test]
fn one_game_is_read_again_as_it_is_listed() {
    let versioned = device();
    let correspondence = CorrespondenceRepository(&versioned);
    let events = correspondence.list().events;
    let listed = || correspondence.listed(&["1".into()], &events).0;
    assert_eq!(listed(), [Listed::Game(lines(&versioned)[1].clone())]);
    correspondence.delete("1").unwrap();
    assert_eq!(listed(), [Listed::Gone("1".into())]);
}

/// The names of all values of correspondence.
fn names<S: Store>(versioned: &VersionedStore<S>) -> Vec<String> {
    versioned.list("post.").unwrap()
}

#[test]
fn a_backup_of_1_0_and_the_games_of_today_are_the_same_games() {
    let (old, new) = (device(), device());
    replace_summaries(&old, Some(&json!(OF_1_0)));
    let (before, kept) = (lines(&new), names(&new));
    for (from, to) in [(&old, &new), (&new, &old), (&old, &new)] {
        let text = backup::export(from, WallTime::new(1)).unwrap();
        backup::import(to, &text).unwrap();
        assert_eq!(names(to), kept);
        assert_eq!(lines(to), before);
        assert_eq!(true_lines(to), before);
    }
}

#[test]
fn a_second_copy_with_summaries_of_1_0_is_the_same_games_as_the_first() {
    for old_is_first in [true, false] {
        let replica = Replica::default();
        let mirrored = versioned(MirroredStore::new(
            Rc::new(MemoryStore::default()),
            replica.clone(),
        ));
        fill(&mirrored);
        let alone = Rc::new(MemoryStore::default());
        fill(&versioned(alone.clone()));
        if old_is_first {
            replace_summaries(&versioned(alone.clone()), Some(&json!(OF_1_0)));
        } else {
            replace_summaries(&mirrored, Some(&json!(OF_1_0)));
        }
        let store = MirroredStore::new(alone, replica.clone());
        let reconciled = store.reconcile(replica.writes());
        assert!(reconciled.refused.is_empty(), "{reconciled:?}");
        let versioned = VersionedStore::new(store, Schema::FIRST);
        assert_eq!(names(&versioned), names(&device()), "{reconciled:?}");
        assert_eq!(lines(&versioned), lines(&device()));
    }
}
