//! An embedded board: a game to replay with variations, comments and clocks, or a position.

mod state;

use leptos::html;
use leptos::prelude::*;

use super::problems::Problems;
use crate::clock::{Color, GameResult};
use crate::embed::options::BoardContent;
use crate::game::book::Book;
use crate::game::pgn::{PgnErrorKind, annotation};
use crate::game::{GameTree, NodeId, Start};
use crate::ui::context::board_look::BoardLook;
use crate::ui::text::{self, base, learn as texts};
use crate::ui::widgets::board::{Board, Movable, comment_shapes};
use crate::ui::widgets::book_error::why_no_game;
use crate::ui::widgets::field::Labelled;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::notation::Notation;
use crate::ui::widgets::notation::layout::lay_out;
use crate::ui::widgets::notation::speech::spoken;
use crate::ui::widgets::replay::{ReplayButtons, scene, use_replay_keys};
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
            <TextColumn game/>
            <p class="unseen spoken" role="status">
                {said}
            </p>
        </div>
    }
}

/// Shows the text of the chosen game, and lets the visitor choose where there are several.
#[component]
fn TextColumn(game: Game) -> impl IntoView {
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

/// Lets the visitor choose the game that the board shows.
#[component]
fn GameSelect(game: Game) -> impl IntoView {
    let option = move |(place, words): (usize, String)| {
        let is_chosen = move || game.book.with(Book::chosen) == place;
        view! {
            <option value=place.to_string() prop:selected=is_chosen>
                {words}
            </option>
        }
    };
    let games = game.book.with_untracked(names).into_iter().enumerate();
    let choose = move |place: String| {
        if let Ok(place) = place.parse() {
            game.choose(place);
        }
    };
    view! {
        <Labelled
            id="field-game".to_owned()
            label=Signal::stored(text::study::games::title().to_owned())
            error=Signal::stored(None)
            hint=""
        >
            <select
                id="field-game"
                name="game"
                aria-describedby="field-game-note"
                on:change:target=move |event| choose(event.target().value())
            >
                {games.map(option).collect_view()}
            </select>
        </Labelled>
    }
}

/// Names the games by their numbers and players.
fn names(book: &Book) -> Vec<String> {
    let player = |tree: &GameTree, tag| tree.tags.get(tag).unwrap_or("?").to_owned();
    let name = |(place, tree): (usize, &GameTree)| {
        let both = [player(tree, "White"), player(tree, "Black")];
        let number = (place + 1).to_string();
        [&*number, ". ", &both.join(" \u{2013} ")].concat()
    };
    let trees = book.games().iter().map(|game| &game.tree);
    trees.enumerate().map(name).collect()
}

/// Shows the heading, the moves and the steps of the game that is chosen when it is made.
#[component]
fn GameText(game: Game) -> impl IntoView {
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
            {has_moves.then(|| view! { <ReplayButtons on_step=step/> })}
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

/// Lists the first problems of the game that is chosen when it is made; a visitor unfolds them.
#[component]
fn PgnProblems(game: Game) -> impl IntoView {
    let problems = game.book.with_untracked(Book::problems);
    (!problems.is_empty()).then(|| {
        let lines = problems.iter().take(LISTED);
        let lines = lines.map(|problem| view! { <li>{text::study::problem(problem)}</li> });
        view! {
            <details class="pgn-problems">
                <summary>{text::study::problem::count(problems.len())}</summary>
                <ul>{lines.collect_view()}</ul>
            </details>
        }
    })
}

/// Names the player of the side above the board, or of the one below, and marks whose move it is.
#[component]
fn Player(game: Game, is_upper: bool) -> impl IntoView {
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
