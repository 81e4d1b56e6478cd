//! The three rules for the bonus on extra time, each described and plotted for the form's times.

use crate::clock::BonusRule;
use crate::time::Millis;
use crate::ui::el::{El, dynamic, el, svg};
use crate::ui::text::t;
use crate::ui::widgets::choice::radio;

/// Size of the plot, in its own units.
const WIDTH: i64 = 176;
const HEIGHT: i64 = 40;
/// Margins for the numbers.
const TOP: i64 = 16;
const SIDE: i64 = 16;
/// Number of intervals between labelled times.
const NUMBERS: i64 = 4;
/// Number of segments of the curve.
const PIECES: i64 = 48;

/// The choice of a rule. `times` returns the extra time and the bonus.
pub(crate) fn bonus_rules(
    name: &str,
    chosen: impl Fn() -> BonusRule + Copy + 'static,
    choose: impl Fn(BonusRule) + Copy + 'static,
    times: impl Fn() -> (Millis, Millis) + Copy + 'static,
) -> El {
    let rules = BonusRule::ALL.map(|rule| {
        let input = radio(
            name,
            key(rule),
            move || chosen() == rule,
            move || choose(rule),
        );
        el("label")
            .class("rule")
            .child(input)
            .child(el("strong").child((t().editor.rule_name)(rule)))
            .child(el("small").child((t().editor.rule_hint)(rule)))
            .child(dynamic(move || {
                let (extra, bonus) = times();
                figure(rule, extra, bonus)
            }))
    });
    el("div")
        .class("rules")
        .attr("role", "radiogroup")
        .attr("aria-label", t().editor.rule)
        .child(el("p").class("quiet").child(t().editor.rule))
        .child(rules)
}

fn key(rule: BonusRule) -> &'static str {
    match rule {
        BonusRule::Hybrid => "hybrid",
        BonusRule::Truncated => "truncated",
        BonusRule::Linear => "linear",
    }
}

/// What is given with much or little left: nothing left at the left.
fn figure(rule: BonusRule, extra: Millis, bonus: Millis) -> El {
    let gives = |left: Millis| rule.after_press(left, extra, bonus) - left;
    let part = |of: i64, pieces: i64| Millis::new(extra.get() / pieces * of);
    let most = bonus.get().max(1);
    // Tenths of the drawing's units keep straight lines straight.
    let point = |left: Millis| {
        let x = 10 * SIDE + 10 * left.get() * (WIDTH - 2 * SIDE) / extra.get().max(1);
        let y = 10 * (TOP + HEIGHT) - 10 * gives(left).get() * HEIGHT / most;
        (x, y)
    };
    let mut path = String::new();
    for i in 0..=PIECES {
        let (x, y) = point(part(i, PIECES));
        path.push_str(if i == 0 { "M" } else { "L" });
        path.push_str(&decimal(x, "."));
        path.push(' ');
        path.push_str(&decimal(y, "."));
    }
    let text = |x: i64, y: i64, words: String| {
        svg("text")
            .attr("x", x.to_string())
            .attr("y", y.to_string())
            .attr("text-anchor", "middle")
            .child(words)
    };
    let at: Vec<Millis> = (0..=NUMBERS).map(|i| part(i, NUMBERS)).collect();
    let numbers: Vec<El> = at
        .iter()
        .map(|&left| {
            let (x, y) = point(left);
            let sign = if gives(left).is_positive() { "+" } else { "" };
            // Move the number aside where the line falls.
            let falls = left.is_positive() && gives(left) < gives(left - part(1, PIECES));
            let x = x / 10 + if falls { 8 } else { 0 };
            text(x, y / 10 - 4, [sign, &short(gives(left))].concat())
        })
        .collect();
    let scale: Vec<El> = at
        .iter()
        .map(|&left| text(point(left).0 / 10, TOP + HEIGHT + 12, short(left)))
        .collect();
    let told: Vec<(Millis, Millis)> = at.iter().map(|&left| (left, gives(left))).collect();
    let line = |class: &str, d: &str| svg("path").class(class).attr("d", d);
    let base = (TOP + HEIGHT).to_string();
    svg("svg")
        .class("gives")
        .attr("role", "img")
        .attr("aria-label", (t().editor.rule_figure)(&told))
        .attr(
            "viewBox",
            [
                "0 0 ",
                &WIDTH.to_string(),
                " ",
                &(TOP + HEIGHT + 28).to_string(),
            ]
            .concat(),
        )
        .child(line(
            "axis",
            &["M0 ", &base, "H", &WIDTH.to_string()].concat(),
        ))
        .child(line("curve", &path))
        .child(numbers)
        .child(scale)
        .child(text(
            WIDTH / 2,
            TOP + HEIGHT + 25,
            t().editor.rule_left.into(),
        ))
}

/// Seconds, with any tenth; minutes and seconds from two minutes on.
fn short(time: Millis) -> String {
    let tenths = time.get() / 100;
    if tenths >= 1_200 {
        let seconds = tenths / 10;
        let rest = (seconds % 60).to_string();
        let zero = if rest.len() < 2 { "0" } else { "" };
        return [&(seconds / 60).to_string(), ":", zero, &rest].concat();
    }
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        _ => decimal(tenths, t().editor.decimal),
    }
}

/// Formats tenths, with `sign` as the decimal separator.
fn decimal(tenths: i64, sign: &str) -> String {
    [
        &*(tenths / 10).to_string(),
        sign,
        &(tenths % 10).to_string(),
    ]
    .concat()
}
