//! A chart of both players' remaining time over their moves, and where their pace leads.

mod drawing;

use leptos::prelude::*;

use crate::clock::{ByColor, Color};
use crate::correspondence::budget::{BudgetPoint, budget, sustainable};
use crate::correspondence::forecast::{Fall, Forecast, forecast};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::player_names::name_of;
use crate::ui::el::{El, dynamic, el, several};
use crate::ui::text;
use crate::ui::text::correspondence::plan::Dates;
use crate::ui::widgets::length::length;
use crate::ui::widgets::moment::here;
use crate::ui::widgets::subject::{Subject, of_game};

/// How many of the last moves make the pace; the last is all of them.
const PACES: [u32; 4] = [3, 5, 10, u32::MAX];

pub(crate) fn chart_page(id: &str) -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    let last = RwSignal::new(5_u32);
    of_game(id, text::correspondence().plan.chart.title, |subject| {
        let id = subject.game.id.clone();
        let first = several().child(subject.versus()).child(
            el("p")
                .class("quiet")
                .child(text::correspondence().plan.chart.teach),
        );
        let shown = {
            let id = id.clone();
            dynamic(move || {
                correspondence.changed(&id);
                let subject = untrack(|| Subject::load(correspondence, &id))?;
                let points = budget(&subject.ledger);
                let charts = subject.sides().map(|side| one(&subject, side, &points));
                let figures = figures(&subject, &points);
                Some(
                    several()
                        .child(el("div").class("correspondence-charts").child(charts))
                        .child(figures),
                )
            })
        };
        let said = dynamic(move || {
            correspondence.changed(&id);
            let last = last.get();
            let subject = untrack(|| Subject::load(correspondence, &id))?;
            Some(
                el("div")
                    .class("correspondence-forecasts")
                    .child(subject.sides().map(|side| outlook(&subject, side, last))),
            )
        });
        several().child(first).child(shown).child(
            el("section")
                .child(el("h2").child(text::correspondence().plan.chart.ahead))
                .child(paces(last))
                .child(said),
        )
    })
}

/// The chart of a side.
fn one(subject: &Subject, side: Color, points: &ByColor<Vec<BudgetPoint>>) -> El {
    let name = name_of(&subject.game.players, side);
    let points = points.get(side);
    let left = points.last().map_or((0, Default::default()), |point| {
        (point.moves, point.total())
    });
    let alt = (text::correspondence().plan.chart.alt)(&name, left.0, left.1);
    el("figure")
        .class("correspondence-budget")
        .attr("data-side", side.name())
        .child(el("figcaption").attr("dir", "auto").child(name))
        .child(drawing::drawing(points, &subject.event, &alt))
}

/// The same in figures: a table for each side, which a phone has room for.
fn figures(subject: &Subject, points: &ByColor<Vec<BudgetPoint>>) -> El {
    let words = &text::correspondence().plan.chart;
    let tables = subject
        .sides()
        .map(|side| table(subject, side, points.get(side)));
    el("section").child(el("h2").child(words.figures)).child(
        el("div")
            .class("correspondence-budget-tables")
            .child(tables),
    )
}

fn table(subject: &Subject, side: Color, points: &[BudgetPoint]) -> El {
    let words = &text::correspondence().plan.chart;
    let common = &text::correspondence().common;
    let name = name_of(&subject.game.players, side);
    let heading = |text: &str| el("th").class("num").attr("scope", "col").child(text);
    let head = [words.of_move, common.clock, common.bank, words.even].map(heading);
    let row = |number: u32| {
        let cell = |text: Option<String>| el("td").class("num").child(text);
        let point = points.iter().rev().find(|point| point.moves == number);
        el("tr")
            .child(
                el("th")
                    .class("num")
                    .attr("scope", "row")
                    .child(number.to_string()),
            )
            .child(cell(point.map(|point| length(point.clock))))
            .child(cell(point.map(|point| length(point.bank))))
            .child(cell(Some(length(sustainable(&subject.event, number)))))
    };
    let first = points.iter().map(|point| point.moves).min();
    let last = points.iter().map(|point| point.moves).max();
    let rows: Vec<El> = match (first, last) {
        (Some(first), Some(last)) => (first..=last).map(row).collect(),
        _ => Vec::new(),
    };
    let label = [words.figures, ": ", &name].concat();
    let table = el("table")
        .class("correspondence-budget-table")
        .attr("data-side", side.name())
        .child(el("caption").attr("dir", "auto").child(name))
        .child(el("thead").child(el("tr").child(head)))
        .child(el("tbody").child(rows));
    el("div")
        .class("scroll")
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr("aria-label", label)
        .child(table)
}

