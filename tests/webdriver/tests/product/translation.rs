//! The built app in a browser that translates it while it is used. What the pages show then, step
//! by step, is in `tests/web/translation.rs`.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::server::Server;
use zeitnot_webdriver::stage::Stage;

use crate::embed::{open_site, start as start_frame, wait_ready, within};
use crate::table::{PANEL, act, pause, play, start};

in_every_browser![everything_goes_on_while_the_page_is_translated];

/// Translates the page from now on, with texts of its own or with the page's texts.
#[track_caller]
fn translate(page: &Page, replaces: bool) {
    let script = include_str!("../../src/scripts/translator.js");
    page.session()
        .run(&format!("({script})(arguments[0])"), &[json!(replaces)]);
    page.wait("document.querySelector('font > font') !== null");
}

/// A clock runs, a game is played, pages change, a list follows its clocks, and a lesson steps on.
fn everything_goes_on_while_the_page_is_translated(browser: Browser) {
    for replaces in [true, false] {
        Stage::still().in_browser(browser).run(|page| {
            page.leave();
            let now = page.wall().div_euclid(1_000);
            Seed::of(3, zeitnot_core::correspondence::Utc::new(now)).keep(page);
            page.open_control("5+3");
            translate(page, replaces);
            start(page);
            page.advance(1_000);
            page.wait_digits(Color::White, "5:02");
            page.advance(1_000);
            page.wait_digits(Color::White, "5:01");
            play(page, Color::White, 1_000);
            pause(page);
            act(page, "resume");
            page.wait_gone(PANEL);

            page.go("#/settings");
            page.wait("document.querySelector('main h1').textContent === 'SETTINGS'");
            page.tap("[data-language=de]");
            // With a soft hyphen in the word.
            page.wait("document.querySelector('main h1').textContent.endsWith('LUNGEN')");
            page.tap("[data-language=en]");
            page.wait("document.querySelector('main h1').textContent === 'SETTINGS'");

            page.go("#/post");
            page.wait_for(".correspondence-row");
            page.go("#/learn/6-7");
            page.wait_for("main.lesson");
            page.wait("document.querySelectorAll('main h1').length === 1");
            for color in ["black", "white", "black"] {
                page.tap(&format!(".exhibit .half[data-color={color}]"));
            }
            page.tap("[data-act=step-on]:not([data-waits])");
            page.wait("location.hash === '#/learn/6-7/2'");
            page.wait_for("[data-answer='0']");

            page.go("#/clock");
            page.wait_for("main.clock");
            page.advance(1_000);
            let digits = page.half(Color::Black).digits;
            page.advance(1_000);
            assert_ne!(page.half(Color::Black).digits, digits);
        });
    }
}

#[test]
fn an_embedded_clock_runs_while_its_frame_is_translated() {
    let site = Server::start(&zeitnot_webdriver::places::dist());
    Stage::new().run(|page| {
        for replaces in [true, false] {
            open_site(
                page,
                &site,
                "<zeitnot-embed id=a view=clock control='5+3' lang=en></zeitnot-embed>",
            );
            wait_ready(page, 1);
            within(page, "#a", || translate(page, replaces));
            start_frame(page, "#a");
            within(page, "#a", || {
                for digits in ["5:02", "5:01"] {
                    page.wait(&format!(
                        "document.querySelector('.half[data-color=white] .figures').textContent === '{digits}'"
                    ));
                }
            });
        }
    });
}
