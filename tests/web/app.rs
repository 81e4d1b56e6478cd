//! The app on a page: a person's touches and keys, and what the page then shows.

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{BoardEnd, Color, Event, StoppedBy};
use zeitnot::platform::location;
use zeitnot::platform::time::wall_now;
use zeitnot::storage::games::GameRepository;
use zeitnot::storage::versioned::Envelope;
use zeitnot::time::Millis;

use crate::export::game;
use crate::page::{Page, close_first_page, open_first_page, storage, versioned};
use crate::table::Table;
use crate::{turn, until};

const WHITE: &str = ".half[data-color=white]";
const BLACK: &str = ".half[data-color=black]";
const PAUSE: &str = "[data-act=pause]";
const RESUME: &str = ".panel [data-act=resume]";

#[wasm_bindgen_test]
async fn blacks_first_press_starts_whites_clock_and_each_press_the_opponents() {
    let page = Page::open().await;
    assert_eq!(page.running(), (false, false));
    assert_eq!(page.text(".half[data-color=white] .digits"), "3:02");
    page.touch(BLACK).await;
    assert_eq!(page.running(), (true, false));
    page.touch(WHITE).await;
    assert_eq!(page.running(), (false, true));
    page.touch(BLACK).await;
    assert_eq!(page.running(), (true, false));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_press_of_the_wrong_half_does_nothing() {
    let table = Table::open().await;
    let Table { page, .. } = &table;
    // White cannot start White's own clock.
    table.press(Color::White).await;
    table.expect_running(None);
    assert_eq!(page.kept_events(), 0);
    table.start().await;
    table.advance(1_000).await;
    table.press(Color::Black).await;
    table.press(Color::Black).await;
    table.expect_running(Some(Color::White));
    table.expect(181_000, 182_000);
    assert_eq!(page.kept_events(), 1);
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_press_is_kept_before_it_is_drawn() {
    let page = Page::open().await;
    page.touch_now(BLACK);
    assert_eq!(page.kept_events(), 1);
    page.touch_now(WHITE);
    assert_eq!(page.kept_events(), 2);
    turn().await;
    assert_eq!(page.running(), (false, true));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_click_of_a_screen_reader_is_a_press_too() {
    let page = Page::open().await;
    page.click(BLACK).await;
    assert_eq!(page.running(), (true, false));
    page.click(PAUSE).await;
    assert!(page.find(RESUME).is_some());
    page.close().await;
}

/// Sends a touch that the browser may still be asked not to follow by scrolling, or no more.
/// Returns how often the app has asked it.
fn asked_not_to_scroll(page: &Page, selector: &str, may_ask: bool) -> f64 {
    let touch = "
        const touch = new Event('touchstart', { bubbles: true, cancelable });
        let asked = 0;
        touch.preventDefault = () => { asked += 1; };
        element.dispatchEvent(touch);
        return asked;";
    let touch = Function::new_with_args("element, cancelable", touch);
    let asked = touch.call2(&JsValue::NULL, &page.get(selector), &may_ask.into());
    asked.unwrap().as_f64().unwrap()
}

/// A browser reports it as an error if the page asks while it scrolls already.
#[wasm_bindgen_test]
async fn a_touch_on_a_page_that_still_scrolls_is_left_to_the_browser() {
    let page = Page::open().await;
    for (hash, selector) in [
        ("/clock", WHITE),
        ("/clock", BLACK),
        ("/board", ".half"),
        ("/board", ".board [data-square=e2]"),
    ] {
        page.go(hash).await;
        page.wait_for(selector).await;
        assert_eq!(
            asked_not_to_scroll(&page, selector, true),
            1.0,
            "{selector}"
        );
        assert_eq!(
            asked_not_to_scroll(&page, selector, false),
            0.0,
            "{selector}"
        );
    }
    // The button asks once, for the touch that has just gone down on it.
    page.go("/clock").await;
    for may_ask in [true, false] {
        page.touch(BLACK).await;
        let pause = page.get(PAUSE);
        pause.set_attribute("data-held", "").unwrap();
        page.touch_now("[data-held]");
        let asked = asked_not_to_scroll(&page, "[data-held]", may_ask);
        assert_eq!(asked, f64::from(u8::from(may_ask)), "the pause");
        turn().await;
        page.click(RESUME).await;
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn pause_stops_both_clocks_and_the_panel_lets_them_go_on() {
    let page = Page::open().await;
    assert!(page.find(PAUSE).is_none());
    page.touch(BLACK).await;
    page.touch(PAUSE).await;
    assert_eq!(page.running(), (false, false));
    assert_eq!(
        page.get(WHITE).get_attribute("data-state").unwrap(),
        "stopped"
    );
    assert_eq!(page.get(".panel").get_attribute("role").unwrap(), "dialog");
    // A press of a stopped clock does nothing, and neither does a second pause.
    page.touch(WHITE).await;
    assert_eq!(page.running(), (false, false));
    page.click(RESUME).await;
    assert_eq!(page.running(), (true, false));
    assert!(page.find(".panel").is_none());
    let events: Vec<Event> = page
        .kept()
        .unwrap()
        .clock
        .journal()
        .iter()
        .map(|entry| entry.event)
        .skip(1)
        .collect();
    assert_eq!(events, [Event::Stop(StoppedBy::Arbiter), Event::Resume]);
    page.close().await;
}

#[wasm_bindgen_test]
async fn keys_press_pause_resume_and_undo() {
    let page = Page::open().await;
    assert!(page.key("KeyL").await);
    assert_eq!(page.running(), (true, false));
    assert!(page.key("KeyA").await);
    assert_eq!(page.running(), (false, true));
    assert!(page.key("Space").await);
    assert!(page.find(RESUME).is_some());
    // White's move is taken back.
    assert!(page.key("KeyU").await);
    assert!(page.key("Space").await);
    assert_eq!(page.running(), (true, false));
    assert!(page.find(".panel").is_none());
    assert!(!page.key("KeyZ").await);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_key_that_is_held_down_presses_once() {
    let page = Page::open().await;
    // By default the left half is White's.
    page.key("KeyL").await;
    for _ in 0..3 {
        page.key_again("KeyL").await;
    }
    assert_eq!(page.running(), (true, false));
    page.key("KeyA").await;
    for code in ["KeyA", "KeyL", "Space", "KeyU"] {
        page.key_again(code).await;
    }
    assert_eq!(page.running(), (false, true));
    assert_eq!(page.kept_events(), 2);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_space_bar_is_left_to_the_button_that_has_the_focus() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch(WHITE).await;
    page.key("Space").await;
    page.focus(".panel [data-act=undo]");
    assert!(!page.key("Space").await);
    assert_eq!(page.running(), (false, false));
    assert!(page.find(RESUME).is_some());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_move_is_undone_and_redone_in_the_panel_with_its_time() {
    let table = Table::open().await;
    let Table { page, .. } = &table;
    table.start().await;
    table.play(Color::White, 5_000).await;
    table.advance(1_000).await;
    table.pause().await;
    table.expect(179_000, 181_000);
    page.get("[data-act=redo][aria-disabled=true]");
    table.act("undo").await;
    table.expect(176_000, 182_000);
    page.get(&format!("{WHITE}[data-state=stopped]"));
    table.act("redo").await;
    table.expect(179_000, 181_000);
    page.get(&format!("{BLACK}[data-state=stopped]"));
    page.get("[data-act=redo][aria-disabled=true]");
    table.resume(Color::Black).await;
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_game_goes_on_after_a_reload() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch(WHITE).await;
    let before = page.kept();
    let page = page.reload().await;
    assert_eq!(page.running(), (false, true));
    assert_eq!(page.kept(), before);
    page.touch(BLACK).await;
    page.touch(PAUSE).await;
    let page = page.reload().await;
    assert!(page.find(RESUME).is_some());
    assert_eq!(page.kept_events(), 4);
    assert_eq!(page.count(".notice"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_is_ended_in_the_panel_and_another_begins() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch(PAUSE).await;
    page.click(".panel [data-act=end]").await;
    page.click(".results [data-result='1-0']").await;
    page.click(".facts [data-reason=resignation]").await;
    page.click("[data-act=finish]").await;
    let ended = {
        let kept = page.kept().unwrap();
        kept.summary(kept.clock.last_instant())
    };
    assert_eq!(ended.outcome.unwrap().result.score(), "1-0");
    assert_eq!(page.running(), (false, false));
    page.touch(WHITE).await;
    assert_eq!(page.kept_events(), 3);
    if page.find(".panel").is_none() {
        page.click("[data-act=panel]").await;
    }
    page.click("[data-act=new]").await;
    assert!(page.find(".panel").is_none());
    page.touch(BLACK).await;
    assert_eq!(page.running(), (true, false));
    assert_eq!(page.kept_events(), 1);
    assert_eq!(GameRepository(&versioned()).list().value.unwrap().len(), 2);
    page.close().await;
}

#[wasm_bindgen_test]
async fn no_end_on_the_board_is_lost_where_moves_and_repetitions_count() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch(PAUSE).await;
    page.click(".panel [data-act=end]").await;
    page.click(".results [data-result='1-0']").await;
    for reason in ["checkmate", "resignation"] {
        page.get(&format!(".facts [data-reason={reason}]"));
    }
    page.click(".results [data-result='1/2-1/2']").await;
    for reason in [
        "agreement",
        "stalemate",
        "deadposition",
        "repetition",
        "fiftymoves",
    ] {
        page.get(&format!(".facts [data-reason={reason}]"));
    }
    page.click(".facts [data-reason=fiftymoves]").await;
    page.click("[data-act=finish]").await;
    let journal = page.kept().unwrap();
    let last = journal.clock.journal().last().unwrap().event;
    assert_eq!(last, Event::OnBoard(BoardEnd::FiftyMoves));
    page.close().await;
}

#[wasm_bindgen_test]
async fn every_address_shows_its_page() {
    let page = Page::open().await;
    for (hash, inside) in [
        ("/controls", "[data-preset='5+3']"),
        ("/edit", "form.editor"),
        ("/games", ".empty"),
        ("/game/7", ".empty"),
        ("/settings", "input, select"),
        ("/keys", "kbd"),
    ] {
        page.go(hash).await;
        assert!(!page.text("main.page > header h1").is_empty(), "{hash}");
        page.get(&format!("main.page {inside}"));
        assert_eq!(page.count("main"), 1, "{hash}");
    }
    page.go("/clock").await;
    assert_eq!(page.count("main.clock .half"), 2);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_hostile_address_shows_home_with_a_single_notice() {
    let page = Page::open().await;
    for hash in [
        "/nowhere",
        "/nowhere/at/all",
        "/edit/99999999999999999999999",
        "/edit/-1",
        "/<img src=x onerror=alert(1)>",
        "/%E0%A4%A",
        "/../settings",
        "/game/../../etc",
        "/controls/x/y",
    ] {
        page.go(hash).await;
        assert_eq!(page.count("main"), 1, "{hash}");
        assert_eq!(page.count("main.home"), 1, "{hash}");
        assert_eq!(page.count("img"), 0);
    }
    assert_eq!(page.count(".notice"), 1);
    page.click(".notice button").await;
    assert_eq!(page.count(".notice"), 0);
    // A notice about an address does not outlive its page.
    page.go("/nowhere/else").await;
    assert_eq!(page.count(".notice"), 1);
    page.go("/settings").await;
    assert_eq!(page.count(".notice"), 0);
    // A query that asks for nothing is not an error.
    page.go("/?=&&&=").await;
    assert_eq!(page.count("main.home"), 1);
    assert_eq!(page.count(".notice"), 0);
    // A preset that does not exist is a new one; for a game that does not exist the page says so.
    page.go("/edit/12345").await;
    page.get("form.editor");
    for game in ["/game/%3Cb%3E♔", "/game/%00"] {
        page.go(game).await;
        page.get("main.page .empty");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_link_brings_its_time_control_once() {
    let page = Page::open().await;
    page.go("/?control=25%20d5").await;
    assert_eq!(
        page.text("[data-act=controls] .notation"),
        "25 min, waits 5 s before each move"
    );
    assert_eq!(page.text(".half[data-color=black] .digits"), "25:00");
    assert_eq!(location::hash(), "/clock");
    // A game that is being played is not replaced.
    page.touch(BLACK).await;
    page.go("/?control=1%2B0").await;
    assert_eq!(page.running(), (true, false));
    assert_eq!(page.kept_events(), 1);
    // The page asks once the clock is stopped, and the last link counts.
    page.go("/?control=2%2B1").await;
    page.key("Space").await;
    assert_eq!(page.count(".notices [data-act=replace]"), 1);
    page.click(".notices [data-act=replace]").await;
    assert_eq!(page.text("[data-act=controls] .notation"), "2+1");
    assert_eq!(page.count("[data-act=replace]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_link_with_nonsense_shows_a_notice_and_changes_nothing() {
    let page = Page::open().await;
    let nines = "/?control=".to_owned() + &"9".repeat(5_000);
    let periods = "/?control=".to_owned() + &["5%2B3"; 50].join(",%20");
    for (notices, link) in [
        "/?control=nonsense",
        "/?control=",
        "/?control=%20",
        "/?control",
        "/?control=%",
        "/?control=%FF%FE",
        "/?control=x&control=5%2B3",
        "/?control=-5",
        "/?control=5%2B-3",
        "/?control=5/0,%203",
        "/?control=1e9",
        "/?control=NaN%2BInfinity",
        "/?control=0%2B0",
        "/?control=999999999999999999999%2B1",
        &nines,
        &periods,
        "/?control=пять%2Bтри",
        "/?control=5\u{202e}%2B3%00",
        "/?control=♔♚🏁",
        "/?control=%00%E0%A4%A<b>",
        "/?control=constructor",
    ]
    .into_iter()
    .enumerate()
    {
        page.go(link).await;
        assert!(page.count(".notice") as usize > notices.min(1), "{link}");
        assert_eq!(page.text("[data-act=controls] .notation"), "3+2", "{link}");
        assert_eq!(page.count(".notice b"), 0);
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_damaged_game_is_reported_and_set_aside_and_another_can_be_played() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch(WHITE).await;
    let keys = ["a", "b"].map(|side| format!("zeitnot.game.{}.{side}", page.kept().unwrap().id));
    for key in &keys {
        let text = storage().get_item(key).unwrap().unwrap();
        storage()
            .set_item(key, &text.replace("press", "Press"))
            .unwrap();
    }
    let page = page.reload().await;
    assert!(page.count(".notice a") >= 1);
    assert_eq!(page.running(), (false, false));
    assert_eq!(versioned().quarantine().unwrap().len(), 2);
    page.touch(BLACK).await;
    assert_eq!(page.running(), (true, false));
    assert_eq!(page.kept_events(), 1);
    page.close().await;
}

#[wasm_bindgen_test]
async fn settings_of_a_newer_page_are_reported_and_not_overwritten() {
    const KEY: &str = "zeitnot.settings.a";
    let newer = Envelope::write(2, 9, "{\"theme\":\"from the future\"}");
    let page = Page::open_with(|| storage().set_item(KEY, &newer).unwrap()).await;
    assert_eq!(page.count(".notice"), 1);
    assert!(page.find("main.exchanged").is_none());
    page.click("[data-act=turn]").await;
    assert!(page.find("main.exchanged").is_some());
    assert_eq!(page.count(".notice"), 2);
    assert_eq!(storage().get_item(KEY).unwrap(), Some(newer));
    assert_eq!(storage().get_item("zeitnot.settings.b").unwrap(), None);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_full_storage_is_reported_once_and_the_clock_goes_on() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    fill();
    page.touch(WHITE).await;
    page.touch(BLACK).await;
    page.touch(WHITE).await;
    assert_eq!(page.running(), (false, true));
    page.touch(PAUSE).await;
    assert_eq!(page.count(".notice"), 1);
    assert!(page.kept_events() < 5);
    // Once there is room again, the next event stores everything.
    storage().remove_item("filler").unwrap();
    page.click(RESUME).await;
    assert_eq!(page.kept_events(), 6);
    page.close().await;
}

/// Leaves no room in the storage.
pub fn fill() {
    let (mut text, mut step) = (String::new(), 8 << 20);
    while step > 0 {
        let more = text.clone() + &"x".repeat(step);
        if storage().set_item("filler", &more).is_ok() {
            text = more;
        } else {
            step /= 2;
        }
    }
}

#[wasm_bindgen_test]
async fn a_second_page_follows_and_takes_over_when_the_first_is_closed() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.shut().await;
    open_first_page().await;
    let page = Page::again().await;
    assert_eq!(page.running(), (true, false));
    // Pages that have room for it show that this one follows another.
    page.go("/keys").await;
    page.wait_for(".notice").await;
    page.go("/clock").await;
    page.touch(WHITE).await;
    assert_eq!(page.running(), (true, false));
    assert_eq!(page.kept_events(), 1);
    close_first_page();
    until("taking over", || {
        page.touch_now(WHITE);
        page.kept_events() == 2
    })
    .await;
    turn().await;
    assert_eq!(page.running(), (false, true));
    page.close().await;
}

/// The app on a device on which a game of 3+2 ran when its page was closed, an
/// hour ago. White has moved after five seconds.
async fn back_after_an_hour() -> Page {
    let started = wall_now() + -Millis::hours(1);
    let presses = [
        (0, Event::Press(Color::Black)),
        (5_000, Event::Press(Color::White)),
    ];
    let game = game(started, "3+2", &presses);
    Page::open_with(|| {
        let versioned = versioned();
        let games = GameRepository(&versioned);
        games.save(&game).unwrap();
        games.put_on_table(&game.id).unwrap();
    })
    .await
}

#[wasm_bindgen_test]
async fn time_away_that_does_not_count_is_given_back() {
    let page = back_after_an_hour().await;
    assert_eq!(page.running(), (false, false));
    assert!(page.find(RESUME).is_none());
    page.get(".panel [data-act=count-away]");
    assert_eq!(page.text(".panel h2"), "The device was away");
    // Nothing else happens before the players decide that.
    page.touch(BLACK).await;
    assert_eq!(page.kept_events(), 3);
    page.click(".panel [data-act=ignore-away]").await;
    assert_eq!(page.running(), (false, true));
    assert!(page.find(".panel").is_none());
    page.touch(PAUSE).await;
    let state = page.kept().unwrap();
    let black = state.clock.at(state.clock.last_instant()).accounts.black;
    let range = Millis::seconds(170)..=Millis::seconds(182);
    assert!(range.contains(&black.balance), "{black:?}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn time_away_that_counts_lets_the_flag_fall_when_it_would_have() {
    let page = back_after_an_hour().await;
    page.click(".panel [data-act=count-away]").await;
    assert_eq!(page.running(), (false, false));
    assert_eq!(
        page.get(BLACK).get_attribute("data-state").unwrap(),
        "fallen"
    );
    assert!(page.find(".half[data-color=black] .flag").is_some());
    assert!(page.find(".half[data-color=white] .flag").is_none());
    let game = page.kept().unwrap();
    let (color, at) = game
        .clock
        .at(game.clock.last_instant())
        .first_flag()
        .unwrap();
    assert_eq!((color, at.get()), (Color::Black, 5_000 + 182_000));
    page.close().await;
}

#[wasm_bindgen_test]
async fn players_change_seats_and_keep_their_times() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch(PAUSE).await;
    let seat = |page: &Page| page.get(WHITE).get_attribute("data-seat").unwrap();
    assert_eq!(seat(&page), "first");
    page.click(".panel [data-act=swap]").await;
    assert_eq!(seat(&page), "second");
    page.click(RESUME).await;
    assert_eq!(page.running(), (true, false));
    // The key belongs to the seat, not to the colour.
    page.key("KeyL").await;
    assert_eq!(page.running(), (false, true));
    page.close().await;
}
