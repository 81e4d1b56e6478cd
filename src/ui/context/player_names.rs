//! Players' names in words: [`name_of`].

use crate::clock::{ByColor, Color};
use crate::ui::text::base;

/// The name of a side: the player's, or the colour's.
pub(crate) fn name_of(players: &ByColor<String>, color: Color) -> String {
    // A restored name may have line breaks in it.
    let words: Vec<&str> = players.get(color).split_whitespace().collect();
    if words.is_empty() {
        base::names::color(color).into()
    } else {
        words.join(" ")
    }
}
