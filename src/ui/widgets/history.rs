//! A game’s log as a table: [`history`].

use crate::clock::log::{LogEvent, LogLine, lines};
use crate::clock::{Color, Event};
use crate::platform::date;
use crate::storage::games::TableGame;
use crate::time::Instant;
use crate::ui::el::{El, el};
use crate::ui::text::t;

/// Describes a log line.
pub(crate) fn words(line: &LogLine) -> String {
    match &line.what {
        LogEvent::Started => t().words.started.into(),
        LogEvent::Moved(moved) => (t().words.moved)(moved),
        LogEvent::Arrived(side) => (t().words.event)(&Event::Arrive(*side)),
        LogEvent::Did(event) => (t().words.event)(event),
        LogEvent::FirstFlag(side) => (t().words.first_flag_fell)(*side),
        LogEvent::Flag(side) => (t().words.flag_fell)(*side),
        LogEvent::PeriodOver(side) => (t().words.period_over)(*side),
    }
}

/// The history of a game up to `now`, newest first.
pub(crate) fn history(game: &TableGame, now: Instant) -> El {
    let rows: Vec<El> = lines(&game.clock, now).iter().rev().map(row).collect();
    let color = t().words.color;
    let head = el("tr")
        .child(el("th"))
        .child(el("th").class("num").child(t().games.when))
        .child(el("th").class("num wall").child(t().games.clock_time))
        .child(el("th").child(t().games.what))
        .child(el("th").class("num").child(color(Color::White)))
        .child(el("th").class("num").child(color(Color::Black)));
    let table = el("table")
        .class("history")
        .child(el("thead").child(head))
        .child(el("tbody").child(rows));
    el("div")
        .class("scroll")
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr("aria-label", t().games.log)
        .child(table)
}

fn row(line: &LogLine) -> El {
    let mut row = el("tr");
    let mut what = el("td").child(words(line));
    if line.undone {
        row = row.class("undone");
        what = what.child(el("em").child(" ").child(t().games.undone));
    }
    let number = |text: Option<String>| el("td").class("num").child(text);
    row.child(number(line.id.map(|id| (id.0 + 1).to_string())))
        .child(number(Some(format!(
            "{:.3}",
            line.at.since(Instant::START)
        ))))
        .child(
            el("td")
                .class("num wall")
                .child(line.wall.map(date::time_of_day)),
        )
        .child(what)
        .child(Color::ALL.map(|side| left(line, side)))
}

/// A side's remaining time.
fn left(line: &LogLine, side: Color) -> El {
    let cell = el("td").class(match line.extra.get(side) {
        Some(_) => "num extra",
        None => "num",
    });
    cell.child(left_words(line, side))
}

/// A side's remaining time; extra time is labelled as such.
pub(crate) fn left_words(line: &LogLine, side: Color) -> String {
    match line.extra.get(side) {
        Some(extra) => (t().games.extra)(*extra),
        None => format!("{:.3}", line.left.get(side)),
    }
}
