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
        let of = game.clone();
        let is_of_interest = is_open(game);
        let whose = move || {
            let me = form.me.get();
            (is_of_interest && !me.trim().is_empty()).then(|| match of.side_of(&me) {
                Some(side) => [&*words::is_you(side), " \u{b7} "].concat(),
                None => [words::is_not_you(), " \u{b7} "].concat(),
            })
        };
        view! {
            <li>
                <span dir="auto">{players}</span>
                " "
                <span class="quiet">{whose} {state}</span>
            </li>
        }
    };
    let without = {
        let games: Vec<_> = found.iter().filter(|game| is_open(game)).cloned().collect();
        move || {
            let me = form.me.get();
            let is_without = |game: &&FoundGame| game.side_of(&me).is_none();
            let without = games.iter().filter(is_without).count();
            (without > 0 && !me.trim().is_empty()).then(|| {
                let said = words::without_you(without, games.len());
                view! {
                    <p class="correspondence-warning" role="status" data-warning="name">
                        {said}
                    </p>
                }
            })
        }
    };
    view! {
        <section class="correspondence-several">
            <h2>{words::found(found.len())}</h2>
            <ul>{found.iter().map(row).collect_view()}</ul>
            <Line name="me" label=words::me() hint=words::me_hint() value=form.me/>
            {without}
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
