//! The capabilities with which each browser is started: [`of`].

use std::path::Path;

use serde_json::{Map, Value, json};

use crate::browser::Browser;
use crate::device::{Device, Look};
use crate::patience::{LOAD, SCRIPT};
use crate::places;

/// Chromium's command line. The first four switches are for root and for containers. The next keep
/// it from using the network on its own, and the last that disable something keep it from slowing
/// down a page that is in the background or busy.
const ARGUMENTS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-breakpad",
    "--disable-field-trial-config",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-ipc-flooding-protection",
    "--window-size=1024,768",
    "--lang=en-GB",
];

/// The capabilities that a new session asks its driver for. See
/// [`Session::open`](super::Session::open).
pub(super) fn of(
    browser: Browser,
    device: &Device,
    network: bool,
    profile: Option<&Path>,
) -> Map<String, Value> {
    let mut capabilities = match browser {
        Browser::Chromium => chromium(network, profile),
        Browser::Firefox => firefox(device, profile),
        // Its driver starts the one browser that it knows.
        Browser::WebKit => Map::new(),
    };
    // WebKit's driver uses a timer of the page, which a virtual clock turns:
    // the limit is as far in the future as a timer goes.
    let script = match browser {
        Browser::WebKit => 2_000_000_000,
        Browser::Chromium | Browser::Firefox => SCRIPT,
    };
    let timeouts = json!({ "script": script, "pageLoad": LOAD, "implicit": 0 });
    capabilities.insert("timeouts".to_owned(), timeouts);
    capabilities
}

/// With a profile, on which the browser is killed and started again, this is the browser that
/// players have.
fn chromium(network: bool, profile: Option<&Path>) -> Map<String, Value> {
    let mut logs = json!({ "browser": "ALL" });
    if network {
        logs["performance"] = json!("ALL");
    }
    let mut arguments: Vec<String> = ARGUMENTS.iter().map(|&word| word.into()).collect();
    if let Some(profile) = profile {
        arguments.push(format!("--user-data-dir={}", profile.display()));
    }
    let program = profile.map_or_else(places::headless_shell, |_| places::chromium());
    object(json!({
        "browserName": "chrome",
        "goog:loggingPrefs": logs,
        "goog:chromeOptions": {
            "binary": program,
            "args": arguments,
            "excludeSwitches": ["enable-automation"],
        },
    }))
}

/// Firefox learns only when it starts which device it pretends to be.
fn firefox(device: &Device, profile: Option<&Path>) -> Map<String, Value> {
    // Coarse; else fine, and able to hover.
    let pointer = if device.touch { 1 } else { 6 };
    let mut arguments = vec![json!("-headless")];
    if let Some(profile) = profile {
        arguments.extend([json!("-profile"), json!(profile)]);
    }
    object(json!({
        "browserName": "firefox",
        "moz:firefoxOptions": {
            "binary": places::firefox(),
            "args": arguments,
            "prefs": {
                "intl.accept_languages": "en-GB",
                // A slash would open the browser's own search, and make the page lower.
                "accessibility.typeaheadfind.manual": false,
                // A process without a page is ended, and its script stops wherever it is. Handlers
                // that still run then find half-done work, and a panic in them would count as an
                // error of the test that leaves the page.
                "dom.abort_script_on_child_shutdown": false,
                "dom.w3c_touch_events.enabled": i32::from(device.touch),
                "ui.primaryPointerCapabilities": pointer,
                "ui.allPointerCapabilities": pointer,
                "ui.prefersReducedMotion": i32::from(!device.motion),
                "layout.css.prefers-color-scheme.content-override":
                    i32::from(device.look != Look::Dark),
            },
        },
    }))
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        other => unreachable!("written as an object: {other}"),
    }
}
