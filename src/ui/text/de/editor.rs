//! The texts of the fields of a time control, in German, for every page that has some.

use super::control::problem;
use crate::clock::BonusRule;
use crate::ui::text::EditorText;

pub(super) const EDITOR: EditorText = EditorText {
    problem,
    name_long: "Namen haben höchstens 40 Zeichen.",
    rule: "Was Drücken in der Zusatzzeit bringt",
    rule_name: |rule| match rule {
        BonusRule::Hybrid => "Hybrid",
        BonusRule::Truncated => "Gekappt",
        BonusRule::Linear => "Linear",
    },
};
