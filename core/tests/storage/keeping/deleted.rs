//! A game that is deleted, and put back: by the user, or by a backup.

use std::rc::Rc;

use zeitnot_core::storage::backup;
use zeitnot_core::storage::correspondence::{
    CorrespondenceRepository, DeletedGame, PrivateStudy, StoredEvent,
};
use zeitnot_core::storage::store::{FaultyStore, MemoryStore, Mishap, Store};
use zeitnot_core::storage::versioned::{MirroredStore, Replica, Schema, VersionedStore};
use zeitnot_core::time::WallTime;

use super::lines::{lines, true_lines, versioned};
use zeitnot_fixtures::correspondence::{event, game, play_on};

type Device = VersionedStore<MemoryStore>;

fn study() -> PrivateStudy {
    PrivateStudy {
        pgn: "1. e4 e5 *".into(),
        prepared: Vec::new(),
        ..PrivateStudy::default()
    }
}

/// A device with two games of an event; the first has a study, and was saved twice.
fn device() -> Device {
    let versioned = versioned(MemoryStore::default());
    fill(&versioned);
    versioned
}

fn fill<S: Store>(versioned: &VersionedStore<S>) {
    let correspondence = CorrespondenceRepository(versioned);
    correspondence.name_device(WallTime::new(77)).unwrap();
    correspondence.save_event(&event("1")).unwrap();
    for (id, plies) in [("7", 4), ("8", 2), ("7", 6)] {
        save(versioned, id, plies);
    }
    correspondence.save_study("7", &study()).unwrap();
}

fn save<S: Store>(versioned: &VersionedStore<S>, id: &str, plies: usize) {
    let correspondence = CorrespondenceRepository(versioned);
    correspondence.load(id);
    let game = game(id, "1", plies, 3);
    correspondence.save(&game, &event("1").event).unwrap();
}

fn delete<S: Store>(versioned: &VersionedStore<S>, id: &str) -> DeletedGame {
    CorrespondenceRepository(versioned).delete(id).unwrap()
}

fn put_back<S: Store>(versioned: &VersionedStore<S>, deleted: DeletedGame) {
    CorrespondenceRepository(versioned)
        .put_back(deleted)
        .unwrap();
}

/// How many moves each game has.
fn moves<S: Store>(versioned: &VersionedStore<S>) -> Vec<(String, usize)> {
    let correspondence = CorrespondenceRepository(versioned);
    let ids = lines(versioned).into_iter().map(|line| line.id);
    ids.map(|id| {
        let game = correspondence.load(&id).value.unwrap();
        (id, game.journal.len() - 1)
    })
    .collect()
}

fn export(versioned: &Device) -> String {
    backup::export(versioned, WallTime::new(1)).unwrap()
}

#[test]
fn a_deleted_game_is_put_back_as_it_was_with_its_study() {
    let device = device();
    let correspondence = CorrespondenceRepository(&device);
    let (before, listed) = (correspondence.load("7").value, lines(&device));
    let deleted = delete(&device, "7");
    assert_eq!(moves(&device), [("8".into(), 2)]);
    assert_eq!(correspondence.study("7").value, None);
    put_back(&device, deleted);
    assert_eq!(correspondence.load("7").value, before);
    assert_eq!(correspondence.study("7").value, Some(study()));
    assert_eq!(lines(&device), listed);
    assert_eq!(lines(&device), true_lines(&device));
    // And it goes on.
    save(&device, "7", 9);
    assert_eq!(moves(&device)[0], ("7".into(), 9));
}

#[test]
fn a_game_that_was_put_back_is_the_same_as_in_a_backup() {
    let device = device();
    let saved = export(&device);
    let deleted = delete(&device, "7");
    put_back(&device, deleted);
    let report = backup::import(&device, &saved).unwrap();
    assert_eq!((report.taken, report.copied), (vec![], vec![]));
}

#[test]
fn a_backup_brings_a_deleted_game_back() {
    let device = device();
    let saved = export(&device);
    delete(&device, "7");
    backup::import(&device, &saved).unwrap();
    assert_eq!(moves(&device)[0], ("7".into(), 6));
    let study_back = CorrespondenceRepository(&device).study("7").value;
    assert_eq!(study_back, Some(study()));
}

