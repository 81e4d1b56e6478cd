//! Thinking time per move as bars: White's up, Black's down.

use crate::clock::Color;
use crate::clock::step::Move;
use crate::time::Millis;
use crate::ui::el::{El, el, several, svg};
use crate::ui::text::t;

/// Height of one side of the chart, in its own units.
const HALF: i64 = 60;
/// Width of one move.
const STEP: i64 = 8;
/// Space for the scale on the left.
const LEFT: i64 = 44;

/// A bar of the chart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChartBar {
    pub made: Move,
    /// Whether it was made on extra time and is hatched.
    pub extra: bool,
}

/// The chart of a game's moves.
pub(crate) fn chart(moves: &[ChartBar]) -> El {
    let longest = moves
        .iter()
        .map(|m| m.made.thought)
        .max()
        .unwrap_or_default();
    if longest == Millis::ZERO {
        return el("p").class("quiet").child(t().games.chart_none);
    }
    let top = scale(longest);
    let last = i64::from(moves.iter().map(|m| m.made.number).max().unwrap_or(1));
    let width = LEFT + last.max(40) * STEP + 4;
    let number = |n: i64| n.to_string();
    let text = |x: i64, y: i64, anchor: &str| {
        svg("text")
            .attr("x", number(x))
            .attr("y", number(y))
            .attr("text-anchor", anchor)
    };
    let line = |class: &str, path: String| svg("path").class(class).attr("d", path);
    let bars: Vec<El> = moves.iter().map(|m| bar(m, top)).collect();
    let ticks: Vec<El> = (1..=last / 10)
        .map(|n| {
            let x = LEFT + (n * 10 - 1) * STEP + STEP / 2;
            text(x, HALF * 2 + 12, "middle").child(number(n * 10))
        })
        .collect();
    let label = top.to_string();
    let (left, right) = (number(LEFT), number(width));
    let (middle, bottom) = (number(HALF), number(HALF * 2));
    let scale = [
        "M", &left, " 0H", &right, "M", &left, " ", &bottom, "H", &right,
    ]
    .concat();
    let axis = ["M", &left, " ", &middle, "H", &right].concat();
    let hatched = moves.iter().any(|m| m.extra);
    let drawing = svg("svg")
        .class("chart")
        .attr("role", "img")
        .attr("aria-label", (t().games.chart_alt)(moves.len()))
        .attr(
            "viewBox",
            ["0 -8 ", &right, " ", &number(HALF * 2 + 26)].concat(),
        )
        .child(text(LEFT - 6, 4, "end").child(label.as_str()))
        .child(text(LEFT - 6, HALF * 2 + 2, "end").child(label))
        .child(hatched.then(hatches))
        .child(line("scale", scale))
        .child(bars)
        .child(line("axis", axis))
        .child(ticks);
    several()
        .child(drawing)
        .child(hatched.then(|| el("p").class("quiet").child(t().games.chart_extra)))
}

/// Hatch patterns of both sides' extra time.
fn hatches() -> El {
    let hatch = |side: Color| {
        svg("pattern")
            .attr("id", ["hatch-", side.name()].concat())
            .attr("class", side.name())
            .attr("width", "4")
            .attr("height", "4")
            .attr("patternUnits", "userSpaceOnUse")
            .child(
                svg("rect")
                    .attr("class", "ground")
                    .attr("width", "4")
                    .attr("height", "4"),
            )
            .child(
                svg("path")
                    .attr("class", "line")
                    .attr("d", "M-1 5L5 -1M-1 1L1 -1M3 5L5 3"),
            )
    };
    svg("defs").child(Color::ALL.map(hatch))
}

fn bar(bar: &ChartBar, top: Millis) -> El {
    let m = &bar.made;
    // Hundredths keep the arithmetic in integers.
    let height = m.thought.get().saturating_mul(HALF * 100) / top.get();
    let hundredths = |n: i64| {
        let rest = (n % 100).to_string();
        let zero = if rest.len() < 2 { "0" } else { "" };
        [&(n / 100).to_string(), ".", zero, &rest].concat()
    };
    let (class, y) = match m.side {
        Color::White => ("white", HALF * 100 - height),
        Color::Black => ("black", HALF * 100),
    };
    let class = if bar.extra {
        [class, " extra"].concat()
    } else {
        class.into()
    };
    let x = LEFT + (i64::from(m.number) - 1) * STEP + 1;
    svg("rect")
        .class(&class)
        .attr("x", x.to_string())
        .attr("y", hundredths(y))
        .attr("width", (STEP - 2).to_string())
        .attr("height", hundredths(height))
        .child(svg("title").child((t().words.moved)(m)))
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
