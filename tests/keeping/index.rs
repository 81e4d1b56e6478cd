//! The list of games: seen at a glance, lost, and changed with an event.

use zeitnot::correspondence::event::EventDraft;
use zeitnot::storage::memory::Memory;
use zeitnot::storage::post::Post;

use crate::lines::{lines, true_lines, vault};
use crate::post::{event, game};

#[test]
fn a_glance_shows_the_lines_as_they_were_written_and_nothing_where_they_are_lost() {
    let vault = vault(Memory::default());
    let post = Post(&vault);
    let event = event("1792000000000");
    post.save_event(&event).unwrap();
    for n in 1..4 {
        post.save(&game(&n.to_string(), &event.id, 9, n), &event.event)
            .unwrap();
    }
    let glance = post.glance().unwrap();
    assert_eq!(glance.events, std::slice::from_ref(&event));
    assert!(post.is_current(&glance.games, &glance.marks));
    let mut seen = glance.games.clone();
    seen.sort_by(|a, b| a.id.cmp(&b.id));
    assert_eq!(seen, true_lines(&vault));
    // A game, or its event, that is written after the look, and a game that is
    // not there any more.
    post.save(&game("2", &event.id, 11, 2), &event.event)
        .unwrap();
    assert!(!post.is_current(&glance.games, &glance.marks));
    let again = post.glance().unwrap();
    assert!(post.is_current(&again.games, &again.marks));
    post.save_event(&event).unwrap();
    assert!(!post.is_current(&again.games, &again.marks));
    let again = post.glance().unwrap();
    vault.delete("post.game.3").unwrap();
    assert!(!post.is_current(&again.games, &again.marks));
    vault.delete("post.index").unwrap();
    assert!(post.glance().is_none());
    assert_eq!(lines(&vault), true_lines(&vault));
}

#[test]
fn a_lost_index_is_made_anew() {
    let vault = vault(Memory::default());
    let post = Post(&vault);
    post.save_event(&event("1")).unwrap();
    for n in 0..3_u64 {
        let game = game(&n.to_string(), "1", 10, n);
        post.save(&game, &event("1").event).unwrap();
    }
    let before = lines(&vault);
    assert_eq!(before.len(), 3);
    vault.delete("post.index").unwrap();
    assert_eq!(lines(&vault), before);
    vault
        .save("post.index", "{\"events\":[],\"games\":[\"1 what\"]}")
        .unwrap();
    assert_eq!(lines(&vault), before);
    vault.save("post.index", "rubbish").unwrap();
    assert_eq!(lines(&vault), before);
    post.mend().unwrap();
    assert_eq!(Post(&vault).list().faults.len(), 0);
    assert_eq!(lines(&vault), before);
}

#[test]
fn an_event_that_is_corrected_changes_the_lines_of_its_games() {
    let vault = vault(Memory::default());
    let post = Post(&vault);
    for id in ["1", "2"] {
        post.save_event(&event(id)).unwrap();
        post.save(&game(id, id, 9, 5), &event(id).event).unwrap();
    }
    let before = lines(&vault);
    let mut corrected = event("1");
    corrected.event = zeitnot::correspondence::event::Event::new(EventDraft {
        bank: zeitnot::correspondence::seconds::Seconds::days(77),
        ..corrected.event.draft().clone()
    })
    .unwrap();
    post.save_event(&corrected).unwrap();
    let after = lines(&vault);
    assert_ne!(after[0], before[0]);
    assert_eq!(after[1], before[1]);
    assert_eq!(after, true_lines(&vault));
}