#[test]
fn nothing_is_lost_when_a_backup_came_before_the_game_was_put_back() {
    let older = export(&device());
    let mut other = game("7", "1", 6, 3);
    play_on(&mut other, 2, 5);
    let away = versioned(MemoryStore::default());
    backup::import(&away, &older).unwrap();
    let correspondence = CorrespondenceRepository(&away);
    correspondence.name_device(WallTime::new(78)).unwrap();
    correspondence.load("7");
    correspondence.save(&other, &event("1").event).unwrap();
    let later = export(&away);

    // The backup is older than what was deleted, the same, or later; or both went on.
    let cases: [(&str, &str, bool, &[usize]); 4] = [
        ("older", &older, true, &[9, 2]),
        ("same", &older, false, &[6, 2]),
        ("later", &later, false, &[8, 2]),
        ("diverged", &later, true, &[9, 2, 8]),
    ];
    for (case, saved, goes_on, expected) in cases {
        let device = device();
        if goes_on {
            save(&device, "7", 9);
        }
        let deleted = delete(&device, "7");
        backup::import(&device, saved).unwrap();
        put_back(&device, deleted);
        let mut found: Vec<usize> = moves(&device).into_iter().map(|(_, moves)| moves).collect();
        let mut expected = expected.to_vec();
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{case}");
    }
}

#[test]
fn a_game_is_put_back_also_when_its_event_is_gone() {
    let device = device();
    let correspondence = CorrespondenceRepository(&device);
    let deleted = delete(&device, "7");
    delete(&device, "8");
    correspondence.delete_event("1").unwrap();
    put_back(&device, deleted);
    let list = correspondence.list();
    assert_eq!(list.games.len(), 0);
    assert_eq!(list.orphans[0].id, "7");
    let event: StoredEvent = event("1");
    correspondence.save_event(&event).unwrap();
    assert_eq!(moves(&device), [("7".into(), 6)]);
}

#[test]
fn a_game_for_which_there_is_no_room_can_be_put_back_later() {
    let device = versioned(FaultyStore::default());
    fill(&device);
    let deleted = delete(&device, "7");
    device.store().expect(Some(Mishap::Full));
    let correspondence = CorrespondenceRepository(&device);
    assert!(correspondence.put_back(deleted.clone()).is_err());
    device.store().expect(None);
    put_back(&device, deleted);
    assert_eq!(moves(&device)[0], ("7".into(), 6));
}

#[test]
fn a_kill_leaves_a_game_as_the_later_copy_has_it_also_after_it_was_put_back() {
    type Copies = MirroredStore<Rc<MemoryStore>, Replica>;
    let (first, second) = (Rc::new(MemoryStore::default()), Replica::default());
    let new = |first: Rc<MemoryStore>, second: &Replica| -> VersionedStore<Copies> {
        VersionedStore::new(MirroredStore::new(first, second.clone()), Schema::FIRST)
    };
    let device = new(first.clone(), &second);
    CorrespondenceRepository(&device)
        .save_event(&event("1"))
        .unwrap();
    let mut moments = Vec::new();
    let mut look = || {
        let of_game = moves(&device).first().map(|(_, moves)| *moves);
        moments.push(((*first).clone(), second.frozen(), of_game));
    };
    for plies in [4, 5] {
        save(&device, "7", plies);
        look();
    }
    let deleted = delete(&device, "7");
    look();
    put_back(&device, deleted);
    look();
    for plies in [7, 8] {
        save(&device, "7", plies);
        look();
    }
    for out in 0..moments.len() {
        for taken in 0..moments.len() {
            let first = Rc::new(moments[out].0.clone());
            let second = moments[taken].1.frozen();
            let device = new(first, &second);
            let reconciled = device.store().reconcile(second.writes());
            assert!(reconciled.diverged.is_empty() && reconciled.refused.is_empty());
            let of_game = moves(&device).first().map(|(_, moves)| *moves);
            // A deletion that the second copy has not got is not written anywhere.
            let is_undone = taken < out && moments[out].2.is_none();
            let later = if is_undone { taken } else { out.max(taken) };
            assert_eq!(of_game, moments[later].2, "{out} {taken}");
        }
    }
}
