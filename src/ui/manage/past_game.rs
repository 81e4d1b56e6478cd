//! A past game. One with moves opens on its board for replay; every one has its result, both sides'
//! times, its chart of thinking time, its log, and its exports.

mod actions;
pub mod export;
mod exports;
mod facts;
mod moves;
mod on_board;
mod replay;
pub(crate) mod thinking_time;

use leptos::prelude::*;

use crate::clock::log::{self, LogEvent, LogLine};
use crate::storage::games::TableGame;
use crate::time::Instant;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::manage::section::Section;
use crate::ui::route::ManageRoute;
use crate::ui::text::{base, manage, shared};
use crate::ui::widgets::history::History;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::PageHeader;
use actions::Actions;
use exports::Exports;
use facts::{SideTimes, Verdict};
use on_board::OnBoard;
use replay::Replay;
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
