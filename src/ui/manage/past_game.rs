//! A past game. One with moves opens on its board for replay; every one has its result, both sides'
//! times, its chart of thinking time, its log, and its exports.

mod actions;
pub mod export;
mod exports;
mod facts;
mod replay;
pub(crate) mod thinking_time;

use leptos::html;
use leptos::prelude::*;

use crate::clock::Color;
use crate::clock::digits::Digits;
use crate::clock::log::{self, LogEvent, LogLine};
use crate::platform::dom::Node;
use crate::storage::games::TableGame;
use crate::time::Instant;
use crate::ui::context::AppContext;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::context::player_names::name_of;
use crate::ui::manage::section::Section;
use crate::ui::route::ManageRoute;
use crate::ui::text::{self, base, manage, shared};
use crate::ui::widgets::board::Board;
use crate::ui::widgets::history::History;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::PageHeader;
use crate::ui::widgets::replay::{FlipButton, ReplayButtons, ReplayStep};
use crate::ui::widgets::self_playing::{SelfPlayingButton, use_self_playing};
use actions::Actions;
use exports::Exports;
use facts::{SideTimes, Verdict};
use replay::{MoveRow, PlayedMove, Replay};
use thinking_time::{ChartBar, ThinkingTime};

/// A past game, as of an instant. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
struct PastGame {
    game: StoredValue<TableGame>,
    now: Instant,
    /// The events, oldest first.
    log: StoredValue<Vec<LogLine>>,
    is_on_table: bool,
}

impl PastGame {
    fn find(clock: ClockController, id: &str) -> Option<PastGame> {
        let is_on_table = clock.game.with_untracked(|game| game.id == id);
        let (game, now) = if is_on_table {
            (clock.game.get_untracked(), clock.state().now)
        } else {
            let game = clock.context.storage().games().load(id).value?;
            let now = game.clock.last_instant();
            (game, now)
        };
        Some(PastGame {
            log: StoredValue::new(log::lines(&game.clock, now)),
            game: StoredValue::new(game),
            now,
            is_on_table,
        })
    }
}

#[component]
pub(crate) fn PastGamePage(id: String) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let Some(past) = PastGame::find(clock, &id) else {
        return view! {
            <main class="page wide past-game">
                <PageHeader title=base::games::title() back=ManageRoute::Games/>
                <Notices/>
                <p class="empty">{shared::games::missing()}</p>
            </main>
        }
        .into_any();
    };
    let title = past.game.with_value(|game| base::versus(&game.players));
    match Replay::of(past) {
        Some(replay) => view! {
            <main class="page at-board past-game">
                <PageHeader title back=ManageRoute::Games/>
                <Notices/>
                <OnBoard past replay/>
                <Section title=shared::panel::details()>
                    <SideTimes past/>
                    <Log past/>
                </Section>
            </main>
        }
        .into_any(),
        None => view! {
            <main class="page wide past-game">
                <PageHeader title back=ManageRoute::Games/>
                <Notices/>
                <section class="facts">
                    <Verdict past/>
                    <SideTimes past/>
                    <Exports past/>
                </section>
                <Actions past/>
                <Section title=manage::games::chart()>
                    <Chart past/>
                </Section>
                <Section title=shared::games::log()><Log past/></Section>
            </main>
        }
        .into_any(),
    }
}

/// The chart of thinking time; a game on the board marks the move at hand.
#[component]
fn Chart(past: PastGame, #[prop(optional)] replay: Option<Replay>) -> impl IntoView {
    let bar = |line: &LogLine| match line.what {
        LogEvent::Moved(made) if !line.undone => Some(ChartBar {
            made,
            extra: line.extra.get(made.side).is_some(),
            ply: replay.and_then(|replay| replay.ply_of(line)),
        }),
        LogEvent::Moved(_)
        | LogEvent::Started
        | LogEvent::Arrived(_)
        | LogEvent::Penalized(_)
        | LogEvent::Corrected(_)
        | LogEvent::Did(_)
        | LogEvent::FirstFlag(_)
        | LogEvent::Flag(_)
        | LogEvent::PeriodOver(_) => None,
    };
    let bars = past
        .log
        .with_value(|log| log.iter().filter_map(bar).collect());
    let players = past.game.with_value(|game| game.players.clone());
    view! { <ThinkingTime bars players at=replay.map(|replay| replay.ply)/> }
}

#[component]
fn Log(past: PastGame) -> impl IntoView {
    view! { <History lines=past.log.get_value()/> }
}

/// The board with both players, and beside it the result, the times and the moves.
#[component]
fn OnBoard(past: PastGame, replay: Replay) -> impl IntoView {
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
        <ReplayButtons on_step=step>
            <SelfPlayingButton playing/>
            <FlipButton on_flip=turn/>
        </ReplayButtons>
    }
}

/// The moves in a list that scrolls by itself. A touch shows the position after a move.
#[component]
fn Moves(replay: Replay) -> impl IntoView {
    let list = NodeRef::<html::Section>::new();
    Effect::new(move |_| {
        let ply = replay.ply.get();
        let Some(list) = list.get().map(Node::from) else {
            return;
        };
        // Before the first move, the list scrolls to the first one.
        let at = ["[data-ply=\"", &ply.max(1).to_string(), "\"]"].concat();
        if let Some(current) = list.find(&at) {
            list.scroll_to(&current);
        }
    });
    let row = |row: MoveRow| {
        view! {
            <li>
                <span class="number">{row.number} "."</span>
                <MoveButton replay played=row.moves.white/>
                <MoveButton replay played=row.moves.black/>
            </li>
        }
    };
    view! {
        <section class="text-of-game" aria-label=text::play::moves::title() node_ref=list>
            <ol class="timed-moves">{replay.rows().into_iter().map(row).collect_view()}</ol>
        </section>
    }
}

#[component]
fn MoveButton(replay: Replay, played: Option<PlayedMove>) -> impl IntoView {
    let Some(played) = played else {
        return view! { <span></span> }.into_any();
    };
    let ply = played.ply;
    let is_current = move || (replay.ply.get() == ply).then_some("step");
    let thought = played
        .thought
        .map(|thought| Digits::passed(thought).to_string());
    view! {
        <button
            class="move"
            type="button"
            data-ply=ply
            aria-current=is_current
            on:click=move |_| replay.ply.set(ply)
        >
            <span>{played.san}</span>
            " "
            <small class="num">{thought}</small>
        </button>
    }
    .into_any()
}
