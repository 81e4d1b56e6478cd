//! Scripts that are fetched only when something is shown that needs them.

use super::js;

/// Fetches and runs a script once, by its address relative to the page.
pub(crate) fn load(address: &str) {
    let Some(page) = js::document() else { return };
    let known = ["script[src=\"", address, "\"]"].concat();
    if page.query_selector(&known).ok().flatten().is_some() {
        return;
    }
    let Ok(script) = page.create_element("script") else {
        return;
    };
    // The attribute names are valid.
    let _ = script.set_attribute("src", address);
    if let Some(head) = js::get(&page, "head") {
        js::call(&head, "appendChild", &[&script]);
    }
}
