//! The deadlines as a calendar: a calendar recognises an entry by the id that a version gave it.

use zeitnot_core::correspondence::calendar::{Reminder, ReminderKind, file};
use zeitnot_core::correspondence::{Seconds, Utc};

use crate::assert_means;
use crate::content::post::PLAYED;
use crate::fixture::{assert_written, each};

const FILE: &str = "deadlines.ics";

fn reminder(kind: ReminderKind) -> Reminder {
    // A new kind is a new entry of calendars.
    let cancelled = match kind {
        ReminderKind::RefillBy => false,
        ReminderKind::LastMoment => true,
    };
    Reminder {
        kind,
        game: PLAYED.into(),
        at: Utc::new(1_800_403_200),
        sequence: 1_798_000_000,
        cancelled,
        summary: "Бо Лунд 100%, Coupe d’Été № 1 – Zürich & Łódź; refill by then".into(),
        description: "Clock 50 d\nBank 52 d 23:00:00".into(),
        link: "https://zeitnot.example/#/post/game/1791100000000".into(),
    }
}

#[test]
fn an_entry_of_a_calendar_has_the_name_that_it_had() {
    for (version, text) in each(FILE) {
        let unfolded = text.replace("\r\n ", "");
        let lines: Vec<&str> = unfolded.split("\r\n").collect();
        let of = |name: &str| -> Vec<&str> {
            let values = lines.iter().filter_map(|line| line.strip_prefix(name));
            values.collect()
        };
        let names = ["refill-1791100000000@zeitnot", "last-1791100000000@zeitnot"];
        assert_means!(of("UID:"), names, "{version}");
        assert_means!(of("DTSTART:"), ["20270120T000000Z"; 2], "{version}");
        assert_means!(of("SEQUENCE:"), ["1798000000"; 2], "{version}");
        assert_means!(of("STATUS:"), ["CONFIRMED", "CANCELLED"], "{version}");
        // From 1.1 on the nearest alarm is the first, and an entry has an end.
        let (alarms, ends) = match version {
            "1.0" => (["-P5D", "-P1D", "-PT3H"], vec![]),
            _ => (["-PT3H", "-P1D", "-P5D"], vec!["20270120T001500Z"; 2]),
        };
        assert_means!(of("TRIGGER:"), alarms, "{version}");
        assert_means!(of("DTEND:"), ends, "{version}");
        assert!(text.split("\r\n").all(|line| line.len() <= 75), "{version}");
    }
}

#[test]
fn a_calendar_is_written_as_ever() {
    let lead = [Seconds::days(5), Seconds::days(1), Seconds::hours(3)];
    let reminders = [ReminderKind::RefillBy, ReminderKind::LastMoment].map(reminder);
    let text = file("Échéances", &reminders, &lead, Utc::new(1_798_000_000));
    assert_written(FILE, &text.expect("two entries"));
}
