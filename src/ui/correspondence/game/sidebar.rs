//! Below the board: the moves, the note and the link of the game, and the pages and acts about it.

use leptos::prelude::*;

use super::delete_game::{DeleteButton, DeleteQuestion};
use super::moves::Moves;
use super::state::{Ask, GamePage};
use crate::platform::timer::Timer;
use crate::time::Millis;
use crate::ui::route::{EventsRoute, PlanRoute, Route};
use crate::ui::text::correspondence::correct as own;
use crate::ui::text::correspondence::game as words;
use crate::ui::widgets::act_button::{ActButton, ActLink};
use crate::ui::widgets::field::{Field, Labelled};
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::listener::use_leaving;

/// All of these sections.
#[component]
pub(super) fn Sidebar(page: GamePage) -> impl IntoView {
    view! {
        <div class="correspondence-sidebar stack apart">
            <Moves page/>
            <section class="no-print">
                <ThisGame page/>
                <NoteAndLink page/>
            </section>
        </div>
    }
}

/// The note and the address, folded away while there is neither.
#[component]
fn NoteAndLink(page: GamePage) -> impl IntoView {
    let is_any = page
        .game
        .with_untracked(|game| !(game.note.is_empty() && game.link.is_empty()));
    view! {
        <Fold title=words::own() is_open=Signal::stored(is_any) name="own">
            <Note page/>
            <ServerLink page/>
        </Fold>
    }
}

/// The note, saved as the user types.
#[component]
fn Note(page: GamePage) -> impl IntoView {
    let typed = StoredValue::new(None::<String>);
    let flush = move || {
        let Some(note) = typed.try_update_value(Option::take).flatten() else {
            return;
        };
        if page.correspondence.following.get_untracked() {
            return;
        }
        page.game.update(|game| game.note = note);
        page.save();
    };
    let soon = StoredValue::new_local(Timer::new(move |_| flush()));
    use_leaving(flush);
    let write = move |text| {
        typed.set_value(Some(text));
        soon.with_value(|soon| soon.after(Millis::new(600)));
    };
    let value = move || {
        let kept = page.game.with(|game| game.note.clone());
        // Text that the user is still typing is not saved yet.
        typed.with_value(Clone::clone).unwrap_or(kept)
    };
    view! {
        <Labelled
            id="field-note".into()
            label=Signal::derive(|| words::note().to_owned())
            error=Signal::derive(|| None)
            hint=words::note_hint()
        >
            <textarea
                id="field-note"
                name="note"
                rows="2"
                aria-describedby="field-note-note"
                disabled=move || page.correspondence.following.get()
                prop:value=value
                on:input:target=move |event| write(event.target().value())
                on:change=move |_| flush()
            ></textarea>
        </Labelled>
    }
}

/// Whether a text is a web address. No other kind is allowed, because it could be a script.
fn is_address(text: &str) -> bool {
    text.starts_with("https://") || text.starts_with("http://")
}

/// Where the game is on its server.
#[component]
fn ServerLink(page: GamePage) -> impl IntoView {
    // What the user has typed and not yet saved.
    let typed = RwSignal::new(None::<String>);
    let value = Signal::derive(move || {
        let kept = || page.game.with(|game| game.link.clone());
        typed.get().unwrap_or_else(kept)
    });
    let is_fine =
        |typed: &str| Some(typed.trim()).is_none_or(|text| text.is_empty() || is_address(text));
    let error = Signal::derive(move || {
        (!value.with(|value| is_fine(value))).then(|| words::link_problem().to_owned())
    });
    let keep = move || {
        let Some(link) = typed.get_untracked().map(|link| link.trim().to_owned()) else {
            return;
        };
        if is_fine(&link) && !page.correspondence.following.get_untracked() {
            typed.set(None);
            if page.game.with_untracked(|game| game.link != link) {
                page.game.update(|game| game.link = link);
                page.save();
            }
        }
    };
    use_leaving(keep);
    let open = move || {
        let link = page.game.with(|game| game.link.clone());
        is_address(&link).then(|| {
            view! {
                <a data-act="open-link" href=link rel="noopener noreferrer" target="_blank">
                    {words::open_link()}
                </a>
            }
        })
    };
    view! {
        <div class="correspondence-link" on:change=move |_| keep()>
            <Field
                name="link"
                label=words::link()
                placeholder=words::link_hint()
                value
                on_input=move |text| typed.set(Some(text))
                error
            />
            {open}
        </div>
    }
}

/// The pages about the game, and the acts on it as a whole.
#[component]
fn ThisGame(page: GamePage) -> impl IntoView {
    let (id, event) = page
        .game
        .with_untracked(|game| (game.id.clone(), game.event.clone()));
    let asks = RwSignal::new(false);
    let names = move |()| {
        asks.set(false);
        page.ask(Ask::Players);
    };
    let study = Route::PrivateStudy(id.clone());
    view! {
        <nav class="correspondence-act-row" aria-label=own::game()>
            <ActLink act="study" icon=Icon::Board label=words::study() to=study/>
            <ActLink act="ahead" icon=Icon::Times label=words::ahead() to=PlanRoute::Ahead(id)/>
            <ActLink
                act="event"
                icon=Icon::Events
                label=words::event()
                to=EventsRoute::Event(event)
            />
            <ActButton
                act="players"
                icon=Icon::Edit
                label=own::players()
                is_disabled=page.correspondence.following
                on_click=names
            />
            <DeleteButton asks/>
        </nav>
        <DeleteQuestion asks game=page.game/>
    }
}
