//! The time scale of the what-if slider, with the instants that matter on it.

use leptos::prelude::*;

use super::Scrub;
use crate::correspondence::deadline::deadlines;
use crate::correspondence::{Event, Phase, Seconds, Utc};
use crate::platform::keyboard::KeyPress;
use crate::ui::el::{El, dynamic, each, el, text, watch};
use crate::ui::text;
use crate::ui::widgets::moment::{Moment, here};
use crate::ui::widgets::stamp::Stamp;

const DAY: Seconds = Seconds::days(1);
const HOUR: Seconds = Seconds::hours(1);

/// An instant on the scale.
#[derive(Clone, PartialEq)]
struct Mark {
    name: &'static str,
    label: &'static str,
    at: Utc,
}

/// The scale with its fields.
pub(super) fn scale(scrub: Scrub, event: &Event) -> El {
    let words = &text::correspondence().plan.what_if;
    let zone = event.draft().zone.clone();
    let end = event.end();
    let marks = Memo::new(move |_| marks(scrub, end));
    let origin = move || scrub.what_if.with(|what_if| what_if.origin().at);
    let gone = move || scrub.at.get().since(origin());
    let all = move || {
        scrub
            .what_if
            .with(|what_if| what_if.horizon())
            .since(origin())
    };
    let range = el("input")
        .attr("type", "range")
        .attr("id", "what-if-time")
        .attr("name", "time")
        .attr("min", "0")
        .attr("step", "1")
        .attr("aria-describedby", "what-if-keys")
        .attr_with("max", move || all().get().to_string())
        .attr_with("aria-valuetext", move || here(scrub.at.get()))
        .value_with(move || {
            // It can show no more than it reaches.
            let _ = all();
            gone().get().to_string()
        })
        .on("input", move |event| {
            if let Ok(seconds) = event.value().parse() {
                scrub.go(untrack(origin) + Seconds::new(seconds));
            }
        })
        .on("keydown", move |event| {
            if let Some(step) = event.key().as_ref().and_then(step_of) {
                event.prevent_default();
                scrub.by(step);
            }
        });
    let days = text::correspondence().common.days;
    let button = |act: &str, label: &'static str, sign: String, by: Seconds| {
        el("button")
            .attr("type", "button")
            .attr("data-act", act)
            .on("click", move |_| scrub.by(by))
            .child(sign)
            // What is heard begins with what is seen, for whoever speaks it.
            .child(
                el("span")
                    .class("unseen")
                    .child([" (", label, ")"].concat()),
            )
    };
    let steps = el("div")
        .class("correspondence-steps no-print")
        .child(button(
            "day-back",
            words.day_back,
            ["\u{2212}1 ", days].concat(),
            -DAY,
        ))
        .child(button(
            "hour-back",
            words.hour_back,
            "\u{2212}1 h".into(),
            -HOUR,
        ))
        .child(button("hour-on", words.hour_on, "+1 h".into(), HOUR))
        .child(button("day-on", words.day_on, ["+1 ", days].concat(), DAY));
    // Of the other unit what there is stays.
    let number = move |name: &str, label: &'static str, unit: Seconds, most: i64| {
        let id = ["what-if-", name].concat();
        let unit = unit.get();
        el("div")
            .class("field")
            .child(el("label").attr("for", &id).child(label))
            .child(
                el("input")
                    .attr("type", "number")
                    .attr("id", &id)
                    .attr("name", name)
                    .attr("min", "0")
                    .attr("inputmode", "numeric")
                    .value_with(move || (gone().get() / unit % most).to_string())
                    .on("input", move |event| {
                        if let Ok(typed) = event.value().parse::<i64>()
                            && (0..=99_999).contains(&typed)
                        {
                            let gone = untrack(gone).get();
                            let before = gone / unit % most;
                            let to = Seconds::new(gone) + Seconds::new(unit).times(typed - before);
                            scrub.go(untrack(origin) + to);
                        }
                    }),
            )
    };
    let date = El::of(view! {
        <Stamp name="date" label=words.date zone=zone.clone() value=scrub.typed/>
    });
    watch(move || {
        if let Some(typed) = scrub.typed.get() {
            scrub.look(typed);
        }
    });
    let at = dynamic(move || El::of(view! { <Moment at=scrub.at.get() zone=zone.clone()/> }));
    el("section")
        .class("correspondence-scale")
        .child(
            el("p")
                .class("correspondence-instant num")
                .attr("data-at", "")
                .child(at)
                .child(" ")
                .child(el("span").class("quiet").child(text(move || {
                    (text::correspondence().plan.what_if.later)(gone())
                }))),
        )
        .child(
            el("div")
                .class("field")
                .child(el("label").attr("for", "what-if-time").child(words.scale))
                .child(ticks(marks, move |at: Utc| {
                    let (part, whole) = (at.since(origin()).get(), all().get());
                    (part.saturating_mul(10_000) / whole.max(1)).clamp(0, 10_000)
                }))
                .child(range)
                .child(
                    el("p")
                        .class("note no-print")
                        .attr("id", "what-if-keys")
                        .child(words.scale_hint),
                ),
        )
        .child(steps)
        .child(
            el("div")
                .class("correspondence-fields")
                .child(number("days", words.days, DAY, i64::MAX))
                .child(number("hours", words.hours, HOUR, 24))
                .child(date),
        )
        .child(legend(scrub, marks))
}

