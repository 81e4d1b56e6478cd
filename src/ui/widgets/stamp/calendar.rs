//! A month to choose a day from: [`Calendar`].

use leptos::prelude::*;

use super::draft::Draft;
use crate::correspondence::civil::Civil;
use crate::correspondence::{Seconds, Utc};
use crate::platform::time::wall_now;
use crate::platform::{date, zone};
use crate::time::WallTime;
use crate::ui::text::correspondence::game as words;
use crate::ui::widgets::icon::Icon;

/// The days of a month, in whole weeks. A day keeps the time of day that is in the field, or begins
/// at midnight. It is for fingers: people with a keyboard type into the field above it.
#[component]
pub(super) fn Calendar(draft: Draft) -> impl IntoView {
    let first_weekday = date::first_weekday();
    let chosen = Memo::new(move |_| draft.civil());
    let month = RwSignal::new(None::<Civil>);
    // A date that is typed or picked leads to its month.
    Effect::new(move |_| {
        let shown = chosen.get().unwrap_or_else(today);
        month.set(shown.month_after(0));
    });
    let days = Memo::new(move |_| {
        month
            .get()
            .map_or_else(Vec::new, |month| month.weeks(first_weekday))
    });
    let turn = move |months: i32| {
        if let Some(next) = month
            .get_untracked()
            .and_then(|now| now.month_after(months))
        {
            month.set(Some(next));
        }
    };
    let way = move |name: &'static str, label: &'static str, icon: Icon, months: i32| {
        view! {
            <button
                class="tool"
                type="button"
                tabindex="-1"
                data-month=name
                aria-label=label
                on:click=move |_| turn(months)
            >
                {icon.view()}
            </button>
        }
    };
    let title = move || month.get().map(|month| date::month(wall(month)));
    let weekday = |day: &Civil| view! { <span>{date::weekday(wall(*day))}</span> };
    let weekdays = move || days.with(|days| days.iter().take(7).map(weekday).collect_view());
    let cell = move |day: Civil| {
        let is_chosen = move || chosen.get().is_some_and(|chosen| chosen.day() == day.day());
        let is_outside =
            month.with_untracked(|month| month.is_some_and(|of| of.month != day.month));
        let choose = move |_| {
            let civil = draft.civil().unwrap_or(day);
            draft.pick(Civil {
                year: day.year,
                month: day.month,
                day: day.day,
                ..civil
            });
        };
        view! {
            <button
                type="button"
                tabindex="-1"
                class:outside=is_outside
                data-day=day.day()
                aria-label=date::day_in_full(wall(day))
                aria-pressed=move || if is_chosen() { "true" } else { "false" }
                on:click=choose
            >
                {day.day}
            </button>
        }
    };
    let cells = move || {
        let days = days.get();
        untrack(|| days.into_iter().map(cell).collect_view())
    };
    view! {
        <div class="stamp-month" role="group" aria-label=words::stamp_pick()>
            <div class="stamp-month-title">
                {way("earlier", words::month_before(), Icon::Back, -1)}
                <strong>{title}</strong>
                {way("later", words::month_after(), Icon::On, 1)}
            </div>
            <div class="stamp-weekdays" aria-hidden="true">
                {weekdays}
            </div>
            <div class="stamp-days">{cells}</div>
        </div>
    }
}

fn today() -> Civil {
    zone::civil_in(&zone::here(), Utc::of(wall_now()))
}

/// The day as an instant in UTC, for its name.
fn wall(day: Civil) -> WallTime {
    day.utc(Seconds::ZERO).unwrap_or_default().wall()
}
