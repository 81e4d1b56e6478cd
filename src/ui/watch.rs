//! Effects that run at once: [`watch`].

use leptos::prelude::*;

/// Runs now, and again whenever a signal changes that it has read, for as long as the present owner
/// lives. An `Effect` would run later, when what it sets has been seen already.
pub fn watch(mut run: impl FnMut() + 'static) {
    let effect = RenderEffect::new(move |_| run());
    on_cleanup(move || drop(effect));
}

/// Sets a signal only if that changes it, so that nothing is drawn again that stays as it was.
pub fn set_if_other<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|known| *known != value) {
        signal.set(value);
    }
}
