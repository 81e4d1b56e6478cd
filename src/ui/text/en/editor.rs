//! The texts of the fields of a time control, in English, for every page that has some.

use super::control::problem;
use crate::clock::BonusRule;
use crate::ui::text::EditorText;

pub(super) const EDITOR: EditorText = EditorText {
    problem,
    name_long: "Names have at most 40 characters.",
    rule: "What a press on extra time gives",
    rule_name: |rule| match rule {
        BonusRule::Hybrid => "Hybrid",
        BonusRule::Truncated => "Truncated",
        BonusRule::Linear => "Linear",
    },
};
