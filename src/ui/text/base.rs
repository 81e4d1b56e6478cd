//! The words that a clock or the first page may use from the start, before anything else is loaded:
//! `locales/TAG/base.ftl`. Others are [shared](super::shared). What is built of both is beside this:
//! how a game goes and ends ([`history`](super::history)), times as one says them
//! ([`spoken`](super::spoken)), and time controls ([`controls`](super::controls)).
//!
//! Lengths of time are here too: the functions `EXACT`, `SECONDS`, `TENTHS` and `DAYS` of every file.

use super::whole;
use crate::clock::control::Rate;
use crate::clock::{ByColor, Color, EndReason, GameResult, Mode, Rejection};
use crate::correspondence::Seconds;
use crate::game::notation::alphabet::Alphabet;
use crate::game::sheet::SheetError;
use crate::platform::plural;
use crate::storage::kind::ValueKind;
use crate::storage::store::StoreError;
use crate::storage::versioned::{LoadError, SaveError, Unreadable, Why};
use crate::time::{Millis, exact_seconds};
use crate::words::{Arg, Number, Writers, area};
use zeitnot_texts::LengthForm;

area!("base", written by WRITERS);

/// The tag of the language in use.
pub fn tag() -> &'static str {
    WORDS.table().tag()
}

/// The letters of the pieces in a move.
pub fn pieces() -> Alphabet {
    Alphabet::spelling(names::pieces()).unwrap_or(Alphabet::ENGLISH)
}

/// The players of a game: their names, or their colours.
pub fn versus(players: &ByColor<String>) -> String {
    let is_named = |side: Color| !players.get(side).trim().is_empty();
    let name = |side: Color| {
        // A colour beside a name reads as if it were one.
        if is_named(side.other()) && !is_named(side) {
            games::unknown()
        } else {
            player(players, side)
        }
    };
    games::versus(name(Color::White), name(Color::Black))
}

/// The name of a player, or the colour.
pub(super) fn player(players: &ByColor<String>, side: Color) -> &str {
    match players.get(side).trim() {
        "" => names::color(side),
        name => name,
    }
}

/// The functions that every table needs.
pub(crate) const WRITERS: Writers = Writers {
    plural: plural::category,
    length: |form, ms| match form {
        LengthForm::Exact => exact(Millis::new(ms)),
        LengthForm::Seconds => short(Millis::new(ms)),
        LengthForm::Tenths => tenths(Millis::new(ms)),
        LengthForm::Days => left(Seconds::new(ms / 1_000)),
    },
};

/// A length in a sentence, every number with its unit: `90 min`, `2 h`, `1 min 30 s`, `2.5 s`.
pub(super) fn exact(time: Millis) -> String {
    let seconds = || length::seconds(&decimal(Millis::new(time.get() % 60_000)));
    match (time.get() / 60_000, time.get() % 60_000) {
        (0, 0) => length::none().into(),
        (0, _) => seconds(),
        (minutes, 0) if minutes % 60 == 0 && minutes >= 120 => length::hours(minutes / 60),
        (minutes, 0) => length::minutes(minutes),
        (minutes, _) => [length::minutes(minutes), seconds()].join(" "),
    }
}

/// A short length with its unit: `30 s`, `2.5 s`, `5 min`, `1:30`.
pub(super) fn short(time: Millis) -> String {
    match time.get() {
        ms if ms % 60_000 == 0 && ms > 0 => length::minutes(ms / 60_000),
        ms if (0..60_000).contains(&ms) => length::seconds(&decimal(time)),
        _ => time.to_string(),
    }
}

/// Seconds with their tenth, rounded down as a gain is.
fn tenths(time: Millis) -> String {
    let tenths = time.or_zero().get() / 100;
    let [whole, tenth] = [tenths / 10, tenths % 10].map(|number| number.to_string());
    length::seconds(&[&whole, length::decimal(), &tenth].concat())
}

/// Seconds without their unit, with as many decimals as there are: `2`, `2.5`.
pub fn decimal(time: Millis) -> String {
    exact_seconds(time, length::decimal())
}

/// A length of a correspondence game, in which no line breaks: `46 d 20:00:00`. Fields accept this
/// form, too.
pub fn left(length: Seconds) -> String {
    whole(&length.to_string().replace('d', length::days()))
}
