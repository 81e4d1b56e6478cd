//! The form of an event: what is typed, what is offered, and what is wrong.

use zeitnot_core::correspondence::event::EventError;
use zeitnot_core::correspondence::event_form::{
    BlocksChoice, EventField, EventFieldError, EventFields,
};
use zeitnot_core::correspondence::offer::{OfferKind, offers};
use zeitnot_core::correspondence::{
    Edition, EndDate, EventDraft, Interpretations, Openings, Protection, Refill, Reset, Seconds,
    Utc,
};

fn draft() -> EventDraft {
    EventDraft {
        name: "Cup".into(),
        start: Utc::new(1_796_083_200),
        days: 365,
        clock: Seconds::days(50),
        bank: Seconds::days(82) + Seconds::hours(12),
        increment: Seconds::days(1),
        increment_moves: 50,
        edition: Edition::Current,
        refill: Refill::Automatic,
        protection: Protection::SuddenDeath(2),
        team: true,
        captain_may_transfer: true,
        zone: "Europe/Berlin".into(),
        interpretations: Interpretations {
            openings: Openings::Counted,
            reset: Reset::WithLast,
            end_date: EndDate::Day,
        },
    }
}

fn fields(draft: &EventDraft) -> EventFields {
    EventFields::of(draft, text)
}

/// A block as it is typed.
fn text(block: Seconds) -> String {
    format!("{} h", block.get() / 3_600)
}

#[test]
fn the_offers_begin_with_the_table_and_repeat_nothing() {
    let kinds = |days| {
        offers(days)
            .iter()
            .map(|offer| offer.kind)
            .collect::<Vec<_>>()
    };
    assert_eq!(kinds(700), [OfferKind::Listed]);
    assert_eq!(kinds(302), [OfferKind::Listed, OfferKind::Published]);
    assert_eq!(
        kinds(303),
        [OfferKind::Listed, OfferKind::Published, OfferKind::Exact]
    );
    assert_eq!(kinds(365), [OfferKind::Listed, OfferKind::Exact]);
    assert_eq!(kinds(301), [OfferKind::Exact]);
}

#[test]
fn a_form_says_what_its_event_says() {
    let form = fields(&draft());
    assert_eq!(form.choice, BlocksChoice::Offered(OfferKind::Exact));
    assert_eq!(*form.check(|_| true).unwrap().draft(), draft());
    let own = EventDraft {
        bank: Seconds::days(82),
        ..draft()
    };
    let form = fields(&own);
    assert_eq!(form.certainty(), Some(own.certainty()));
    assert_eq!(form.choice, BlocksChoice::Own);
    assert_eq!(*form.check(|_| true).unwrap().draft(), own);
}

#[test]
fn offered_blocks_that_become_ones_own_stay_as_they_are() {
    let mut form = EventFields::suggested(Some(Utc::new(1_796_083_200)), "UTC", text);
    form.name = "Cup".into();
    // The table has no such length: the offer is shorter.
    form.days = "705".into();
    let offered = form.check(|_| true).unwrap();
    assert_eq!(offered.draft().days, 700);
    form.keep_own(text);
    assert_eq!(form.choice, BlocksChoice::Own);
    assert_eq!(form.check(|_| true).unwrap(), offered);
    form.choose_days(500);
    assert_eq!(form.offer().map(|offer| offer.days), Some(500));
}

#[test]
fn an_edition_of_the_rules_switches_off_what_it_suspends() {
    let mut form = fields(&draft());
    form.choose_edition(Edition::Older);
    assert_eq!(form.protection, Protection::None);
    assert!(form.captain);
    form.choose_edition(Edition::Current);
    assert!(!form.captain);
    form.choose_edition(Edition::Older);
    form.choose_team(false);
    assert!(!form.captain);
}

#[test]
fn all_errors_of_the_fields_are_known_at_once_in_reading_order() {
    let mut form = EventFields::suggested(None, "", text);
    form.days = "0".into();
    form.moves = "-1".into();
    let wrong = form.check(|_| true).unwrap_err();
    assert_eq!(
        wrong,
        [
            (EventField::Name, EventFieldError::Event(EventError::Name)),
            (EventField::Start, EventFieldError::NoStart),
            (EventField::Days, EventFieldError::Event(EventError::Days)),
            (EventField::Moves, EventFieldError::Number),
            (EventField::Zone, EventFieldError::Event(EventError::Zone)),
        ]
    );
    form.zone = "Nowhere/Land".into();
    let wrong = form.check(|_| false).unwrap_err();
    assert!(wrong.contains(&(EventField::Zone, EventFieldError::UnknownZone)));
}
