//! The changes that a passing second makes on the page of a running clock, and the announcements
//! for screen readers.

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::still::StillTime;
use crate::until;

const WHITE: &str = ".half[data-color=white]";
const BLACK: &str = ".half[data-color=black]";

/// Watches everything in an element from now on.
pub fn watch(inside: &str) {
    let script = format!(
        "{{
           const name = (element) => element.classList[0] ?? element.localName;
           window.touched = [];
           window.watching = new MutationObserver((records) => {{
             for (const {{ target, type, attributeName }} of records) {{
               const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
               const half = element.closest('.half');
               window.touched.push([half?.dataset.color, name(element.parentElement),
                 name(element), attributeName ?? type].join(' '));
             }}
           }});
           watching.observe(document.querySelector('{inside}'),
             {{ subtree: true, childList: true, characterData: true, attributes: true }});
         }}"
    );
    js_sys::eval(&script).unwrap();
}

/// The changes since then, each once and in order.
pub fn touched() -> Vec<String> {
    let touched = js_sys::eval("watching.disconnect(), [...new Set(touched)].sort()").unwrap();
    let words = |word: JsValue| word.as_string().unwrap();
    Array::from(&touched).iter().map(words).collect()
}

/// Waits until the figures of the running clock change.
async fn tick(page: &Page, half: &str) {
    let digits = format!("{half} .digits");
    let before = page.text(&digits);
    until("another second", || page.text(&digits) != before).await;
}

#[wasm_bindgen_test]
async fn a_second_touches_the_figures_in_place_the_names_and_the_needle() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    tick(&page, WHITE).await;
    watch("body");
    tick(&page, WHITE).await;
    // The half at rest shows the opponent's figures, and its name has them.
    assert_eq!(
        touched(),
        [
            " scale needle style",
            "black half unseen characterData",
            "black their-digits figures characterData",
            "white digits figures characterData",
            "white half unseen characterData",
        ]
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_second_of_a_lessons_clock_touches_no_more_than_the_real_one() {
    let page = Page::open().await;
    page.go("/learn/6-7").await;
    page.wait_for(".exhibit-halves").await;
    page.touch(&format!(".exhibit-halves {BLACK}")).await;
    let white = format!(".exhibit-halves {WHITE}");
    tick(&page, &white).await;
    watch(".exhibit-halves");
    tick(&page, &white).await;
    assert_eq!(
        touched(),
        [
            "black half unseen characterData",
            "black their-digits figures characterData",
            "white digits figures characterData",
            "white half unseen characterData",
        ]
    );
    page.close().await;
}

/// A screen reader says whose clock runs, and what it shows.
#[wasm_bindgen_test]
async fn a_screen_reader_hears_each_press_with_the_time_that_now_runs() {
    let (time, page) = StillTime::open().await;
    page.go("/?control=5").await;
    page.touch(BLACK).await;
    time.advance(1).await;
    assert_eq!(page.text(".heard"), "White: 5 minutes");
    time.advance(29_999).await;
    page.touch(WHITE).await;
    time.advance(1_000).await;
    assert_eq!(page.text(".heard"), "Black: 5 minutes");
    page.touch(BLACK).await;
    time.advance(1).await;
    assert_eq!(page.text(".heard"), "White: 4 minutes 30");
    // With the voice off, the page also announces what it would call out.
    time.advance(210_000).await;
    assert_eq!(page.text(".heard"), "White: 1 minute");
    page.close().await;
}
