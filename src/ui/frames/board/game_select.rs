//! The games of a text that has several: [`GameSelect`].

use leptos::prelude::*;

use super::state::Game;
use crate::game::GameTree;
use crate::game::book::Book;
use crate::ui::text;
use crate::ui::widgets::field::Labelled;

/// Lets the visitor choose the game that the board shows.
#[component]
pub(super) fn GameSelect(game: Game) -> impl IntoView {
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
