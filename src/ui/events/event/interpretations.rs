//! Where the rules leave something open, both interpretations that differ in effect:
//! [`InterpretationFields`].

use leptos::prelude::*;

use super::explained::{ExplainedChoice, Group};
use super::form::Form;
use crate::correspondence::event_form::{EventFields, USUAL_MOVES};
use crate::correspondence::{EndDate, Openings, Protection, Reset};
use crate::ui::text::correspondence::interpretations as texts;

/// The interpretations that can be chosen.
#[component]
pub(super) fn InterpretationFields(form: Form) -> impl IntoView {
    let has_increment = form.get(|fields| {
        let some = fields.typed_moves() != Some(0);
        some && (fields.lengths()).is_none_or(|[_, increment, _]| increment.is_positive())
    });
    // Text that is not a number yet leaves the words unchanged.
    let moves = Memo::new(move |last: Option<&u32>| {
        let typed = form.fields.with(EventFields::typed_moves);
        typed.unwrap_or(last.copied().unwrap_or(USUAL_MOVES))
    });
    let protects = form.get(|fields| fields.protection != Protection::None);
    let is_team = form.get(|fields| fields.team);
    let is_any = move || has_increment.get() || protects.get() || is_team.get();
    view! {
        <Show when=is_any>
            <p class="event-label">{texts::heading()}</p>
        </Show>
        <Show when=move || has_increment.get()>
            <OpeningsField form moves/>
        </Show>
        <Show when=move || protects.get()>
            <ResetField form moves/>
        </Show>
        <Show when=move || is_team.get()>
            <EndDateField form/>
        </Show>
    }
}

#[component]
fn OpeningsField(form: Form, moves: Memo<u32>) -> impl IntoView {
    let option = move |(value, openings): (&'static str, Openings)| {
        view! {
            <ExplainedChoice
                name="openings"
                value
                label=texts::openings_name(openings)
                why=texts::openings_why(openings, moves.get())
                is_chosen=form.get(move |fields| fields.interpretations.openings == openings)
                on_choose=form.set(move |fields, ()| fields.interpretations.openings = openings)
            />
        }
    };
    let options = [("apart", Openings::Apart), ("counted", Openings::Counted)];
    view! {
        <Group label=texts::openings()>{move || options.map(option).collect_view()}</Group>
    }
}

#[component]
fn ResetField(form: Form, moves: Memo<u32>) -> impl IntoView {
    let option = move |(value, reset): (&'static str, Reset)| {
        view! {
            <ExplainedChoice
                name="reset"
                value
                label=texts::reset_name(reset, reset.first(moves.get()))
                why=texts::reset_why(reset, reset.first(moves.get()))
                is_chosen=form.get(move |fields| fields.interpretations.reset == reset)
                on_choose=form.set(move |fields, ()| fields.interpretations.reset = reset)
            />
        }
    };
    let options = [
        ("after-last", Reset::AfterLast),
        ("with-last", Reset::WithLast),
    ];
    view! { <Group label=texts::reset()>{move || options.map(option).collect_view()}</Group> }
}

#[component]
fn EndDateField(form: Form) -> impl IntoView {
    let option = move |(value, end_date): (&'static str, EndDate)| {
        view! {
            <ExplainedChoice
                name="end-date"
                value
                label=texts::end_date_name(end_date)
                why=texts::end_date_why(end_date)
                is_chosen=form.get(move |fields| fields.interpretations.end_date == end_date)
                on_choose=form.set(move |fields, ()| fields.interpretations.end_date = end_date)
            />
        }
    };
    let options = [("instant", EndDate::Instant), ("day", EndDate::Day)];
    view! { <Group label=texts::end_date()>{options.map(option).collect_view()}</Group> }
}
