//! Parsing lengths of time as they are typed.

use super::seconds::Seconds;

/// Why a text is not a length of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DurationError {
    /// The text is empty.
    #[error("no length of time is given")]
    Empty,
    /// Not a length, as in `46 d 20:00:00`.
    #[error("not a length of time, as in 46 d 20:00:00")]
    Shape,
    /// Below zero or beyond 99,999 days.
    #[error("below zero or beyond 99,999 days")]
    Range,
}

/// Parses what servers show and people write: `46 d 20:00:00`, `46 d 20:00`, `46d 20h 5m 3s`, `46
/// days, 20 hours`, `46 20:00:00`, `20:00:00`, `46:20:00:00`, `46` (days), `82.5` or `82,5` (days).
/// Two numbers alone, `20:00`, could be minutes too, and are refused.
///
/// # Errors
/// [`DurationError::Empty`]; [`DurationError::Shape`] for a text in another form, or one that could
/// mean two lengths; [`DurationError::Range`] beyond 99,999 days.
pub fn parse(text: &str) -> Result<Seconds, DurationError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(DurationError::Empty);
    }
    let total = match part_of_day(text) {
        Some(days) => days?,
        None => sum(text)?,
    };
    let length = Seconds::new(i64::try_from(total).map_err(|_| DurationError::Range)?);
    if (Seconds::ZERO..=Seconds::days(99_999)).contains(&length) {
        Ok(length)
    } else {
        Err(DurationError::Range)
    }
}

const DAY: i128 = 86_400;

/// Parses `82.5`: days with a fraction, rounded to the second; `None` for anything else.
fn part_of_day(text: &str) -> Option<Result<i128, DurationError>> {
    let (days, part) = text.split_once(['.', ','])?;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    // The unit of days may follow.
    let sign = part.trim_start_matches(|c: char| c.is_ascii_digit());
    let part = match unit(sign.trim()) {
        Some(DAY) => part.strip_suffix(sign).unwrap_or(part),
        _ => part,
    };
    if !digits(days) || !digits(part) {
        return None;
    }
    if days.len() > 9 || part.len() > 9 {
        return Some(Err(DurationError::Range));
    }
    let number = |text: &str| text.parse::<i128>().unwrap_or_default();
    let scale = 10_i128.pow(u32::try_from(part.len()).unwrap_or_default());
    // Rounds half a second up.
    let rest = (number(part) * DAY * 2 + scale) / (scale * 2);
    Some(Ok(number(days) * DAY + rest))
}

/// Parses numbers with units, and a time of day; a number alone is days.
fn sum(text: &str) -> Result<i128, DurationError> {
    let mut total = 0;
    // Each unit occurs once, the larger before the smaller.
    let mut largest = i128::MAX;
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != ':');
        let (number, after) = rest.split_at(end.unwrap_or(rest.len()));
        let after = after.trim_start();
        let (unit, seconds) = if number.contains(':') {
            (1, clock_time(number, largest)?)
        } else {
            let word = after.find(|c: char| !c.is_alphabetic());
            let (word, _) = after.split_at(word.unwrap_or(after.len()));
            let unit = unit(word).ok_or(DurationError::Shape)?;
            (unit, read_number(number)? * unit)
        };
        if unit >= largest {
            return Err(DurationError::Shape);
        }
        largest = unit;
        total += seconds;
        let after = if number.contains(':') {
            after
        } else {
            after.trim_start_matches(char::is_alphabetic)
        };
        rest = after.trim_start_matches([' ', ',', '\u{a0}', '\u{202f}']);
    }
    Ok(total)
}

/// Parses `20:00:00`, `20:00` after days, or `46:20:00:00` with days.
fn clock_time(text: &str, largest: i128) -> Result<i128, DurationError> {
    let mut parts = Vec::new();
    for part in text.split(':') {
        parts.push(read_number(part)?);
    }
    let (days, hours, minutes, seconds) = match parts[..] {
        [hours, minutes, seconds] => (0, hours, minutes, seconds),
        [hours, minutes] if largest == DAY => (0, hours, minutes, 0),
        [days, hours, minutes, seconds] if largest == i128::MAX => (days, hours, minutes, seconds),
        _ => return Err(DurationError::Shape),
    };
    // At most 23 hours after days; alone there may be more.
    let whole = days > 0 || largest != i128::MAX;
    if minutes > 59 || seconds > 59 || (whole && hours > 23) {
        return Err(DurationError::Shape);
    }
    Ok(((days * 24 + hours) * 60 + minutes) * 60 + seconds)
}

fn read_number(text: &str) -> Result<i128, DurationError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(DurationError::Shape);
    }
    if text.len() > 12 {
        return Err(DurationError::Range);
    }
    text.parse().map_err(|_| DurationError::Shape)
}

