//! Deadlines as a calendar file.

use std::slice;

use proptest::prelude::*;
use zeitnot_core::correspondence::calendar::{self, Reminder, ReminderKind};
use zeitnot_core::correspondence::{Seconds, Utc};

use super::games::START;

/// The content lines of a calendar file, unfolded as RFC 5545 (3.1) prescribes.
fn unfolded(file: &str) -> Vec<String> {
    let whole = file.replace("\r\n ", "");
    let whole = whole.strip_suffix("\r\n").expect("a final line break");
    whole.split("\r\n").map(String::from).collect()
}

/// A text that was escaped, as a calendar reads it (3.3.11).
fn unescaped(value: &str) -> String {
    let mut text = String::new();
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        text.push(match c {
            '\\' => match chars.next().expect("a character follows the backslash") {
                'n' | 'N' => '\n',
                c @ ('\\' | ';' | ',') => c,
                other => panic!("{other} must not be escaped"),
            },
            ';' | ',' => panic!("{c} must be escaped"),
            c => c,
        });
    }
    text
}

/// A text as a file holds it: without the characters that it cannot hold, and with one kind of line
/// break.
fn plain(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    let text = text.replace(['\r', '\u{2028}', '\u{2029}'], "\n");
    text.chars()
        .filter(|c| !c.is_control() || "\n\t".contains(*c))
        .collect()
}

proptest! {
    #[test]
    fn any_text_comes_out_of_a_calendar_file_as_it_went_in(
        summary in "[\\PC\n\t]{0,200}", description in "(?s).{0,300}", game in "[0-9]{1,12}",
        at in any::<i64>(), now in any::<i64>(), sequence in any::<u32>(),
        lead in prop::collection::vec(any::<i64>().prop_map(Seconds::new), 0..4),
        cancelled in any::<bool>(), link in "[a-z:/#é ]{0,120}", last in any::<bool>(),
    ) {
        let kind = if last { ReminderKind::LastMoment } else { ReminderKind::RefillBy };
        let reminder = Reminder {
            kind, game: game.clone(), at: Utc::new(at), sequence, cancelled,
            summary: summary.clone(), description: description.clone(), link,
        };
        let file = calendar::file(&description, &[reminder], &lead, Utc::new(now)).expect("an event");
        for line in file.split("\r\n") {
            prop_assert!(line.len() <= 75, "{line:?}");
            prop_assert!(!line.contains(['\r', '\n']));
            prop_assert!(line.chars().all(|c| !c.is_control() || c == '\t'));
        }
        let lines = unfolded(&file);
        let value = |name: &str| -> Vec<&str> {
            lines.iter().filter_map(|line| line.strip_prefix(name)).collect()
        };
        if !summary.trim().is_empty() {
            prop_assert_eq!(unescaped(value("SUMMARY:")[0]), plain(&summary));
        }
        let plain = plain(&description);
        if !plain.is_empty() {
            prop_assert_eq!(unescaped(value("NAME:")[0]), plain.clone());
        }
        if !description.is_empty() {
            prop_assert_eq!(unescaped(value("DESCRIPTION:")[0]), plain);
        }
        let kind = if last { "last" } else { "refill" };
        prop_assert_eq!(value("UID:"), vec![format!("{kind}-{game}@zeitnot")]);
        let mut rings: Vec<Seconds> = lead.into_iter()
            .filter(|lead| *lead >= Seconds::ZERO && !cancelled && Utc::new(at) - *lead > Utc::new(now))
            .collect();
        rings.sort_unstable();
        rings.dedup();
        prop_assert_eq!(value("TRIGGER:").len(), rings.len());
        for mark in ["VCALENDAR", "VEVENT", "VALARM"] {
            let count = |edge: &str| {
                lines.iter().filter(|line| **line == format!("{edge}:{mark}")).count()
            };
            prop_assert_eq!(count("BEGIN"), count("END"));
        }
        for stamp in [value("DTSTART:"), value("DTEND:"), value("DTSTAMP:")] {
            prop_assert_eq!(stamp.len(), 1);
            prop_assert_eq!(stamp[0].len(), "20261120T140307Z".len());
        }
        // Such stamps sort as their instants do.
        prop_assert!(value("DTEND:")[0] > value("DTSTART:")[0]);
        // An integer of RFC 5545 has 31 bits (3.3.8).
        let number: i64 = value("SEQUENCE:")[0].parse().expect("a number");
        prop_assert!((0..=i64::from(i32::MAX)).contains(&number));
    }
}

fn reminder() -> Reminder {
    Reminder {
        kind: ReminderKind::RefillBy,
        game: "17".into(),
        at: START + Seconds::days(30),
        sequence: 3,
        cancelled: false,
        summary: "Refill before this: Lindqvist".into(),
        description: "Cup".into(),
        link: "https://example.org/#/post/17".into(),
    }
}

/// The values of a property in the file of a reminder that is saved at this instant.
fn values(reminder: Reminder, lead: &[Seconds], now: Utc, name: &str) -> Vec<String> {
    let file = calendar::file("Deadlines", &[reminder], lead, now).expect("an event");
    let lines = unfolded(&file);
    let values = lines.iter().filter_map(|line| line.strip_prefix(name));
    values.map(String::from).collect()
}

