//! The page's security policy: the app does nothing against it, and code that
//! is not the app's does not run.

use serde_json::json;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;
use zeitnot_webdriver::{in_every_browser, routes};

in_every_browser!(
    no_page_does_what_its_policy_forbids,
    a_script_put_into_the_page_is_refused
);

#[track_caller]
fn nothing_is_forbidden(page: &Page, route: &str) {
    assert_eq!(page.value("window.forbidden"), json!([]), "{route}");
}

/// A page of each area, the frames, and the past games. `everyone.rs` looks at every page in
/// Chromium, because the content of a page does not depend on the browser, and what a browser forbids
/// hardly depends on the page.
fn no_page_does_what_its_policy_forbids(browser: Browser) {
    let stage = Stage::new().in_browser(browser);
    stage.with(Injected::PolicyLog).run(|page| {
        for route in routes::OF_AREAS {
            page.open(route);
            page.wait_for("main");
            nothing_is_forbidden(page, route);
        }
        for route in routes::EMBEDDED {
            page.open(route);
            page.wait("document.body.querySelector('main, button')");
            nothing_is_forbidden(page, route);
        }
        page.leave();
        routes::keep_games(page, None);
        page.open("#/");
        page.wait_for("main");
        page.go("#/games");
        page.wait_for("main.page");
        nothing_is_forbidden(page, "#/games");
    });
}

/// Things that a page makes on the spot: the worker of the solver, a chart, a file to save.
#[test]
fn the_policy_allows_the_workers_and_files_that_a_page_makes() {
    Stage::new().with(Injected::PolicyLog).run(|page| {
        let fen = "4k3%2Fp7%2F8%2F8%2F8%2F8%2F8%2F2B1K3%20w%20-%20-%200%2060";
        page.open(&format!("#/winning?fen={fen}&side=white"));
        page.wait_for(".answer [data-verdict=can-mate]");
        nothing_is_forbidden(page, "the solver");
        page.open("#/settings");
        page.wait_for("[data-act=backup]");
        page.tap("[data-act=backup]");
        page.two_frames();
        nothing_is_forbidden(page, "a backup");
    });
}

fn a_script_put_into_the_page_is_refused(browser: Browser) {
    let stage = Stage::new().in_browser(browser).expecting_console_errors();
    stage.with(Injected::PolicyLog).run(|page| {
        page.open_clock("#/clock");
        page.session().run(
            "const script = document.createElement('script');
             script.textContent = 'document.documentElement.dataset.ran = 1';
             document.body.append(script);
             const picture = document.createElement('img');
             picture.setAttribute('onerror', 'document.documentElement.dataset.ran = 2');
             picture.src = 'data:,';
             document.body.append(picture);
             document.body.setAttribute('style', 'color: red');",
            &[],
        );
        page.wait("window.forbidden.length >= 3");
        assert_eq!(
            page.value("document.documentElement.dataset.ran ?? null"),
            json!(null)
        );
    });
}
