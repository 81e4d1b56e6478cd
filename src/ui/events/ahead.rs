//! A game looked at ahead of time: what if, the pace of both players, the calendar.

mod budget_chart;
mod outlook;

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::Event;
use crate::correspondence::budget::{BudgetPoint, EvenPace, budget};
use crate::correspondence::deadline::{cautious, worst_cases};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::player_names::name_of;
use crate::ui::events::deadline_calendar::DeadlineCalendar;
use crate::ui::events::what_if::{Scrubbed, WhatIfPanel};
use crate::ui::route::Route;
use crate::ui::text::base;
use crate::ui::text::correspondence::{self, common};
use crate::ui::text::events::{ahead as texts, pace as pace_texts};
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::length::length;
use crate::ui::widgets::missing_game::MissingGame;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::subject::Subject;
use budget_chart::{BudgetChart, Legend};
use outlook::Outlook;

#[component]
pub(crate) fn AheadPage(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let Some(subject) = Subject::load(correspondence, &id) else {
        return view! {
            <Page title=texts::title() back=Route::CorrespondenceGames>
                <div class="ahead-part">
                    <MissingGame id/>
                </div>
            </Page>
        }
        .into_any();
    };
    let back = Route::CorrespondenceGame(id.clone());
    let players = subject.players();
    let versus = base::versus(&players);
    let is_own = subject.game.mine.is_some();
    let now = correspondence.this_second();
    let is_known = Color::ALL
        .into_iter()
        .all(|side| subject.ledger.at(now).is_known(side));
    if !is_known {
        return view! {
            <Page title=texts::title() back>
                <p class="ahead-versus" dir="auto">
                    {versus}
                </p>
                <p class="empty ahead-part">{texts::compare_first()}</p>
            </Page>
        }
        .into_any();
    }
    let mine = subject.game.mine;
    let settled = correspondence.settled(&subject.game.event);
    let cautious = cautious(&subject.ledger, &settled);
    let worst = mine.map(|_| worst_cases(&subject.ledger, &settled));
    let worst = worst.unwrap_or_default();
    let differs = worst.white.or(worst.black).map(|worst| worst.by);
    let about = Scrubbed {
        cautious,
        differs: (cautious.map(|sooner| sooner.by)).or(differs),
        worst,
        ledger: subject.ledger,
        players,
        mine,
    };
    let calendar = is_own.then(|| {
        let game = id.clone();
        view! {
            <section class="ahead-part" aria-label=texts::calendar()>
                <DeadlineCalendar game/>
            </section>
        }
    });
    view! {
        <Page title=texts::title() back>
            <p class="ahead-versus" dir="auto">
                {versus}
            </p>
            <section class="ahead-part">
                <h2 class="unseen">{texts::what_if()}</h2>
                <WhatIfPanel about/>
            </section>
            <Pace id/>
            {calendar}
        </Page>
    }
    .into_any()
}

/// How many of the last moves make the pace; the last is all of them.
const PACES: [u32; 4] = [3, 5, 10, u32::MAX];

#[component]
fn Pace(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let last = RwSignal::new(5_u32);
    let key = id.clone();
    let changed = Memo::new(move |_| correspondence.changed(&key));
    let id = StoredValue::new(id);
    // The stored game, read again whenever another tab has written it.
    let subject = move || {
        changed.get();
        untrack(|| id.with_value(|id| Subject::load(correspondence, id)))
    };
    let charts = move || {
        subject().map(|subject| {
            let points = budget(&subject.ledger);
            let chart = |side: Color| {
                let points = points.get(side).clone();
                view! { <BudgetChart subject=subject.clone() side points/> }
            };
            view! { <div class="pace-sides">{subject.sides().map(chart).collect_view()}</div> }
        })
    };
    let outlooks = move || {
        let last = last.get();
        subject().map(|subject| {
            let outlook = |side| view! { <Outlook subject=subject.clone() side last/> };
            view! { <div class="pace-sides">{subject.sides().map(outlook).collect_view()}</div> }
        })
    };
    let figures = move || subject().map(|subject| view! { <Figures subject/> });
    view! {
        <section class="ahead-part pace">
            <Fold title=texts::pace() name="pace" is_part=true>
                <PaceOf last/>
                {outlooks}
                <div class="pace-charts">
                    <Legend/>
                    {charts}
                    <p class="quiet">{pace_texts::teach()}</p>
                </div>
                <Fold title=pace_texts::figures() name="figures">
                    {figures}
                </Fold>
            </Fold>
        </section>
    }
}

/// The choice of how many moves make the pace.
#[component]
fn PaceOf(last: RwSignal<u32>) -> impl IntoView {
    let option = move |n: u32| {
        let label = match n {
            u32::MAX => pace_texts::all().into(),
            n => pace_texts::last(n),
        };
        view! {
            <option value=n.to_string() selected={last.get_untracked() == n}>
                {label}
            </option>
        }
    };
    let choose = move |value: String| {
        if let Ok(n) = value.parse() {
            last.set(n);
        }
    };
    view! {
        <div class="field no-print">
            <label for="pace-of">{pace_texts::pace_of()}</label>
            <select
                id="pace-of"
                name="pace"
                on:change:target=move |event| choose(event.target().value())
            >
                {PACES.map(option).collect_view()}
            </select>
        </div>
    }
}

#[component]
fn Figures(subject: Subject) -> impl IntoView {
    let points = budget(&subject.ledger);
    let table = |side: Color| {
        let name = name_of(&subject.players(), side);
        let points = points.get(side).clone();
        view! { <Table name side points event=subject.event.clone()/> }
    };
    view! { <div class="pace-tables">{subject.sides().map(table).collect_view()}</div> }
}

#[component]
fn Table(name: String, side: Color, points: Vec<BudgetPoint>, event: Event) -> impl IntoView {
    let label = format!("{}: {name}", pace_texts::figures());
    let heading = |text: &'static str| {
        view! {
            <th class="num" scope="col">
                {text}
            </th>
        }
    };
    let head = [
        pace_texts::of_move(),
        common::clock(),
        common::bank(),
        pace_texts::even(),
    ]
    .map(heading);
    let pace = EvenPace::of(&event);
    let row = |number: u32| {
        let even = pace.and_then(|pace| pace.left_after(number));
        let point = points.iter().rev().find(|point| point.moves == number);
        view! {
            <tr>
                <th class="num" scope="row">
                    {number}
                </th>
                <td class="num">{point.map(|point| length(point.clock))}</td>
                <td class="num">{point.map(|point| correspondence::in_bank(point.bank))}</td>
                <td class="num">{even.map(length)}</td>
            </tr>
        }
    };
    let numbers = points.iter().map(|point| point.moves);
    let rows = match (numbers.clone().min(), numbers.max()) {
        (Some(first), Some(last)) => (first..=last).map(row).collect_view(),
        _ => Vec::new(),
    };
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=label>
            <table class="pace-table" data-side=side.name()>
                <caption dir="auto">{name}</caption>
                <thead>
                    <tr>{head.collect_view()}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}
