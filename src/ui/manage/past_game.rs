//! A past game: its result, its chart of thinking time, its log, and its exports.

mod actions;
pub mod export;
mod exports;
mod facts;
pub(crate) mod thinking_time;

use leptos::prelude::*;

use crate::clock::log::{self, LogEvent};
use crate::storage::games::TableGame;
use crate::time::Instant;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::route::ManageRoute;
use crate::ui::text::{manage, t};
use crate::ui::widgets::history::History;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::section::Section;
use actions::{Actions, Continue};
use exports::Exports;
use facts::Facts;
use thinking_time::{ChartBar, ThinkingTime};

#[component]
pub(crate) fn PastGamePage(id: String) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let is_on_table = clock.game.with_untracked(|game| game.id == id);
    let game = if is_on_table {
        Some(clock.game.get_untracked())
    } else {
        clock.context.storage().games().load(&id).value
    };
    let Some(game) = game else {
        return view! {
            <Page title=t().games.title back=ManageRoute::Games>
                <p class="empty">{t().games.missing}</p>
            </Page>
        }
        .into_any();
    };
    let now = if is_on_table {
        clock.state().now
    } else {
        game.clock.last_instant()
    };
    let title = (t().games.versus)(&game.players);
    let log = log::lines(&game.clock, now);
    let game = StoredValue::new(game);
    view! {
        <Page title back=ManageRoute::Games>
            <Facts game now/>
            <div class="primary no-print">
                {if is_on_table {
                    view! { <Continue/> }.into_any()
                } else {
                    view! { <Actions game/> }.into_any()
                }}
            </div>
            <Chart game now/>
            <Section title=t().games.log><History lines=log/></Section>
            <Exports game now/>
        </Page>
    }
    .into_any()
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
        <Section title=manage().games.chart>
            <ThinkingTime bars=bars.collect()/>
        </Section>
    }
}
