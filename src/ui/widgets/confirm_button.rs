//! A button with words that acts at the second click: [`ConfirmButton`].

use leptos::prelude::*;

use super::icon::Icon;

/// A button that acts at the second click; after the first its words ask whether one is sure. Both
/// steps are one element, so the focus stays.
#[component]
pub(crate) fn ConfirmButton(
    /// The name by which tests find it.
    act: &'static str,
    #[prop(optional)] icon: Option<Icon>,
    label: &'static str,
    /// Its words after the first click.
    sure: &'static str,
    #[prop(into)] on_confirm: Callback<()>,
) -> impl IntoView {
    let is_sure = RwSignal::new(false);
    let click = move |_| {
        if is_sure.get_untracked() {
            on_confirm.run(());
        } else {
            is_sure.set(true);
        }
    };
    view! {
        <button type="button" data-act=act on:click=click>
            {icon.map(Icon::view)}
            {move || if is_sure.get() { sure } else { label }}
        </button>
    }
}