/// What a key on the scale does besides what the browser does with it.
fn step_of(key: &KeyPress) -> Option<Seconds> {
    if key.modified {
        return None;
    }
    let arrow = if key.shift { DAY } else { HOUR };
    Some(match key.key.as_str() {
        "ArrowLeft" | "ArrowDown" => -arrow,
        "ArrowRight" | "ArrowUp" => arrow,
        "PageDown" => -DAY,
        "PageUp" => DAY,
        _ => return None,
    })
}

/// The instants that matter, as it would stand at the one that is looked at.
fn marks(scrub: Scrub, end: Utc) -> Vec<Mark> {
    let words = &text::correspondence().plan.what_if;
    let state = scrub.state();
    let whose = scrub.whose(state.turn);
    let mut marks = Vec::new();
    // One that has fallen stays, so that it can be gone back to.
    let both = match state.phase {
        Phase::Fallen { at, .. } => Some((at, at + state.account(state.turn).bank)),
        _ => deadlines(&state).map(|deadlines| (deadlines.falls, deadlines.last)),
    };
    if let Some((falls, last)) = both {
        marks.push(Mark {
            name: "falls",
            label: (words.refill_by)(whose),
            at: falls,
        });
        if last > falls {
            marks.push(Mark {
                name: "last",
                label: (words.last_moment)(whose),
                at: last,
            });
        }
    }
    marks.push(Mark {
        name: "end",
        label: words.event_end,
        at: end,
    });
    marks
}

/// A stroke for each of them over the scale.
fn ticks(marks: Memo<Vec<Mark>>, place: impl Fn(Utc) -> i64 + Copy + 'static) -> El {
    el("div")
        .class("correspondence-ticks")
        .attr("aria-hidden", "true")
        .child(dynamic(move || {
            let strokes: Vec<El> = marks
                .get()
                .iter()
                .map(|mark| {
                    let stroke = el("span").attr("data-mark", mark.name);
                    let hundredths = place(mark.at);
                    let rest = (100 + hundredths % 100).to_string();
                    let left = [&(hundredths / 100).to_string(), ".", &rest[1..], "%"].concat();
                    stroke.node().set_style("left", &left);
                    stroke
                })
                .collect();
            strokes
        }))
}

/// What the strokes are, to go there.
fn legend(scrub: Scrub, marks: Memo<Vec<Mark>>) -> El {
    // They stay while they change: the keyboard may be on one.
    let mark = move |place: usize| marks.with(|marks| marks.get(place).cloned());
    let line = move |place: usize| {
        let name = move || mark(place).map(|mark| mark.name);
        el("li").child(
            el("button")
                .attr("type", "button")
                .attr_with("data-go", name)
                .on("click", move |_| {
                    if let Some(mark) = untrack(|| mark(place)) {
                        scrub.go(mark.at);
                    }
                })
                .child(
                    el("span")
                        .class("correspondence-key")
                        .attr_with("data-mark", name),
                )
                .child(el("span").child(text(move || mark(place).map(|mark| mark.label))))
                .child(
                    el("span")
                        .class("num")
                        .child(text(move || mark(place).map(|mark| here(mark.at)))),
                ),
        )
    };
    let list = el("ul")
        .class("correspondence-legend")
        .child(each(move || marks.with(Vec::len), line));
    el("div")
        .child(el("h3").child(text::correspondence().plan.what_if.instants))
        .child(list)
}
