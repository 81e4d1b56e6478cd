//! Where one begins: four ways in one tap, and what the first visit explains.

use serde_json::json;
use zeitnot::clock::Color;
use zeitnot::correspondence::Utc;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

use crate::table::{PANEL, pause, play, start};

#[test]
fn the_four_ways_are_seen_at_once_on_a_small_telephone_at_the_first_visit() {
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        page.open("#/");
        page.wait_for(".home-welcome");
        for act in ["clock", "board", "post", "learn"] {
            let way = format!("main .home-ways [data-act={act}]");
            let ends = page.value(&format!(
                "document.querySelector({}).getBoundingClientRect().bottom <= innerHeight",
                json!(way)
            ));
            assert_eq!(ends, json!(true), "{act} is not seen without scrolling");
        }
    });
}

#[test]
fn what_this_is_is_explained_once() {
    Stage::still().run(|page| {
        page.open("#/");
        page.wait_for(".home-welcome");
        page.tap("[data-act=understood]");
        page.wait_gone(".home-welcome");
        page.reload_any();
        page.wait_for("main .home-clock");
        assert!(!page.has(".home-welcome"));
    });
}

#[test]
fn whoever_has_played_is_not_told_what_this_is() {
    Stage::still().run(|page| {
        page.open_control("5+3");
        start(page);
        play(page, Color::White, 5_000);
        pause(page);
        page.tap(&format!("{PANEL} [data-act=home]"));
        page.wait_for("main.home");
        assert!(!page.has(".home-welcome"));
        // The game on the table is gone on with.
        assert!(page.text("main .home-clock").contains("5:01"));
        assert!(page.text("main .home-clock").contains("Go on"));
        page.tap("main .home-clock");
        page.wait_for(PANEL);
        page.expect(301_000, 303_000);
    });
}

#[test]
fn the_control_that_would_be_played_stands_on_the_clock() {
    Stage::still().run(|page| {
        page.open_control("25 d5");
        page.go("#/");
        page.wait_for("main .home-clock");
        assert_eq!(page.text("main .home-clock .notation"), "25 d5");
        assert_eq!(
            page.text("main .home-half[data-color=white] .home-digits"),
            "25:00"
        );
        page.tap("main .home-clock");
        page.wait_for("button.half");
    });
}

#[test]
fn the_deadline_that_comes_next_goes_down_and_is_that_of_the_own_turn() {
    let now = Utc::new(EPOCH / 1_000);
    Stage::still().run(|page| {
        page.open("#/");
        page.wait_for("main .home-clock");
        assert_eq!(
            page.text("[data-act=post] .home-hint"),
            "Correspondence games and their deadlines"
        );
        let seed = Seed::of(12, now);
        let lines = seed.lines();
        let next = zeitnot::correspondence::rank::due(&lines, &[], now).expect("a clock runs");
        seed.keep(page);
        page.open("#/");
        page.wait_for(".home-left[data-standing=mine]");
        let left = |page: &Page| {
            let now = Utc::new(page.wall().div_euclid(1_000));
            next.falls.since(now).to_string().replace(' ', "\u{a0}")
        };
        let shown = "document.querySelector('.home-left').innerText";
        assert_eq!(page.value(shown), json!(left(page)));
        let players = &lines[next.place].players;
        let hint = page.text("[data-act=post] .home-hint");
        assert!(
            players.iter().any(|name| hint.contains(name.as_str())),
            "{hint}"
        );
        page.advance(1_000);
        page.wait(&format!("{shown} === {}", json!(left(page))));
        page.tap("[data-act=post]");
        page.wait_for(".correspondence-row");
    });
}

#[test]
fn the_days_that_are_left_are_named_in_the_language_of_the_page() {
    Stage::still().run(|page| {
        page.leave();
        Seed::of(12, Utc::new(EPOCH / 1_000)).keep(page);
        for (language, days) in [("en", "d"), ("de", "T")] {
            page.open(&format!("?lang={language}#/"));
            page.wait(&format!(
                "/^\\d+\\s{days}\\b/.test(document.querySelector('.home-left')?.innerText)"
            ));
        }
    });
}

/// A reader of the screen says whose clock runs, and what it shows.
#[test]
fn each_press_is_told_with_the_time_that_runs_now() {
    Stage::still().run(|page| {
        page.open_control("5");
        start(page);
        page.wait("document.querySelector('.heard').textContent === 'White: 5 minutes'");
        play(page, Color::White, 30_000);
        page.wait("document.querySelector('.heard').textContent === 'Black: 5 minutes'");
        play(page, Color::Black, 1_000);
        page.wait("document.querySelector('.heard').textContent === 'White: 4 minutes 30'");
        // Without the voice, what it would call out is told too.
        page.advance(210_000);
        page.wait("document.querySelector('.heard').textContent === 'White: 1 minute'");
    });
}
