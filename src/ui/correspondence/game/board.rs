//! The board of the game and its replay. Looking at an earlier position enters nothing.

use leptos::prelude::*;

use super::state::{Ask, GamePage};
use crate::game::Position;
use crate::ui::text;
use crate::ui::widgets::board::{Board, Movable, Scene, speech, way};
use crate::ui::widgets::replay::ReplayStep;
use shakmaty::Position as _;

/// The board, and what screen readers say of the position.
#[component]
pub(super) fn GameBoard(page: GamePage) -> impl IntoView {
    let scene = Memo::new(move |_| scene(page));
    let look = page.context.board_look();
    let past = move || page.past.get().map(|_| text::correspondence().game.past);
    view! {
        <div class="correspondence-position">
            <Board scene look on_move=move |play| page.lay(play)/>
            <p class="unseen spoken" role="status">
                {move || spoken(page)} " " {past}
            </p>
        </div>
    }
}

/// The move on the board that is not entered yet, or the one that led to the position.
fn spoken(page: GamePage) -> String {
    page.ledger.with(|ledger| {
        let line = ledger.line();
        if let Ask::Move(play, _) = page.ask.get() {
            return speech::moved(line.position(), play);
        }
        let ply = page.past.get().unwrap_or(line.ply());
        speech::led_to(line, ply).unwrap_or_else(|| text::play().before_first.to_owned())
    })
}

fn scene(page: GamePage) -> Scene {
    let takes = page.takes_moves();
    let bottom = page.bottom();
    let laid = match page.ask.get() {
        Ask::Move(play, _) => Some(play),
        _ => None,
    };
    let past = page.past.get();
    page.ledger.with(|ledger| {
        let line = ledger.line();
        let ply = past.unwrap_or(line.ply()).min(line.ply());
        let movable = if takes && past.is_none() {
            Movable::SideToMove
        } else {
            Movable::None
        };
        let mut scene = Scene::of_line(line, ply, movable, bottom);
        if let Some(play) = laid
            && past.is_none()
            && let Ok(after) = Position::play(scene.position.clone(), play)
        {
            scene.position = after;
            scene.last = Some(way(play));
            scene.movable = Movable::None;
            scene.ply += 1;
        }
        scene
    })
}

/// Shows the position after so many moves.
pub(super) fn show(page: GamePage, ply: usize) {
    let now = page.ledger.with_untracked(|ledger| ledger.line().ply());
    page.past.set((ply < now).then_some(ply));
}

/// A step through the moves; `false` where it leads nowhere.
pub(super) fn step(page: GamePage, step: ReplayStep) -> bool {
    let now = page.ledger.with_untracked(|ledger| ledger.line().ply());
    let at = page.past.get_untracked().unwrap_or(now);
    let to = step.in_line(at, now);
    to.inspect(|&to| show(page, to)).is_some()
}
