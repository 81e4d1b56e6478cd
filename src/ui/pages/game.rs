//! One game, looked back on: result, where the time went, every event, and
//! the ways to take it along.

use leptos::prelude::*;

use crate::clock::color::Color;
use crate::clock::log;
use crate::clock::notation;
use crate::clock::state::Phase;
use crate::clock::step::Move;
use crate::platform::{date, download};
use crate::storage::archive::TableGame;
use crate::time::Instant;
use crate::ui::components::chart::chart;
use crate::ui::components::history::history;
use crate::ui::components::page::Page;
use crate::ui::erased::{dynamic, on};
use crate::ui::export;
use crate::ui::route::Route;
use crate::ui::table::{Table, name_of};
use crate::ui::text::t;

/// The page.
#[component]
pub fn GamePage(
    /// Which game.
    id: String,
) -> impl IntoView {
    let table = expect_context::<Table>();
    let on_table = table.game.with_untracked(|game| game.id == id);
    let game = if on_table {
        Some(table.game.get_untracked())
    } else {
        table.keeper().archive().load(&id).value
    };
    let Some(game) = game else {
        return view! {
            <Page title=t().games.title.to_owned() back=Route::Games>
                <p class="empty">{t().games.missing}</p>
            </Page>
        }
        .into_any();
    };
    let title = (t().games.versus)(&game.players);
    let now = if on_table {
        table.state().now
    } else {
        game.clock.last_instant()
    };
    view! {
        <Page title=title back=Route::Games>
            {facts(&game, now)} {chart_of(&game, now)} {exports(&game, now)}
            <section>
                <h2>{t().games.log}</h2>
                {history(&game, now)}
            </section>
            {actions(table, game, on_table)}
        </Page>
    }
    .into_any()
}

/// Result, control, times.
fn facts(game: &TableGame, now: Instant) -> AnyView {
    let state = game.clock.at(now);
    let draft = game.clock.setup().draft();
    let (score, words) = match state.phase {
        Phase::Ended(outcome) => (outcome.result.score(), (t().words.outcome)(outcome)),
        _ => ("*", t().games.unfinished.into()),
    };
    let sides = Color::ALL
        .map(|side| {
            let account = state.accounts.get(side);
            view! {
                <tr>
                    <th scope="row">{name_of(&game.players, side)}</th>
                    <td class="num">{account.moves}</td>
                    <td class="num">{state.thinking.get(side).to_string()}</td>
                    <td class="num">{account.balance.to_string()}</td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <section class="facts">
            <p class="result">
                <strong>{score}</strong>
                <span>{words}</span>
            </p>
            <p class="quiet">
                {date::date_and_time(game.started)} " · "
                <span class="notation">{notation::print(&draft.controls)}</span>
            </p>
            <table>
                <thead>
                    <tr>
                        <th></th>
                        <th class="num">{t().panel.moves}</th>
                        <th class="num">{t().games.thinking}</th>
                        <th class="num">{t().panel.time}</th>
                    </tr>
                </thead>
                <tbody>{sides}</tbody>
            </table>
            <p class="quiet">{t().games.stopped_time} " " {state.stopped.to_string()}</p>
        </section>
    }
    .into_any()
}

fn chart_of(game: &TableGame, now: Instant) -> AnyView {
    let moves: Vec<Move> = log::moves(&game.clock, now)
        .into_iter()
        .map(|(_, moved)| moved)
        .collect();
    view! {
        <section>
            <h2>{t().games.chart}</h2>
            {chart(&moves)}
        </section>
    }
    .into_any()
}

fn exports(game: &TableGame, now: Instant) -> AnyView {
    type Write = fn(&TableGame, Instant) -> String;
    let kinds: [(&str, &str, &str, Write); 3] = [
        (t().games.as_text, "txt", "text/plain", export::text),
        (t().games.as_csv, "csv", "text/csv", export::csv),
        (t().games.as_json, "json", "application/json", export::json),
    ];
    let kept = StoredValue::new(game.clone());
    let buttons = kinds.map(|(label, ending, media, write)| {
        view! {
            <button
                data-export=ending
                on:click=on(move || {
                    kept.with_value(|game| {
                        let name = format!("zeitnot-{}.{ending}", game.id);
                        download::save_text(&name, media, &write(game, now));
                    });
                })
            >
                {label}
            </button>
        }
    });
    view! {
        <section class="no-print">
            <h2>{t().games.export}</h2>
            <div class="acts">{buttons.collect_view()}</div>
        </section>
    }
    .into_any()
}

fn actions(table: Table, game: TableGame, on_table: bool) -> AnyView {
    let sure = RwSignal::new(false);
    let id = game.id.clone();
    let setup = game.clock.setup().clone();
    let delete = move |_| {
        if !sure.get_untracked() {
            sure.set(true);
            return;
        }
        match table.keeper().archive().delete(&id) {
            Ok(()) => Route::Games.go(),
            Err(fault) => table.tell((t().faults.not_saved)(&fault)),
        }
    };
    view! {
        <div class="primary no-print">
            {on_table
                .then(|| {
                    view! {
                        <a class="button main" href=Route::Clock.href()>
                            {t().games.continue_it}
                        </a>
                    }
                })}
            {(!on_table)
                .then(|| {
                    view! {
                        <button
                            class="main"
                            data-act="again"
                            on:click=on(move || {
                                if table.is_idle() {
                                    table.set_up(setup.clone());
                                    Route::Clock.go();
                                } else {
                                    table.tell(t().controls.replaces.into());
                                }
                            })
                        >
                            {t().games.again}
                        </button>
                        <button data-act="delete" on:click=delete>
                            {dynamic(move || {
                                if sure.get() { t().games.delete_sure } else { t().common.delete }
                            })}
                        </button>
                    }
                })}
        </div>
    }
    .into_any()
}
