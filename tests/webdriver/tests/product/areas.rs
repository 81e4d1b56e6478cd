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

const PANEL: &str = "[role=dialog].panel";

in_every_browser!(
    areas_and_languages_change_within_one_document,
    a_page_that_is_left_while_a_part_is_loading_reports_no_fault,
    a_field_that_is_left_with_its_page_reports_no_fault,
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

/// How often the page asked for a part of the app.
fn asked(page: &Page, part: &str) -> usize {
    let asked = page.server().asked();
    let of_it = asked
        .iter()
        .filter(|asked| asked.path.contains(part) && asked.path.ends_with(".wasm"));
    of_it.count()
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
fn an_area_loads_once_while_the_page_before_stays_and_shows_progress() {
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
        page.go(CLOCK);
        page.wait_for("button.half .digits");
        page.go("#/settings");
        page.wait_for("[data-language]");
        assert_eq!(asked(page, "/manage-"), 1);
        assert_eq!(asked(page, "/app-"), 1);
    });
}

#[test]
fn an_area_that_fails_to_load_is_reported_and_can_be_tried_again() {
    Stage::new().expecting_console_errors().run(|page| {
        // A part of the program, and texts.
        for (begin, end, route) in [
            ("class-", ".wasm", "#/learn/class"),
            ("text-en-manage-", ".txt", "#/settings"),
        ] {
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
        }
    });
}

/// The next page may be on its way for long, and nobody needs what this one was loading.
fn a_page_that_is_left_while_a_part_is_loading_reports_no_fault(browser: Browser) {
    Stage::new().in_browser(browser).run(|page| {
        for leave in ["location.reload()", "location.href = '?lang=de'"] {
            page.open_clock(CLOCK);
            page.server().slow(Duration::from_millis(1_500));
            let script = format!(
                "location.hash = '#/learn';
                 setTimeout(() => {{ {leave}; }}, 200);"
            );
            page.session().run(&script, &[]);
            page.wait("performance.getEntriesByType('navigation')[0].duration > 1_000");
            page.server().slow(Duration::ZERO);
        }
        let name = Build::copy().name("manage-", ".wasm");
        page.server().hold(Some(&name));
        page.open_clock(CLOCK);
        page.session().run("location.hash = '#/keys'", &[]);
        page.wait_for(".loading[role=progressbar]");
        page.leave();
        page.server().hold(None);
    });
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

fn areas_and_languages_change_within_one_document(browser: Browser) {
    Stage::new().in_browser(browser).run(|page| {
        page.open("#/");
        page.wait_for("main.home");
        mark(page);
        // German, and back to the browser's own language.
        for (value, language, title) in [("de", "de", "Einstellungen"), ("", "en", "Settings")] {
            choose_language(page, value);
            // A long word says where it may break.
            assert_eq!(page.text("h1").replace('\u{ad}', ""), title);
            for route in routes::OF_AREAS {
                page.go(route);
                page.wait_for("main:not(.home)");
                page.wait(&format!("location.hash === '{route}'"));
                assert_eq!(page.value("document.documentElement.lang"), json!(language));
                is_the_same(page, route);
            }
            let manifest = page.value("document.querySelector('link[rel=manifest]').href");
            let own = match language {
                "en" => "manifest.webmanifest".to_owned(),
                tag => format!("manifest.{tag}.webmanifest"),
            };
            let manifest = manifest.as_str().unwrap_or_default();
            assert!(manifest.ends_with(&[FOLDER, &own].concat()), "{manifest}");
        }
        for route in routes::OF_AREAS.iter().rev().skip(1) {
            page.back();
            page.wait(&format!("location.hash === '{route}'"));
            is_the_same(page, route);
        }
        page.wait("document.querySelectorAll('button.half .digits').length === 2");
    });
}
