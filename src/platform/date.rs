//! Dates and times of day in the language of the page, in the reader's locale if that has the same
//! language.

use std::cell::RefCell;

use js_sys::{Array, Date, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::{js, media};
use crate::time::WallTime;

/// The weekday, date and time of day: `Fri, 20 Nov 2026, 21:31`.
pub(crate) fn date_and_time(wall: WallTime) -> String {
    minutes(wall, None, &[("weekday", "short"), ("year", "numeric")])
}

/// The same in a time zone.
pub(crate) fn date_and_time_in(wall: WallTime, zone: &str) -> String {
    minutes(
        wall,
        Some(zone),
        &[("weekday", "short"), ("year", "numeric")],
    )
}

/// The same without the year, for dates that are weeks away at most: `Fri, 20 Nov, 21:31`.
pub(crate) fn day_and_time(wall: WallTime) -> String {
    minutes(wall, None, &[("weekday", "short")])
}

/// The same in a time zone.
pub(crate) fn day_and_time_in(wall: WallTime, zone: &str) -> String {
    minutes(wall, Some(zone), &[("weekday", "short")])
}

/// Nor with the weekday: `20 Nov, 21:31`.
pub(crate) fn short_day_and_time(wall: WallTime) -> String {
    minutes(wall, None, &[])
}

/// The width of an hour, which is of twelve or of twenty-four as the locale counts them: of
/// twenty-four it has two digits, so that times of a column are below each other.
fn hour() -> &'static str {
    let fields = [("hour", "numeric"), ("timeZone", "UTC")];
    let thirteen = format(WallTime::new(13 * 3_600_000), &fields);
    if thirteen.contains("13") {
        "2-digit"
    } else {
        "numeric"
    }
}

fn minutes(wall: WallTime, zone: Option<&str>, more: &Fields<'_>) -> String {
    let fields = [
        ("month", "short"),
        ("day", "numeric"),
        ("hour", hour()),
        ("minute", "2-digit"),
    ];
    let zone = zone.map(|zone| ("timeZone", zone));
    let fields: Vec<_> = more.iter().copied().chain(fields).chain(zone).collect();
    format(wall, &fields)
}

/// The date alone: `20 Nov 2026`.
pub(crate) fn date(wall: WallTime) -> String {
    let fields = [("year", "numeric"), ("month", "short"), ("day", "numeric")];
    format(wall, &fields)
}

/// The weekday and date in a time zone: `Fri, 20 Nov 2026`.
pub(crate) fn weekday_and_date(wall: WallTime, zone: &str) -> String {
    let fields = [
        ("weekday", "short"),
        ("year", "numeric"),
        ("month", "short"),
        ("day", "numeric"),
        ("timeZone", zone),
    ];
    format(wall, &fields)
}

/// The month and year of a day in UTC: `December 2026`.
pub(crate) fn month(wall: WallTime) -> String {
    let fields = [("year", "numeric"), ("month", "long"), ("timeZone", "UTC")];
    format(wall, &fields)
}

/// The name of the month of a day in UTC: `Dec`.
pub(crate) fn short_month(wall: WallTime) -> String {
    format(wall, &[("month", "short"), ("timeZone", "UTC")])
}

/// The weekday of a day in UTC: `Fri`.
pub(crate) fn weekday(wall: WallTime) -> String {
    format(wall, &[("weekday", "short"), ("timeZone", "UTC")])
}

/// A day in UTC in full: `Friday, 20 November 2026`.
pub(crate) fn day_in_full(wall: WallTime) -> String {
    let fields = [
        ("weekday", "long"),
        ("year", "numeric"),
        ("month", "long"),
        ("day", "numeric"),
        ("timeZone", "UTC"),
    ];
    format(wall, &fields)
}

