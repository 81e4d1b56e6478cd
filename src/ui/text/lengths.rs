//! Lengths of time in texts that are data: the functions `EXACT`, `SECONDS` and `TENTHS` of their
//! files. The units are texts themselves.

use super::base::length as words;
use super::whole;
use crate::correspondence::Seconds;
use crate::platform::plural;
use crate::time::Millis;
use crate::words::Writers;
use zeitnot_texts::LengthForm;

/// The functions that every table needs.
pub(super) const WRITERS: Writers = Writers {
    plural: plural::category,
    length: |form, ms| match form {
        LengthForm::Exact => exact(Millis::new(ms)),
        LengthForm::Seconds => short(Millis::new(ms)),
        LengthForm::Tenths => tenths(Millis::new(ms)),
    },
};

/// A length in a sentence, every number with its unit: `90 min`, `2 h`, `1 min 30 s`, `2.5 s`.
pub(super) fn exact(time: Millis) -> String {
    let seconds = || words::seconds(&decimal(time.get() % 60_000));
    match (time.get() / 60_000, time.get() % 60_000) {
        (0, 0) => words::none().into(),
        (0, _) => seconds(),
        (minutes, 0) if minutes % 60 == 0 && minutes >= 120 => words::hours(minutes / 60),
        (minutes, 0) => words::minutes(minutes),
        (minutes, _) => [words::minutes(minutes), seconds()].join(" "),
    }
}

/// A short length with its unit: `30 s`, `5 min`, `1:30`.
pub(super) fn short(time: Millis) -> String {
    match time.get() {
        ms if ms % 60_000 == 0 && ms > 0 => words::minutes(ms / 60_000),
        ms if (0..60_000).contains(&ms) => {
            words::short(ms % 1_000 == 0, &decimal(ms), &time.to_string())
        }
        _ => time.to_string(),
    }
}

/// Seconds with their tenth, rounded down as a gain is.
fn tenths(time: Millis) -> String {
    let tenths = time.or_zero().get() / 100;
    let [whole, tenth] = [tenths / 10, tenths % 10].map(|number| number.to_string());
    words::seconds(&[&whole, words::decimal(), &tenth].concat())
}

/// Milliseconds as seconds, with as many decimals as there are: `2`, `2.5`.
fn decimal(ms: i64) -> String {
    let whole = (ms / 1_000).to_string();
    match ms % 1_000 {
        0 => whole,
        rest => {
            let decimals = format!("{rest:03}");
            [&whole, words::decimal(), decimals.trim_end_matches('0')].concat()
        }
    }
}

/// A length of a correspondence game, in which no line breaks: `46 d 20:00:00`. Fields accept this
/// form, too.
pub fn left(length: Seconds) -> String {
    whole(&length.to_string().replace('d', words::days()))
}
