//! Addresses.

use std::num::NonZeroU16;

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::ui::route::{DESK, LEARN, LearnRoute, PostRoute, Program, Route};

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
        assert_eq!(Program::of(&href[1..]), page.program(), "{href}");
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

/// What is between `PROGRAMS = {` and `}` in the script that starts the page.
fn programs_of_the_start() -> Vec<(&'static str, &'static str)> {
    let script = include_str!("../../public/start.js");
    let table = script.split_once("PROGRAMS = {").unwrap().1;
    let table = table.split_once('}').unwrap().0;
    let row = |line: &'static str| {
        let (word, program) = line.trim().trim_end_matches(',').split_once(": ")?;
        Some((word.trim_matches('"'), program.trim_matches('"')))
    };
    table.lines().filter_map(row).collect()
}

#[wasm_bindgen_test]
fn the_page_starts_the_program_that_draws_the_address() {
    let rows = programs_of_the_start();
    assert_eq!(rows.len(), DESK.len() + LEARN.len());
    for (word, program) in rows {
        let of_rust = match Program::of(word) {
            Program::Table => "table",
            Program::Desk => "desk",
            Program::Learn => "learn",
        };
        assert_eq!(program, of_rust, "{word}");
        // Whatever follows the word.
        for hash in [
            format!("/{word}"),
            format!("//{word}/../x?y/learn"),
            format!("{word}?control=/board"),
        ] {
            assert_eq!(Program::of(&hash), Program::of(word), "{hash}");
        }
    }
    for hash in [
        "", "/", "/clock", "/?/board", "/nowhere", "/Board", "/boards",
    ] {
        assert_eq!(Program::of(hash), Program::Table, "{hash}");
    }
}
