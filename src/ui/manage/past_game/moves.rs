//! The moves of a past game with the time of each: [`Moves`].

use leptos::html;
use leptos::prelude::*;

use super::replay::{MoveRow, PlayedMove, Replay};
use crate::clock::digits::Digits;
use crate::platform::dom::Node;
use crate::ui::text;

/// The moves in a list that scrolls by itself. A touch shows the position after a move.
#[component]
pub(super) fn Moves(replay: Replay) -> impl IntoView {
    let list = NodeRef::<html::Section>::new();
    Effect::new(move |_| {
        let ply = replay.ply.get();
        let Some(list) = list.get().map(Node::from) else {
            return;
        };
        // Before the first move, the list scrolls to the first one.
        let at = ["[data-ply=\"", &ply.max(1).to_string(), "\"]"].concat();
        if let Some(current) = list.find(&at) {
            list.scroll_to(&current);
        }
    });
    let row = |row: MoveRow| {
        view! {
            <li>
                <span class="number">{row.number} "."</span>
                <MoveButton replay played=row.moves.white/>
                <MoveButton replay played=row.moves.black/>
            </li>
        }
    };
    view! {
        <section class="text-of-game" aria-label=text::play::moves::title() node_ref=list>
            <ol class="timed-moves">{replay.rows().into_iter().map(row).collect_view()}</ol>
        </section>
    }
}

#[component]
fn MoveButton(replay: Replay, played: Option<PlayedMove>) -> impl IntoView {
    let Some(played) = played else {
        return view! { <span></span> }.into_any();
    };
    let ply = played.ply;
    let is_current = move || (replay.ply.get() == ply).then_some("step");
    let thought = played
        .thought
        .map(|thought| Digits::passed(thought).to_string());
    view! {
        <button
            class="move"
            type="button"
            data-ply=ply
            aria-current=is_current
            on:click=move |_| replay.ply.set(ply)
        >
            <span>{played.san}</span>
            " "
            <small class="num">{thought}</small>
        </button>
    }
    .into_any()
}
