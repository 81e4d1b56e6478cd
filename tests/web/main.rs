//! The room that needs a browser, and the app on a page, in a real browser.
#![cfg(all(target_arch = "wasm32", feature = "web"))]

mod platform;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
