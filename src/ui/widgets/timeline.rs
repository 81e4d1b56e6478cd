//! A slider over a stretch of time, with the instants that matter written on it, [`fn@Timeline`],
//! and the field for a date on it, [`fn@InstantField`].

mod flags;
mod pins;
mod span;

use leptos::prelude::*;

use crate::correspondence::civil::Civil;
use crate::correspondence::{Seconds, Utc};
use crate::platform::dom::DomEvent;
use crate::platform::keyboard::KeyPress;
use crate::platform::listener::prevent_default;
use crate::platform::{date, zone};
use crate::ui::text::events::whatif as texts;
use crate::ui::watch::watch;
use crate::ui::widgets::moment::here;
use crate::ui::widgets::stamp::Stamp;
use flags::{Flags, Lines};
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

/// A date and a time of this device within the span, beside the slider over it. A date outside it
/// changes nothing, and the field says which ones it takes.
#[component]
pub(crate) fn InstantField(
    #[prop(into)] span: Signal<Span>,
    #[prop(into)] at: Signal<Utc>,
    #[prop(into)] on_go: Callback<Utc>,
) -> impl IntoView {
    let value = RwSignal::new(Some(at.get_untracked()));
    watch(move || {
        let at = at.get();
        if value.get_untracked() != Some(at) {
            value.set(Some(at));
        }
    });
    let off_scale = move || value.get().filter(|to| !span.get().has(*to));
    watch(move || {
        let to = value.get().filter(|to| span.get_untracked().has(*to));
        if let Some(to) = to.filter(|to| *to != at.get_untracked()) {
            on_go.run(to);
        }
    });
    let error = Signal::derive(move || {
        let Span { begin, end } = span.get();
        off_scale().map(|_| texts::off_scale(&here(begin), &here(end)))
    });
    view! {
        <div class="timeline-date">
            <Stamp name="date" label=texts::date() zone=zone::here() value on_change=move |at| value.set(at) error is_here=true/>
        </div>
    }
}
