//! What two thousand games cost: how much is read and written, and how much
//! room they take. Counts, never times.

use zeitnot::correspondence::CorrespondenceGame;
use zeitnot::storage::correspondence::{CorrespondenceRepository, Now, StoredEvent};
use zeitnot::storage::store::Store as _;
use zeitnot::storage::versioned::VersionedStore;
use zeitnot::storage::{backup, meter};
use zeitnot::time::WallTime;

use super::counting::Counting;
use super::lines::{true_lines, versioned};
use crate::correspondence::{event, game, play_on};

const GAMES: usize = 2_000;

fn id(n: usize) -> String {
    (1_793_011_200_000 + 7_919 * n as u64).to_string()
}

/// So many games, of few moves each: what is counted is values.
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
    for key in versioned.store().keys().unwrap() {
        store
            .set(&key, &versioned.store().get(&key).unwrap().unwrap())
            .unwrap();
    }
    store.take();
    super::lines::versioned(store)
}

#[test]
fn two_thousand_games_of_a_hundred_plies_fit_with_a_fifth_to_spare_after_each_was_edited() {
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
fn a_save_touches_its_game_and_a_line_and_nothing_else_also_the_first_of_a_visit() {
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
        let [(lines, _), (own, _)] = &counts.writes[..] else {
            panic!("{visit}: {:?}", counts.writes);
        };
        assert!(lines.starts_with("zeitnot.post.lines."), "{visit}: {lines}");
        assert!(own.starts_with(&game), "{visit}: {own}");
        assert!(counts.written() < 10_000, "{visit}: {}", counts.written());
        assert_eq!(counts.listings, 0, "{visit}");
        // Its own, and those few of its bundle that may not have been written.
        let others = counts.reads_of("zeitnot.post.game.") - counts.reads_of(&game);
        assert!(others <= 4, "{visit}: {others}");
        let reads = counts.reads_of("");
        assert!(reads <= 24, "{visit}: {reads} reads: {:?}", counts.reads);
    }
}

#[test]
fn opening_reads_the_lines_and_no_game_but_those_that_were_written_last() {
    let (versioned, event) = many(GAMES, 2);
    let correspondence = CorrespondenceRepository(&versioned);
    correspondence.mend().unwrap();
    let mut edited = correspondence.load(&id(5)).value.unwrap();
    play_on(&mut edited, 1, 5);
    correspondence.save(&edited, &event.event).unwrap();
    let versioned = next_visit(versioned);
    let look = CorrespondenceRepository(&versioned).cached();
    assert_eq!(look.games.len(), GAMES);
    assert!(look.refresh.is_done());
    let counts = versioned.store().take();
    assert_eq!(counts.listings, 1);
    assert!(counts.writes.is_empty());
    assert!(counts.reads_of("zeitnot.post.lines.") <= 128);
    let games = counts.reads_of("zeitnot.post.game.");
    assert!(games <= 128, "{games}");
}

#[test]
fn a_backup_that_brings_one_game_touches_no_line_of_the_others() {
    let (here, event) = many(200, 2);
    let (there, _) = many(200, 2);
    let mut played = CorrespondenceRepository(&there).load(&id(7)).value.unwrap();
    play_on(&mut played, 1, 5);
    CorrespondenceRepository(&there)
        .save(&played, &event.event)
        .unwrap();
    let text = backup::export(&there, WallTime::new(1)).unwrap();
    CorrespondenceRepository(&here).mend().unwrap();
    here.store().take();
    backup::import(&here, &text).unwrap();
    let counts = here.store().take();
    assert_eq!(counts.writes.len(), 2, "{:?}", counts.writes);
    let mut look = CorrespondenceRepository(&here).cached();
    assert_eq!(look.games.len(), 199);
    here.store().take();
    let read = CorrespondenceRepository(&here)
        .refresh_next(&mut look.refresh)
        .unwrap();
    let Now::Line(line) = read.now else {
        panic!("{read:?}");
    };
    assert_eq!((line.id, line.ply), (id(7), 3));
    assert!(look.refresh.is_read());
}

#[test]
fn without_lines_each_game_is_read_once_one_at_a_time_and_its_row_comes_at_once() {
    let (versioned, event) = many(200, 6);
    for key in versioned.list("post.lines.").unwrap() {
        versioned.delete(&key).unwrap();
    }
    let versioned = next_visit(versioned);
    let correspondence = CorrespondenceRepository(&versioned);
    let look = correspondence.cached();
    assert_eq!(look.events, [event]);
    assert_eq!(look.games, []);
    let mut refresh = look.refresh;
    versioned.store().take();
    let (mut games, mut orphans) = (look.games, Vec::new());
    while let Some(read) = correspondence.refresh_next(&mut refresh) {
        let counts = versioned.store().take();
        // Both places of one game.
        assert_eq!(counts.reads.len(), 2, "{:?}", counts.reads);
        assert_eq!(counts.reads_of("zeitnot.post.game."), 2);
        assert_eq!(counts.listings, 0);
        assert!(matches!(read.now, Now::Line(_)));
        read.now.apply(&mut games, &mut orphans);
        if games.len() == 1 {
            assert_eq!(games[0].id, id(0), "in order");
        }
    }
    assert_eq!((games.len(), orphans.len()), (200, 0));
    games.sort_by(|a, b| a.id.cmp(&b.id));
    assert_eq!(games, true_lines(&versioned));
    // They are kept in pieces, too, and no game is read for it.
    versioned.store().take();
    while correspondence.write_next(&mut refresh).unwrap() {
        let counts = versioned.store().take();
        assert!(counts.writes.len() <= 1);
        assert_eq!(counts.reads_of("zeitnot.post.game."), 0);
    }
    assert!(
        CorrespondenceRepository(&next_visit(versioned))
            .cached()
            .refresh
            .is_done()
    );
}
