//! Values that are damaged: set aside, told, and the others go on.

use zeitnot::correspondence::EventDraft;
use zeitnot::storage::correspondence::{CachedList, CorrespondenceRepository, Now, Orphan};
use zeitnot::storage::store::{FaultyStore, Store as _};
use zeitnot::storage::versioned::{LoadError, VersionedStore};
use zeitnot::time::WallTime;

use super::lines::{lines, versioned};
use crate::correspondence::{event, game};

/// A device with two games of one event.
fn device() -> VersionedStore<FaultyStore> {
    let versioned = versioned(FaultyStore::default());
    let correspondence = CorrespondenceRepository(&versioned);
    correspondence.name_device(WallTime::new(7)).unwrap();
    correspondence.save_event(&event("1")).unwrap();
    for id in ["11", "12"] {
        correspondence
            .save(&game(id, "1", 6, 1), &event("1").event)
            .unwrap();
    }
    versioned
}

/// The places that were told to be set aside, all of which can be exported.
fn told<S: zeitnot::storage::store::Store>(
    versioned: &VersionedStore<S>,
    faults: &[LoadError],
) -> Vec<String> {
    let kept = versioned.quarantined().unwrap();
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
        let look = CorrespondenceRepository(&versioned).cached();
        assert_eq!(look.events, [event("1")]);
        assert_eq!(told(&versioned, &look.faults), [place]);
        assert!(look.refresh.is_done());
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
fn the_games_of_a_damaged_event_stand_as_they_were_seen_last_and_can_be_read() {
    let versioned = without_event();
    let before = lines(&device());
    let correspondence = CorrespondenceRepository(&versioned);
    let look = correspondence.cached();
    let places = ["zeitnot.post.event.1.a", "zeitnot.post.event.1.b"];
    assert_eq!(told(&versioned, &look.faults), places);
    assert_eq!(look.events, []);
    assert_eq!(look.games, before);
    let kept = correspondence.load("11").value.unwrap();
    assert_eq!(kept, game("11", "1", 6, 1));
    let (line, plies) = kept.moves_alone();
    assert_eq!(line.ply(), 6);
    assert_eq!(plies[..3], [None, Some(1), Some(2)]);
    // And without their lines they are named.
    for key in versioned.list("post.lines.").unwrap() {
        versioned.delete(&key).unwrap();
    }
    let CachedList { mut refresh, .. } = correspondence.cached();
    let mut orphans = Vec::new();
    while let Some(read) = correspondence.refresh_next(&mut refresh) {
        assert!(matches!(read.now, Now::Orphan(_)));
        read.now.apply(&mut Vec::new(), &mut orphans);
    }
    let orphan = |id: &str| Orphan {
        id: id.into(),
        players: game(id, "1", 6, 1).players,
    };
    assert_eq!(orphans, [orphan("11"), orphan("12")]);
    // The event comes back, from a backup or by hand.
    correspondence.save_event(&event("1")).unwrap();
    assert_eq!(lines(&versioned), before);
}

#[test]
fn whatever_is_damaged_is_told_with_its_name_when_the_games_are_looked_at() {
    let bundle = device().list("post.lines.").unwrap().remove(0);
    for name in [
        "post.device",
        "post.backup",
        "post.event.1",
        "post.game.11",
        &bundle,
    ] {
        let versioned = device();
        let correspondence = CorrespondenceRepository(&versioned);
        if name == "post.game.11" {
            // A game that was not written last is found when it is opened.
            forget_lines(&versioned);
        }
        for side in ["a", "b"] {
            let place = ["zeitnot.", name, ".", side].concat();
            versioned
                .store()
                .set(&place, "zeitnot 1 1 9 00000000\n[]")
                .unwrap();
        }
        let mut faults = correspondence.own_faults();
        let mut look = correspondence.cached();
        faults.append(&mut look.faults);
        while let Some(read) = correspondence.refresh_next(&mut look.refresh) {
            faults.extend(read.faults);
        }
        let places = ["a", "b"].map(|side| ["zeitnot.", name, ".", side].concat());
        assert_eq!(told(&versioned, &faults), places, "{name}");
        // And once: then it goes on.
        assert_eq!(correspondence.own_faults(), []);
        assert_eq!(correspondence.cached().faults, [], "{name}");
        let games = lines(&versioned).len();
        assert_eq!(games, if name == "post.game.11" { 1 } else { 2 }, "{name}");
    }
}

fn forget_lines(versioned: &VersionedStore<FaultyStore>) {
    for key in versioned.list("post.lines.").unwrap() {
        versioned.delete(&key).unwrap();
    }
}

#[test]
fn a_reading_that_was_overtaken_by_a_save_keeps_no_line_of_before() {
    let versioned = device();
    let correspondence = CorrespondenceRepository(&versioned);
    let mut corrected = event("1");
    corrected.event = zeitnot::correspondence::Event::new(EventDraft {
        name: "Another".into(),
        ..corrected.event.draft().clone()
    })
    .unwrap();
    correspondence.save_event(&corrected).unwrap();
    let mut refresh = correspondence.cached().refresh;
    while correspondence.refresh_next(&mut refresh).is_some() {}
    // Between two pieces of its work something is entered.
    correspondence.load("11");
    correspondence
        .save(&game("11", "1", 9, 1), &corrected.event)
        .unwrap();
    correspondence.delete("12").unwrap();
    while correspondence.write_next(&mut refresh).unwrap() {}
    let look = correspondence.cached();
    assert!(look.refresh.is_done());
    let plies: Vec<_> = look
        .games
        .iter()
        .map(|line| (&*line.id, line.ply))
        .collect();
    assert_eq!(plies, [("11", 9)]);
}
