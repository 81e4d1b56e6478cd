//! Deadlines as a calendar file: [RFC 5545](https://www.rfc-editor.org/rfc/rfc5545).
//!
//! Nothing else can remind a person offline while the page is closed. Why no crate writes it is in
//! `docs/decisions.md`.

use super::civil::Civil;
use super::rank::{GameNow, GameStanding};
use super::seconds::{Seconds, Utc};

/// The kind of a deadline. Together with the game's id it identifies the event in the calendar, so
/// that a later file replaces it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReminderKind {
    /// The clock runs out: refill or move before.
    RefillBy,
    /// Clock and bank have run out.
    LastMoment,
}

/// A deadline as a calendar entry. The texts may contain line breaks and any characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// The kind of deadline.
    pub kind: ReminderKind,
    /// The id of the game.
    pub game: String,
    /// The instant of the deadline.
    pub at: Utc,
    /// How often it has been changed: higher than in any earlier file, or a calendar ignores the
    /// change.
    pub sequence: u32,
    /// Whether it no longer holds, so that a calendar removes it.
    pub cancelled: bool,
    /// The title of the calendar entry.
    pub summary: String,
    /// The details of the calendar entry.
    pub description: String,
    /// An address to open, or nothing.
    pub link: String,
}

/// The dates of the reminders of a game, one of each kind: `None` for one that does not hold. A
/// player is reminded on their own turn alone.
pub fn dates(current: &GameNow, now: Utc) -> [(ReminderKind, Option<Utc>); 2] {
    let deadline = current
        .deadline
        .filter(|_| current.standing == GameStanding::Mine);
    let bank = current.state.account(current.state.turn).bank;
    let last = deadline
        .filter(|_| bank.is_positive())
        .map(|deadline| deadline.falls + bank);
    [
        (
            ReminderKind::RefillBy,
            deadline.map(|deadline| deadline.next(now)),
        ),
        (ReminderKind::LastMoment, last),
    ]
}

/// How long the event of a deadline lasts in a calendar.
///
/// RFC 5545 (3.6.1) lets an event end where it begins. Exchange does not import an event with
/// neither an end nor a duration (MS-STANXICAL, on 3.6.1), and others make it an all-day event or
/// leave it out.
const LASTS: Seconds = Seconds::new(15 * 60);

/// The calendar file of these deadlines, made at `now`: name it `….ics`, with type `text/calendar`.
/// `None` without a deadline, because a calendar has at least one component (3.6).
///
/// A deadline that still holds has an alarm at each of the lead times before it that is still to
/// come, the nearest to the deadline first: Outlook and Exchange keep one alarm at most. There is no
/// `METHOD`: the file is no message from an organizer (RFC 5546), and is imported.
pub fn file(name: &str, reminders: &[Reminder], lead: &[Seconds], now: Utc) -> Option<String> {
    if reminders.is_empty() {
        return None;
    }
    let mut lead = lead.to_vec();
    lead.retain(|before| *before >= Seconds::ZERO);
    lead.sort_unstable();
    lead.dedup();
    let mut text = String::new();
    line(&mut text, &["BEGIN:VCALENDAR"]);
    line(&mut text, &["VERSION:2.0"]);
    line(&mut text, &["PRODID:-//Zeitnot//Zeitnot//EN"]);
    let name = escaped(name);
    if !name.is_empty() {
        line(&mut text, &["NAME:", &name]);
        line(&mut text, &["X-WR-CALNAME:", &name]);
    }
    for reminder in reminders {
        event(&mut text, reminder, &lead, now);
    }
    line(&mut text, &["END:VCALENDAR"]);
    Some(text)
}

