//! Dates and times of day as typed and displayed: [`Civil`].
//!
//! A ledger knows only seconds of UTC. People type a date and a time of day in some time zone; the
//! offset of that zone at an instant is supplied by the caller (`platform::zone`).

use std::fmt;

use time::{Date, Month, OffsetDateTime};

use super::seconds::{Seconds, Utc};

/// A date and a time of day, Gregorian, without a zone. Years 1970 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Civil {
    /// 1970 to 9999.
    pub year: i32,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
    /// 0 to 23.
    pub hour: u8,
    /// 0 to 59.
    pub minute: u8,
    /// 0 to 59.
    pub second: u8,
}

/// A date and time that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedTime {
    /// With `Z`, `UTC` or an offset: an exact instant.
    Exact(Utc),
    /// Without: a time of day in the chosen zone.
    Local(Civil),
}

/// How exactly a text gives a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Precision {
    /// A day, without a time of day.
    Day,
    /// Hours and minutes.
    Minute,
    /// Hours, minutes and seconds.
    Second,
}

/// Why a text cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CivilError {
    /// Not a date, as in `2026-11-20 14:03:07`.
    #[error("not a date, as in 2026-11-20 14:03:07")]
    Shape,
    /// Two days, as in `01/06/2026`: which number is the month is not said.
    #[error("the day and the month can be exchanged")]
    Order,
    /// No such day, or outside the years 1970 to 9999.
    #[error("no day of the years 1970 to 9999")]
    Date,
    /// No such time of day.
    #[error("no time of day")]
    Time,
}

/// The instants at which a zone has a given date and time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolved {
    /// Exactly one, as usual.
    Once(Utc),
    /// Two, the earlier first: the hour was repeated when the clocks went back.
    Twice(Utc, Utc),
    /// None: the clocks went forward over it, at this instant.
    Never(Utc),
}

impl Civil {
    /// The date and time of day of an instant in a zone that is `ahead` of UTC. Clamped to the
    /// first second of 1970 and the last of 9999.
    pub fn of(at: Utc, ahead: Seconds) -> Civil {
        let local = (at + ahead).get().clamp(0, Utc::MAX.get());
        // The crate covers all years up to 9999.
        let local = OffsetDateTime::from_unix_timestamp(local);
        let local = local.unwrap_or(OffsetDateTime::UNIX_EPOCH);
        Civil {
            year: local.year(),
            month: local.month().into(),
            day: local.day(),
            hour: local.hour(),
            minute: local.minute(),
            second: local.second(),
        }
    }

    /// The instant of this date and time in a zone that is `ahead` of UTC; `None` if there is no
    /// such day or time.
    pub fn utc(self, ahead: Seconds) -> Option<Utc> {
        let month = Month::try_from(self.month).ok()?;
        let date = Date::from_calendar_date(self.year, month, self.day).ok()?;
        let local = date.with_hms(self.hour, self.minute, self.second).ok()?;
        let of_years = self.year >= 1970;
        of_years.then(|| Utc::new(local.assume_utc().unix_timestamp()) - ahead)
    }

    /// The last second of the day that is so many days later, whatever the clocks do between; at most
    /// the end of 9999. `None` if this is no date.
    pub fn end_of_day_after(self, days: u32) -> Option<Civil> {
        let last = Civil {
            hour: 23,
            minute: 59,
            second: 59,
            ..self
        };
        let later = last.utc(Seconds::ZERO)? + Seconds::days(days.into());
        Some(Civil::of(later, Seconds::ZERO))
    }

    /// The first midnight of the month that is so many months later, or earlier; `None` outside
    /// the years 1970 to 9999.
    pub fn month_after(self, months: i32) -> Option<Civil> {
        let month = i64::from(self.year) * 12 + i64::from(self.month) - 1 + i64::from(months);
        let first = Civil {
            year: i32::try_from(month.div_euclid(12)).ok()?,
            month: u8::try_from(month.rem_euclid(12)).ok()? + 1,
            day: 1,
            hour: 0,
            minute: 0,
            second: 0,
        };
        let is_there = (1970..=9999).contains(&first.year);
        is_there.then_some(first)
    }

