//! A board of a team match: its players, the time that each has left, and until when.

use leptos::prelude::*;

use super::seat::{Seat, Team};
use crate::clock::Color;
use crate::correspondence::{Blocks, Event, Seconds, State, Summary};
use crate::ui::route::Route;
use crate::ui::text::correspondence::common;
use crate::ui::text::events::team as texts;
use crate::ui::text::{self, base};
use crate::ui::widgets::blocks::BlockBar;
use crate::ui::widgets::length::length;
use crate::ui::widgets::moment::here;

/// The time that the full width of a bar represents.
const RAIL: Seconds = Seconds::days(126);

/// A game of the event; `place` counts the boards from 1.
#[component]
pub(super) fn Board(team: Team, id: String, place: Memo<usize>) -> impl IntoView {
    let line = team.line(id.clone());
    let state = team.state(line);
    let mine = line.with_untracked(|line| line.as_ref().and_then(|line| line.mine));
    let sides = match mine {
        Some(mine) => vec![mine],
        None => Color::ALL.into(),
    };
    let players = move || {
        let versus = |line: &Summary| base::versus(&line.players);
        line.with(|line| line.as_ref().map(versus))
    };
    let open = Route::CorrespondenceGame(id.clone()).href();
    let game = id.clone();
    let side = move |side: Color| {
        let seat = Seat {
            game: game.clone(),
            side,
        };
        view! { <Player team seat line state/> }
    };
    view! {
        <section class="team-board" data-board=id>
            <h2>
                <a href=open title=texts::open()>
                    <span>{move || texts::board(place.get())}</span>
                    " "
                    <small dir="auto">{players}</small>
                </a>
            </h2>
            {sides.into_iter().map(side).collect_view()}
        </section>
    }
}

/// The player of a side, the time left and until when, and the button that changes the player.
#[component]
fn Player(
    team: Team,
    seat: Seat,
    line: Memo<Option<Summary>>,
    state: Memo<Option<State>>,
) -> impl IntoView {
    let side = seat.side;
    let name = Memo::new(move |_| {
        line.with(|line| line.as_ref().map(|line| line.players.get(side).clone()))
            .unwrap_or_default()
    });
    let is_open = {
        let seat = seat.clone();
        Memo::new(move |_| team.open.get().as_ref() == Some(&seat))
    };
    let done = {
        let seat = seat.clone();
        move || {
            team.done
                .get()
                .filter(|(of, _)| *of == seat)
                .map(|(_, done)| done)
        }
    };
    let is_owed = Memo::new(move |_| {
        state
            .get()
            .is_some_and(|state| *state.owes_substitution.get(side))
    });
    let seat = StoredValue::new(seat);
    let change = move || {
        view! {
            <button
                type="button"
                data-act="change-player"
                disabled=move || team.correspondence.following.get()
                aria-label=move || format!("{}: {}", texts::change(), name.get())
                on:click=move |_| team.open(seat.get_value())
            >
                {texts::change()}
            </button>
        }
    };
    view! {
        <div class="team-player stack" class:open=is_open data-side=side.name() tabindex="-1">
            <p class="team-name">
                <small>{base::names::color(side)}</small>
                " "
                <strong dir="auto" data-figure="player">
                    {move || name.get()}
                </strong>
            </p>
            <TimeLeft team side line state/>
            <Show when=move || is_owed.get()>
                <p class="refusal" role="status" data-said="owed">
                    {texts::owed()}
                </p>
            </Show>
            <p class="quiet" role="status" data-said="done">
                {done}
            </p>
            <Show when=move || !is_open.get() && !team.is_ended.get()>{change()}</Show>
        </div>
    }
}

/// The account of a side, and when its clock runs out.
#[component]
fn TimeLeft(
    team: Team,
    side: Color,
    line: Memo<Option<Summary>>,
    state: Memo<Option<State>>,
) -> impl IntoView {
    let account = Memo::new(move |_| {
        let state = state.get();
        state.map(|state| *state.account(side)).unwrap_or_default()
    });
    let is_known = Memo::new(move |_| state.get().is_some_and(|state| state.is_known(side)));
    let deadline = Memo::new(move |_| {
        state.get().filter(|state| state.turn == side)?;
        let now = team.correspondence.now.get();
        line.with(|line| line.as_ref()?.deadline(now))
    });
    let shown = move || {
        let account = account.get();
        let blocks = |event: &Event| Blocks::of(&account, event);
        let known = is_known.get();
        if known {
            team.event.with_value(blocks)
        } else {
            Blocks::default()
        }
    };
    let due = move || {
        let deadline = deadline.get()?;
        let words = if deadline.is_in_doubt(team.correspondence.now.get()) {
            text::correspondence::games::check().to_owned()
        } else {
            format!("{} {}", texts::falls(), here(deadline.safe()))
        };
        Some(view! { <span>{words}</span> })
    };
    view! {
        <div class="team-time" class:runs=move || deadline.get().is_some()>
            <p class="team-figures num">
                <Show
                    when=move || is_known.get()
                    fallback=|| view! { <span>{text::correspondence::games::not_compared()}</span> }
                >
                    <strong>{move || length(account.get().clock)}</strong>
                    <span>{common::bank()} " " {move || text::correspondence::in_bank(account.get().bank)}</span>
                </Show>
                {due}
            </p>
            <BlockBar value=Signal::derive(shown) max=RAIL/>
        </div>
    }
}
