//! Links with a time control, followed in a tab in which the app is open already; and where their
//! notices stand.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;

use crate::page::Page;
use crate::table::Table;

const BAD: &str = "/?control=banana";

#[wasm_bindgen_test]
async fn a_link_that_cannot_be_read_says_so_in_an_open_app_too() {
    for from in ["/clock", "/settings", "/"] {
        let page = Page::open().await;
        page.go(from).await;
        page.wait_for("main").await;
        page.go(BAD).await;
        page.wait_for(".half .digits").await;
        let notice = page.text(".notice");
        assert!(
            notice.starts_with("The time control in the link"),
            "{from}: {notice}"
        );
        page.close().await;
    }
}

#[wasm_bindgen_test]
async fn a_link_in_a_running_game_is_named_in_the_bar_and_asked_in_the_pause() {
    let table = Table::open().await;
    let page = &table.page;
    table.start().await;
    page.go("/?control=10%2B5").await;
    assert_eq!(page.text(".brief"), "Link to 10+5: pause to decide");
    table.expect_running(Some(Color::White));
    table.pause().await;
    let asks = page.text(".panel .notice");
    assert!(
        asks.starts_with("A game is still on the table. Start 10+5?"),
        "{asks}"
    );
    page.click(".panel .notice [data-act=dismiss]").await;
    table.resume(Color::White).await;
    page.go(BAD).await;
    assert_eq!(
        page.text(".brief"),
        "The link’s time control cannot be read"
    );
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_question_about_a_link_stays_on_the_page_of_the_clock() {
    let table = Table::open().await;
    let page = &table.page;
    table.start().await;
    table.pause().await;
    page.go("/?control=10%2B5").await;
    page.get(".panel .notice");
    page.go("/settings").await;
    page.wait_for("[name=layout]").await;
    assert_eq!(page.count(".notice"), 0);
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_notice_on_the_clock_has_a_row_of_its_own_beside_the_bar() {
    let page = Page::open().await;
    page.go(BAD).await;
    page.get("main.clock > .notices > .notice");
    page.close().await;
}