/// The weekday with which the reader's week begins, 1 for Monday to 7 for Sunday; Monday where the
/// browser does not say.
pub(crate) fn first_weekday() -> u8 {
    let first = || {
        let name = match locale().as_string() {
            Some(page) => page,
            None => js::window()?.navigator().language()?,
        };
        let make: Function = js::get(&js::get(&js_sys::global(), "Intl")?, "Locale")?
            .dyn_into()
            .ok()?;
        let locale = Reflect::construct(&make, &Array::of1(&name.into())).ok()?;
        let week = js::call(&locale, "getWeekInfo", &[]).or_else(|| js::get(&locale, "weekInfo"));
        js::get(&week?, "firstDay")?.as_f64()
    };
    first().map_or(1, |first| (first as u8).clamp(1, 7))
}

/// The weekday and date without the year: `Fri, 20 Nov`.
pub(crate) fn weekday_and_day(wall: WallTime) -> String {
    let fields = [("weekday", "short"), ("month", "short"), ("day", "numeric")];
    format(wall, &fields)
}

/// The day and month: `1 Dec`.
pub(crate) fn day_and_month(wall: WallTime) -> String {
    format(wall, &[("month", "short"), ("day", "numeric")])
}

/// The day of the reader's calendar as ISO 8601, for names of files: `2026-11-20`.
pub(crate) fn iso_day(wall: WallTime) -> String {
    let day = Date::new(&JsValue::from_f64(wall.get() as f64));
    let (year, month) = (day.get_full_year(), day.get_month() + 1);
    format!("{year:04}-{month:02}-{:02}", day.get_date())
}

/// A day of the reader's calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LocalDay {
    /// Its midnight.
    pub begins: WallTime,
    /// Its day of the month, 1 to 31.
    pub number: u32,
    /// Whether it is a Saturday or a Sunday.
    pub is_weekend: bool,
    /// Whether its month ends with it.
    pub is_end_of_month: bool,
}

/// The day of an instant and those after it: `count` days in all.
pub(crate) fn days_from(wall: WallTime, count: i32) -> Vec<LocalDay> {
    let first = Date::new(&JsValue::from_f64(wall.get() as f64));
    let after = |day: &Date, offset: i32| {
        let (year, month) = (day.get_full_year(), day.get_month());
        Date::new_with_year_month_day(year, month as i32, day.get_date() as i32 + offset)
    };
    let day = |offset: i32| {
        let day = after(&first, offset);
        LocalDay {
            begins: WallTime::new(day.get_time() as i64),
            number: day.get_date(),
            is_weekend: matches!(day.get_day(), 0 | 6),
            is_end_of_month: after(&day, 1).get_date() == 1,
        }
    };
    (0..count).map(day).collect()
}

/// A day such as `2026-11-20` as `20 Nov 2026`; `None` if there is no such day.
pub(crate) fn day(iso: &str) -> Option<String> {
    let start = Date::new(&iso.into()).get_time();
    if start.is_nan() {
        return None;
    }
    let fields = [
        ("year", "numeric"),
        ("month", "short"),
        ("day", "numeric"),
        ("timeZone", "UTC"),
    ];
    Some(format(WallTime::new(start as i64), &fields))
}

/// The weekday, date and time of day with seconds, in a time zone or else in the reader's: `Fri, 20
/// Nov 2026, 21:31:07`. In UTC as ISO 8601 if this browser does not know the zone.
pub(crate) fn to_the_second(wall: WallTime, zone: Option<&str>) -> String {
    seconds(wall, zone, &[("year", "numeric")])
}

/// The same without the year, for dates that are not far away: `Fri, 20 Nov, 21:31:07`.
pub(crate) fn day_to_the_second(wall: WallTime, zone: Option<&str>) -> String {
    seconds(wall, zone, &[])
}

fn seconds(wall: WallTime, zone: Option<&str>, more: &Fields<'_>) -> String {
    let fields = [
        ("weekday", "short"),
        ("month", "short"),
        ("day", "numeric"),
        ("hour", hour()),
        ("minute", "2-digit"),
        ("second", "2-digit"),
    ];
    let zone = zone.map(|zone| ("timeZone", zone));
    let fields: Vec<_> = more.iter().copied().chain(fields).chain(zone).collect();
    format(wall, &fields)
}

