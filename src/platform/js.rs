//! Helpers for features that may be missing: everything is looked up by name, and any failure is
//! `None`.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// The window, if there is one.
pub(super) fn window() -> Option<web_sys::Window> {
    web_sys::window()
}

/// The document, if there is one.
pub(super) fn document() -> Option<web_sys::Document> {
    window()?.document()
}

/// The navigator, untyped.
pub(super) fn navigator() -> Option<JsValue> {
    get(window()?.as_ref(), "navigator")
}

/// The object of the page's own script, which runs before the program; `None` on a page without that
/// script, as in tests.
pub(super) fn page_script() -> Option<JsValue> {
    get(window()?.as_ref(), "zeitnot")
}

/// A property that is there and is neither undefined nor null.
pub(super) fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &JsValue::from_str(name))
        .ok()
        .filter(|value| !value.is_undefined() && !value.is_null())
}

/// Whether there is such a property, whatever it is.
pub(super) fn has(object: &JsValue, name: &str) -> bool {
    Reflect::has(object, &JsValue::from_str(name)).unwrap_or(false)
}

/// Whether a property is there and true.
pub(super) fn is_true(object: &JsValue, name: &str) -> bool {
    get(object, name).is_some_and(|value| value.is_truthy())
}

/// Calls a method; `None` when it is missing or throws.
pub(super) fn call(object: &JsValue, name: &str, arguments: &[&JsValue]) -> Option<JsValue> {
    let method: Function = get(object, name)?.dyn_into().ok()?;
    let list = Array::new();
    for argument in arguments {
        list.push(argument);
    }
    Reflect::apply(&method, object, &list).ok()
}

/// Calls a method that returns a promise; `None` when it is missing or throws.
pub(super) fn ask(object: &JsValue, name: &str, arguments: &[&JsValue]) -> Option<Promise> {
    call(object, name, arguments)?.dyn_into().ok()
}

/// The name of an error; empty if it has none.
#[cfg(feature = "web")]
pub(super) fn name(error: &JsValue) -> String {
    let name = get(error, "name").and_then(|name| name.as_string());
    name.unwrap_or_default()
}

/// The value of a promise; `None` when there is no promise, when it is rejected, or when its value is
/// undefined or null.
#[cfg(feature = "web")]
pub(super) async fn answer(promise: Option<Promise>) -> Option<JsValue> {
    let answer = wasm_bindgen_futures::JsFuture::from(promise?).await.ok()?;
    Some(answer).filter(|value| !value.is_undefined() && !value.is_null())
}

/// An object of this class of the browser; `None` when the class is missing or refuses.
#[cfg(feature = "web")]
pub(super) fn made(class: &str, argument: &JsValue) -> Option<JsValue> {
    let class: Function = get(&js_sys::global(), class)?.dyn_into().ok()?;
    Reflect::construct(&class, &Array::of1(argument)).ok()
}

/// An object with one property.
pub(super) fn object(name: &str, value: &JsValue) -> JsValue {
    let object = js_sys::Object::new();
    // A plain object takes every property.
    let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    object.into()
}

/// Reports how a promise ended. Uses one function for both outcomes, which is called in any case
/// and dropped then.
pub(super) fn then(promise: Promise, done: impl FnOnce(Result<JsValue, JsValue>) + 'static) {
    let ended = Promise::all_settled(&Array::of1(&promise));
    let settled = Closure::once_into_js(move |endings: JsValue| {
        let Ok(ending) = Reflect::get_u32(&endings, 0) else {
            return;
        };
        // A value may be undefined.
        let part = |name: &str| Reflect::get(&ending, &JsValue::from_str(name));
        let is_rejected = get(&ending, "status").is_some_and(|status| status == "rejected");
        done(if is_rejected {
            Err(part("reason").unwrap_or_default())
        } else {
            part("value")
        });
    });
    call(&ended, "then", &[&settled]);
}

/// Ignores a promise's outcome, without an error message in the console.
pub(super) fn ignore(promise: Promise) {
    // A function that does nothing and that every page has.
    let nothing = get(&js_sys::global(), "Function").and_then(|kind| get(&kind, "prototype"));
    if let Some(nothing) = nothing {
        call(&promise, "catch", &[&nothing]);
    }
}
