//! The interface to `public/start.js`, which runs before the program: it fetches chunks and style
//! sheets, and reports why one could not be fetched. On a page without that script, as in tests,
//! all of this does nothing.

use wasm_bindgen_futures::JsFuture;

use super::{js, media};

/// Why a chunk could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ChunkError {
    /// The host no longer has it: there is a newer version of the app.
    #[error("the host has a newer version")]
    Gone,
    /// The copy on this device is damaged, and the host cannot be reached for another one.
    #[error("the copy on this device is damaged, and there is no network for another")]
    Damaged,
    /// The device is offline, or the chunk arrived damaged.
    #[error("there is no network, or what came was not what was sent")]
    NotCome,
}

/// Fetches everything an area needs: its chunks, so that they are there when they are loaded, and
/// its style sheets. Waits for them; a failure stops nothing.
pub(crate) fn fetch(area: &str) -> impl Future<Output = ()> + use<> {
    let asked = js::page_script().and_then(|script| js::ask(&script, "fetch", &[&area.into()]));
    async move {
        if let Some(asked) = asked {
            let _ = JsFuture::from(asked).await;
        }
    }
}

/// The texts of an area in a language: requested at once, if the script has not done so already.
pub(crate) fn texts(tag: &str, area: &str) -> impl Future<Output = Option<String>> + use<> {
    let asked = js::page_script()
        .and_then(|script| js::ask(&script, "texts", &[&tag.into(), &area.into()]))
        .map(JsFuture::from);
    async move { asked?.await.ok()?.as_string() }
}

/// Goes on in a task of its own, so that the browser can answer a touch before.
pub(crate) async fn turn() {
    let turn = js::page_script().and_then(|script| js::ask(&script, "turn", &[]));
    if let Some(turn) = turn {
        let _ = JsFuture::from(turn).await;
    }
}

/// Whether an outline shows the page of the address until the app has drawn it.
pub(crate) fn has_outline() -> bool {
    let outline = js::document().map(|document| document.query_selector("#outline > *"));
    matches!(outline, Some(Ok(Some(_))))
}

/// Reports that the page now uses the language of this tag.
pub(crate) fn use_language(tag: &str) {
    let used = js::page_script().and_then(|script| js::call(&script, "use", &[&tag.into()]));
    if used.is_none() {
        media::set_language(tag);
    }
}

/// The tag of the requested language: from the address, from the user's choice on this device, or
/// else from the browser.
pub(crate) fn wanted_language() -> Option<String> {
    js::call(&js::page_script()?, "wanted", &[])?.as_string()
}

/// Why the last chunk that failed could not be fetched.
pub(crate) fn fault() -> ChunkError {
    let kind = js::page_script().and_then(|script| js::get(&script, "fault"));
    match kind.and_then(|kind| kind.as_string()).as_deref() {
        Some("gone") => ChunkError::Gone,
        Some("damaged") => ChunkError::Damaged,
        _ => ChunkError::NotCome,
    }
}

/// Shows in the page why it does not start.
pub(crate) fn tell_fault() {
    if let Some(script) = js::page_script() {
        let kind = js::get(&script, "fault").unwrap_or_else(|| "failed".into());
        js::call(&script, "tell", &[&kind]);
    }
}
