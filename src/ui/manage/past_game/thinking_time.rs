//! Thinking time per move as bars: White's up, Black's down.

use leptos::prelude::*;

use crate::clock::step::Move;
use crate::clock::{ByColor, Color};
use crate::platform::dom::DomEvent;
use crate::time::Millis;
use crate::ui::context::player_names::name_of;
use crate::ui::text;
use crate::ui::text::manage::games as texts;

/// Height of one side of the chart, in its own units.
const HALF: i64 = 60;
/// The distance of the move numbers below the bars.
const LEGEND: i64 = 20;
/// Space for the scale on the left.
const LEFT: i64 = 44;
/// The right end of the moves. They share the width, so that figures are as large beside many as
/// beside few.
const RIGHT: i64 = 368;
/// The chart has room for at least this many moves.
const FEWEST: i64 = 10;
/// The width of a bar, in hundredths of a move's width.
const BAR: i64 = 75;

/// Width and height of a piece of the hatching.
const HATCH: i64 = 4;
/// The lines of the hatching. They are a constant of their own because a part of a drawing that is
/// all constants would be drawn in a `g` of its own.
const HATCH_LINES: &str = "M-1 5L5 -1M-1 1L1 -1M3 5L5 3";

/// A bar of the chart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChartBar {
    pub made: Move,
    /// Whether it was made on extra time and is hatched.
    pub extra: bool,
    /// Its move on the board, counted from 1.
    pub ply: Option<usize>,
}

/// The chart of a game's moves.
#[component]
pub(crate) fn ThinkingTime(
    bars: Vec<ChartBar>,
    players: ByColor<String>,
    /// The move at hand, which the chart marks; a touch on another move goes there.
    at: Option<RwSignal<usize>>,
) -> impl IntoView {
    let longest = bars.iter().map(|bar| bar.made.thought).max();
    let longest = longest.unwrap_or_default();
    if longest == Millis::ZERO {
        return view! { <p class="quiet">{texts::chart_none()}</p> }.into_any();
    }
    let top = scale(longest);
    let moves = bars.len();
    let last = bars.iter().map(|bar| bar.made.number).max();
    let last = i64::from(last.unwrap_or(1));
    // Hundredths of the drawing's units.
    let step = (RIGHT - LEFT - 4) * 100 / last.max(FEWEST);
    let bottom = HALF * 2;
    let is_hatched = bars.iter().any(|bar| bar.extra);
    // Few enough numbers that they do not touch.
    let every = [5, 10, 20, 50, 100]
        .into_iter()
        .find(|every| last / every <= 10);
    let every = every.unwrap_or(500);
    let tick = |place: i64| {
        let number = place * every;
        let x = LEFT * 100 + (number - 1) * step + step / 2;
        view! {
            <text x=hundredths(x) y={bottom + LEGEND} text-anchor="middle">
                {number}
            </text>
        }
    };
    let marked = bars.clone();
    let mark = move || {
        let ply = at?.get();
        let bar = marked.iter().find(|bar| bar.ply == Some(ply))?;
        let x = hundredths(begin(bar.made, step));
        let width = hundredths(step);
        Some(format!("M{x} 0h{width}v{bottom}h-{width}z"))
    };
    let go = move |event: leptos::ev::MouseEvent| {
        let ply = DomEvent::from(event).attribute("data-ply");
        if let (Some(at), Some(ply)) = (at, ply.and_then(|ply| ply.parse().ok())) {
            at.set(ply);
        }
    };
    let key = move |side: Color| {
        view! { <span class=side.name()>{name_of(&players, side)}</span> }
    };
    view! {
        <p class="chart-key quiet">
            // Without a move at hand, the chart's section already has a heading.
            {at.map(|_| view! { <strong>{texts::chart()}</strong> })}
            {Color::ALL.map(key).collect_view()}
        </p>
        <svg
            class="chart"
            on:click=go
            role="img"
            aria-label=texts::chart_alt(moves)
            viewBox=format!("0 -8 {RIGHT} {}", bottom + LEGEND + 12)
        >
            <text x={LEFT - 6} y=4 text-anchor="end">{top.to_string()}</text>
            <text x={LEFT - 6} y={HALF + 4} text-anchor="end">"0"</text>
            <text x={LEFT - 6} y={bottom + 2} text-anchor="end">{top.to_string()}</text>
            <text x={LEFT - 6} y={bottom + LEGEND} text-anchor="end">{texts::chart_moves()}</text>
            <path class="at-hand" d=mark></path>
            {is_hatched.then(|| view! { <defs>{Color::ALL.map(hatch).collect_view()}</defs> })}
            <path class="scale" d=format!("M{LEFT} 0H{RIGHT}M{LEFT} {bottom}H{RIGHT}")></path>
            {bars.into_iter().map(|bar| view! { <Bar bar top step/> }).collect_view()}
            <path class="axis" d=format!("M{LEFT} {HALF}H{RIGHT}")></path>
            {(1..=last / every).map(tick).collect_view()}
        </svg>
        {is_hatched.then(|| view! { <p class="quiet">{texts::chart_extra()}</p> })}
    }
    .into_any()
}

/// Hatches the bars of a side's moves on extra time.
fn hatch(side: Color) -> impl IntoView {
    view! {
        <pattern
            id=format!("hatch-{}", side.name())
            class=side.name()
            width=HATCH
            height=HATCH
            patternUnits="userSpaceOnUse"
        >
            <rect class="ground" width=HATCH height=HATCH></rect>
            <path class="line" d=HATCH_LINES></path>
        </pattern>
    }
}

/// A move's bar; `top` is the time of the highest one that fits, `step` the width of a move in
/// hundredths.
#[component]
fn Bar(bar: ChartBar, top: Millis, step: i64) -> impl IntoView {
    let ChartBar { made, extra, ply } = bar;
    // Hundredths keep the arithmetic in integers.
    let height = made.thought.get().saturating_mul(HALF * 100) / top.get();
    let y = match made.side {
        Color::White => HALF * 100 - height,
        Color::Black => HALF * 100,
    };
    let width = step * BAR / 100;
    let x = begin(made, step) + (step - width) / 2;
    view! {
        <rect
            class=made.side.name()
            class:extra=extra
            data-ply=ply
            x=hundredths(x)
            y=hundredths(y)
            width=hundredths(width)
            height=hundredths(height)
        >
            <title>{text::history::moved(&made)}</title>
        </rect>
    }
}

/// The left end of a move's room, in hundredths.
fn begin(made: Move, step: i64) -> i64 {
    LEFT * 100 + (i64::from(made.number) - 1) * step
}

fn hundredths(number: i64) -> String {
    format!("{}.{:02}", number / 100, number % 100)
}

/// The next round time at or above `longest`.
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
