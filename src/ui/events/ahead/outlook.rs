//! Where the pace of a side leads, a figure a row.

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::forecast::{Fall, Forecast, forecast};
use crate::ui::context::player_names::name_of;
use crate::ui::text;
use crate::ui::text::correspondence::plan::PaceRow;
use crate::ui::widgets::moment::to_the_minute_of_24;
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
    let seen = forecast(&subject.ledger, side, now, last);
    // Instead of a pace: why there is none.
    let none = match &seen {
        None => Some(words.over.to_owned()),
        Some(seen) if seen.pace.is_none() => {
            let made = subject.ledger.last().account(side).moves;
            Some((words.no_pace)(made))
        }
        Some(_) => None,
    };
    let increments = subject.event.draft().increment_moves;
    let rows = seen.map(|seen| rows(&seen, increments)).unwrap_or_default();
    let row = |PaceRow { label, value, rest }: PaceRow| {
        view! {
            <dt>{label}</dt>
            <dd class="num">
                <strong>{value}</strong>
                " "
                {rest}
            </dd>
        }
    };
    view! {
        <div class="pace-outlook" data-side=side.name()>
            <h3 dir="auto">{name}</h3>
            {none.map(|none| view! { <p>{none}</p> })}
            <dl>{rows.into_iter().map(row).collect_view()}</dl>
        </div>
    }
}

/// The forecast in rows.
fn rows(seen: &Forecast, increments: u32) -> Vec<PaceRow> {
    let words = &text::correspondence().plan.pace;
    let mut rows = Vec::new();
    if let (Some(pace), Some((with, without))) = (&seen.pace, seen.drain) {
        rows.push((words.pace)(pace));
        if seen.until.is_some() {
            rows.push((words.drain)(with));
        }
        rows.push(fall(seen.falls.as_ref(), true));
        // The two forecasts are given only once if they are the same.
        let of = |fall: &Fall| (fall.number, fall.earliest, fall.likely);
        if seen.falls.as_ref().map(of) != seen.falls_unattended.as_ref().map(of) {
            rows.push(fall(seen.falls_unattended.as_ref(), false));
        }
        // The time after the last increment matters only if the clock lasts that long.
        let lasts = |fall: &Fall| fall.number > increments;
        if seen.falls.as_ref().is_none_or(lasts) {
            rows.push((words.cliff)(increments, without));
        }
    }
    // How much time there is for each of the moves to come.
    let until = seen.until.iter().map(|per| (words.until)(increments, per));
    let last = seen.until.map(|_| increments);
    rows.extend(until.chain(seen.beyond.iter().map(|per| (words.beyond)(last, per))));
    rows
}

/// When the clock runs out, or that it lasts; with the whole bank, or unattended.
fn fall(fall: Option<&Fall>, is_attended: bool) -> PaceRow {
    let words = &text::correspondence().plan.pace;
    match fall {
        None => (words.lasts)(is_attended),
        Some(fall) => {
            let likely = fall.likely.map(to_the_minute_of_24);
            let earliest = to_the_minute_of_24(fall.earliest);
            let likely = likely.as_deref();
            (words.falls)(is_attended, fall.number, &earliest, likely, fall.bank)
        }
    }
}
