//! A past game on its board: [`OnBoard`].

use leptos::prelude::*;

use super::actions::Actions;
use super::exports::Exports;
use super::facts::Verdict;
use super::moves::Moves;
use super::replay::Replay;
use super::{Chart, PastGame};
use crate::clock::Color;
use crate::ui::context::AppContext;
use crate::ui::context::player_names::name_of;
use crate::ui::widgets::board::Board;
use crate::ui::widgets::replay::{FlipButton, ReplayStep, Walk};
use crate::ui::widgets::self_playing::{SelfPlayingButton, use_self_playing};

/// The board with both players, and beside it the result, the times and the moves.
#[component]
pub(super) fn OnBoard(past: PastGame, replay: Replay) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let scene = Memo::new(move |_| replay.scene());
    view! {
        <div class="board-and-sheet">
            <div class="board-side">
                <Player past replay is_lower=false/>
                <Board scene look=context.board_look()/>
                <Player past replay is_lower=true/>
            </div>
            <div class="game-sheet">
                <Verdict past/>
                <Chart past replay/>
                <Moves replay/>
                <ReplayWalk replay/>
                <Exports past/>
                <Actions past/>
            </div>
            <p class="unseen spoken" role="status">
                {move || replay.spoken()}
            </p>
        </div>
    }
}

/// The player at an edge of the board, and the time left on that clock.
#[component]
fn Player(past: PastGame, replay: Replay, is_lower: bool) -> impl IntoView {
    let side = move || {
        let bottom = replay.bottom.get();
        if is_lower { bottom } else { bottom.other() }
    };
    let is_white = move || side() == Color::White;
    let name = move || past.game.with_value(|game| name_of(&game.players, side()));
    view! {
        <p class="player">
            <span class="man" class:white=is_white class:black=move || !is_white()></span>
            <span class="name" dir="auto">
                {name}
            </span>
            <span class="num">{move || replay.left(side())}</span>
        </p>
    }
}

/// First, back, on, last; the moves can play themselves, and the board turns.
#[component]
fn ReplayWalk(replay: Replay) -> impl IntoView {
    let step = move |step| {
        replay.step(step);
    };
    let playing = use_self_playing(
        move || replay.ply.get_untracked(),
        move || replay.step(ReplayStep::On),
    );
    let turn = move |()| replay.bottom.update(|side| *side = side.other());
    view! {
        <Walk on_step=step>
            <SelfPlayingButton playing/>
            <FlipButton on_flip=turn/>
        </Walk>
    }
}
