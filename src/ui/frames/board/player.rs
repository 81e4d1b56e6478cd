//! The player of a side, with the time that was left: [`Player`].

use leptos::prelude::*;

use super::state::Game;
use crate::clock::Color;
use crate::game::pgn::annotation;
use crate::game::{GameTree, NodeId};
use crate::ui::text::base;

/// Names the player of the side above the board, or of the one below, and marks whose move it is.
#[component]
pub(super) fn Player(game: Game, is_upper: bool) -> impl IntoView {
    let side = move || {
        let bottom = game.bottom.get();
        if is_upper { bottom.other() } else { bottom }
    };
    let name = move || game.with_tree(|tree| name_of(tree, side()));
    let left = move || {
        let at = game.at.get();
        game.with_tree(|tree| left(tree, at, side()))
    };
    let moves = move || {
        let at = game.at.get();
        game.with_tree(|tree| turn(tree, tree.path(at).len()) == side())
    };
    view! {
        <p class="embed-player" class:moves=moves data-side=move || side().name()>
            <span class="embed-man" aria-hidden="true"></span>
            <span class="embed-name" dir="auto">
                {name}
            </span>
            <span class="embed-left num">{left}</span>
        </p>
    }
}

/// Names the player of a side, or else the side.
fn name_of(tree: &GameTree, side: Color) -> String {
    let tag = match side {
        Color::White => "White",
        Color::Black => "Black",
    };
    match tree.tags.get(tag).unwrap_or("").trim() {
        "" | "?" => base::names::color(side).to_owned(),
        name => name.to_owned(),
    }
}

/// Finds the side to move after this many half-moves.
fn turn(tree: &GameTree, ply: usize) -> Color {
    let first = tree.start().turn();
    match ply % 2 {
        0 => first,
        _ => first.other(),
    }
}

/// Finds the last time noted for a side's clock on the way to a move.
fn left(tree: &GameTree, at: NodeId, side: Color) -> Option<String> {
    let path = tree.path(at);
    let own = path.iter().enumerate().rev();
    own.filter(|(ply, _)| turn(tree, *ply) == side)
        .find_map(|(_, node)| {
            let notes = &tree.notes(*node).after;
            notes.iter().find_map(|note| annotation::clk_in(note))
        })
        .map(|left| left.to_string())
}
