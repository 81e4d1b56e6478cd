//! Two tabs: one writes, the other follows and takes over; and a tab that another one overtook.

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{Clock, Color, Event, StoppedBy};
use zeitnot::platform::storage::announce;
use zeitnot::storage::backup;
use zeitnot::storage::correspondence::CorrespondenceRepository;
use zeitnot::storage::games::{GameRepository, TableGame};
use zeitnot::storage::store::MemoryStore;
use zeitnot::storage::versioned::{Schema, VersionedStore};
use zeitnot::time::{Millis, Stamp, WallTime};

use crate::own_games::{game, kept, open, refilled_by_hand};
use crate::page::{Page, open_first_page, take_over_table, versioned};
use crate::still::StillTime;
use crate::{turn, until};

const WHITE: &str = ".half[data-color=white]";
const BLACK: &str = ".half[data-color=black]";
const RESUME: &str = ".panel [data-act=resume]";
const PLAY_HERE: &str = "[data-act=take-over-clock]";

/// A browser without locks, until this is dropped.
struct NoLocks;

impl NoLocks {
    fn begin() -> NoLocks {
        run("Object.defineProperty(navigator.locks, 'request',
               { value: undefined, configurable: true });");
        NoLocks
    }
}

impl Drop for NoLocks {
    fn drop(&mut self) {
        run("delete navigator.locks.request;");
    }
}

fn run(code: &str) {
    Function::new_no_args(code).call0(&JsValue::NULL).unwrap();
}

/// Another tab does this in the game on the table, a second after the last act. This page does not
/// hear of it.
fn another_tab_does(event: Event) -> Clock {
    let versioned = versioned();
    let games = GameRepository(&versioned);
    let mut game = games.current().value.unwrap();
    does(&mut game, event);
    games.append(&mut None, &game).unwrap();
    game.clock
}

/// An event a second after the last one.
fn does(game: &mut TableGame, event: Event) {
    let last = game.clock.journal().last().unwrap().stamp;
    let stamp = Stamp {
        at: last.at + Millis::seconds(1),
        wall: last.wall + Millis::seconds(1),
    };
    game.clock.apply(event, stamp).unwrap();
}

fn notices(page: &Page) -> String {
    page.text(".notices")
}

