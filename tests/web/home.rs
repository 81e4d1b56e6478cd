//! Where one begins, and how addresses lead to the game on the table.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::platform::location;

use crate::page::Page;

const BLACK: &str = ".half[data-color=black]";

#[wasm_bindgen_test]
async fn the_app_begins_at_home_with_a_way_to_everything() {
    let page = Page::open().await;
    page.go("/").await;
    for href in [
        "#/clock",
        "#/board",
        "#/post",
        "#/games",
        "#/learn",
        "#/settings",
    ] {
        page.get(&format!("main.home a[href='{href}']"));
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn while_a_clock_runs_home_is_the_clock() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.go("/").await;
    assert_eq!(page.count("main.clock .half"), 2);
    assert_eq!(location::hash(), "/clock");
    assert_eq!(page.running(), (true, false));
    // Also when the page is opened there.
    location::replace_hash("");
    let page = page.reload().await;
    assert_eq!(page.count("main.clock .half"), 2);
    assert_eq!(location::hash(), "/clock");
    // A clock that is stopped can be left.
    page.key("Space").await;
    page.go("/").await;
    page.get("main.home");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_that_runs_on_the_board_goes_on_there() {
    let page = Page::open().await;
    page.go("/board").await;
    page.touch(BLACK).await;
    for hash in ["/", "/clock"] {
        page.go(hash).await;
        page.get(".board [role=grid]");
        assert_eq!(location::hash(), "/board");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_control_is_linked_at_home_at_the_clock_and_at_the_board() {
    let page = Page::open().await;
    for (hash, to) in [
        ("/?control=25%20d5", "/clock"),
        ("/clock?control=7", "/clock"),
        ("/board?control=8", "/board"),
    ] {
        page.go(hash).await;
        assert_eq!(location::hash(), to, "{hash}");
    }
    page.go("/clock").await;
    assert_eq!(page.text("[data-act=controls] .notation"), "8");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_control_of_the_page_s_own_address_is_played_once() {
    let page = Page::open().await;
    location::set_in_query("control", Some("7"));
    let page = page.reload().await;
    assert_eq!(page.text("[data-act=controls] .notation"), "7");
    assert_eq!(location::query(), "");
    page.go("/").await;
    page.get("main.home");
    page.close().await;
}

#[wasm_bindgen_test]
async fn from_home_to_a_running_five_plus_three_it_is_two_touches() {
    let page = Page::open().await;
    page.go("/").await;
    let control = page.get("main.home [data-control='5+3']");
    page.go(&control.get_attribute("href").unwrap()[1..]).await;
    assert_eq!(page.text("[data-act=controls] .notation"), "5+3");
    page.touch(BLACK).await;
    assert_eq!(page.running(), (true, false));
    page.close().await;
}
