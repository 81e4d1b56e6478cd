//! Links to events.

use zeitnot_core::correspondence::link::{LinkKey, parse, write};
use zeitnot_core::correspondence::{Protection, Seconds, Utc};

use crate::assert_means;
use crate::content::post::{cup, teams};
use crate::fixture::{assert_written, each};

const FILE: &str = "event-links.txt";

#[test]
fn a_link_to_an_event_is_written_as_ever() {
    let links = [cup(), teams()].map(|kept| write(&kept.event) + "\n");
    assert_written(FILE, &links.concat());
    // Each of the parameters is in one of them; a new one has to be in the second, too.
    for key in LinkKey::ALL {
        let named = format!("&{}=", key.name());
        assert!(format!("&{}", links.join("&")).contains(&named), "{named}");
    }
}

#[test]
fn a_link_of_any_version_leads_to_the_same_event() {
    for (version, text) in each(FILE) {
        let links: Vec<&str> = text.lines().collect();
        let read = |link: &str| {
            parse(link).unwrap_or_else(|why| panic!("{version}: {why}{}", crate::fixture::ADVICE))
        };
        let first = read(links[0]);
        assert_means!(
            first.draft().name,
            "Coupe d’Été № 1 – Zürich & Łódź",
            "{version}"
        );
        assert_means!(first.draft().start, Utc::new(1_796_083_200), "{version}");
        assert_means!(
            first.draft().protection,
            Protection::SuddenDeath(3),
            "{version}"
        );
        assert_means!(first.draft().zone, "Europe/Zurich", "{version}");
        let second = read(links[1]);
        assert_means!(second.draft().bank, Seconds::new(7_128_000), "{version}");
        assert_means!(second.draft().clock, Seconds::new(3_456_001), "{version}");
        assert_means!(
            second.end(),
            Utc::new(1_796_083_200 + 365 * 86_400),
            "{version}"
        );
        assert_means!((first, second), (cup().event, teams().event), "{version}");
    }
}

#[test]
fn a_value_that_a_link_leaves_out_keeps_its_default() {
    for (version, text) in each("event-link-short.txt") {
        let event = parse(text.trim_end()).expect("a whole link");
        let draft = event.draft();
        let times = (draft.clock, draft.bank, draft.increment);
        let usual = (Seconds::days(50), Seconds::days(50), Seconds::days(5));
        assert_means!(times, usual, "{version}");
        assert_means!(
            (draft.increment_moves, &*draft.zone),
            (50, "UTC"),
            "{version}"
        );
    }
    // The program never leaves anything out: this link was written by hand.
    let short = "name=A&start=2026-12-01T00:00:00Z&days=700&end=2028-10-31T00:00:00Z\n";
    assert_written("event-link-short.txt", short);
}