fn event(text: &mut String, reminder: &Reminder, lead: &[Seconds], now: Utc) {
    let title = reminder
        .summary
        .trim_matches(|c: char| c.is_whitespace() || c.is_control());
    let summary = match title {
        "" => "Zeitnot".into(),
        _ => escaped(&reminder.summary),
    };
    let kind = reminder.kind.name();
    let status = if reminder.cancelled {
        "CANCELLED"
    } else {
        "CONFIRMED"
    };
    // So that the end can be named, too.
    let begins = reminder.at.min(Utc::MAX - LASTS).max(Utc::new(0));
    // An integer has 31 bits (3.3.8).
    let sequence = i32::try_from(reminder.sequence).unwrap_or(i32::MAX);
    line(text, &["BEGIN:VEVENT"]);
    line(
        text,
        &["UID:", kind, "-", &escaped(&reminder.game), "@zeitnot"],
    );
    line(text, &["DTSTAMP:", &date_time(now)]);
    line(text, &["SEQUENCE:", &sequence.to_string()]);
    line(text, &["DTSTART:", &date_time(begins)]);
    line(text, &["DTEND:", &date_time(begins + LASTS)]);
    line(text, &["SUMMARY:", &summary]);
    if !reminder.description.is_empty() {
        line(text, &["DESCRIPTION:", &escaped(&reminder.description)]);
    }
    // An address is not a text: it is not escaped, and is of ASCII without spaces (3.3.13).
    let is_uri = reminder.link.chars().all(|c| c.is_ascii_graphic());
    if !reminder.link.is_empty() && is_uri {
        line(text, &["URL:", &reminder.link]);
    }
    line(text, &["STATUS:", status]);
    // A deadline does not make anyone busy.
    line(text, &["TRANSP:TRANSPARENT"]);
    let is_to_come = |before: &&Seconds| !reminder.cancelled && reminder.at - **before > now;
    for before in lead.iter().filter(is_to_come) {
        line(text, &["BEGIN:VALARM"]);
        line(text, &["ACTION:DISPLAY"]);
        line(text, &["TRIGGER:", &trigger(*before)]);
        line(text, &["DESCRIPTION:", &summary]);
        line(text, &["END:VALARM"]);
    }
    line(text, &["END:VEVENT"]);
}

impl ReminderKind {
    /// Its part of the event's identifier. It must never change, or calendars show every deadline
    /// twice.
    const fn name(self) -> &'static str {
        match self {
            ReminderKind::RefillBy => "refill",
            ReminderKind::LastMoment => "last",
        }
    }
}

/// `20261120T140307Z` (3.3.5, the form with UTC time).
fn date_time(at: Utc) -> String {
    let mut text = Civil::of(at, Seconds::ZERO).to_string();
    text.retain(|c| c != '-' && c != ':');
    text.replace(' ', "T") + "Z"
}

/// A duration before the event begins: `-P7D`, `-P1DT12H` (3.3.6).
fn trigger(before: Seconds) -> String {
    let days = before.whole_days();
    let rest = (before - Seconds::days(days)).get();
    if before == Seconds::ZERO {
        return "PT0S".into();
    }
    let mut text = String::from("-P");
    if days > 0 {
        text.push_str(&days.to_string());
        text.push('D');
    }
    // Hours and seconds must not be adjacent without minutes between them.
    let [hours, minutes, seconds] = [rest / 3_600, rest / 60 % 60, rest % 60];
    let time = [
        (hours > 0, hours, 'H'),
        (minutes > 0 || hours > 0 && seconds > 0, minutes, 'M'),
        (seconds > 0, seconds, 'S'),
    ];
    if rest > 0 {
        text.push('T');
    }
    for (_, number, unit) in time.into_iter().filter(|(stands, ..)| *stands) {
        text.push_str(&number.to_string());
        text.push(unit);
    }
    text
}

/// Escapes a text value (3.3.11): all kinds of line breaks become `\n`, also those at which only some
/// readers split lines; other control characters are not allowed in a file and are dropped.
fn escaped(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' | ';' | ',' => {
                value.push('\\');
                value.push(c);
            }
            '\r' => {
                chars.next_if_eq(&'\n');
                value.push_str("\\n");
            }
            '\n' | '\u{2028}' | '\u{2029}' => value.push_str("\\n"),
            '\t' => value.push(c),
            c if c.is_control() => {}
            c => value.push(c),
        }
    }
    value
}

