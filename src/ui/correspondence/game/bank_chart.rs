//! The banks after each move, beside the statement: one's own filled, the opponent's as a dashed
//! line. The drawing grows and shrinks with the page; its scales are beside it and do not.

use leptos::prelude::*;

use super::state::GamePage;
use crate::clock::Color;
use crate::correspondence::budget::{BudgetPoint, budget};
use crate::correspondence::{Ledger, Seconds};
use crate::game::tags::surname;
use crate::ui::text::base;
use crate::ui::text::correspondence::game as words;
use crate::ui::widgets::length::length;

/// Height of the drawing, in its own units.
const HIGH: i64 = 100;
/// Width of one move.
const STEP: i64 = 10;
/// The scale of the moves ends at a multiple of this many.
const AHEAD: i64 = 10;
/// The scale ends at a multiple of this many days.
const ROUND: i64 = 50;

/// The banks to draw.
#[derive(Clone, Debug, PartialEq)]
struct Banks {
    /// The side below: for each point, the moves made and the bank after the last of them.
    own: Vec<(i64, Seconds)>,
    other: Vec<(i64, Seconds)>,
    /// The bank at the top, in days.
    top: i64,
    /// The last move of the scale.
    moves: i64,
    /// Whether later moves have no time, so that no bank is known after them.
    goes_on: bool,
}

impl Banks {
    /// `None` before the first move, and where nobody ever had a bank.
    fn of(ledger: &Ledger, lower: Color) -> Option<Banks> {
        let points = budget(ledger);
        let of = |side| -> Vec<(i64, Seconds)> {
            let points = points.get(side).iter().filter(|point| point.moves > 0);
            points
                .map(|&BudgetPoint { moves, bank, .. }| (i64::from(moves), bank))
                .collect()
        };
        let (own, other) = (of(lower), of(lower.other()));
        let all = || own.iter().chain(&other);
        let last = all().map(|(moves, _)| *moves).max()?;
        let most = all().map(|(_, bank)| *bank).max()?;
        let made = |side: Color| i64::from(ledger.last().account(side).moves);
        let top = (most.get() + Seconds::days(ROUND).get() - 1) / Seconds::days(ROUND).get();
        (top > 0).then_some(Banks {
            top: top * ROUND,
            // The next ten: the first moves fill the drawing, and there is room after the last.
            moves: (last / AHEAD + 1) * AHEAD,
            goes_on: Color::ALL.into_iter().any(|side| made(side) > last),
            own,
            other,
        })
    }

    fn last_move(&self) -> i64 {
        let last = |points: &[(i64, Seconds)]| points.last().map_or(0, |(moves, _)| *moves);
        last(&self.own).max(last(&self.other))
    }

    /// From the top, in the drawing's units.
    fn y(&self, bank: Seconds) -> i64 {
        HIGH - bank.get().max(0) * HIGH / Seconds::days(self.top).get()
    }

    /// The steps of a side, from the left end to the right.
    fn steps(&self, points: &[(i64, Seconds)]) -> String {
        let steps = points.iter().enumerate().map(|(index, (moves, bank))| {
            let (from, to, y) = ((moves - 1) * STEP, moves * STEP, self.y(*bank));
            match index {
                0 => format!("M{from} {y}H{to}"),
                _ => format!("V{y}H{to}"),
            }
        });
        steps.collect()
    }

    /// The same, down to the base.
    fn area(&self, points: &[(i64, Seconds)]) -> String {
        let Some((first, _)) = points.first() else {
            return String::new();
        };
        format!("{}V{HIGH}H{}Z", self.steps(points), (first - 1) * STEP)
    }
}

/// The banks after each move; nothing before the first.
#[component]
pub(super) fn BankChart(page: GamePage) -> impl IntoView {
    let lower = move || page.mine().unwrap_or(Color::White);
    let banks = Memo::new(move |_| page.ledger.with(|ledger| Banks::of(ledger, lower())));
    move || {
        banks.get().map(|banks| {
            let (lower, upper) = untrack(|| (lower(), lower().other()));
            let label = |side, points: &[(i64, Seconds)]| {
                let bank = points.last().map_or(Seconds::ZERO, |(_, bank)| *bank);
                // The accounts have the exact banks.
                let days = bank.whole_days().to_string();
                let unit = base::length::days();
                [
                    surname(&untrack(|| page.name(side))),
                    ", ",
                    &days,
                    "\u{a0}",
                    unit,
                ]
                .concat()
            };
            let own = label(lower, &banks.own);
            let other = (!banks.other.is_empty()).then(|| label(upper, &banks.other));
            view! { <Chart banks own other/> }
        })
    }
}

#[component]
fn Chart(banks: Banks, own: String, other: Option<String>) -> impl IntoView {
    let width = banks.moves * STEP;
    let last = banks.last_move();
    let along = |moves: i64| format!("{}%", moves * 100 / banks.moves);
    // The last number of the scale is left out where it would crowd the present one.
    let end = (last * 6 < banks.moves * 5).then_some(banks.moves);
    view! {
        <figure class="bank-chart stack">
            <figcaption>
                <span>{words::bank_after(last, !banks.goes_on)}</span>
                <span class="bank-own">{own}</span>
                {other.map(|other| view! { <span class="bank-other">{other}</span> })}
            </figcaption>
            <div class="bank-plot num" aria-hidden="true">
                <span class="bank-days">
                    <span>{length(Seconds::days(banks.top))}</span>
                    <span class="bank-zero">"0"</span>
                </span>
                <svg viewBox=format!("0 0 {width} {HIGH}") preserveAspectRatio="none">
                    <path class="bank-area" d=banks.area(&banks.own)></path>
                    <path class="bank-line" d=banks.steps(&banks.own)></path>
                    <path class="bank-line other" d=banks.steps(&banks.other)></path>
                    <path class="bank-now" d=format!("M{} 0V{HIGH}", last * STEP)></path>
                </svg>
                <span class="bank-first">{words::first_move()}</span>
                <span class="bank-moves">
                    <span style:left=along(last)>{last}</span>
                    <span>{end}</span>
                </span>
            </div>
        </figure>
    }
}
