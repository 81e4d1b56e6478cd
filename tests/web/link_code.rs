//! Links as codes: beside each link for others, over the whole screen, on paper; another program reads
//! the same link from them.

use std::future::ready;

use leptos::prelude::AnyView;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::platform::location;
use zeitnot::storage::correspondence::CorrespondenceRepository;
use zeitnot::ui::app_with;
use zeitnot::ui::areas::{CODES, EVERY};
use zeitnot::ui::chunks::{Chunks, Codes};
use zeitnot::ui::text::NAMES;

use crate::code_series::drawing;
use crate::page::{Page, versioned};
use zeitnot_fixtures::camera::{self, Level};
use zeitnot_fixtures::correspondence;

const SHOW: &str = "[data-act=show-code]";
const WALL: &str = "dialog.code-on-wall";

/// The link of the code in an element, as a camera reads it.
#[track_caller]
fn read(page: &Page, within: &str) -> String {
    let (side, path) = drawing(page, within);
    camera::read(side, &path, Level::M)
}

/// A touch shows the code of this link over the whole screen, with the link in letters; Back closes
/// it and stays on the page.
async fn expect_on_wall(page: &Page, button: &str, link: &str) {
    let place = location::hash();
    page.click(button).await;
    page.wait_for(&format!("{WALL} svg.code")).await;
    assert_eq!(read(page, WALL), link);
    assert_eq!(page.text(".code-address"), link);
    page.back().await;
    assert!(page.find(WALL).is_none());
    assert_eq!(location::hash(), place);
    page.click(button).await;
    page.click("[data-act=close-code]").await;
    assert!(page.find(WALL).is_none());
}

#[wasm_bindgen_test]
async fn the_code_of_an_event_has_its_link_in_the_language_of_its_readers() {
    let page = Page::open_with(|| {
        let event = correspondence::event("5");
        CorrespondenceRepository(&versioned())
            .save_event(&event)
            .unwrap();
    })
    .await;
    page.go("/post/event/5").await;
    page.wait_for(".link-code svg").await;
    let link = page.value("[name=link]");
    assert!(link.contains("#/post/event?name=Open+5&"), "{link}");
    assert_eq!(read(&page, ".link-code"), link);
    let german = NAMES.iter().position(|(tag, _)| *tag == "de").unwrap();
    // After the reader's own.
    let german = (german + 1).to_string();
    page.choose("[data-fold=share] [name=language]", &german)
        .await;
    let link = page.value("[name=link]");
    assert!(link.contains("?lang=de#/post/event?"), "{link}");
    assert_eq!(read(&page, ".event-sheet > .printed-code"), link);
    expect_on_wall(&page, SHOW, &link).await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_code_for_a_class_follows_what_the_class_gets() {
    let page = Page::open().await;
    page.go("/learn/class").await;
    page.wait_for(".link-code svg").await;
    let link = || page.get("[data-act=class-link]").get_attribute("href");
    let lesson = link().unwrap();
    assert_eq!(read(&page, ".link-code"), lesson);
    page.click("[name=given][value='2']").await;
    let quiz = link().unwrap();
    assert_ne!(quiz, lesson);
    assert_eq!(read(&page, ".link-code"), quiz);
    expect_on_wall(&page, SHOW, &quiz).await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_code_of_a_time_control_sets_it_on_every_clock() {
    let page = Page::open().await;
    page.go("/edit").await;
    page.write("[name=white-0-time]", "7").await;
    page.click("[data-act=save]").await;
    page.write("#field-name", "Club").await;
    page.click("[data-act=save]").await;
    page.wait_for("ul.own").await;
    page.click(SHOW).await;
    page.wait_for(&format!("{WALL} svg.code")).await;
    assert_eq!(page.text(".code-on-wall h2"), "Club");
    let link = read(&page, WALL);
    page.back().await;
    expect_on_wall(&page, SHOW, &link).await;
    let (app, place) = link.split_once('#').unwrap();
    assert_eq!(app, location::address());
    page.go(place).await;
    page.wait_for("main.clock").await;
    assert_eq!(page.text("[data-act=controls] .notation"), "7+2");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_code_of_a_position_asks_the_same_question_of_it() {
    let page = Page::open().await;
    page.go("/winning?fen=8/8/8/4k3/8/8/4Q3/K7_b_-_-_0_60&side=black")
        .await;
    page.wait_for(".answer [data-verdict=cannot]").await;
    let link = [&location::address(), "#", &location::hash()].concat();
    assert!(link.ends_with("&side=black"), "{link}");
    expect_on_wall(&page, SHOW, &link).await;
    page.close().await;
}

fn without_codes() -> AnyView {
    app_with(Chunks {
        codes: || {
            let codes = Codes {
                of_link: |_| None,
                ..CODES
            };
            Box::pin(ready(Ok(codes)))
        },
        ..EVERY
    })
}

#[wasm_bindgen_test]
async fn a_link_that_is_too_long_for_a_code_says_so() {
    let page = Page::of(without_codes).await;
    page.go("/learn/class").await;
    let said = ".class-link > .quiet";
    page.wait_for(said).await;
    assert_eq!(page.text(said), "This link is too long for a code.");
    assert!(page.find(SHOW).is_none());
    page.close().await;
}
