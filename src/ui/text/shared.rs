//! The words that several areas use, but neither a clock nor the first page from the start:
//! `locales/TAG/shared.ftl`. They come with the panel of a clock, and with all other pages.

use crate::clock::length::LengthError;
use crate::clock::notation::Expected;
use crate::clock::setup::PeriodError;
use crate::clock::{BonusRule, Color, EndReason, Offence};
use crate::game::material::MaterialVerdict;
use crate::settings::{BoardColours, Letters};
use crate::time::Millis;
use crate::words::{Arg, Number, area};

area!("shared", written by super::base::WRITERS);

/// The time on a clock before a correction, and the change.
pub fn was(was: Millis, change: Millis) -> String {
    panel::was(&was.to_string(), &signed(change))
}

/// A change of a time, with its sign.
fn signed(change: Millis) -> String {
    if change < Millis::ZERO {
        format!("−{}", -change)
    } else {
        format!("+{change}")
    }
}
