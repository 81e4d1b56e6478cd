//! Deadlines as a calendar file.

use proptest::prelude::*;
use zeitnot::correspondence::calendar::{self, Reminder, ReminderKind};
use zeitnot::correspondence::{Seconds, Utc};

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
        let file = calendar::file(&description, &[reminder], &lead, Utc::new(now));
        for line in file.split("\r\n") {
            prop_assert!(line.len() <= 75, "{line:?}");
            prop_assert!(!line.contains(['\r', '\n']));
            prop_assert!(line.chars().all(|c| !c.is_control() || c == '\t'));
        }
        let lines = unfolded(&file);
        let value = |name: &str| -> Vec<&str> {
            lines.iter().filter_map(|line| line.strip_prefix(name)).collect()
        };
        prop_assert_eq!(unescaped(value("SUMMARY:")[0]), summary.clone());
        // The file leaves out characters that it cannot hold, and writes all line breaks alike.
        let plain: String = description
            .replace("\r\n", "\n").replace('\r', "\n")
            .chars().filter(|c| !c.is_control() || "\n\t".contains(*c)).collect();
        prop_assert_eq!(unescaped(value("NAME:")[0]), plain.clone());
        if !description.is_empty() {
            prop_assert_eq!(unescaped(value("DESCRIPTION:")[0]), plain);
        }
        let kind = if last { "last" } else { "refill" };
        prop_assert_eq!(value("UID:"), vec![format!("{kind}-{game}@zeitnot")]);
        let rings = lead.iter().filter(|lead| **lead >= Seconds::ZERO && !cancelled).count();
        prop_assert_eq!(value("TRIGGER:").len(), rings);
        for mark in ["VCALENDAR", "VEVENT", "VALARM"] {
            let count = |edge: &str| {
                lines.iter().filter(|line| **line == format!("{edge}:{mark}")).count()
            };
            prop_assert_eq!(count("BEGIN"), count("END"));
        }
        for stamp in [value("DTSTART:"), value("DTSTAMP:")] {
            prop_assert_eq!(stamp.len(), 1);
            prop_assert_eq!(stamp[0].len(), "20261120T140307Z".len());
        }
    }
}
