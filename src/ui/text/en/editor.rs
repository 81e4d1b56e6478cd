//! The editor of time controls, in English.

use super::control::{located, part, problem};
use super::length::{seconds, tenths};
use crate::clock::BonusRule;
use crate::clock::draft::EndKind;
use crate::ui::text::EditorText;

pub(super) const EDITOR: EditorText = EditorText {
    title: "Make a time control",
    name: "Name, to save it",
    name_hint: "Club evening",
    same: "Same for both sides",
    period: |i| format!("Period {i}"),
    part,
    end_kind: |kind, last| match (kind, last) {
        (EndKind::Game, _) => "the rest of the game",
        (EndKind::Moves, true) => "a number of moves, again and again",
        (EndKind::Moves, false) => "a number of moves",
        (EndKind::Time, _) => "as long as its time lasts",
    },
    minutes: "minutes, or h:mm:ss",
    seconds: "seconds, or m:ss",
    add_period: "Add a period",
    remove_period: "Remove",
    start: "Start",
    first_bonus: "First bonus in the starting time, as on FIDE’s clocks",
    first_bonus_hint: "60+30 starts at 1:00:30, as usual at FIDE’s tournaments.",
    starts_in: "Starts by itself in",
    starts_in_hint: "Minutes, or h:mm:ss. Empty: Black’s press starts White’s clock.",
    default_time: "Default time",
    flags: "Flags",
    freeze: "When a flag falls",
    freeze_usual: "as usual in this mode",
    freeze_yes: "both clocks stop",
    freeze_no: "the clocks run on",
    noted: "A flag counts",
    noted_auto: "at once",
    noted_auto_hint: "At once: no mate made after a flag has fallen counts, though the clocks \
                      may still run.",
    noted_claim: "when it is claimed",
    order: "When both flags are down",
    order_shown: "the first is marked",
    order_hidden: "the order is hidden",
    means: "What this means",
    problems: |n| match n {
        1 => "One thing to mend:".into(),
        n => format!("{n} things to mend:"),
    },
    problem,
    located,
    save: "Save",
    play: "Play",
    name_missing: "Give it a name to save it.",
    name_long: "Names have at most 40 characters.",
    rule: "What a press on extra time gives",
    rule_name: |rule| match rule {
        BonusRule::Hybrid => "Hybrid",
        BonusRule::Truncated => "Truncated",
        BonusRule::Linear => "Linear",
    },
    rule_hint: |rule| match rule {
        BonusRule::Hybrid => {
            "The whole bonus; close to the extra time given, half of what is missing to it."
        }
        BonusRule::Truncated => {
            "The whole bonus, cut off at the extra time given: with that much left, waiting \
             costs nothing."
        }
        BonusRule::Linear => "Less and less, evenly: the whole bonus only with nothing left.",
    },
    rule_figure: |points| {
        let mut words = String::from("What a press gives");
        for (left, gives) in points {
            words.push_str(&format!(
                "; with {} left, {}",
                seconds(*left),
                tenths(*gives)
            ));
        }
        words
    },
    rule_left: "left",
    decimal: ".",
    double_flag: "When main time runs out the first flag falls and extra time begins: \
                  enough to hold the game, not to win it.",
    flags_double: "With the double flag every fall counts at once, and in its order.",
};
