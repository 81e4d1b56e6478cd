//! The drawing: for each move a bar, the clock solid and the bank lighter on
//! it, against the line of an even pace.

use crate::correspondence::budget::{Point, sustainable};
use crate::correspondence::event::Event;
use crate::correspondence::seconds::Seconds;
use crate::ui::el::{El, svg};

/// Height of the chart, in its own units.
const HIGH: i64 = 160;
/// Width of one move.
const STEP: i64 = 8;
/// Room for the scale at the left.
const LEFT: i64 = 40;
/// The scale goes up by these many days.
const ROUND: i64 = 50;

/// The drawing, with what it says to whoever does not see it.
pub(super) fn drawing(points: &[Point], event: &Event, alt: &str) -> El {
    let most = points.iter().map(Point::total).max().unwrap_or_default();
    let most = most.max(sustainable(event, 0));
    // Whole steps of the scale, and one at least.
    let top = Seconds::days((most.whole_days() / ROUND + 1) * ROUND);
    let last = points.last().map_or(0, |point| point.moves);
    let moves = i64::from(last.max(event.draft().increment_moves).max(10));
    let width = LEFT + (moves + 1) * STEP + 4;
    let high = |length: Seconds| length.get().max(0).saturating_mul(HIGH * 100) / top.get();
    let left = |number: u32| LEFT + i64::from(number) * STEP;
    let number = |n: i64| n.to_string();
    let words = |x: i64, y: i64, anchor: &str, text: String| {
        svg("text")
            .attr("x", number(x))
            .attr("y", number(y))
            .attr("text-anchor", anchor)
            .child(text)
    };
    let bar = |class: &str, point: &Point, from: i64, height: i64| {
        svg("rect")
            .attr("class", class)
            .attr("x", number(left(point.moves) + 1))
            .attr("y", hundredths(HIGH * 100 - from - height))
            .attr("width", number(STEP - 2))
            .attr("height", hundredths(height))
    };
    let mut whole = svg("svg")
        .class("chart post-drawing")
        .attr("role", "img")
        .attr("aria-label", alt)
        .attr(
            "viewBox",
            ["0 -8 ", &number(width), " ", &number(HIGH + 26)].concat(),
        );
    for day in (0..=top.whole_days()).step_by(ROUND as usize) {
        let y = HIGH - high(Seconds::days(day)) / 100;
        let path = ["M", &number(LEFT), " ", &number(y), "H", &number(width)].concat();
        whole = whole
            .child(svg("path").attr("class", "scale").attr("d", path))
            .child(words(
                LEFT - 6,
                y + 4,
                "end",
                [&number(day), " ", crate::ui::text::desk().post.common.days].concat(),
            ));
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
    for tick in (10..=moves).step_by(10) {
        let x = LEFT + tick * STEP + STEP / 2;
        whole = whole.child(words(x, HIGH + 14, "middle", number(tick)));
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
    whole.child(svg("path").attr("class", "even-pace").attr("d", even))
}

/// A number of hundredths.
fn hundredths(n: i64) -> String {
    let rest = (100 + n % 100).to_string();
    [&(n / 100).to_string(), ".", &rest[1..]].concat()
}
