//! The figures that the server shows for a game that is under way: [`fn@ServerFigures`].

use leptos::prelude::*;

use super::form::NewGameForm;
use super::game_fields::Problems;
use crate::clock::Color;
use crate::correspondence::enter::EnterError;
use crate::ui::text::correspondence::common;
use crate::ui::text::correspondence::new as words;

/// A row for each player, one's own first: clock, bank and moves made. Each field says what is wrong
/// with it, and one message below how it is mended.
#[component]
pub(super) fn ServerFigures(form: NewGameForm, problems: Problems) -> impl IntoView {
    let rows = move || {
        let first = form.mine.get().unwrap_or(Color::White);
        [first, first.other()].map(|side| view! { <Row form problems side/> })
    };
    let problem = problems.of_figures();
    view! {
        <section class="server-figures" aria-labelledby="server-figures">
            <h2 id="server-figures">{words::server_shows()}</h2>
            <p class="quiet">{words::server_hint()}</p>
            <div class="figures-heads" aria-hidden="true">
                <span></span>
                <span>{common::clock()}</span>
                <span>{common::bank()}</span>
                <span>{words::own_moves()}</span>
            </div>
            {rows}
            <p class="refusal" id="server-figures-problem" role="alert">
                {move || problem.get()}
            </p>
            <p class="quiet">{words::made_hint()}</p>
        </section>
    }
}

/// The figures of a player.
#[component]
fn Row(form: NewGameForm, problems: Problems, side: Color) -> impl IntoView {
    let who = match form.mine.get_untracked() {
        Some(mine) if mine == side => words::you(),
        Some(_) => words::opponent(),
        None if side == Color::White => words::white(),
        None => words::black(),
    };
    let clock =
        move |problem: &EnterError| matches!(problem, EnterError::Clock(of, _) if *of == side);
    let bank =
        move |problem: &EnterError| matches!(problem, EnterError::Bank(of, _) if *of == side);
    let made = move |problem: &EnterError| matches!(problem, EnterError::Made(of) if *of == side);
    view! {
        <div class="figures-of-side" data-side=side.name()>
            <span class="of-side">{who}</span>
            <Figure
                name=["clock-", side.name()].concat()
                label=words::clock(side)
                value=*form.clocks.get(side)
                wrong=problems.of_figure(clock)
            />
            <Figure
                name=["bank-", side.name()].concat()
                label=words::bank(side)
                value=*form.banks.get(side)
                wrong=problems.of_figure(bank)
            />
            <Figure
                name=["made-", side.name()].concat()
                label=words::made(side)
                value=*form.made.get(side)
                wrong=problems.of_figure(made)
            />
        </div>
    }
}

/// A figure, which its row and its column name.
#[component]
fn Figure(
    name: String,
    label: &'static str,
    value: RwSignal<String>,
    /// The fault of it in a word or two.
    wrong: Signal<Option<String>>,
) -> impl IntoView {
    let note = [&name, "-note"].concat();
    let is_wrong = move || wrong.with(Option::is_some);
    view! {
        <div class="field" class:wrong=is_wrong>
            <input
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                name=name
                aria-label=label
                aria-describedby=[&note, " server-figures-problem"].concat()
                aria-invalid=move || is_wrong().then_some("true")
                prop:value=move || value.get()
                on:input:target=move |event| value.set(event.target().value())
            />
            <p class="note" id=note>
                {move || wrong.get()}
            </p>
        </div>
    }
}
