//! The page that enters a new correspondence game.

mod event_field;
mod form;
mod game_fields;
mod moves_field;
mod server_fields;
mod several;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::enter::EnterError;
use crate::platform::listener::prevent_default;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{EventFormRoute, Route};
use crate::ui::text;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::moment::to_the_minute;
use crate::ui::widgets::page::Page;
use event_field::EventField;
use form::NewGameForm;
use game_fields::{Line, Problems};
use moves_field::{MovesField, Opening};
use server_fields::ServerFields;
use several::SeveralGames;

#[component]
pub(crate) fn NewPage() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let words = &text::correspondence().games.new;
    let has_events = correspondence
        .events
        .with_untracked(|events| !events.is_empty());
    let body = if has_events {
        let form = NewGameForm::new(correspondence, expect_context::<AppContext>());
        view! { <Form form/> }.into_any()
    } else {
        view! {
            <p class="empty">{words.needs_event}</p>
            <p>
                <a
                    class="button main"
                    data-act="make-event"
                    href=Route::from(EventFormRoute::New).href()
                >
                    {words.make_event}
                </a>
            </p>
        }
        .into_any()
    };
    view! {
        <Page title=words.title back=Route::CorrespondenceGames>
            {body}
        </Page>
    }
}

#[component]
fn Form(form: NewGameForm) -> impl IntoView {
    let words = &text::correspondence().games.new;
    let correspondence = form.correspondence;
    let problems = Problems::of(form);
    let submit = move |event: SubmitEvent| {
        prevent_default(&event);
        if !correspondence.following.get_untracked() {
            form.enter();
        }
    };
    let of_all = problems.first(is_of_all);
    let is_under_way = move || form.under_way.get();
    view! {
        <form class="correspondence-new" novalidate=true on:submit=submit>
            <Queue form/>
            <EventField form/>
            <Choice
                name="mine"
                legend=words.side
                options=vec![
                    (Some(Color::White), words.white),
                    (Some(Color::Black), words.black),
                    (None, words.neither),
                ]
                value=form.mine
                on_change=move |mine| form.mine.set(mine)
            />
            <div class="columns">{Color::ALL.map(|side| name(form, problems, side))}</div>
            <Choice
                name="how"
                legend=words.how
                options=vec![(false, words.begins), (true, words.under_way)]
                value=form.under_way
                on_change=move |is_under_way| form.under_way.set(is_under_way)
            />
            <Starts form/>
            <Show when=is_under_way>
                <MovesField form problems/>
            </Show>
            <SeveralGames form/>
            <Opening form problems/>
            <Show when=is_under_way>
                <ServerFields form problems/>
            </Show>
            <p class="refusal" role="alert">
                {move || of_all.get()}
            </p>
            <div class="primary">
                <button
                    class="main"
                    type="submit"
                    data-act="save-game"
                    disabled=move || correspondence.following.get()
                >
                    {words.save}
                </button>
                <Skip form/>
            </div>
            <Show when=move || correspondence.following.get()>
                <p class="note">{text::correspondence().common.following}</p>
            </Show>
        </form>
    }
}

/// The name of a player.
fn name(form: NewGameForm, problems: Problems, side: Color) -> impl IntoView {
    let words = &text::correspondence().games.new;
    let error = problems.first(move |problem| *problem == EnterError::Name(side));
    view! {
        <Line
            name=["name-", side.name()].concat()
            label=(words.name_of)(side)
            value=*form.names.get(side)
            error
        />
    }
}

fn is_of_all(problem: &EnterError) -> bool {
    matches!(problem, EnterError::NotStarted(_) | EnterError::Refused(_))
}

/// The number of the current game in a text of several.
#[component]
fn Queue(form: NewGameForm) -> impl IntoView {
    move || {
        let (at, all) = form.queue.with(|(games, at)| (*at, games.len()));
        (at < all).then(|| {
            view! {
                <p class="correspondence-queue" role="status">
                    {(text::correspondence().games.new.game_of)(at + 1, all)}
                </p>
            }
        })
    }
}

/// Skips a game of a text.
#[component]
fn Skip(form: NewGameForm) -> impl IntoView {
    let is_queued = move || form.queue.with(|(games, at)| *at < games.len());
    view! {
        <Show when=is_queued>
            <button type="button" data-act="skip" on:click=move |_| form.next()>
                {text::correspondence().games.new.skip}
            </button>
        </Show>
    }
}

/// When the clock begins to run.
#[component]
fn Starts(form: NewGameForm) -> impl IntoView {
    let words = move || {
        let kept = form.chosen().filter(|_| !form.under_way.get())?;
        let start = kept.event.draft().start;
        let is_ahead = start > form.correspondence.this_second();
        let words = &text::correspondence().games.new;
        Some((words.starts_at)(&to_the_minute(start), is_ahead))
    };
    view! {
        <p class="quiet correspondence-starts" role="status">
            {words}
        </p>
    }
}
