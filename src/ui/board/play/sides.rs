//! A question that one of the sides answers: [`Sides`].

use leptos::prelude::*;

use super::state::BoardPage;
use crate::clock::Color;

/// One button for each side, the one to move first.
#[component]
pub(super) fn Sides(
    screen: BoardPage,
    /// The name by which tests find them.
    act: &'static str,
    question: &'static str,
    #[prop(into)] on_choose: Callback<Color>,
) -> impl IntoView {
    let to_move = screen.live.with_untracked(|live| live.line.turn());
    let button = move |color: Color| {
        let name = untrack(|| screen.clock.player(color));
        // The label repeats the question, as names of clocks and squares surround the button.
        let whole = [question, " ", &name].concat();
        view! {
            <button
                class:main=color == to_move
                type="button"
                data-act=act
                data-color=color.name()
                aria-label=whole
                on:click=move |_| on_choose.run(color)
            >
                {name}
            </button>
        }
    };
    [to_move, to_move.other()].map(button).collect_view()
}
