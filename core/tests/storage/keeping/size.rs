//! The room that games and their summaries take.

use zeitnot_core::correspondence::{CorrespondenceGame, Summary};
use zeitnot_core::json;
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::storage::store::{MemoryStore, Store};
use zeitnot_core::time::WallTime;

use super::lines::{lines, true_lines, versioned};
use zeitnot_fixtures::correspondence::{event, game, look_at_server};

fn note(letters: usize) -> String {
    "He always answers within the week; the plan is a4-a5 and Nd2-c4. "
        .chars()
        .cycle()
        .take(letters)
        .collect()
}

#[test]
fn a_game_of_fifty_moves_with_notes_fits_in_four_and_a_half_kilobytes() {
    let versioned = versioned(MemoryStore::default());
    let correspondence = CorrespondenceRepository(&versioned);
    let event = event("1792000000000");
    correspondence
        .name_device(WallTime::new(1_793_000_000_000))
        .unwrap();
    let mut game = game("1793011200000", &event.id, 100, 7);
    game.note = note(600);
    game.link = "https://example.org/game?id=1234567".into();
    look_at_server(&mut game, &event.event);
    assert_eq!(game.journal.len(), 102);
    correspondence.save(&game, &event.event).unwrap();
    correspondence.save(&game, &event.event).unwrap();
    let size = |side: &str| {
        let key = ["zeitnot.post.game.1793011200000.", side].concat();
        key.len() + versioned.store().get(&key).unwrap().unwrap().len()
    };
    println!("a game of 100 plies: {} and {} bytes", size("a"), size("b"));
    assert!(size("a") + size("b") <= 4_608, "{}", size("a") + size("b"));
}

#[test]
fn a_summary_takes_less_than_300_bytes_and_comes_back_as_it_was() {
    let versioned = versioned(MemoryStore::default());
    let correspondence = CorrespondenceRepository(&versioned);
    let event = event("1792000000000");
    correspondence.save_event(&event).unwrap();
    let games: Vec<CorrespondenceGame> = (0..20)
        .map(|n| {
            game(
                &(1_793_011_200_000_i64 + n).to_string(),
                &event.id,
                n as usize * 5,
                n as u64,
            )
        })
        .collect();
    for game in &games {
        correspondence.save(game, &event.event).unwrap();
    }
    let kept = versioned.list("post.game.").unwrap();
    let kept: usize = kept
        .iter()
        .map(|key| {
            let body = versioned.load(key).value.unwrap();
            body.len() - body.find("\"summary\"").unwrap()
        })
        .sum();
    println!("{} bytes a game", kept / games.len());
    assert!(kept < 300 * games.len(), "{}", kept / games.len());
    assert_eq!(lines(&versioned), true_lines(&versioned));
    for line in lines(&versioned) {
        assert_eq!(json::read::<Summary>(&json::write(&line)), Some(line));
    }
}
