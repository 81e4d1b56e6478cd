//! The time of a side over its moves: for each move a bar, the clock solid and the bank lighter on
//! it, against the line of an even pace. The drawing grows and shrinks with the page; its scales
//! are beside it and do not.

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::budget::{BudgetPoint, EvenPace};
use crate::correspondence::{Event, Seconds};
use crate::ui::context::player_names::name_of;
use crate::ui::text::base;
use crate::ui::text::correspondence::common;
use crate::ui::text::events::pace as texts;
use crate::ui::widgets::length::length;
use crate::ui::widgets::subject::Subject;

/// Height of the chart, in its own units.
const HIGH: i64 = 160;
/// Width of one move.
const STEP: i64 = 8;
/// The scale goes up by this many days, or by a multiple of them.
const ROUND: i64 = 50;
/// A scale has room for the figures of this many steps.
const STEPS: i64 = 6;

#[component]
pub(super) fn BudgetChart(
    subject: Subject,
    side: Color,
    points: Vec<BudgetPoint>,
) -> impl IntoView {
    let name = name_of(&subject.players(), side);
    let last = points.last();
    let left = last.map_or(Seconds::ZERO, BudgetPoint::total);
    let alt = texts::alt(&name, last.map_or(0, |point| point.moves), &length(left));
    let scale = Scale::of(&points, &subject.event);
    view! {
        <figure class="pace-budget" data-side=side.name()>
            <figcaption dir="auto">{name}</figcaption>
            <div class="pace-plot">
                <Days scale/>
                <Drawing scale points event=subject.event alt/>
                <Moves scale/>
            </div>
        </figure>
    }
}

/// The strokes of the charts, once for both.
#[component]
pub(super) fn Legend() -> impl IntoView {
    let strokes = [
        ("of-clock", common::clock()),
        ("of-bank", common::bank()),
        ("even-pace", texts::even()),
    ];
    view! {
        <p class="pace-legend" aria-hidden="true">
            {strokes.map(|(class, label)| view! { <span class=class>{label}</span> })}
        </p>
    }
}

/// The size of the drawing.
#[derive(Clone, Copy)]
struct Scale {
    /// The time at the top.
    top: Seconds,
    /// The distance between two lines, in days.
    step: i64,
    /// The number of moves that have room.
    moves: i64,
}

impl Scale {
    fn of(points: &[BudgetPoint], event: &Event) -> Scale {
        let even = even_line(event).into_iter().flatten().map(|(_, left)| left);
        let most = points.iter().map(BudgetPoint::total).chain(even).max();
        let most = most.unwrap_or_default();
        // Whole steps, and one at least.
        let most = Seconds::days(1).max(most);
        let step = ROUND * (most.whole_days() / (ROUND * STEPS) + 1);
        let steps = (most.get() - 1) / Seconds::days(step).get() + 1;
        let last = points.last().map_or(0, |point| point.moves);
        Scale {
            top: Seconds::days(steps * step),
            step,
            moves: i64::from(last.max(event.draft().increment_moves).max(10)),
        }
    }

    fn width(self) -> i64 {
        (self.moves + 1) * STEP
    }

    /// The height of a length, in hundredths.
    fn high(self, length: Seconds) -> i64 {
        length.get().max(0).saturating_mul(HIGH * 100) / self.top.get().max(1)
    }

    /// The lines of the scale, in days.
    fn days(self) -> impl Iterator<Item = i64> {
        let (top, step) = (self.top.whole_days(), self.step);
        (0..=top / step).map(move |line| line * step)
    }
}

/// The scale of days, beside the drawing.
#[component]
fn Days(scale: Scale) -> impl IntoView {
    let days = base::length::days();
    let figure = |day: i64| {
        let along = scale.high(Seconds::days(day)) * 100 / HIGH;
        view! { <span style:bottom=format!("{}%", hundredths(along))>{format!("{day}\u{a0}{days}")}</span> }
    };
    view! {
        <div class="pace-days num" aria-hidden="true">
            {scale.days().map(figure).collect_view()}
        </div>
    }
}

/// The numbers of the moves, below the drawing.
#[component]
fn Moves(scale: Scale) -> impl IntoView {
    let tens = 10 * ((scale.moves - 1) / (10 * STEPS) + 1);
    let figure = |place: i64| {
        let number = place * tens;
        let along = (number * STEP + STEP / 2) * 10_000 / scale.width();
        // The last stays within the drawing.
        view! {
            <span class:late={along > 9_700} style:left=format!("{}%", hundredths(along))>
                {number}
            </span>
        }
    };
    view! {
        <div class="pace-moves num" aria-hidden="true">
            {(1..=scale.moves / tens).map(figure).collect_view()}
        </div>
    }
}

#[component]
fn Drawing(scale: Scale, points: Vec<BudgetPoint>, event: Event, alt: String) -> impl IntoView {
    let width = scale.width();
    let line = |day: i64| {
        let y = HIGH * 100 - scale.high(Seconds::days(day));
        view! { <path class="scale" d=format!("M0 {}H{width}", hundredths(y))></path> }
    };
    let bars = |point: BudgetPoint| {
        let (clock, bank) = (scale.high(point.clock), scale.high(point.bank));
        view! {
            <Bar class="of-clock" moves=point.moves from=0 height=clock/>
            <Bar class="of-bank" moves=point.moves from=clock height=bank/>
        }
    };
    let point = |(moves, left): (u32, Seconds)| {
        let x = i64::from(moves) * STEP + STEP / 2;
        format!("{x} {}", hundredths(HIGH * 100 - scale.high(left)))
    };
    let even = even_line(&event).map(|ends| {
        let [begin, end] = ends.map(point);
        view! { <path class="even-pace" d=format!("M{begin}L{end}")></path> }
    });
    view! {
        <svg
            class="chart pace-drawing"
            role="img"
            aria-label=alt
            viewBox=format!("0 -1 {width} {}", HIGH + 2)
        >
            {scale.days().map(line).collect_view()}
            {points.into_iter().map(bars).collect_view()}
            {even}
        </svg>
    }
}

/// The two ends of the line of the even pace: the moves made, and the time left after them.
fn even_line(event: &Event) -> Option<[(u32, Seconds); 2]> {
    let pace = EvenPace::of(event)?;
    let point = |moves: u32| Some((moves, pace.left_after(moves)?));
    Some([point(0)?, point(pace.moves)?])
}

/// A part of a move's bar; `from` and `height` are in hundredths.
#[component]
fn Bar(class: &'static str, moves: u32, from: i64, height: i64) -> impl IntoView {
    view! {
        <rect
            class=class
            x={i64::from(moves) * STEP + 1}
            y=hundredths(HIGH * 100 - from - height)
            width={STEP - 2}
            height=hundredths(height)
        ></rect>
    }
}

fn hundredths(n: i64) -> String {
    format!("{}.{:02}", n / 100, n % 100)
}
