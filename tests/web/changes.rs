//! The changes written to the page: [`Changes`].

use js_sys::{Array, Function};
use wasm_bindgen::JsValue;
use web_sys::Element;

/// The changes in an element since it was watched, as `node what`.
pub struct Changes {
    seen: JsValue,
}

impl Changes {
    pub fn of(element: &Element) -> Changes {
        let make = Function::new_with_args(
            "element",
            "const all = []; const seen = new MutationObserver((list) => all.push(...list)); \
             seen.observe(element, {subtree: true, childList: true, attributes: true, \
             characterData: true}); \
             return () => all.splice(0).concat(seen.takeRecords());",
        );
        let seen = make.call1(&JsValue::NULL, element).unwrap();
        Changes { seen }
    }

    /// Takes the changes since the last time, in alphabetical order.
    pub fn take(&self) -> Vec<String> {
        let take = Function::new_with_args(
            "seen",
            "const what = { \
               attributes: (r) => r.attributeName, \
               characterData: () => 'text', \
               childList: (r) => '-' + r.removedNodes.length + '+' + r.addedNodes.length, \
             }; \
             return seen().map((r) => { \
               const node = r.target.dataset ? r.target : r.target.parentElement; \
               const { square, piece, move, ask } = node.dataset; \
               const name = square ?? piece ?? ask ?? (move && 'move ' + move); \
               return (name ?? node.className) + ' ' + what[r.type](r); \
             });",
        );
        let list = take.call1(&JsValue::NULL, &self.seen).unwrap();
        let mut list: Vec<String> = Array::from(&list)
            .iter()
            .filter_map(|line| line.as_string())
            .collect();
        list.sort();
        list
    }
}