    /// The days of the weeks that the month is part of, whole weeks from this weekday on: 1 is
    /// Monday, 7 Sunday. Days outside the years 1970 to 9999 are left out.
    pub fn weeks(self, first_weekday: u8) -> Vec<Civil> {
        let (Some(begins), Some(ends)) = (self.month_after(0), self.month_after(1)) else {
            return Vec::new();
        };
        let day_of = |civil: Civil| civil.utc(Seconds::ZERO).map(|at| at.get() / 86_400);
        let (Some(begins), Some(ends)) = (day_of(begins), day_of(ends)) else {
            return Vec::new();
        };
        // The first day of 1970 was a Thursday.
        let weekday = |day: i64| (day + 3 - i64::from(first_weekday) + 1).rem_euclid(7);
        let first = begins - weekday(begins);
        let last = ends + (7 - weekday(ends)) % 7;
        let day = |day: i64| Civil::of(Utc::new(day * 86_400), Seconds::ZERO);
        (first.max(0)..last).map(day).collect()
    }

    /// The day alone: `2026-11-20`.
    pub fn day(self) -> String {
        let mut text = self.to_string();
        text.truncate(10);
        text
    }
}

/// In a form that can be typed: `2026-11-20 14:03:07`.
impl fmt::Display for Civil {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Civil {
            year,
            month,
            day,
            hour,
            minute,
            second,
        } = self;
        write!(
            f,
            "{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}"
        )
    }
}

/// The time of day at which a day begins.
const BEGIN: [u8; 3] = [0, 0, 0];
/// The last second of a day.
const END: [u8; 3] = [23, 59, 59];

/// The characters that may stand around a date.
const BRACKETS: [char; 6] = ['(', ')', '[', ']', '{', '}'];

/// The months in each language, as a date has them and alone. Three letters of a name are enough, or
/// as many as no other month has.
const MONTHS: [&str; 12] = [
    "january januar enero janvier gennaio janeiro januari stycznia styczeń ledna leden \
     января январь ocak",
    "february februar febrero février febbraio fevereiro februari lutego luty února únor \
     февраля февраль şubat",
    "march märz marzo mars março maart marca marzec března březen марта март mart",
    "april abril avril aprile kwietnia kwiecień dubna duben апреля апрель nisan",
    "may mai mayo maggio maio mei maja maj května květen мая май mayıs",
    "june juni junio juin giugno junho czerwca czerwiec června červen июня июнь haziran",
    "july juli julio juillet luglio julho lipca lipiec července červenec июля июль temmuz",
    "august agosto août augustus sierpnia sierpień srpna srpen августа август ağustos",
    "september septiembre septembre settembre setembro września wrzesień září сентября \
     сентябрь eylül",
    "october oktober octubre octobre ottobre outubro października październik října říjen \
     октября октябрь ekim",
    "november noviembre novembre novembro listopada listopad listopadu ноября ноябрь \
     kasım",
    "december dezember diciembre décembre dicembre dezembro grudnia grudzień prosince \
     prosinec декабря декабрь aralık",
];

/// Parses `2026-11-20 14:03:07`, with `T` or a comma instead of the space, without seconds, or
/// followed by `Z`, `UTC` or an offset such as `+01:00`, in brackets or not. The date may also be
/// `2026.11.20` or `2026/11/20`, `20.11.2026`, or have the month's name, as in `20 November 2026`.
/// `20/11/2026` and `11/20/2026` are read where only one of the numbers can be the month. A day
/// alone is its first second.
///
/// # Errors
/// [`CivilError::Shape`] for another form, [`CivilError::Order`] where day and month cannot be told
/// apart, [`CivilError::Date`] and [`CivilError::Time`] for a day or a time that does not exist.
pub fn parse(text: &str) -> Result<TypedTime, CivilError> {
    Ok(read(text, BEGIN)?.0)
}

/// Like [`parse`], and how exactly the text gives the time, which is the first second of it.
///
/// # Errors
/// As of [`parse`].
pub fn parse_precisely(text: &str) -> Result<(TypedTime, Precision), CivilError> {
    read(text, BEGIN)
}

