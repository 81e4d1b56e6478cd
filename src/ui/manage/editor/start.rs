//! How the game starts: [`Start`].

use leptos::prelude::*;

use super::form::{DEFAULT_TIME, Form, STARTS_IN};
use crate::clock::draft::{FormField, ModeKind};
use crate::ui::text::manage::make as texts;
use crate::ui::widgets::check::Check;
use crate::ui::widgets::field::Field;

#[component]
pub(super) fn Start(form: Form) -> impl IntoView {
    let Form { fields, .. } = form;
    let has_increment =
        move || fields.with(|fields| fields.has_mode(|mode| mode == ModeKind::Increment));
    let first_bonus = move || fields.with(|fields| fields.first_bonus);
    let starts_in = move || fields.with(|fields| fields.starts_in.clone());
    let default_time = move || fields.with(|fields| fields.default_time.clone());
    let is_scheduled = move || fields.with(|fields| !fields.starts_in.trim().is_empty());
    let write_start = move |text| {
        form.touch(FormField::StartsIn);
        fields.update(|fields| fields.starts_in = text);
    };
    let write_default = move |text| {
        form.touch(FormField::DefaultTime);
        fields.update(|fields| fields.default_time = text);
    };
    view! {
        <Show when=has_increment>
            <Check
                name="first-bonus"
                label=texts::first_bonus()
                hint=texts::first_bonus_hint()
                value=Signal::derive(first_bonus)
                on_change=move |is_given| fields.update(|fields| fields.first_bonus = is_given)
            />
        </Show>
        <div class="columns">
            <Field
                name=STARTS_IN
                label=texts::starts_in()
                hint=texts::starts_in_hint()
                numeric=true
                value=Signal::derive(starts_in)
                on_input=write_start
                error=form.error(FormField::StartsIn)
            />
            <Show when=is_scheduled>
                <div>
                    <Field
                        name=DEFAULT_TIME
                        label=texts::default_time()
                        hint=texts::default_time_hint()
                        numeric=true
                        value=Signal::derive(default_time)
                        on_input=write_default
                        error=form.error(FormField::DefaultTime)
                    />
                    <UsualDefaults value=Signal::derive(default_time) on_choose=write_default/>
                </div>
            </Show>
        </div>
    }
}

/// The default times that most tournaments have, in minutes.
const USUAL: [&str; 3] = ["0", "15", "30"];

#[component]
fn UsualDefaults(
    value: Signal<String>,
    #[prop(into)] on_choose: Callback<String>,
) -> impl IntoView {
    let usual = |minutes: &'static str| {
        view! {
            <button
                type="button"
                data-default=minutes
                aria-pressed=move || (value.get().trim() == minutes).to_string()
                on:click=move |_| on_choose.run(minutes.to_owned())
            >
                {minutes} " " {texts::minutes()}
            </button>
        }
    };
    view! {
        <div class="usual" role="group" aria-label=texts::default_time()>
            {USUAL.map(usual).collect_view()}
        </div>
    }
}
