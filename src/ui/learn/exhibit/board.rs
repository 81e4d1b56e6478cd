//! A lesson's board with both clocks.

use leptos::prelude::*;

use super::Stage;
use super::small_clock::small_clock;
use crate::clock::{Color, Face, Phase};
use crate::lessons::exhibit::board::{BoardAct, BoardExhibitState};
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::context::AppContext;
use crate::ui::context::board_look::BoardLook;
use crate::ui::el::{El, el, several, text, when};
use crate::ui::text::{learn, t};
use crate::ui::widgets::board::{Board, Movable, Scene};

pub(crate) fn board_exhibit(stage: Stage) -> El {
    let Some(exhibit) = stage
        .look(|exhibit| of(exhibit).map(|exhibit| *exhibit.exhibit()))
        .flatten()
    else {
        return several();
    };
    let face = Memo::new(move |_| see(stage, BoardExhibitState::face));
    let shown = Memo::new(move |_| see(stage, scene).unwrap_or_default());
    // The look comes from the app's settings or, in an embedded frame, from the host page.
    let look = match use_context::<AppContext>() {
        Some(context) => context.board_look(),
        None => use_context().unwrap_or_else(|| Signal::stored(BoardLook::default())),
    };
    let play = move |play| stage.act(ExhibitAct::Board(BoardAct::Play(play)));
    let field = El::of(view! { <Board scene=shown look on_move=play/> });
    let offers: Vec<El> = exhibit
        .offers
        .iter()
        .map(|&event| {
            el("button")
                .attr("type", "button")
                .attr("data-offer", event.name())
                .on("click", move |pressed| {
                    let act = ExhibitAct::Board(BoardAct::Clock(event));
                    stage.act_at(act, pressed.time_stamp());
                })
                .child((learn().act)(&event))
        })
        .collect();
    let bottom = stage.look(|exhibit| of(exhibit).map(bottom)).flatten();
    let bottom = bottom.unwrap_or(Color::White);
    el("div")
        .class("exb")
        .child(el("div").class("exb-board").child(field))
        .child(small_clock(bottom.other(), face).attr("data-place", "top"))
        .child(small_clock(bottom, face).attr("data-place", "bottom"))
        .child(
            el("div")
                .class("exb-below")
                .child(
                    el("p")
                        .class("exb-said")
                        .attr("role", "status")
                        .child(text(move || face.with(|face| face.as_ref().map(said)))),
                )
                .child(when(
                    move || face.with(|face| face.is_some_and(|face| face.outcome.is_none())),
                    {
                        let offers = StoredValue::new_local(offers);
                        move || offers.get_value()
                    },
                )),
        )
}

fn of(exhibit: &ExhibitState) -> Option<&BoardExhibitState> {
    match exhibit {
        ExhibitState::Board(exhibit) => Some(&**exhibit),
        _ => None,
    }
}

fn see<T>(stage: Stage, see: fn(&BoardExhibitState) -> T) -> Option<T> {
    stage.see(|exhibit| of(exhibit).map(see)).flatten()
}

/// The learner's side, or the side that moves first.
fn bottom(exhibit: &BoardExhibitState) -> Color {
    exhibit.side().unwrap_or(exhibit.sheet.start().turn())
}

fn scene(exhibit: &BoardExhibitState) -> Scene {
    let line = exhibit.line();
    let goes_on = matches!(exhibit.face().phase, Phase::Ready | Phase::Running(_));
    let movable = match exhibit.side() {
        _ if !goes_on => Movable::None,
        Some(side) => Movable::Only(side),
        None => Movable::SideToMove,
    };
    Scene::of_line(&line, line.ply(), movable, bottom(exhibit))
}

/// The result, or why no clock runs.
fn said(face: &Face) -> String {
    if let Some(outcome) = face.outcome {
        return (t().words.outcome)(outcome);
    }
    let fallen = Color::ALL
        .into_iter()
        .find(|&color| face.sides.get(color).flag.is_some());
    match (fallen, face.phase) {
        (Some(color), _) => (t().words.flag_fell)(color),
        (None, Phase::Ready) => learn().double_flag.first_move_starts.into(),
        _ => String::new(),
    }
}
