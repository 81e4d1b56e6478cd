//! The arbiter's panel: everything that can be done to a stopped clock, each
//! within one or two touches.

mod correct;
mod end;
mod give;
mod penalties;

use leptos::prelude::*;

use super::history::history;
use super::icon::Icon;
use crate::clock::color::Color;
use crate::clock::event::Event;
use crate::clock::outcome::{GameResult, Outcome, Reason};
use crate::clock::state::{FlagVerdict, Gap, Phase, State};
use crate::ui::erased::{dynamic, on};
use crate::ui::route::Route;
use crate::ui::table::{Table, name_of};
use crate::ui::text::t;
use correct::Correct;
use end::End;
use give::Give;
use penalties::Penalties;

/// What the panel shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    #[default]
    Main,
    Correct,
    Penalties,
    Give,
    End,
    Log,
}

/// The panel, while the clocks are stopped.
#[component]
pub fn Panel(
    /// Opens it also when the clocks are frozen or the game is over.
    wanted: RwSignal<bool>,
) -> impl IntoView {
    let table = expect_context::<Table>();
    let phase = Memo::new(move |_| table.face.with(|face| face.phase));
    let open = Memo::new(move |_| match phase.get() {
        Phase::Stopped(..) | Phase::Away(_) => true,
        Phase::Fallen(_) | Phase::Ended(_) => wanted.get(),
        Phase::Ready | Phase::Running(_) => false,
    });
    let view = RwSignal::new(View::Main);
    // A panel opens on its first page, and a running game closes it.
    Effect::new(move |_| {
        if !open.get() {
            view.set(View::Main);
        }
    });
    Effect::new(move |_| {
        if matches!(phase.get(), Phase::Ready | Phase::Running(_)) {
            wanted.set(false);
        }
    });
    let close = move || wanted.set(false);
    view! {
        <Show when=move || open.get()>
            <div class="veil"></div>
            <section class="panel" role="dialog" aria-modal="true" aria-label=t().face.pause>
                {dynamic(move || match (phase.get(), view.get()) {
                    (Phase::Away(gap), _) => away(table, gap).into_any(),
                    (_, View::Main) => view! { <Main view close /> }.into_any(),
                    (_, View::Correct) => sub(view, t().panel.correct, view! { <Correct view /> }.into_any()),
                    (_, View::Penalties) => {
                        sub(view, t().panel.penalties, view! { <Penalties view /> }.into_any())
                    }
                    (_, View::Give) => sub(view, t().panel.give, view! { <Give view /> }.into_any()),
                    (_, View::End) => sub(view, t().panel.end, view! { <End view /> }.into_any()),
                    (_, View::Log) => sub(view, t().panel.log, log(table)),
                })}
            </section>
        </Show>
    }
}

/// A page of the panel behind its first one.
fn sub(view: RwSignal<View>, title: &'static str, body: AnyView) -> AnyView {
    view! {
        <header>
            <button
                class="tool"
                data-act="panel-back"
                aria-label=t().common.back
                on:click=on(move || view.set(View::Main))
            >
                {Icon::Back.view()}
            </button>
            <h2>{title}</h2>
        </header>
        {body}
    }
    .into_any()
}

fn log(table: Table) -> AnyView {
    let now = table.state().now;
    table
        .game
        .with_untracked(|game| history(game, now))
        .into_any()
}

/// What happened, in a heading.
fn heading(table: Table, state: &State) -> String {
    let verdict = table
        .game
        .with(|game| state.flag_verdict(game.clock.setup()));
    match (state.phase, verdict) {
        (Phase::Ended(outcome), _) => (t().words.outcome)(outcome),
        (_, Some(FlagVerdict::Lost(side))) => (t().panel.fallen)(side),
        (_, Some(FlagVerdict::OrderUnknown)) => t().panel.order_unknown.into(),
        (Phase::Stopped(turn, _), None) => (t().panel.stopped)(turn.side),
        _ => t().panel.ready.into(),
    }
}

/// Both times, exactly.
fn readings(table: Table, state: &State) -> impl IntoView + use<> {
    let players = table.game.with(|game| game.players.clone());
    Color::ALL
        .map(|side| {
            let account = state.accounts.get(side);
            view! {
                <div class="reading" data-color=match side { Color::White => "white", Color::Black => "black" }>
                    <span>{name_of(&players, side)}</span>
                    <strong>{account.balance.to_string()}</strong>
                    <span>{(t().face.moves)(account.moves)}</span>
                </div>
            }
        })
        .collect_view()
}

