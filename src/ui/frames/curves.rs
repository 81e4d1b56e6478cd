//! The embedded bonus curves: what a press on extra time gives, by each rule.

use leptos::prelude::*;

use super::view_title::named;
use crate::clock::BonusRule;
use crate::lessons::exhibit::curves::{CurvesAct, CurvesExhibit};
use crate::time::Millis;
use crate::ui::el::El;
use crate::ui::widgets::bonus_curves::curves;

/// The rules that fit: the hybrid's bonus is at most half of the extra time.
const WITHOUT_HYBRID: &[BonusRule] = &[BonusRule::Truncated, BonusRule::Linear];

/// The curves for these times; this rule is chosen first.
pub(super) fn curves_view(extra: Millis, bonus: Millis, rule: BonusRule) -> El {
    let fits = bonus.get() * 2 <= extra.get();
    let exhibit = CurvesExhibit {
        extra,
        bonus,
        rules: if fits {
            &BonusRule::ALL
        } else {
            WITHOUT_HYBRID
        },
        left: Millis::ZERO,
    };
    let mut first = exhibit.begin();
    // A rule that does not fit was refused with the address.
    let _ = first.act(CurvesAct::Choose(rule));
    let state = RwSignal::new(first);
    let shown = Memo::new(move |_| Some(state.get()));
    let act = move |act| {
        state.update(|state| {
            // What is not offered cannot be chosen.
            let _ = state.act(act);
        });
    };
    named("curves", "embed-view").child(curves(exhibit, shown, act))
}
