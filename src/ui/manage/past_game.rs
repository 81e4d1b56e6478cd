//! A past game: its result, its chart of thinking time, its log, and its exports.

pub mod export;
pub(crate) mod thinking_time;

use std::rc::Rc;

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
use crate::ui::el::{El, el, several, text, when};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::t;
use crate::ui::widgets::history::history;
use crate::ui::widgets::page::page;
use thinking_time::{ChartBar, chart};

pub(crate) fn game_page(id: &str) -> El {
    let clock = expect_context::<ClockController>();
    let on_table = clock.game.with_untracked(|game| game.id == id);
    let game = if on_table {
        Some(clock.game.get_untracked())
    } else {
        clock.context.storage().games().load(id).value
    };
    let Some(game) = game else {
        let missing = el("p").class("empty").child(t().games.missing);
        return page(t().games.title, &Route::Manage(ManageRoute::Games), missing);
    };
    let now = if on_table {
        clock.state().now
    } else {
        game.clock.last_instant()
    };
    let log = el("section")
        .child(el("h2").child(t().games.log))
        .child(history(&game, now));
    let title = (t().games.versus)(&game.players);
    let body = [
        facts(&game, now),
        chart_of(&game, now),
        exports(clock.context, &game, now),
        log,
        actions(clock, game, on_table),
    ];
    page(&title, &Route::Manage(ManageRoute::Games), body)
}

/// Result, control, times.
fn facts(game: &TableGame, now: Instant) -> El {
    let state = game.clock.at(now);
    let draft = game.clock.setup().draft();
    let (score, words) = match state.outcome(game.clock.setup()) {
        Some(outcome) => (outcome.result.score(), (t().words.outcome)(outcome)),
        None => ("*", t().games.unfinished.into()),
    };
    let number = |text: String| el("td").class("num").child(text);
    let heading = |text: &str| el("th").class("num").child(text);
    let face = Face::of_state(game.clock.setup(), &state);
    let side = |side: Color| {
        let account = state.accounts.get(side);
        let seen = face.sides.get(side);
        let left = if seen.first_flag {
            (t().games.extra)(seen.time)
        } else {
            format!("{:.3}", account.balance)
        };
        let name = name_of(&game.players, side);
        el("tr")
            .child(el("th").attr("scope", "row").child(name))
            .child(number(account.moves.to_string()))
            .child(number(format!("{:.3}", state.thinking.get(side))))
            .child(if seen.first_flag {
                number(left).class("num extra")
            } else {
                number(left)
            })
    };
    let result = el("p")
        .class("result")
        .child(el("strong").child(score))
        .child(el("span").child(words));
    let played = el("p")
        .class("quiet")
        .child(date::date_and_time(game.started))
        .child(" · ")
        .child(
            el("span")
                .class("notation")
                .child(notation::print(&draft.controls)),
        );
    let head = el("tr")
        .child(el("th"))
        .child(heading(t().panel.moves))
        .child(heading(t().games.thinking))
        .child(heading(t().panel.time));
    let table = el("table")
        .child(el("thead").child(head))
        .child(el("tbody").child(Color::ALL.map(side)));
    let stopped = el("p")
        .class("quiet")
        .child(t().games.stopped_time)
        .child(" ")
        .child(format!("{:.3}", state.stopped));
    el("section")
        .class("facts")
        .child([result, played, table, stopped])
}

fn chart_of(game: &TableGame, now: Instant) -> El {
    let moves: Vec<ChartBar> = log::lines(&game.clock, now)
        .into_iter()
        .filter_map(|line| match line.what {
            LogEvent::Moved(made) if !line.undone => Some(ChartBar {
                made,
                extra: line.extra.get(made.side).is_some(),
            }),
            _ => None,
        })
        .collect();
    el("section")
        .child(el("h2").child(t().games.chart))
        .child(chart(&moves))
}

