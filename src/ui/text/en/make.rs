//! The editor of time controls, in English.

use super::length::{seconds, tenths};
use crate::clock::draft::{EndKind, ModeKind, PeriodField};
use crate::clock::{BonusRule, FlagDetection};
use crate::ui::text::MakeText;

pub(super) const MAKE: MakeText = MakeText {
    title: "Make a time control",
    problems: "Please fix:",
    modes: "Mode",
    mode_name: |mode| match mode {
        ModeKind::SuddenDeath => "Time only",
        ModeKind::Increment => "Increment",
        ModeKind::Delay => "Delay",
        ModeKind::Bronstein => "Bronstein",
        ModeKind::ByoYomi => "Byo-yomi",
        ModeKind::Canadian => "Canadian",
        ModeKind::Hourglass => "Hourglass",
        ModeKind::DoubleFlag => "Double flag",
        ModeKind::PerMove => "Per move",
        ModeKind::Upcount => "Count up",
    },
    mode_hint: |mode| match mode {
        ModeKind::SuddenDeath => "no increment",
        ModeKind::Increment => "+ per move",
        ModeKind::Delay => "waits first",
        ModeKind::Bronstein => "gives back used",
        ModeKind::ByoYomi => "last periods",
        ModeKind::Canadian => "blocks of moves",
        ModeKind::Hourglass => "changes hands",
        ModeKind::DoubleFlag => "extra to draw",
        ModeKind::PerMove => "same for each",
        ModeKind::Upcount => "no flag falls",
    },
    first: "First",
    then: "Then",
    period: |i| format!("Period {i}"),
    part: |part, mode| match part {
        PeriodField::Time => match mode {
            ModeKind::PerMove => "Time for each move",
            ModeKind::SuddenDeath
            | ModeKind::Increment
            | ModeKind::Delay
            | ModeKind::Bronstein
            | ModeKind::ByoYomi
            | ModeKind::Canadian
            | ModeKind::Hourglass
            | ModeKind::Upcount
            | ModeKind::DoubleFlag => "Time",
        },
        PeriodField::End => "For",
        PeriodField::Moves => "Moves",
        PeriodField::Mode => "Mode",
        PeriodField::Bonus => match mode {
            ModeKind::ByoYomi => "Each period",
            ModeKind::Canadian => "Overtime",
            ModeKind::Delay | ModeKind::Bronstein => "Delay",
            ModeKind::DoubleFlag => "Bonus",
            ModeKind::Increment
            | ModeKind::SuddenDeath
            | ModeKind::Hourglass
            | ModeKind::Upcount
            | ModeKind::PerMove => "Increment",
        },
        PeriodField::Count => match mode {
            ModeKind::Canadian => "For",
            ModeKind::ByoYomi
            | ModeKind::SuddenDeath
            | ModeKind::Increment
            | ModeKind::Delay
            | ModeKind::Bronstein
            | ModeKind::Hourglass
            | ModeKind::Upcount
            | ModeKind::PerMove
            | ModeKind::DoubleFlag => "Periods",
        },
        PeriodField::Extra => "Extra time",
    },
    end_kind: |kind, first, last| match (kind, last) {
        (EndKind::Game, _) if first => "the whole game",
        (EndKind::Game, _) => "the rest of the game",
        (EndKind::Moves, true) => "a number of moves, repeating",
        (EndKind::Moves, false) => "a number of moves",
        (EndKind::Time, _) => "as long as its time lasts",
    },
    minutes: "min",
    seconds: "s",
    moves: "moves",
    add_period: "Add a period",
    remove_period: "Remove this period",
    options: "Options",
    is_same: |is_same| {
        if is_same {
            "same for both"
        } else {
            "different for each side"
        }
    },
    first_included: |bonus, is_included| {
        if is_included {
            format!("first +{} included", seconds(bonus))
        } else {
            format!("first +{} after a press", seconds(bonus))
        }
    },
    starts_after: |wait| format!("starts in {}", seconds(wait)),
    flag: |noted, freeze| match (noted, freeze) {
        (FlagDetection::OnClaim, _) => "a flag counts when claimed",
        (FlagDetection::Automatically, true) => "the flag stops both clocks",
        (FlagDetection::Automatically, false) => "the clocks run on after a flag",
    },
    same: "Same for both sides",
    first_bonus: "Start with the first increment, as FIDE’s clocks do",
    first_bonus_hint: "60+30 starts at 1:00:30, as usual at FIDE’s tournaments.",
    starts_in: "Automatic start in",
    starts_in_hint: "Minutes, or h:mm:ss. Leave it empty to start when Black presses.",
    default_time: "Default time",
    default_time_hint: "minutes, or h:mm:ss",
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
    order_shown: "show which fell first",
    order_hidden: "don’t show",
    order_hidden_hint: "Not shown: both flags look alike, and the game goes on (6.11). The history \
                        has the time of each fall, but decides nothing.",
    order_moot_hint: "The first flag stops both clocks here, so no second one falls and there is \
                      no order to hide.",
    flags_double: "With the double flag every flag fall counts at once, in order.",
    name: "Name",
    name_hint: "Club evening",
    name_missing: "Give it a name to save it.",
    save_as: "Save as …",
    save: "Save",
    play: "Play",
    rule_hint: |rule| match rule {
        BonusRule::Hybrid => "The whole bonus; near the full extra time, half of what is missing.",
        BonusRule::Truncated => {
            "The whole bonus, capped at the full extra time: with that much left, waiting costs \
             nothing."
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
    rule_gives: "Gives, in seconds",
    rule_left: "with this much time left",
    decimal: ".",
    double_flag: "When main time runs out the first flag falls and extra time begins: \
                  enough to hold the game, not to win it.",
};
