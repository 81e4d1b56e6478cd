//! The exhibit of the bonus curves in a lesson: [`fn@CurvesExhibit`].

use leptos::prelude::*;

use super::stage::Stage;
use crate::lessons::exhibit::curves::CurvesState;
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::learn::exhibit::bonus_curves::BonusCurves;

#[component]
pub(super) fn CurvesExhibit(stage: Stage) -> impl IntoView {
    let exhibit = stage
        .look(|exhibit| of(exhibit).map(|state| *state.exhibit()))
        .flatten()?;
    let state = Memo::new(move |_| {
        let seen = stage.see(|exhibit| of(exhibit).copied()).flatten();
        seen.unwrap_or_else(|| exhibit.begin())
    });
    Some(view! { <BonusCurves state on_act=move |act| stage.act(ExhibitAct::Curves(act))/> })
}

fn of(exhibit: &ExhibitState) -> Option<&CurvesState> {
    match exhibit {
        ExhibitState::Curves(state) => Some(state),
        _ => None,
    }
}
