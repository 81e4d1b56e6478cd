//! Values for which there was no room, and a backup restored while a game is on the table.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{Clock, Color, Event};
use zeitnot::platform::location;
use zeitnot::platform::storage::LocalStorage;
use zeitnot::storage::backup;
use zeitnot::storage::games::{GameRepository, TableGame};
use zeitnot::storage::store::{MemoryStore, Store};
use zeitnot::storage::versioned::{Schema, VersionedStore};
use zeitnot::time::{Millis, Stamp, WallTime};

use crate::app::fill;
use crate::own_games::{game, open, refilled_by_hand};
use crate::page::{Page, storage, versioned};

const WHITE: &str = ".half[data-color=white]";
const BLACK: &str = ".half[data-color=black]";

#[wasm_bindgen_test]
async fn a_game_begun_without_room_is_on_the_table_after_the_next_press() {
    let page = Page::open().await;
    fill();
    page.touch(BLACK).await;
    page.touch(WHITE).await;
    assert_eq!(page.kept_events(), 0);
    storage().remove_item("filler").unwrap();
    page.touch(BLACK).await;
    assert_eq!(page.kept_events(), 3);
    let page = page.reload().await;
    assert_eq!(page.running(), (true, false));
    page.close().await;
}

#[wasm_bindgen_test]
async fn events_without_room_are_saved_when_another_page_is_shown() {
    let page = Page::open().await;
    fill();
    page.touch(BLACK).await;
    page.touch(WHITE).await;
    storage().remove_item("filler").unwrap();
    page.go("/keys").await;
    assert_eq!(page.kept_events(), 2);
    page.close().await;
}

#[wasm_bindgen_test]
async fn texts_left_by_the_page_before_are_saved_when_another_is_shown() {
    let page = Page::open_with(|| {
        fill();
        let left = r#"{"keys":["zeitnot.post.study.7.a"],"texts":["waits"],"theirs":[]}"#;
        assert!(location::leave_behind(left));
    })
    .await;
    let kept = || LocalStorage.get("zeitnot.post.study.7.a").unwrap();
    assert_eq!(kept(), None);
    storage().remove_item("filler").unwrap();
    page.go("/keys").await;
    assert_eq!(kept().as_deref(), Some("waits"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_warning_of_little_room_outlives_what_was_only_in_memory() {
    let (time, page) = open(|| {
        let moves = [("e4", 1), ("e5", 1)];
        (
            refilled_by_hand(20),
            vec![game("7", Color::White, "Bo", 20, &moves)],
        )
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for("[name=move]").await;
    fill();
    page.write("[name=move]", "Nf3").await;
    page.click("[data-act=enter-moves]").await;
    time.advance(10).await;
    let notices = || -> String {
        let notices = page.all(".notice").into_iter();
        notices.filter_map(|notice| notice.text_content()).collect()
    };
    let [unsaved, full] = ["is kept only until", "A backup keeps your games safe"];
    assert!(notices().contains(unsaved), "{}", notices());
    assert!(notices().contains(full), "{}", notices());
    storage().remove_item("filler").unwrap();
    page.go("/post").await;
    assert!(!notices().contains(unsaved), "{}", notices());
    assert!(notices().contains(full), "{}", notices());
    page.close().await;
}

/// A backup of another device, on which the game on the table went on differently, and earlier,
/// after its first entries.
fn other_course(mine: &TableGame, entries: usize, next: Event) -> (TableGame, String) {
    let setup = mine.clock.setup().clone();
    let clock = Clock::replay(setup, mine.clock.journal()[..entries].to_vec());
    let last = mine.clock.journal()[entries - 1].stamp;
    let stamp = Stamp {
        at: last.at + Millis::new(1),
        wall: WallTime::new(last.wall.get() - 1),
    };
    let mut theirs = TableGame {
        clock,
        ..mine.clone()
    };
    theirs.clock.apply(next, stamp).unwrap();
    let there = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    GameRepository(&there).save(&theirs).unwrap();
    let text = backup::export(&there, WallTime::new(1)).unwrap();
    (theirs, text)
}

#[wasm_bindgen_test]
async fn a_clock_that_runs_goes_on_apart_from_what_a_backup_brings() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch(WHITE).await;
    let mine = page.kept().unwrap();
    let (theirs, text) = other_course(&mine, 1, Event::Press(Color::White));
    let report = backup::import(&versioned(), &text).unwrap();
    assert_eq!(report.copied.len(), 1, "{report:?}");
    page.touch(BLACK).await;
    assert_eq!(page.running(), (true, false));
    let now = page.kept().unwrap();
    assert_ne!(now.id, mine.id);
    assert_eq!(now.clock.journal().len(), 3);
    assert!(now.clock.journal().starts_with(mine.clock.journal()));
    let other = GameRepository(&versioned()).load(&mine.id).value.unwrap();
    assert_eq!(other.clock, theirs.clock);
    // It is there after a reload, and goes on.
    let page = page.reload().await;
    page.touch(WHITE).await;
    assert_eq!(page.kept_events(), 4);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_press_is_not_put_behind_what_a_backup_brought_meanwhile() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch("[data-act=pause]").await;
    let mine = page.kept().unwrap();
    let (theirs, text) = other_course(&mine, 2, Event::Resume);
    let report = backup::import(&versioned(), &text).unwrap();
    assert_eq!(report.taken.len(), 1, "{report:?}");
    page.click(".panel [data-act=resume]").await;
    let now = page.kept().unwrap();
    assert_ne!(now.id, mine.id);
    assert!(now.clock.journal().starts_with(mine.clock.journal()));
    assert_eq!(now.clock.journal().len(), 3);
    let other = GameRepository(&versioned()).load(&mine.id).value.unwrap();
    assert_eq!(other.clock, theirs.clock);
    page.close().await;
}
