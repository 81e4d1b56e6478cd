//! The bonus rules as curves: what a press on extra time gives, by the time left. A handle is
//! dragged along them; the figures are exact.

mod handle;
mod plot;
mod rule_choice;
mod scale;

use leptos::prelude::*;

use crate::lessons::exhibit::curves::{CurvesAct, CurvesState};
use crate::time::Millis;
use crate::ui::text::base;
use crate::ui::text::learn as texts;
use plot::Plot;
use rule_choice::RuleChoice;
use scale::position_in_words;

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
