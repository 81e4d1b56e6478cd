//! The time left after each move in figures: a table for each side, which a phone has room for.

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::Event;
use crate::correspondence::budget::{BudgetPoint, EvenPace, budget};
use crate::ui::context::player_names::name_of;
use crate::ui::text::correspondence::{self, common};
use crate::ui::text::events::pace as texts;
use crate::ui::widgets::length::length;
use crate::ui::widgets::subject::Subject;

#[component]
pub(super) fn Figures(subject: Subject) -> impl IntoView {
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
    let label = format!("{}: {name}", texts::figures());
    let heading = |text: &'static str| {
        view! {
            <th class="num" scope="col">
                {text}
            </th>
        }
    };
    let head = [
        texts::of_move(),
        common::clock(),
        common::bank(),
        texts::even(),
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
