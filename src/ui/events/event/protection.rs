//! The choice of what happens when all time is used up: [`ProtectionField`].

use leptos::prelude::*;

use super::form::Form;
use crate::correspondence::Protection;
use crate::correspondence::event_form::EventField;
use crate::ui::text::events::{self, form as texts};
use crate::ui::widgets::field::Labelled;

#[component]
pub(super) fn ProtectionField(form: Form) -> impl IntoView {
    let choices = Memo::new(move |_| choices(form));
    let choose = move |place: String| {
        let place: Option<usize> = place.parse().ok();
        let chosen = choices.with(|all| place.and_then(|place| all.get(place).copied()));
        if let Some(chosen) = chosen {
            form.protection.set(chosen);
        }
    };
    let option = move |(place, protection): (usize, Protection)| {
        let is_offered = form.edition.get().offers_protection();
        let is_suspended = !is_offered && matches!(protection, Protection::SuddenDeath(_));
        view! {
            <option
                value=place.to_string()
                prop:selected=move || form.protection.get() == protection
            >
                {texts::protection_name(protection, events::days(protection), is_suspended)}
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
    let why = move || {
        let protection = form.protection.get();
        texts::protection_why(protection, events::days(protection), form.moves())
    };
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
fn choices(form: Form) -> Vec<Protection> {
    let mut choices = vec![Protection::None];
    choices.extend(form.edition.get().protections());
    // A link may have a protection that its text of the rules lacks.
    let chosen = form.protection.get();
    if !choices.contains(&chosen) {
        choices.push(chosen);
    }
    choices
}
