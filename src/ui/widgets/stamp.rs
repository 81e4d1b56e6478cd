//! A field for an instant: date and time in a chosen zone.

use leptos::prelude::*;

use crate::correspondence::Utc;
use crate::correspondence::civil::{self, CivilError, Resolved, TypedTime};
use crate::platform::time::wall_now;
use crate::platform::zone;
use crate::ui::el::{El, dynamic, el, text, watch, when};
use crate::ui::text;
use crate::ui::widgets::choice::radio;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::moment;

/// The text and choices, before they form an instant.
#[derive(Clone, Copy)]
struct Draft {
    typed: RwSignal<String>,
    zone: RwSignal<String>,
    /// Whether the text was typed, so that changing the zone changes the instant. An instant set by
    /// a button stays the same.
    by_hand: RwSignal<bool>,
    /// For an hour repeated at the end of daylight saving: whether the later one is meant.
    second: RwSignal<Option<bool>>,
}

/// How the field is interpreted.
#[derive(Clone, Copy, PartialEq)]
enum Reading {
    Empty,
    Wrong(CivilError),
    UnknownZone,
    /// A local time skipped when clocks went forward at this instant.
    Skipped(Utc),
    Twice(Utc, Utc),
    At(Utc),
}

/// The field; `zone` is the server's. `value` is `None` while the text is not an instant, and an
/// error is shown.
pub(crate) fn stamp_field(name: &str, label: &str, zone: &str, value: RwSignal<Option<Utc>>) -> El {
    let example = text::correspondence().game.stamp_example;
    stamp_like(example, name, label, zone, value)
}

/// The field with an example.
pub(crate) fn stamp_like(
    example: &'static str,
    name: &str,
    label: &str,
    zone: &str,
    value: RwSignal<Option<Utc>>,
) -> El {
    let own = StoredValue::new((name.to_owned(), zone.to_owned()));
    let first = moment::known(zone).to_owned();
    let draft = Draft {
        typed: RwSignal::new(String::new()),
        zone: RwSignal::new(first),
        by_hand: RwSignal::new(false),
        second: RwSignal::new(None),
    };
    let reading = Memo::new(move |_| draft.read());
    // Keeps the field and the value in step, both ways.
    let told = StoredValue::new(None::<Utc>);
    watch(move || {
        let at = draft.instant(reading.get());
        if at != told.get_value() {
            told.set_value(at);
            value.set(at);
        }
    });
    watch(move || {
        let wanted = value.get();
        if wanted == told.get_value() {
            return;
        }
        told.set_value(wanted);
        draft.put(wanted);
    });
    let field = Field::new(
        name,
        label.to_owned(),
        move || draft.typed.get(),
        move |text| {
            draft.by_hand.set(true);
            draft.second.set(None);
            draft.typed.set(text);
        },
    )
    .placeholder(example)
    .error(move || reading.with(|reading| wrong(*reading, &draft.zone.get())))
    .view();
    let now = el("button")
        .attr("type", "button")
        .attr("data-act", ["now-", name].concat())
        .on("click", move |_| draft.put(Some(Utc::of(wall_now()))))
        .child(text::correspondence().game.stamp_now);
    let understood = el("p")
        .class("stamp-understood num")
        .attr("role", "status")
        .attr("data-understood", name)
        .child(text(move || {
            let at = draft.instant(reading.get());
            at.map(|at| ["= ", &moment::in_zone(at, zone::UTC)].concat())
        }));
    let twice = dynamic(move || match reading.get() {
        Reading::Twice(first, second) => {
            own.with_value(|(name, _)| Some(which(name, draft, first, second)))
        }
        _ => None,
    });
    el("div")
        .class("stamp")
        .attr("role", "group")
        .attr("aria-label", label)
        .child(field)
        .child(own.with_value(|(name, zone)| zones(name, zone, draft)))
        .child(now)
        .child(twice)
        .child(understood)
}

impl Draft {
    fn read(self) -> Reading {
        let zone = self.zone.get();
        self.typed.with(|typed| {
            if typed.trim().is_empty() {
                return Reading::Empty;
            }
            let civil = match civil::parse(typed) {
                Err(problem) => return Reading::Wrong(problem),
                Ok(TypedTime::Exact(at)) => return Reading::At(at),
                Ok(TypedTime::Local(civil)) => civil,
            };
            if !zone::is_known(&zone) {
                return Reading::UnknownZone;
            }
            let ahead = |at| zone::ahead(&zone, at).unwrap_or_default();
            match civil::resolve(civil, ahead) {
                None => Reading::Wrong(CivilError::Date),
                Some(Resolved::Once(at)) => Reading::At(at),
                Some(Resolved::Twice(first, second)) => Reading::Twice(first, second),
                Some(Resolved::Never(at)) => Reading::Skipped(at),
            }
        })
    }

