//! The app as a device installs it.

use std::time::Duration;

use serde_json::{Value, json};
use zeitnot_webdriver::installed::Chromium;
use zeitnot_webdriver::places;
use zeitnot_webdriver::server::Server;
use zeitnot_webdriver::stage::Stage;

#[test]
fn chromium_finds_the_app_worth_installing_with_all_that_its_manifest_names() {
    Stage::new().kept().run(|page| {
        page.open_clock("#/clock");
        page.wait("navigator.serviceWorker.controller !== null");
        let manifest = page.session().cdp("Page.getAppManifest", json!({}));
        assert_eq!(manifest["errors"], json!([]), "{manifest}");
        let said = page
            .session()
            .cdp("Page.getInstallabilityErrors", json!({}));
        // The profile of a test is a private one to Chromium.
        let errors: Vec<&Value> = said["installabilityErrors"]
            .as_array()
            .expect("a list")
            .iter()
            .filter(|error| error["errorId"] != "in-incognito")
            .collect();
        assert!(errors.is_empty(), "{errors:#?}");
        let text = manifest["data"].as_str().expect("a manifest");
        let manifest: Value = serde_json::from_str(text).expect("JSON");
        assert_eq!(manifest["display"], "fullscreen");
        // Each address and picture is in the folder of the page.
        let missing = page.session().run_async(
            "const link = document.querySelector('link[rel=manifest]');
             const manifest = await (await fetch(link.href)).json();
             const icons = [manifest, ...manifest.shortcuts].flatMap(({ icons }) => icons);
             const pictures = [...icons, ...manifest.screenshots].map(({ src }) => src);
             const urls = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url), ...pictures];
             const missing = [];
             for (const url of urls) {
               const whole = new URL(url, link.href);
               const inside = whole.href.startsWith(new URL(manifest.scope, link.href).href);
               if (!inside || !(await fetch(whole)).ok) missing.push(url);
             }
             return missing;",
            &[],
        );
        assert_eq!(missing, json!([]));
    });
}

/// A promise that is fulfilled with true once an expression is true, or with false in the end.
fn comes(what: &str) -> String {
    format!(
        "new Promise((done) => {{
           setTimeout(() => done(false), 60_000);
           const look = () => ({what}) ? done(true) : requestAnimationFrame(look);
           look();
         }})"
    )
}

/// A command to the page of the window reaches the app, and not the empty page with which a window
/// begins, which it leaves: a slow host shows that. On a telephone, a tablet and a Chromebook the
/// window is the whole screen, as the manifest asks; on other computers Chromium gives every app a
/// window.
#[test]
fn an_installed_app_has_its_own_window_and_the_whole_screen_from_a_touch_on() {
    let server = Server::start(&places::dist());
    server.slow(Duration::from_millis(500));
    let mut chromium = Chromium::start();
    let page = chromium.install(&server.address());
    let shown = chromium.value(
        &page,
        "new Promise((done) => setTimeout(done, 0)).then(() => location.href)",
    );
    assert_eq!(shown, json!(server.address()));
    server.slow(Duration::ZERO);
    let home = comes("document.querySelector('main.home') !== null");
    assert_eq!(chromium.value(&page, &home), json!(true));
    let shown = chromium.value(
        &page,
        "[location.href, matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches]",
    );
    assert_eq!(shown, json!([server.address(), true]));

    chromium.value(&page, "(location.hash = '/clock', null)");
    let clock = comes("document.querySelector('button.half') !== null");
    assert_eq!(chromium.value(&page, &clock), json!(true));
    for kind in ["mousePressed", "mouseReleased"] {
        let touch = json!({ "type": kind, "x": 200, "y": 100, "button": "left", "clickCount": 1 });
        chromium.cdp("Input.dispatchMouseEvent", touch, Some(&page));
    }
    let whole = comes("document.fullscreenElement !== null");
    assert_eq!(chromium.value(&page, &whole), json!(true));
}
