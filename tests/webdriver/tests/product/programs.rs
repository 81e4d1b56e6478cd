//! The pages are several programs: nobody notices but by what is downloaded.

use serde_json::json;
use zeitnot::clock::color::Color;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::{CLOCK, Page};
use zeitnot_webdriver::routes;
use zeitnot_webdriver::stage::Stage;

use crate::table::start;

in_every_browser!(
    pages_of_all_programs_lead_to_each_other_and_back,
    a_clock_runs_on_while_pages_of_other_programs_are_seen
);

/// The program that has been downloaded, as an expression in the page.
const PROGRAM: &str = "performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => name.endsWith('.wasm')).join()";

fn pages_of_all_programs_lead_to_each_other_and_back(browser: Browser) {
    Stage::new().in_browser(browser).run(|page| {
        page.open(CLOCK);
        let mut programs = Vec::new();
        for route in routes::OF_PROGRAMS {
            page.go(route);
            page.wait_for("main");
            assert_eq!(page.value("location.hash"), json!(route));
            let program = page.value(PROGRAM);
            programs.push(program.as_str().unwrap_or_default().to_owned());
        }
        for (route, program) in routes::OF_PROGRAMS.iter().zip(&programs).rev().skip(1) {
            page.back();
            // The address alone is there before the page that is left knows it.
            page.wait(&format!(
                "location.hash === '{route}' && {PROGRAM} === '{program}' &&
                 document.querySelector('main')"
            ));
        }
        page.wait("document.querySelectorAll('button.half .digits').length === 2");
        // Each has only its own.
        let all = programs.len();
        programs.sort();
        programs.dedup();
        assert_eq!(programs.len(), all, "{programs:?}");
        assert!(
            !programs
                .iter()
                .any(|one| one.is_empty() || one.contains(',')),
            "{programs:?}"
        );
    });
}

fn a_clock_runs_on_while_pages_of_other_programs_are_seen(browser: Browser) {
    Stage::still().in_browser(browser).run(|page| {
        page.open_control("3+2");
        start(page);
        page.advance(5_000);
        for route in ["#/post", "#/learn"] {
            page.go(route);
            page.wait_for("main.page");
            page.advance(10_000);
        }
        // Where everything begins is the clock, while it runs.
        page.go("#/");
        page.wait_running(Some(Color::White));
        assert_eq!(page.value("location.hash"), json!(CLOCK));
        page.advance(5_000);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        page.expect(3 * 60_000 + 2_000 - 30_000 + 2_000, 3 * 60_000 + 2_000);
    });
}

#[test]
fn an_address_that_is_none_of_ours_is_told_at_home_whatever_its_first_word() {
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
            assert_eq!(
                page.value("document.querySelectorAll('.notice').length"),
                json!(1),
                "{route}"
            );
        }
    });
}

/// Where nothing can be kept, what is in hand goes along.
fn a_game_goes_along(storage: Injected) {
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
fn without_storage_a_game_goes_along_to_pages_of_other_programs() {
    a_game_goes_along(Injected::NoStorage);
}

#[test]
fn with_a_full_storage_a_game_goes_along_to_pages_of_other_programs() {
    a_game_goes_along(Injected::FullStorage);
}

#[test]
fn with_a_full_storage_a_game_on_the_board_is_there_again_after_another_page() {
    Stage::still().with(Injected::FullStorage).run(|page| {
        page.open("#/board");
        page.wait_for(".board [role=row] button");
        page.fill(".entry input", "e4");
        page.tap("[data-act=enter-move]");
        page.wait_for(".move[data-ply='1']:not([hidden])");
        page.go("#/learn");
        page.wait_for("main");
        // The game that goes on is on its board, whichever clock is asked for.
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
        "!document.body.hasAttribute('aria-busy') &&
         document.querySelector('[data-language=\"{tag}\"][aria-pressed=true]') !== null"
    ));
}

#[test]
fn a_language_is_chosen_for_all_programs_and_given_back_to_the_browser() {
    Stage::new().run(|page| {
        page.open(CLOCK);
        for (value, language, title) in [("de", "de", "Einstellungen"), ("", "en", "Settings")] {
            choose_language(page, value);
            // A long word says where it may break.
            assert_eq!(page.text("h1").replace('\u{ad}', ""), title);
            for route in routes::OF_PROGRAMS {
                page.go(route);
                page.wait_for("main");
                assert_eq!(page.value("document.documentElement.lang"), json!(language));
            }
        }
    });
}

#[test]
fn without_storage_a_language_is_chosen_for_this_visit() {
    Stage::new().with(Injected::NoStorage).run(|page| {
        page.open(CLOCK);
        choose_language(page, "de");
        page.go("#/winning");
        page.wait_for("main");
        assert_eq!(page.value("document.documentElement.lang"), json!("de"));
    });
}
