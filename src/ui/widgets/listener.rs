//! Event listeners that last as long as a view: [`use_listener`]; and its end: [`use_leaving`].

use leptos::prelude::*;

use crate::platform::visibility;

/// Keeps a listener until the view that calls this is removed.
pub(crate) fn use_listener<T: 'static>(listener: T) {
    let kept = StoredValue::new_local(Some(listener));
    on_cleanup(move || drop(kept.try_update_value(Option::take)));
}

/// Saves what the user has typed whenever it may be the last chance: the tab is hidden or closed, or
/// the view that calls this goes.
pub(crate) fn use_leaving(save: impl Fn() + Copy + Send + Sync + 'static) {
    use_listener(visibility::on_visibility_change(move |_| save()));
    use_listener(visibility::on_pagehide(save));
    on_cleanup(save);
}
