//! The exhibit of the bonus curves in a lesson.

use leptos::prelude::*;

use super::Stage;
use crate::lessons::exhibit::curves::CurvesState;
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::el::{El, several};
use crate::ui::widgets::bonus_curves::curves;

pub(crate) fn curves_exhibit(stage: Stage) -> El {
    let Some(exhibit) = stage
        .look(|desk| of(desk).map(|desk| *desk.exhibit()))
        .flatten()
    else {
        return several();
    };
    let desk = Memo::new(move |_| stage.see(|desk| of(desk).copied()).flatten());
    curves(exhibit, desk, move |act| stage.act(ExhibitAct::Curves(act)))
}

fn of(desk: &ExhibitState) -> Option<&CurvesState> {
    match desk {
        ExhibitState::Curves(desk) => Some(desk),
        _ => None,
    }
}
