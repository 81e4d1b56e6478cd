//! The games of a text that has several, and the ways to enter them.

use leptos::prelude::*;

use super::event_field::ChooseEvent;
use super::form::NewGameForm;
use super::game_fields::Line;
use crate::correspondence::enter::FoundGame;
use crate::ui::text::correspondence::new as words;
use crate::ui::text::{self, base};

/// Whether a game can be entered.
fn is_open(game: &FoundGame) -> bool {
    game.problem.is_none() && !game.is_over()
}

#[component]
pub(super) fn SeveralGames(form: NewGameForm) -> impl IntoView {
    let has_several = Memo::new(move |_| form.found.with(|found| found.len() > 1));
    move || {
        has_several.get().then(|| {
            let found = form.found.get();
            view! { <Games form found/> }
        })
    }
}

#[component]
fn Games(form: NewGameForm, found: Vec<FoundGame>) -> impl IntoView {
    let open = found.iter().filter(|game| is_open(game)).count();
    let is_disabled = move || open == 0 || form.correspondence.following.get();
    let row = |game: &FoundGame| {
        let state = match &game.problem {
            Some(problem) => text::correspondence::moves_problem(problem),
            None if game.is_over() => words::is_over().into(),
            None => words::plies(game.line.ply()),
        };
        let players = base::versus(&game.players);
        view! {
            <li>
                <span dir="auto">{players}</span>
                " "
                <span class="quiet">{state}</span>
            </li>
        }
    };
    view! {
        <section class="correspondence-several">
            <h2>{words::found(found.len())}</h2>
            <ul>{found.iter().map(row).collect_view()}</ul>
            <Line name="me" label=words::me() hint=words::me_hint() value=form.me/>
            <div class="primary">
                <Show when=move || form.has_event() fallback=ChooseEvent>
                    <button
                        type="button"
                        data-act="one-by-one"
                        disabled=is_disabled
                        on:click=move |_| form.one_by_one()
                    >
                        {words::one_by_one()}
                    </button>
                    <button
                        class="main"
                        type="button"
                        data-act="enter-all"
                        disabled=is_disabled
                        on:click=move |_| form.enter_all()
                    >
                        {words::all_at_once(open)}
                    </button>
                </Show>
            </div>
            <p class="quiet">{words::all_hint()}</p>
        </section>
    }
}
