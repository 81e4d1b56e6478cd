//! The form of an event.

use leptos::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::correspondence::event::EventError;
use zeitnot::correspondence::event_form::{EventField, EventFieldError};
use zeitnot::correspondence::offer::{OfferKind, offers};
use zeitnot::correspondence::{
    Edition, EndDate, EventDraft, Interpretations, Openings, Protection, Refill, Reset, Seconds,
    Utc,
};
use zeitnot::ui::events::event::form::{BlocksChoice, Form};

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

#[wasm_bindgen_test]
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

#[wasm_bindgen_test]
fn a_form_says_what_its_event_says() {
    let owner = Owner::new();
    owner.with(|| {
        let form = Form::of(&draft(), "");
        assert_eq!(
            form.choice.get_untracked(),
            BlocksChoice::Offered(OfferKind::Exact)
        );
        let event = form.read.get_untracked().unwrap();
        assert_eq!(*event.draft(), draft());
        let own = EventDraft {
            bank: Seconds::days(82),
            ..draft()
        };
        let form = Form::of(&own, "");
        assert_eq!(untrack(|| form.certainty()), Some(own.certainty()));
        assert_eq!(form.choice.get_untracked(), BlocksChoice::Own);
        assert_eq!(*form.read.get_untracked().unwrap().draft(), own);
    });
}

#[wasm_bindgen_test]
fn an_edition_of_the_rules_switches_off_what_it_suspends() {
    let owner = Owner::new();
    owner.with(|| {
        let form = Form::of(&draft(), "");
        form.choose_edition(Edition::Older);
        assert_eq!(form.protection.get_untracked(), Protection::None);
        assert!(form.captain.get_untracked());
        form.choose_edition(Edition::Current);
        assert!(!form.captain.get_untracked());
        form.choose_edition(Edition::Older);
        form.choose_team(false);
        assert!(!form.captain.get_untracked());
    });
}

#[wasm_bindgen_test]
fn all_errors_are_known_at_once_but_missing_values_are_reported_later() {
    let owner = Owner::new();
    owner.with(|| {
        let form = Form::empty();
        form.start.set(None);
        form.days.set("0".into());
        form.moves.set("-1".into());
        form.zone.set(String::new());
        let fault = |place| untrack(|| form.fault(place));
        let wrong = form.read.get_untracked().unwrap_err();
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
        assert_eq!(fault(EventField::Name), None);
        assert!(fault(EventField::Days).is_some());
        form.tried.set(true);
        assert!(fault(EventField::Name).is_some());
    });
}
