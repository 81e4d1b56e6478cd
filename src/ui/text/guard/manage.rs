//! The sentences of time controls, past games, settings and keys, which are built of texts.

use super::Sheet;
use crate::clock::Setup;
use crate::time::Millis;
use crate::ui::text::{manage, sentence};

/// Renders them, and the texts of the area.
pub(super) fn walk(sheet: &mut Sheet) {
    manage::walk(sheet);
    sheet.one("sentence", &(sentence as fn(&'static Setup) -> String));
    sheet.place("make", |sheet| {
        sheet.one(
            "rule_figure",
            &(manage::bonus_figure as fn(&'static [(Millis, Millis)]) -> String),
        );
    });
}
