//! Damaged values: the storage sets them aside and reports them, and the others work as before.

use zeitnot_core::storage::correspondence::{CorrespondenceRepository, Orphan};
use zeitnot_core::storage::store::{FaultyStore, Store as _};
use zeitnot_core::storage::versioned::{LoadError, VersionedStore};
use zeitnot_core::time::WallTime;

use super::lines::{lines, replace_summaries, save, versioned};
use zeitnot_fixtures::correspondence::{event, game};

/// A device with two games of one event.
fn device() -> VersionedStore<FaultyStore> {
    let versioned = versioned(FaultyStore::default());
    let correspondence = CorrespondenceRepository(&versioned);
    correspondence.name_device(WallTime::new(7)).unwrap();
    correspondence.save_event(&event("1")).unwrap();
    for id in ["11", "12"] {
        save(&versioned, &game(id, "1", 6, 1));
    }
    versioned
}

/// The places that the faults report as set aside, all of which can be exported.
fn fault_places<S: zeitnot_core::storage::store::Store>(
    versioned: &VersionedStore<S>,
    faults: &[LoadError],
) -> Vec<String> {
    let kept = versioned.quarantine().unwrap();
    let places = faults.iter().map(|fault| match fault {
        LoadError::SetAside {
            place,
            kept: Some(key),
            ..
        } => {
            assert!(kept.iter().any(|kept| kept.key == *key));
            place.clone()
        }
        other => panic!("{other:?}"),
    });
    places.collect()
}

#[test]
fn an_event_is_kept_twice_and_comes_back_when_one_of_them_is_damaged() {
    for side in ["a", "b"] {
        let versioned = device();
        let place = ["zeitnot.post.event.1.", side].concat();
        versioned.store().tear(&place, 60);
        let list = CorrespondenceRepository(&versioned).list();
        assert_eq!(list.events, [event("1")]);
        assert_eq!(fault_places(&versioned, &list.faults), [place]);
    }
}

fn without_event() -> VersionedStore<FaultyStore> {
    let versioned = device();
    for side in ["a", "b"] {
        versioned
            .store()
            .tear(&["zeitnot.post.event.1.", side].concat(), 60);
    }
    versioned
}

#[test]
fn games_of_a_damaged_event_are_listed_as_last_seen_and_can_be_read() {
    let versioned = without_event();
    let before = lines(&device());
    let correspondence = CorrespondenceRepository(&versioned);
    let list = correspondence.list();
    let places = ["zeitnot.post.event.1.a", "zeitnot.post.event.1.b"];
    assert_eq!(fault_places(&versioned, &list.faults), places);
    assert_eq!(list.events, []);
    assert_eq!(list.games, before);
    assert_eq!(list.orphans, []);
    let kept = correspondence.load("11").value.unwrap();
    assert_eq!(kept, game("11", "1", 6, 1));
    let (line, plies) = kept.moves_alone();
    assert_eq!(line.ply(), 6);
    assert_eq!(plies[..3], [None, Some(1), Some(2)]);
    // Without a summary, the list names the games and their players.
    replace_summaries(&versioned, None);
    let list = correspondence.list();
    assert_eq!(list.games, []);
    let orphan = |id: &str| Orphan {
        id: id.into(),
        players: game(id, "1", 6, 1).players,
    };
    assert_eq!(list.orphans, [orphan("11"), orphan("12")]);
    // The event comes back, from a backup or by hand.
    correspondence.save_event(&event("1")).unwrap();
    assert_eq!(lines(&versioned), before);
}

#[test]
fn the_list_of_games_reports_each_damaged_value_by_name() {
    for name in ["post.device", "post.backup", "post.event.1", "post.game.11"] {
        let versioned = device();
        let correspondence = CorrespondenceRepository(&versioned);
        for side in ["a", "b"] {
            let place = ["zeitnot.", name, ".", side].concat();
            versioned
                .store()
                .set(&place, "zeitnot 1 1 9 00000000\n[]")
                .unwrap();
        }
        let mut faults = correspondence.own_faults();
        faults.extend(correspondence.list().faults);
        let places = ["a", "b"].map(|side| ["zeitnot.", name, ".", side].concat());
        assert_eq!(fault_places(&versioned, &faults), places, "{name}");
        // The storage reports each fault once, and then goes on.
        assert_eq!(correspondence.own_faults(), []);
        assert_eq!(correspondence.list().faults, [], "{name}");
        let games = lines(&versioned).len();
        assert_eq!(games, if name == "post.game.11" { 1 } else { 2 }, "{name}");
    }
}
