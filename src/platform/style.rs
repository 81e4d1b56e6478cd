//! Styles that are fetched only when something is shown that needs them.

use super::js;

/// Fetches a style sheet once, by its address relative to the page. Until it arrives the page is
/// shown without it.
pub(crate) fn load(address: &str) {
    let Some(page) = js::document() else { return };
    let link = ["link[href=\"", address, "\"]"].concat();
    if page.query_selector(&link).ok().flatten().is_some() {
        return;
    }
    let Ok(link) = page.create_element("link") else {
        return;
    };
    // The names and values are valid, so none of this fails.
    let _ = link.set_attribute("rel", "stylesheet");
    let _ = link.set_attribute("href", address);
    if let Some(head) = js::get(&page, "head") {
        js::call(&head, "appendChild", &[&link]);
    }
}
