//! Where the pace of a side leads, in sentences.

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::forecast::{Fall, Forecast, forecast};
use crate::ui::context::player_names::name_of;
use crate::ui::text;
use crate::ui::text::correspondence::plan::Dates;
use crate::ui::widgets::moment::to_the_minute;
use crate::ui::widgets::subject::Subject;

#[component]
pub(super) fn Outlook(
    subject: Subject,
    side: Color,
    /// How many of the last moves make the pace.
    last: u32,
) -> impl IntoView {
    let words = &text::correspondence().plan.pace;
    let now = subject.correspondence.this_second();
    let name = name_of(&subject.players(), side);
    let lines = match forecast(&subject.ledger, side, now, last) {
        None => vec![words.over.into()],
        Some(seen) => {
            let made = subject.ledger.last().account(side).moves;
            sentences(&seen, subject.event.draft().increment_moves, made)
        }
    };
    let line = |line: String| view! { <li>{line}</li> };
    view! {
        <div class="pace-outlook" data-side=side.name()>
            <h3 dir="auto">{name}</h3>
            <ul>{lines.into_iter().map(line).collect_view()}</ul>
        </div>
    }
}

/// The forecast in sentences; `made` is the number of the side's moves so far, of which some may
/// have been made before the game was entered.
fn sentences(seen: &Forecast, increments: u32, made: u32) -> Vec<String> {
    let words = &text::correspondence().plan.pace;
    let mut lines = Vec::new();
    let (Some(pace), Some((with, without))) = (&seen.pace, seen.drain) else {
        lines.push((words.no_pace)(made));
        lines.extend(budgets(seen, increments));
        return lines;
    };
    let mut said = (words.pace)(pace);
    if seen.until.is_some() {
        said.push(' ');
        said.push_str(&(words.drain)(with));
    }
    lines.push(said);
    lines.push(fall(seen.falls.as_ref(), words.lasts, words.falls));
    // The two forecasts are given only once if they are the same.
    let of = |fall: &Fall| (fall.number, fall.earliest, fall.likely);
    if seen.falls.as_ref().map(of) != seen.falls_unattended.as_ref().map(of) {
        let unattended = seen.falls_unattended.as_ref();
        lines.push(fall(
            unattended,
            words.lasts_unattended,
            words.falls_unattended,
        ));
    }
    // The time after the last increment matters only if the clock lasts that long.
    let lasts = |fall: &Fall| fall.number > increments;
    if seen.falls.as_ref().is_none_or(lasts) {
        lines.push((words.cliff)(increments, without));
    }
    lines.extend(budgets(seen, increments));
    lines
}

/// How much time there is for each of the moves to come.
fn budgets(seen: &Forecast, increments: u32) -> impl Iterator<Item = String> {
    let words = &text::correspondence().plan.pace;
    let until = seen
        .until
        .iter()
        .map(move |per| (words.until)(increments, per));
    until.chain(seen.beyond.iter().map(|per| (words.beyond)(per)))
}

/// When the clock runs out, or that it lasts.
fn fall(fall: Option<&Fall>, lasts: &str, falls: Dates) -> String {
    match fall {
        None => lasts.to_owned(),
        Some(fall) => {
            let likely = fall.likely.map(to_the_minute);
            let earliest = to_the_minute(fall.earliest);
            falls(fall.number, &earliest, likely.as_deref(), fall.bank)
        }
    }
}
