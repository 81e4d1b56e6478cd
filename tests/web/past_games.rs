//! Past games: looked back on, deleted, left and taken up again.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::storage::games::{GameRepository, TableGame};

use crate::export::short_game;
use crate::page::{Page, versioned};
use crate::still::StillTime;
use crate::table::Table;

const WHITE: &str = ".half[data-color=white]";
const BLACK: &str = ".half[data-color=black]";
const RESUME: &str = ".panel [data-act=resume]";
const TAKE_UP: &str = "[data-act=take-up]";

/// White thinks for five seconds and presses; a second later the clocks are stopped. Returns the
/// game's id.
async fn paused(time: &StillTime, page: &Page) -> String {
    page.touch(BLACK).await;
    time.advance(5_000).await;
    page.touch(WHITE).await;
    time.advance(1_000).await;
    page.key("Space").await;
    page.kept().unwrap().id
}

/// A new game in the place of one that is not over.
async fn replace(page: &Page) {
    page.click(".panel [data-act=new]").await;
    page.click("[data-act=new-sure]").await;
    assert_eq!(digits(page), ("3:02".into(), "3:02".into()));
}

/// Opens the clock on a device that keeps this game.
async fn open_after(game: &TableGame) -> Page {
    Page::open_with(|| keep(game)).await
}

fn keep(game: &TableGame) {
    let versioned = versioned();
    let games = GameRepository(&versioned);
    games.save(game).unwrap();
    games.update_index(game, game.clock.last_instant()).unwrap();
}

/// White's figures and Black's.
fn digits(page: &Page) -> (String, String) {
    let of = |half: &str| page.text(&format!("{half} .digits"));
    (of(WHITE), of(BLACK))
}

