//! The instants that matter as pins over a slider, like those of the list: [`fn@Pins`]. Screen
//! readers skip them, because the page says the same in words.

use leptos::prelude::*;

use super::{Mark, MarkKind, Span};
use crate::ui::text::events::ahead as texts;
use crate::ui::widgets::names_in_line::{NamePlace, Place, SLOTS, names_in_line};

/// Instants nearer than this to each other have one pin, in hundredths of a percent.
const NEAR: i64 = 200;
/// A name at a pin nearer than this to one that is a step higher would lie on that one: on a narrow
/// phone, and on a phone.
const OVERLAP: [i64; 2] = [480, 380];

/// A pin, for an instant or for several.
struct Pin {
    hundredths: i64,
    /// The first of them, or the first of one's own.
    label: String,
    is_own: bool,
    /// How many more there are.
    others: usize,
}

impl Pin {
    fn label(&self) -> String {
        match self.others {
            0 => self.label.clone(),
            others => [&self.label, "\u{a0}+", &others.to_string()].concat(),
        }
    }
}

/// The pins of marks, from the left.
fn pins_of(span: Span, mut marks: Vec<Mark>) -> Vec<Pin> {
    marks.sort_by_key(|mark| mark.at);
    let mut pins: Vec<Pin> = Vec::new();
    for mark in marks {
        let hundredths = span.hundredths(mark.at);
        let is_own = mark.kind != MarkKind::Last;
        match pins.last_mut() {
            Some(last) if hundredths - last.hundredths < NEAR => {
                last.others += 1;
                if is_own && !last.is_own {
                    last.is_own = true;
                    last.label = mark.label;
                }
            }
            _ => pins.push(Pin {
                hundredths,
                label: mark.label,
                is_own,
                others: 0,
            }),
        }
    }
    pins
}

/// The pins of marks, each with the place of its name.
fn placed(span: Span, marks: Vec<Mark>) -> Vec<(Pin, NamePlace)> {
    let pins = pins_of(span, marks);
    let places = pins.iter().map(|pin| {
        let at = pin.hundredths as f64 / 10_000.0 * SLOTS;
        (at, pin.label().chars().count())
    });
    let mut places = names_in_line(&places.collect::<Vec<_>>());
    for index in 1..pins.len() {
        let distance = pins[index].hundredths - pins[index - 1].hundredths;
        let before = places[index - 1];
        let NamePlace { narrow, phone, .. } = &mut places[index];
        let sizes = [(before.narrow, narrow), (before.phone, phone)];
        for ((before, place), overlap) in sizes.into_iter().zip(OVERLAP) {
            if distance < overlap && before.height() == place.height() + 1 {
                *place = Place::None;
            }
        }
    }
    pins.into_iter().zip(places).collect()
}

/// How many instants have a pin without a name on a narrow phone, a phone, a tablet, and wider.
fn unnamed(placed: &[(Pin, NamePlace)]) -> [(&'static str, usize); 4] {
    let count = |place: fn(&NamePlace) -> Place| {
        let unnamed = placed.iter().filter(|(_, name)| place(name) == Place::None);
        unnamed.map(|(pin, _)| pin.others + 1).sum()
    };
    [
        ("narrow", count(|name| name.narrow)),
        ("phone", count(|name| name.phone)),
        ("tablet", count(|name| name.tablet)),
        ("wide", count(|name| name.wide)),
    ]
}

#[component]
pub(super) fn Pins(span: Signal<Span>, marks: Signal<Vec<Mark>>) -> impl IntoView {
    let pins = move || {
        let drawn = |(pin, name): (Pin, NamePlace)| {
            let hundredths = pin.hundredths;
            view! {
                <li
                    class="timeline-mark"
                    class:theirs={!pin.is_own}
                    data-narrow=name.narrow.name()
                    data-phone=name.phone.name()
                    data-tablet=name.tablet.name()
                    data-wide=name.wide.name()
                    style:--at=format!("{}.{:02}%", hundredths / 100, hundredths % 100)
                >
                    <b>{pin.label()}</b>
                </li>
            }
        };
        let placed = placed(span.get(), marks.get());
        placed.into_iter().map(drawn).collect_view()
    };
    view! {
        <ul class="timeline-pins" aria-hidden="true">
            {pins}
        </ul>
    }
}

/// Below the slider: how many games have no room for their name over it.
#[component]
pub(super) fn More(span: Signal<Span>, marks: Signal<Vec<Mark>>) -> impl IntoView {
    let more = |(size, count): (&'static str, usize)| {
        (count > 0).then(|| {
            view! {
                <p class="timeline-more" data-size=size aria-hidden="true">
                    {texts::more(count)}
                </p>
            }
        })
    };
    move || {
        unnamed(&placed(span.get(), marks.get()))
            .map(more)
            .collect_view()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::correspondence::{Seconds, Utc};

    #[test]
    fn a_name_that_would_lie_on_the_pin_before_it_is_counted_on_a_phone() {
        let begin = Utc::new(1_700_000_000);
        let day = |day: i64| begin + Seconds::days(day);
        let span = Span {
            begin,
            end: day(100),
        };
        let marks = [10, 13].map(|at| Mark {
            kind: MarkKind::Falls,
            label: "Bo".into(),
            at: day(at),
        });
        let placed = placed(span, marks.into());
        assert_eq!(placed[1].1.phone, Place::None);
        assert_ne!(placed[1].1.wide, Place::None);
        let unnamed = unnamed(&placed).map(|(_, count)| count);
        assert_eq!(unnamed, [1, 1, 0, 0]);
    }

    #[test]
    fn the_last_of_several_pins_in_a_row_has_its_name() {
        let begin = Utc::new(1_700_000_000);
        let day = |day: i64| begin + Seconds::days(day);
        let span = Span {
            begin,
            end: day(100),
        };
        let marks = [8, 12, 15, 18, 21].map(|at| Mark {
            kind: MarkKind::Falls,
            label: ["Opponent ", &at.to_string()].concat(),
            at: day(at),
        });
        let placed = placed(span, marks.into());
        let phone = placed.iter().map(|(_, name)| name.phone);
        assert_eq!(phone.clone().next(), Some(Place::From(2)));
        assert_eq!(phone.last(), Some(Place::From(0)));
    }
}