fn exports(context: AppContext, game: &TableGame, now: Instant) -> El {
    type Write = fn(&TableGame, Instant) -> String;
    let kinds: [(&str, &str, &str, Write); 3] = [
        (t().games.as_text, "txt", "text/plain", export::text),
        (t().games.as_csv, "csv", "text/csv", export::csv),
        (t().games.as_json, "json", "application/json", export::json),
    ];
    let kept = Rc::new(game.clone());
    let buttons = kinds.map(|(label, ending, media, write)| {
        let game = kept.clone();
        el("button")
            .attr("data-export", ending)
            .on("click", move |_| {
                let name = ["zeitnot-", &game.id, ".", ending].concat();
                download::save_text(&name, media, &write(&game, now));
            })
            .child(label)
    });
    let on_board = game.board.is_some().then(|| {
        let (saved, looked) = (kept.clone(), kept.clone());
        let save = el("button")
            .attr("data-export", "pgn")
            .on("click", move |_| {
                let name = ["zeitnot-", &saved.id, ".pgn"].concat();
                let text = export::pgn(&saved, now).unwrap_or_default();
                download::save_text(&name, "application/x-chess-pgn", &text);
            })
            .child(t().links.as_pgn);
        let look = el("button")
            .attr("data-act", "look-at-it")
            .on("click", move |_| {
                if let Some(text) = export::pgn(&looked, now) {
                    look_at(context, &text);
                }
            })
            .child(t().links.look_at_it);
        [save, look]
    });
    el("section")
        .class("no-print")
        .child(el("h2").child(t().games.export))
        .child(match on_board {
            Some(on_board) => el("div").class("acts").child(on_board).child(buttons),
            None => el("div").class("acts").child(buttons),
        })
}

fn actions(clock: ClockController, game: TableGame, on_table: bool) -> El {
    let context = clock.context;
    let actions = el("div").class("primary no-print");
    if on_table {
        let link = el("a")
            .class("button main")
            .attr("href", context.play_route().href())
            .child(t().games.continue_it);
        return actions.child(link);
    }
    let unfinished = {
        let state = game.clock.at(game.clock.last_instant());
        state.outcome(game.clock.setup()).is_none()
    };
    let take_up = unfinished.then(|| take_up(clock, &game.id));
    let sure = RwSignal::new(false);
    let setup = game.clock.setup().clone();
    let again = move || {
        if clock.is_idle() {
            clock.set_up(setup.clone());
            context.play_route().go();
        } else {
            context.notify(t().controls.replaces.into());
        }
    };
    let delete = move || {
        if !sure.get_untracked() {
            sure.set(true);
            return;
        }
        match context.storage().games().delete(&game.id) {
            Ok(()) => Route::Manage(ManageRoute::Games).go(),
            Err(fault) => context.notify((t().faults.not_saved)(ValueKind::Game, &fault)),
        }
    };
    let word = move || {
        if sure.get() {
            t().games.delete_sure
        } else {
            t().common.delete
        }
    };
    let again = el("button")
        .attr("data-act", "again")
        .on("click", move |_| again())
        .child(t().games.again);
    let again = if unfinished {
        again
    } else {
        again.class("main")
    };
    actions.child(take_up).child(again).child(
        el("button")
            .attr("data-act", "delete")
            .on("click", move |_| delete())
            .child(text(word)),
    )
}

/// An unfinished game goes on where it was left; another one in which moves
/// were made is asked about first.
fn take_up(clock: ClockController, id: &str) -> El {
    let asking = RwSignal::new(false);
    let id = id.to_owned();
    let act = move || {
        if clock.has_moves() && !asking.get_untracked() {
            return asking.set(true);
        }
        if clock.take_up(&id) {
            clock.context.play_route().go();
        } else {
            asking.set(false);
        }
    };
    let word = move || {
        if asking.get() {
            t().games.take_up_sure
        } else {
            t().games.take_up
        }
    };
    let question = move || asking.get();
    let question = when(question, || {
        el("p")
            .class("question")
            .attr("role", "alert")
            .child(t().games.take_up_replaces)
    });
    let button = el("button")
        .class("main")
        .attr("data-act", "take-up")
        .flag_with("disabled", move || !clock.context.leads())
        .on("click", move |_| act())
        .child(text(word));
    several().child(question).child(button)
}