/// Like [`parse`], for the end of a span: a day alone is its last second.
///
/// # Errors
/// As of [`parse`].
pub fn parse_until(text: &str) -> Result<TypedTime, CivilError> {
    Ok(read(text, END)?.0)
}

fn read(text: &str, of_day: [u8; 3]) -> Result<(TypedTime, Precision), CivilError> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || BRACKETS.contains(&c));
    let (parts, sign, rest) = split_date(text).ok_or(CivilError::Shape)?;
    let (time, zone) = split_zone(split_time(rest)?);
    let ([hour, minute, second], precision) = if time.is_empty() {
        (of_day, Precision::Day)
    } else {
        read_time(time)?
    };
    let ahead = zone.map(read_ahead).transpose()?;
    let (year, month, day) = read_date(parts, sign)?;
    if hour > 23 || minute > 59 || second > 59 {
        return Err(CivilError::Time);
    }
    let civil = Civil {
        year,
        month,
        day,
        hour,
        minute,
        second,
    };
    let at = civil.utc(ahead.unwrap_or_default());
    let at = at.ok_or(CivilError::Date)?;
    let time = match ahead {
        Some(_) => TypedTime::Exact(at),
        None => TypedTime::Local(civil),
    };
    Ok((time, precision))
}

/// Whether a word is three numbers as of a date, whatever they say: `2026.13.01`, `1.6.26`.
pub(crate) fn is_like_date(word: &str) -> bool {
    split_date(word).is_some_and(|(parts, _, rest)| {
        let short = |part: &str| part.len() <= 4 && digits(part);
        rest.is_empty() && parts.into_iter().all(short)
    })
}

/// The three parts of a date, the sign between them, and what follows. Numbers have the same sign
/// between them; around the name of a month there may be others.
fn split_date(text: &str) -> Option<([&str; 3], &str, &str)> {
    let joint = |c: char| matches!(c, '.' | '/' | '-' | ',') || c.is_whitespace();
    let (first, rest) = split_part(text)?;
    let (before, rest) = split_while(rest, joint);
    let (second, rest) = split_part(of(rest))?;
    let (after, rest) = split_while(rest, joint);
    let (third, rest) = split_part(of(rest))?;
    let (before, after) = (before.trim_end(), after.trim_end());
    let same = before == after && matches!(before, "." | "/" | "-");
    let parts = [first, second, third];
    let is_named = [first, second]
        .into_iter()
        .any(|part| named_month(part).is_some());
    (is_named || same && parts.into_iter().all(digits)).then_some((parts, before, rest))
}

/// Skips the "de" of `20 de noviembre de 2026`.
fn of(text: &str) -> &str {
    text.strip_prefix("de ").unwrap_or(text)
}

/// Splits off a number or a word.
fn split_part(text: &str) -> Option<(&str, &str)> {
    let (part, rest) = if text.starts_with(|c: char| c.is_ascii_digit()) {
        split_while(text, |c| c.is_ascii_digit())
    } else {
        split_while(text, char::is_alphabetic)
    };
    (!part.is_empty()).then_some((part, rest))
}

fn split_while(text: &str, is: impl Fn(char) -> bool) -> (&str, &str) {
    let rest = text.trim_start_matches(is);
    text.split_at(text.len() - rest.len())
}

/// The time of day behind a date, with its zone; nothing behind a day alone.
fn split_time(rest: &str) -> Result<&str, CivilError> {
    let after = rest.trim_start_matches(|c: char| c == ',' || c.is_whitespace());
    let time = rest.strip_prefix(['T', 't']).unwrap_or(after);
    let is_joined = time.len() == rest.len();
    if time.is_empty() != rest.is_empty() || is_joined && !rest.is_empty() {
        return Err(CivilError::Shape);
    }
    Ok(time.trim_start())
}

/// Parses `14:03:07` or `14:03`.
fn read_time(text: &str) -> Result<([u8; 3], Precision), CivilError> {
    let mut numbers = [0_u8; 3];
    let mut count = 0;
    for part in text.split(':') {
        let place = numbers.get_mut(count).ok_or(CivilError::Shape)?;
        *place = two_digits(part)?;
        count += 1;
    }
    match count {
        2 => Ok((numbers, Precision::Minute)),
        3 => Ok((numbers, Precision::Second)),
        _ => Err(CivilError::Shape),
    }
}

