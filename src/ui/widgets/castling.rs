//! Notes whether an entered position castles as in Chess960.

use crate::game::Start;
use crate::ui::el::{El, el, text};
use crate::ui::text;

/// Whether the FEN castles only as in Chess960.
pub(crate) fn is_of_chess960(fen: &str) -> bool {
    Start::from_fen(fen.trim()).is_ok_and(|start| start.is_chess960())
}

/// A note beside positions that castle only as in Chess960: standard chess may have been meant.
pub(crate) fn castling_note(is_chess960: impl Fn() -> bool + 'static) -> El {
    el("p")
        .class("quiet castling-note")
        .attr("role", "status")
        .child(text(move || {
            if is_chess960() {
                text::play().castles_as_chess960
            } else {
                ""
            }
        }))
}
