//! The embedded views: each shows the content that its address asks for, or the errors in the
//! address.

use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::Element;
use zeitnot::clock::Color;
use zeitnot::embed::words;
use zeitnot::time::Millis;

use crate::page::Page;

/// The text of an element.
fn text_of(element: &Element) -> String {
    element.text_content().unwrap_or_default()
}

fn is_shown_wrong(page: &Page, parameter: &str) -> bool {
    page.find(".embed-wrong[role=alert]")
        .is_some_and(|why| text_of(&why).contains(parameter))
}

#[wasm_bindgen_test]
async fn a_game_is_walked_through_with_the_clocks_of_both_sides() {
    let page = Page::embedded(
        "view=board&pgn=[White \"Ann\"] 1. e4 {[%25clk 0:14:58]} e5 {[%25clk 0:14:31]} \
         (1... c5 {Sicilian.}) 2. Nf3 *",
    )
    .await;
    let name = ".embed-player[data-side=white] .embed-name";
    let left = |side: &str| page.text(&format!(".embed-player[data-side={side}] .embed-left"));
    assert_eq!(page.text(name), "Ann");
    assert_eq!(
        (left("white"), left("black")),
        (String::new(), String::new())
    );
    assert!(page.text(".embed-moves").contains("Sicilian."));

    page.click("[data-act=later]").await;
    assert_eq!((&*left("white"), &*left("black")), ("14:58", ""));
    page.click("[data-act=last]").await;
    assert_eq!((&*left("white"), &*left("black")), ("14:58", "14:31"));
    let current = page.get(".move[aria-current]");
    assert_eq!(text_of(&current), "Nf3");

    page.click("[data-act=first]").await;
    assert!(page.find(".move[aria-current]").is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_position_has_no_moves_to_walk_and_can_be_turned() {
    let page =
        Page::embedded("view=board&orientation=black&fen=8/8/8/4k3/8/4K3/4P3/8 b - - 0 1").await;
    assert!(page.find("[data-act=later]").is_none());
    let lower = || {
        let players = page.get(".embed-board-side");
        let last = players.query_selector_all(".embed-player").unwrap();
        let last: Element = last.item(1).unwrap().dyn_into().unwrap();
        last.get_attribute("data-side")
    };
    assert_eq!(lower().as_deref(), Some("black"));
    page.click("[data-act=flip]").await;
    assert_eq!(lower().as_deref(), Some("white"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_calculator_says_both_proposals_where_they_differ_and_the_end() {
    let page = Page::embedded("view=triple-block&days=365&start=2026-12-01").await;
    let figure = |offer: &str, figure: &str| {
        page.text(&format!("[data-offer={offer}] [data-figure={figure}]"))
    };
    // The longest listed length that fits is 350 days; the formula uses all 365.
    assert_eq!(figure("listed", "bank"), "75 d");
    assert_eq!(figure("exact", "bank"), "82 d 12:00:00");
    assert_eq!(figure("exact", "increment"), "50 \u{d7} 1 d");
    assert!(figure("exact", "end").contains("2027"));
    assert!(figure("listed", "end").contains("16"));

    page.click("[data-days='700']").await;
    assert_eq!(page.value("[name=days]"), "700");
    assert_eq!(page.count("[data-offer]"), 1);
    page.write("[name=days]", "0").await;
    assert!(page.find(".stepper.wrong [name=days]").is_some());
    assert_eq!(page.count("[data-offer]"), 1);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_lesson_is_taken_without_the_app_around_it() {
    let page = Page::embedded("view=lesson&lesson=6-7&step=2").await;
    assert!(page.find("main.lesson").is_some());
    assert!(page.find("[data-act=back], .notices").is_none());
    assert_eq!(page.text("[data-part=step]"), "Step 2 of 7");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_view_that_cannot_be_shown_says_why_in_words() {
    for (query, parameter) in [
        ("view=board&colours=pink", "colours"),
        ("view=triple-block&days=0", "days"),
        ("view=triple-block&start=soon", "start"),
        ("view=lesson&lesson=%ff", "lesson"),
        ("view=nothing", "view"),
    ] {
        let page = Page::embedded(query).await;
        assert!(is_shown_wrong(&page, parameter), "{query}");
        page.close().await;
    }
    for query in [
        "view=board&fen=nonsense",
        "view=board&pgn=%20",
        "view=lesson&lesson=none-such",
    ] {
        let page = Page::embedded(query).await;
        assert!(page.find(".embed-wrong[role=alert]").is_some(), "{query}");
        page.close().await;
    }
}

#[wasm_bindgen_test]
async fn every_view_has_one_way_to_the_app_which_opens_beside_the_page() {
    for query in ["view=board", "view=triple-block", "view=lesson&lesson=6-7"] {
        let page = Page::embedded(query).await;
        let link = page.get(".embed-foot a");
        assert_eq!(link.get_attribute("target").as_deref(), Some("_blank"));
        assert!(
            link.get_attribute("href")
                .unwrap()
                .starts_with("./?lang=en#/")
        );
        assert_eq!(page.count("main"), 1, "{query}");
        page.close().await;
    }
}

#[wasm_bindgen_test]
fn a_spoken_clock_says_no_time_only_at_zero() {
    let said = |tag, ms| {
        words::choose(tag);
        words::left(Color::White, Millis::new(ms))
    };
    for (ms, english, german) in [
        (0, "no time", "keine Zeit"),
        (400, "1 second", "1 Sekunde"),
        (4_700, "5 seconds", "5 Sekunden"),
        (61_000, "1 minute 1 second", "1 Minute 1 Sekunde"),
    ] {
        assert_eq!(said("en", ms), format!("White: {english}"));
        assert_eq!(said("de", ms), format!("Weiß: {german}"));
    }
}
