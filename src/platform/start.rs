//! What `public/start.js` did before there was a program, and goes on doing for
//! it: fetching chunks and style sheets, and telling why one did not come. On a
//! page without that script, as tests have it, all of this is quietly done.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::{js, media};

/// Why a chunk did not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ChunkError {
    /// The host has it no longer: there is a newer version of the app.
    #[error("the host has a newer version")]
    Gone,
    /// There is no network; or what came was not what was sent.
    #[error("there is no network, or what came was not what was sent")]
    NotCome,
}

fn script() -> Option<JsValue> {
    js::get(js::window()?.as_ref(), "zeitnot")
}

/// Fetches all that an area needs: its chunks, which are then here when they are
/// asked for, and its style sheets, until which it waits. One that does not come
/// stops nothing.
pub(crate) fn fetch(area: &str) -> impl Future<Output = ()> + use<> {
    let asked = script().and_then(|script| js::ask(&script, "fetch", &[&area.into()]));
    async move {
        if let Some(asked) = asked {
            let _ = JsFuture::from(asked).await;
        }
    }
}

/// The page is in that language now, by its tag.
pub(crate) fn use_language(tag: &str) {
    let used = script().and_then(|script| js::call(&script, "use", &[&tag.into()]));
    if used.is_none() {
        media::set_language(tag);
    }
}

/// The tag of the language that is asked for: by the address, by what was
/// chosen on this device, or else by the browser.
pub(crate) fn wanted_language() -> Option<String> {
    js::call(&script()?, "wanted", &[])?.as_string()
}

/// Why the last chunk that did not come did not.
pub(crate) fn fault() -> ChunkError {
    let kind = script().and_then(|script| js::get(&script, "fault"));
    match kind.and_then(|kind| kind.as_string()).as_deref() {
        Some("gone") => ChunkError::Gone,
        _ => ChunkError::NotCome,
    }
}

/// Says in the page why it does not start.
pub(crate) fn tell_fault() {
    if let Some(script) = script() {
        let kind = js::get(&script, "fault").unwrap_or_else(|| "failed".into());
        js::call(&script, "tell", &[&kind]);
    }
}
