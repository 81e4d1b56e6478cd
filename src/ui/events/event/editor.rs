//! The pages that create an event, by hand or from a link, or change one.

use leptos::prelude::*;

use super::form::Form;
use super::parameter_fields::fields;
use super::sheet::sheet;
use crate::correspondence::Event;
use crate::correspondence::event_form::{EventField, EventFieldError};
use crate::correspondence::link::{self, BrokenLink, LinkError, LinkKey};
use crate::platform::location;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el, several, watch};
use crate::ui::route::{EventsRoute, Route};
use crate::ui::text;
use crate::ui::widgets::event_changes::{Changes, changes, effect_view};
use crate::ui::widgets::following::following;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::page::page;

/// The page that makes an event; of a link, the one that it has.
pub fn new_event_page() -> El {
    let asked = RwSignal::new(asked_for(&location::hash()));
    use_listener(location::on_hash_change(move |hash| {
        let now = asked_for(&hash);
        if now.is_some() && asked.get_untracked() != now {
            asked.set(now);
        }
    }));
    let body = dynamic(move || {
        let query = asked.get().unwrap_or_default();
        untrack(|| match &*query {
            "" => form_of(Form::empty(), None),
            query => shared(query),
        })
    });
    page(
        text::correspondence().events.form.title_new,
        &EventsRoute::List.into(),
        body,
    )
}

/// The query of an address of this page.
fn asked_for(hash: &str) -> Option<String> {
    let (route, query) = Route::parse(hash);
    (route == EventsRoute::New.into()).then(|| query.to_owned())
}

/// What a link has.
fn shared(query: &str) -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    let words = &text::correspondence().events.form;
    let event = match link::parse(query) {
        Err(broken) => {
            return several()
                .child(problems(&broken.problems))
                .child(form_of(rest_of(&broken), None));
        }
        Ok(event) => event,
    };
    if let Some(known) = same(correspondence, &event) {
        location::set_hash_in_place(&Route::from(EventsRoute::Event(known)).href()[1..]);
        return several();
    }
    let changing = RwSignal::new(false);
    let kept = StoredValue::new(event.clone());
    let add = move || kept.with_value(|event| add(correspondence, event.clone(), String::new()));
    let offer = move || {
        several()
            .child(el("p").class("event-shared").child(words.shared))
            .child(kept.with_value(|event| {
                several()
                    .child(
                        el("h2")
                            .class("event-name")
                            .child(event.draft().name.as_str()),
                    )
                    .child(sheet(event))
            }))
            .child(
                el("div")
                    .class("primary no-print")
                    .child(
                        el("button")
                            .class("main")
                            .attr("data-act", "add-shared")
                            .attr_with("disabled", move || {
                                correspondence.following.get().then_some("")
                            })
                            .on("click", move |_| add())
                            .child(words.shared_add),
                    )
                    .child(
                        el("button")
                            .attr("data-act", "change-shared")
                            .on("click", move |_| changing.set(true))
                            .child(words.shared_edit),
                    ),
            )
            .child(following(correspondence, "refusal"))
    };
    dynamic(move || {
        if !changing.get() {
            offer()
        } else {
            kept.with_value(|event| form_of(Form::of(event.draft(), ""), None))
        }
    })
}

/// The id of the event here that is the same in all its parameters.
fn same(correspondence: CorrespondenceStore, event: &Event) -> Option<String> {
    correspondence.events.with_untracked(|events| {
        let known = events.iter().find(|known| known.event == *event);
        known.map(|known| known.id.clone())
    })
}

/// A form with what could be read of a link: a start or a length that could
/// not is nobody's guess.
fn rest_of(broken: &BrokenLink) -> Form {
    let form = Form::of(&broken.draft, "");
    for problem in &broken.problems {
        match problem {
            LinkError::Missing(LinkKey::Start) | LinkError::Unreadable(LinkKey::Start) => {
                form.start.set(None);
            }
            LinkError::Missing(LinkKey::Days) | LinkError::Unreadable(LinkKey::Days) => {
                form.days.set(String::new());
            }
            _ => {}
        }
    }
    form
}

fn problems(problems: &[LinkError]) -> El {
    let words = &text::correspondence().events.form;
    let items: Vec<El> = problems
        .iter()
        .map(|problem| el("li").child((words.link_problem)(*problem)))
        .collect();
    el("div")
        .class("ask")
        .attr("role", "alert")
        .attr("data-said", "broken-link")
        .child(
            el("p")
                .class("refusal")
                .child((words.shared_wrong)(problems.len())),
        )
        .child(el("ul").class("problems").child(items))
        .child(el("p").child(words.shared_rest))
}

