//! The choice of the rule, which is also the legend of the curves: [`RuleChoice`].

use leptos::prelude::*;

use super::scale::{gain, gain_in_words, name};
use crate::clock::BonusRule;
use crate::lessons::exhibit::curves::{CurvesAct, CurvesState};
use crate::ui::text::shared;
use crate::ui::widgets::radio::Radio;

/// Lets the learner choose the rule, and says how much each gives here.
#[component]
pub(super) fn RuleChoice(state: Memo<CurvesState>, on_act: Callback<CurvesAct>) -> impl IntoView {
    let rules = state.with_untracked(|state| state.exhibit().rules);
    let choice = move |&rule: &BonusRule| {
        let gives =
            move || gain_in_words(state.with(|state| gain(state.exhibit(), rule, state.left)));
        view! {
            <label class="exc-rule" data-rule=name(rule)>
                <Radio
                    name="exc-rule"
                    value=name(rule)
                    is_chosen=Signal::derive(move || state.with(|state| state.rule == rule))
                    on_choose=move |()| on_act.run(CurvesAct::Choose(rule))
                />
                <Sample rule/>
                <span>{shared::editor::rule_name(rule)}</span>
                <span class="num">{gives}</span>
            </label>
        }
    };
    view! {
        <div class="exc-rules" role="radiogroup" aria-label=shared::editor::rule()>
            {rules.iter().map(choice).collect_view()}
        </div>
    }
}

/// Draws a sample of a rule's line.
#[component]
fn Sample(rule: BonusRule) -> impl IntoView {
    view! {
        <svg class="exc-key" viewBox="0 0 36 8" aria-hidden="true">
            <path class="exc-curve" data-rule=name(rule) d="M0 4H36"></path>
        </svg>
    }
}
