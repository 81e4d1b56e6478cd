//! The texts of the events of correspondence games, and of plans for them:
//! `locales/TAG/events.ftl`. A length of time in them is a text, as [`length`] writes it.

use super::correspondence::length;
use super::whose::Whose;
use crate::clock::Color;
use crate::correspondence::event::{EventError, MIN_RATED_DAYS};
use crate::correspondence::event_form::{EventField, EventFieldError};
use crate::correspondence::leave_planner::LeaveTask;
use crate::correspondence::link::{LinkError, LinkKey};
use crate::correspondence::offer::{BlocksOffer, OfferKind};
use crate::correspondence::typed::DurationError;
use crate::correspondence::{Edition, EntryError, Protection, Refill, Seconds};
use crate::words::{Arg, Number, area};

area!("events", written by super::base::WRITERS);

/// How many days a protection gives.
pub(crate) fn days(protection: Protection) -> i64 {
    protection.reset_to().map_or(0, Seconds::whole_days)
}

/// The length of an event in years, roughly: nothing where it would mislead.
pub(crate) fn about_years(days: u32) -> String {
    let years = match days {
        MIN_RATED_DAYS..=400 => 1_u32,
        675..=775 => 2,
        1_050..=1_150 => 3,
        _ => return String::new(),
    };
    form::years(years)
}

/// The reason for an offer; with the length that the user asked for, in days.
pub(crate) fn offer_why(offer: &BlocksOffer, wanted: u32) -> String {
    let (days, sooner) = (offer.days, wanted.saturating_sub(offer.days));
    form::offer_why(offer.kind, days, wanted, sooner, days < MIN_RATED_DAYS)
}

/// All the time of one player.
pub(crate) fn each(all: Seconds) -> String {
    sheet::each(&whole_days(all).map_or_else(|| length(all), sheet::whole_days))
}

/// All the time of both players.
pub(crate) fn both(all: Seconds) -> String {
    sheet::both(&whole_days(all).map_or_else(|| length(all), |days| days.to_string()))
}

/// Clock and bank of a side, before a change of the event and after it.
pub(crate) fn accounts(side: Color, before: [Seconds; 2], after: [Seconds; 2]) -> String {
    let ([clock, bank], [clock_after, bank_after]) = (before.map(length), after.map(length));
    change::accounts(side, &clock, &clock_after, &bank, &bank_after)
}

/// The number of days, if it is whole.
fn whole_days(length: Seconds) -> Option<u32> {
    let day = Seconds::days(1).get();
    (length.get() % day == 0)
        .then(|| u32::try_from(length.get() / day).ok())
        .flatten()
}
