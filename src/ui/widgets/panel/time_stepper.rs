//! A time that is set part by part, as on a digital clock: [`TimeStepper`].

use leptos::prelude::*;

use crate::clock::draft::scale::Way;
use crate::clock::time_parts::{TimePart, TimeParts};
use crate::time::Millis;
use crate::ui::widgets::stepper::StepButton;

/// The texts of the parts, which can be typed too. A handle.
#[derive(Clone, Copy)]
pub(super) struct TimeField {
    texts: RwSignal<[String; 3]>,
    /// The previous time, exactly and as texts.
    before: StoredValue<(Millis, [String; 3])>,
}

impl TimeField {
    pub(super) fn new(time: Millis) -> TimeField {
        let texts = texts(TimeParts::shown(time));
        TimeField {
            texts: RwSignal::new(texts.clone()),
            before: StoredValue::new((time, texts)),
        }
    }

    /// The time, tracked; a time that nobody has touched is exact to the millisecond. `None` if a
    /// part is not a number, or the time is longer than a clock shows.
    pub(super) fn time(self) -> Option<Millis> {
        let (time, before) = self.before.get_value();
        self.texts.with(|texts| {
            if *texts == before {
                return Some(time);
            }
            parts(texts)?.time()
        })
    }

    /// The change from the previous time, as the clock shows both; `None` if there is no change or
    /// no valid time.
    pub(super) fn change(self) -> Option<Millis> {
        let (_, before) = self.before.get_value();
        let before = parts(&before)?.time()?;
        let now = self.texts.with(parts)?.time()?;
        let change = now + -before;
        (change != Millis::ZERO).then_some(change)
    }

    fn step(self, part: TimePart, way: Way) {
        if let Some(now) = self.texts.with_untracked(parts) {
            self.texts.set(texts(now.step(part, way)));
        }
    }
}

fn texts(parts: TimeParts) -> [String; 3] {
    [
        parts.hours.to_string(),
        format!("{:02}", parts.minutes),
        format!("{:02}", parts.seconds),
    ]
}

fn parts(texts: &[String; 3]) -> Option<TimeParts> {
    let [hours, minutes, seconds] = texts.each_ref().map(|text| text.trim().parse().ok());
    Some(TimeParts {
        hours: hours?,
        minutes: minutes?,
        seconds: seconds?,
    })
}

/// The parts of a time, each between + and −.
#[component]
pub(super) fn TimeStepper(
    /// The prefix of the inputs' names.
    name: &'static str,
    /// The label that says whose time it is.
    #[prop(into)]
    label: String,
    field: TimeField,
    /// Whether it is short enough to have no hours.
    #[prop(optional)]
    is_short: bool,
) -> impl IntoView {
    let part = |(place, part): (usize, TimePart)| {
        let label = [&label, ", ", part.unit()].concat();
        let text = Signal::derive(move || {
            field
                .texts
                .with(|texts| texts.get(place).cloned().unwrap_or_default())
        });
        let on_input = move |typed: String| {
            field.texts.update(|texts| {
                if let Some(text) = texts.get_mut(place) {
                    *text = typed;
                }
            });
        };
        view! {
            <Figure
                name=[name, "-", part.unit()].concat()
                label
                unit=Signal::stored(part.unit())
                text
                on_input
                on_step=move |way| field.step(part, way)
            />
        }
    };
    let first = usize::from(is_short);
    let parts = TimePart::ALL.into_iter().enumerate().skip(first).map(part);
    view! { <div class="times">{parts.collect_view()}</div> }
}

/// A number between + above and − below it.
#[component]
pub(super) fn Figure(
    /// The name of the input.
    name: String,
    label: String,
    unit: Signal<&'static str>,
    text: Signal<String>,
    #[prop(into)] on_input: Callback<String>,
    #[prop(into)] on_step: Callback<Way>,
) -> impl IntoView {
    let said = label.clone();
    let label = Signal::derive(move || label.clone());
    view! {
        <div class="part">
            <StepButton way=Way::Up label on_step/>
            <label>
                <span data-text=move || text.get()>
                    <input
                        type="text"
                        autocomplete="off"
                        inputmode="numeric"
                        name=name
                        aria-label=said
                        prop:value=move || text.get()
                        on:input:target=move |event| on_input.run(event.target().value())
                    />
                </span>
                <small>{move || unit.get()}</small>
            </label>
            <StepButton way=Way::Down label on_step/>
        </div>
    }
}
