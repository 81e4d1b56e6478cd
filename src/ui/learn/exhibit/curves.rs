//! The exhibit of the bonus curves in a lesson.

use leptos::prelude::*;

use super::Stage;
use crate::lessons::exhibit::curves::CurvesState;
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::el::{El, several};
use crate::ui::widgets::bonus_curves::curves;

pub(crate) fn curves_exhibit(stage: Stage) -> El {
    let Some(exhibit) = stage
        .look(|exhibit| of(exhibit).map(|state| *state.exhibit()))
        .flatten()
    else {
        return several();
    };
    let state = Memo::new(move |_| stage.see(|exhibit| of(exhibit).copied()).flatten());
    curves(exhibit, state, move |act| {
        stage.act(ExhibitAct::Curves(act))
    })
}

fn of(exhibit: &ExhibitState) -> Option<&CurvesState> {
    match exhibit {
        ExhibitState::Curves(state) => Some(state),
        _ => None,
    }
}
