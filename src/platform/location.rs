//! The address of the page. The route is in its hash.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{History, UrlSearchParams};

use super::js;
use super::listener::{self, Listener};

/// The part after the `#`, undecoded; empty if there is nothing.
pub fn hash() -> String {
    js::window()
        .and_then(|window| window.location().hash().ok())
        .map(|hash| hash.strip_prefix('#').unwrap_or(&hash).to_owned())
        .unwrap_or_default()
}

/// Goes to another hash; the browser's back button returns to the previous one.
pub fn set_hash(hash: &str) {
    if let Some(window) = js::window() {
        let _ = window.location().set_hash(hash);
    }
}

/// Replaces the hash without an event. `false` if the browser refuses: some do if it happens too
/// often.
pub fn replace_hash(hash: &str) -> bool {
    replace(&["#", hash].concat())
}

fn replace(url: &str) -> bool {
    history().is_some_and(|history| {
        // It is the same place.
        let state = history.state().unwrap_or_default();
        history
            .replace_state_with_url(&state, "", Some(url))
            .is_ok()
    })
}

/// Goes to another hash, replacing this one in the history.
pub fn set_hash_in_place(hash: &str) {
    if let Some(window) = js::window() {
        let _ = window.location().replace(&["#", hash].concat());
    }
}

/// Leaves scrolling to the app when the user goes back or forward: the browser would scroll before
/// the page is drawn.
pub fn scroll_by_hand() {
    if let Some(history) = history() {
        let _ = history.set_scroll_restoration(web_sys::ScrollRestoration::Manual);
    }
}

/// The number that this place of the history was [marked](mark_place) with; `None` for one that
/// was never shown.
pub fn place() -> Option<u32> {
    kept(PLACE)
}

/// Marks this place of the history with a number.
pub fn mark_place(number: u32) {
    if let Some(history) = history() {
        let _ = history.replace_state(&state_of(number, layer()), "");
    }
}

/// How many layers are open over the page at this place of the history.
pub fn layer() -> u32 {
    kept(LAYER).unwrap_or_default()
}

/// Adds an entry to the history for a layer that was opened over the page; the address and the place
/// stay. `false` if the browser refuses: some do if it happens too often.
pub fn push_layer(layer: u32) -> bool {
    let state = state_of(place().unwrap_or_default(), layer);
    history().is_some_and(|history| history.push_state(&state, "").is_ok())
}

/// Goes back by this number of entries, some time later.
pub fn go_back(by: u32) {
    if let (Some(history), Ok(by)) = (history(), i32::try_from(by)) {
        let _ = history.go_with_delta(-by);
    }
}

/// Reports when the browser has gone to another entry of the history, also with the same hash.
pub fn on_traverse(mut went: impl FnMut() + 'static) -> Option<Listener> {
    listener::of_window("popstate", move |_| went())
}

/// The parts of what an entry of the history keeps.
const PLACE: u32 = 0;
const LAYER: u32 = 1;

fn state_of(place: u32, layer: u32) -> JsValue {
    Array::of2(&place.into(), &layer.into()).into()
}

fn kept(part: u32) -> Option<u32> {
    let parts: Array = history()?.state().ok()?.dyn_into().ok()?;
    // It was a u32.
    Some(parts.get(part).as_f64()? as u32)
}

fn history() -> Option<History> {
    js::window()?.history().ok()
}

/// Reports the new hash whenever it changes.
pub fn on_hash_change(mut changed: impl FnMut(String) + 'static) -> Option<Listener> {
    listener::of_window("hashchange", move |_| changed(hash()))
}

/// The part between the `?` and the `#`, undecoded.
pub fn query() -> String {
    js::window()
        .and_then(|window| window.location().search().ok())
        .map(|query| query.strip_prefix('?').unwrap_or(&query).to_owned())
        .unwrap_or_default()
}

/// Reloads the page with its current address. Until then, the page is marked as busy.
pub fn reload() {
    if let Some(body) = js::document().and_then(|document| document.body()) {
        let _ = body.set_attribute("aria-busy", "true");
    }
    if let Some(window) = js::window() {
        let _ = window.location().reload();
    }
}

/// Sets a parameter of the query, or removes it, without an event.
pub fn set_in_query(name: &str, value: Option<&str>) {
    let Ok(values) = UrlSearchParams::new_with_str(&query()) else {
        return;
    };
    match value {
        Some(value) => values.set(name, value),
        None if values.has(name) => values.delete(name),
        None => return,
    }
    let left = String::from(values.to_string());
    let mark = if left.is_empty() { "" } else { "?" };
    replace(&[&address(), mark, &left, "#", &hash()].concat());
}

/// Leaves a text for the next page at this place of the history, for as long as the tab is open:
/// for where nothing can be stored. `false` if that was not possible.
pub fn leave_behind(text: &str) -> bool {
    history().is_some_and(|history| history.replace_state(&text.into(), "").is_ok())
}

/// Takes the text that the previous page left here.
pub fn take_left_behind() -> Option<String> {
    let history = history()?;
    let text = history.state().ok()?.as_string()?;
    let _ = history.replace_state(&JsValue::NULL, "");
    Some(text)
}

/// The decoded value of a name in a query such as `a=1&b=2`; the first one if there are several.
pub fn value_of(name: &str, query: &str) -> Option<String> {
    UrlSearchParams::new_with_str(query).ok()?.get(name)
}

/// The address without query and hash, for links to this page.
pub fn address() -> String {
    let address = js::window()
        .and_then(|window| window.location().href().ok())
        .unwrap_or_default();
    let end = address.find(['?', '#']).unwrap_or(address.len());
    address[..end].to_owned()
}
