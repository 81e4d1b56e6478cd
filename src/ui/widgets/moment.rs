//! Instants in words, and in local time, UTC and the server's zone: [`fn@Moment`].

use leptos::prelude::*;

use crate::correspondence::{EntryError, Seconds, Utc};
use crate::platform::{date, zone};
use crate::ui::text;

/// Weekday, date and time with seconds, in local time.
pub fn here(at: Utc) -> String {
    day_then_time(&date::to_the_second(at.wall(), None))
}

/// The same without the year of a date that is near.
pub fn here_soon(at: Utc, now: Utc) -> String {
    if is_near(at, now) {
        day_then_time(&date::day_to_the_second(at.wall(), None))
    } else {
        here(at)
    }
}

/// Weekday, date and time in minutes, in local time.
pub fn to_the_minute(at: Utc) -> String {
    day_then_time(&date::date_and_time(at.wall()))
}

/// Weekday, date and time in minutes, in local time, without the year of a date that is near.
pub fn soon(at: Utc, now: Utc) -> String {
    if is_near(at, now) {
        day_then_time(&date::day_and_time(at.wall()))
    } else {
        to_the_minute(at)
    }
}

/// The same for what has to be done before then: midnight is said by its day alone, which begins
/// then.
pub fn before_soon(at: Utc, now: Utc) -> String {
    let local = zone::civil_in(&zone::here(), at);
    let is_midnight = (local.hour, local.minute, local.second) == (0, 0, 0);
    if is_midnight && is_near(at, now) {
        text::whole(&date::weekday_and_day(at.wall()))
    } else {
        soon(at, now)
    }
}

/// A date that wraps only before its time of day.
pub fn day_then_time(text: &str) -> String {
    let time = text.find(':').and_then(|colon| text.get(..colon));
    let (day, time) = text.split_at(time.and_then(|day| day.rfind(' ')).unwrap_or(text.len()));
    let [day, time] = [day, time.trim_start()].map(text::whole);
    match &*time {
        "" => day,
        _ => [&*day, " ", &time].concat(),
    }
}

/// A short zone name does not wrap away from its time.
fn before(zone: &str) -> &'static str {
    if zone.len() < 5 { "\u{a0}" } else { " " }
}

/// The same in a named time zone.
pub fn in_zone(at: Utc, zone: &str) -> String {
    let zone = known(zone);
    let at = day_then_time(&date::to_the_second(at.wall(), Some(zone)));
    [&at, before(zone), zone].concat()
}

/// The same without the year of a date that is near.
pub fn in_zone_soon(at: Utc, now: Utc, zone: &str) -> String {
    if !is_near(at, now) {
        return in_zone(at, zone);
    }
    let zone = known(zone);
    let at = day_then_time(&date::day_to_the_second(at.wall(), Some(zone)));
    [&at, before(zone), zone].concat()
}

/// The same in UTC, with its name.
pub fn in_utc(at: Utc) -> String {
    in_zone(at, zone::UTC)
}

/// The same in UTC and in the server's zone, as far as they differ from local time.
pub fn elsewhere(at: Utc, server: &str) -> Vec<String> {
    let local = here(at);
    let mut written = vec![local];
    let mut said = Vec::new();
    for zone in [zone::UTC, known(server)] {
        let there = day_then_time(&date::to_the_second(at.wall(), Some(zone)));
        if !written.contains(&there) {
            said.push([&there, before(zone), zone].concat());
            written.push(there);
        }
    }
    said
}

/// Weekday and date in a named time zone, where the time of day does not matter.
pub fn day_in_zone(at: Utc, zone: &str) -> String {
    text::whole(&date::weekday_and_date(at.wall(), known(zone)))
}

/// Why an entry was refused and how to fix it; times are in the server's zone.
pub fn why_refused(why: EntryError, zone: &str) -> String {
    text::correspondence::why_refused(why, &|at| in_zone(at, zone))
}

/// The zone, or UTC if the browser does not know it.
pub fn known(zone: &str) -> &str {
    if zone::is_known(zone) {
        zone
    } else {
        zone::UTC
    }
}

/// Whether a date is so near that nobody asks for its year.
pub fn is_near(at: Utc, now: Utc) -> bool {
    at.since(now).max(now.since(at)) < Seconds::days(300)
}

/// Whether a date is in the year of `now`, in local time: a list of dates, some of which are years
/// away, has the year of all others.
pub fn is_in_year_of(now: Utc, at: Utc) -> bool {
    let year = |at| zone::civil_in(&zone::here(), at).year;
    year(at) == year(now)
}

/// Local time, UTC and the server's zone, each once.
#[component]
pub(crate) fn Moment(
    at: Utc,
    #[prop(into)] zone: String,
    /// Leaves out the year of a date that is near this one.
    #[prop(optional, into)]
    now: Option<Utc>,
) -> impl IntoView {
    let written = if now.is_some_and(|now| is_near(at, now)) {
        date::day_to_the_second
    } else {
        date::to_the_second
    };
    let written = |zone| day_then_time(&written(at.wall(), zone));
    let local = written(None);
    let in_utc = written(Some(zone::UTC));
    let in_zone = written(Some(known(&zone)));
    let server = (in_zone != local && in_zone != in_utc).then_some((in_zone, zone));
    let utc = (in_utc != local).then(|| (in_utc, zone::UTC.to_owned()));
    let label = match utc {
        Some(_) => text::correspondence::game::your_time(),
        None => zone::UTC,
    };
    let line = |(time, label): (String, String)| {
        view! {
            <span class="moment-line">
                <span class="num">{time}</span>
                {before(&label)}
                <small>{label}</small>
            </span>
        }
    };
    view! {
        <time class="moment" datetime=date::iso(at.wall())>
            {line((local, label.to_owned()))}
            {utc.map(line)}
            {server.map(line)}
        </time>
    }
}
