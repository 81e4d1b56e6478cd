//! A lesson's board with both clocks: [`fn@BoardExhibit`].

use leptos::prelude::*;

use super::small_clock::SmallClock;
use super::stage::Stage;
use crate::clock::{Color, Event, Face, Phase};
use crate::lessons::exhibit::board::{BoardAct, BoardExhibitState};
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::context::AppContext;
use crate::ui::context::board_look::BoardLook;
use crate::ui::text::learn as texts;
use crate::ui::text::{self, shared};
use crate::ui::widgets::board::{Board, Movable, Scene};

#[component]
pub(super) fn BoardExhibit(stage: Stage) -> impl IntoView {
    let exhibit = stage
        .look(|exhibit| of(exhibit).map(|exhibit| *exhibit.exhibit()))
        .flatten()?;
    let bottom = stage.look(|exhibit| of(exhibit).map(bottom)).flatten();
    let bottom = bottom.unwrap_or(Color::White);
    let face = Memo::new(move |_| see(stage, BoardExhibitState::face));
    let scene = Memo::new(move |_| see(stage, scene).unwrap_or_default());
    // The look comes from the app's settings or, in an embedded frame, from the host page.
    let look = match use_context::<AppContext>() {
        Some(context) => context.board_look(),
        None => use_context().unwrap_or_else(|| Signal::stored(BoardLook::default())),
    };
    let is_open = move || face.with(|face| face.is_some_and(|face| face.outcome.is_none()));
    let offer = move |event| view! { <Offer stage event/> };
    Some(view! {
        <div class="exb stack">
            <div class="exb-board">
                <Board
                    scene
                    look
                    on_move=move |play| stage.act(ExhibitAct::Board(BoardAct::Play(play)))
                />
            </div>
            <SmallClock color=bottom.other() face place="top"/>
            <SmallClock color=bottom face place="bottom"/>
            <div class="exb-below row">
                <p class="exb-said" role="status">
                    {move || face.with(|face| face.as_ref().map(said))}
                </p>
                <Show when=is_open>{exhibit.offers.iter().copied().map(offer).collect_view()}</Show>
            </div>
        </div>
    })
}

/// A button for an event on the clock.
#[component]
fn Offer(stage: Stage, event: Event) -> impl IntoView {
    view! {
        <button
            type="button"
            data-offer=event.name()
            on:click=move |pressed| {
                stage.act_at(ExhibitAct::Board(BoardAct::Clock(event)), pressed.time_stamp());
            }
        >
            {texts::label(&event)}
        </button>
    }
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
        return text::history::outcome(outcome);
    }
    let fallen = Color::ALL
        .into_iter()
        .find(|&color| face.sides.get(color).flag.is_some());
    match (fallen, face.phase) {
        (Some(color), _) => shared::names::flag_fell(color).to_owned(),
        (None, Phase::Ready) => texts::curves::first_move_starts().into(),
        _ => String::new(),
    }
}
