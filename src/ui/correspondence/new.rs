//! The page that enters a new correspondence game.

mod event_field;
mod form;
mod game_fields;
mod moves_field;
mod server_fields;
mod several;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::clock::ByColor;
use crate::correspondence::enter::EnterError;
use crate::correspondence::pasted::Pasted;
use crate::correspondence::take_over::TakeOverError;
use crate::platform::listener::prevent_default;
use crate::platform::location;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::correspondence::player_fields::Sides;
use crate::ui::route::{EventFormRoute, Route};
use crate::ui::text;
use crate::ui::text::correspondence::new as words;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::moment::{refused, to_the_minute};
use crate::ui::widgets::page::Page;
use event_field::{ChooseEvent, EventField};
use form::NewGameForm;
use game_fields::Problems;
use moves_field::{MovesField, Opening};
use server_fields::ServerFigures;
use several::SeveralGames;

#[component]
pub(crate) fn NewPage() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let has_events = (correspondence.events).with_untracked(|events| !events.is_empty());
    let form = has_events.then(|| {
        let form = NewGameForm::new(correspondence);
        view! { <Form form/> }
    });
    if !has_events {
        // Without an event nothing is known of a game's time. From its form the way leads back.
        let to = Route::from(EventFormRoute::NewForGame);
        location::set_hash_in_place(&to.href()[1..]);
    }
    view! {
        <Page title=words::title() back=Route::CorrespondenceGames>
            {form}
        </Page>
    }
}

#[component]
fn Form(form: NewGameForm) -> impl IntoView {
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
    let has_several = Memo::new(move |_| form.pasted.with(Pasted::has_several));
    let times = form.times();
    let errors =
        ByColor::from_fn(|side| problems.first(move |problem| *problem == EnterError::Name(side)));
    view! {
        <form class="correspondence-new" novalidate=true on:submit=submit>
            <div class="correspondence-new-game">
                <EventField form/>
                <Choice
                    name="how"
                    legend=words::how()
                    options=vec![(false, words::begins()), (true, words::under_way())]
                    value=form.under_way
                    on_change=move |is_under_way| form.under_way.set(is_under_way)
                />
                <Starts form/>
                <Show when=is_under_way>
                    <MovesField form problems/>
                </Show>
                <Show when=move || !(has_several.get() && is_under_way())>
                    <Opening form problems/>
                </Show>
            </div>
            <Show
                when=move || !has_several.get()
                fallback=move || view! { <SeveralGames form/> }
            >
                <div class="correspondence-new-players">
                    <Sides
                        mine=form.mine
                        on_choose=move |mine| form.choose_side(mine)
                        names=form.names
                        errors
                    />
                    <Show when=is_under_way>
                        <Times form times/>
                        <Show when=move || times.get() != Some(Ok(()))>
                            <ServerFigures form problems/>
                        </Show>
                    </Show>
                    <p class="refusal" role="alert">
                        {move || of_all.get()}
                    </p>
                    <div class="primary">
                        <Show when=move || form.has_event() fallback=ChooseEvent>
                            <button
                                class="main"
                                type="submit"
                                data-act="save-game"
                                disabled=move || correspondence.following.get()
                            >
                                {words::save()}
                            </button>
                        </Show>
                    </div>
                </div>
            </Show>
            <Show when=move || correspondence.following.get()>
                <p class="note">{text::correspondence::common::following()}</p>
            </Show>
        </form>
    }
}

fn is_of_all(problem: &EnterError) -> bool {
    matches!(problem, EnterError::NotStarted(_) | EnterError::Refused(_))
}

/// Whether the times of the text are taken.
#[component]
fn Times(form: NewGameForm, times: Memo<Option<Result<(), TakeOverError>>>) -> impl IntoView {
    let said = move || {
        let kept = form.chosen()?;
        Some(match times.get()? {
            Ok(()) => words::times().to_owned(),
            Err(TakeOverError::Refused { why, .. }) => {
                words::times_refused(&refused(why, &kept.event.draft().zone))
            }
            Err(_) => return None,
        })
    };
    view! {
        <p class="quiet correspondence-times" role="status">
            {said}
        </p>
    }
}

/// When the clock begins to run.
#[component]
fn Starts(form: NewGameForm) -> impl IntoView {
    let words = move || {
        let kept = form.chosen().filter(|_| !form.under_way.get())?;
        let start = kept.event.draft().start;
        let is_ahead = start > form.correspondence.this_second();
        Some(words::starts_at(&to_the_minute(start), is_ahead))
    };
    view! {
        <p class="quiet correspondence-starts" role="status">
            {words}
        </p>
    }
}
