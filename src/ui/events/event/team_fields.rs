//! Whether it is a team event, what captains may do, and a note: [`TeamFields`].

use leptos::prelude::*;

use super::fold::OptionFold;
use super::form::Form;
use crate::correspondence::event_form::EventField;
use crate::ui::text::events::form as texts;
use crate::ui::widgets::check::Check;
use crate::ui::widgets::field::Field;

#[component]
pub(super) fn TeamFields(form: Form) -> impl IntoView {
    let has_note = move || form.note.with(|note| !note.trim().is_empty());
    let summary = move || texts::team_by(form.team.get(), has_note());
    view! {
        <OptionFold
            form
            name="team"
            title=texts::team_and_note()
            summary=Signal::derive(summary)
            fields=&[EventField::Captain]
        >
            <Check
                name="team"
                label=texts::team()
                hint=texts::team_why()
                value=form.team
                on_change=move |team| form.choose_team(team)
            />
            <Show when=move || form.team.get() || form.captain.get()>
                <Captain form/>
            </Show>
            <Field
                name="note"
                label=texts::note()
                hint=texts::note_hint()
                value=form.note
                on_input=move |note| form.note.set(note)
            />
        </OptionFold>
    }
}

/// Whether captains may move time.
#[component]
fn Captain(form: Form) -> impl IntoView {
    let is_suspended = move || !form.edition.get().lets_captains_transfer();
    let error = form.error(EventField::Captain);
    view! {
        <Check
            name="captain"
            label=texts::captain()
            hint=texts::captain_why()
            value=form.captain
            on_change=move |may| form.captain.set(may)
        />
        <p class="note" data-said="suspended">{move || is_suspended().then_some(texts::suspended())}</p>
        <p class="refusal" role="alert">{move || error.get()}</p>
    }
}