/// The maximum number of octets in a line, without its end (3.1).
const FOLD: usize = 75;

/// Writes a content line, folded if it is longer than that, but never inside a character.
fn line(text: &mut String, parts: &[&str]) {
    let mut octets = 0;
    for c in parts.iter().flat_map(|part| part.chars()) {
        if octets + c.len_utf8() > FOLD {
            text.push_str("\r\n ");
            octets = 1;
        }
        text.push(c);
        octets += c.len_utf8();
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reminder() -> Reminder {
        Reminder {
            kind: ReminderKind::RefillBy,
            game: "17".into(),
            at: Utc::new(1_795_183_387),
            sequence: 3,
            cancelled: false,
            summary: "Refill: Lindqvist, Open; 700 d".into(),
            description: "Clock 46 d\nBank 1 d 20:00:00".into(),
            link: "https://example.org/#/post/17".into(),
        }
    }

    #[test]
    fn a_deadline_is_an_event_with_its_alarms() {
        let lead = [Seconds::days(1), Seconds::hours(12)];
        let text = file("Deadlines", &[reminder()], &lead, Utc::new(1_795_000_000)).unwrap();
        let expected = "BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Zeitnot//Zeitnot//EN
NAME:Deadlines
X-WR-CALNAME:Deadlines
BEGIN:VEVENT
UID:refill-17@zeitnot
DTSTAMP:20261118T110640Z
SEQUENCE:3
DTSTART:20261120T140307Z
DTEND:20261120T141807Z
SUMMARY:Refill: Lindqvist\\, Open\\; 700 d
DESCRIPTION:Clock 46 d\\nBank 1 d 20:00:00
URL:https://example.org/#/post/17
STATUS:CONFIRMED
TRANSP:TRANSPARENT
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-PT12H
DESCRIPTION:Refill: Lindqvist\\, Open\\; 700 d
END:VALARM
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-P1D
DESCRIPTION:Refill: Lindqvist\\, Open\\; 700 d
END:VALARM
END:VEVENT
END:VCALENDAR
";
        assert_eq!(text, expected.replace('\n', "\r\n"));
    }

    #[test]
    fn a_deadline_that_no_longer_holds_is_cancelled_and_does_not_ring() {
        let gone = Reminder {
            cancelled: true,
            kind: ReminderKind::LastMoment,
            ..reminder()
        };
        let text = file("Deadlines", &[gone], &[Seconds::days(7)], Utc::new(0)).unwrap();
        assert!(text.contains("UID:last-17@zeitnot\r\n"));
        assert!(text.contains("STATUS:CANCELLED\r\n"));
        assert!(!text.contains("VALARM"));
    }

    #[test]
    fn lead_times_are_durations() {
        for (seconds, text) in [
            (0, "PT0S"),
            (1, "-PT1S"),
            (60, "-PT1M"),
            (3_600, "-PT1H"),
            (3_601, "-PT1H0M1S"),
            (43_200, "-PT12H"),
            (86_400, "-P1D"),
            (86_401, "-P1DT1S"),
            (129_600, "-P1DT12H"),
            (694_861, "-P8DT1H1M1S"),
        ] {
            assert_eq!(trigger(Seconds::new(seconds)), text);
        }
    }

    #[test]
    fn a_bad_address_and_a_negative_lead_time_are_left_out() {
        let odd = Reminder {
            link: "https://example.org/\r\nATTENDEE:x".into(),
            description: String::new(),
            ..reminder()
        };
        let text = file("", &[odd], &[Seconds::new(-1)], Utc::new(0)).unwrap();
        for part in ["URL:", "ATTENDEE", "VALARM", "DESCRIPTION"] {
            assert!(!text.contains(part), "{part}");
        }
    }
}
