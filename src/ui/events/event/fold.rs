//! A group of options that is folded: [`fn@OptionFold`].

use leptos::prelude::*;

use super::form::Form;
use crate::correspondence::event_form::EventField;
use crate::ui::widgets::fold::Fold;

/// Options behind a line that sums up the choice. It opens when a field in it has an error.
#[component]
pub(super) fn OptionFold(
    form: Form,
    /// The name by which tests find it.
    name: &'static str,
    title: &'static str,
    #[prop(into)] summary: Signal<String>,
    /// The fields in it.
    fields: &'static [EventField],
    children: Children,
) -> impl IntoView {
    let is_wrong = Memo::new(move |_| fields.iter().any(|&field| form.fault(field).is_some()));
    view! {
        <Fold name title summary is_wrong>
            {children()}
        </Fold>
    }
}
