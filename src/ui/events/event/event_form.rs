//! The form of an event, with the buttons that save and share it: [`EventForm`].

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::basics::Basics;
use super::block_fields::BlockFields;
use super::changes_question::ChangesQuestion;
use super::form::Form;
use super::keep::{add, change, show};
use super::outcome::Outcome;
use super::rules::Rules;
use super::share::{CopyEventLink, href};
use super::team_fields::TeamFields;
use crate::correspondence::Event;
use crate::correspondence::event_form::{EventField, EventFieldError};
use crate::platform::listener::prevent_default;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::events::{self, form as texts};
use crate::ui::widgets::event_changes::{Changes, changes};
use crate::ui::widgets::following::Following;

/// The form. `old` is the event that it changes.
#[component]
pub(super) fn EventForm(
    form: Form,
    old: Option<StoredEvent>,
    /// Where a new event leads, by its id.
    #[prop(default = show)]
    on_added: fn(String),
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let save_words = if old.is_none() {
        texts::add()
    } else {
        texts::save()
    };
    let old = StoredValue::new(old);
    // Parameters that change games wait for confirmation.
    let waiting = RwSignal::new(None::<(Event, Changes)>);
    let keep = move |event: Event| match old.get_value() {
        None => on_added(add(correspondence, event, form.note.get_untracked())),
        Some(kept) => {
            let note = form.note.get_untracked();
            change(
                correspondence,
                &StoredEvent {
                    event,
                    note,
                    ..kept
                },
            );
        }
    };
    let save = move |event: SubmitEvent| {
        prevent_default(&event);
        form.tried.set(true);
        let Ok(event) = form.read.get_untracked() else {
            return;
        };
        let changes = old.with_value(|old| {
            let old = old.as_ref()?;
            Some(changes(correspondence, &old.id, &event))
        });
        match changes.filter(|changes| !changes.is_empty()) {
            Some(changes) => waiting.set(Some((event, changes))),
            None => keep(event),
        }
    };
    // How many games get another deadline is said before anybody saves it.
    let deadlines = Memo::new(move |_| {
        form.read.with(|read| {
            let event = read.as_ref().ok()?;
            old.with_value(|old| {
                let old = old.as_ref().filter(|old| old.event != *event)?;
                Some(changes(correspondence, &old.id, event).deadlines())
            })
        })
    });
    let effect = move || {
        let count = deadlines.get().filter(|count| *count > 0)?;
        Some(texts::deadlines(count))
    };
    // Any change of the form withdraws the question, because it was about the old values.
    Effect::new(move || {
        form.read.track();
        waiting.set(None);
    });
    let question = move || {
        waiting.get().map(|(event, changes)| {
            view! {
                <ChangesQuestion
                    changes
                    on_save=move |()| keep(event.clone())
                    on_back=move |()| waiting.set(None)
                />
            }
        })
    };
    let link = move |()| {
        form.tried.set(true);
        form.read.get_untracked().ok().map(|event| href(&event))
    };
    view! {
        <form class="event-form" novalidate=true on:submit=save>
            <Basics form/>
            <div class="event-rest">
                <Outcome form/>
                <BlockFields form/>
                <Rules form/>
                <TeamFields form/>
                <Faults form/>
                {question}
                <Following/>
            </div>
            <div class="event-foot">
                <p class="quiet" role="status" data-said="deadlines">
                    {effect}
                </p>
                <CopyEventLink link/>
                <button
                    type="submit"
                    class="main"
                    data-act="save-event"
                    disabled=move || correspondence.following.get()
                >
                    {save_words}
                </button>
            </div>
        </form>
    }
}

/// All errors, once the user has tried to save the event or to copy its link.
#[component]
fn Faults(form: Form) -> impl IntoView {
    let item = |(place, fault): &(EventField, EventFieldError)| {
        let place = texts::place(*place);
        view! { <li>{[place, ": ", events::field::fault(*fault)].concat()}</li> }
    };
    let faults = move || {
        let is_tried = form.tried.get();
        let faults = form.read.with(|read| read.clone().err())?;
        is_tried.then(|| {
            view! {
                <div class="ask" role="alert" data-said="faults">
                    <p class="refusal">{texts::faults(faults.len())}</p>
                    <ul class="problems">{faults.iter().map(item).collect_view()}</ul>
                </div>
            }
        })
    };
    view! { {faults} }
}
