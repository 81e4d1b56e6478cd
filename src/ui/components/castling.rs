//! What is to be said of a position that was written: how it castles.

use crate::game::Start;
use crate::ui::el::{El, el, text};
use crate::ui::text;

/// Whether a text is a position that castles so.
pub(crate) fn is_of_chess960(fen: &str) -> bool {
    Start::from_fen(fen.trim()).is_ok_and(|start| start.is_chess960())
}

/// A word beside a position that castles as in Chess960 only: whoever wrote it may
/// have meant chess.
pub(crate) fn castling_note(is_chess960: impl Fn() -> bool + 'static) -> El {
    el("p")
        .class("quiet castling-note")
        .attr("role", "status")
        .child(text(move || match is_chess960() {
            true => text::play().castles_as_chess960,
            false => "",
        }))
}
