//! The strip of the month above the list: the days from today on, and over each the clocks that
//! fall on it: [`fn@MonthStrip`]. Screen readers skip it, because the rows say the same in words.

use leptos::prelude::*;

use super::row::who;
use super::state::GameList;
use crate::correspondence::rank::{Standings, Urgency};
use crate::correspondence::{GameStanding, Utc};
use crate::game::tags::surname;
use crate::platform::date::{LocalDay, day_and_month, days_from};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text;

const DAYS: i32 = 30;

/// The days of a phone's strip that the name of its first one covers, and half of another.
const ROOM_OF_A_NAME: usize = 7;

/// A clock that falls in the month.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fall {
    who: String,
    is_mine: bool,
    is_low: bool,
    /// Whether its name is a line higher, because another name fills the lower one.
    is_high: bool,
    /// Whether there is room for its name.
    is_named: bool,
}

/// The contents of the strip.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Month {
    days: Vec<(LocalDay, Vec<Fall>)>,
    /// How many clocks fall after it.
    later: usize,
}

#[component]
pub(super) fn MonthStrip(list: GameList) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let words = &text::correspondence().games;
    // Which clocks are low, and which day it is, can change every minute.
    let minute = correspondence.minute();
    let month = Memo::new(move |_| {
        minute.get();
        month(correspondence, list)
    });
    let day = |place: usize, day: LocalDay, falls: Vec<Fall>, month_ends_soon: bool| {
        let is_named = place == 0 || day.number == 1;
        // Two names of months so near would lie on each other: today has its number alone then.
        let has_month = day.number == 1 || place == 0 && !month_ends_soon;
        // The first of a month is wider than a day.
        let is_beside = !is_named && (day.number <= 3 || day.is_end_of_month);
        let label = if has_month {
            day_and_month(day.begins)
        } else {
            day.number.to_string()
        };
        view! {
            <li class:weekend=day.is_weekend class:named=is_named class:week={place % 7 == 4 && !is_beside} class:beside=is_beside>
                {falls.into_iter().map(mark).collect_view()}
                <span>{label}</span>
            </li>
        }
    };
    let days = move || {
        let days = month.get().days;
        let number = |place: usize| days.get(place).map(|(day, _)| day.number);
        let ends_soon = number(ROOM_OF_A_NAME - 1) < number(0);
        let days = days.into_iter().enumerate();
        days.map(|(place, (its, falls))| day(place, its, falls, ends_soon))
            .collect_view()
    };
    let later = move || {
        let later = month.with(|month| month.later);
        (later > 0).then(|| (words.later)(later))
    };
    view! {
        <div class="month" aria-hidden="true">
            <ol>{days}</ol>
            <span class="month-later">{later}</span>
        </div>
    }
}

fn mark(fall: Fall) -> impl IntoView {
    view! {
        <i
            class:theirs=!fall.is_mine
            class:low=fall.is_low
            class:high=fall.is_high
        >
            {fall.is_named.then(|| view! { <b>{fall.who}</b> })}
        </i>
    }
}

fn month(correspondence: CorrespondenceStore, list: GameList) -> Month {
    let now = correspondence.now.get_untracked();
    let mut days = days_from(now.wall(), DAYS + 1);
    let end = days.pop().map_or(now.wall(), |day| day.begins);
    let mut month = Month {
        days: days.into_iter().map(|day| (day, Vec::new())).collect(),
        later: 0,
    };
    let mut falls = falls(correspondence, list, now);
    falls.sort_by_key(|(at, _)| *at);
    // The day from which there is room in the line of names, and in the line above it.
    let mut free = [0.0_f64; 2];
    for (at, mut fall) in falls {
        if at.wall() >= end {
            month.later += 1;
            continue;
        }
        let begun = month
            .days
            .iter()
            .rposition(|(day, _)| day.begins <= at.wall());
        let place = begun.unwrap_or_default();
        if fall.is_mine {
            let at = place as f64;
            // Half the width of a name, in days of a phone's strip.
            let half = (fall.who.chars().count() as f64 * 0.6 + 1.0) / 2.0;
            let begin = (at - half).max(0.0);
            if begin >= free[0] {
                free[0] = begin + 2.0 * half;
                fall.is_named = true;
            } else if begin >= free[1] && at >= free[0] {
                // Its stroke goes through the lower line.
                free = [at + 1.0, begin + 2.0 * half];
                fall.is_named = true;
                fall.is_high = true;
            }
        }
        month.days[place].1.push(fall);
    }
    month
}

/// The running clocks and the dates that the rows show.
fn falls(correspondence: CorrespondenceStore, list: GameList, now: Utc) -> Vec<(Utc, Fall)> {
    let games = correspondence.games.read();
    let listed = list.listed.read();
    let fall = |place: &usize| {
        let game = games.get(*place)?;
        let stands = Standings::of(game, now);
        let at = stands.due()?;
        let fall = Fall {
            who: surname(&who(game)).to_owned(),
            is_mine: stands.standing != GameStanding::Theirs,
            is_low: stands.urgency == Urgency::Low,
            is_high: false,
            is_named: false,
        };
        Some((at.max(now), fall))
    };
    let running = [
        GameStanding::Mine,
        GameStanding::Watched,
        GameStanding::Theirs,
    ];
    let places = running.iter().flat_map(|standing| listed.of(*standing));
    places.filter_map(fall).collect()
}
