//! The pixels of the screen.

use super::js;
use super::listener::{self, Listener};

/// How many pixels of the screen there are to a CSS pixel; 1 where the browser
/// does not say.
pub(crate) fn density() -> f64 {
    js::window()
        .map(|window| window.device_pixel_ratio())
        .filter(|density| density.is_finite() && *density > 0.0)
        .unwrap_or(1.0)
}

/// Tells when the window gets another size, which another zoom gives it too.
pub(crate) fn on_resize(mut resized: impl FnMut() + 'static) -> Option<Listener> {
    listener::of_window("resize", move |_| resized())
}
