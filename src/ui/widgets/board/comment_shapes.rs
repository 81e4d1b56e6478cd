//! Arrows and circles in a comment: `[%cal Ge2e4,Rd1d8]`, `[%csl Gd4]`.

use shakmaty::Square;

use crate::ui::widgets::board::{Brush, Shape};

/// The most shapes that a board can usefully show.
const MAX_DEPTH: usize = 64;

/// The shapes in some comments. Anything else in them is skipped.
pub fn shapes(comments: &[String]) -> Vec<Shape> {
    let mut found = Vec::new();
    for comment in comments {
        for opening in ["[%csl", "[%cal"] {
            let mut rest = &**comment;
            while found.len() < MAX_DEPTH
                && let Some((_, after)) = rest.split_once(opening)
            {
                let (list, after) = after.split_once(']').unwrap_or((after, ""));
                found.extend(list.split(',').filter_map(|text| shape(text.trim())));
                rest = after;
            }
        }
    }
    found.truncate(MAX_DEPTH);
    found
}

/// A colour, a square, and for an arrow another one. The colours become line patterns here, because
/// nothing may depend on colour alone.
fn shape(text: &str) -> Option<Shape> {
    let brush = match text.as_bytes().first()? {
        b'G' => Brush::Plain,
        b'R' => Brush::Dashed,
        b'B' => Brush::Dotted,
        b'Y' => Brush::Double,
        _ => return None,
    };
    let square = |range| {
        text.get(range)
            .and_then(|name: &str| name.parse::<Square>().ok())
    };
    let to = match text.len() {
        3 => None,
        5 => Some(square(3..5)?),
        _ => return None,
    };
    Some(Shape {
        from: square(1..3)?,
        to,
        brush,
    })
}
