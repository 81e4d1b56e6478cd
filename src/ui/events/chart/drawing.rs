//! The drawing: for each move a bar, the clock solid and the bank lighter on
//! it, against the line of an even pace. It grows and shrinks with the page,
//! its scales do not: they are beside it.

use crate::correspondence::budget::{BudgetPoint, sustainable};
use crate::correspondence::{Event, Seconds};
use crate::ui::el::{El, el, svg};

/// Height of the chart, in its own units.
const HIGH: i64 = 160;
/// Width of one move.
const STEP: i64 = 8;
/// The scale goes up by these many days, or by some times as many.
const ROUND: i64 = 50;
/// As many steps of a scale have room for their figures.
const STEPS: i64 = 6;

/// The drawing, with what it says to whoever does not see it.
pub(super) fn drawing(points: &[BudgetPoint], event: &Event, alt: &str) -> El {
    let most = points
        .iter()
        .map(BudgetPoint::total)
        .max()
        .unwrap_or_default();
    let most = most.max(sustainable(event, 0));
    // Whole steps of the scale, and one at least.
    let step = ROUND * (most.whole_days() / (ROUND * STEPS) + 1);
    let top = Seconds::days((most.whole_days() / step + 1) * step);
    let last = points.last().map_or(0, |point| point.moves);
    let moves = i64::from(last.max(event.draft().increment_moves).max(10));
    let width = (moves + 1) * STEP;
    let high = |length: Seconds| length.get().max(0).saturating_mul(HIGH * 100) / top.get();
    let left = |number: u32| i64::from(number) * STEP;
    let number = |n: i64| n.to_string();
    // A figure of a scale, so many hundredths of a percent along it.
    let figure = |side: &str, along: i64, text: String| {
        let figure = el("span").child(text);
        figure
            .node()
            .set_style(side, &[&hundredths(along), "%"].concat());
        figure
    };
    let bar = |class: &str, point: &BudgetPoint, from: i64, height: i64| {
        svg("rect")
            .attr("class", class)
            .attr("x", number(left(point.moves) + 1))
            .attr("y", hundredths(HIGH * 100 - from - height))
            .attr("width", number(STEP - 2))
            .attr("height", hundredths(height))
    };
    let mut whole = svg("svg")
        .class("chart correspondence-drawing")
        .attr("role", "img")
        .attr("aria-label", alt)
        .attr(
            "viewBox",
            ["0 -1 ", &number(width), " ", &number(HIGH + 2)].concat(),
        );
    let mut days = el("div")
        .class("correspondence-days num")
        .attr("aria-hidden", "true");
    for day in (0..=top.whole_days()).step_by(step as usize) {
        let y = HIGH - high(Seconds::days(day)) / 100;
        let path = ["M0 ", &number(y), "H", &number(width)].concat();
        whole = whole.child(svg("path").attr("class", "scale").attr("d", path));
        let text = [
            &number(day),
            "\u{a0}",
            crate::ui::text::correspondence().common.days,
        ]
        .concat();
        let along = (HIGH - y) * 10_000 / HIGH;
        days = days.child(figure("bottom", along, text));
    }
    for point in points {
        let clock = high(point.clock);
        whole = whole.child(bar("of-clock", point, 0, clock)).child(bar(
            "of-bank",
            point,
            clock,
            high(point.bank),
        ));
    }
    let mut numbers = el("div")
        .class("correspondence-numbers num")
        .attr("aria-hidden", "true");
    let tens = 10 * ((moves - 1) / (10 * STEPS) + 1);
    for tick in (tens..=moves).step_by(tens as usize) {
        let along = (tick * STEP + STEP / 2) * 10_000 / width;
        numbers = numbers.child(figure("left", along, number(tick)));
    }
    let middle = |moves: u32| number(left(moves) + STEP / 2);
    let last = event.draft().increment_moves;
    let even = [
        "M",
        &middle(0),
        " ",
        &hundredths(HIGH * 100 - high(sustainable(event, 0))),
        "L",
        &middle(last),
        " ",
        &number(HIGH),
    ]
    .concat();
    let whole = whole.child(svg("path").attr("class", "even-pace").attr("d", even));
    el("div")
        .class("correspondence-plot")
        .child(days)
        .child(whole)
        .child(numbers)
}

/// A number of hundredths.
fn hundredths(n: i64) -> String {
    let rest = (100 + n % 100).to_string();
    [&(n / 100).to_string(), ".", &rest[1..]].concat()
}