#[wasm_bindgen_test]
async fn a_page_that_follows_takes_over_a_running_clock_with_one_touch() {
    let (time, page) = StillTime::open().await;
    page.touch(BLACK).await;
    page.shut().await;
    open_first_page().await;
    let page = Page::again().await;
    time.advance(20_000).await;
    page.touch(WHITE).await;
    assert_eq!(page.kept_events(), 1, "it only follows");
    page.click(PLAY_HERE).await;
    until("taking over", || page.find(PLAY_HERE).is_none()).await;
    // The other page was open until now, so nobody is asked about the time since.
    page.touch(WHITE).await;
    assert_eq!(page.running(), (false, true));
    assert_eq!(page.kept_events(), 2);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_page_from_which_another_takes_over_follows_it() {
    let (_time, page) = StillTime::open().await;
    page.touch(BLACK).await;
    take_over_table().await;
    page.wait_for(PLAY_HERE).await;
    page.touch(WHITE).await;
    assert_eq!((page.running(), page.kept_events()), ((true, false), 1));
    another_tab_does(Event::Press(Color::White));
    announce("current");
    turn().await;
    assert_eq!(page.running(), (false, true));
    page.close().await;
}

#[wasm_bindgen_test]
async fn without_locks_an_overtaken_page_shows_the_stored_game_and_says_so() {
    let _without = NoLocks::begin();
    let (time, page) = StillTime::open().await;
    page.touch(BLACK).await;
    time.advance(2_000).await;
    let stored = another_tab_does(Event::Press(Color::White));
    assert_eq!(page.running(), (true, false));
    page.touch(WHITE).await;
    assert_eq!(page.running(), (false, true));
    assert_eq!(page.kept().unwrap().clock, stored, "nothing stored is lost");
    let said = notices(&page);
    assert!(
        said.contains("last action here is not part of it"),
        "{said}"
    );
    // The other tab plays from now on, until this one takes over.
    page.touch(BLACK).await;
    assert_eq!(page.kept().unwrap().clock, stored);
    page.click(PLAY_HERE).await;
    page.touch(BLACK).await;
    assert_eq!((page.running(), page.kept_events()), ((true, false), 3));
    page.close().await;
}

#[wasm_bindgen_test]
async fn without_locks_a_page_follows_the_one_that_it_hears_playing() {
    let _without = NoLocks::begin();
    let (_time, page) = StillTime::open().await;
    page.touch(BLACK).await;
    another_tab_does(Event::Press(Color::White));
    announce("current");
    turn().await;
    assert_eq!(page.running(), (false, true));
    page.get(PLAY_HERE);
    let said = notices(&page);
    assert!(!said.contains("not part of it"), "{said}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_page_that_is_ahead_of_the_stored_game_keeps_and_saves_what_it_has() {
    let (time, page) = StillTime::open().await;
    page.touch(BLACK).await;
    time.advance(1_000).await;
    page.touch(WHITE).await;
    assert_eq!(page.kept_events(), 2);
    run("for (const key of Object.keys(localStorage)) {
           if (key.startsWith('zeitnot.tail.')) localStorage.removeItem(key);
         }");
    assert_eq!(page.kept_events(), 1, "its last press is not stored");
    announce("current");
    turn().await;
    assert_eq!(page.running(), (false, true));
    assert!(page.find(".notice").is_none());
    time.advance(1_000).await;
    page.touch(BLACK).await;
    assert_eq!(page.kept_events(), 3);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_page_with_the_lock_goes_on_with_what_a_backup_brought_elsewhere() {
    let (time, page) = StillTime::open().await;
    page.touch(BLACK).await;
    time.advance(5_000).await;
    page.touch("[data-act=pause]").await;
    page.wait_for(RESUME).await;
    let text = {
        let there = VersionedStore::new(MemoryStore::default(), Schema::CURRENT);
        let mut longer = page.kept().unwrap();
        does(&mut longer, Event::Resume);
        does(&mut longer, Event::Press(Color::White));
        does(&mut longer, Event::Stop(StoppedBy::Arbiter));
        GameRepository(&there).save(&longer).unwrap();
        backup::export(&there, WallTime::new(1)).unwrap()
    };
    backup::import(&versioned(), &text).unwrap();
    announce("current");
    turn().await;
    let said = notices(&page);
    assert!(said.contains("goes on in the backup"), "{said}");
    assert!(page.find(PLAY_HERE).is_none());
    page.click(RESUME).await;
    assert_eq!((page.running(), page.kept_events()), ((false, true), 6));
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_entry_that_another_tab_overtook_is_not_shown_as_saved() {
    let moves = [("e4", 3), ("c5", 3), ("Nc3", 3), ("Nc6", 3)];
    let (time, page) = open(|| {
        let game = game("7", Color::White, "Bo", 30, &moves[..2]);
        (refilled_by_hand(30), vec![game])
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entry").await;
    // It has the lock by then.
    time.advance(1_000).await;
    let stored = {
        let versioned = versioned();
        let games = CorrespondenceRepository(&versioned);
        let before = games.load("7").value.unwrap();
        let event = games.events().value.unwrap().remove(0).event;
        let mut longer = before;
        longer.journal = game("7", Color::White, "Bo", 30, &moves).journal;
        games.save(&longer, &event).unwrap();
        longer
    };
    page.write("[name=move]", "Nf3").await;
    page.click("[data-act=save-entry]").await;
    assert_eq!(kept("7").journal, stored.journal, "nothing stored is lost");
    assert_eq!(page.count("[data-place]"), 5);
    let said = notices(&page);
    assert!(said.contains("last entry here was not saved"), "{said}");
    // With the lock, this page still writes.
    page.write("[name=move]", "Nf3").await;
    page.click("[data-act=save-entry]").await;
    assert_eq!(kept("7").journal.len(), 6);
    page.close().await;
}