/// The units in each language, by their letters and their names.
const UNITS: [(i128, &str); 4] = [
    (
        DAY,
        "d day days t tag tage día días dia dias j jour jours g giorno giorni dag dagen dzień dni den \
         dny dní д дн день дня дней gün",
    ),
    (
        3_600,
        "h hour hours std stunde stunden hora horas heure heures ora ore u uur uren godz godzina \
         godziny godzin hod hodina hodiny hodin ч час часа часов sa saat",
    ),
    (
        60,
        "m min minute minutes minuten minuto minutos minuti minuut minut minuta minuty мин минута \
         минуты минут dk dakika",
    ),
    (
        1,
        "s sec second seconds sek sekunde sekunden seg segundo segundos seconde secondes secondo \
         secondi seconden sekund sekunda sekundy с сек секунда секунды секунд sn saniye",
    ),
];

/// The seconds in a unit; a number without one is days.
fn unit(word: &str) -> Option<i128> {
    let word = word.to_lowercase();
    if word.is_empty() {
        return Some(DAY);
    }
    let found = UNITS
        .iter()
        .find(|(_, names)| names.split(' ').any(|name| name == word));
    found.map(|(seconds, _)| *seconds)
}

// Property tests run only natively: proptest does not support browsers.
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn after_days_hours_and_minutes_suffice() {
        let length = Seconds::days(37) + Seconds::hours(4) + Seconds::new(12 * 60);
        for text in ["37 d 4:12", "37 d 04:12", "37 days, 4:12", "37 4:12"] {
            assert_eq!(parse(text), Ok(length), "{text}");
        }
        for text in ["4:12", "37:4:12:", "37 d 4:60", "37 d 24:12", "1 h 4:12"] {
            assert_eq!(parse(text), Err(DurationError::Shape), "{text}");
        }
    }

    #[test]
    fn a_part_of_a_day_may_have_its_sign_in_each_language() {
        let length = Seconds::days(82) + Seconds::hours(12);
        for text in ["82.5", "82,5", "82.5 d", "82,5 T", "82,5 Tage"] {
            assert_eq!(parse(text), Ok(length), "{text}");
        }
        assert_eq!(parse("82.5 h"), Err(DurationError::Shape));
    }

    #[test]
    fn a_length_has_the_units_of_each_language() {
        let length = Seconds::days(46) + Seconds::hours(20) + Seconds::new(5 * 60 + 3);
        for text in [
            "46 days 20 hours 5 minutes 3 seconds",
            "46 Tage, 20 Stunden, 5 Minuten, 3 Sekunden",
            "46 días, 20 horas, 5 minutos, 3 segundos",
            "46 jours 20 heures 5 minutes 3 secondes",
            "46 giorni 20 ore 5 minuti 3 secondi",
            "46 dias 20 horas 5 minutos 3 segundos",
            "46 dagen 20 uur 5 minuten 3 seconden",
            "46 dni 20 godzin 5 minut 3 sekundy",
            "46 dní 20 hodin 5 minut 3 sekundy",
            "46 дней 20 часов 5 минут 3 секунды",
            "46 gün 20 saat 5 dakika 3 saniye",
            "46 g 20 sa 5 dk 3 sn",
            "46 д 20 ч 5 мин 3 с",
            "46 j 20:05:03",
        ] {
            assert_eq!(parse(text), Ok(length), "{text}");
        }
    }

    #[test]
    fn the_lengths_that_servers_show_are_read() {
        let length = Seconds::days(46) + Seconds::hours(20);
        for text in [
            "46 d 20:00:00",
            "46d 20h 0m 0s",
            "46 days, 20 hours",
            "46 Tage 20 Stunden",
            "46 20:00:00",
            "46:20:00:00",
            " 1124:00:00 ",
        ] {
            assert_eq!(parse(text), Ok(length), "{text}");
        }
        let half = Seconds::days(82) + Seconds::hours(12);
        assert_eq!(parse("82.5"), Ok(half));
        assert_eq!(parse("82,5 d"), Ok(half));
        assert_eq!(parse("46"), Ok(Seconds::days(46)));
        assert_eq!(parse("0"), Ok(Seconds::ZERO));
    }

    #[test]
    fn a_text_that_is_not_a_length_is_refused() {
        use DurationError::{Empty, Range, Shape};
        for (text, problem) in [
            ("  ", Empty),
            ("soon", Shape),
            ("-3", Shape),
            ("4 weeks", Shape),
            ("20:00", Shape),
            ("3 d 24:00:00", Shape),
            ("20:60:00", Shape),
            ("3 h 2 d", Shape),
            ("3 d 4 d", Shape),
            ("3 d 20:00:00 5 s", Shape),
            ("1.2.3", Shape),
            ("100000", Range),
            ("99999999999999999999", Range),
        ] {
            assert_eq!(parse(text), Err(problem), "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_shown_length_is_read_back_as_the_same(seconds in 0_i64..=99_999 * 86_400) {
            let length = Seconds::new(seconds);
            prop_assert_eq!(parse(&length.to_string()), Ok(length));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "\\PC{0,30}|[0-9dhms:., ]{0,30}") {
            let _ = parse(&text);
        }
    }
}
