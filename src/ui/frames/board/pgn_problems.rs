//! The places at which the text of a game was not as expected: [`PgnProblems`].

use leptos::prelude::*;

use super::LISTED;
use super::state::Game;
use crate::game::book::Book;
use crate::ui::text;

/// Lists the first problems of the game that is chosen when it is made; a visitor unfolds them.
#[component]
pub(super) fn PgnProblems(game: Game) -> impl IntoView {
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
