//! Notes whether an entered position castles as in Chess960.

use leptos::prelude::*;

use crate::game::Start;
use crate::ui::text;

/// A note beside a position that castles only as in Chess960: standard chess may have been meant.
#[component]
pub(crate) fn CastlingNote(#[prop(into)] fen: Signal<String>) -> impl IntoView {
    let is_chess960 = move || {
        let start = fen.with(|fen| Start::from_fen(fen.trim()));
        start.is_ok_and(|start| start.is_chess960())
    };
    let note = move || is_chess960().then_some(text::play::setup::castles_as_chess960());
    view! { <p class="quiet castling-note" role="status">{note}</p> }
}