/// The page that changes an event.
pub fn edit_event_page(id: &str) -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    let title = text::correspondence().events.form.title_edit;
    match untrack(|| correspondence.event(id)) {
        None => {
            let missing = el("p")
                .class("empty")
                .child(text::correspondence().events.missing);
            page(title, &EventsRoute::List.into(), missing)
        }
        Some(kept) => {
            let form = Form::of(kept.event.draft(), &kept.note);
            let back = EventsRoute::Event(kept.id.clone()).into();
            page(title, &back, form_of(form, Some(kept)))
        }
    }
}

/// The form, and what is done with it. `old` is the event that it changes.
fn form_of(form: Form, old: Option<StoredEvent>) -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    let words = &text::correspondence().events.form;
    let is_new = old.is_none();
    let old = StoredValue::new(old);
    // What it changes in games waits for a yes.
    let waiting = RwSignal::new(None::<(Event, Changes)>);
    let save = move || {
        form.tried.set(true);
        let Ok(event) = form.read.get_untracked() else {
            return;
        };
        match old.get_value() {
            None => add(correspondence, event, form.note.get_untracked()),
            Some(kept) => {
                let changes = changes(correspondence, &kept.id, &event);
                if changes.is_empty() {
                    change(correspondence, kept, event, form)
                } else {
                    waiting.set(Some((event, changes)))
                }
            }
        }
    };
    // The answer is to what was asked.
    watch(move || {
        let _ = form.read.get();
        waiting.set(None);
    });
    let question = dynamic(move || {
        let (event, changes) = waiting.get()?;
        let kept = old.get_value()?;
        let items: Vec<El> = changes.effects.iter().map(effect_view).collect();
        Some(
            el("div")
                .class("ask")
                .attr("role", "alert")
                .attr("data-said", "changes")
                .child(
                    (!items.is_empty())
                        .then(|| el("p").class("refusal").child((words.changes)(items.len()))),
                )
                .child(el("ul").class("event-changes").child(items))
                .child(changes.own_starts())
                .child(
                    el("div")
                        .class("primary")
                        .child(
                            el("button")
                                .attr("type", "button")
                                .attr("data-act", "save-changes")
                                .attr_with("disabled", move || {
                                    correspondence.following.get().then_some("")
                                })
                                .on("click", move |_| {
                                    change(correspondence, kept.clone(), event.clone(), form);
                                })
                                .child(words.changes_save),
                        )
                        .child(
                            el("button")
                                .attr("type", "button")
                                .attr("data-act", "change-else")
                                .on("click", move |_| waiting.set(None))
                                .child(words.changes_back),
                        ),
                ),
        )
    });
    let submit = el("div").class("primary").child(
        el("button")
            .attr("type", "submit")
            .class("main")
            .attr("data-act", "save-event")
            .attr_with("disabled", move || {
                correspondence.following.get().then_some("")
            })
            .child(if is_new { words.add } else { words.save }),
    );
    el("form")
        .class("event-form")
        .attr("novalidate", "")
        .on("submit", move |event| {
            event.prevent_default();
            save();
        })
        .child(fields(form))
        .child(faults(form))
        .child(question)
        .child(submit)
        .child(following(correspondence, "refusal"))
}

/// All that is to be mended, once the event was to be saved.
fn faults(form: Form) -> El {
    dynamic(move || {
        if !form.tried.get() {
            return None;
        }
        let faults: Vec<(EventField, EventFieldError)> =
            form.read.with(|read| read.clone().err())?;
        let words = &text::correspondence().events.form;
        let items: Vec<El> = faults
            .iter()
            .map(|(place, fault)| {
                let place = (words.place)(*place);
                el("li").child([place, ": ", (words.fault)(*fault)].concat())
            })
            .collect();
        Some(
            el("div")
                .class("ask")
                .attr("role", "alert")
                .attr("data-said", "faults")
                .child(el("p").class("refusal").child((words.faults)(items.len())))
                .child(el("ul").class("problems").child(items)),
        )
    })
}

fn add(correspondence: CorrespondenceStore, event: Event, note: String) {
    let id = same(correspondence, &event).unwrap_or_else(|| {
        let id = correspondence.new_id();
        let kept = StoredEvent {
            id: id.clone(),
            event,
            archived: false,
            note,
        };
        // What goes wrong is told by itself, and the event is kept in memory.
        let _ = correspondence.save_event(&kept);
        id
    });
    Route::from(EventsRoute::Event(id)).go();
}

fn change(correspondence: CorrespondenceStore, kept: StoredEvent, event: Event, form: Form) {
    let kept = StoredEvent {
        event,
        note: form.note.get_untracked(),
        ..kept
    };
    if correspondence.save_event(&kept).is_ok() {
        Route::from(EventsRoute::Event(kept.id)).go();
    }
}