    /// The instant, if there is exactly one.
    fn instant(self, reading: Reading) -> Option<Utc> {
        match reading {
            Reading::At(at) => Some(at),
            Reading::Twice(first, second) => match self.second.get() {
                None => None,
                Some(false) => Some(first),
                Some(true) => Some(second),
            },
            _ => None,
        }
    }

    /// Writes an instant into the field.
    fn put(self, at: Option<Utc>) {
        let text = at.map(|at| self.zone.with_untracked(|zone| written(zone, at)));
        let (text, second) = text.unwrap_or_default();
        self.by_hand.set(false);
        self.second.set(second);
        self.typed.set(text);
    }

    /// Changes the zone.
    fn choose(self, zone: String) {
        let kept = if self.by_hand.get_untracked() || !zone::is_known(&zone) {
            None
        } else {
            untrack(|| self.instant(self.read()))
        };
        self.zone.set(zone);
        if kept.is_some() {
            self.put(kept);
        }
    }
}

/// Formats an instant in a zone; for a repeated time of day, also says whether it is the second.
fn written(zone: &str, at: Utc) -> (String, Option<bool>) {
    let civil = zone::civil_in(zone, at);
    let ahead = |at| zone::ahead(zone, at).unwrap_or_default();
    let second = match civil::resolve(civil, ahead) {
        Some(Resolved::Twice(_, second)) => Some(at == second),
        _ => None,
    };
    let typed = (text::correspondence().game.stamp_typed)(&civil.to_string());
    (typed, second)
}

/// The error and how to fix it.
fn wrong(reading: Reading, zone: &str) -> String {
    let words = &text::correspondence().game;
    match reading {
        Reading::Wrong(problem) => (words.stamp_problem)(problem).into(),
        Reading::UnknownZone => (words.stamp_zone_unknown)(zone),
        Reading::Skipped(at) => (words.stamp_skipped)(zone, &moment::in_zone(at, zone)),
        Reading::Twice(..) | Reading::Empty | Reading::At(_) => String::new(),
    }
}

/// The choice between both occurrences of a repeated hour.
fn which(name: &str, draft: Draft, first: Utc, second: Utc) -> El {
    let name = [name, "-which"].concat();
    let choice = |at: Utc, is_second: bool| {
        el("label")
            .class("check")
            .child(radio(
                &name,
                if is_second { "second" } else { "first" },
                move || draft.second.get() == Some(is_second),
                move || draft.second.set(Some(is_second)),
            ))
            .child(el("span").child(moment::in_zone(at, zone::UTC)))
    };
    el("fieldset")
        .class("stamp-twice")
        .child(el("legend").child(text::correspondence().game.stamp_twice))
        .child(choice(first, false))
        .child(choice(second, true))
}

/// The choice of time zone.
fn zones(name: &str, server: &str, draft: Draft) -> El {
    let words = &text::correspondence().game;
    let here = zone::here();
    let id = ["field-", name, "-zone"].concat();
    let mut choices: Vec<(String, String)> = Vec::new();
    // Without a server, or if both zones are equal, the name suffices.
    let of_server = if server == here {
        ""
    } else {
        words.zone_of_server
    };
    for (zone, label) in [
        (server, of_server),
        (zone::UTC, ""),
        (here.as_str(), words.zone_here),
    ] {
        let known = choices.iter().any(|(known, _)| known == zone);
        if !known && zone::is_known(zone) {
            let label = match label {
                "" => zone.to_owned(),
                label => [label, ": ", zone].concat(),
            };
            choices.push((zone.to_owned(), label));
        }
    }
    let other = RwSignal::new(false);
    let listed: Vec<String> = choices.iter().map(|(zone, _)| zone.clone()).collect();
    let mut select = el("select")
        .attr("id", &id)
        .attr("name", [name, "-zone"].concat())
        .on("change", move |event| {
            let zone = event.value();
            other.set(zone.is_empty());
            if !zone.is_empty() {
                draft.choose(zone);
            }
        });
    for (zone, label) in choices {
        select = select.child(el("option").attr("value", &zone).child(label));
    }
    let select = select
        .child(el("option").attr("value", "").child(words.zone_other))
        .value_with(move || {
            let zone = draft.zone.get();
            if !other.get() && listed.contains(&zone) {
                zone
            } else {
                String::new()
            }
        });
    let of_name = [name, "-zone-name"].concat();
    let typed = when(
        move || other.get(),
        move || {
            Field::new(
                of_name.clone(),
                text::correspondence().game.zone_name,
                move || draft.zone.get(),
                move |zone| draft.choose(zone.trim().to_owned()),
            )
            .placeholder("Europe/Zurich")
            .error(move || {
                let zone = draft.zone.get();
                if zone::is_known(&zone) {
                    String::new()
                } else {
                    (text::correspondence().game.stamp_zone_unknown)(&zone)
                }
            })
            .view()
        },
    );
    el("div")
        .class("stamp-zone")
        .child(
            el("div")
                .class("field")
                .child(el("label").attr("for", &id).child(words.zone))
                .child(select),
        )
        .child(typed)
}
