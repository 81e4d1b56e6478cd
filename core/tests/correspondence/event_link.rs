//! An event as a link: a link gives the same event to the second, and a link that is not whole
//! gives no event.

use proptest::prelude::*;
use zeitnot_core::correspondence::event::EventError;
use zeitnot_core::correspondence::link::{LinkError, LinkKey, parse, write};
use zeitnot_core::correspondence::{
    Edition, EndDate, Event, EventDraft, Interpretations, Openings, Protection, Refill, Reset,
    Seconds, Utc,
};
use zeitnot_fixtures::correspondence;

/// 2026-12-01 00:00:00.
const START: Utc = Utc::new(1_796_083_200);

fn cup() -> EventDraft {
    EventDraft {
        name: "City Cup".into(),
        ..correspondence::draft(START)
    }
}

fn event(draft: EventDraft) -> Event {
    Event::new(draft).unwrap()
}

fn problems(query: &str) -> Vec<LinkError> {
    parse(query).unwrap_err().problems
}

#[test]
fn a_link_is_short_and_says_only_what_is_not_usual() {
    assert_eq!(
        write(&event(cup())),
        "name=City+Cup&start=2026-12-01T00:00:00Z&days=700&clock=50d&bank=50d&increment=5d\
         &zone=UTC&end=2028-10-31T00:00:00Z"
    );
    let other = EventDraft {
        name: "Équipe & co. 100%".into(),
        bank: Seconds::days(82) + Seconds::hours(12) + Seconds::new(1),
        increment: Seconds::ZERO,
        increment_moves: 40,
        edition: Edition::Older,
        refill: Refill::IncrementOnly,
        protection: Protection::GuaranteedTime,
        team: true,
        captain_may_transfer: true,
        zone: "Europe/Berlin".into(),
        interpretations: Interpretations {
            openings: Openings::Counted,
            reset: Reset::WithLast,
            end_date: EndDate::Day,
        },
        ..cup()
    };
    assert_eq!(
        write(&event(other)),
        "name=%C3%89quipe+%26+co.+100%25&start=2026-12-01T00:00:00Z&days=700&clock=50d\
         &bank=82d12h1s&increment=0d&moves=40&rules=older&refill=increment-only&protection=gt\
         &team=yes&transfer=yes&openings=counted&reset=with-last&enddate=day\
         &zone=Europe/Berlin&end=2028-10-31T00:00:00Z"
    );
}

#[test]
fn a_link_older_than_the_readings_has_the_usual_ones() {
    let old = "name=City+Cup&start=2026-12-01T00:00:00Z&days=700&clock=50d&bank=50d&increment=5d\
               &refill=increment-only&protection=sdp5&team=yes&zone=UTC&end=2028-10-31T00:00:00Z";
    let parse = parse(old).unwrap();
    assert_eq!(parse.draft().interpretations, Interpretations::default());
    // The app still writes the link as it did then.
    assert_eq!(write(&parse), old);
}

#[test]
fn blocks_that_are_left_out_are_those_of_the_table() {
    let short = "name=A&start=2026-12-01T00:00:00Z&days=700&end=2028-10-31T00:00:00Z";
    let cup = EventDraft {
        name: "A".into(),
        ..cup()
    };
    assert_eq!(parse(short), Ok(event(cup)));
}

#[test]
fn a_link_survives_what_is_done_to_it_on_its_way() {
    let query = write(&event(cup()));
    let whole = Ok(event(cup()));
    for changed in [
        query.replace('&', "&amp;"),
        query.replace('+', "%20"),
        query.replace(':', "%3A").replace('/', "%2F"),
        [&query, "."].concat(),
        [&query, "&utm_source=mail"].concat(),
        [&query, "&days=700"].concat(),
    ] {
        assert_eq!(parse(&changed), whole, "{changed}");
    }
}

#[test]
fn a_link_cut_off_anywhere_is_refused() {
    let whole = write(&event(EventDraft {
        name: "Équipe".into(),
        team: true,
        zone: "Europe/Berlin".into(),
        ..cup()
    }));
    for cut in 0..whole.len() {
        let problems = problems(&whole[..cut]);
        let is_reported = problems.iter().any(|problem| {
            matches!(
                problem,
                LinkError::Missing(LinkKey::End) | LinkError::Unreadable(LinkKey::End)
            )
        });
        assert!(is_reported, "{}: {problems:?}", &whole[..cut]);
    }
}

