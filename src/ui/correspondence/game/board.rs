//! The board of the game and its replay. Looking at an earlier position enters nothing.

use leptos::prelude::*;

use super::state::GamePage;
use crate::ui::text;
use crate::ui::widgets::board::{Board, Movable, Scene, speech, way};
use crate::ui::widgets::replay::ReplayStep;

/// The board, and what screen readers say of the position.
#[component]
pub(super) fn GameBoard(page: GamePage) -> impl IntoView {
    let scene = Memo::new(move |_| scene(page));
    let look = page.context.board_look();
    let past = move || page.past.get().map(|_| text::correspondence::game::past());
    view! {
        <div class="correspondence-position">
            <Board scene look on_move=move |play| page.lay(play)/>
            <p class="unseen spoken" role="status">
                {move || spoken(page)} " " {past}
            </p>
        </div>
    }
}

/// The last move on the board that is not entered yet, or the one that led to the position.
fn spoken(page: GamePage) -> String {
    let past = page.past.get();
    if let (None, Some((before, play))) = (past, page.line.with(|line| line.last.clone())) {
        return speech::moved(&before, play);
    }
    page.ledger.with(|ledger| {
        let line = ledger.line();
        let ply = past.unwrap_or(line.ply());
        speech::led_to(line, ply).unwrap_or_else(|| text::play::moves::before_first().to_owned())
    })
}

fn scene(page: GamePage) -> Scene {
    let takes = page.takes_moves();
    let bottom = page.bottom();
    let past = page.past.get();
    let mut scene = page.ledger.with(|ledger| {
        let line = ledger.line();
        let ply = past.unwrap_or(line.ply()).min(line.ply());
        let movable = if takes && past.is_none() {
            Movable::SideToMove
        } else {
            Movable::None
        };
        Scene::of_line(line, ply, movable, bottom)
    });
    page.line.with(|line| {
        if let (None, Some((_, play))) = (past, &line.last) {
            scene.position = line.after.clone();
            scene.last = Some(way(*play));
            scene.ply += line.moves.len();
            // A typed move that cannot be read blocks further moves on the board.
            if line.problem.is_some() {
                scene.movable = Movable::None;
            }
        }
    });
    scene
}

/// Shows the position after `ply` half-moves.
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
