//! The texts of time controls, past games, settings and keys: each, and what is built of them.

use super::Sheet;
use crate::clock::Setup;
use crate::time::Millis;
use crate::ui::text::manage::{bonus_figure, keys};
use crate::ui::text::{manage, sentence};

/// Keys by their labels, and a key that has no name of its own.
const KEYS: [&str; 8] = ["Space", "Enter", "Escape", "Home", "End", "Shift", "A", "/"];

/// Renders them.
pub(super) fn walk(sheet: &mut Sheet) {
    manage::walk(sheet);
    sheet.one("sentence", &(sentence as fn(&'static Setup) -> String));
    sheet.place("make", |sheet| {
        let figure = bonus_figure as fn(&'static [(Millis, Millis)]) -> String;
        sheet.one("rule_figure.whole", &figure);
    });
    for key in KEYS {
        sheet.text(&format!("keys.name_of({key:?})"), &keys::name(key));
    }
}
