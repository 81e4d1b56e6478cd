//! The board with the sheet of the game beside it: [`fn@Game`].

use leptos::prelude::*;

use super::annotate::{Annotate, Undone};
use super::heading::Heading;
use super::problems::Problems;
use super::state::Study;
use super::take_along::{CouldWin, TakeAlong};
use crate::clock::{Color, GameResult};
use crate::game::GameTree;
use crate::ui::text;
use crate::ui::widgets::board::{Board, Movable, comment_shapes};
use crate::ui::widgets::notation::Notation;
use crate::ui::widgets::notation::layout::lay_out;
use crate::ui::widgets::notation::speech::spoken;
use crate::ui::widgets::replay::{FlipButton, Walk, scene};

/// The board, and the text of the game beside it.
#[component]
pub(crate) fn Game(
    study: Study,
    /// Opens another game, where one can be opened.
    #[prop(optional, into)]
    on_open: Option<Callback<()>>,
    /// More content of the sheet.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let at = study.at.get();
        let bottom = if study.flipped.get() {
            Color::Black
        } else {
            Color::White
        };
        let movable = if study.fixed.get() {
            Movable::None
        } else {
            Movable::SideToMove
        };
        study
            .with_tree(|tree| scene(tree, at, movable, bottom))
            .unwrap_or_default()
    });
    let drawn = Memo::new(move |_| {
        let at = study.at.get();
        study
            .with_tree(|tree| comment_shapes::shapes(&tree.notes(at).after))
            .unwrap_or_default()
    });
    let look = study.context.board_look();
    let play = move |played| study.play(played);
    let step = move |step| {
        study.step(step);
    };
    let flip = move |()| study.flipped.update(|flipped| *flipped = !*flipped);
    view! {
        <div class="board-and-sheet">
            <div class="board-side">
                <Board scene=shown look shapes=drawn on_move=play/>
            </div>
            <div class="game-sheet">
                <Heading study/>
                <Problems study/>
                <Moves study/>
                <Walk on_step=step>
                    <FlipButton on_flip=flip/>
                </Walk>
                <Undone study/>
                <Annotate study/>
                {children.map(|children| children())}
                <TakeAlong study on_open/>
                <CouldWin shown/>
            </div>
            <Spoken study/>
        </div>
    }
}

/// The text of the game.
#[component]
fn Moves(study: Study) -> impl IntoView {
    let is_empty = move || study.with_tree(GameTree::is_empty).unwrap_or_default();
    let passages = move || study.with_tree(lay_out).unwrap_or_default();
    let result = move || {
        study
            .book
            .with(|book| book.as_ref()?.game().result.map(GameResult::shown))
    };
    view! {
        <section class="text-of-game" aria-label=text::play::moves::title()>
            <Show when=is_empty>
                <p class="quiet">{text::study::moves::none()}</p>
            </Show>
            <Notation
                passages=Signal::derive(passages)
                result=Signal::derive(result)
                at=study.at
                on_choose=move |node| study.go(node)
            />
        </section>
    }
}

/// The current move, for screen readers.
#[component]
fn Spoken(study: Study) -> impl IntoView {
    let said = move || {
        let at = study.at.get();
        study.with_tree(|tree| spoken(tree, at)).unwrap_or_default()
    };
    view! {
        <p class="unseen spoken" role="status" aria-live="polite">
            {said}
        </p>
    }
}
