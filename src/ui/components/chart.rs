//! Where the time went: thinking time per move as bars, White's upwards and
//! Black's downwards from one line.

use leptos::prelude::*;

use crate::clock::color::Color;
use crate::clock::step::Move;
use crate::time::Millis;
use crate::ui::text::t;

/// Height of one side of the chart, in its own units.
const HALF: f64 = 60.0;
/// Width of one move.
const STEP: f64 = 8.0;
/// Room for the scale at the left.
const LEFT: f64 = 44.0;

/// The chart of a game's moves.
pub fn chart(moves: &[Move]) -> AnyView {
    let longest = moves.iter().map(|m| m.thought).max().unwrap_or_default();
    if longest == Millis::ZERO {
        return view! { <p class="quiet">{t().games.chart_none}</p> }.into_any();
    }
    let top = scale(longest);
    let last = moves.iter().map(|m| m.number).max().unwrap_or(1);
    let width = LEFT + f64::from(last.max(40)) * STEP + 4.0;
    let bars = moves
        .iter()
        .map(|m| {
            let height = m.thought.get() as f64 / top.get() as f64 * HALF;
            let x = LEFT + f64::from(m.number - 1) * STEP + 1.0;
            let (class, y) = match m.side {
                Color::White => ("white", HALF - height),
                Color::Black => ("black", HALF),
            };
            let label = (t().words.moved)(m);
            view! {
                <rect class=class x=x y=y width=STEP - 2.0 height=height>
                    <title>{label}</title>
                </rect>
            }
        })
        .collect_view();
    let ticks = (1..=last / 10)
        .map(|n| {
            let x = LEFT + f64::from(n * 10 - 1) * STEP + STEP / 2.0;
            view! { <text x=x y=HALF * 2.0 + 12.0 text-anchor="middle">{n * 10}</text> }
        })
        .collect_view();
    let label = top.to_string();
    view! {
        <svg
            class="chart"
            role="img"
            aria-label=(t().games.chart_alt)(moves.len())
            viewBox=format!("0 -8 {width} {}", HALF * 2.0 + 26.0)
        >
            <text x=LEFT - 6.0 y="4" text-anchor="end">{label.clone()}</text>
            <text x=LEFT - 6.0 y=HALF * 2.0 + 2.0 text-anchor="end">{label}</text>
            <path class="scale" d=format!("M{LEFT} 0H{width}M{LEFT} {}H{width}", HALF * 2.0) />
            {bars}
            <path class="axis" d=format!("M{LEFT} {HALF}H{width}") />
            {ticks}
        </svg>
    }
    .into_any()
}

/// The next round figure above a time.
fn scale(longest: Millis) -> Millis {
    const ROUND: [i64; 14] = [
        1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600, 7_200,
    ];
    ROUND
        .into_iter()
        .map(Millis::seconds)
        .find(|&round| round >= longest)
        .unwrap_or(longest)
}
