//! The bonus rules as curves: what a press on extra time gives, by the time left. A handle is
//! dragged along them; the figures are exact.

mod plot;
mod scale;

use leptos::prelude::*;

use crate::clock::BonusRule;
use crate::lessons::exhibit::curves::{CurvesAct, CurvesState};
use crate::time::Millis;
use crate::ui::text::{base, learn as texts, shared};
use crate::ui::widgets::radio::Radio;
use plot::Plot;
use scale::{gain, gain_in_words, name, position_in_words};

/// Shows the curves with their handle, and the figures where it is.
#[component]
pub(crate) fn BonusCurves(
    state: Memo<CurvesState>,
    #[prop(into)] on_act: Callback<CurvesAct>,
) -> impl IntoView {
    let has_choice = state.with_untracked(|state| state.exhibit().rules.len() > 1);
    let figure = |name: &'static str, label: &'static str, value: fn(&CurvesState) -> Millis| {
        view! {
            <div>
                <dt>{label}</dt>
                <dd class="num" data-figure=name>
                    {move || texts::curves::seconds(&base::decimal(state.with(value)))}
                </dd>
            </div>
        }
    };
    let pressed = move || state.with(|state| (state.pressed > 0).then(|| position_in_words(state)));
    view! {
        <div class="exc">
            <Plot state on_act/>
            <p class="exc-hint note" id="exc-hint">
                {texts::curves::drag()}
            </p>
            {has_choice.then(|| view! { <RuleChoice state on_act/> })}
            <dl class="exc-figures">
                {figure("left", texts::curves::left(), |state| state.left)}
                {figure("gives", texts::curves::gives(), CurvesState::gain)}
                {figure("after", texts::curves::after(), |state| state.after(state.rule))}
            </dl>
            <button
                class="exc-press"
                type="button"
                data-act="press"
                on:click=move |_| on_act.run(CurvesAct::Press)
            >
                {texts::curves::press()}
            </button>
            <span class="unseen" role="status">
                {pressed}
            </span>
        </div>
    }
}

/// Lets the learner choose the rule, and says how much each gives here.
#[component]
fn RuleChoice(state: Memo<CurvesState>, on_act: Callback<CurvesAct>) -> impl IntoView {
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
