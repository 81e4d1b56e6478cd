//! The browser's Back, by a button or a gesture: it closes what is open over the page, one step at
//! a time, before it leaves the page.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::platform::location;

use crate::page::Page;
use crate::table::Table;

const RESUME: &str = ".panel [data-act=resume]";

/// A clock that was opened from the page of the keys, and runs.
async fn running() -> Table {
    let table = Table::open().await;
    table.page.go("/keys").await;
    table.page.go("/clock").await;
    table.start().await;
    table
}

async fn paused() -> Table {
    let table = running().await;
    table.pause().await;
    table
}

#[wasm_bindgen_test]
async fn back_goes_from_each_page_of_the_panel_to_its_first_page() {
    let table = paused().await;
    let page = &table.page;
    for act in ["correct", "penalties", "give", "log", "end"] {
        table.act(act).await;
        assert!(page.find(".panel [data-act=panel-back]").is_some(), "{act}");
        page.back().await;
        assert_eq!(location::hash(), "/clock", "{act}");
        assert!(page.find(RESUME).is_some(), "{act}");
    }
    page.back().await;
    assert_eq!(location::hash(), "/keys");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_step_that_was_closed_otherwise_needs_no_back() {
    let table = paused().await;
    table.act("correct").await;
    table.act("panel-back").await;
    table.act("log").await;
    table.page.key("Escape").await;
    table.page.back().await;
    assert_eq!(location::hash(), "/keys");
    table.close().await;
}

#[wasm_bindgen_test]
async fn back_stops_a_running_clock_before_it_leaves() {
    let table = running().await;
    table.play(Color::White, 5_000).await;
    table.page.back().await;
    assert_eq!(location::hash(), "/clock");
    table.expect_running(None);
    table.page.get(RESUME);
    table.resume(Color::Black).await;
    table.page.back().await;
    table.expect_running(None);
    table.page.back().await;
    assert_eq!(location::hash(), "/keys");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_page_on_its_way_gets_no_step_of_the_page_before() {
    let table = paused().await;
    let page = &table.page;
    page.settled().await;
    page.click_now(".panel [data-act=correct]");
    page.set_out("/keys").await;
    assert_eq!(location::layer(), 0, "the step is one of the clock");
    page.arrive().await;
    page.go("/clock").await;
    page.get(RESUME);
    page.back().await;
    assert_eq!(location::hash(), "/keys");
    table.close().await;
}

#[wasm_bindgen_test]
async fn forward_opens_nothing_that_back_has_closed() {
    let table = paused().await;
    let page = &table.page;
    table.act("correct").await;
    page.back().await;
    page.forward().await;
    page.get(RESUME);
    table.resume(Color::White).await;
    page.back().await;
    page.forward().await;
    table.expect_running(None);
    page.get(RESUME);
    page.back().await;
    assert_eq!(location::hash(), "/keys");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_correction_keeps_what_was_typed_over_a_step_back() {
    let table = paused().await;
    let page = &table.page;
    table.act("correct").await;
    page.write("[name=white-min]", "17").await;
    page.back().await;
    table.act("correct").await;
    assert_eq!(page.value("[name=white-min]"), "17");
    table.act("save-correction").await;
    table.expect_digits(Color::White, "17:02");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_correction_begins_again_once_the_clock_has_changed() {
    let table = paused().await;
    let page = &table.page;
    table.act("correct").await;
    page.write("[name=white-min]", "17").await;
    page.back().await;
    table.act("give").await;
    page.click(".panel [data-color=black] [data-give='60']")
        .await;
    table.act("correct").await;
    assert_eq!(page.value("[name=white-min]"), "03");
    assert_eq!(page.value("[name=black-min]"), "04");
    table.close().await;
}

#[wasm_bindgen_test]
async fn back_closes_the_panel_of_a_game_that_is_over() {
    let table = paused().await;
    let page = &table.page;
    table.act("end").await;
    table.choose_result("1-0", "checkmate").await;
    table.act("log").await;
    page.back().await;
    page.get(".panel [data-act=rematch]");
    page.back().await;
    assert!(page.find(".panel").is_none());
    assert_eq!(location::hash(), "/clock");
    page.back().await;
    assert_eq!(location::hash(), "/keys");
    table.close().await;
}

#[wasm_bindgen_test]
async fn back_cancels_a_question_and_stays_on_its_page() {
    let table = paused().await;
    let page = &table.page;
    page.go("/controls").await;
    page.wait_for("[data-preset='5+3']").await;
    page.click("[data-preset='5+3']").await;
    page.get("dialog [data-act=replace]");
    page.back().await;
    assert!(page.find("dialog").is_none());
    assert_eq!(location::hash(), "/controls");
    page.click("[data-preset='5+3']").await;
    page.click("dialog [data-act=cancel]").await;
    page.back().await;
    assert_eq!(location::hash(), "/clock");
    page.get(RESUME);
    table.close().await;
}

#[wasm_bindgen_test]
async fn back_on_the_board_closes_a_question_then_stops_the_clock() {
    let table = Table::open().await;
    let page = &table.page;
    page.go("/keys").await;
    page.go("/board").await;
    page.wait_for(".board").await;
    table.start().await;
    page.click("[data-act=resign]").await;
    page.get(".asked");
    page.back().await;
    assert!(page.find(".asked").is_none());
    table.expect_running(Some(Color::White));
    page.back().await;
    page.get(".panel");
    page.back().await;
    assert!(page.find(".panel").is_none(), "the board is in view");
    assert_eq!(location::hash(), "/board");
    page.back().await;
    assert_eq!(location::hash(), "/keys");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_reload_of_an_open_step_leaves_no_step_behind() {
    let page = Page::open().await;
    page.go("/keys").await;
    page.go("/clock").await;
    page.touch(".half[data-color=black]").await;
    page.touch("[data-act=pause]").await;
    page.click(".panel [data-act=correct]").await;
    let page = page.reload().await;
    page.get(RESUME);
    page.back().await;
    assert_eq!(location::hash(), "/keys");
    page.close().await;
}
