//! A stamp of the suite: ISO 8601 in UTC, to the second.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};
use time::{Date, Month, OffsetDateTime};
use zeitnot_core::correspondence::Utc;

/// An instant, written as `2026-06-04T04:00:00Z`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Stamp(pub Utc);

impl TryFrom<String> for Stamp {
    type Error = String;

    fn try_from(text: String) -> Result<Stamp, String> {
        let wrong = || format!("{text} is no stamp");
        let bare = text.strip_suffix('Z').ok_or_else(wrong)?;
        let figures: Vec<&str> = bare.split(['-', 'T', ':']).collect();
        let figures: Option<Vec<u16>> = figures.iter().map(|part| part.parse().ok()).collect();
        let Some([year, rest @ ..]) = figures.as_deref() else {
            return Err(wrong());
        };
        let rest: Vec<u8> = rest
            .iter()
            .filter_map(|part| u8::try_from(*part).ok())
            .collect();
        let [month, day, hour, minute, second] = rest[..] else {
            return Err(wrong());
        };
        let month = Month::try_from(month).map_err(|_| wrong())?;
        let date = Date::from_calendar_date(i32::from(*year), month, day).map_err(|_| wrong())?;
        let time = date.with_hms(hour, minute, second).map_err(|_| wrong())?;
        let stamp = Stamp(Utc::new(time.assume_utc().unix_timestamp()));
        // One form only, so that every reader can rely on it.
        if stamp.to_string() == text {
            Ok(stamp)
        } else {
            Err(wrong())
        }
    }
}

impl Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = OffsetDateTime::from_unix_timestamp(self.0.get()).map_err(|_| fmt::Error)?;
        let (year, month, day) = time.to_calendar_date();
        let (hour, minute, second) = time.to_hms();
        let month = u8::from(month);
        write!(
            f,
            "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z"
        )
    }
}

impl From<Stamp> for String {
    fn from(stamp: Stamp) -> String {
        stamp.to_string()
    }
}
