//! The three fields that make an event: its name, its start and its length.

use leptos::prelude::*;

use super::form::Form;
use crate::clock::draft::scale::Scale;
use crate::correspondence::event::COMMON_DAYS;
use crate::correspondence::event_form::EventField;
use crate::platform::zone;
use crate::ui::text::events::{self, form as texts};
use crate::ui::widgets::field::Field;
use crate::ui::widgets::stamp::Stamp;
use crate::ui::widgets::stepper::Stepper;

#[component]
pub(super) fn Basics(form: Form) -> impl IntoView {
    view! {
        <div class="event-basics">
            <div class="event-name">
                <Field
                    name="name"
                    label=texts::place(EventField::Name)
                    placeholder=texts::name_hint()
                    value=form.name
                    on_input=move |name| form.name.set(name)
                    error=form.error(EventField::Name)
                />
            </div>
            <Start form/>
            <Length form/>
        </div>
    }
}

/// The start, by default in the server's zone.
#[component]
fn Start(form: Form) -> impl IntoView {
    let label = texts::place(EventField::Start);
    let known = Memo::new(move |before: Option<&String>| {
        let zone = form.zone.with(|zone| zone.trim().to_owned());
        if zone::is_known(&zone) {
            zone
        } else {
            before.cloned().unwrap_or_else(|| zone::UTC.into())
        }
    });
    let error = form.error(EventField::Start);
    view! {
        <div class="event-start">
            <Stamp
                name="start"
                label
                zone=known
                value=form.start
                error
                at_midnight=true
                is_suggested=form.is_new
            />
        </div>
    }
}

/// The length: by − and +, typed, or one of those that are common.
#[component]
fn Length(form: Form) -> impl IntoView {
    let label = texts::place(EventField::Days);
    let common = |days: u32| {
        let is_chosen = move || form.length() == Some(days);
        view! {
            <button
                type="button"
                data-days=days
                aria-current=move || is_chosen().then_some("true")
                on:click=move |_| form.choose_days(days)
            >
                {days}
            </button>
        }
    };
    view! {
        <div class="event-length">
            <p class="quiet">
                {move || form.length().map(events::about_years)}
            </p>
            <Stepper
                name="days"
                label
                measure=Signal::stored((Scale::Days, texts::days_unit()))
                value=form.days
                on_input=move |days| form.days.set(days)
                on_leave=|()| {}
                error=form.error(EventField::Days)
            />
            <div class="event-lengths" role="group" aria-label=texts::common()>
                {COMMON_DAYS.map(common).collect_view()}
            </div>
            <p class="quiet event-rated">{texts::days_hint()}</p>
        </div>
    }
}
