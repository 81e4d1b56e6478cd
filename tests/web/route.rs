//! Addresses.

use std::num::NonZeroU16;

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::ui::route::{Area, LearnRoute, PostRoute, Route};
use zeitnot::ui::text::TextArea;

#[wasm_bindgen_test]
fn every_page_has_an_address_that_leads_back_to_it() {
    let pages = [
        Route::Home,
        Route::Clock,
        Route::Board,
        Route::Controls,
        Route::Editor(None),
        Route::Editor(Some(0)),
        Route::Editor(Some(usize::MAX)),
        Route::Games,
        Route::Game("1790000000000".into()),
        Route::Settings,
        Route::Study,
        Route::Winning,
        Route::Keys,
        PostRoute::Games.into(),
        PostRoute::WhatIf("7".into()).into(),
        LearnRoute::Lessons.into(),
        LearnRoute::Lesson("first-flag".into()).into(),
        LearnRoute::Step("first-flag".into(), NonZeroU16::MIN).into(),
        LearnRoute::Quiz.into(),
        Route::Embed,
    ];
    for page in pages {
        let href = page.href();
        let word = href[2..].split(['/', '?']).next().unwrap();
        let by_word = Area::ALL
            .into_iter()
            .find(|area| area.words().contains(&word));
        assert_eq!(by_word, page.area(), "{href}");
        assert_eq!(Route::parse(&href[1..]), (page, ""), "{href}");
    }
}

#[wasm_bindgen_test]
fn an_address_is_read_with_or_without_its_slashes() {
    for hash in ["", "/", "//"] {
        assert_eq!(Route::parse(hash).0, Route::Home, "{hash}");
    }
    for hash in ["controls", "/controls", "/controls/", "//controls//"] {
        assert_eq!(Route::parse(hash).0, Route::Controls, "{hash}");
    }
}

#[wasm_bindgen_test]
fn an_address_keeps_its_query_as_it_is() {
    assert_eq!(
        Route::parse("/?control=5%2B3"),
        (Route::Home, "control=5%2B3")
    );
    assert_eq!(Route::parse("?a=/games"), (Route::Home, "a=/games"));
    assert_eq!(Route::parse("/keys?a?b"), (Route::Keys, "a?b"));
}

#[wasm_bindgen_test]
fn an_address_that_is_none_of_ours_is_unknown_and_breaks_nothing() {
    let long = "x/".repeat(100_000);
    let unknown = [
        "/nowhere",
        "/Controls",
        "/controls/more",
        "/edit/-1",
        "/edit/1.5",
        "/edit/two",
        "/edit/99999999999999999999999",
        "/edit/1/2",
        "/game",
        "/clock/1",
        "/learn/first-flag/0",
        "/learn/first-flag/-1",
        "/learn/first-flag/1/2",
        "/learn/quiz/1",
        "/embed/clock",
        "/game/1/2",
        "/%2e%2e/settings",
        "/../settings",
        "/<script>alert(1)</script>",
        "/\u{0}",
        "/♔",
        "/%E0%A4%A",
        &long,
    ];
    for hash in unknown {
        let (route, query) = Route::parse(hash);
        assert_eq!((&route, query), (&Route::Unknown, ""), "{hash:.40}");
        assert_eq!(route.href(), "#/");
    }
}

/// The lists in a line of the table `AREAS` of the script that starts the page.
fn lists(line: &str) -> Vec<Vec<&str>> {
    let inside = line.split_once(": [").unwrap().1;
    let lists = inside.split('[').skip(1);
    lists
        .map(|list| {
            list.split(']')
                .next()
                .unwrap()
                .split('"')
                .skip(1)
                .step_by(2)
                .collect()
        })
        .collect()
}

#[wasm_bindgen_test]
fn the_start_asks_for_the_area_of_the_address_and_for_the_texts_that_it_says() {
    let script = include_str!("../../public/start.js");
    let table = script.split_once("AREAS = {\n").unwrap().1;
    let table: Vec<&str> = table.split_once("  };").unwrap().0.lines().collect();
    assert_eq!(table.len(), Area::ALL.len());
    for area in Area::ALL {
        let name = format!("    {}: ", area.name());
        let line = table.iter().find(|line| line.starts_with(&name)).unwrap();
        let texts = area.texts().iter().map(|text| match text {
            TextArea::Base => "base",
            TextArea::Board => "board",
            TextArea::Desk => "desk",
            TextArea::Learn => "learn",
        });
        assert_eq!(
            lists(line),
            [area.words().to_vec(), texts.collect()],
            "{name}"
        );
    }
}
