//! The pixels of the screen.

use super::listener::{self, Listener};

/// The number of device pixels per CSS pixel; 1 if the browser does not say.
#[cfg(feature = "web")]
pub(crate) fn density() -> f64 {
    super::js::window()
        .map(|window| window.device_pixel_ratio())
        .filter(|density| density.is_finite() && *density > 0.0)
        .unwrap_or(1.0)
}

/// Reports when the size of the window changes, also by zooming.
pub(crate) fn on_resize(mut resized: impl FnMut() + 'static) -> Option<Listener> {
    listener::of_window("resize", move |_| resized())
}
