//! The words that several areas use, but neither a clock nor the first page from the start:
//! `locales/TAG/shared.ftl`. They come with the panel of a clock, and with all other pages.

use crate::clock::draft::FieldErrorKind;
use crate::clock::length::LengthError;
use crate::clock::notation::Expected;
use crate::clock::setup::{ControlError, PeriodError, SetupError};
use crate::clock::{BoardEnd, BonusRule, Claimant, Color, EndReason, Event, Offence, StoppedBy};
use crate::game::material::MaterialVerdict;
use crate::settings::{BoardColours, Letters};
use crate::storage::backup::BackupError;
use crate::storage::report::RestoredCounts;
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

/// The games and events that a restore took, and those that it left.
pub fn restored(counts: &RestoredCounts) -> String {
    let games = counts.correspondence + counts.clock;
    let (here, copied, refused) = (counts.here, counts.copied, counts.refused);
    let (more, past) = (counts.is_more, counts.past > 0);
    restored::all(games, counts.events, more, here, copied, refused, past)
}
