//! The exhibit of the bonus curves in a lesson: [`fn@CurvesExhibit`].

use leptos::prelude::*;

use super::stage::Stage;
use crate::lessons::exhibit::curves::CurvesState;
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::widgets::bonus_curves::curves;

#[component]
pub(super) fn CurvesExhibit(stage: Stage) -> impl IntoView {
    let exhibit = stage
        .look(|exhibit| of(exhibit).map(|state| *state.exhibit()))
        .flatten()?;
    let state = Memo::new(move |_| stage.see(|exhibit| of(exhibit).copied()).flatten());
    Some(curves(exhibit, state, move |act| {
        stage.act(ExhibitAct::Curves(act));
    }))
}

fn of(exhibit: &ExhibitState) -> Option<&CurvesState> {
    match exhibit {
        ExhibitState::Curves(state) => Some(state),
        _ => None,
    }
}
