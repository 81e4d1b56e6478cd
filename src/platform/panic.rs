//! The end of a program that panics: [`report`].

use std::panic;

use wasm_bindgen::{JsValue, function_table};

use super::js;

/// Lets a panic be seen: its message goes to the console, and the page stops the program for good,
/// says so and offers to start again (`public/check.js`). Nothing unwinds, so borrowed values and
/// half-done changes would stay behind, and whatever ran on would run in that state.
pub fn report() {
    call("guard", &[&function_table()]);
    panic::set_hook(Box::new(|panic| {
        let console = js::window().and_then(|window| js::get(window.as_ref(), "console"));
        if let Some(console) = console {
            js::call(&console, "error", &[&panic.to_string().into()]);
        }
        call("broken", &[]);
    }));
}

/// Calls the page's own script, which has the table of the program's functions to stop it with.
fn call(name: &str, arguments: &[&JsValue]) {
    if let Some(script) = js::page_script() {
        js::call(&script, name, arguments);
    }
}
