//! A past game: its result, its chart of thinking time, its log, and its exports.

pub mod export;
pub(crate) mod thinking_time;

use leptos::prelude::*;

use crate::clock::log::{self, LogEvent};
use crate::clock::{Color, Face, notation};
use crate::platform::{date, download};
use crate::storage::games::TableGame;
use crate::storage::kind::ValueKind;
use crate::time::Instant;
use crate::ui::context::AppContext;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::context::player_names::name_of;
use crate::ui::context::study_store::look_at;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::t;
use crate::ui::widgets::history::history;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::section::Section;
use thinking_time::{ChartBar, ThinkingTime};

#[component]
pub(crate) fn PastGamePage(id: String) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let texts = &t().games;
    let is_on_table = clock.game.with_untracked(|game| game.id == id);
    let game = if is_on_table {
        Some(clock.game.get_untracked())
    } else {
        clock.context.storage().games().load(&id).value
    };
    let Some(game) = game else {
        return view! {
            <Page title=texts.title back=ManageRoute::Games>
                <p class="empty">{texts.missing}</p>
            </Page>
        }
        .into_any();
    };
    let now = if is_on_table {
        clock.state().now
    } else {
        game.clock.last_instant()
    };
    let title = (texts.versus)(&game.players);
    let log = history(&game, now);
    let game = StoredValue::new(game);
    view! {
        <Page title back=ManageRoute::Games>
            <Facts game now/>
            <Chart game now/>
            <Exports game now/>
            <Section title=texts.log>{log}</Section>
            <div class="primary no-print">
                {if is_on_table {
                    view! { <Continue/> }.into_any()
                } else {
                    view! { <Actions game/> }.into_any()
                }}
            </div>
        </Page>
    }
    .into_any()
}

/// The result, when and with which control it was played, and both sides' times.
#[component]
fn Facts(game: StoredValue<TableGame>, now: Instant) -> impl IntoView {
    let texts = &t().games;
    let game = game.get_value();
    let setup = game.clock.setup();
    let state = game.clock.at(now);
    let (score, words) = match state.outcome(setup) {
        Some(outcome) => (outcome.result.score(), (t().words.outcome)(outcome)),
        None => ("*", texts.unfinished.into()),
    };
    let face = Face::of_state(setup, &state);
    let side = |side: Color| {
        let account = state.accounts.get(side);
        let seen = face.sides.get(side);
        let left = if seen.first_flag {
            (texts.extra)(seen.time)
        } else {
            format!("{:.3}", account.balance)
        };
        view! {
            <tr>
                <th scope="row">{name_of(&game.players, side)}</th>
                <td class="num">{account.moves.to_string()}</td>
                <td class="num">{format!("{:.3}", state.thinking.get(side))}</td>
                <td class=if seen.first_flag { "num extra" } else { "num" }>{left}</td>
            </tr>
        }
    };
    view! {
        <section class="facts">
            <p class="result">
                <strong>{score}</strong>
                <span>{words}</span>
            </p>
            <p class="quiet">
                {date::date_and_time(game.started)}
                " · "
                <span class="notation">{notation::print(&setup.draft().controls)}</span>
            </p>
            <table>
                <thead>
                    <tr>
                        <th></th>
                        <th class="num">{t().panel.moves}</th>
                        <th class="num">{texts.thinking}</th>
                        <th class="num">{t().panel.time}</th>
                    </tr>
                </thead>
                <tbody>{Color::ALL.map(side).collect_view()}</tbody>
            </table>
            <p class="quiet">{texts.stopped_time} " " {format!("{:.3}", state.stopped)}</p>
        </section>
    }
}

#[component]
fn Chart(game: StoredValue<TableGame>, now: Instant) -> impl IntoView {
    let lines = game.with_value(|game| log::lines(&game.clock, now));
    let bars = lines.into_iter().filter_map(|line| match line.what {
        LogEvent::Moved(made) if !line.undone => Some(ChartBar {
            made,
            extra: line.extra.get(made.side).is_some(),
        }),
        LogEvent::Moved(_)
        | LogEvent::Started
        | LogEvent::Arrived(_)
        | LogEvent::Did(_)
        | LogEvent::FirstFlag(_)
        | LogEvent::Flag(_)
        | LogEvent::PeriodOver(_) => None,
    });
    view! {
        <Section title=t().games.chart>
            <ThinkingTime bars=bars.collect()/>
        </Section>
    }
}

