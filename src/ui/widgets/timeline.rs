//! A slider over a stretch of time, with the instants that matter written on it, [`fn@Timeline`],
//! and the field for a date on it, [`fn@InstantField`].

mod flags;
mod instant_field;
mod pins;
mod span;

use leptos::prelude::*;

use crate::correspondence::civil::Civil;
use crate::correspondence::{Seconds, Utc};
use crate::platform::date;
use crate::platform::dom::DomEvent;
use crate::platform::keyboard::KeyPress;
use crate::platform::listener::prevent_default;
use crate::ui::text::events::whatif as texts;
use crate::ui::widgets::moment::here;
use flags::{Flags, Lines};
pub(crate) use instant_field::InstantField;
use pins::{More, Pins};
pub(crate) use span::Span;

const DAY: Seconds = Seconds::days(1);
const HOUR: Seconds = Seconds::hours(1);

/// The kind of an instant on the slider; each kind has a stroke of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MarkKind {
    /// A clock runs out under another interpretation than the event's.
    Cautious,
    /// A clock runs out.
    Falls,
    /// Clock and bank are used up.
    Last,
    /// The end of an event.
    End,
}

impl MarkKind {
    const fn name(self) -> &'static str {
        match self {
            MarkKind::Cautious => "cautious",
            MarkKind::Falls => "falls",
            MarkKind::Last => "last",
            MarkKind::End => "end",
        }
    }
}

/// An instant that matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    pub kind: MarkKind,
    pub label: String,
    pub at: Utc,
}

#[component]
pub(crate) fn Timeline(
    #[prop(into)] span: Signal<Span>,
    #[prop(into)] marks: Signal<Vec<Mark>>,
    #[prop(into)] at: Signal<Utc>,
    #[prop(into)] on_go: Callback<Utc>,
    /// Whether the marks are pins with names alone.
    #[prop(optional)]
    pins: bool,
) -> impl IntoView {
    let over = if pins {
        view! { <Pins span marks/> }.into_any()
    } else {
        view! { <Flags span marks/> }.into_any()
    };
    let below = if pins {
        view! { <More span marks/> }.into_any()
    } else {
        view! { <Lines span marks on_go/> }.into_any()
    };
    let slide = move |text: String| {
        if let Ok(seconds) = text.parse() {
            on_go.run(span.get_untracked().begin + Seconds::new(seconds));
        }
    };
    let press = move |event: leptos::ev::KeyboardEvent| {
        let event = DomEvent::from(event);
        if let Some(step) = event.key().as_ref().and_then(step_of) {
            prevent_default(&event);
            on_go.run(at.get_untracked() + step);
        }
    };
    // The slider cannot show a value outside its range.
    let gone = move || at.get().since(span.get().begin).get().to_string();
    view! {
        <div class="timeline" class:pins=pins>
            {over}
            <input
                type="range"
                id="timeline"
                name="time"
                min="0"
                max=move || span.get().length().to_string()
                step="1"
                aria-label=texts::scale()
                aria-describedby="timeline-keys"
                aria-valuetext=move || here(at.get())
                prop:value=gone
                on:input:target=move |event| slide(event.target().value())
                on:keydown=press
            />
            <p class="timeline-ends num" aria-hidden="true">
                <span>{move || date::date(span.get().begin.wall())}</span>
                {move || months(span.get())}
                <span>{move || date::date(span.get().end.wall())}</span>
            </p>
            <p class="note no-print" id="timeline-keys">
                {texts::scale_hint()}
            </p>
            {below}
        </div>
    }
}

/// The beginnings of months under the slider, with their names where the dates of its ends leave
/// room: on a phone, or on wider screens.
fn months(span: Span) -> impl IntoView {
    let month = move |(at, first): (Utc, Civil)| {
        let hundredths = span.hundredths(at);
        let room = match hundredths {
            2_900..=7_100 => "phone",
            1_600..=8_400 => "tablet",
            _ => "none",
        };
        let name = match (room, first.month) {
            ("none", _) => String::new(),
            (_, 1) => first.year.to_string(),
            _ => date::short_month(at.wall()),
        };
        let part = hundredths as f64 / 10_000.0;
        view! { <i data-room=room style:--part=part.to_string()>{name}</i> }
    };
    span.months().into_iter().map(month).collect_view()
}

/// The step of a key on the slider; `None` leaves the key to the browser.
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
