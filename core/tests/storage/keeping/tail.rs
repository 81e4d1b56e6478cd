//! A game on the table that is appended to, not rewritten.

use std::cell::RefCell;
use std::rc::Rc;

use zeitnot_core::clock::{ByColor, Clock, Color, Event};
use zeitnot_core::game::sheet::Pressing;
use zeitnot_core::game::{Scoresheet, Start, Unwinnable};
use zeitnot_core::storage::backup;
use zeitnot_core::storage::games::{FULL, GameRepository, Saved, TableGame};
use zeitnot_core::storage::store::{FaultyStore, MemoryStore, Mishap, Store, StoreError};
use zeitnot_core::storage::versioned::{
    LoadError, MirroredStore, Replica, SaveError, VersionedStore,
};
use zeitnot_core::time::{Instant, Stamp, WallTime};

use super::lines::{table_game, versioned};

/// A store that notes how much is read and written.
#[derive(Debug, Default)]
struct Counting {
    below: MemoryStore,
    done: RefCell<Vec<usize>>,
}

impl Store for Counting {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        let found = self.below.get(key)?;
        let length = found.as_ref().map_or(0, String::len);
        self.done.borrow_mut().push(length);
        Ok(found)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.done.borrow_mut().push(text.len());
        self.below.set(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.done.borrow_mut().push(0);
        self.below.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        // A cost that grows with everything kept.
        self.done.borrow_mut().push(1_000_000);
        self.below.keys()
    }
}

fn game(board: bool) -> TableGame {
    let mut game = table_game("300+2", 7);
    game.board = board.then(|| Scoresheet::new(Start::standard(), Pressing::ByMove));
    game
}

fn stamp(second: usize) -> Stamp {
    let ms = i64::try_from(second).expect("a small number") * 1_000;
    Stamp {
        at: Instant::new(ms),
        wall: WallTime::new(1_800_000_000_000 + ms),
    }
}

/// The `n`th press, Black's first.
fn press(game: &mut TableGame, n: usize) {
    let side = if n.is_multiple_of(2) {
        Color::Black
    } else {
        Color::White
    };
    let done = game.clock.apply(Event::Press(side), stamp(n));
    done.expect("the side on turn can press");
}

/// Saves what has changed of a game; `saved` is how much of it was stored.
fn append<S: Store>(page: &VersionedStore<S>, saved: &mut Option<Saved>, game: &TableGame) {
    let done = GameRepository(page).append(saved, game);
    done.expect("there is room");
}

/// Asserts that a page that is loaded now finds this game.
#[track_caller]
fn assert_stored<S: Store>(versioned: &VersionedStore<S>, game: &TableGame) {
    let next = self::versioned(versioned.store());
    let found = GameRepository(&next).load(&game.id).value;
    assert_eq!(found.as_ref(), Some(game));
}

/// A game of `presses` presses, each of them saved.
fn played<S: Store>(versioned: &VersionedStore<S>, presses: usize) -> (TableGame, Option<Saved>) {
    let (mut game, mut saved) = (game(false), None);
    for n in 0..presses {
        press(&mut game, n);
        append(versioned, &mut saved, &game);
    }
    (game, saved)
}

#[test]
fn the_cost_of_a_press_does_not_grow_with_the_game() {
    let cost = |presses: usize| {
        let versioned = versioned(Counting::default());
        let (mut game, mut saved) = played(&versioned, presses);
        versioned.store().done.take();
        press(&mut game, presses);
        append(&versioned, &mut saved, &game);
        let done = versioned.store().done.take();
        (done.len(), done.into_iter().sum::<usize>())
    };
    for presses in [2, 100, 500, 5_000] {
        let (calls, characters) = cost(presses);
        assert!(calls <= 8, "{presses}: {calls} calls");
        // The storage reads both places of a tail, and writes one.
        assert!(characters < 4 * FULL, "{presses}: {characters} characters");
    }
}

#[test]
fn a_game_comes_back_from_its_tails_as_it_was() {
    for presses in [1, 2, 49, 120, 700] {
        let versioned = versioned(MemoryStore::default());
        let (game, _) = played(&versioned, presses);
        assert_stored(&versioned, &game);
    }
}

#[test]
fn a_page_that_loads_a_game_goes_on_with_its_last_tail() {
    let versioned = versioned(MemoryStore::default());
    let (mut game, _) = played(&versioned, 60);
    let next = self::versioned(versioned.store());
    let mut saved = None;
    for n in 60..130 {
        press(&mut game, n);
        append(&next, &mut saved, &game);
    }
    assert_stored(&versioned, &game);
}