/// The game as a file, in several formats; one of the board can also be studied.
#[component]
fn Exports(game: StoredValue<TableGame>, now: Instant) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let texts = &t().games;
    let save = move |ending: &str, media: &str, text: &str| {
        let name = game.with_value(|game| format!("zeitnot-{}.{ending}", game.id));
        download::save_text(&name, media, text);
    };
    let pgn = move || game.with_value(|game| export::pgn(game, now));
    let save_pgn = move |_| {
        save("pgn", "application/x-chess-pgn", &pgn().unwrap_or_default());
    };
    let study = move |_| {
        if let Some(pgn) = pgn() {
            look_at(context, &pgn);
        }
    };
    let on_board = game.with_value(|game| game.board.is_some()).then(|| {
        view! {
            <button data-export="pgn" on:click=save_pgn>{t().links.as_pgn}</button>
            <button data-act="look-at-it" on:click=study>{t().links.look_at_it}</button>
        }
    });
    type Write = fn(&TableGame, Instant) -> String;
    let formats: [(&str, &str, &str, Write); 3] = [
        (texts.as_text, "txt", "text/plain", export::text),
        (texts.as_csv, "csv", "text/csv", export::csv),
        (texts.as_json, "json", "application/json", export::json),
    ];
    let format = move |(label, ending, media, write): (_, _, _, Write)| {
        let save = move |_| save(ending, media, &game.with_value(|game| write(game, now)));
        view! { <button data-export=ending on:click=save>{label}</button> }
    };
    view! {
        <Section title=texts.export attr:class="no-print">
            <div class="acts">
                {on_board}
                {formats.map(format).collect_view()}
            </div>
        </Section>
    }
}

/// The way back to the game on the table.
#[component]
fn Continue() -> impl IntoView {
    let context = expect_context::<AppContext>();
    view! {
        <a class="button main" href=context.play_route().href()>{t().games.continue_it}</a>
    }
}

/// What can be done with a game that is not on the table.
#[component]
fn Actions(game: StoredValue<TableGame>) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let is_unfinished = game.with_value(|game| {
        let state = game.clock.at(game.clock.last_instant());
        state.outcome(game.clock.setup()).is_none()
    });
    let again = move |_| {
        if clock.is_idle() {
            clock.set_up(game.with_value(|game| game.clock.setup().clone()));
            clock.context.play_route().go();
        } else {
            clock.context.notify(t().controls.replaces.into());
        }
    };
    view! {
        {is_unfinished.then(|| view! { <TakeUp game/> })}
        <button class=(!is_unfinished).then_some("main") data-act="again" on:click=again>
            {t().games.again}
        </button>
        <Delete game/>
    }
}

/// A button with which an unfinished game goes on where it was left. It asks first where that
/// replaces another game in which moves were made.
#[component]
fn TakeUp(game: StoredValue<TableGame>) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let texts = &t().games;
    let id = game.with_value(|game| game.id.clone());
    let is_asking = RwSignal::new(false);
    let take_up = move |_| {
        if clock.has_moves() && !is_asking.get_untracked() {
            is_asking.set(true);
        } else if clock.take_up(&id) {
            clock.context.play_route().go();
        } else {
            is_asking.set(false);
        }
    };
    let word = move || {
        if is_asking.get() {
            texts.take_up_sure
        } else {
            texts.take_up
        }
    };
    view! {
        <Show when=move || is_asking.get()>
            <p class="question" role="alert">{texts.take_up_replaces}</p>
        </Show>
        <button
            class="main"
            data-act="take-up"
            disabled=move || !clock.context.leads()
            on:click=take_up
        >
            {word}
        </button>
    }
}

/// A button that deletes the game at the second click.
#[component]
fn Delete(game: StoredValue<TableGame>) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let is_sure = RwSignal::new(false);
    let delete = move |_| {
        if !is_sure.get_untracked() {
            is_sure.set(true);
            return;
        }
        match game.with_value(|game| context.storage().games().delete(&game.id)) {
            Ok(()) => Route::Manage(ManageRoute::Games).go(),
            Err(fault) => context.notify((t().faults.not_saved)(ValueKind::Game, &fault)),
        }
    };
    let word = move || {
        if is_sure.get() {
            t().games.delete_sure
        } else {
            t().common.delete
        }
    };
    view! { <button data-act="delete" on:click=delete>{word}</button> }
}
