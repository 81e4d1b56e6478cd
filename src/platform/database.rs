//! IndexedDB, as far as the two databases of the app use it alike.

use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, IdbDatabase, IdbOpenDbRequest, IdbRequest};

use super::js;

/// Opens a database; one that is new is filled by `create`. `None` if the browser has no IndexedDB or
/// refuses at once.
pub(super) fn open(
    name: &str,
    create: impl FnOnce(IdbDatabase) + 'static,
) -> Option<IdbOpenDbRequest> {
    // The getter may throw, and what stands in for IndexedDB may not be of its types.
    let factory = js::window()?.indexed_db().ok()??;
    // Version 1 from the start.
    let request = factory.open_with_u32(name, 1).ok();
    let request = request.filter(|request| request.is_object())?;
    request.set_onupgradeneeded(Some(&once(move |event| {
        if let Some(database) = result_of(&event) {
            create(database);
        }
    })));
    Some(request)
}

/// A handler of an event that comes once.
pub(super) fn once(react: impl FnOnce(Event) + 'static) -> Function {
    Closure::once_into_js(react).unchecked_into()
}

/// The request that reports an event.
pub(super) fn request_of(event: &Event) -> Option<IdbRequest> {
    event.target()?.dyn_into().ok()
}

/// The database that a request has opened.
pub(super) fn result_of(event: &Event) -> Option<IdbDatabase> {
    request_of(event)?.result().ok()?.dyn_into().ok()
}
