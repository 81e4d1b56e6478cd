//! The texts of the embedded clock, and of errors in the address of a view: `locales/TAG/embed.ftl`.
//! They pull no others into its download, so times are said here once more.

use super::parameter::{Parameter, ParameterError, ParameterErrorKind};
use crate::clock::digits::Digits;
use crate::clock::notation::NotationError;
use crate::clock::view::half::SideTime;
use crate::clock::{Color, EndReason, GameResult, Outcome};
use crate::platform::plural;
use crate::time::Millis;
use crate::words::{Arg, DEFAULT, Number, Writers, area};

/// No text here has a length.
const WRITERS: Writers = Writers {
    plural: plural::category,
    length: |_, _| String::new(),
};

area!("embed", written by WRITERS);

/// Puts the texts for a page in the language of this tag in use; English if there are none.
pub fn choose(tag: &str) {
    WORDS.choose_known(DEFAULT);
    WORDS.choose_loaded(tag);
}

/// An error in an address: which parameter, and what is allowed.
pub fn problem(problem: &ParameterError) -> String {
    let place = problem.parameter.map_or(address::itself(), Parameter::name);
    let what = match problem.wrong {
        ParameterErrorKind::TooLong { most } => address::too_long(most),
        ParameterErrorKind::Escape => address::escape().into(),
        ParameterErrorKind::Twice => address::twice().into(),
        ParameterErrorKind::NotOneOf(names) => address::not_one_of(&names.join(", ")),
        ParameterErrorKind::NotWhole { least, most } => address::not_whole(least, most),
        ParameterErrorKind::NotSize => address::not_size().into(),
        ParameterErrorKind::NotTag => address::not_tag().into(),
        ParameterErrorKind::NotName => address::not_name().into(),
        ParameterErrorKind::Missing => address::missing().into(),
        ParameterErrorKind::Excludes(other) => address::excludes(other.name()),
    };
    address::problem(place, &what)
}

/// An error in a time control.
pub fn control(error: &NotationError) -> String {
    address::control(error.at + 1)
}

/// How a game on an embedded clock can end.
pub fn outcome(outcome: Outcome) -> &'static str {
    match (outcome.result, outcome.reason) {
        (GameResult::Win(side), EndReason::ExtraTime) => clock::wins_on_extra_time(side),
        (GameResult::Win(side), _) => clock::wins_on_time(side),
        (_, EndReason::BothFirstFlags) => clock::both_main_times(),
        (_, EndReason::FirstFlagClaim) => clock::draw_claimed(),
        _ => clock::draw(),
    }
}

/// The time that a press gives, rounded down as a gain is.
pub fn press_gives(gives: Millis) -> String {
    let tenths = gives.or_zero().get() / 100;
    clock::press_gives(&clock::tenths(tenths / 10, tenths % 10))
}

/// The device was away for a time, and the clock of a side was running.
pub fn away(side: Color, time: Millis) -> String {
    clock::away(side, &said(Digits::seconds(time)))
}

/// The remaining time of a side, as it is spoken.
pub fn left(side: Color, left: Millis) -> String {
    clock::left(side, &said(Digits::seconds(left)))
}

/// The beginning of a half's name for a screen reader: its side, its time and the opponent's.
pub fn say_half(side: Color, own: SideTime, theirs: SideTime) -> String {
    let on_half = |SideTime { digits, runs }| {
        let time = said(digits);
        if runs { clock::running(&time) } else { time }
    };
    clock::say_half(side, &on_half(own), &on_half(theirs))
}

fn said(digits: Digits) -> String {
    let (hours, minutes, seconds) = digits.whole();
    let mut words = String::new();
    let mut say = |part: String| {
        if !words.is_empty() {
            words.push(' ');
        }
        words.push_str(&part);
    };
    if hours > 0 {
        say(clock::hours(hours));
    }
    if minutes > 0 {
        say(clock::minutes(minutes));
    }
    if seconds > 0 {
        say(clock::seconds(seconds));
    }
    if words.is_empty() {
        words.push_str(clock::no_time());
    }
    words
}
