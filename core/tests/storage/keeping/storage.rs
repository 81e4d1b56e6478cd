//! Two tabs with one storage, and a storage that is full.

use std::cell::Cell;

use zeitnot_core::clock::{Color, Event};
use zeitnot_core::storage::backup;
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::storage::games::{GameRepository, Saved, TableGame};
use zeitnot_core::storage::store::{FaultyStore, MemoryStore, Mishap, Store, StoreError};
use zeitnot_core::storage::versioned::SaveError;
use zeitnot_core::time::{Stamp, WallTime};

use super::lines::{lines, load, save, table_game, true_lines, versioned};
use zeitnot_fixtures::correspondence::{event, game, play_on};

#[test]
fn a_tab_that_is_behind_cannot_save_even_after_reading_the_list() {
    let store = MemoryStore::default();
    let (one, other) = (versioned(&store), versioned(&store));
    let (one, other) = (
        CorrespondenceRepository(&one),
        CorrespondenceRepository(&other),
    );
    let event = event("1");
    one.save_event(&event).unwrap();
    let mut mine = game("1", "1", 4, 1);
    one.save(&mine, &event.event).unwrap();
    other.load("1");
    let theirs = game("1", "1", 9, 2);
    other.save(&theirs, &event.event).unwrap();
    // The first tab hears that the list has changed, and reads it.
    assert_eq!(one.list().games[0].ply, 9);
    play_on(&mut mine, 1, 5);
    assert!(matches!(
        one.save(&mine, &event.event),
        Err(SaveError::Stale { .. })
    ));
    assert_eq!(one.load("1").value, Some(theirs));
    assert_eq!(one.list().games[0].ply, 9);
}

#[test]
fn values_a_full_storage_refuses_are_shown_backed_up_and_written_later() {
    let here = versioned(FaultyStore::default()).with_overflow();
    let correspondence = CorrespondenceRepository(&here);
    correspondence.save_event(&event("1")).unwrap();
    save(&here, &game("1", "1", 4, 1));
    here.store().expect(Some(Mishap::Full));
    save(&here, &game("1", "1", 5, 1));
    save(&here, &game("2", "1", 3, 2));
    assert_eq!(here.texts().unsaved().unwrap().1, StoreError::Full);
    assert_eq!(load(&here, "2"), game("2", "1", 3, 2));
    let before = lines(&here);
    assert_eq!(before, true_lines(&here));

    let text = backup::export(&here, WallTime::new(1)).unwrap();
    let other = versioned(MemoryStore::default());
    backup::import(&other, &text).unwrap();
    assert_eq!(lines(&other), before);

    // A game without room is lost when the page is closed; the others are not.
    assert_eq!(lines(&versioned(here.store())).len(), 1);
    here.store().expect(None);
    here.texts().write_waiting();
    assert_eq!(lines(&versioned(here.store())), before);
}

/// A store that takes no text longer than this.
#[derive(Default)]
struct Narrow {
    store: MemoryStore,
    longest: Cell<Option<usize>>,
}

impl Store for Narrow {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.store.get(key)
    }
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        match self.longest.get() {
            Some(longest) if text.len() > longest => Err(StoreError::Full),
            _ => self.store.set(key, text),
        }
    }
    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.store.remove(key)
    }
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.store.keys()
    }
}

#[test]
fn a_game_without_room_leaves_the_stored_one_whole_whatever_has_room() {
    let here = versioned(Narrow::default()).with_overflow();
    let games = GameRepository(&here);
    let mut game = table_game("90+30", 7);
    let mut saved = None;
    let press = |game: &mut TableGame, saved: &mut Option<Saved>| {
        let played = game.clock.journal().len();
        let side = [Color::Black, Color::White][played % 2];
        let at = Stamp::at_ms(1_000 * played as i64);
        game.clock.apply(Event::Press(side), at).unwrap();
        games.append(saved, game).unwrap();
    };
    for _ in 0..60 {
        press(&mut game, &mut saved);
    }
    let before = game.clone();
    // The game is written whole for its new name, for which there is no room; a tail would have it.
    here.store().longest.set(Some(1_000));
    game.players.white = "Anna".into();
    games.append(&mut saved, &game).unwrap();
    for _ in 0..3 {
        press(&mut game, &mut saved);
        assert!(here.texts().unsaved().is_some());
        let next = versioned(here.store());
        assert_eq!(
            GameRepository(&next).load("7").value.as_ref(),
            Some(&before)
        );
    }
    assert_eq!(games.load("7").value.as_ref(), Some(&game));
    here.store().longest.set(None);
    press(&mut game, &mut saved);
    assert_eq!(here.texts().unsaved(), None);
    let next = versioned(here.store());
    assert_eq!(GameRepository(&next).load("7").value, Some(game));
}
