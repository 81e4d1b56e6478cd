//! Which way the pieces and the clocks beside the board look.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::until;

const KING: &str = ".man[data-piece=bk]";

async fn board() -> Page {
    let page = Page::open().await;
    page.go("/board?control=5").await;
    page.wait_for(".man").await;
    page.wait_for(".half .digits").await;
    page
}

/// Chooses the way by its place in the list.
async fn choose(page: &Page, place: u32) {
    page.click("[data-act=more]").await;
    let choice = format!("input[name=facing][value='{place}']");
    page.wait_for(&choice).await;
    page.click(&choice).await;
    page.click("[data-act=more]").await;
}

/// How many pieces are upside down.
fn turned(page: &Page) -> u32 {
    page.count(".man[style*='rotate(180deg)']")
}

fn is_upside_down(page: &Page, piece: &str) -> bool {
    let style = page.get(piece).get_attribute("style").unwrap();
    style.contains("rotate(180deg)")
}

/// The colour of the clock at the lower edge.
fn below(page: &Page) -> String {
    let half = page.get(".clock-place.lower .half");
    half.get_attribute("data-color").unwrap()
}

async fn play(page: &Page, san: &str) {
    let made = page.count(".moves .move:not([hidden])");
    if page.find(".entry").is_none() {
        page.click("[data-act=type]").await;
        page.wait_for(".entry input").await;
    }
    page.write(".entry input", san).await;
    page.click("[data-act=enter-move]").await;
    until(san, || page.count(".moves .move:not([hidden])") > made).await;
}

#[wasm_bindgen_test]
async fn blacks_pieces_and_clock_face_the_player_across_the_table() {
    let page = board().await;
    assert_eq!(turned(&page), 0);
    choose(&page, 1).await;
    assert_eq!(turned(&page), 16);
    assert!(is_upside_down(&page, KING));
    page.get(".clock-place.upper.turned .half[data-color=black]");
    assert_eq!(page.count(".clock-place.lower.turned"), 0);
    // A move keeps the way of its piece.
    play(&page, "e4").await;
    play(&page, "e5").await;
    assert_eq!(turned(&page), 16);
    // With the board flipped, White sits across the table.
    page.click("[data-act=flip]").await;
    assert!(!is_upside_down(&page, KING));
    page.get(".clock-place.upper.turned .half[data-color=white]");
    // The device remembers it.
    page.click("[data-act=pause]").await;
    page.shut().await;
    let page = Page::again().await;
    page.wait_for(".clock-place.upper.turned").await;
    assert_eq!(turned(&page), 16);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_board_turns_to_the_player_who_is_to_move() {
    let page = board().await;
    choose(&page, 2).await;
    assert_eq!(below(&page), "white");
    play(&page, "e4").await;
    assert_eq!(below(&page), "black");
    page.get(".board [role=row]:first-child [data-square=h1]");
    play(&page, "e5").await;
    assert_eq!(below(&page), "white");
    // Everything is the same way up.
    assert_eq!(turned(&page), 0);
    // Where the board turns by itself, nobody flips it.
    assert_eq!(page.count("[data-act=flip]"), 0);
    page.close().await;
}
