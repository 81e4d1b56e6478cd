//! The app without a network, after one visit; and the versions that follow.
//!
//! Time is real here: the tests wait for things that the browser does on
//! its own.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::build::Build;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::server::FOLDER;
use zeitnot_webdriver::stage::Stage;
use zeitnot_webdriver::{in_every_browser, routes};

use crate::areas::choose_language;

in_every_browser![
    each_language_is_kept_from_its_first_use,
    a_language_chosen_offline_is_marked_missing_and_comes_with_the_network,
];

/// Makes a visit that is long enough for the app to be kept.
#[track_caller]
pub(crate) fn visited(page: &Page, address: &str) {
    page.open(address);
    page.wait_for("main");
    page.wait("navigator.serviceWorker.controller !== null");
}

/// Loads the page again as a person does. The refresh of the driver of Firefox
/// asks the network for everything.
#[track_caller]
pub(crate) fn load_again(page: &Page) {
    page.session()
        .run("window.isBefore = true; location.reload()", &[]);
    page.wait("!window.isBefore && document.readyState === 'complete'");
}

/// The host of a page does not see which of them it is: each area is loaded, and the app goes on to the
/// others.
#[test]
fn each_page_opens_without_a_network_after_one_visit_and_the_solver_decides() {
    Stage::new().kept().run(|page| {
        visited(page, "#/clock");
        page.server().cut(true);
        load_again(page);
        page.wait_for("main");
        for route in routes::OF_AREAS {
            page.open(route);
            page.wait_for("main");
        }
        // And from page to page.
        for route in routes::ALL {
            page.go(route);
            page.wait_for("main");
        }
        let fen = "4k3%2Fp7%2F8%2F8%2F8%2F8%2F8%2F2B1K3%20w%20-%20-%200%2060";
        page.open(&format!("#/winning?fen={fen}&side=white"));
        page.wait_for(".answer [data-verdict=can-mate]");
    });
}

/// The first time that the app is kept, it takes over a page that is there.
#[test]
fn the_first_page_is_not_loaded_again_when_the_app_is_kept() {
    Stage::new().kept().run(|page| {
        page.open("#/");
        page.wait_for("main.home");
        page.session().run("window.isThis = true", &[]);
        page.wait("navigator.serviceWorker.controller !== null");
        page.session()
            .run_async("await navigator.serviceWorker.ready", &[]);
        page.two_frames();
        assert_eq!(page.value("window.isThis ?? false"), json!(true));
        let asked = page.server().asked();
        let of_page = asked.iter().filter(|asked| asked.path == FOLDER);
        // Requested by the page itself, and kept.
        assert_eq!(of_page.count(), 2, "{asked:?}");
    });
}

fn each_language_is_kept_from_its_first_use(browser: Browser) {
    Stage::new().in_browser(browser).kept().run(|page| {
        visited(page, "?lang=en#/clock");
        let german = "(await kept()).filter((path) => path.includes('-de-')).length";
        assert_eq!(page.session().run_async(&kept(german), &[]), json!(0));
        visited(page, "?lang=de#/clock");
        for texts in ["text-de-base-", "text-de-learn-", "text-de-manage-"] {
            until_kept(
                page,
                &format!("urls.some((url) => url.includes('{texts}'))"),
            );
        }
        page.server().cut(true);
        page.open("?lang=de#/learn");
        page.wait_for("main");
        assert_eq!(page.value("document.documentElement.lang"), json!("de"));
        page.open("?lang=de#/settings");
        page.wait("document.querySelector('main')?.innerText.includes('Aussehen')");
        page.open("?lang=en#/learn");
        page.wait_for("main");
    });
}

fn a_language_chosen_offline_is_marked_missing_and_comes_with_the_network(browser: Browser) {
    let stage = Stage::new().in_browser(browser).kept();
    stage.expecting_console_errors().run(|page| {
        visited(page, "#/settings");
        page.server().cut(true);
        choose_language(page, "de");
        page.wait_for("[data-missing]");
        assert_eq!(page.value("document.documentElement.lang"), json!("en"));
        page.server().cut(false);
        page.open("#/settings");
        page.wait("document.documentElement.lang === 'de'");
        page.wait_for("[data-language=de][aria-pressed=true]");
        assert!(!page.has("[data-missing]"));
    });
}

/// A script for the value of an expression that may call `kept()` for the
/// addresses of what is kept.
fn kept(expression: &str) -> String {
    format!(
        "const kept = async () => {{
           const names = (await caches.keys()).filter((name) => name.startsWith('zeitnot '));
           const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
           return all.flat().map(({{ url }}) => url);
         }};
         return {expression};"
    )
}

