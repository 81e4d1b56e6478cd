//! What is heard as long as a view lives: [`use_listener`].

use leptos::prelude::*;

/// Keeps a listener until the view in which this is called goes.
pub(crate) fn use_listener<T: 'static>(listener: T) {
    let kept = StoredValue::new_local(Some(listener));
    on_cleanup(move || drop(kept.try_update_value(Option::take)));
}
