//! Watching the height of an element: [`Heights`].

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::dom::Node;
use super::js;
use super::timer::Timer;
use crate::time::Millis;

/// Watches the height of an element until it is dropped.
#[must_use = "it stops when it is dropped"]
pub(crate) struct Heights {
    observer: JsValue,
    _changed: Closure<dyn FnMut()>,
}

impl Drop for Heights {
    fn drop(&mut self) {
        js::call(&self.observer, "disconnect", &[]);
    }
}

impl std::fmt::Debug for Heights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Heights")
    }
}

/// Reports the height of an element in CSS pixels, rounded up: soon, and whenever it changes.
/// `None` if the browser does not support this.
pub(crate) fn on_height(node: &Node, mut report: impl FnMut(u16) + 'static) -> Option<Heights> {
    let element = node.to_element()?;
    let observed = element.clone();
    let mut last = None;
    // Not inside the observer: measuring there forces a layout, and if that changes the height
    // again a browser reports an error.
    let measure = Timer::new(move |_| {
        let high = js::call(&observed, "getBoundingClientRect", &[])
            .and_then(|rectangle| js::get(&rectangle, "height"))
            .and_then(|height| height.as_f64())
            .unwrap_or_default();
        // The cast saturates, and NaN becomes 0.
        let high = high.ceil() as u16;
        if last.replace(high) != Some(high) {
            report(high);
        }
    });
    let changed = Closure::<dyn FnMut()>::new(move || measure.after(Millis::ZERO));
    let kind = js::get(js::window()?.as_ref(), "ResizeObserver")?;
    let kind: Function = kind.dyn_into().ok()?;
    let observer = Reflect::construct(&kind, &Array::of1(changed.as_ref())).ok()?;
    js::call(&observer, "observe", &[element.as_ref()])?;
    Some(Heights {
        observer,
        _changed: changed,
    })
}
