//! The page that enters a new correspondence game.

mod form;
mod problems;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::clock::{ByColor, Color};
use crate::correspondence::Openings;
use crate::correspondence::enter::EnterError;
use crate::correspondence::pasted::Pasted;
use crate::correspondence::take_over::TakeOverError;
use crate::platform::listener::prevent_default;
use crate::platform::{focus, location};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::correspondence::event_select::EventSelect;
use crate::ui::correspondence::player_fields::Sides;
use crate::ui::route::{EventFormRoute, Route};
use crate::ui::text;
use crate::ui::text::correspondence::{common, new as words};
use crate::ui::widgets::castling::CastlingNote;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::field::{Field, Labelled};
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::moment::{to_the_minute, why_refused};
use crate::ui::widgets::page::Page;
use form::{NewGameForm, TypedGame};
use problems::Problems;

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
    let is_under_way = form.is_under_way();
    let has_several = Memo::new(move |_| form.pasted.with(Pasted::has_several));
    let times = form.times();
    let errors =
        ByColor::from_fn(|side| problems.first(move |problem| *problem == EnterError::Name(side)));
    view! {
        <form class="correspondence-new" novalidate=true on:submit=submit>
            <div class="correspondence-new-game stack apart">
                <EventField form/>
                <Choice
                    name="how"
                    legend=words::how()
                    options=vec![(false, words::begins()), (true, words::under_way())]
                    value=is_under_way
                    on_change=move |under_way| form.typed.update(|typed| typed.under_way = under_way)
                />
                <Starts form/>
                <Show when=move || is_under_way.get()>
                    <MovesField form problems/>
                </Show>
                <Show when=move || !(has_several.get() && is_under_way.get())>
                    <Opening form problems/>
                </Show>
            </div>
            <Show
                when=move || !has_several.get()
                fallback=move || view! { <SeveralGames form/> }
            >
                <div class="correspondence-new-players stack apart">
                    <Sides
                        mine=form.mine()
                        on_choose=move |mine| form.choose_side(mine)
                        names=Memo::new(move |_| form.typed.with(|typed| typed.names.clone()))
                        on_name=move |(side, name)| {
                            form.typed.update(|typed| *typed.names.get_mut(side) = name);
                        }
                        errors
                    />
                    <Show when=move || is_under_way.get()>
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
                words::times_refused(&why_refused(why, &kept.event.draft().zone))
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
    let is_under_way = form.is_under_way();
    let words = move || {
        let kept = form.chosen().filter(|_| !is_under_way.get())?;
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

#[component]
fn EventField(form: NewGameForm) -> impl IntoView {
    let event = Memo::new(move |_| form.typed.with(|typed| typed.event.clone()));
    let first = event.get_untracked();
    let mut events = form.correspondence.events.get_untracked();
    events.retain(|kept| !kept.archived || kept.id == first);
    view! {
        <div class="correspondence-event">
            <EventSelect
                label=words::event()
                none=words::choose_event()
                events
                value=event
                on_change=move |id| form.typed.update(|typed| typed.event = id)
            />
            <p class="links">
                <a
                    data-act="make-event"
                    href=Route::from(EventFormRoute::NewForGame).href()
                    on:click=move |_| form.keep()
                >
                    {words::another_event()}
                </a>
            </p>
        </div>
    }
}

/// The one button of the form while no event is chosen: it leads to the choice. A game whose event
/// is missing has nothing to be entered in.
#[component]
fn ChooseEvent() -> impl IntoView {
    view! {
        <button
            class="main"
            type="button"
            data-act="choose-event"
            on:click=|_| focus::move_to("[name=event]")
        >
            {words::choose_event()}
        </button>
    }
}

fn is_of_moves(problem: &EnterError) -> bool {
    matches!(
        problem,
        EnterError::Moves(_) | EnterError::Several(_) | EnterError::Over | EnterError::TwoStarts
    )
}

fn is_of_fen(problem: &EnterError) -> bool {
    matches!(problem, EnterError::Fen(_))
}

/// The moves that were made, or those of a given opening.
#[component]
fn MovesField(form: NewGameForm, problems: Problems) -> impl IntoView {
    let is_under_way = form.is_under_way();
    let label = Signal::derive(move || {
        let label = if is_under_way.get() {
            words::moves()
        } else {
            words::opening_moves()
        };
        label.to_owned()
    });
    let hint = move || {
        if is_under_way.get() {
            return words::moves_hint().to_owned();
        }
        let chosen = form.chosen().map(|kept| kept.event);
        let (openings, moves) = chosen.map_or((Openings::default(), 0), |event| {
            let draft = event.draft();
            (draft.interpretations.openings, draft.increment_moves)
        });
        words::opening_hint(openings, moves)
    };
    let error = problems.first(is_of_moves);
    let typed = Signal::derive(move || form.typed.with(|typed| typed.moves.clone()));
    let set = move |text| form.set_moves(text);
    let moves = (typed, SignalSetter::<String>::map(set));
    view! {
        <div>
            <Labelled id="field-moves".to_owned() label error hint="">
                <textarea
                    id="field-moves"
                    name="moves"
                    rows="5"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                    aria-describedby="field-moves-note"
                    aria-invalid=move || error.with(Option::is_some).then_some("true")
                    bind:value=moves
                ></textarea>
            </Labelled>
            <p class="quiet">{hint}</p>
        </div>
    }
}

/// The starting position, rarely other than the usual one, and the moves of a given opening while
/// the game is not under way. It unfolds when something in it is wrong.
#[component]
fn Opening(form: NewGameForm, problems: Problems) -> impl IntoView {
    let is_under_way = form.is_under_way();
    let fen = Memo::new(move |_| form.typed.with(|typed| typed.fen.clone()));
    let is_wrong = Signal::derive(move || {
        let begins = !is_under_way.get();
        problems.any(|problem| (is_of_moves(problem) && begins) || is_of_fen(problem))
    });
    view! {
        <Fold title=words::opening() is_wrong name="opening">
            <Show when=move || !is_under_way.get()>
                <MovesField form problems/>
            </Show>
            <Field
                name="fen"
                label=words::fen()
                hint=words::fen_hint()
                value=fen
                on_input=move |text| form.typed.update(|typed| typed.fen = text)
                error=problems.first(is_of_fen)
            />
            <CastlingNote fen/>
        </Fold>
    }
}

/// A row for each player, one's own first: clock, bank and moves made. Each field says what is wrong
/// with it, and one message below how it is mended.
#[component]
fn ServerFigures(form: NewGameForm, problems: Problems) -> impl IntoView {
    let mine = form.mine();
    let rows = move || {
        let first = mine.get().unwrap_or(Color::White);
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
    let who = match form.typed.with_untracked(|typed| typed.mine) {
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
    let figure = |read: fn(&TypedGame) -> &ByColor<String>,
                  write: fn(&mut TypedGame) -> &mut ByColor<String>| {
        create_slice(
            form.typed,
            move |typed| read(typed).get(side).clone(),
            move |typed, text| *write(typed).get_mut(side) = text,
        )
    };
    view! {
        <div class="figures-of-side" data-side=side.name()>
            <span class="of-side">{who}</span>
            <Figure
                name=["clock-", side.name()].concat()
                label=words::clock(side)
                value=figure(|typed| &typed.clocks, |typed| &mut typed.clocks)
                wrong=problems.of_figure(clock)
            />
            <Figure
                name=["bank-", side.name()].concat()
                label=words::bank(side)
                value=figure(|typed| &typed.banks, |typed| &mut typed.banks)
                wrong=problems.of_figure(bank)
            />
            <Figure
                name=["made-", side.name()].concat()
                label=words::made(side)
                value=figure(|typed| &typed.made, |typed| &mut typed.made)
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
    value: (Signal<String>, SignalSetter<String>),
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
                bind:value=value
            />
            <p class="note" id=note>
                {move || wrong.get()}
            </p>
        </div>
    }
}

/// Says how many games the text has, and leads to the page that keeps them.
#[component]
fn SeveralGames(form: NewGameForm) -> impl IntoView {
    let games = Memo::new(move |_| form.pasted.with(|pasted| pasted.games));
    view! {
        <section class="correspondence-several stack apart">
            <p role="status">{move || words::found(games.get())}</p>
            <div class="primary">
                <button
                    class="main"
                    type="button"
                    data-act="bring-several"
                    on:click=move |_| form.bring()
                >
                    {words::bring_several()}
                </button>
            </div>
        </section>
    }
}