/// Waits until a condition holds for `urls`, the addresses of what is kept. It
/// looks again and again, because nothing reports when a cache changes.
#[track_caller]
pub(crate) fn until_kept(page: &Page, condition: &str) {
    let script = kept(&format!(
        "await new Promise((done) => {{
           const holds = (urls) => {condition};
           const look = async () => (holds(await kept()) ? done() : setTimeout(look, 50));
           look();
         }})"
    ));
    page.session().run_async(&script, &[]);
}

// Newer versions.

/// A copy of the build that says which version it is, and is otherwise like the
/// built one.
#[track_caller]
pub(crate) fn version(page: &Page, number: u32) -> Build {
    let version = Build::copy();
    let before = version.read("index.html");
    let after = format!("{before}<!-- version {number} -->");
    let mut list = version.read("sw.js");
    let mut replace = |before: &str, after: &str| {
        assert!(list.contains(before), "{before} is not in the list");
        list = list.replace(before, after);
    };
    replace(&digest(page, &before), &digest(page, &after));
    let numbers = page.session().run_async(
        "return (await caches.keys()).find((name) => name.startsWith('zeitnot ')).split(' ').at(-1)",
        &[],
    );
    let built = numbers.as_str().expect("a version");
    replace(built, &format!("{built}-{number}"));
    version.write("sw.js", &list);
    version.write("index.html", &after);
    version
}

/// A digest as the list of the service worker has it.
#[track_caller]
fn digest(page: &Page, text: &str) -> String {
    let digest = page.session().run_async(
        "const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(arguments[0]));
         return btoa(String.fromCharCode(...new Uint8Array(bytes)));",
        &[json!(text)],
    );
    digest.as_str().expect("a digest").to_owned()
}

/// Looks for a newer version, and returns what became of it.
#[track_caller]
pub(crate) fn look_for_newer(page: &Page) -> String {
    let state = page.session().run_async(
        "const registration = await navigator.serviceWorker.ready;
         await registration.update();
         const worker = registration.installing ?? registration.waiting;
         if (!worker) return 'none';
         return await new Promise((done) => {
           const look = () => ['installed', 'activated', 'redundant'].includes(worker.state) && done(worker.state);
           worker.addEventListener('statechange', look);
           look();
         });",
        &[],
    );
    state.as_str().expect("a state").to_owned()
}

/// Which version the page is.
#[track_caller]
fn is_version(page: &Page, number: u32) {
    page.wait(&format!(
        "[...document.body.childNodes, ...document.childNodes].some((node) => node.data === ' version {number} ')"
    ));
}

const RESTART: &str = "[data-notice=update] [data-act=restart]";

#[test]
fn a_newer_version_waits_while_a_clock_runs_and_is_taken_when_asked() {
    Stage::new().kept().run(|page| {
        visited(page, "#/clock");
        let newer = version(page, 2);
        page.server().publish(newer.root());
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        assert_eq!(look_for_newer(page), "installed");
        assert!(!page.has(RESTART));
        // The page that runs stays as it is, and so does one that is loaded.
        page.wait_running(Some(Color::White));
        page.session().refresh();
        page.wait_running(Some(Color::White));
        page.key(' ');
        page.wait_for("[role=dialog].panel");
        page.go("#/settings");
        page.wait_for(RESTART);
        page.tap(RESTART);
        is_version(page, 2);
        // The game is as it was, and nothing of the old version is left.
        page.wait_for("main");
        assert!(!page.game().clock.journal().is_empty());
        let versions =
            "return (await caches.keys()).filter((name) => name.startsWith('zeitnot ')).length";
        page.session()
            .run_async("await navigator.serviceWorker.ready", &[]);
        assert_eq!(page.session().run_async(versions, &[]), json!(1));
        page.server().cut(true);
        page.open("#/clock");
        is_version(page, 2);
    });
}

#[test]
fn an_update_that_lacks_a_file_leaves_the_version_before_it_working() {
    Stage::new().kept().expecting_console_errors().run(|page| {
        visited(page, "#/clock");
        let broken = version(page, 2);
        // The content of a file changed that the version before has too.
        broken.write(
            "public/icon.svg",
            "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        );
        page.server().publish(broken.root());
        assert_eq!(look_for_newer(page), "redundant");
        std::fs::remove_file(broken.root().join("public/icon.svg")).expect("the file");
        assert_eq!(look_for_newer(page), "redundant");
        page.server().cut(true);
        for route in routes::OF_AREAS {
            page.open(route);
            page.wait_for("main");
            assert!(!page.has(RESTART));
        }
        // A whole version that follows is taken.
        page.server().cut(false);
        let whole = version(page, 3);
        page.server().publish(whole.root());
        assert_eq!(look_for_newer(page), "installed");
        page.wait_for(RESTART);
        page.tap(RESTART);
        is_version(page, 3);
    });
}