#[test]
fn a_link_with_several_errors_reports_all_at_once() {
    assert_eq!(
        problems(
            "clock=51d&bank=much&moves=-1&moves=3&team=maybe&protection=sdp9&days=0&zone=a%20b"
        ),
        [
            LinkError::Twice(LinkKey::Moves),
            LinkError::Unreadable(LinkKey::Bank),
            LinkError::Unreadable(LinkKey::Moves),
            LinkError::Unreadable(LinkKey::Team),
            LinkError::Missing(LinkKey::Name),
            LinkError::Missing(LinkKey::Start),
            LinkError::Missing(LinkKey::End),
            LinkError::Event(EventError::Days),
            LinkError::Event(EventError::Clock),
            LinkError::Event(EventError::Protection),
            LinkError::Event(EventError::Zone),
        ]
    );
}

#[test]
fn an_end_that_does_not_follow_shows_that_something_was_changed() {
    let query = write(&event(cup())).replace("days=700", "days=750");
    assert_eq!(problems(&query), [LinkError::End]);
}

#[test]
fn a_broken_link_keeps_its_readable_parts() {
    let query = write(&event(cup())).replace("increment=5d", "increment=%FF");
    let broken = parse(&query).unwrap_err();
    assert_eq!(broken.problems, [LinkError::Unreadable(LinkKey::Increment)]);
    assert_eq!(
        (broken.draft.name.as_str(), broken.draft.start),
        ("City Cup", START)
    );
    assert_eq!(broken.draft.increment, Seconds::days(5));
}

#[test]
fn an_instant_without_a_zone_is_unreadable() {
    let query = write(&event(cup())).replace("00:00:00Z", "00:00:00");
    assert_eq!(
        problems(&query),
        [
            LinkError::Unreadable(LinkKey::Start),
            LinkError::Unreadable(LinkKey::End)
        ]
    );
}

#[test]
fn a_number_that_is_too_large_is_refused() {
    for length in [
        "99999999999999999999d",
        "9223372036854775807d",
        "9223372036854775807h1s",
        "+5d",
        "-5d",
        "d",
        "5",
        "",
    ] {
        let query = [
            "name=A&start=2026-12-01T00:00:00Z&days=700&bank=",
            length,
            "&end=2028-10-31T00:00:00Z",
        ]
        .concat();
        assert_eq!(
            problems(&query),
            [LinkError::Unreadable(LinkKey::Bank)],
            "{length}"
        );
    }
    assert_eq!(
        problems(&"a=1&".repeat(1_001)),
        [LinkError::TooLong, LinkError::Event(EventError::Name)]
    );
}

prop_compose! {
    fn drafts()(
        name in "[ -~äöüÉ漢♔]{0,60}[a-z+&=%#?]",
        start in 0..220_000_000_000_i64,
        days in 1..10_000_u32,
        clock in 1..=4_320_000_i64,
        bank in 0..=863_913_600_i64,
        increment in 0..=4_320_000_i64,
        increment_moves in 0..=500_u32,
        older in any::<bool>(),
        by_hand in any::<bool>(),
        protection in 0..=6_u32,
        team in any::<bool>(),
        captain in any::<bool>(),
        zone in "[A-Z][a-z]{2,8}/[A-Z][a-z_+0-9-]{0,12}",
        openings in any::<bool>(),
        reset in any::<bool>(),
        end_date in any::<bool>(),
    ) -> EventDraft {
        EventDraft {
            name: name.trim().into(),
            start: Utc::new(start),
            days,
            clock: Seconds::new(clock),
            bank: Seconds::new(bank),
            increment: Seconds::new(increment),
            increment_moves,
            edition: if older { Edition::Older } else { Edition::Current },
            refill: if by_hand { Refill::IncrementOnly } else { Refill::Automatic },
            protection: match protection {
                0 => Protection::None,
                6 => Protection::GuaranteedTime,
                days => Protection::SuddenDeath(days),
            },
            team,
            captain_may_transfer: team && captain,
            zone,
            interpretations: Interpretations {
                openings: if openings { Openings::Counted } else { Openings::Apart },
                reset: if reset { Reset::WithLast } else { Reset::AfterLast },
                end_date: if end_date { EndDate::Day } else { EndDate::Instant },
            },
        }
    }
}

proptest! {
    #[test]
    fn a_link_opens_the_same_event_to_the_second(draft in drafts()) {
        let event = event(draft);
        let query = write(&event);
        prop_assert!(query.is_ascii() && !query.contains([' ', '#', '"', '<']), "{query}");
        prop_assert_eq!(parse(&query), Ok(event));
    }

    #[test]
    fn no_text_makes_reading_panic(text in ".{0,200}", key in 0..LinkKey::ALL.len(), value in "\\PC{0,40}") {
        let _ = parse(&text);
        let query = write(&event(cup()));
        let _ = parse(&[&query, "&", LinkKey::ALL[key].name(), "=", &value].concat());
        let _ = parse(&[LinkKey::ALL[key].name(), "=", &value, "&", &query].concat());
    }
}
