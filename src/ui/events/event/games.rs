//! The games of an event, as they stand: [`Games`].

use leptos::prelude::*;

use crate::clock::{Color, GameResult};
use crate::correspondence::rank::{ListQuery, Standings, list};
use crate::correspondence::{Phase, Summary, Utc};
use crate::platform::date;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::piece_letters;
use crate::ui::context::player_names::name_of;
use crate::ui::route::Route;
use crate::ui::text::correspondence::game::cautious;
use crate::ui::text::correspondence::games;
use crate::ui::text::events::sheet as texts;
use crate::ui::text::{self, base};
use crate::ui::widgets::length::{Figures, at_worst, length_left};
use crate::ui::widgets::moment;

#[component]
pub(super) fn Games(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let asked = ListQuery {
        event: Some(id),
        ..ListQuery::default()
    };
    // In the order of the list, which time changes too.
    let lines = Memo::new(move |_| {
        let now = correspondence.now.get();
        correspondence.games.with(|lines| {
            let rows = list(lines, &[], &asked, now).rows;
            let of_event = rows
                .into_iter()
                .filter_map(|place| lines.get(place).cloned());
            of_event.collect::<Vec<Summary>>()
        })
    });
    let row = |line| view! { <GameRow line/> };
    let shown = move || {
        let lines = lines.get();
        if lines.is_empty() {
            view! { <p class="quiet">{texts::no_games()}</p> }.into_any()
        } else {
            let rows = untrack(|| lines.into_iter().map(row).collect_view());
            view! { <ul class="correspondence-rows">{rows}</ul> }.into_any()
        }
    };
    view! {
        <section class="event-games-part no-print">
            <h2>{texts::games()}</h2>
            {shown}
        </section>
    }
}

/// A game as in the list of all games.
#[component]
fn GameRow(line: Summary) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let href = Route::CorrespondenceGame(line.id.clone()).href();
    let who = match line.mine {
        Some(mine) => name_of(&line.players, mine.other()),
        None => base::versus(&line.players),
    };
    let last = piece_letters::shown(&line.last_move);
    let id = line.id.clone();
    let side = line.mine.unwrap_or(line.state.turn).name();
    let game = line.clone();
    let stands = Memo::new(move |_| Standings::of(&game, correspondence.now.get()));
    let shown = Memo::new(move |_| shown(&line, &stands.get(), correspondence.now.get()));
    let left = Signal::derive(move || shown.with(|shown| shown.left.clone()));
    view! {
        <li
            class="correspondence-row"
            class:idle=move || !stands.get().standing.acts()
            data-standing=move || stands.get().standing.name()
        >
            <a class="open" href=href data-game=id>
                <i class="man" data-side=side></i>
                <span class="who">
                    <strong dir="auto">{who}</strong>
                    " "
                    <small class:event-lost=move || shown.with(|shown| shown.is_lost)>
                        {move || shown.with(|shown| shown.turn.clone())}
                    </small>
                </span>
                " "
                <span class="move notation">{last}</span>
                <span class="left num">
                    {move || shown.with(|shown| shown.is_cautious).then(at_worst)}
                    <Figures length=left/>
                </span>
                " "
                <span class="by num">
                    <small class="warning">
                        {move || shown.with(|shown| shown.is_cautious.then(cautious))}
                    </small>
                    " "
                    <span class="due">{move || shown.with(|shown| shown.due.clone())}</span>
                </span>
            </a>
        </li>
    }
}

/// How a game stands, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Shown {
    /// Whose move it is, or what the game waits for.
    turn: String,
    /// The time that is left, or the score.
    left: String,
    due: String,
    /// Whether that is the earlier date, until a comparison has settled it.
    is_cautious: bool,
    /// Whether its owner lost it.
    is_lost: bool,
}

fn shown(line: &Summary, stands: &Standings, now: Utc) -> Shown {
    let state = &stands.state;
    if let Some(verdict) = state.verdict() {
        let lost = |mine: Color| verdict.result == GameResult::Win(mine.other());
        return Shown {
            left: verdict.result.shown().into(),
            due: written(verdict.at),
            is_lost: line.mine.is_some_and(lost),
            ..Shown::default()
        };
    }
    let turn = match (state.phase, line.mine) {
        (Phase::Claim { .. }, _) => texts::claim(),
        (Phase::Waiting, _) => texts::waits(),
        (_, Some(mine)) if mine == state.turn => texts::mine(),
        (_, Some(_)) => texts::theirs(),
        (_, None) => text::correspondence::common::to_move(state.turn),
    };
    let (left, due) = match stands.deadline {
        Some(deadline) if deadline.is_in_doubt(now) => (String::new(), games::check().to_owned()),
        Some(deadline) => {
            let due = deadline.safe();
            (length_left(due.since(now)), written(due))
        }
        None if stands.runs_unknown() => (String::new(), games::not_compared().to_owned()),
        None => Default::default(),
    };
    Shown {
        turn: turn.to_owned(),
        left,
        due,
        is_cautious: stands.is_cautious(),
        is_lost: false,
    }
}

/// A date to the minute; that of a running game is weeks away at most.
fn written(at: Utc) -> String {
    moment::day_then_time(&date::day_and_time(at.wall()))
}
