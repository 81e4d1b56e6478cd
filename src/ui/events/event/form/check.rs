//! The event of a form, or all its errors: [`check`].

use leptos::prelude::*;

use super::{Form, USUAL_DAYS, USUAL_MOVES, number};
use crate::correspondence::event_form::{EventField, EventFieldError};
use crate::correspondence::{Event, EventDraft, Seconds, Utc, typed};
use crate::platform::zone;

/// An error and its place.
type Fault = (EventField, EventFieldError);

pub(super) fn check(form: Form) -> Result<Event, Vec<Fault>> {
    let mut faults = Vec::new();
    let draft = draft(form, &mut faults);
    match Event::new(draft) {
        Ok(event) if faults.is_empty() => return Ok(event),
        Ok(_) => {}
        Err(problems) => {
            for problem in problems {
                let place = EventField::of(problem);
                if !faults.iter().any(|(known, _)| *known == place) {
                    faults.push((place, EventFieldError::Event(problem)));
                }
            }
        }
    }
    faults.sort_by_key(|(place, _)| *place as u8);
    Err(faults)
}

/// The values of the fields. A field that cannot be read adds a fault and gets a usual value.
fn draft(form: Form, faults: &mut Vec<Fault>) -> EventDraft {
    let days = form.length().unwrap_or_else(|| {
        faults.push((EventField::Days, EventFieldError::Number));
        USUAL_DAYS
    });
    let start = form.start.get().unwrap_or_else(|| {
        faults.push((EventField::Start, EventFieldError::NoStart));
        Utc::default()
    });
    let [clock, increment, bank] = form.blocks();
    let mut length = |place: EventField, text: &str, standard: Seconds| {
        typed::parse(text).unwrap_or_else(|problem| {
            faults.push((place, EventFieldError::Length(problem)));
            standard
        })
    };
    let clock = length(EventField::Clock, &clock, Seconds::days(50));
    let increment = length(EventField::Increment, &increment, Seconds::ZERO);
    let bank = length(EventField::Bank, &bank, Seconds::ZERO);
    let moves = form.moves.with(|moves| number(moves));
    let increment_moves = moves.unwrap_or_else(|| {
        faults.push((EventField::Moves, EventFieldError::Number));
        USUAL_MOVES
    });
    let zone = form.zone.with(|zone| zone.trim().to_owned());
    if !zone.is_empty() && !zone::is_known(&zone) {
        faults.push((EventField::Zone, EventFieldError::UnknownZone));
    }
    EventDraft {
        name: form.name.with(|name| name.trim().to_owned()),
        start,
        days,
        clock,
        bank,
        increment,
        increment_moves,
        edition: form.edition.get(),
        refill: form.refill.get(),
        protection: form.protection.get(),
        team: form.team.get(),
        captain_may_transfer: form.captain.get(),
        zone,
        interpretations: form.interpretations.get(),
    }
}
