//! The three rules for the bonus on extra time, each described and plotted for the form's times.

use leptos::prelude::*;

use crate::clock::BonusRule;
use crate::time::Millis;
use crate::ui::text::manage::{bonus_figure, make as texts};
use crate::ui::text::shared;

/// Size of the plot, in its own units.
const WIDTH: i64 = 176;
const HEIGHT: i64 = 40;
/// Margins for the numbers and the title above.
const TOP: i64 = 32;
const SIDE: i64 = 16;
/// The height of the axis.
const BASE: i64 = TOP + HEIGHT;
/// Number of intervals between labelled times.
const NUMBERS: i64 = 4;
/// Number of segments of the curve.
const PIECES: i64 = 48;

/// The choice of a rule.
#[component]
pub(super) fn BonusRules(
    /// The name of the radio buttons.
    name: String,
    #[prop(into)] value: Signal<BonusRule>,
    #[prop(into)] on_change: Callback<BonusRule>,
    /// The extra time and the bonus.
    #[prop(into)]
    times: Signal<(Millis, Millis)>,
) -> impl IntoView {
    let option = |rule: BonusRule| {
        let figure = move || {
            let (extra, bonus) = times.get();
            view! { <Figure rule extra bonus/> }
        };
        view! {
            <label class="rule">
                <input
                    type="radio"
                    name=name.clone()
                    value=key(rule)
                    prop:checked=move || value.get() == rule
                    on:change=move |_| on_change.run(rule)
                />
                <strong>{shared::editor::rule_name(rule)}</strong>
                <small>{texts::rule_hint(rule)}</small>
                {move || figure()}
            </label>
        }
    };
    view! {
        <div class="rules" role="radiogroup" aria-label=shared::editor::rule()>
            <p class="quiet">{shared::editor::rule()}</p>
            {BonusRule::ALL.map(option).collect_view()}
        </div>
    }
}

fn key(rule: BonusRule) -> &'static str {
    match rule {
        BonusRule::Hybrid => "hybrid",
        BonusRule::Truncated => "truncated",
        BonusRule::Linear => "linear",
    }
}

/// Plots the gain by the extra time left, from none on the left.
#[component]
fn Figure(rule: BonusRule, extra: Millis, bonus: Millis) -> impl IntoView {
    let gives = |left: Millis| rule.after_press(left, extra, bonus) - left;
    let part = |of: i64, pieces: i64| Millis::new(extra.get() / pieces * of);
    let most = bonus.get().max(1);
    // Tenths of the drawing's units keep straight lines straight.
    let point = |left: Millis| {
        let x = 10 * SIDE + 10 * left.get() * (WIDTH - 2 * SIDE) / extra.get().max(1);
        let y = 10 * BASE - 10 * gives(left).get() * HEIGHT / most;
        (x, y)
    };
    let mut curve = String::new();
    for i in 0..=PIECES {
        let (x, y) = point(part(i, PIECES));
        let command = if i == 0 { "M" } else { "L" };
        curve += &format!("{command}{} {}", decimal(x, "."), decimal(y, "."));
    }
    let label = |x: i64, y: i64, words: String| {
        view! { <text x=x y=y text-anchor="middle">{words}</text> }
    };
    let gain = |&left: &Millis| {
        let (x, y) = point(left);
        let sign = if gives(left).is_positive() { "+" } else { "" };
        // Move the number aside where the line falls.
        let falls = left.is_positive() && gives(left) < gives(left - part(1, PIECES));
        let x = x / 10 + if falls { 8 } else { 0 };
        label(x, y / 10 - 4, format!("{sign}{}", short(gives(left))))
    };
    let time = |&left: &Millis| label(point(left).0 / 10, BASE + 12, short(left));
    let at: Vec<Millis> = (0..=NUMBERS).map(|i| part(i, NUMBERS)).collect();
    let points: Vec<(Millis, Millis)> = at.iter().map(|&left| (left, gives(left))).collect();
    view! {
        <svg
            class="gives"
            role="img"
            aria-label=bonus_figure(&points)
            viewBox=format!("0 0 {WIDTH} {}", BASE + 28)
        >
            <path class="axis" d=format!("M0 {BASE}H{WIDTH}")></path>
            <path class="curve" d=curve></path>
            {at.iter().map(gain).collect_view()}
            {at.iter().map(time).collect_view()}
            <text x="0" y="10">{texts::rule_gives()}</text>
            {label(WIDTH / 2, BASE + 25, texts::rule_left().into())}
        </svg>
    }
}

/// Seconds, with any tenth; minutes and seconds from two minutes on.
fn short(time: Millis) -> String {
    let tenths = time.get() / 100;
    if tenths >= 1_200 {
        let seconds = tenths / 10;
        return format!("{}:{:02}", seconds / 60, seconds % 60);
    }
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        _ => decimal(tenths, texts::decimal()),
    }
}

/// Formats tenths, with `sign` as the decimal separator.
fn decimal(tenths: i64, sign: &str) -> String {
    format!("{}{sign}{}", tenths / 10, tenths % 10)
}
