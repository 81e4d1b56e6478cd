//! The text of the rules, and what an organizer can choose in it: [`Rules`].

use leptos::prelude::*;

use super::explained::{ExplainedChoice, Group};
use super::fold::OptionFold;
use super::form::Form;
use super::interpretations::InterpretationFields;
use crate::correspondence::event_form::{EventField, EventFields};
use crate::correspondence::{Edition, Protection, Refill};
use crate::platform::zone;
use crate::ui::text::events::{self, form as texts};
use crate::ui::widgets::field::{Field, Labelled};

#[component]
pub(super) fn Rules(form: Form) -> impl IntoView {
    let summary = form.get(|fields| {
        let EventFields {
            edition,
            refill,
            protection,
            ..
        } = *fields;
        texts::rules_by(edition, refill, protection)
    });
    view! {
        <OptionFold
            form
            name="rules"
            title=texts::rules()
            summary
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
                value=form.get(|fields| fields.moves.clone())
                on_input=form.set(|fields, moves| fields.moves = moves)
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
            <ExplainedChoice
                name="edition"
                value
                label=texts::edition_name(edition)
                why=texts::edition_why(edition)
                is_chosen=form.get(move |fields| fields.edition == edition)
                on_choose=form.set(move |fields, ()| fields.choose_edition(edition))
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
            <ExplainedChoice
                name="refill"
                value
                label=texts::refill_name(refill)
                why=texts::refill_why(refill)
                is_chosen=form.get(move |fields| fields.refill == refill)
                on_choose=form.set(move |fields, ()| fields.refill = refill)
            />
        }
    };
    let options = [
        ("automatic", Refill::Automatic),
        ("increment-only", Refill::IncrementOnly),
    ];
    view! { <Group label=texts::refill()>{options.map(option).collect_view()}</Group> }
}

#[component]
fn ProtectionField(form: Form) -> impl IntoView {
    let edition = form.get(|fields| fields.edition);
    let protection = form.get(|fields| fields.protection);
    let choices = Memo::new(move |_| choices(edition.get(), protection.get()));
    let choose = move |place: String| {
        let place: Option<usize> = place.parse().ok();
        let chosen = choices.with(|all| place.and_then(|place| all.get(place).copied()));
        if let Some(chosen) = chosen {
            form.fields.update(|fields| fields.protection = chosen);
        }
    };
    let option = move |(place, offered): (usize, Protection)| {
        let is_offered = edition.get().offers_protection();
        let is_suspended = !is_offered && matches!(offered, Protection::SuddenDeath(_));
        view! {
            <option
                value=place.to_string()
                prop:selected=move || protection.get() == offered
            >
                {texts::protection_name(offered, events::days(offered), is_suspended)}
            </option>
        }
    };
    let options = move || {
        choices
            .get()
            .into_iter()
            .enumerate()
            .map(option)
            .collect_view()
    };
    let why = form.get(|fields| {
        let days = events::days(fields.protection);
        texts::protection_why(fields.protection, days, fields.moves())
    });
    let label = texts::place(EventField::Protection).to_owned();
    let error = form.error(EventField::Protection);
    view! {
        <Labelled id="field-protection".to_owned() label=Signal::stored(label) error hint="">
            <select
                id="field-protection"
                name="protection"
                aria-describedby="field-protection-note"
                aria-invalid=move || error.with(Option::is_some).then_some("true")
                on:change:target=move |event| choose(event.target().value())
            >
                {options}
            </select>
        </Labelled>
        <p class="note" aria-live="polite">
            {why}
        </p>
    }
}

/// The protections to choose from.
fn choices(edition: Edition, chosen: Protection) -> Vec<Protection> {
    let mut choices = vec![Protection::None];
    choices.extend(edition.protections());
    // A link may have a protection that its text of the rules lacks.
    if !choices.contains(&chosen) {
        choices.push(chosen);
    }
    choices
}

/// Zones in which servers and players are; the browser knows many more.
const ZONES: [&str; 14] = [
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Madrid",
    "Europe/Rome",
    "Europe/Warsaw",
    "Europe/Helsinki",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Australia/Sydney",
];

#[component]
fn ServerZone(form: Form) -> impl IntoView {
    let label = texts::place(EventField::Zone).to_owned();
    let error = form.error(EventField::Zone);
    let zone = create_slice(
        form.fields,
        |fields| fields.zone.clone(),
        |fields, zone| fields.zone = zone,
    );
    view! {
        <Labelled id="field-server-zone".to_owned() label=Signal::stored(label) error hint=texts::zone_hint()>
            <input
                type="text"
                list="event-zones"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                id="field-server-zone"
                name="server-zone"
                aria-describedby="field-server-zone-note"
                aria-invalid=move || error.with(Option::is_some).then_some("true")
                bind:value=zone
            />
        </Labelled>
        <datalist id="event-zones">
            <option value=zone::here()></option>
            {ZONES.map(|zone| view! { <option value=zone></option> }).collect_view()}
        </datalist>
    }
}
