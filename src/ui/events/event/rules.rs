//! The text of the rules, and what an organizer can choose in it: [`Rules`].

use leptos::prelude::*;

use super::explained::{Explained, Group};
use super::fold::OptionFold;
use super::form::Form;
use super::interpretations::InterpretationFields;
use super::protection::ProtectionField;
use super::server_zone::ServerZone;
use crate::correspondence::event_form::EventField;
use crate::correspondence::{Edition, Refill};
use crate::ui::text::events::form as texts;
use crate::ui::widgets::field::Field;

#[component]
pub(super) fn Rules(form: Form) -> impl IntoView {
    let summary = move || {
        let protection = form.protection.get();
        texts::rules_by(form.edition.get(), form.refill.get(), protection)
    };
    view! {
        <OptionFold
            form
            name="rules"
            title=texts::rules()
            summary=Signal::derive(summary)
            fields=&[EventField::Moves, EventField::Protection, EventField::Zone]
        >
            <EditionField form/>
            <RefillField form/>
            <ProtectionField form/>
            <Field
                name="moves"
                label=texts::place(EventField::Moves)
                hint=texts::moves_hint()
                numeric=true
                value=form.moves
                on_input=move |moves| form.moves.set(moves)
                error=form.error(EventField::Moves)
            />
            <ServerZone form/>
            <InterpretationFields form/>
        </OptionFold>
    }
}

#[component]
fn EditionField(form: Form) -> impl IntoView {
    let option = move |(value, edition): (&'static str, Edition)| {
        view! {
            <Explained
                name="edition"
                value
                label=texts::edition_name(edition)
                why=texts::edition_why(edition)
                is_chosen=Signal::derive(move || form.edition.get() == edition)
                on_choose=move |()| form.choose_edition(edition)
            />
        }
    };
    let options = [("current", Edition::Current), ("older", Edition::Older)];
    view! { <Group label=texts::edition()>{options.map(option).collect_view()}</Group> }
}

#[component]
fn RefillField(form: Form) -> impl IntoView {
    let option = move |(value, refill): (&'static str, Refill)| {
        view! {
            <Explained
                name="refill"
                value
                label=texts::refill_name(refill)
                why=texts::refill_why(refill)
                is_chosen=Signal::derive(move || form.refill.get() == refill)
                on_choose=move |()| form.refill.set(refill)
            />
        }
    };
    let options = [
        ("automatic", Refill::Automatic),
        ("increment-only", Refill::IncrementOnly),
    ];
    view! { <Group label=texts::refill()>{options.map(option).collect_view()}</Group> }
}
