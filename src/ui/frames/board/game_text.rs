//! The text of a game, with the steps through it: [`GameText`].

use leptos::html;
use leptos::prelude::*;

use super::pgn_problems::PgnProblems;
use super::state::Game;
use crate::clock::GameResult;
use crate::game::GameTree;
use crate::ui::text;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::notation::Notation;
use crate::ui::widgets::notation::layout::lay_out;
use crate::ui::widgets::replay::Walk;

/// Shows the heading, the moves and the steps of the game that is chosen when it is made.
#[component]
pub(super) fn GameText(game: Game) -> impl IntoView {
    let (heading, has_moves) = game
        .book
        .with_untracked(|book| (heading(book.tree()), !book.tree().is_empty()));
    let heading = heading.map(|heading| {
        view! {
            <p class="quiet embed-of" dir="auto">
                {heading}
            </p>
        }
    });
    view! {
        {heading}
        {has_moves.then(|| view! { <Moves game/> })}
        <Steps game has_moves/>
        <PgnProblems game/>
    }
}

/// Says where and when a game was played.
fn heading(tree: &GameTree) -> Option<String> {
    let castling = tree.start().is_chess960();
    let words: Vec<String> = ["Event", "Site", "Date"]
        .into_iter()
        .filter_map(|tag| tree.tags.get(tag))
        .map(|value| value.trim().trim_end_matches(".??").to_owned())
        .filter(|value| !value.is_empty() && !value.starts_with('?'))
        .chain(castling.then(|| text::study::games::chess960().to_owned()))
        .collect();
    (!words.is_empty()).then(|| words.join(" \u{b7} "))
}

/// Shows the moves, which scroll within their section: the page around the frame stays.
#[component]
fn Moves(game: Game) -> impl IntoView {
    let room = NodeRef::<html::Section>::new();
    let (passages, result) = game
        .book
        .with_untracked(|book| (lay_out(book.tree()), book.game().result));
    view! {
        <section class="embed-moves" aria-label=text::play::moves::title() node_ref=room>
            <Notation
                passages=Signal::stored(passages)
                result=Signal::stored(result.map(GameResult::shown))
                at=game.at
                on_choose=move |node| game.at.set(node)
                room
            />
        </section>
    }
}

/// Offers the steps through the game, and a button that turns the board.
#[component]
fn Steps(game: Game, has_moves: bool) -> impl IntoView {
    let step = move |step| {
        game.step(step);
    };
    let flip = text::play::acts::flip();
    view! {
        <div class="embed-ways">
            {has_moves.then(|| view! { <Walk on_step=step/> })}
            <button
                class="tool"
                type="button"
                data-act="flip"
                aria-label=flip
                title=flip
                on:click=move |_| game.flip()
            >
                {Icon::Flip.view()}
            </button>
        </div>
    }
}