#[wasm_bindgen_test]
async fn a_new_game_in_the_place_of_one_with_moves_asks_first() {
    let (time, page) = StillTime::open().await;
    let id = paused(&time, &page).await;
    page.click(".panel [data-act=new]").await;
    page.get("[data-act=new-sure]");
    page.click("[data-act=panel-back]").await;
    page.click(RESUME).await;
    assert_eq!(page.running(), (false, true));
    assert_eq!(page.kept().unwrap().id, id);
    page.key("Space").await;
    time.advance(10).await;
    replace(&page).await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_that_was_left_is_taken_up_again_as_it_stood() {
    let (time, page) = StillTime::open().await;
    let id = paused(&time, &page).await;
    time.advance(10).await;
    replace(&page).await;
    page.go(&format!("/game/{id}")).await;
    // It has no score yet, and no code for one.
    assert_eq!(page.text(".result"), "unfinished");
    page.click(TAKE_UP).await;
    page.wait_for(".panel").await;
    assert_eq!(digits(&page), ("2:59".into(), "3:01".into()));
    time.advance(3_600_000).await;
    let page = page.reload().await;
    page.click(RESUME).await;
    assert_eq!(page.running(), (false, true));
    assert_eq!(digits(&page), ("2:59".into(), "3:01".into()));
    assert_eq!(page.count(TAKE_UP), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_left_unfinished_is_resumed_from_the_list_but_not_a_finished_one() {
    let page = open_after(&short_game()).await;
    page.touch(BLACK).await;
    page.touch(WHITE).await;
    page.key("Space").await;
    let left = page.kept().unwrap().id;
    page.go("/games").await;
    assert_eq!(
        page.count(TAKE_UP),
        0,
        "one is finished, one is on the table"
    );
    page.go("/clock").await;
    page.click(".panel [data-act=new]").await;
    page.click("[data-act=new-sure]").await;
    page.go("/games").await;
    assert_eq!(page.count(TAKE_UP), 1);
    page.click(&format!("ul.games li {TAKE_UP}")).await;
    page.wait_for(".panel").await;
    assert_eq!(page.kept().unwrap().id, left);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_left_while_its_clock_ran_asks_what_the_time_away_counts() {
    let (time, page) = StillTime::open().await;
    page.touch(BLACK).await;
    time.advance(5_000).await;
    page.touch(WHITE).await;
    let id = page.kept().unwrap().id;
    time.advance(10).await;
    page.go("/controls").await;
    page.click("[data-preset='5 d2']").await;
    page.click("[data-act=replace]").await;
    page.wait_for("main.clock").await;
    assert_eq!(digits(&page).0, "5:00");
    time.advance(60_000).await;
    page.go(&format!("/game/{id}")).await;
    page.click(TAKE_UP).await;
    page.click("[data-act=ignore-away]").await;
    assert_eq!(page.count("[data-act=ignore-away]"), 0);
    assert_eq!(digits(&page).0, "2:59");
    assert_eq!(page.running(), (false, true));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_is_not_taken_up_in_the_place_of_another_with_moves_unasked() {
    let (time, page) = StillTime::open().await;
    let left = paused(&time, &page).await;
    time.advance(10).await;
    replace(&page).await;
    let other = paused(&time, &page).await;
    assert_ne!(other, left);
    page.go(&format!("/game/{left}")).await;
    page.click(TAKE_UP).await;
    page.get("dialog[open]");
    page.click("dialog [data-act=cancel]").await;
    assert_eq!(page.count("dialog"), 0);
    page.click(TAKE_UP).await;
    page.click("[data-act=take-up-sure]").await;
    page.wait_for(".panel").await;
    assert_eq!(page.kept().unwrap().id, left);
    assert_eq!(digits(&page).1, "3:01");
    // Now the other game is among the past ones.
    page.go(&format!("/game/{other}")).await;
    page.get(TAKE_UP);
    page.close().await;
}

/// A colour in its place would read as a name.
#[wasm_bindgen_test]
async fn a_player_without_a_name_beside_one_with_a_name_is_unknown() {
    let page = open_after(&short_game()).await;
    page.go("/games").await;
    let row = page.text("ul.games li");
    assert!(row.contains("– unknown") && !row.contains("Black"), "{row}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_that_was_kept_is_looked_back_on_and_deleted() {
    let game = short_game();
    let page = open_after(&game).await;
    page.go("/games").await;
    assert_eq!(page.count("ul.games li"), 1);
    assert_eq!(page.text("ul.games .score"), "0–1");
    let link = page.get("ul.games a").get_attribute("href").unwrap();
    page.go(&link[1..]).await;
    assert_eq!(page.text(".result strong"), "0–1");
    let page = page.reload().await;
    assert_eq!(page.text(".result strong"), "0–1");
    assert_eq!(page.count(".chart rect"), 2);
    assert_eq!(page.text(".result span"), "Black wins by resignation");
    for ending in ["txt", "csv", "json"] {
        page.get(&format!("[data-export={ending}]"));
    }
    page.click("[data-act=delete]").await;
    page.wait_for("main.page .empty").await;
    assert!(GameRepository(&versioned()).load(&game.id).value.is_none());
    page.click("[data-act=undo-change]").await;
    assert!(GameRepository(&versioned()).load(&game.id).value.is_some());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_is_deleted_in_the_list_and_put_back_in_its_place() {
    let game = short_game();
    let page = open_after(&game).await;
    let is_kept = || GameRepository(&versioned()).load(&game.id).value.is_some();
    page.go("/games").await;
    page.click("ul.games [data-act=delete]").await;
    assert!(!is_kept());
    assert_eq!(page.count("ul.games li"), 0);
    page.click("[data-act=undo-change]").await;
    assert!(is_kept());
    assert_eq!(page.text("ul.games .score"), "0–1");
    assert_eq!(page.count("[data-act=undo-change]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_minute_after_a_deletion_ends_quietly_when_its_page_is_gone() {
    let mut time = None;
    let page = Page::open_with(|| {
        keep(&short_game());
        time = Some(StillTime::begin());
    })
    .await;
    let time = time.expect("it began before the page was opened");
    page.go("/games").await;
    page.click("ul.games [data-act=delete]").await;
    let page = page.reload().await;
    time.advance(61_000).await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_start_without_a_move_is_not_kept_when_it_is_left() {
    let (time, page) = StillTime::open().await;
    page.touch(BLACK).await;
    time.advance(5_000).await;
    page.key("Space").await;
    let id = page.kept().unwrap().id;
    time.advance(10).await;
    page.click(".panel [data-act=new]").await;
    assert_eq!(page.count("[data-act=new-sure]"), 0, "nothing is lost");
    page.go("/games").await;
    page.get("main.page .empty");
    assert!(GameRepository(&versioned()).load(&id).value.is_none());
    page.close().await;
}

/// A game on the board is played in four seconds a move and resigned; its page is open.
async fn played_on_the_board() -> Table {
    let table = Table::open().await;
    let page = &table.page;
    page.go("/board?control=5").await;
    page.wait_for(".board [data-square=e2]").await;
    page.wait_for(".half .digits").await;
    for (made, san) in (1..).zip(["e4", "e5", "Nf3"]) {
        if page.find(".entry").is_none() {
            page.click("[data-act=type]").await;
            page.wait_for(".entry input").await;
        }
        page.write(".entry input", san).await;
        page.click("[data-act=enter-move]").await;
        let shown = format!(".moves [data-ply='{made}']:not([hidden])");
        page.wait_for(&shown).await;
        table.advance(4_000).await;
    }
    page.click("[data-act=resign]").await;
    page.wait_for("[data-act=resign-by]").await;
    page.click("[data-act=resign-by][data-color=black]").await;
    page.wait_for(".acts [data-act=new]").await;
    let id = page.kept().unwrap().id;
    page.go(&format!("/game/{id}")).await;
    page.wait_for(".past-game .board [data-square=e2]").await;
    table
}

/// The move that is marked in the list; none before the first.
fn at_hand(page: &Page) -> Option<String> {
    let marked = page.find(".timed-moves [aria-current=step]")?;
    marked.get_attribute("data-ply")
}

/// The chart marks a move.
fn is_charted(page: &Page) -> bool {
    page.get(".chart .at-hand").has_attribute("d")
}

#[wasm_bindgen_test]
async fn a_game_with_moves_opens_on_its_board_at_the_last_of_them() {
    let table = played_on_the_board().await;
    let page = &table.page;
    assert_eq!(page.text(".result strong"), "1–0");
    assert_eq!(at_hand(page).as_deref(), Some("3"));
    let square = page.get("[data-square=f3]").get_attribute("aria-label");
    assert!(square.unwrap().contains("knight"));
    assert_eq!(page.count(".timed-moves li"), 2);
    // Nobody moves a piece of a game that is over.
    assert_eq!(page.count(".squares[aria-readonly=true]"), 1);
    // The first move starts the clock; the player thought about the second.
    assert_eq!(page.text(".timed-moves [data-ply='2'] small"), "0:04");
    assert_eq!(page.text(".board-side .player:last-child .num"), "4:56");
    table.page.close().await;
}

#[wasm_bindgen_test]
async fn a_past_game_is_replayed_by_keys_buttons_and_touching_a_move_or_its_bar() {
    let table = played_on_the_board().await;
    let page = &table.page;
    page.key("ArrowLeft").await;
    assert_eq!(at_hand(page).as_deref(), Some("2"));
    assert!(is_charted(page));
    page.click(".walk [data-act=first]").await;
    assert_eq!(at_hand(page), None);
    assert!(!is_charted(page));
    let spoken = || page.text(".spoken");
    assert_eq!(spoken(), "starting position");
    page.click(".timed-moves [data-ply='1']").await;
    assert_eq!(at_hand(page).as_deref(), Some("1"));
    page.click_drawn(".chart [data-ply='3']").await;
    assert_eq!(at_hand(page).as_deref(), Some("3"));
    page.click(".walk [data-act=flip]").await;
    let first = page.get(".squares button").get_attribute("data-square");
    assert_eq!(first.as_deref(), Some("h1"));
    table.page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_with_moves_is_saved_copied_and_studied_from_beside_its_board() {
    let table = played_on_the_board().await;
    for ending in ["pgn", "csv", "txt", "json"] {
        table
            .page
            .get(&format!(".game-sheet [data-export={ending}]"));
    }
    table.page.get(".game-sheet [data-act=copy]");
    table.page.get(".game-sheet [data-act=look-at-it]");
    table.page.close().await;
}
