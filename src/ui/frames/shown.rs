//! The view that a frame shows, whatever the last request was: [`Shown`].

use super::{board, triple_block};
use crate::embed::options::FrameView;
use crate::ui::text::learn as texts;
use crate::ui::widgets::worded_lesson::WordedLesson;

/// The view that a frame shows. Only a view reads the texts of an address or of a message; if a
/// message has one that cannot be read, the view before it stays.
#[derive(Clone, PartialEq)]
pub(super) struct Shown {
    pub view: Option<FrameView>,
    /// Whether it shows what was requested, rather than saying why it cannot.
    is_right: bool,
    /// The reasons why it does not show the last request, in words.
    pub refused: Vec<String>,
}

impl Shown {
    /// Follows a request for a view, unless the request cannot be read and another view is shown.
    pub(super) fn after(before: Option<&Shown>, view: Option<FrameView>) -> Shown {
        let goes_on = before.filter(|before| before.is_right);
        let refused = view.as_ref().map_or_else(Vec::new, |view| match view {
            // A part of a game is better than nothing, but not than a game.
            FrameView::Board(shown) if goes_on.is_some() => board::faults(shown),
            view => refusal(view),
        });
        match goes_on {
            Some(before) if !refused.is_empty() => Shown {
                refused,
                ..before.clone()
            },
            _ => Shown {
                is_right: view.is_some() && refused.is_empty(),
                view,
                refused: Vec::new(),
            },
        }
    }
}

/// Says in words why a view cannot be drawn. The list is empty where it can.
fn refusal(view: &FrameView) -> Vec<String> {
    match view {
        FrameView::Board(shown) => board::read(shown).err().into_iter().collect(),
        FrameView::TripleBlock { start, .. } => {
            let bad = start
                .as_deref()
                .is_some_and(|start| triple_block::read_start(start).is_none());
            bad.then(|| texts::gallery::bad_start().into())
                .into_iter()
                .collect()
        }
        FrameView::Lesson { lesson, .. } => match WordedLesson::find(lesson) {
            Some(_) => Vec::new(),
            None => vec![texts::player::missing().into()],
        },
        FrameView::Clock { .. } => Vec::new(),
    }
}
