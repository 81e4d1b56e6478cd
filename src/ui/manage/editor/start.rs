//! How the game starts.

use leptos::prelude::*;

use super::form::Form;
use crate::clock::draft::FormField;
use crate::ui::text::t;
use crate::ui::widgets::check::Check;
use crate::ui::widgets::field::Field;

#[component]
pub(super) fn Start(form: Form) -> impl IntoView {
    let Form { fields, .. } = form;
    let texts = &t().editor;
    let first_bonus = move || fields.with(|fields| fields.first_bonus);
    let starts_in = move || fields.with(|fields| fields.starts_in.clone());
    let default_time = move || fields.with(|fields| fields.default_time.clone());
    let is_scheduled = move || fields.with(|fields| !fields.starts_in.trim().is_empty());
    view! {
        <fieldset>
            <legend>{texts.start}</legend>
            <Check
                name="first-bonus"
                label=texts.first_bonus
                hint=texts.first_bonus_hint
                value=Signal::derive(first_bonus)
                on_change=move |is_given| fields.update(|fields| fields.first_bonus = is_given)
            />
            <div class="columns">
                <Field
                    name="starts-in"
                    label=texts.starts_in
                    hint=texts.starts_in_hint
                    numeric=true
                    value=Signal::derive(starts_in)
                    on_input=move |text| fields.update(|fields| fields.starts_in = text)
                    error=form.error(FormField::StartsIn)
                />
                <Show when=is_scheduled>
                    <Field
                        name="default-time"
                        label=texts.default_time
                        hint=texts.minutes
                        numeric=true
                        value=Signal::derive(default_time)
                        on_input=move |text| fields.update(|fields| fields.default_time = text)
                        error=form.error(FormField::DefaultTime)
                    />
                </Show>
            </div>
        </fieldset>
    }
}
