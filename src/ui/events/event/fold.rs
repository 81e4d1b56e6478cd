//! A group of options that is folded: [`Fold`].

use leptos::html;
use leptos::prelude::*;

use super::form::Form;
use crate::correspondence::event_form::EventField;
use crate::ui::widgets::icon::Icon;

/// Options behind a line that sums up the choice. It opens when a field in it has an error.
#[component]
pub(super) fn Fold(
    form: Form,
    /// The name by which tests find it.
    name: &'static str,
    title: &'static str,
    #[prop(into)] summary: Signal<String>,
    /// The fields in it.
    fields: &'static [EventField],
    children: Children,
) -> impl IntoView {
    let details = NodeRef::<html::Details>::new();
    let is_wrong = Memo::new(move |_| fields.iter().any(|&field| form.fault(field).is_some()));
    // It stays open once the error is gone, because the user is typing there.
    Effect::new(move || {
        if is_wrong.get()
            && let Some(details) = details.get()
        {
            details.set_open(true);
        }
    });
    view! {
        <details class="event-fold" data-fold=name node_ref=details>
            <summary>
                {Icon::On.view()}
                <span>{title}</span>
                " "
                <small>{summary}</small>
            </summary>
            <div>{children()}</div>
        </details>
    }
}
