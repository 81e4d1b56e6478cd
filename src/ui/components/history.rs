//! A game's log as a table: [`History`].

use leptos::prelude::*;

use crate::clock::color::Color;
use crate::clock::log::{Line, What, lines};
use crate::platform::date;
use crate::storage::archive::TableGame;
use crate::time::Instant;
use crate::ui::text::t;

/// The words of a line.
pub fn words(line: &Line) -> String {
    match &line.what {
        What::Started => t().words.started.into(),
        What::Moved(moved) => (t().words.moved)(moved),
        What::Did(event) => (t().words.event)(event),
        What::Flag(side) => (t().words.flag_fell)(*side),
        What::PeriodOver(side) => (t().words.period_over)(*side),
    }
}

/// The history of a game up to an instant, newest first.
pub fn history(game: &TableGame, now: Instant) -> impl IntoView + use<> {
    let rows = lines(&game.clock, now)
        .into_iter()
        .rev()
        .map(|line| {
            view! {
                <tr class:undone=line.undone>
                    <td class="num">{line.id.map(|id| (id.0 + 1).to_string())}</td>
                    <td class="num">{line.at.since(Instant::START).to_string()}</td>
                    <td class="num wall">{line.wall.map(date::time_of_day)}</td>
                    <td>
                        {words(&line)}
                        {line.undone.then(|| view! { <em>" " {t().games.undone}</em> })}
                    </td>
                    <td class="num">{line.left.white.to_string()}</td>
                    <td class="num">{line.left.black.to_string()}</td>
                </tr>
            }
        })
        .collect_view();
    let color = t().words.color;
    view! {
        <div class="scroll">
            <table class="history">
                <thead>
                    <tr>
                        <th></th>
                        <th class="num">{t().games.when}</th>
                        <th class="num wall">{t().games.clock_time}</th>
                        <th>{t().games.what}</th>
                        <th class="num">{color(Color::White)}</th>
                        <th class="num">{color(Color::Black)}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}
