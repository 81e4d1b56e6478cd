//! The pieces that a side has captured, beside its name: [`CapturedPieces`].

use leptos::prelude::*;
use shakmaty::{Color as Side, Role};

use super::state::BoardPage;
use crate::clock::Color;
use crate::ui::context::board_look::piece_name;

/// The captured pieces of the position on the board, and by how much the side is ahead.
///
/// For the eye only: screen readers get the whole position as text.
#[component]
pub(super) fn CapturedPieces(screen: BoardPage, side: Memo<Color>) -> impl IntoView {
    let captured = Memo::new(move |_| {
        let side = side.get();
        screen.captured.with(|captured| captured.get(side).clone())
    });
    let pieces = move || {
        let theirs = Side::from(side.get().other());
        let piece = |role: Role| view! { <i data-piece=piece_name(role.of(theirs))></i> };
        captured.with(|captured| {
            captured
                .pieces
                .iter()
                .map(|&role| piece(role))
                .collect_view()
        })
    };
    let ahead = move || match captured.with(|captured| captured.ahead) {
        0 => None,
        ahead => Some(["+", &ahead.to_string()].concat()),
    };
    let set = screen.clock.context.board_look();
    view! {
        <span
            class="captured"
            aria-hidden="true"
            data-pieces=move || set.get().pieces.name()
        >
            {pieces}
            <small>{ahead}</small>
        </span>
    }
}
