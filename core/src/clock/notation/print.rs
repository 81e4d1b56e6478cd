//! Printing controls.

use crate::clock::bonus::BonusRule;
use crate::clock::color::ByColor;
use crate::clock::control::{Mode, Period, PeriodEnd, TimeControl};
use crate::time::Millis;

/// The canonical text of a pair of controls; a single control if both are the same.
///
/// For every control that [`Setup::new`](crate::clock::setup::Setup::new) accepts,
/// [`parse`](super::parse()) reads the text back exactly. The text of other controls is only for
/// display.
///
/// ```
/// use zeitnot_core::clock::notation::{parse, print};
/// let controls = parse("G/90; +30").expect("a US control");
/// assert_eq!(print(&controls), "90+30");
/// ```
pub fn print(controls: &ByColor<TimeControl>) -> String {
    let mut text = String::new();
    push_control(&mut text, &controls.white);
    if controls.white != controls.black {
        text.push_str(" v ");
        push_control(&mut text, &controls.black);
    }
    text
}

fn push_control(text: &mut String, control: &TimeControl) {
    for (i, period) in control.periods.iter().enumerate() {
        if i > 0 {
            text.push_str(", ");
        }
        push_period(text, period, i + 1 == control.periods.len());
    }
}

fn push_period(text: &mut String, period: &Period, last: bool) {
    match period.mode {
        Mode::PerMove => {
            push_time(text, period.time, Unit::Written);
            text.push_str("/move");
            if let PeriodEnd::Moves(moves) = period.end {
                text.push_str(" for ");
                push_count(text, moves);
            }
            return;
        }
        Mode::Hourglass => text.push_str("hourglass "),
        _ => {}
    }
    push_main_time(text, period);
    match period.mode {
        Mode::SuddenDeath | Mode::PerMove | Mode::Hourglass => {}
        Mode::Increment(bonus) => {
            text.push('+');
            push_seconds(text, bonus);
            // Without the unit, `+30` after a final `90/40` could be a period of thirty minutes.
            if last && matches!(period.end, PeriodEnd::Moves(_)) {
                text.push('s');
            }
        }
        Mode::Delay(delay) => {
            text.push_str(" d");
            push_seconds(text, delay);
        }
        Mode::Bronstein(delay) => {
            text.push_str(" b");
            push_seconds(text, delay);
        }
        Mode::ByoYomi { period, count } => {
            text.push_str(" byo ");
            push_count(text, count);
            text.push('x');
            push_seconds(text, period);
        }
        Mode::Canadian { period, moves } => {
            text.push_str(" can ");
            push_time(text, period, Unit::Written);
            text.push('/');
            push_count(text, moves);
        }
        Mode::Upcount => text.push_str(" up"),
        Mode::DoubleFlag { extra, bonus, rule } => {
            text.push_str(" df");
            push_seconds(text, extra);
            text.push('/');
            push_seconds(text, bonus);
            match rule {
                BonusRule::Hybrid => {}
                BonusRule::Truncated => text.push('t'),
                BonusRule::Linear => text.push('l'),
            }
        }
    }
}

/// Writes the time of a period, and its end.
fn push_main_time(text: &mut String, period: &Period) {
    match period.end {
        PeriodEnd::Game => push_time(text, period.time, Unit::Understood),
        PeriodEnd::Time => {
            push_time(text, period.time, Unit::Understood);
            text.push_str("/flag");
        }
        PeriodEnd::Moves(moves) => {
            // `40/90` would not tell which of the two is the time.
            let unit = if period.time < Millis::minutes(moves.into()) {
                Unit::Written
            } else {
                Unit::Understood
            };
            push_time(text, period.time, unit);
            text.push('/');
            push_count(text, moves);
        }
    }
}

/// Whether minutes need their unit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Written,
    Understood,
}

/// Writes `90` for whole minutes, `30s` below a minute, else `1:30:15`. Whole minutes from three
/// hours on are written as `3h` or `200min`, since a bare `200` would be read as seconds.
fn push_time(text: &mut String, time: Millis, unit: Unit) {
    let ms = time.get();
    let minutes = ms / 60_000;
    if ms % 60_000 == 0 {
        if minutes < 180 {
            text.push_str(&minutes.to_string());
            if unit == Unit::Written {
                text.push_str("min");
            }
        } else if minutes % 60 == 0 {
            text.push_str(&(minutes / 60).to_string());
            text.push('h');
        } else {
            text.push_str(&minutes.to_string());
            text.push_str("min");
        }
    } else if minutes == 0 {
        push_seconds(text, time);
        text.push('s');
    } else {
        text.push_str(&(minutes / 60).to_string());
        push_sixtieth(text, minutes % 60);
        push_sixtieth(text, ms / 1_000 % 60);
        push_fraction(text, ms);
    }
}

/// Writes a colon and two digits.
fn push_sixtieth(text: &mut String, n: i64) {
    text.push_str(if n < 10 { ":0" } else { ":" });
    text.push_str(&n.to_string());
}

/// Writes a number of seconds with as many decimals as needed.
fn push_seconds(text: &mut String, time: Millis) {
    text.push_str(&(time.get() / 1_000).to_string());
    push_fraction(text, time.get());
}

/// Writes the decimals of a number of seconds.
fn push_fraction(text: &mut String, ms: i64) {
    let mut rest = ms.unsigned_abs() % 1_000;
    if rest > 0 {
        text.push('.');
    }
    while rest > 0 {
        text.push_str(&(rest / 100).to_string());
        rest = rest % 100 * 10;
    }
}

fn push_count(text: &mut String, count: u16) {
    text.push_str(&count.to_string());
}
