//! The strip of the month above the list: the days from today on, and over each the clocks that
//! fall on it: [`fn@MonthStrip`]. Screen readers skip it, because the rows say the same in words.

use leptos::prelude::*;

use super::state::GameList;
use crate::correspondence::rank::{GameNow, Urgency};
use crate::correspondence::{GameStanding, Utc};
use crate::game::tags::surname;
use crate::platform::date::{LocalDay, day_and_month, days_from};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::correspondence::games as words;
use crate::ui::widgets::game_row::who;
use crate::ui::widgets::names_in_line::{NamePlace, names_in_line};

const DAYS: i32 = 30;

/// The days of a phone's strip that the name of its first one covers, and half of another.
const ROOM_OF_A_NAME: usize = 7;

/// The clocks that fall on a day of the month, as one mark.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fall {
    /// The opponent in the first of them; one's own come first.
    who: String,
    /// How many more there are.
    others: usize,
    is_mine: bool,
    is_low: bool,
    /// Where its name stands; the others' have none.
    name: Option<NamePlace>,
}

impl Fall {
    fn join(&mut self, other: Fall) {
        self.others += 1;
        self.is_low |= other.is_low;
        if other.is_mine && !self.is_mine {
            self.is_mine = true;
            self.who = other.who;
        }
    }

    fn label(&self) -> String {
        match self.others {
            0 => self.who.clone(),
            others => [&self.who, "\u{a0}+", &others.to_string()].concat(),
        }
    }
}

/// So many days before and after the first of a month are under its name on a phone.
const DAYS_UNDER_NAME: usize = 3;

/// The contents of the strip.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Month {
    days: Vec<(LocalDay, Option<Fall>)>,
    /// How many clocks fall after it.
    later: usize,
}

#[component]
pub(super) fn MonthStrip(list: GameList) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    // Which clocks are low, and which day it is, can change every minute.
    let minute = correspondence.minute();
    let month = Memo::new(move |_| {
        minute.get();
        month(correspondence, list)
    });
    let day = |place: usize, day: LocalDay, fall: Option<Fall>, numbers: &[u32]| {
        // Today's name is longer on one side.
        let month_ends_soon = numbers.get(ROOM_OF_A_NAME - 1) < numbers.first();
        let first = place.saturating_sub(DAYS_UNDER_NAME).max(1);
        let is_under_name =
            (first..=place + DAYS_UNDER_NAME).any(|place| numbers.get(place) == Some(&1));
        let is_named = place == 0 || day.number == 1;
        // Two names of months so near would lie on each other: today has its number alone then.
        let has_month = day.number == 1 || place == 0 && !month_ends_soon;
        // The first of a month is wider than a day.
        let is_near_name = !is_named && (day.number <= 3 || day.is_end_of_month);
        let label = if has_month {
            day_and_month(day.begins)
        } else {
            day.number.to_string()
        };
        view! {
            <li class:weekend=day.is_weekend class:named=is_named class:week={place % 7 == 4 && !is_under_name} class:near-name=is_near_name>
                {fall.map(mark)}
                <span>{label}</span>
            </li>
        }
    };
    let days = move || {
        let days = month.get().days;
        let numbers: Vec<_> = days.iter().map(|(day, _)| day.number).collect();
        let days = days.into_iter().enumerate();
        days.map(|(place, (its, fall))| day(place, its, fall, &numbers))
            .collect_view()
    };
    let later = move || {
        let later = month.with(|month| month.later);
        (later > 0).then(|| words::later(later))
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
            data-narrow=fall.name.map(|name| name.narrow.name())
            data-phone=fall.name.map(|name| name.phone.name())
            data-tablet=fall.name.map(|name| name.tablet.name())
            data-wide=fall.name.map(|name| name.wide.name())
        >
            {fall.name.map(|_| view! { <b>{fall.label()}</b> })}
        </i>
    }
}

fn month(correspondence: CorrespondenceStore, list: GameList) -> Month {
    let now = correspondence.now.get_untracked();
    let mut days = days_from(now.wall(), DAYS + 1);
    let end = days.pop().map_or(now.wall(), |day| day.begins);
    let mut month = Month {
        days: days.into_iter().map(|day| (day, None)).collect(),
        later: 0,
    };
    let mut falls = falls(correspondence, list, now);
    falls.sort_by_key(|(at, _)| *at);
    for (at, fall) in falls {
        if at.wall() >= end {
            month.later += 1;
            continue;
        }
        let begun = month
            .days
            .iter()
            .rposition(|(day, _)| day.begins <= at.wall());
        match &mut month.days[begun.unwrap_or_default()].1 {
            Some(first) => first.join(fall),
            none => *none = Some(fall),
        }
    }
    let named: Vec<(usize, usize)> = {
        let days = month.days.iter().enumerate();
        let mine = |(place, (_, fall)): (usize, &(LocalDay, Option<Fall>))| {
            let fall = fall.as_ref().filter(|fall| fall.is_mine)?;
            Some((place, fall.label().chars().count()))
        };
        days.filter_map(mine).collect()
    };
    let stems: Vec<_> = (named.iter())
        .map(|(place, letters)| (*place as f64, *letters))
        .collect();
    for ((place, _), name) in named.into_iter().zip(names_in_line(&stems)) {
        if let Some(fall) = &mut month.days[place].1 {
            fall.name = Some(name);
        }
    }
    month
}

/// The running clocks and the dates that the rows show.
fn falls(correspondence: CorrespondenceStore, list: GameList, now: Utc) -> Vec<(Utc, Fall)> {
    let games = correspondence.games.read();
    let listed = list.listed.read();
    let fall = |place: &usize| {
        let game = games.get(*place)?;
        let current = GameNow::of(game, now);
        let at = current.due()?;
        let fall = Fall {
            who: surname(&who(game)).to_owned(),
            others: 0,
            is_mine: current.standing != GameStanding::Theirs,
            is_low: current.urgency == Urgency::Low,
            name: None,
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
