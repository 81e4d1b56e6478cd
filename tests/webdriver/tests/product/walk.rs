//! One walk by touch through the whole app with a clock that runs, in real time: one
//! document, and no millisecond lost.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::build::Build;
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::{CLOCK, Page};
use zeitnot_webdriver::stage::Stage;

use crate::offline::{load_again, look_for_newer, until_kept, version, visited};
use crate::table::start;

/// In the other two it is done without a network.
mod a_walk_through_every_room_is_one_document_and_loses_no_time {
    use zeitnot_webdriver::browser::Browser;
    use zeitnot_webdriver::stage::Stage;

    #[test]
    fn webkit() {
        Stage::new().in_browser(Browser::WebKit).run(|page| {
            page.open("#/");
            super::walk(page, || ());
        });
    }
}

mod a_walk_without_a_network_after_one_visit {
    use zeitnot_webdriver::browser::Browser;

    #[test]
    fn chromium() {
        super::without_a_network(Browser::Chromium);
    }

    #[test]
    fn firefox() {
        super::without_a_network(Browser::Firefox);
    }
}

fn without_a_network(browser: Browser) {
    Stage::new().in_browser(browser).kept().run(|page| {
        visited_in_both_languages(page);
        page.server().cut(true);
        page.open("#/");
        walk(page, || ());
    });
}

#[test]
fn an_update_in_the_middle_of_a_walk_mixes_nothing() {
    Stage::new().kept().run(|page| {
        visited_in_both_languages(page);
        page.open("#/");
        let newer: Build = version(page, 2);
        let mut before = 0;
        walk(page, || {
            page.server().publish(newer.root());
            assert_eq!(look_for_newer(page), "installed");
            before = page.server().asked().len();
        });
        // Everything loaded later is of the version with which the page started. The browser may
        // look for a newer list at any time.
        let asked = page.server().asked();
        let later = asked[before..].iter().map(|asked| asked.path.as_str());
        let later: Vec<&str> = later.filter(|path| !path.ends_with("sw.js")).collect();
        assert!(later.is_empty(), "{later:?}");
        page.tap("button[data-act=pause]");
        page.wait_for("[role=dialog].panel");
        page.go("#/settings");
        page.tap("[data-notice=update] [data-act=restart]");
        page.wait("!window.isThis && document.querySelector('main') !== null");
        assert_eq!(
            page.game().clock.journal().len(),
            3,
            "two presses and a stop"
        );
    });
}

/// Visits that were long enough for both languages to be kept, whole.
#[track_caller]
fn visited_in_both_languages(page: &Page) {
    visited(page, "?lang=de#/clock");
    load_again(page);
    visited(page, "?lang=en#/clock");
    let wanted = page.session().run_async(
        "const list = await (await fetch('sw.js')).text();
         const [, build] = list.match(/const BUILD = (.*);/);
         const { all, de, en } = JSON.parse(build).files;
         return [...all, ...de, ...en].map(([path]) => new URL(path || '.', location).href);",
        &[],
    );
    until_kept(
        page,
        &format!("{wanted}.every((url) => urls.includes(url))"),
    );
}

/// From home, with `midway` when the clock runs and half of the rooms were seen.
#[track_caller]
fn walk(page: &Page, midway: impl FnOnce()) {
    page.wait_for("main.home");
    page.session().run("window.isThis = true", &[]);
    page.session().run(Injected::PressLog.script(), &[]);
    // Before the game.
    page.tap(".home [data-act=board]");
    page.wait_for(".board [role=row] button");
    page.back();
    page.tap(".home [data-act=clock]");
    page.wait_for("button.half .digits");
    // Only where the browser fills the screen when the page asks it to.
    let fills = page.has("[data-act=full-screen]") && page.browser() == Browser::Chromium;
    if fills {
        page.tap("[data-act=full-screen]");
        page.wait(FULL);
    }
    start(page);
    // While the clock runs nothing else can be touched, so the test goes by the address.
    page.go("#/learn");
    page.tap("main a[href^='#/learn/']");
    page.wait_for("main .lesson, main h1");
    page.go("#/post");
    page.tap("main a[href='#/post/new']");
    page.wait("location.hash.startsWith('#/post/new')");
    page.wait_for("main.page h1");
    midway();
    page.go("#/settings");
    for tag in ["de", "en"] {
        page.tap(&format!("[data-language={tag}]"));
        page.wait(&format!("document.documentElement.lang === '{tag}'"));
        page.wait_for(&format!("[data-language={tag}][aria-pressed=true]"));
    }
    page.tap("main header [data-act=back]");
    // The home address leads to the running clock.
    page.go("#/");
    page.wait(&format!("location.hash === '{CLOCK}'"));
    page.wait_running(Some(Color::White));
    if fills {
        assert_eq!(
            page.value(FULL),
            json!(true),
            "the app no longer fills the screen"
        );
    }
    page.press(Color::White);
    page.wait_running(Some(Color::Black));
    assert_eq!(page.value("window.isThis ?? false"), json!(true));
    let at = page.value("__presses.map((press) => Math.floor(press.at))");
    let at = |place: usize| at[place].as_i64().expect("two presses");
    let journal = page.game().clock.journal().to_vec();
    let [first, second] = [&journal[0], &journal[1]].map(|entry| entry.stamp.at.get());
    assert_eq!(second - first, at(1) - at(0));
}

const FULL: &str = "document.fullscreenElement !== null";
