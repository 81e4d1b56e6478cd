//! The scale of the drawing: from times to places, and to the words beside them.

use crate::clock::BonusRule;
use crate::lessons::exhibit::curves::{CurvesExhibit, CurvesState};
use crate::time::{Millis, exact_seconds};
use crate::ui::text::base;
use crate::ui::text::learn as texts;

/// The size of the drawing in its own units, with margins for the numbers.
pub(super) const WIDTH: i64 = 360;
pub(super) const HEIGHT: i64 = 220;
pub(super) const START: i64 = 54;
pub(super) const END: i64 = 346;
pub(super) const TOP: i64 = 20;
pub(super) const BASE: i64 = 176;
/// The number of segments of a curve; the knees of the rules fall on their ends.
const PIECES: i64 = 120;

/// Computes how much a press gives under a rule.
pub(super) fn gain(exhibit: &CurvesExhibit, rule: BonusRule, left: Millis) -> Millis {
    rule.after_press(left, exhibit.extra, exhibit.bonus) - left
}

/// Places a time left, in tenths of a unit.
pub(super) fn x_of(exhibit: &CurvesExhibit, left: Millis) -> i64 {
    START * 10 + left.get() * (END - START) * 10 / exhibit.extra.get().max(1)
}

/// Places a gain, in tenths of a unit.
pub(super) fn y_of(exhibit: &CurvesExhibit, gain: Millis) -> i64 {
    BASE * 10 - gain.get() * (BASE - TOP) * 10 / exhibit.bonus.get().max(1)
}

/// Reads the time left at a place in the drawing, to a segment: keys allow finer steps.
pub(super) fn left_at(exhibit: &CurvesExhibit, x: f64) -> Millis {
    let share = (x - START as f64) / (END - START) as f64;
    let piece = (share.clamp(0.0, 1.0) * PIECES as f64).round() as i64;
    Millis::new(exhibit.extra.get() * piece / PIECES)
}

/// Places the handle, in tenths of a unit.
pub(super) fn point(state: &CurvesState) -> (i64, i64) {
    let exhibit = state.exhibit();
    (x_of(exhibit, state.left), y_of(exhibit, state.gain()))
}

/// Draws the curve of a rule as the data of a path.
pub(super) fn path(exhibit: &CurvesExhibit, rule: BonusRule) -> String {
    let mut path = String::new();
    for i in 0..=PIECES {
        let left = Millis::new(exhibit.extra.get() * i / PIECES);
        path.push_str(if i == 0 { "M" } else { "L" });
        path.push_str(&tenths(x_of(exhibit, left)));
        path.push(' ');
        path.push_str(&tenths(y_of(exhibit, gain(exhibit, rule, left))));
    }
    path
}

/// Names a rule as the style sheet does.
pub(super) fn name(rule: BonusRule) -> &'static str {
    match rule {
        BonusRule::Hybrid => "hybrid",
        BonusRule::Truncated => "truncated",
        BonusRule::Linear => "linear",
    }
}

/// Says where the handle is.
pub(super) fn position_in_words(state: &CurvesState) -> String {
    let [left, after] = [state.left, state.after(state.rule)].map(base::decimal);
    texts::curves::place(&left, &after)
}

/// Says how much is gained.
pub(super) fn gain_in_words(gain: Millis) -> String {
    ["+", &texts::curves::seconds(&base::decimal(gain))].concat()
}

/// Writes tenths of a unit as a number of units.
pub(super) fn tenths(of: i64) -> String {
    [&(of / 10).to_string(), ".", &(of % 10).abs().to_string()].concat()
}

/// Writes a time as a machine-readable number of seconds.
pub(super) fn decimal(time: Millis) -> String {
    exact_seconds(time, ".")
}

/// Writes a time in whole seconds, for the axes.
pub(super) fn short(time: Millis) -> String {
    (time.get() / 1_000).to_string()
}