const LEAD: [Seconds; 3] = [Seconds::days(5), Seconds::hours(3), Seconds::days(1)];

/// Exchange does not import an event with neither an end nor a duration.
#[test]
fn an_event_of_a_calendar_ends_minutes_after_its_deadline() {
    let now = START;
    assert_eq!(
        values(reminder(), &LEAD, now, "DTSTART:"),
        ["20260131T120000Z"]
    );
    assert_eq!(
        values(reminder(), &LEAD, now, "DTEND:"),
        ["20260131T121500Z"]
    );
    let cancelled = Reminder {
        cancelled: true,
        ..reminder()
    };
    assert_eq!(
        values(cancelled, &LEAD, now, "DTEND:"),
        ["20260131T121500Z"]
    );
    // The last second that a calendar can name.
    let last = Reminder {
        at: Utc::MAX,
        ..reminder()
    };
    assert_eq!(values(last, &LEAD, now, "DTEND:"), ["99991231T235959Z"]);
}

/// Outlook and Exchange keep a single alarm.
#[test]
fn the_alarm_nearest_to_the_deadline_comes_first_and_no_alarm_twice() {
    let lead = [&LEAD[..], &LEAD[..]].concat();
    let triggers = values(reminder(), &lead, START, "TRIGGER:");
    assert_eq!(triggers, ["-PT3H", "-P1D", "-P5D"]);
}

#[test]
fn an_alarm_whose_time_has_passed_is_left_out() {
    let deadline = reminder().at;
    for (before, triggers) in [
        (Seconds::days(6), vec!["-PT3H", "-P1D", "-P5D"]),
        (Seconds::days(5), vec!["-PT3H", "-P1D"]),
        (Seconds::hours(4), vec!["-PT3H"]),
        (Seconds::hours(2), vec![]),
        (Seconds::days(-1), vec![]),
    ] {
        assert_eq!(
            values(reminder(), &LEAD, deadline - before, "TRIGGER:"),
            triggers
        );
    }
}

#[test]
fn without_a_reminder_there_is_no_calendar_file() {
    assert_eq!(calendar::file("Deadlines", &[], &LEAD, START), None);
}

/// Many readers split lines at every character that Unicode calls a line break.
#[test]
fn no_reader_finds_a_line_break_inside_a_text() {
    for odd in [
        "\u{2028}", "\u{2029}", "\u{85}", "\u{b}", "\u{c}", "\u{1c}", "\r", "\r\n",
    ] {
        let odd = Reminder {
            summary: format!("Zoë{odd}ATTENDEE:x"),
            description: odd.into(),
            ..reminder()
        };
        let file =
            calendar::file(&odd.summary, slice::from_ref(&odd), &LEAD, START).expect("an event");
        let breaks = |c: char| {
            matches!(c, '\u{2028}' | '\u{2029}') || c.is_control() && c != '\r' && c != '\n'
        };
        assert!(!file.contains(breaks), "{odd:?}");
        assert!(
            file.split("\r\n").all(|line| !line.contains(['\r', '\n'])),
            "{odd:?}"
        );
    }
}

#[test]
fn an_event_of_a_calendar_has_a_title_whatever_the_game_is_called() {
    for nothing in ["", "  ", "\u{7}", "\n"] {
        let nameless = Reminder {
            summary: nothing.into(),
            ..reminder()
        };
        assert_eq!(
            values(nameless, &LEAD, START, "SUMMARY:"),
            ["Zeitnot"],
            "{nothing:?}"
        );
    }
}

#[test]
fn an_address_that_is_no_uri_is_left_out() {
    for link in [
        "https://example.org/\r\nATTENDEE:x",
        "https://example.org/é",
        "a b",
        "",
    ] {
        let odd = Reminder {
            link: link.into(),
            ..reminder()
        };
        assert!(values(odd, &LEAD, START, "URL:").is_empty(), "{link:?}");
    }
}

/// Whatever the names are: characters of one to four octets, at every place of the line.
#[test]
fn a_line_is_folded_between_characters_and_never_longer_than_75_octets() {
    for letter in ["x", "ö", "№", "♟", "🏆", "👩🏽‍🚀", "e\u{301}"] {
        for before in 0..80 {
            let summary = "a".repeat(before) + &letter.repeat(40);
            let long = Reminder {
                summary: summary.clone(),
                ..reminder()
            };
            assert_eq!(values(long.clone(), &[], START, "SUMMARY:"), [summary]);
            let file = calendar::file("", &[long], &[], START).expect("an event");
            assert!(file.split("\r\n").all(|line| line.len() <= 75));
            assert!(file.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:"));
        }
    }
}

#[test]
fn a_deadline_saved_again_replaces_the_one_before() {
    let of = |now: Utc, sequence: u32, name: &str| {
        values(
            Reminder {
                sequence,
                ..reminder()
            },
            &LEAD,
            now,
            name,
        )
    };
    let later = START + Seconds::days(1);
    assert_eq!(of(START, 3, "UID:"), of(later, 4, "UID:"));
    assert!(of(START, 3, "DTSTAMP:") < of(later, 4, "DTSTAMP:"));
    assert_eq!(of(later, u32::MAX, "SEQUENCE:"), ["2147483647"]);
}
