//! Where the pace of a side leads, a figure a row.

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::forecast::{Fall, Forecast, forecast};
use crate::ui::context::player_names::name_of;
use crate::ui::text::events::pace as texts;
use crate::ui::widgets::length::{length, length_left};
use crate::ui::widgets::moment::to_the_minute;
use crate::ui::widgets::subject::Subject;

#[component]
pub(super) fn Outlook(
    subject: Subject,
    side: Color,
    /// How many of the last moves make the pace.
    last: u32,
) -> impl IntoView {
    let now = subject.correspondence.this_second();
    let name = name_of(&subject.players(), side);
    let seen = forecast(&subject.ledger, side, now, last);
    // Instead of a pace: why there is none.
    let none = match &seen {
        None => Some(texts::over().to_owned()),
        Some(seen) if seen.pace.is_none() => {
            let made = subject.ledger.last().account(side).moves;
            Some(texts::no_pace(made))
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

/// A row: its figure, between what it is and what it is for.
struct PaceRow {
    label: String,
    value: String,
    rest: String,
}

impl PaceRow {
    fn new(label: impl Into<String>, value: impl Into<String>, rest: impl Into<String>) -> PaceRow {
        PaceRow {
            label: label.into(),
            value: value.into(),
            rest: rest.into(),
        }
    }
}

/// The forecast in rows.
fn rows(seen: &Forecast, increments: u32) -> Vec<PaceRow> {
    let mut rows = Vec::new();
    if let (Some(pace), Some((with, without))) = (&seen.pace, seen.drain) {
        // The answer comes before what it follows from.
        rows.push(fall(seen.falls.as_ref(), true));
        // The two forecasts are given only once if they are the same.
        let of = |fall: &Fall| (fall.number, fall.earliest, fall.likely);
        if seen.falls.as_ref().map(of) != seen.falls_unattended.as_ref().map(of) {
            rows.push(fall(seen.falls_unattended.as_ref(), false));
        }
        let (mean, of) = (length_left(pace.mean), texts::mean_rest(pace.of));
        rows.push(PaceRow::new(texts::mean_label(), mean, of));
        if seen.until.is_some() {
            let takes = with.is_positive();
            let (label, rest) = (texts::drain_label(takes), texts::drain_rest(takes));
            rows.push(PaceRow::new(label, length_left(with.abs()), rest));
        }
        // The time after the last increment matters only if the clock lasts that long.
        let lasts = |fall: &Fall| fall.number > increments;
        if seen.falls.as_ref().is_none_or(lasts) {
            let label = texts::cliff_label(increments);
            rows.push(PaceRow::new(
                label,
                length_left(without),
                texts::cliff_rest(),
            ));
        }
    }
    // How much time there is for each of the moves to come.
    if let Some(per) = &seen.until {
        let label = texts::until_label(increments);
        rows.push(PaceRow::new(
            label,
            length_left(per.each),
            texts::until_rest(),
        ));
    }
    rows.extend(seen.beyond.iter().map(|per| match seen.until {
        // Moves that have no increment, after those that have one.
        Some(_) => PaceRow::new(
            texts::until_label(increments.saturating_add(per.moves)),
            length_left(per.each),
            texts::kept_rest(per.moves),
        ),
        None => PaceRow::new(
            texts::next_label(per.moves),
            length_left(per.each),
            texts::next_rest(),
        ),
    }));
    rows
}

/// When the clock runs out, or that it lasts; with the whole bank, or unattended.
fn fall(fall: Option<&Fall>, is_attended: bool) -> PaceRow {
    let Some(fall) = fall else {
        return PaceRow::new(texts::attended(is_attended), texts::lasts(), "");
    };
    let likely = fall.likely.map(to_the_minute);
    let rest = texts::falls_rest(
        &to_the_minute(fall.earliest),
        likely.as_deref().unwrap_or_default(),
        likely.is_some(),
        is_attended,
        &length(fall.bank),
        !fall.bank.is_positive(),
    );
    PaceRow::new(
        texts::attended(is_attended),
        texts::falls(fall.number),
        rest,
    )
}
