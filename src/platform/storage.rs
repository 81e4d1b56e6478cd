//! `localStorage` as a store.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage, StorageEvent};

use super::js;
use super::listener::{self, Listener, prevent_default};
use crate::storage::store::{Store, StoreError};
use crate::storage::versioned::PREFIX;

/// The browser's storage for this site.
///
/// Looked up again at every call: what is forbidden now may be allowed later, and vice versa.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalStorage;

impl LocalStorage {
    /// Whether there is a readable storage here.
    pub fn is_present() -> bool {
        LocalStorage::storage().is_ok_and(|storage| storage.length().is_ok())
    }

    fn storage() -> Result<Storage, StoreError> {
        // In a sandboxed frame the getter throws.
        js::window()
            .and_then(|window| window.local_storage().ok().flatten())
            .ok_or(StoreError::Absent)
    }
}

impl Store for LocalStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        LocalStorage::storage()?.get_item(key).map_err(fault)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        LocalStorage::storage()?.set_item(key, text).map_err(fault)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        LocalStorage::storage()?.remove_item(key).map_err(fault)
    }

    /// Copies inside the browser: a Rust string cannot hold lone surrogates.
    fn copy(&self, from: &str, to: &str) -> Result<(), StoreError> {
        let storage: JsValue = LocalStorage::storage()?.into();
        let text = Reflect::get(&storage, &"getItem".into())
            .and_then(|get| get.dyn_into::<Function>())
            .and_then(|get| get.call1(&storage, &from.into()))
            .map_err(fault)?;
        if text.is_null() {
            return self.remove(to);
        }
        Reflect::get(&storage, &"setItem".into())
            .and_then(|set| set.dyn_into::<Function>())
            .and_then(|set| set.call2(&storage, &to.into(), &text))
            .map_err(fault)?;
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        // All keys at once: with one call per key, some browsers count from the first each time.
        let storage = LocalStorage::storage()?;
        storage.length().map_err(fault)?;
        let keys = Object::keys(&storage);
        Ok(keys.iter().filter_map(|key| key.as_string()).collect())
    }
}

fn fault(thrown: JsValue) -> StoreError {
    match thrown.dyn_ref::<DomException>() {
        Some(exception) => match exception.name().as_str() {
            // Firefox uses a name of its own.
            "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => StoreError::Full,
            "SecurityError" => StoreError::Absent,
            _ => StoreError::Refused(exception.message()),
        },
        // In newer browsers QuotaExceededError is a class of its own.
        None => match js::get(&thrown, "name").and_then(|name| name.as_string()) {
            Some(name) if name == "QuotaExceededError" => StoreError::Full,
            name => StoreError::Refused(name.unwrap_or_default()),
        },
    }
}

/// Asks the browser not to evict the storage when it needs room, and reports the answer: `None` if
/// it cannot be asked.
pub fn persist(answered: impl FnOnce(Option<bool>) + 'static) {
    let asked = js::navigator()
        .and_then(|navigator| js::get(&navigator, "storage"))
        .and_then(|storage| js::ask(&storage, "persist", &[]));
    match asked {
        None => answered(None),
        Some(promise) => js::then(promise, |result| {
            answered(result.ok().and_then(|answer| answer.as_bool()));
        }),
    }
}

/// Stores a text for as long as the tab is open. A failure is ignored, since its loss does not
/// matter.
pub fn keep_for_tab(key: &str, text: &str) {
    if let Some(storage) = of_tab() {
        let _ = storage.set_item(key, text);
    }
}

/// The text that was stored for the tab.
pub fn kept_for_tab(key: &str) -> Option<String> {
    of_tab()?.get_item(key).ok()?
}

/// Whether this tab shows the app for the first time since it was opened. A reloaded page is not a
/// new visit.
pub fn is_new_visit() -> bool {
    const SEEN: &str = "zeitnot.seen";
    let is_new = kept_for_tab(SEEN).is_none();
    keep_for_tab(SEEN, "");
    is_new
}

fn of_tab() -> Option<Storage> {
    js::window()?.session_storage().ok()?
}

/// Reports the key that another page of this site has changed; `None` if it cleared everything.
/// `storage::versioned::name_of` tells to which value a key belongs.
pub fn on_storage_event(mut changed: impl FnMut(Option<&str>) + 'static) -> Option<Listener> {
    listener::of_window("storage", move |event| {
        if let Some(event) = event.dyn_ref::<StorageEvent>() {
            changed(event.key().as_deref());
        }
    })
}

/// Reports to this page that a value of that name has changed, as if another page had done it.
pub fn announce(name: &str) {
    // Both slots hold the value, so either identifies it.
    let event = js::get(&js_sys::global(), "StorageEvent").and_then(|kind| {
        let key = JsValue::from_str(&[PREFIX, name, ".a"].concat());
        let arguments = Array::of2(&"storage".into(), &js::object("key", &key));
        let kind: Function = kind.dyn_into().ok()?;
        Reflect::construct(&kind, &arguments).ok()
    });
    if let (Some(event), Some(window)) = (event, js::window()) {
        js::call(window.as_ref(), "dispatchEvent", &[&event]);
    }
}

/// Makes the browser ask before the page is closed, while something would be lost.
pub fn on_leaving(mut would_lose: impl FnMut() -> bool + 'static) -> Option<Listener> {
    listener::of_window("beforeunload", move |event| {
        if would_lose() {
            prevent_default(event);
        }
    })
}
