//! An embedded board: a game to replay with variations, comments and clocks, or a position.

mod game_select;
mod game_text;
mod pgn_problems;
mod player;
mod state;

use leptos::prelude::*;

use super::problems::Problems;
use crate::clock::Color;
use crate::embed::options::BoardContent;
use crate::game::book::Book;
use crate::game::pgn::PgnErrorKind;
use crate::game::{GameTree, Start};
use crate::ui::context::board_look::BoardLook;
use crate::ui::text;
use crate::ui::text::learn as texts;
use crate::ui::widgets::board::{Board, Movable, comment_shapes};
use crate::ui::widgets::book_error::why_no_game;
use crate::ui::widgets::notation::speech::spoken;
use crate::ui::widgets::replay::{scene, use_replay_keys};
use game_select::GameSelect;
use game_text::GameText;
use player::Player;
use state::Game;

/// The largest number of problems listed.
const LISTED: usize = 5;

/// Reads the game or the position that an address gives.
///
/// # Errors
/// Why a text is no game or no position, in words.
pub(super) fn read(shown: &BoardContent) -> Result<Book, String> {
    match shown {
        BoardContent::Start => Ok(Book::of(GameTree::new(Start::standard()))),
        BoardContent::Pgn(text) => Book::parse(text).map_err(|why| why_no_game(&why)),
        BoardContent::Fen(text) => Start::from_fen(text.trim())
            .map(|start| Book::of(GameTree::new(start)))
            .map_err(|problem| text::play::fen_problem(&problem)),
    }
}

/// Says in words why a game or a position cannot be read to its end. The list is empty if it can.
pub(super) fn faults(shown: &BoardContent) -> Vec<String> {
    let book = match read(shown) {
        Ok(book) => book,
        Err(why) => return vec![why],
    };
    let problems = book.problems();
    let cut = problems.iter().filter(|problem| {
        matches!(
            problem.kind,
            PgnErrorKind::Move { .. } | PgnErrorKind::Start(_)
        )
    });
    cut.take(LISTED).map(text::study::problem).collect()
}

/// Shows a game or a position, or says why the text cannot be read.
#[component]
pub(super) fn BoardView(content: BoardContent, bottom: Memo<Color>) -> impl IntoView {
    let body = match read(&content) {
        Ok(book) => {
            let game = Game::new(book, bottom);
            view! { <GameBoard game/> }.into_any()
        }
        Err(why) => view! { <Problems why=vec![why]/> }.into_any(),
    };
    view! {
        <main class="embed-view" aria-label=texts::gallery::name_of("board")>
            {body}
        </main>
    }
}

/// Shows the board between its players, with the text of the game beside it.
#[component]
fn GameBoard(game: Game) -> impl IntoView {
    use_replay_keys(move |step| game.step(step));
    let look = use_context().unwrap_or_else(|| Signal::stored(BoardLook::default()));
    let shown = Memo::new(move |_| {
        let (at, bottom) = (game.at.get(), game.bottom.get());
        game.with_tree(|tree| scene(tree, at, Movable::None, bottom))
    });
    let marks = Memo::new(move |_| {
        let at = game.at.get();
        game.with_tree(|tree| comment_shapes::shapes(&tree.notes(at).after))
    });
    let said = move || {
        let at = game.at.get();
        game.with_tree(|tree| spoken(tree, at))
    };
    view! {
        <div class="embed-board">
            <div class="embed-board-side">
                <Player game is_upper=true/>
                <Board scene=shown look shapes=marks/>
                <Player game is_upper=false/>
            </div>
            <Beside game/>
            <p class="unseen spoken" role="status">
                {said}
            </p>
        </div>
    }
}

/// Shows the text of the chosen game, and lets the visitor choose where there are several.
#[component]
fn Beside(game: Game) -> impl IntoView {
    let are_several = game.book.with_untracked(|book| book.games().len() > 1);
    let text = move || {
        game.book.track();
        // A closure in a closure replaces the earlier text, so that another game begins at its top.
        move || untrack(|| view! { <GameText game/> })
    };
    view! {
        <div class="embed-text">
            {are_several.then(|| view! { <GameSelect game/> })}
            {text}
        </div>
    }
}