/// The first page: what one came for.
#[component]
fn Main(view: RwSignal<View>, close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let table = expect_context::<Table>();
    // Everything here depends on the journal, and on nothing that ticks.
    move || {
        table.game.track();
        let state = table.state();
        let ended = matches!(state.phase, Phase::Ended(_));
        let act = move |event| {
            let _ = table.act(event);
        };
        let (undo, redo) = table.game.with(|game| {
            let word = |id: crate::clock::event::EntryId| {
                let entry = &game.clock.journal()[id.0 as usize];
                (id, (t().words.event)(&entry.event))
            };
            (
                game.clock.undoable().map(word),
                game.clock.redoable().map(word),
            )
        });
        let item = move |name: &'static str, label: &'static str, to: View| {
            view! {
                <button data-act=name on:click=on(move || view.set(to))>
                    {label}
                </button>
            }
            .into_any()
        };
        view! {
            <header>
                <h2>{heading(table, &state)}</h2>
                {(!matches!(state.phase, Phase::Stopped(..)))
                    .then(|| {
                        view! {
                            <button
                                class="tool"
                                data-act="close"
                                aria-label=t().common.close
                                on:click=on(move || close())
                            >
                                {Icon::Close.view()}
                            </button>
                        }
                    })}
            </header>
            <div class="readings">{readings(table, &state)}</div>
            {refusal(table)}
            <div class="primary">{primary(table, &state)}</div>
            <div class="acts">
                {undo
                    .map(|(id, word)| {
                        view! {
                            <button data-act="undo" on:click=on(move || act(Event::Undo(id)))>
                                {t().panel.undo}
                                <small>{word}</small>
                            </button>
                        }
                    })}
                {redo
                    .map(|(id, word)| {
                        view! {
                            <button data-act="redo" on:click=on(move || act(Event::Redo(id)))>
                                {t().panel.redo}
                                <small>{word}</small>
                            </button>
                        }
                    })}
                {(!ended)
                    .then(|| {
                        view! {
                            {item("correct", t().panel.correct, View::Correct)}
                            {item("penalties", t().panel.penalties, View::Penalties)}
                            {item("give", t().panel.give, View::Give)}
                            <button data-act="swap" on:click=on(move || act(Event::SwapSides))>
                                {t().panel.swap}
                            </button>
                            {item("end", t().panel.end, View::End)}
                        }
                    })}
                {item("log", t().panel.log, View::Log)}
                {(!ended).then(|| new_game(table))}
            </div>
        }
    }
}

/// The one thing to do: resume, take the result of a flag, or play again.
fn primary(table: Table, state: &State) -> AnyView {
    let verdict = table
        .game
        .with(|game| state.flag_verdict(game.clock.setup()));
    let end = move |result, reason| {
        let _ = table.act(Event::End(Outcome { result, reason }));
    };
    let resume = move || {
        view! {
            <button class="main" data-act="resume" on:click=on(move || {
                let _ = table.act(Event::Resume);
            })>
                {t().panel.resume}
            </button>
        }
    };
    match (state.phase, verdict) {
        (Phase::Ended(_), _) => {
            let id = table.game.with(|game| game.id.clone());
            view! {
                {new_game(table)}
                <a class="button" data-act="details" href=Route::Game(id).href()>
                    {t().panel.details}
                </a>
                <a class="button" href=Route::Controls.href()>{t().panel.other_control}</a>
            }
            .into_any()
        }
        (phase, Some(FlagVerdict::Lost(loser))) => {
            let winner = loser.other();
            view! {
                <button
                    class="main"
                    data-act="flag-win"
                    on:click=on(move || end(GameResult::Win(winner), Reason::Flag))
                >
                    {(t().panel.wins)(winner)}
                </button>
                <button
                    data-act="flag-draw"
                    on:click=on(move || end(GameResult::Draw, Reason::FlagWithoutMate))
                >
                    {(t().panel.cannot_mate)(winner)}
                </button>
                {matches!(phase, Phase::Stopped(..)).then(resume)}
            }
            .into_any()
        }
        (_, Some(FlagVerdict::OrderUnknown)) => view! {
            {resume()}
            <button data-act="play-on" on:click=on(move || {
                let _ = table.act(Event::PlayOn);
            })>
                {t().panel.play_on}
            </button>
        }
        .into_any(),
        _ => resume().into_any(),
    }
}

/// A new game with the same control.
fn new_game(table: Table) -> impl IntoView {
    view! {
        <button data-act="new" class="new" on:click=on(move || table.again())>
            {t().panel.new_game}
        </button>
    }
}

/// Why the last thing could not be done.
fn refusal(table: Table) -> impl IntoView {
    move || {
        table
            .refused
            .get()
            .map(|why| view! { <p class="refusal" role="alert">{(t().panel.rejection)(why)}</p> })
    }
}

/// Whether the time away counts: the one question that stands before all else.
fn away(table: Table, gap: Gap) -> impl IntoView {
    let side = gap.turn.side;
    let decide = move |counts| {
        let _ = table.act(Event::CountAway(counts));
    };
    view! {
        <header>
            <h2>{t().panel.away_title}</h2>
        </header>
        <p class="question">{(t().panel.away)(side, &(t().words.spoken)(gap.length()))}</p>
        <div class="primary">
            <button class="main" data-act="count-away" on:click=on(move || decide(true))>
                {(t().panel.away_count)(side)}
            </button>
            <button class="main" data-act="ignore-away" on:click=on(move || decide(false))>
                {t().panel.away_ignore}
            </button>
        </div>
    }
}