/// Of how many moves the pace is.
fn paces(last: RwSignal<u32>) -> El {
    let words = &text::correspondence().plan.chart;
    let options = PACES.map(|n| {
        let label = match n {
            u32::MAX => words.all.into(),
            n => (words.last)(n),
        };
        el("option")
            .attr("value", n.to_string())
            .flag_with("selected", move || last.get_untracked() == n)
            .child(label)
    });
    el("div")
        .class("field no-print")
        .child(el("label").attr("for", "chart-pace").child(words.pace_of))
        .child(
            el("select")
                .attr("id", "chart-pace")
                .attr("name", "pace")
                .on("change", move |event| {
                    if let Ok(n) = event.value().parse() {
                        last.set(n);
                    }
                })
                .child(options),
        )
}

/// Where it leads for a side, in sentences.
fn outlook(subject: &Subject, side: Color, last: u32) -> El {
    let words = &text::correspondence().plan.chart;
    let now = subject.correspondence.this_second();
    let lines = match forecast(&subject.ledger, side, now, last) {
        None => vec![words.over.into()],
        Some(seen) => sentences(&seen, subject.event.draft().increment_moves),
    };
    let lines: Vec<El> = lines.into_iter().map(|line| el("li").child(line)).collect();
    el("div")
        .class("correspondence-forecast")
        .attr("data-side", side.name())
        .child(
            el("h3")
                .attr("dir", "auto")
                .child(name_of(&subject.game.players, side)),
        )
        .child(el("ul").child(lines))
}

fn sentences(seen: &Forecast, increments: u32) -> Vec<String> {
    let words = &text::correspondence().plan.chart;
    let mut lines = Vec::new();
    lines.extend(seen.until.iter().map(|per| (words.until)(increments, per)));
    lines.extend(seen.beyond.iter().map(|per| (words.beyond)(per)));
    let (Some(pace), Some((with, without))) = (&seen.pace, seen.drain) else {
        lines.push(words.no_pace.into());
        return lines;
    };
    let mut said = (words.pace)(pace);
    if seen.until.is_some() {
        said.push(' ');
        said.push_str(&(words.drain)(with));
    }
    lines.push(said);
    let fall = |fall: &Option<Fall>, lasts: &str, falls: Dates| match fall {
        None => lasts.to_owned(),
        Some(fall) => {
            let likely = fall.likely.map(here);
            falls(
                fall.number,
                &here(fall.earliest),
                likely.as_deref(),
                fall.bank,
            )
        }
    };
    lines.push(fall(&seen.falls, words.lasts, words.falls));
    // What is the same is said once.
    let of = |fall: &Fall| (fall.number, fall.earliest, fall.likely);
    if seen.falls.as_ref().map(of) != seen.falls_unattended.as_ref().map(of) {
        lines.push(fall(
            &seen.falls_unattended,
            words.lasts_unattended,
            words.falls_unattended,
        ));
    }
    // Of what comes after the last increment nothing is said where the time
    // does not last that long.
    let lasts = |fall: &Fall| fall.number > increments;
    if seen.falls.as_ref().is_none_or(lasts) {
        lines.push((words.cliff)(increments, without));
    }
    lines
}
