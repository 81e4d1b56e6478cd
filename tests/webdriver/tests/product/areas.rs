//! The app is one document: its areas are loaded when they are first looked at,
//! and nothing that goes on is disturbed by that.

use std::time::Duration;

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::build::Build;
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::{CLOCK, Page};
use zeitnot_webdriver::server::FOLDER;
use zeitnot_webdriver::stage::Stage;
use zeitnot_webdriver::{in_every_browser, routes};

use crate::board::write;
use crate::table::start;

const PANEL: &str = "[role=dialog].panel";

in_every_browser!(
    every_page_is_of_one_document,
    a_clock_runs_on_while_other_areas_are_seen_and_the_language_changes,
    a_page_that_is_left_while_a_part_is_loading_reports_no_fault,
    a_field_that_is_left_with_its_page_reports_no_fault,
    a_language_changes_in_place_for_all_areas_and_back_to_the_browsers_own,
);

/// Marks the document, so that the test recognises it and no other.
#[track_caller]
fn mark(page: &Page) {
    page.session().run("window.isThis = true", &[]);
}

#[track_caller]
fn is_the_same(page: &Page, after: &str) {
    assert_eq!(page.value("window.isThis ?? false"), json!(true), "{after}");
}

fn every_page_is_of_one_document(browser: Browser) {
    Stage::new().in_browser(browser).run(|page| {
        page.open("#/");
        page.wait_for("main.home");
        mark(page);
        for route in routes::OF_AREAS {
            page.go(route);
            page.wait_for("main:not(.home)");
            page.wait(&format!("location.hash === '{route}'"));
            is_the_same(page, route);
        }
        for route in routes::OF_AREAS.iter().rev().skip(1) {
            page.back();
            page.wait(&format!("location.hash === '{route}'"));
            is_the_same(page, route);
        }
        page.wait("document.querySelectorAll('button.half .digits').length === 2");
    });
}

fn a_clock_runs_on_while_other_areas_are_seen_and_the_language_changes(browser: Browser) {
    Stage::still().in_browser(browser).run(|page| {
        page.open_control("3+2");
        start(page);
        mark(page);
        page.advance(5_000);
        for route in ["#/winning", "#/learn", "#/post", "#/embed"] {
            page.go(route);
            page.wait_for("main.page");
            page.advance(2_500);
        }
        choose_language(page, "de");
        page.advance(5_000);
        page.wait("document.documentElement.lang === 'de'");
        choose_language(page, "en");
        page.advance(5_000);
        // While the clock runs, the start page is the clock.
        page.go("#/");
        page.wait_running(Some(Color::White));
        assert_eq!(page.value("location.hash"), json!(CLOCK));
        page.advance(5_000);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        page.expect(3 * 60_000 + 2_000 - 30_000 + 2_000, 3 * 60_000 + 2_000);
        is_the_same(page, "all of it");
    });
}

/// How often the page asked for a part of the app.
fn asked(page: &Page, part: &str) -> usize {
    let asked = page.server().asked();
    let of_it = asked
        .iter()
        .filter(|asked| asked.path.contains(part) && asked.path.ends_with(".wasm"));
    of_it.count()
}

#[test]
fn an_area_is_downloaded_when_it_is_first_looked_at_and_once() {
    Stage::new().run(|page| {
        page.open(CLOCK);
        page.wait_for("button.half .digits");
        for _ in 0..2 {
            page.go("#/settings");
            page.wait_for("[data-language]");
            page.go(CLOCK);
            page.wait_for("button.half .digits");
        }
        assert_eq!(asked(page, "/manage-"), 1);
        assert_eq!(asked(page, "/app-"), 1);
    });
}

