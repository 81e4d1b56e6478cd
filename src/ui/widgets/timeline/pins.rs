//! The instants that matter as pins over a slider, like those of the list: [`fn@Pins`]. Screen
//! readers skip them, because the page says the same in words.

use leptos::prelude::*;

use super::{Mark, MarkKind, Span};
use crate::ui::widgets::names_in_line::{NameLine, SLOTS, names_in_line};

/// A name nearer than this to an end of the line begins or ends there, in hundredths of a percent.
const EDGE: i64 = 800;

#[component]
pub(super) fn Pins(span: Signal<Span>, marks: Signal<Vec<Mark>>) -> impl IntoView {
    let pins = move || {
        let span = span.get();
        let marks = marks.get();
        let places = marks.iter().map(|mark| {
            let at = span.hundredths(mark.at) as f64 / 10_000.0 * SLOTS;
            (at, mark.label.chars().count())
        });
        let lines = names_in_line(places);
        let pin = |(mark, line): (Mark, NameLine)| {
            let hundredths = span.hundredths(mark.at);
            view! {
                <li
                    class="timeline-mark"
                    class:theirs={mark.kind == MarkKind::Last}
                    class:high={line == NameLine::High}
                    class:early={hundredths < EDGE}
                    class:late={hundredths > 10_000 - EDGE}
                    class:unnamed={line == NameLine::None}
                    style:--at=format!("{}.{:02}%", hundredths / 100, hundredths % 100)
                >
                    <b>{mark.label}</b>
                </li>
            }
        };
        marks.into_iter().zip(lines).map(pin).collect_view()
    };
    view! {
        <ul class="timeline-pins" aria-hidden="true">
            {pins}
        </ul>
    }
}
