//! Times as one says them.

use super::base::{face, spoken as texts};
use crate::clock::Color;
use crate::clock::digits::Digits;
use crate::clock::view::half::SideTime;
use crate::time::Millis;

/// The figures of a clock with this time.
pub(super) fn down(time: Millis) -> String {
    Digits::down(time).to_string()
}

/// A length of time as one says it, in whole seconds: "4 minutes 30 seconds".
pub fn spoken(time: Millis) -> String {
    let (hours, minutes, seconds) = Digits::down(time).whole();
    let parts = [
        (hours > 0).then(|| texts::hours(hours)),
        (minutes > 0).then(|| texts::minutes(minutes)),
        (seconds > 0).then(|| texts::seconds(seconds)),
    ];
    let said: Vec<String> = parts.into_iter().flatten().collect();
    if said.is_empty() {
        return texts::none().into();
    }
    said.join(" ")
}

/// A time as one says what a clock shows, without the seconds where there are hours: "4 minutes
/// 30".
pub fn on_clock(time: Millis) -> String {
    figures(Digits::down(time))
}

/// The time of a half of the clock, and whether it runs.
pub fn on_half(SideTime { digits, runs }: SideTime) -> String {
    let time = figures(digits);
    if runs { texts::running(&time) } else { time }
}

fn figures(digits: Digits) -> String {
    match digits {
        Digits::Hours(h, 0, _) => texts::hours(h),
        Digits::Hours(h, m, _) => [texts::hours(h), texts::minutes(m)].join(" "),
        Digits::Tenths(0, _) => texts::none().into(),
        Digits::Over(m, s) => texts::over(&figures(Digits::Minutes(m, s))),
        Digits::Minutes(0, s) | Digits::Tenths(s, _) => texts::seconds(s),
        Digits::Minutes(m, 0) => texts::minutes(m),
        // "5 minutes 1" would not be understood.
        Digits::Minutes(m, s) if s < 10 => [texts::minutes(m), texts::seconds(s)].join(" "),
        Digits::Minutes(m, s) => [texts::minutes(m), s.to_string()].join(" "),
    }
}

/// The name of a half for a screen reader: the player, the player's time and the opponent's.
pub fn say_half(name: &str, own: SideTime, theirs: SideTime) -> String {
    face::say_half(name, &on_half(own), &on_half(theirs))
}

/// Spoken by the voice when a side has only this much time left.
pub fn say_left(side: Color, left: Millis) -> String {
    face::say_left(side, &on_clock(left))
}