/// Where two rules weigh the same, the later one counts.
#[test]
fn the_style_sheets_of_an_area_follow_the_shells_whichever_page_is_first() {
    Stage::new().run(|page| {
        for first in ["#/board", CLOCK] {
            page.open(first);
            page.wait_for("button.half");
            page.go("#/board");
            page.wait_for(".board");
            let names =
                "[...document.styleSheets].flatMap(({ href }) => href?.split('/').at(-1) ?? [])";
            let names = page.value(names);
            let names = names.as_array().expect("style sheets").iter();
            let names: Vec<&str> = names.filter_map(|name| name.as_str()).collect();
            let place = |begin: &str| names.iter().position(|name| name.starts_with(begin));
            let shell = place("shell-").max(place("clock-"));
            assert!(
                place("play-").is_some() && place("board-").is_some(),
                "{names:?}"
            );
            assert!(
                shell < place("board-").min(place("play-")),
                "{first}: {names:?}"
            );
        }
    });
}

#[test]
fn while_an_area_loads_the_page_before_stays_and_a_line_shows_progress() {
    Stage::new().run(|page| {
        let name = Build::copy().name("manage-", ".wasm");
        page.server().hold(Some(&name));
        page.open_clock(CLOCK);
        page.session().run("location.hash = '#/keys'", &[]);
        page.wait_for(".loading[role=progressbar]");
        assert!(page.has("button.half .digits"));
        page.server().hold(None);
        page.wait_for("main.page");
        page.wait("document.querySelector('.loading') === null");
    });
}

#[test]
fn an_area_that_fails_to_load_is_reported_and_can_be_tried_again() {
    // A part of the program, and texts.
    for (begin, end, route) in [
        ("learn-", ".wasm", "#/learn"),
        ("text-en-manage-", ".txt", "#/settings"),
    ] {
        Stage::new().expecting_console_errors().run(|page| {
            let name = Build::copy().name(begin, end);
            page.server().capture(Some(&name));
            page.open("?lang=en#/");
            page.wait_for("main.home");
            mark(page);
            page.go(route);
            page.wait_for("[data-notice=not-loaded] [data-act=try-again]");
            assert!(page.has("main.home"));
            assert_eq!(page.value("location.hash"), json!("#/"));
            page.server().capture(None);
            page.tap("[data-notice=not-loaded] [data-act=try-again]");
            page.wait(&format!("location.hash === '{route}'"));
            page.wait_for("main:not(.home)");
            assert!(!page.has("[data-notice=not-loaded]"));
            is_the_same(page, "another attempt");
        });
    }
}

/// The next page may be on its way for long, and nobody needs what this one was loading.
fn a_page_that_is_left_while_a_part_is_loading_reports_no_fault(browser: Browser) {
    for leave in ["location.reload()", "location.href = '?lang=de'"] {
        Stage::new().in_browser(browser).run(|page| {
            page.open_clock(CLOCK);
            page.server().slow(Duration::from_millis(1_500));
            let script = format!(
                "location.hash = '#/learn';
                 setTimeout(() => {{ {leave}; }}, 200);"
            );
            page.session().run(&script, &[]);
            page.wait("performance.getEntriesByType('navigation')[0].duration > 1_000");
            page.server().slow(Duration::ZERO);
        });
    }
}

/// Browsers differ in the events that a field fires while it is taken out of the page.
fn a_field_that_is_left_with_its_page_reports_no_fault(browser: Browser) {
    Stage::new().in_browser(browser).run(|page| {
        page.open("#/keys");
        let field = ".stepper input";
        for route in ["#/edit", "#/post/event"] {
            for away in ["history.back()", "location.hash = '#/learn'"] {
                page.go(route);
                page.fill(field, "7");
                page.session().run(away, &[]);
                page.wait_gone(field);
                page.two_frames();
            }
        }
    });
}

#[test]
fn a_clock_goes_on_while_the_words_of_its_panel_are_missing() {
    Stage::new().expecting_console_errors().run(|page| {
        let words = Build::copy().name("text-en-shared-", ".txt");
        page.server().capture(Some(&words));
        page.open_clock(CLOCK);
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        page.key(' ');
        page.wait_for(".resting [data-act=resume]");
        assert!(!page.has(PANEL));
        page.server().capture(None);
        page.tap(".resting [data-act=resume]");
        page.wait_running(Some(Color::White));
        page.key(' ');
        page.wait_for(PANEL);
    });
}

