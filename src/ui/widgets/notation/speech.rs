//! A move of a game in words, with its marks and comments, for screen readers: [`spoken`].

use shakmaty::Position as _;

use crate::game::tree::Played;
use crate::game::{GameTree, NodeId};
use crate::ui::text;
use crate::ui::widgets::board::speech;
use crate::ui::widgets::notation::layout::plain;

/// How many bytes of the words about a move are spoken.
const SPOKEN: usize = 2_000;

/// A move as a screen reader reads it, with its marks and comments.
pub(crate) fn spoken(tree: &GameTree, at: NodeId) -> String {
    let Some(played) = tree.played_at(at) else {
        return text::play::moves::before_first().to_owned();
    };
    let before = tree.position(tree.parent(at).unwrap_or(at));
    let mut words = match played {
        Played::Move(made) => speech::moved(&before, made),
        Played::Pass => text::study::moves::passes(before.turn().into()),
    };
    words.push('.');
    let notes = tree.notes(at);
    for &nag in &notes.nags {
        words.push(' ');
        words.push_str(&text::study::notes::mark(nag));
        words.push('.');
    }
    for comment in &notes.after {
        if words.len() > SPOKEN {
            break;
        }
        words.push(' ');
        words.push_str(&plain(comment));
    }
    cut(&mut words, SPOKEN);
    words
}

/// Shortens a text to at most `bytes` bytes, in whole characters, and marks the cut.
fn cut(text: &mut String, bytes: usize) {
    let mut end = bytes.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    if end < text.len() {
        text.truncate(end);
        text.push('\u{2026}');
    }
}
