//! The list of games: seen at a glance, lost, and changed with an event.

use zeitnot::correspondence::EventDraft;
use zeitnot::storage::correspondence::CorrespondenceRepository;
use zeitnot::storage::store::MemoryStore;
use zeitnot::storage::versioned::VersionedStore;

use super::lines::{lines, true_lines, versioned};
use crate::correspondence::{event, game};

#[test]
fn what_is_seen_at_once_is_what_was_written_last_and_it_is_known_what_is_not_true() {
    let versioned = versioned(MemoryStore::default());
    let correspondence = CorrespondenceRepository(&versioned);
    let event = event("1792000000000");
    correspondence.save_event(&event).unwrap();
    for n in 1..4 {
        correspondence
            .save(&game(&n.to_string(), &event.id, 9, n), &event.event)
            .unwrap();
    }
    let look = correspondence.cached();
    assert_eq!(look.events, std::slice::from_ref(&event));
    assert!(look.refresh.is_done());
    let mut seen = look.games;
    seen.sort_by(|a, b| a.id.cmp(&b.id));
    assert_eq!(seen, true_lines(&versioned));
    // A note about an event says nothing of its games; its parameters do.
    let mut noted = event.clone();
    noted.note = "in the club".into();
    correspondence.save_event(&noted).unwrap();
    assert!(correspondence.cached().refresh.is_done());
    noted.event = noted
        .event
        .under(zeitnot::correspondence::Refill::IncrementOnly);
    correspondence.save_event(&noted).unwrap();
    assert!(!correspondence.cached().refresh.is_read());
    correspondence.mend().unwrap();
    assert!(correspondence.cached().refresh.is_done());
    // A game that is not there any more, and lines that are not.
    versioned.delete("post.game.3").unwrap();
    assert!(!correspondence.cached().refresh.is_done());
    assert_eq!(correspondence.cached().games.len(), 2);
    forget_lines(&versioned);
    assert_eq!(correspondence.cached().games, []);
    assert_eq!(lines(&versioned), true_lines(&versioned));
}

fn forget_lines(versioned: &VersionedStore<MemoryStore>) {
    for key in versioned.list("post.lines.").unwrap() {
        versioned.delete(&key).unwrap();
    }
}

#[test]
fn lost_lines_are_made_anew() {
    let versioned = versioned(MemoryStore::default());
    let correspondence = CorrespondenceRepository(&versioned);
    correspondence.save_event(&event("1")).unwrap();
    for n in 0..3_u64 {
        let game = game(&n.to_string(), "1", 10, n);
        correspondence.save(&game, &event("1").event).unwrap();
    }
    let before = lines(&versioned);
    assert_eq!(before.len(), 3);
    let keys = versioned.list("post.lines.").unwrap();
    forget_lines(&versioned);
    assert_eq!(lines(&versioned), before);
    for body in ["[\"1 what\"]", "[\"1 2 ~0 ~1\"]", "[\"=\",\"\"]"] {
        for key in &keys {
            versioned.save(key, body).unwrap();
        }
        assert_eq!(lines(&versioned), before, "{body}");
    }
    for key in &keys {
        versioned.save(key, "rubbish").unwrap();
    }
    let found = correspondence.list();
    assert_eq!(found.value.unwrap().len(), 3);
    assert!(!found.faults.is_empty(), "it is told");
    correspondence.mend().unwrap();
    assert_eq!(correspondence.list().faults, []);
    assert!(correspondence.cached().refresh.is_done());
    assert_eq!(lines(&versioned), before);
}

#[test]
fn an_event_that_is_corrected_changes_the_lines_of_its_games() {
    let versioned = versioned(MemoryStore::default());
    let correspondence = CorrespondenceRepository(&versioned);
    for id in ["1", "2"] {
        correspondence.save_event(&event(id)).unwrap();
        correspondence
            .save(&game(id, id, 9, 5), &event(id).event)
            .unwrap();
    }
    let before = lines(&versioned);
    let mut corrected = event("1");
    corrected.event = zeitnot::correspondence::Event::new(EventDraft {
        bank: zeitnot::correspondence::Seconds::days(77),
        ..corrected.event.draft().clone()
    })
    .unwrap();
    correspondence.save_event(&corrected).unwrap();
    let after = lines(&versioned);
    assert_ne!(after[0], before[0]);
    assert_eq!(after[1], before[1]);
    assert_eq!(after, true_lines(&versioned));
}
