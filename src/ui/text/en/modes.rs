//! Groups of time controls, and what each does with a move, in English.

use super::length::seconds;
use crate::clock::Mode;
use crate::clock::draft::ModeKind;
use crate::clock::presets::Group;

pub(super) fn group(group: Group) -> &'static str {
    match group {
        Group::Bullet => "Bullet",
        Group::Blitz => "Blitz",
        Group::Rapid => "Rapid",
        Group::Classical => "Classical",
        Group::DoubleFlag => "Double flag",
        Group::Delay => "Delay",
        Group::Overtime => "Byo-yomi",
        Group::Other => "Other",
    }
}

pub(super) fn group_hint(group: Group) -> &'static str {
    match group {
        Group::DoubleFlag => {
            "Main time is for winning. When it runs out, extra time is there to hold a draw: \
             “15\u{a0}df60/10” has 60\u{a0}seconds of it, and up to 10 more for each move."
        }
        Group::Delay => {
            "“5\u{a0}d2”: before each move the clock waits 2\u{a0}seconds. “3\u{a0}b2”: after \
             it up to 2\u{a0}seconds of what it used are given back (Bronstein)."
        }
        Group::Overtime => {
            "“30\u{a0}byo\u{a0}5x30”: 30\u{a0}minutes, then 5 periods of 30\u{a0}seconds, each \
             lost only when it is used up. “60\u{a0}can\u{a0}5min/10”: then 10\u{a0}moves in \
             5\u{a0}minutes, again and again."
        }
        Group::Other => {
            "“5\u{a0}v\u{a0}4”: 5\u{a0}minutes for White, 4 for Black. “hourglass\u{a0}1”: what \
             one uses, the other gains. “10s/move”: 10\u{a0}seconds for each move. \
             “25\u{a0}up”: the clock counts upwards after 25\u{a0}minutes."
        }
        _ => "",
    }
}

pub(super) fn mode(mode: ModeKind) -> &'static str {
    match mode {
        ModeKind::SuddenDeath => "nothing: sudden death",
        ModeKind::Increment => "bonus per move (Fischer)",
        ModeKind::Delay => "a delay before each move (US)",
        ModeKind::Bronstein => "a delay given back (Bronstein)",
        ModeKind::ByoYomi => "byo-yomi",
        ModeKind::Canadian => "Canadian overtime",
        ModeKind::Hourglass => "hourglass",
        ModeKind::Upcount => "nothing: count up after zero",
        ModeKind::PerMove => "nothing: this time for each move",
        ModeKind::DoubleFlag => "extra time (double flag)",
    }
}

pub(super) fn mode_short(mode: Mode) -> String {
    match mode {
        Mode::SuddenDeath | Mode::Upcount => String::new(),
        Mode::Increment(t) => format!("+{} a move", seconds(t)),
        Mode::Delay(t) => format!("{} delay", seconds(t)),
        Mode::Bronstein(t) => format!("up to {} back", seconds(t)),
        Mode::ByoYomi { period, count } => format!("{count} × {}", seconds(period)),
        Mode::Canadian { period, moves } => format!("{moves} moves in {}", seconds(period)),
        Mode::Hourglass => "hourglass".into(),
        Mode::PerMove => "for each move".into(),
        Mode::DoubleFlag { extra, bonus, .. } => {
            format!("{} extra, +{} a move", seconds(extra), seconds(bonus))
        }
    }
}
