//! A game’s log as a table: [`fn@History`].

use leptos::prelude::*;

use crate::clock::log::{LogEvent, LogLine};
use crate::clock::{Color, Event};
use crate::platform::date;
use crate::time::Instant;
use crate::ui::text::{self, base, shared};

/// Describes a log line.
pub(crate) fn words(line: &LogLine) -> String {
    match &line.what {
        LogEvent::Started => shared::names::started().into(),
        LogEvent::Moved(moved) => text::history::moved(moved),
        LogEvent::Arrived(side) => text::history::event(&Event::Arrive(*side)),
        LogEvent::Corrected(set) => text::history::corrected(set),
        LogEvent::Penalized(penalty) => text::history::penalized(penalty),
        LogEvent::Did(event) => text::history::event(event),
        LogEvent::FirstFlag(side) => shared::names::first_flag_fell(*side).to_owned(),
        LogEvent::Flag(side) => shared::names::flag_fell(*side).to_owned(),
        LogEvent::PeriodOver(side) => shared::names::period_over(*side).to_owned(),
    }
}

/// The log of a game: as a record from its first entry, or newest first, as beside a game that goes
/// on.
#[component]
pub(crate) fn History(
    mut lines: Vec<LogLine>,
    #[prop(optional)] is_newest_first: bool,
) -> impl IntoView {
    // What happened by itself has no time of day of its own: it is counted from the entry before.
    let mut known = None;
    for line in &mut lines {
        match (line.wall, known) {
            (None, Some((wall, at))) => line.wall = Some(wall + line.at.since(at)),
            (wall, _) => known = wall.map(|wall| (wall, line.at)).or(known),
        }
    }
    if is_newest_first {
        lines.reverse();
    }
    let color = base::names::color;
    let rows = lines.into_iter().map(|line| view! { <Row line/> });
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=shared::games::log()>
            <table class="history">
                <thead>
                    <tr>
                        <th></th>
                        <th class="num when">{shared::games::when()}</th>
                        <th class="num wall">{shared::games::clock_time()}</th>
                        <th>{shared::games::what()}</th>
                        <th class="num">{color(Color::White)}</th>
                        <th class="num">{color(Color::Black)}</th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}

#[component]
fn Row(line: LogLine) -> impl IntoView {
    let number = line.id.map(|id| (id.0 + 1).to_string());
    let when = format!("{:.3}", line.at.since(Instant::START));
    let wall = line.wall.map(date::time_of_day);
    let undone = line
        .undone
        .then(|| view! { <em>" " {shared::games::undone()}</em> });
    let left = |side| {
        let class = if line.extra.get(side).is_some() {
            "num extra"
        } else {
            "num"
        };
        view! { <td class=class>{left_words(&line, side)}</td> }
    };
    view! {
        <tr class:undone=line.undone>
            <td class="num">{number}</td>
            <td class="num when">{when}</td>
            <td class="num wall">{wall}</td>
            <td>{words(&line)} {undone}</td>
            {left(Color::White)}
            {left(Color::Black)}
        </tr>
    }
}

/// A side's remaining time; extra time is labelled as such.
pub(crate) fn left_words(line: &LogLine, side: Color) -> String {
    match line.extra.get(side) {
        Some(extra) => shared::games::extra(&format!("{extra:.3}")),
        None => format!("{:.3}", line.left.get(side)),
    }
}
