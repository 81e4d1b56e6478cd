//! The names of the halves, as a screen reader says them.

use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::Element;

use crate::page::Page;
use crate::still::StillTime;

const WHITE: &str = ".half[data-color=white]";
const BLACK: &str = ".half[data-color=black]";

/// The part of a half that is not hidden from a screen reader.
fn name(half: &Element) -> String {
    let heard = half.query_selector(":scope > :not([aria-hidden])").unwrap();
    heard
        .and_then(|heard| heard.text_content())
        .unwrap_or_default()
}

#[wasm_bindgen_test]
async fn the_name_of_a_half_is_a_sentence_with_both_times() {
    let (time, page) = StillTime::open().await;
    page.go("/?control=5%2B3").await;
    page.wait_for(".half .digits").await;
    let said = |half| name(&page.get(half));
    assert_eq!(
        said(WHITE),
        "White, 5 minutes 3 seconds; opponent 5 minutes 3 seconds. \
         Opponent starts your clock. 0 moves."
    );
    assert_eq!(
        said(BLACK),
        "Black, 5 minutes 3 seconds; opponent 5 minutes 3 seconds. \
         Press to start White’s clock. 0 moves."
    );
    page.touch(BLACK).await;
    time.advance(2_000).await;
    assert_eq!(
        said(WHITE),
        "White, 5 minutes 1 second, running; opponent 5 minutes 3 seconds. +3 s per move. 0 moves."
    );
    time.advance(270_000).await;
    assert_eq!(
        said(WHITE),
        "White, 31 seconds, running; opponent 5 minutes 3 seconds. \
         Low time. +3 s per move. 0 moves."
    );
    time.advance(40_000).await;
    assert_eq!(
        said(BLACK),
        "Black, 5 minutes 3 seconds; opponent no time. White’s flag fell. \
         +3 s per move. 0 moves."
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_half_with_the_focus_is_not_named_anew_each_second() {
    let (time, page) = StillTime::open().await;
    page.go("/?control=5").await;
    page.touch(BLACK).await;
    time.advance(1_000).await;
    page.focus(WHITE);
    let before = name(&page.get(WHITE));
    assert!(
        before.starts_with("White, 4 minutes 59, running;"),
        "{before}"
    );
    time.advance(30_000).await;
    assert_eq!(name(&page.get(WHITE)), before);
    // A press is news, and so is the time when somebody comes back.
    page.touch(WHITE).await;
    let pressed = name(&page.get(WHITE));
    assert!(
        pressed.starts_with("White, 4 minutes 29; opponent 5 minutes, running."),
        "{pressed}"
    );
    time.advance(5_000).await;
    page.focus(BLACK);
    time.advance(1).await;
    let again = name(&page.get(WHITE));
    assert!(
        again.starts_with("White, 4 minutes 29; opponent 4 minutes 55, running."),
        "{again}"
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_page_of_keys_says_what_space_does_on_a_half() {
    let page = Page::open().await;
    // With the focus on a half the browser presses it, as it presses every button.
    page.focus(BLACK);
    assert!(!page.key("Space").await);
    page.go("/keys").await;
    let text = page.text("main");
    assert!(
        text.contains("Press the half or the button that has the focus"),
        "{text}"
    );
    page.close().await;
}
