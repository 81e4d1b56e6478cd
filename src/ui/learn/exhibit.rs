//! Interactive exhibits in lessons: [`fn@Exhibit`] shows one, [`Stage`] runs its time.

mod absence;
mod block_figure;
mod board;
mod bonus_curves;
mod clock;
mod curves;
mod duration;
mod ledger;
mod post_button;
mod side_by_side;
mod small_clock;
mod stage;
mod stage_game;

use leptos::prelude::*;

use crate::lessons::exhibit::ExhibitState;
use absence::AbsenceExhibit;
use board::BoardExhibit;
use clock::ClockExhibit;
use curves::CurvesExhibit;
use duration::DurationExhibit;
use ledger::LedgerExhibit;
use side_by_side::ClocksSideBySide;

pub(super) use stage::Stage;

/// The exhibit of the current step, created once per step.
#[component]
pub(super) fn Exhibit(stage: Stage) -> impl IntoView {
    let show = stage.look(|exhibit| match exhibit {
        ExhibitState::Clock(_) => |stage| view! { <ClockExhibit stage/> }.into_any(),
        ExhibitState::Board(_) => |stage| view! { <BoardExhibit stage/> }.into_any(),
        ExhibitState::Ledger(_) => |stage| view! { <LedgerExhibit stage/> }.into_any(),
        ExhibitState::Curves(_) => |stage| view! { <CurvesExhibit stage/> }.into_any(),
        ExhibitState::Duration(_) => |stage| view! { <DurationExhibit stage/> }.into_any(),
        ExhibitState::Absence(_) => |stage| view! { <AbsenceExhibit stage/> }.into_any(),
        ExhibitState::SideBySide(_) => |stage| view! { <ClocksSideBySide stage/> }.into_any(),
    } as fn(Stage) -> AnyView);
    show.map(|show| show(stage))
}