/// As after an update of a host that keeps no older version.
#[test]
fn an_area_gone_from_the_host_offers_a_restart_but_not_while_a_clock_runs() {
    let newer = Build::copy();
    newer.remove("manage-", ".wasm");
    let stage = Stage::new().of(newer.root()).expecting_console_errors();
    stage.run(|page| {
        page.open_clock(CLOCK);
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        page.go("#/settings");
        page.wait_running(Some(Color::White));
        page.key(' ');
        page.wait_for(&format!(
            "{PANEL} [data-notice=not-loaded] [data-act=restart]"
        ));
    });
}

#[test]
fn an_unknown_address_is_reported_at_home_whatever_its_first_word() {
    Stage::new().run(|page| {
        for route in [
            "#/nowhere",
            "#/clock/1",
            "#/board/x",
            "#/post/no/such",
            "#/learn/quiz/1",
            "#/embed/..",
        ] {
            page.open(route);
            page.wait_for("main.home .notice");
            page.wait("document.querySelectorAll('.notice').length === 1");
        }
    });
}

/// Where the app can store nothing, a game still goes on in memory.
fn a_game_goes_on(storage: Injected) {
    Stage::still().with(storage).run(|page| {
        page.open_control("7+1");
        start(page);
        page.advance(10_000);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        for route in ["#/winning", "#/learn", CLOCK] {
            page.go(route);
            page.wait_for("main");
        }
        page.wait_running(Some(Color::Black));
        page.wait_digits(Color::White, "6:52");
    });
}

#[test]
fn without_storage_a_game_goes_on_after_pages_of_other_areas() {
    a_game_goes_on(Injected::NoStorage);
}

#[test]
fn with_a_full_storage_a_game_goes_on_after_pages_of_other_areas() {
    a_game_goes_on(Injected::FullStorage);
}

#[test]
fn with_a_full_storage_a_board_game_is_there_again_after_another_page() {
    Stage::still().with(Injected::FullStorage).run(|page| {
        page.open("#/board");
        page.wait_for(".board [role=row] button");
        write(page, "e4");
        page.go("#/learn");
        page.wait_for("main");
        // The running game is on its board, whichever clock the address names.
        page.go(CLOCK);
        page.wait_for(".move[data-ply='1']:not([hidden])");
    });
}

/// Chooses a language in the settings, by its tag.
#[track_caller]
pub(crate) fn choose_language(page: &Page, tag: &str) {
    page.go("#/settings");
    page.tap(&format!("[data-language='{tag}']"));
    page.wait(&format!(
        "document.querySelector('[data-language=\"{tag}\"][aria-pressed=true]') !== null"
    ));
}

fn a_language_changes_in_place_for_all_areas_and_back_to_the_browsers_own(browser: Browser) {
    Stage::new().in_browser(browser).run(|page| {
        page.open(CLOCK);
        mark(page);
        for (value, language, title) in [("de", "de", "Einstellungen"), ("", "en", "Settings")] {
            choose_language(page, value);
            // A long word says where it may break.
            assert_eq!(page.text("h1").replace('\u{ad}', ""), title);
            for route in routes::OF_AREAS {
                page.go(route);
                page.wait(&format!("location.hash === '{route}'"));
                page.wait_for("main");
                assert_eq!(page.value("document.documentElement.lang"), json!(language));
            }
            let manifest = page.value("document.querySelector('link[rel=manifest]').href");
            let own = match language {
                "en" => "manifest.webmanifest".to_owned(),
                tag => format!("manifest.{tag}.webmanifest"),
            };
            let manifest = manifest.as_str().unwrap_or_default();
            assert!(manifest.ends_with(&[FOLDER, &own].concat()), "{manifest}");
        }
        is_the_same(page, "two languages");
    });
}

#[test]
fn without_storage_a_language_is_chosen_for_this_visit() {
    Stage::new().with(Injected::NoStorage).run(|page| {
        page.open(CLOCK);
        choose_language(page, "de");
        page.go("#/winning");
        page.wait("location.hash === '#/winning'");
        page.wait_for("main");
        assert_eq!(page.value("document.documentElement.lang"), json!("de"));
    });
}
