//! The cost of two thousand games: how much the storage reads and writes, and how much room they
//! take. The tests count, and never measure times.

use zeitnot_core::correspondence::CorrespondenceGame;
use zeitnot_core::storage::correspondence::{CorrespondenceRepository, StoredEvent};
use zeitnot_core::storage::versioned::VersionedStore;
use zeitnot_core::storage::{backup, meter};
use zeitnot_core::time::WallTime;

use super::counting::Counting;
use super::lines::{copy, lines, load, save, true_lines, versioned};
use zeitnot_fixtures::correspondence::{event, game, play_on};

const GAMES: usize = 2_000;

fn id(n: usize) -> String {
    (1_793_011_200_000 + 7_919 * n as u64).to_string()
}

/// This many games, of few moves each: the tests count values.
fn many(games: usize, plies: usize) -> (VersionedStore<Counting>, StoredEvent) {
    let versioned = versioned(Counting::default());
    let correspondence = CorrespondenceRepository(&versioned);
    let event = event("1792000000000");
    correspondence.save_event(&event).unwrap();
    let played: Vec<CorrespondenceGame> = (0..20).map(|n| game("", &event.id, plies, n)).collect();
    for n in 0..games {
        let mut game = played[n % played.len()].clone();
        game.id = id(n);
        correspondence.save(&game, &event.event).unwrap();
    }
    (versioned, event)
}

/// The same device at its next visit: nothing is loaded yet.
fn next_visit(versioned: VersionedStore<Counting>) -> VersionedStore<Counting> {
    let store = Counting::default();
    copy(versioned.store(), &store);
    store.take();
    super::lines::versioned(store)
}

#[test]
fn two_thousand_edited_games_of_a_hundred_plies_fit_with_a_fifth_to_spare() {
    // A quarter of them, in a quarter of the room.
    let versioned = versioned(Counting::default());
    versioned.store().set_mirrored();
    let correspondence = CorrespondenceRepository(&versioned);
    let event = event("1792000000000");
    correspondence.save_event(&event).unwrap();
    for n in 0..GAMES / 4 {
        let mut game = game(&id(n), &event.id, 98, n as u64 % 20);
        correspondence.save(&game, &event.event).unwrap();
        play_on(&mut game, 2, n as u64);
        game.note = "A plan for the endgame, and by when.".into();
        correspondence.save(&game, &event.event).unwrap();
    }
    let units = versioned.store().units();
    println!("{units} units, {} a game", units / (GAMES / 4));
    assert!(units <= meter::LIMIT / 4 * 8 / 10, "{units}");
}

#[test]
fn a_save_touches_its_game_and_nothing_else_also_the_first_of_a_visit() {
    let (versioned, event) = many(GAMES, 4);
    let versioned = next_visit(versioned);
    let correspondence = CorrespondenceRepository(&versioned);
    let mut edited = correspondence.load(&id(77)).value.unwrap();
    for visit in ["the first save", "the second save"] {
        play_on(&mut edited, 1, 5);
        versioned.store().take();
        correspondence.save(&edited, &event.event).unwrap();
        let counts = versioned.store().take();
        let game = ["zeitnot.post.game.", &id(77), "."].concat();
        let [(own, _)] = &counts.writes[..] else {
            panic!("{visit}: {:?}", counts.writes);
        };
        assert!(own.starts_with(&game), "{visit}: {own}");
        assert_eq!(counts.listings, 0, "{visit}");
        let others = counts.reads_of("zeitnot.post.game.") - counts.reads_of(&game);
        assert_eq!(others, 0, "{visit}");
        let reads = counts.reads_of("");
        assert!(reads <= 12, "{visit}: {reads} reads: {:?}", counts.reads);
    }
}

#[test]
fn a_list_reads_each_game_once_and_writes_nothing() {
    let (versioned, _) = many(300, 2);
    let versioned = next_visit(versioned);
    let list = CorrespondenceRepository(&versioned).list();
    assert_eq!(list.games.len(), 300);
    let counts = versioned.store().take();
    assert!(counts.writes.is_empty());
    // Both places of each game.
    assert_eq!(counts.reads_of("zeitnot.post.game."), 600);
    assert!(counts.listings <= 2, "{}", counts.listings);
}

#[test]
fn a_backup_that_brings_one_game_touches_none_of_the_others() {
    let (here, _) = many(200, 2);
    let (there, _) = many(200, 2);
    let mut played = load(&there, &id(7));
    play_on(&mut played, 1, 5);
    save(&there, &played);
    let text = backup::export(&there, WallTime::new(1)).unwrap();
    here.store().take();
    backup::import(&here, &text).unwrap();
    let counts = here.store().take();
    assert_eq!(counts.writes.len(), 1, "{:?}", counts.writes);
    assert_eq!(lines(&here), true_lines(&here));
    assert_eq!(lines(&here)[7].ply, 3);
}