/// The time of day with seconds, for a column of entries always of 24 hours: `21:31:07`.
pub(crate) fn time_of_day(wall: WallTime) -> String {
    let fields = [
        ("hour", "2-digit"),
        ("minute", "2-digit"),
        ("second", "2-digit"),
        ("hourCycle", "h23"),
    ];
    format(wall, &fields)
}

/// The time of day with seconds, preceded by the date if that is not the date of `now`: `21:31:07`,
/// or `Fri, 20 Nov 2026, 21:31:07`.
pub(crate) fn near(wall: WallTime, now: WallTime) -> String {
    let day = |wall| {
        format(
            wall,
            &[("year", "numeric"), ("month", "short"), ("day", "numeric")],
        )
    };
    if day(wall) == day(now) {
        let fields = [
            ("hour", hour()),
            ("minute", "2-digit"),
            ("second", "2-digit"),
        ];
        format(wall, &fields)
    } else {
        to_the_second(wall, None)
    }
}

/// The date and time in UTC, as ISO 8601: `2026-11-20T21:31:07.250Z`.
pub(crate) fn iso(wall: WallTime) -> String {
    let date = Date::new(&JsValue::from_f64(wall.get() as f64));
    // A time outside the calendar has no such form, and would throw.
    if date.get_time().is_nan() {
        return String::new();
    }
    date.to_iso_string().into()
}

/// The reader's own locale, with what is usual in their country, if its language is that of the
/// page: otherwise a date would be in another language than its sentence.
fn locale() -> JsValue {
    let page = media::language();
    let own = js::window().and_then(|window| window.navigator().language());
    let language = page.split('-').next().unwrap_or_default();
    let speaks = own.is_some_and(|own| own.split('-').next() == Some(language));
    if speaks || page.is_empty() {
        JsValue::UNDEFINED
    } else {
        page.into()
    }
}

/// The names and values of the options of `Intl.DateTimeFormat`.
type Fields<'a> = [(&'a str, &'a str)];

/// A formatter, and what it was made for.
struct Formatter {
    key: String,
    format: Function,
}

thread_local! {
    /// Each takes longer to make than to use three hundred times, as a list of games does.
    static FORMATTERS: RefCell<Vec<Formatter>> = const { RefCell::new(Vec::new()) };
}

fn format(wall: WallTime, fields: &Fields<'_>) -> String {
    let date = Date::new(&JsValue::from_f64(wall.get() as f64));
    formatter(fields)
        .and_then(|format| format.call1(&JsValue::UNDEFINED, &date).ok())
        .and_then(|text| text.as_string())
        .unwrap_or_else(|| iso(wall))
}

/// The function that formats dates with these fields; `None` if this browser cannot make it.
fn formatter(fields: &Fields<'_>) -> Option<Function> {
    let locale = locale();
    // A formatter keeps the zone that the device had: one who travels needs another.
    let offset = Date::new_0().get_timezone_offset();
    let mut key = [
        locale.as_string().unwrap_or_default(),
        (offset as i32).to_string(),
    ]
    .join(" ");
    for (name, value) in fields {
        key.extend([" ", name, "=", value]);
    }
    let known = FORMATTERS.with_borrow(|all| {
        let known = all.iter().find(|known| known.key == key);
        known.map(|known| known.format.clone())
    });
    if known.is_some() {
        return known;
    }
    let made = date_time_format(&locale, fields)?;
    let format: Function = js::get(&made, "format")?.dyn_into().ok()?;
    FORMATTERS.with_borrow_mut(|all| {
        all.push(Formatter {
            key,
            format: format.clone(),
        });
    });
    Some(format)
}

/// An `Intl.DateTimeFormat` with these options; `None` if this browser knows no such zone.
pub(super) fn date_time_format(locale: &JsValue, fields: &Fields<'_>) -> Option<JsValue> {
    let options = Object::new();
    for (name, value) in fields {
        // A fresh object takes every property.
        let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    let intl = js::get(&js_sys::global(), "Intl")?;
    // Calling it as a function is the same as with `new`; it throws for an unknown zone.
    js::call(&intl, "DateTimeFormat", &[locale, &options])
}
