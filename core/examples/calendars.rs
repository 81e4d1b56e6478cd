//! Writes calendar files with odd texts into a folder, for other programs to read:
//! `cargo run -p zeitnot-core --example calendars -- FOLDER`. What they read is in
//! `docs/decisions.md`.

use std::path::PathBuf;
use std::{env, fs, io};

use zeitnot_core::correspondence::calendar::{Reminder, ReminderKind, file};
use zeitnot_core::correspondence::{Seconds, Utc};

/// 2026-01-01 12:00:00 UTC.
const NOW: Utc = Utc::new(1_767_268_800);
const LEAD: [Seconds; 3] = [Seconds::days(5), Seconds::days(1), Seconds::hours(3)];
/// Names as players and events have them, and as nobody has them.
const NAMES: [&str; 10] = [
    "Lindqvist",
    "Müller-Łódź",
    "Бо Лунд, 100%",
    "山田太郎; B",
    "مريم",
    "Zoë \\ Anna: \"Zo\"",
    "🏆 Cup 👩🏽‍🚀",
    "two\nlines",
    "a\u{2028}line break\u{85} of Unicode",
    "BEGIN:VEVENT",
];

fn main() -> io::Result<()> {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        return Err(io::Error::other("name a folder"));
    };
    fs::create_dir_all(&folder)?;
    for (number, name) in NAMES.iter().enumerate() {
        // Each length puts the folds at other characters.
        for length in 0..40 {
            let text = reminders(name, length, NOW + Seconds::days(length));
            let named = folder.join(format!("{number}-{length}.ics"));
            fs::write(named, file(name, &text, &LEAD, NOW).unwrap_or_default())?;
        }
    }
    Ok(())
}

/// The two deadlines of a game, of which the second holds no more in every other file.
fn reminders(name: &str, length: i64, at: Utc) -> [Reminder; 2] {
    [ReminderKind::RefillBy, ReminderKind::LastMoment].map(|kind| Reminder {
        kind,
        game: length.to_string(),
        at,
        sequence: 29_454_480,
        cancelled: kind == ReminderKind::LastMoment && length % 2 > 0,
        summary: format!("{}{}", "x".repeat(length as usize), name.repeat(6)),
        description: format!("{name}\n{name}"),
        link: "https://zeitnot.example/#/post/game/17".into(),
    })
}