/// The year, the month and the day.
fn read_date(parts: [&str; 3], sign: &str) -> Result<(i32, u8, u8), CivilError> {
    let [first, second, third] = parts;
    let is_first = first.len() == 4 && digits(first);
    let year = if is_first { first } else { third };
    if year.len() != 4 || !digits(year) {
        return Err(CivilError::Shape);
    }
    let year = year.parse().map_err(|_| CivilError::Date)?;
    if is_first {
        return Ok((year, read_month(second)?, two_digits(third)?));
    }
    if let Some(month) = named_month(first) {
        return Ok((year, month, two_digits(second)?));
    }
    // Between dots, and before a name, the day comes first everywhere. With other signs countries
    // differ.
    let is_sure = sign == "." || named_month(second).is_some();
    let (first, second) = (two_digits(first)?, read_month(second)?);
    if is_sure || first > 12 || first == second {
        Ok((year, second, first))
    } else if second > 12 {
        Ok((year, first, second))
    } else {
        Err(CivilError::Order)
    }
}

fn read_month(text: &str) -> Result<u8, CivilError> {
    named_month(text).map_or_else(|| two_digits(text), Ok)
}

/// The month of a name, or of its beginning: `Nov`.
fn named_month(text: &str) -> Option<u8> {
    let name = text.to_lowercase();
    if name.chars().count() < 3 {
        return None;
    }
    let with = |is: &dyn Fn(&str) -> bool| {
        let mut places = (1..).zip(MONTHS);
        let mut next = || places.find(|(_, names)| names.split(' ').any(is));
        let (month, _) = next()?;
        next().is_none().then_some(month)
    };
    with(&|known| known == name).or_else(|| with(&|known| known.starts_with(&name)))
}

/// Splits off the offset from UTC, if there is one: nothing for UTC itself, or with its sign.
fn split_zone(text: &str) -> (&str, Option<&str>) {
    for name in ["Z", "z", "UTC", "utc", "GMT"] {
        if let Some(time) = text.strip_suffix(name) {
            return (time.trim_end(), Some(""));
        }
    }
    match text.rfind(['+', '-', '\u{2212}']) {
        Some(place) => {
            let (time, offset) = text.split_at(place);
            (time.trim_end(), Some(offset))
        }
        None => (text, None),
    }
}

