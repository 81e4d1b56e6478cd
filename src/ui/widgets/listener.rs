//! Event listeners that last as long as a view: [`use_listener`].

use leptos::prelude::*;

/// Keeps a listener until the view that calls this is removed.
pub(crate) fn use_listener<T: 'static>(listener: T) {
    let kept = StoredValue::new_local(Some(listener));
    on_cleanup(move || drop(kept.try_update_value(Option::take)));
}
