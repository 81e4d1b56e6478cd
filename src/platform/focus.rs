//! Where the keyboard is.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::js;

/// Moves the focus to the first element that matches a selector; where there
/// is none it stays.
pub fn move_to(selector: &str) {
    let element = js::document()
        .and_then(|document| document.query_selector(selector).ok())
        .flatten()
        .and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = element {
        // An element that cannot take the focus does not.
        let _ = element.focus();
    }
}