fn read_ahead(offset: &str) -> Result<Seconds, CivilError> {
    let mut offset = offset.chars();
    let sign = match offset.next() {
        None => return Ok(Seconds::ZERO),
        Some('+') => 1,
        Some(_) => -1,
    };
    let offset = offset.as_str();
    let (hours, minutes) = match offset.split_once(':') {
        Some(parts) => parts,
        None if offset.len() == 4 && digits(offset) => offset.split_at(2),
        None => (offset, "0"),
    };
    let (hours, minutes) = (two_digits(hours)?, two_digits(minutes)?);
    if hours > 18 || minutes > 59 {
        return Err(CivilError::Time);
    }
    let ahead = Seconds::hours(i64::from(hours)) + Seconds::new(i64::from(minutes) * 60);
    Ok(ahead.times(sign))
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Parses one or two digits.
fn two_digits(text: &str) -> Result<u8, CivilError> {
    match text.len() {
        1 | 2 if digits(text) => text.parse().map_err(|_| CivilError::Shape),
        _ => Err(CivilError::Shape),
    }
}

/// The instants of a time of day in a zone whose offset from UTC at an instant is `ahead`. `None`
/// if there is no such day.
///
/// The zone's offset is taken a day before and a day after, on either side of any change; no zone
/// changes twice within these two days.
pub fn resolve(civil: Civil, ahead: impl Fn(Utc) -> Seconds) -> Option<Resolved> {
    let near = civil.utc(Seconds::ZERO)?;
    let day = Seconds::days(1);
    let (before, after) = (ahead(near - day), ahead(near + day));
    let is = |at: Utc| at + ahead(at) == near;
    let (early, late) = (near - before, near - after);
    Some(match (is(early), is(late)) {
        (true, true) if early != late => Resolved::Twice(early.min(late), early.max(late)),
        (true, _) => Resolved::Once(early),
        (_, true) => Resolved::Once(late),
        // With the offset from before the change the instant lies after it, and vice versa: the
        // change is between the two.
        (false, false) => Resolved::Never(change(early.min(late), early.max(late), &ahead)),
    })
}

/// The first instant with another offset after `from`, up to `to`.
fn change(mut from: Utc, mut to: Utc, ahead: &impl Fn(Utc) -> Seconds) -> Utc {
    let old = ahead(from);
    while to.since(from) > Seconds::new(1) {
        let middle = from + Seconds::new(to.since(from).get() / 2);
        if ahead(middle) == old {
            from = middle;
        } else {
            to = middle;
        }
    }
    to
}

// Property tests run only natively: proptest does not support browsers.
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn civil(text: &str) -> Civil {
        match parse(text) {
            Ok(TypedTime::Local(civil)) => civil,
            other => panic!("{text}: {other:?}"),
        }
    }

    /// A zone that is an hour ahead of UTC, and two in summer, from 2027-03-28 01:00 UTC to
    /// 2027-10-31 01:00 UTC.
    fn middle_europe(at: Utc) -> Seconds {
        let summer = Utc::new(1_806_195_600)..Utc::new(1_824_944_400);
        Seconds::hours(if summer.contains(&at) { 2 } else { 1 })
    }

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, text) in [
            (0, "1970-01-01 00:00:00"),
            (951_782_400, "2000-02-29 00:00:00"),
            (1_795_183_387, "2026-11-20 14:03:07"),
            (4_107_542_400, "2100-03-01 00:00:00"),
            (253_402_300_799, "9999-12-31 23:59:59"),
        ] {
            let at = Utc::new(seconds);
            assert_eq!(Civil::of(at, Seconds::ZERO).to_string(), text);
            assert_eq!(civil(text).utc(Seconds::ZERO), Some(at));
        }
    }

    #[test]
    fn the_same_instant_is_read_in_any_zone() {
        let at = Utc::new(1_795_183_387);
        for text in [
            "2026-11-20 14:03:07Z",
            "2026-11-20T14:03:07 UTC",
            "2026-11-20 15:03:07+01:00",
            "2026-11-20 15:03:07 +1",
            "2026-11-20 09:33:07-0430",
            "20.11.2026 19:48:07 +05:45",
            " 20.11.2026, 14:03:07Z ",
        ] {
            assert_eq!(parse(text), Ok(TypedTime::Exact(at)), "{text}");
        }
        assert_eq!(civil("2026-11-20 14:03").second, 0);
    }

    #[test]
    fn a_text_that_is_not_a_stamp_is_refused_with_the_problem() {
        use CivilError::{Date, Order, Shape, Time};
        for (text, problem) in [
            ("", Shape),
            ("now", Shape),
            ("2026-11", Shape),
            ("2026-11-20T", Shape),
            ("2026-11-20x", Shape),
            ("2026-11-2014:03", Shape),
            ("2026-11.20", Shape),
            ("2026 11 20", Shape),
            ("20.11.26", Shape),
            ("20 Brumaire 2026", Shape),
            ("20 Ma 2026", Shape),
            ("2026-11-20 14", Shape),
            ("2026-11-20 14:03:07:01", Shape),
            ("01/06/2026 14:03", Order),
            ("1-6-2026", Order),
            ("20/13/2026", Date),
            ("06.13.2026", Date),
            ("2026.13.01", Date),
            ("30 February 2026", Date),
            ("2026-02-29 10:00", Date),
            ("2026-13-01 10:00", Date),
            ("1969-12-31 23:00", Date),
            ("2026-11-20 24:00", Time),
            ("2026-11-20 10:60", Time),
            ("2026-11-20 10:00+19:00", Time),
        ] {
            assert_eq!(parse(text), Err(problem), "{text}");
        }
    }

    #[test]
    fn a_month_has_its_name_in_each_language() {
        for text in [
            "20 November 2026",
            "20. November 2026",
            "20 de noviembre de 2026",
            "20 novembre 2026",
            "20 de novembro de 2026",
            "20 november 2026",
            "20 listopada 2026",
            "20. listopadu 2026",
            "20 ноября 2026",
            "20 Kasım 2026",
            "20 nov 2026",
            "20 ноя 2026",
        ] {
            assert_eq!(parse(text), parse("2026-11-20"), "{text}");
        }
        for (text, month) in [
            ("1 juin 2026", "06"),
            ("1 juil 2026", "07"),
            ("1. červen 2026", "06"),
            ("1. července 2026", "07"),
            ("1 мая 2026", "05"),
            ("1 mar 2026", "03"),
        ] {
            assert_eq!(parse(text), parse(&format!("2026-{month}-01")), "{text}");
        }
        // Of these letters begin two.
        for text in ["1 jui 2026", "1. čer 2026"] {
            assert_eq!(parse(text), Err(CivilError::Shape), "{text}");
        }
    }

    #[test]
    fn a_day_alone_begins_at_midnight_and_ends_before_the_next() {
        for text in ["2026-11-20", "20.11.2026", "20 November 2026"] {
            assert_eq!(parse(text), parse("2026-11-20 00:00:00"), "{text}");
            assert_eq!(parse_until(text), parse("2026-11-20 23:59:59"), "{text}");
        }
        let with_time = "2026-11-20 14:03";
        assert_eq!(parse_until(with_time), parse(with_time));
        let with_zone = "2026-11-20 +01:00";
        assert_eq!(parse_until(with_zone), parse("2026-11-20 22:59:59Z"));
    }

    #[test]
    fn a_repeated_hour_is_two_instants_and_a_skipped_hour_never_happens() {
        let resolved = |text| resolve(civil(text), middle_europe);
        let (spring, autumn) = (Utc::new(1_806_195_600), Utc::new(1_824_944_400));
        let hour = Seconds::hours(1);
        let half = Seconds::new(1_800);
        assert_eq!(
            resolved("2027-10-31 02:30:00"),
            Some(Resolved::Twice(autumn - half, autumn + half))
        );
        assert_eq!(
            resolved("2027-03-28 02:30:00"),
            Some(Resolved::Never(spring))
        );
        assert_eq!(
            resolved("2027-03-28 03:00:00"),
            Some(Resolved::Once(spring))
        );
        assert_eq!(
            resolved("2027-10-31 03:00:00"),
            Some(Resolved::Once(autumn + hour))
        );
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "\\PC{0,40}|[0-9TZ+: .\u{2212}-]{0,30}") {
            let _ = parse(&text);
        }

        #[test]
        fn a_time_of_day_is_the_instants_at_which_the_zone_has_it(
            at in 1_790_000_000_i64..1_830_000_000,
        ) {
            let at = Utc::new(at);
            let shown = Civil::of(at, middle_europe(at));
            let found = match resolve(shown, middle_europe) {
                Some(Resolved::Once(one)) => vec![one],
                Some(Resolved::Twice(one, two)) => vec![one, two],
                other => panic!("{other:?}"),
            };
            prop_assert!(found.contains(&at));
            for one in found {
                prop_assert_eq!(Civil::of(one, middle_europe(one)), shown);
            }
        }

        #[test]
        fn a_time_shown_with_its_offset_is_read_back_as_the_same_second(
            at in 100_000_i64..253_402_200_000,
            ahead in -18 * 60_i64..=18 * 60,
        ) {
            let shown = Civil::of(Utc::new(at), Seconds::new(ahead * 60));
            let sign = if ahead < 0 { '-' } else { '+' };
            let (hours, minutes) = (ahead.abs() / 60, ahead.abs() % 60);
            let text = format!("{shown}{sign}{hours:02}:{minutes:02}");
            prop_assert_eq!(parse(&text), Ok(TypedTime::Exact(Utc::new(at))));
        }
    }

    #[test]
    fn no_month_is_further_away_than_the_calendar() {
        for months in [i32::MIN, i32::MAX] {
            assert_eq!(civil("2026-12-17 00:00").month_after(months), None);
        }
    }
}
