//! A page that is killed while it saves, and a write that is torn.

use std::rc::Rc;

use zeitnot_core::correspondence::{CorrespondenceGame, Summary};
use zeitnot_core::storage::correspondence::{CorrespondenceRepository, PrivateStudy};
use zeitnot_core::storage::store::{FaultyStore, MemoryStore, Mishap, Store, StoreError};
use zeitnot_core::storage::versioned::{MirroredStore, Replica, SaveError, VersionedStore};

use super::lines::{lines, save, true_lines, versioned};
use zeitnot_fixtures::correspondence::{event, game, play_on};

/// Runs the steps of a page until it is killed; returns how many of them reported success.
fn session<S: Store>(versioned: &VersionedStore<S>) -> usize {
    session_seen(versioned, || {})
}

/// The same, calling `look` after each step.
fn session_seen<S: Store>(versioned: &VersionedStore<S>, mut look: impl FnMut()) -> usize {
    let correspondence = CorrespondenceRepository(versioned);
    let mut changed = event("1");
    changed.note = "changed".into();
    changed.event = changed
        .event
        .under(zeitnot_core::correspondence::Refill::IncrementOnly);
    let mut again = game("11", "1", 12, 1);
    play_on(&mut again, 3, 9);
    let study = PrivateStudy {
        pgn: "1. e4 *".into(),
        prepared: Vec::new(),
        ..PrivateStudy::default()
    };
    let _ = (
        correspondence.events(),
        correspondence.list(),
        correspondence.load("11"),
        correspondence.load("12"),
    );
    let save = |game: &CorrespondenceGame| correspondence.save(game, &event("1").event).map(drop);
    let steps: [&dyn Fn() -> Result<(), SaveError>; 9] = [
        &|| correspondence.save_event(&event("1")),
        &|| save(&game("11", "1", 12, 1)),
        &|| save(&game("12", "1", 4, 2)),
        &|| correspondence.save_study("11", &study),
        &|| save(&again),
        &|| correspondence.save_event(&changed),
        &|| correspondence.delete("11").map(drop),
        &|| save(&game("12", "1", 7, 2)),
        &|| save(&game("13", "1", 2, 3)),
    ];
    let mut done = |step: &&&dyn Fn() -> Result<(), SaveError>| {
        let saved = step();
        look();
        saved.is_ok()
    };
    steps.iter().take_while(|step| done(step)).count()
}

/// How many moves each game has after this many steps.
fn moves_after(steps: usize) -> Vec<(&'static str, usize)> {
    match steps {
        0 | 1 => vec![],
        2 => vec![("11", 12)],
        3 | 4 => vec![("11", 12), ("12", 4)],
        5 | 6 => vec![("11", 15), ("12", 4)],
        7 => vec![("12", 4)],
        8 => vec![("12", 7)],
        _ => vec![("12", 7), ("13", 2)],
    }
}

/// How many moves each game of a list has.
fn moves_in(lines: &[Summary]) -> Vec<(&str, usize)> {
    let lines = lines.iter();
    lines
        .map(|line| (line.id.as_str(), line.ply as usize))
        .collect()
}

#[test]
fn a_kill_at_any_write_leaves_games_as_before_or_after_it_and_listed_truly() {
    let whole = versioned(FaultyStore::default());
    let done = session(&whole);
    assert_eq!(done, 9);
    for torn in [None, Some(0), Some(20), Some(70)] {
        for writes in 0.. {
            let killed = versioned(FaultyStore::default());
            killed.store().expect(Some(Mishap::Dies(writes)));
            let done = session(&killed);
            if done == 9 {
                assert!(writes > 10);
                break;
            }
            killed.store().expect(None);
            let written = killed.store().written();
            if let (Some(length), Some(last)) = (torn, written.last()) {
                killed.store().tear(last, length);
            }
            let next = versioned(killed.store());
            let seen = lines(&next);
            let why = format!(
                "{writes} writes, {torn:?}, {done} steps, last {:?}",
                written.last()
            );
            assert_eq!(seen, true_lines(&next), "{why}");
            let moves = moves_in(&seen);
            let before = moves_after(done.saturating_sub(1));
            let now = moves_after(done);
            let after = moves_after(done + 1);
            // A torn write may be the last one of a step that reported success.
            let may_be = [&now, &after].contains(&&moves) || (torn.is_some() && moves == before);
            assert!(may_be, "{why}: {moves:?}");
            // The page goes on from there.
            let correspondence = CorrespondenceRepository(&next);
            correspondence.save_event(&event("1")).unwrap();
            correspondence.load("14");
            save(&next, &game("14", "1", 3, 4));
            let again = versioned(killed.store());
            assert_eq!(lines(&again), true_lines(&again), "{why}");
        }
    }
}

/// A store that says it has a second copy elsewhere.
struct OnePlace<'a>(&'a FaultyStore);

impl Store for OnePlace<'_> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.0.get(key)
    }
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.0.set(key, text)
    }
    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.0.remove(key)
    }
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.0.keys()
    }
    fn is_mirrored(&self) -> bool {
        true
    }
}

#[test]
fn a_kill_at_any_write_lists_games_truly_if_one_place_holds_a_game() {
    for writes in 0.. {
        let store = FaultyStore::default();
        store.expect(Some(Mishap::Dies(writes)));
        let done = session(&versioned(OnePlace(&store)));
        store.expect(None);
        let next = versioned(OnePlace(&store));
        let seen = lines(&next);
        assert_eq!(seen, true_lines(&next), "{writes}");
        let moves = moves_in(&seen);
        let may_be = [moves_after(done), moves_after(done + 1)];
        assert!(may_be.contains(&moves), "{writes}: {moves:?}");
        if done == 9 {
            assert!(writes > 10);
            break;
        }
    }
}

#[test]
fn two_copies_of_different_moments_list_every_game_truly_after_the_start() {
    let (first, second) = (Rc::new(MemoryStore::default()), Replica::default());
    let moment = || ((*first).clone(), second.frozen());
    let mut moments = vec![moment()];
    let whole = versioned(MirroredStore::new(first.clone(), second.clone()));
    assert_eq!(session_seen(&whole, || moments.push(moment())), 9);
    for (out, (first, _)) in moments.iter().enumerate() {
        for (taken, (_, second)) in moments.iter().enumerate() {
            let first = Rc::new(first.clone());
            let both = MirroredStore::new(first, second.frozen());
            let reconciled = both.reconcile(second.writes());
            assert!(reconciled.refused.is_empty());
            let next = versioned(both);
            let seen = lines(&next);
            assert_eq!(seen, true_lines(&next), "{out}, {taken}");
            let moves = moves_in(&seen);
            let mut expected = moves_after(out.max(taken));
            // A deletion that the second copy had not got is undone.
            for game in moves_after(taken) {
                if expected.iter().all(|(id, _)| *id != game.0) {
                    expected.insert(0, game);
                }
            }
            assert_eq!(moves, expected, "{out}, {taken}");
        }
    }
}

#[test]
fn a_write_torn_in_silence_is_listed_by_the_write_before() {
    let versioned = versioned(FaultyStore::default());
    let correspondence = CorrespondenceRepository(&versioned);
    correspondence.save_event(&event("1")).unwrap();
    for plies in [4, 6] {
        save(&versioned, &game("1", "1", plies, 1));
    }
    versioned.store().tear("zeitnot.post.game.1.b", 100);
    let list = correspondence.list();
    assert_eq!(list.faults.len(), 1);
    assert_eq!(list.games, true_lines(&versioned));
    assert_eq!(list.games[0].ply, 4);
}