#[test]
fn moves_that_are_taken_back_and_offers_are_appended_too() {
    let versioned = versioned(MemoryStore::default());
    let (mut game, mut saved) = (game(true), None);
    let mut second = 0;
    let mut on_board = |game: &mut TableGame, act: &dyn Fn(&mut Scoresheet, &mut Clock, Stamp)| {
        second += 1;
        let mut sheet = game.board.take().expect("a board");
        act(&mut sheet, &mut game.clock, stamp(second));
        game.board = Some(sheet);
        append(&versioned, &mut saved, game);
    };
    let play = |uci: String| {
        move |sheet: &mut Scoresheet, clock: &mut Clock, stamp: Stamp| {
            let mut line = sheet.live(clock).line;
            let played = line.play_uci(&uci).expect("a legal move");
            sheet.play(clock, played, stamp).expect("it can be made");
        }
    };
    on_board(&mut game, &|sheet, clock, stamp| {
        sheet
            .apply(clock, Event::Press(Color::Black), stamp)
            .expect("it begins");
    });
    let steps = [["2", "3", "7", "6"], ["3", "4", "6", "5"]];
    let files = steps
        .iter()
        .flat_map(|step| ('a'..='h').map(move |file| (file, step)));
    for (file, [from, to, theirs, there]) in files {
        let moved = |from: &str, to: &str| format!("{file}{from}{file}{to}");
        on_board(&mut game, &play(moved(from, to)));
        on_board(&mut game, &|sheet, clock, stamp| {
            sheet
                .offer_draw(clock, Color::White, stamp)
                .expect("an offer");
        });
        on_board(&mut game, &|sheet, clock, stamp| {
            sheet.answer(clock, false, stamp).expect("an answer");
        });
        on_board(&mut game, &|sheet, clock, stamp| {
            sheet.take_back(clock, stamp).expect("it is taken back");
        });
        on_board(&mut game, &play(moved(from, to)));
        on_board(&mut game, &play(moved(theirs, there)));
    }
    assert_stored(&versioned, &game);
}

#[test]
fn a_proof_that_ended_a_game_is_kept_with_it() {
    let versioned = versioned(MemoryStore::default());
    let (mut game, mut saved) = (game(true), None);
    let mut sheet = game.board.take().expect("a board");
    let mut line = sheet.live(&game.clock).line;
    let played = line.play_uci("e2e4").expect("a legal move");
    sheet
        .play(&mut game.clock, played, stamp(1))
        .expect("it can be made");
    game.board = Some(sheet.clone());
    let games = GameRepository(&versioned);
    games.append(&mut saved, &game).expect("there is room");
    let why = ByColor::both(Unwinnable::Proved);
    sheet
        .end_as_dead(&mut game.clock, line.position(), why, stamp(2))
        .expect("the solver says so");
    game.board = Some(sheet);
    games.append(&mut saved, &game).expect("there is room");
    let next = self::versioned(versioned.store());
    let read = GameRepository(&next)
        .load(&game.id)
        .value
        .expect("the game");
    let proof = read
        .board
        .as_ref()
        .and_then(|sheet| sheet.proof(&read.clock));
    assert_eq!(proof, Some(why));
    assert_eq!(read, game);
}

#[test]
fn a_page_killed_between_any_two_writes_leaves_the_game_at_an_earlier_entry() {
    for writes in 0..80 {
        let versioned = versioned(FaultyStore::default());
        versioned.store().expect(Some(Mishap::Dies(writes)));
        let (mut game, mut saved) = (game(false), None);
        let mut done = 0;
        for n in 0..70 {
            press(&mut game, n);
            if GameRepository(&versioned)
                .append(&mut saved, &game)
                .is_err()
            {
                break;
            }
            done = n + 1;
        }
        versioned.store().expect(None);
        let next = self::versioned(versioned.store());
        let found = GameRepository(&next).load(&game.id);
        assert_eq!(found.faults, [], "{writes}");
        let entries = found.value.map_or(0, |game| game.clock.journal().len());
        assert!(
            (done..=done + 1).contains(&entries),
            "{writes}: {entries}, {done}"
        );
    }
}

#[test]
fn a_page_that_missed_presses_of_another_is_refused() {
    let one = versioned(MemoryStore::default());
    let (mut game, mut saved) = played(&one, 60);
    let two = self::versioned(one.store());
    let mut other = GameRepository(&two).load(&game.id).value.expect("the game");
    press(&mut other, 60);
    append(&two, &mut None, &other);
    press(&mut game, 60);
    let refused = GameRepository(&one).append(&mut saved, &game);
    assert!(
        matches!(refused, Err(SaveError::Stale { .. })),
        "{refused:?}"
    );
    // The other page can append even if it does not know how much is stored.
    press(&mut other, 61);
    append(&two, &mut None, &other);
    let refused = GameRepository(&one).append(&mut None, &game);
    assert!(
        matches!(refused, Err(SaveError::Stale { .. })),
        "{refused:?}"
    );
}

