//! A button that deletes at the second click: [`DeleteButton`].

use leptos::prelude::*;

use crate::ui::text::shared;
use crate::ui::widgets::icon::Icon;

/// A button that deletes at the second click. Both steps are one element, so the focus stays.
#[component]
pub(crate) fn DeleteButton(#[prop(into)] on_confirm: Callback<()>) -> impl IntoView {
    let label = shared::common::delete();
    let is_sure = RwSignal::new(false);
    let click = move |_| {
        if is_sure.get_untracked() {
            on_confirm.run(());
        } else {
            is_sure.set(true);
        }
    };
    let face = move || {
        if is_sure.get() {
            label.into_any()
        } else {
            Icon::Delete.view().into_any()
        }
    };
    view! {
        <button
            type="button"
            class:tool=move || !is_sure.get()
            data-act=move || if is_sure.get() { "delete-sure" } else { "delete" }
            aria-label=move || (!is_sure.get()).then_some(label)
            on:click=click
        >
            {move || face()}
        </button>
    }
}
