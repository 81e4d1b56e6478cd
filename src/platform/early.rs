//! A touch before the program was there, which `public/check.js` notes.

use wasm_bindgen::JsValue;

use super::js;
use crate::clock::Seat;

/// A touch on a half of the outline, before the program was there: its seat and the `timeStamp` of
/// its event. It is given once.
pub(crate) fn press() -> Option<(Seat, f64)> {
    let script = js::page_script()?;
    let early = js::get(&script, "early").filter(JsValue::is_object)?;
    // A plain object of ours: neither fails.
    let _ = js_sys::Reflect::set(&script, &"early".into(), &true.into());
    let name = js::get(&early, "seat")?.as_string()?;
    let seat = Seat::ALL.into_iter().find(|seat| seat.name() == name)?;
    Some((seat, js::get(&early, "time")?.as_f64()?))
}
