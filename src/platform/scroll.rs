//! How far the page is scrolled.

use super::js;

/// How far down the page is scrolled, in CSS pixels.
pub(crate) fn top() -> f64 {
    number("scrollY")
}

/// The height of the window, in CSS pixels; 0 where there is none.
pub(crate) fn height() -> f64 {
    number("innerHeight")
}

/// The width of the window, in CSS pixels; 0 where there is none.
pub(crate) fn width() -> f64 {
    number("innerWidth")
}

fn number(name: &str) -> f64 {
    js::window()
        .and_then(|window| js::get(window.as_ref(), name)?.as_f64())
        .unwrap_or_default()
}

/// Scrolls to this place at once.
pub(crate) fn to(top: f64) {
    if let Some(window) = js::window() {
        js::call(window.as_ref(), "scrollTo", &[&0.into(), &top.into()]);
    }
}
