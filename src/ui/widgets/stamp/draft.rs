//! The text and choices in the field of an instant: [`StampDraft`].

use leptos::prelude::*;

use crate::correspondence::Utc;
use crate::correspondence::civil::{self, Civil, CivilError, Resolved, TypedTime};
use crate::platform::time::wall_now;
use crate::platform::{date, zone};
use crate::ui::text;
use crate::ui::widgets::moment;

/// The text and choices, before they form an instant. A handle: cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct StampDraft {
    pub typed: RwSignal<String>,
    pub zone: RwSignal<String>,
    /// For an hour repeated at the end of daylight saving: whether the later one is meant.
    pub second: RwSignal<Option<bool>>,
    pub reading: Memo<StampReading>,
    /// The instant, if there is exactly one.
    pub instant: Memo<Option<Utc>>,
    /// Which end of a span of days it is, if it is one.
    pub span: Option<SpanEnd>,
    /// Whether the text was typed, so that changing the zone changes the instant. An instant set by
    /// a button stays the same.
    by_hand: RwSignal<bool>,
}

/// An end of a span of days. A day alone is its first second at the beginning, and its last at the
/// end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpanEnd {
    First,
    Last,
}

/// How the field is interpreted.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum StampReading {
    Empty,
    Wrong(CivilError),
    UnknownZone,
    /// A local time skipped when clocks went forward at this instant.
    Skipped(Utc),
    Twice(Utc, Utc),
    At(Utc),
}

impl StampDraft {
    /// A draft of an instant, or of none yet, in a zone that the browser knows.
    pub fn new(zone: &str, at: Option<Utc>, span: Option<SpanEnd>) -> StampDraft {
        let (typed, second) = at.map(|at| written(zone, at, span)).unwrap_or_default();
        let typed = RwSignal::new(typed);
        let zone = RwSignal::new(zone.to_owned());
        let second = RwSignal::new(second);
        let reading =
            Memo::new(move |_| typed.with(|typed| zone.with(|zone| read(typed, zone, span))));
        let instant = Memo::new(move |_| match reading.get() {
            StampReading::At(at) => Some(at),
            StampReading::Twice(first, second_at) => second
                .get()
                .map(|later| if later { second_at } else { first }),
            _ => None,
        });
        StampDraft {
            typed,
            zone,
            second,
            reading,
            instant,
            span,
            by_hand: RwSignal::new(false),
        }
    }

    /// Treats its text as if someone had typed it.
    pub fn suggest(self) {
        self.by_hand.set(true);
    }

    /// Takes a text that someone typed.
    pub fn type_text(self, text: String) {
        self.by_hand.set(true);
        self.second.set(None);
        self.typed.set(text);
    }

    /// Takes a date and a time that someone picked.
    pub fn pick(self, civil: Civil) {
        self.pick_day(&civil.to_string());
    }

    /// Takes a day that someone picked.
    pub fn pick_day(self, day: &str) {
        self.type_text(text::correspondence::stamp_typed(day));
    }

    /// The date and time in the zone, if the text has them.
    pub fn civil(self) -> Option<Civil> {
        let zone = self.zone.get();
        let civil = self.typed.with(|typed| parse(typed, self.span)).ok()?;
        match civil {
            TypedTime::Local(civil) => Some(civil),
            TypedTime::Exact(at) => zone::is_known(&zone).then(|| zone::civil_in(&zone, at)),
        }
    }

    /// The instant as the reader's locale has it, in the zone: to the minute where it is an end of
    /// a span, so that a day says when it begins or ends; and else to the second, unless that is a
    /// whole minute. The year of a near date is left out unless `has_year`.
    pub fn shown(self, has_year: bool) -> Option<String> {
        let at = self.instant.get()?;
        if self.span.is_none() {
            let is_minute = at.get().rem_euclid(60) == 0;
            let is_near = !has_year && moment::is_near(at, Utc::of(wall_now()));
            let text = self
                .zone
                .with(|zone| match (moment::known(zone), is_minute, is_near) {
                    (zone, true, true) => date::day_and_time_in(at.wall(), zone),
                    (zone, true, false) => date::date_and_time_in(at.wall(), zone),
                    (zone, false, true) => date::day_to_the_second(at.wall(), Some(zone)),
                    (zone, false, false) => date::to_the_second(at.wall(), Some(zone)),
                });
            return Some(moment::day_then_time(&text));
        }
        Some(moment::soon(at, Utc::of(wall_now())))
    }

    /// Writes an instant into the field.
    pub fn put(self, at: Option<Utc>) {
        let text = at.map(|at| {
            self.zone
                .with_untracked(|zone| written(zone, at, self.span))
        });
        let (text, second) = text.unwrap_or_default();
        self.by_hand.set(false);
        self.second.set(second);
        self.typed.set(text);
    }

    /// Changes the zone.
    pub fn choose_zone(self, zone: String) {
        let kept = if self.by_hand.get_untracked() || !zone::is_known(&zone) {
            None
        } else {
            self.instant.get_untracked()
        };
        self.zone.set(zone);
        if kept.is_some() {
            self.put(kept);
        }
    }
}

/// How a text is understood in a zone.
fn read(typed: &str, zone: &str, span: Option<SpanEnd>) -> StampReading {
    if typed.trim().is_empty() {
        return StampReading::Empty;
    }
    parse(typed, span).map_or_else(StampReading::Wrong, |time| resolve(time, zone))
}

fn parse(typed: &str, span: Option<SpanEnd>) -> Result<TypedTime, CivilError> {
    match span {
        Some(SpanEnd::Last) => civil::parse_until(typed),
        Some(SpanEnd::First) | None => civil::parse(typed),
    }
}

/// The end of a span as short as it means the same: a day alone, or without seconds.
fn shortest(civil: Civil, span: Option<SpanEnd>) -> String {
    let mut text = civil.to_string();
    let day = civil.day();
    if span.is_some() && parse(&day, span) == Ok(TypedTime::Local(civil)) {
        return day;
    }
    if span.is_some() && civil.second == 0 {
        text.truncate(text.len() - ":00".len());
    }
    text
}

/// How a time is understood in a zone.
pub(super) fn resolve(time: TypedTime, zone: &str) -> StampReading {
    let civil = match time {
        TypedTime::Exact(at) => return StampReading::At(at),
        TypedTime::Local(civil) => civil,
    };
    if !zone::is_known(zone) {
        return StampReading::UnknownZone;
    }
    let ahead = |at| zone::ahead(zone, at).unwrap_or_default();
    match civil::resolve(civil, ahead) {
        None => StampReading::Wrong(CivilError::Date),
        Some(Resolved::Once(at)) => StampReading::At(at),
        Some(Resolved::Twice(first, second)) => StampReading::Twice(first, second),
        Some(Resolved::Never(at)) => StampReading::Skipped(at),
    }
}

/// Formats an instant in a zone; for a repeated time of day, also says whether it is the second.
fn written(zone: &str, at: Utc, span: Option<SpanEnd>) -> (String, Option<bool>) {
    let civil = zone::civil_in(zone, at);
    let ahead = |at| zone::ahead(zone, at).unwrap_or_default();
    let second = match civil::resolve(civil, ahead) {
        Some(Resolved::Twice(_, second)) => Some(at == second),
        _ => None,
    };
    let typed = text::correspondence::stamp_typed(&shortest(civil, span));
    (typed, second)
}