#[test]
fn a_game_whose_data_were_cleared_is_written_whole_again() {
    let versioned = versioned(MemoryStore::default());
    let (mut game, mut saved) = played(&versioned, 60);
    for key in versioned.store().keys().expect("memory is there") {
        versioned.store().remove(&key).expect("it can forget");
    }
    press(&mut game, 60);
    append(&versioned, &mut saved, &game);
    assert_stored(&versioned, &game);
}

#[test]
fn a_game_with_a_damaged_tail_is_read_up_to_it_and_goes_on() {
    let versioned = versioned(FaultyStore::default());
    let (game, _) = played(&versioned, 300);
    for side in ["a", "b"] {
        versioned
            .store()
            .flip(&format!("zeitnot.tail.7.2.{side}"), 60, 1);
    }
    let next = self::versioned(versioned.store());
    let found = GameRepository(&next).load(&game.id);
    assert!(
        found
            .faults
            .iter()
            .all(|fault| matches!(fault, LoadError::SetAside { .. }))
    );
    assert!(
        found.faults.len() >= 3,
        "the later tails are set aside too: {:?}",
        found.faults
    );
    let mut left = found.value.expect("the beginning");
    let entries = left.clock.journal().len();
    assert!(entries > 20 && entries < 200);
    press(&mut left, entries);
    append(&next, &mut None, &left);
    assert_stored(&versioned, &left);
}

#[test]
fn a_backup_has_a_game_with_its_tails_as_one_value_and_the_later_one_counts() {
    let here = versioned(MemoryStore::default());
    let (mut game, mut saved) = played(&here, 80);
    let early = backup::export(&here, WallTime::new(0)).expect("memory is there");
    assert!(!early.contains("tail."));
    for n in 80..90 {
        press(&mut game, n);
        append(&here, &mut saved, &game);
    }
    let late = backup::export(&here, WallTime::new(0)).expect("memory is there");

    // An earlier state does not take the place of a later one.
    backup::import(&here, &early).expect("a backup");
    assert_eq!(GameRepository(&here).load("7").value.as_ref(), Some(&game));
    // On another device each of them can be restored, in either order.
    for texts in [[&early, &late], [&late, &early]] {
        let there = versioned(MemoryStore::default());
        for text in texts {
            backup::import(&there, text).expect("a backup");
        }
        assert_eq!(GameRepository(&there).load("7").value.as_ref(), Some(&game));
        let mut goes_on = game.clone();
        press(&mut goes_on, 90);
        append(&there, &mut None, &goes_on);
        assert_eq!(GameRepository(&there).load("7").value, Some(goes_on));
    }
}

#[test]
fn the_game_on_which_the_tails_stand_is_kept_twice() {
    for side in ["a", "b"] {
        let versioned = versioned(FaultyStore::default());
        let (game, _) = played(&versioned, 60);
        versioned
            .store()
            .flip(&format!("zeitnot.game.7.{side}"), 60, 1);
        let next = self::versioned(versioned.store());
        let found = GameRepository(&next).load(&game.id);
        assert_eq!(found.faults.len(), 1, "the storage reports the fault");
        assert_eq!(found.value, Some(game));
    }
}

#[test]
fn a_deleted_game_leaves_nothing_behind() {
    let versioned = versioned(MemoryStore::default());
    let (game, _) = played(&versioned, 200);
    GameRepository(&versioned)
        .delete(&game.id)
        .expect("memory can forget");
    let left = versioned.list("").expect("memory is there");
    assert_eq!(left, ["games"]);
}

/// A game that was played, and then renamed and played on.
fn renamed<S: Store>(
    versioned: &VersionedStore<S>,
    game: &mut TableGame,
    presses: std::ops::Range<usize>,
) {
    let mut saved = None;
    game.players.white = "Anna".into();
    for n in presses {
        press(game, n);
        append(versioned, &mut saved, game);
    }
}

#[test]
fn a_backup_from_before_a_game_was_rewritten_whole_does_not_replace_it() {
    let versioned = versioned(MemoryStore::default());
    let (mut game, _) = played(&versioned, 120);
    let file = backup::export(&versioned, WallTime::new(1)).expect("memory is there");
    renamed(&versioned, &mut game, 120..125);
    backup::import(&versioned, &file).expect("a whole backup");
    assert_eq!(GameRepository(&versioned).load("7").value, Some(game));
}

#[test]
fn moves_played_after_a_game_was_rewritten_whole_outlive_a_kill() {
    type Copies = MirroredStore<Rc<MemoryStore>, Replica>;
    let (disk, second) = (Rc::new(MemoryStore::default()), Replica::default());
    let page = || versioned(Copies::new(disk.clone(), second.clone()));
    let (mut game, _) = played(&page(), 40);
    let written_out = Rc::new((*disk).clone());
    // On a page that was loaded again.
    renamed(&page(), &mut game, 40..42);
    let next = Copies::new(written_out.clone(), second.frozen());
    next.reconcile(second.writes());
    assert_eq!(GameRepository(&versioned(next)).load("7").value, Some(game));
}
