//! A program that fails while it runs: the page says so, nothing of it goes on, and the next start
//! is whole.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::server::Server;
use zeitnot_webdriver::stage::Stage;

use crate::embed::{open_site, start as start_frame, wait_ready, within};
use crate::table::{play, start};

in_every_browser![a_panic_and_a_trap_stop_the_app_and_say_that_the_game_is_safe];

/// The words of the page that something went wrong.
const BROKEN: &str = "#start[role=alert][data-fault=broken]";

/// Makes the app panic: from now on the browser refuses what Leptos takes for granted, and the next
/// page is drawn.
#[track_caller]
pub fn panic(page: &Page) {
    page.session().run(
        "Node.prototype.cloneNode = () => { throw new TypeError('provoked'); };
         location.hash = '#/settings';",
        &[],
    );
    page.wait_for(BROKEN);
}

/// Makes a program of the page fail without a panic: a smallest one, whose only function traps.
#[track_caller]
fn trap(page: &Page) {
    page.session().run(
        // In Firefox a script of a test has objects of its own.
        "const { WebAssembly, Uint8Array } = window;
         const bytes = [
           0, 97, 115, 109, 1, 0, 0, 0,
           1, 4, 1, 0x60, 0, 0,
           3, 2, 1, 0,
           7, 8, 1, 4, 116, 114, 97, 112, 0, 0,
           10, 5, 1, 3, 0, 0x00, 0x0b,
         ];
         const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)));
         setTimeout(exports.trap, 0);",
        &[],
    );
    page.wait_for(BROKEN);
}

/// Checks that nothing of the app goes on, whatever happens to the page.
#[track_caller]
fn nothing_goes_on(page: &Page) {
    let stored = page.storage();
    page.advance(5_000);
    page.session().run(
        "const all = {
           window: ['resize', 'hashchange', 'popstate', 'pagehide', 'blur', 'focus', 'storage', 'online'],
           document: ['visibilitychange', 'keydown', 'pointerdown', 'fullscreenchange', 'click'],
         };
         for (const [target, events] of Object.entries(all))
           for (const name of events) self[target].dispatchEvent(new Event(name));
         document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', key: ' ' }));
         location.hash = '#/learn';",
        &[],
    );
    page.advance(5_000);
    assert_eq!(page.storage(), stored);
    assert_eq!(
        page.value("[...document.body.children].map(({ id }) => id)"),
        json!(["start"])
    );
}

/// Starts a game, and lets some moves be played.
#[track_caller]
fn play_some(page: &Page) {
    page.open_control("5+3");
    start(page);
    play(page, Color::White, 1_000);
    play(page, Color::Black, 2_000);
    page.advance(1_000);
}

/// The page offers to start again, and the game goes on. The clock did not run meanwhile, so what
/// that time counts is asked, as after any time away.
#[track_caller]
fn starts_again(page: &Page, running: Color) {
    let before = page.game().clock.journal().to_vec();
    page.tap(&format!("{BROKEN} > button"));
    page.wait("document.getElementById('start') === null && !!document.querySelector('main')");
    page.open_clock("");
    assert!(page.game().clock.journal().starts_with(&before));
    page.tap("[data-act=count-away]");
    page.wait_gone("[data-act=count-away]");
    page.wait_running(Some(running));
    play(page, running, 1_000);
}

fn a_panic_and_a_trap_stop_the_app_and_say_that_the_game_is_safe(browser: Browser) {
    let stage = Stage::still().in_browser(browser);
    stage.expecting_console_errors().run(|page| {
        play_some(page);
        panic(page);
        let words = page.text(BROKEN);
        assert!(words.contains("Something went wrong"), "{words}");
        assert!(words.contains("games are stored"), "{words}");
        nothing_goes_on(page);
        let console = format!("{:?}", page.console_errors());
        assert!(console.contains("panicked at"), "{console}");
        starts_again(page, Color::White);

        page.advance(1_000);
        trap(page);
        assert!(page.text(BROKEN).contains("games are stored"));
        nothing_goes_on(page);
        starts_again(page, Color::Black);
    });
}

#[test]
fn a_panic_is_reported_alone_and_in_the_language_of_the_page() {
    let stage = Stage::still().expecting_console_errors();
    stage.run(|page| {
        page.open("?lang=de#/clock");
        page.wait_for("main.clock");
        start(page);
        page.tap("button[data-act=pause]");
        page.wait_for(crate::table::PANEL);
        panic(page);
        assert!(page.text(BROKEN).contains("schiefgegangen"));
        nothing_goes_on(page);
    });
}

#[test]
fn a_panic_before_anything_was_stored_promises_no_game() {
    let stage = Stage::still().with(Injected::NoStorage);
    stage.expecting_console_errors().run(|page| {
        page.open_clock("");
        panic(page);
        assert!(!page.text(BROKEN).contains("stored"));
    });
}

#[test]
fn a_frame_that_fails_says_so_and_starts_again_beside_a_page_that_goes_on() {
    let site = Server::start(&zeitnot_webdriver::places::dist());
    let stage = Stage::new().expecting_console_errors();
    stage.run(|page| {
        for view in ["clock", "board"] {
            let frame =
                format!("<zeitnot-embed id=a view={view} control='5+3' lang=en></zeitnot-embed>");
            open_site(page, &site, &frame);
            wait_ready(page, 1);
            if view == "clock" {
                start_frame(page, "#a");
            }
            within(page, "#a", || {
                trap(page);
                assert!(!page.text(BROKEN).contains("stored"));
                assert_eq!(
                    page.value("[...document.body.children].map(({ id }) => id)"),
                    json!(["start"])
                );
                page.session().run(
                    &format!("document.querySelector('{BROKEN} > button').click()"),
                    &[],
                );
                page.wait("document.querySelector('main, .embedded') !== null");
            });
        }
    });
}
