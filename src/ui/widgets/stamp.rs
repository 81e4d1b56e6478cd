//! A field for an instant, date and time in a chosen zone: [`fn@Stamp`].

mod calendar;
mod draft;
mod or_now;
mod pick;
mod zones;

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::correspondence::Utc;
use crate::correspondence::civil::TypedTime;
use crate::platform::focus;
use crate::platform::time::wall_now;
use crate::ui::text;
use crate::ui::text::correspondence::game as texts;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::moment;
use calendar::Calendar;
pub(crate) use draft::SpanEnd;
use draft::{Draft, Reading};
pub(crate) use or_now::StampOrNow;
use pick::Pick;
use zones::Zones;

/// A date and a time: typed, or picked in the browser's own calendar, and the zone they are in. The
/// field shows them as the reader's locale has them until it is edited, and says then how they are
/// understood, or may be typed. `value` is `None` while the text is not an instant, and an error is shown.
#[component]
pub(crate) fn Stamp(
    #[prop(into)] name: String,
    #[prop(into)] label: String,
    /// The server's zone. Typed text stays as it is when the zone changes.
    #[prop(into)]
    zone: Signal<String>,
    value: RwSignal<Option<Utc>>,
    /// An example of text to type; the usual one if this is empty.
    #[prop(optional)]
    example: &'static str,
    /// The error to show if the text itself is valid or missing.
    #[prop(optional, into)]
    error: Signal<Option<String>>,
    /// Whether a picked date begins at midnight rather than at the current time of day, and is
    /// always shown with its year. Where there is room, a month lies open then.
    #[prop(optional)]
    at_midnight: bool,
    /// Whether the value is only suggested: its text stays as it is when the zone changes.
    #[prop(optional)]
    is_suggested: bool,
    /// Whether it is in the zone of this device in any case and looks ahead: no zone is chosen, and
    /// now needs no button.
    #[prop(optional)]
    is_here: bool,
    /// Which end of a span of days it is, if it is one: its days are those of `zone`, picked and
    /// written without a time of day, or with one to the minute.
    #[prop(optional)]
    span: Option<SpanEnd>,
) -> impl IntoView {
    let draft = zone.with_untracked(|zone| {
        let known = moment::known(zone);
        Draft::new(known, value.get_untracked(), span)
    });
    if is_suggested {
        draft.suggest();
    }
    Effect::new(move |before: Option<String>| {
        let zone = zone.get();
        if before.is_some_and(|before| before != zone) {
            draft.choose_zone(zone.clone());
        }
        zone
    });
    let reading = draft.reading;
    keep_in_step(draft, value);
    let type_text = move |text| draft.type_text(text);
    let error = Signal::derive(move || {
        let wrong = draft.zone.with(|zone| wrong(reading.get(), zone));
        wrong.or_else(|| error.get())
    });
    let understood = move || {
        let at = draft.instant.get()?;
        Some(match span {
            Some(_) => moment::to_the_minute(at),
            None => moment::in_utc(at),
        })
    };
    let twice = {
        let name = name.clone();
        move || match reading.get() {
            Reading::Twice(first, second) => {
                Some(view! { <Which name=name.clone() draft first second/> })
            }
            _ => None,
        }
    };
    // A date that begins at midnight was announced beforehand, and nobody returns before leaving:
    // they need no button for now.
    let is_later = at_midnight || is_here || span == Some(SpanEnd::Last);
    let now = (!is_later).then(|| view! { <Now name=name.clone() draft/> });
    // The field shows something else than its text: what is typed takes the place of all of it. A
    // browser selects it by itself only for one who comes by the keyboard.
    let is_entered = StoredValue::new(false);
    let select = move |event: MouseEvent| {
        if is_entered
            .try_update_value(std::mem::take)
            .unwrap_or_default()
        {
            focus::select_text(&event);
        }
    };
    view! {
        <div class="stamp" role="group" aria-label=label>
            <div
                class="stamp-date"
                on:focusin=move |_| is_entered.set_value(true)
                on:click=select
            >
                <Field
                    name=name.clone()
                    label=label.clone()
                    placeholder=if example.is_empty() { texts::stamp_example() } else { example }
                    hint=texts::stamp_hint(span == Some(SpanEnd::Last))
                    value=draft.typed
                    on_input=type_text
                    error
                />
                <p class="stamp-shown num" aria-hidden="true">
                    {move || draft.shown(at_midnight)}
                </p>
                <p class="stamp-understood num" role="status" data-understood=name.clone()>
                    {understood}
                </p>
                <Pick name=name.clone() draft at_midnight/>
            </div>
            {at_midnight.then(|| view! { <Calendar draft/> })}
            {now}
            {twice}
            {(span.is_none() && !is_here).then(|| view! { <Zones name server=zone draft/> })}
        </div>
    }
}

/// A button that takes this second.
#[component]
fn Now(name: String, draft: Draft) -> impl IntoView {
    view! {
        <button
            type="button"
            data-act=["now-", &name].concat()
            on:click=move |_| draft.put(Some(Utc::of(wall_now())))
        >
            {texts::stamp_now()}
        </button>
    }
}

/// Keeps the field and the value in step, both ways.
fn keep_in_step(draft: Draft, value: RwSignal<Option<Utc>>) {
    let last = StoredValue::new(value.get_untracked());
    Effect::new(move |_| {
        let at = draft.instant.get();
        if at != last.get_value() {
            last.set_value(at);
            value.set(at);
        }
    });
    Effect::new(move |_| {
        let wanted = value.get();
        if wanted != last.get_value() {
            last.set_value(wanted);
            draft.put(wanted);
        }
    });
}

/// The instant of a time in a zone.
///
/// # Errors
/// The message says what is wrong with the time, and how to fix it.
pub(crate) fn instant(time: TypedTime, zone: &str) -> Result<Utc, String> {
    match draft::resolve(time, zone) {
        Reading::At(at) => Ok(at),
        Reading::Twice(..) => Err(texts::stamp_ambiguous(zone)),
        reading => Err(wrong(reading, zone).unwrap_or_default()),
    }
}

/// The error and how to fix it.
fn wrong(reading: Reading, zone: &str) -> Option<String> {
    match reading {
        Reading::Wrong(problem) => Some(texts::stamp_problem(problem).into()),
        Reading::UnknownZone => Some(text::correspondence::zone_unknown(zone)),
        Reading::Skipped(at) => Some(texts::stamp_skipped(zone, &moment::in_zone(at, zone))),
        Reading::Twice(..) | Reading::Empty | Reading::At(_) => None,
    }
}

/// The choice between both occurrences of a repeated hour.
#[component]
fn Which(name: String, draft: Draft, first: Utc, second: Utc) -> impl IntoView {
    let name = [&name, "-which"].concat();
    let choice = move |(value, at, is_second): (&'static str, Utc, bool)| {
        view! {
            <label class="check">
                <input
                    type="radio"
                    name=name.clone()
                    value=value
                    prop:checked=move || draft.second.get() == Some(is_second)
                    on:change=move |_| draft.second.set(Some(is_second))
                />
                <span>{moment::in_utc(at)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="stamp-twice">
            <legend>{texts::stamp_twice()}</legend>
            {[("first", first, false), ("second", second, true)].map(choice).collect_view()}
        </fieldset>
    }
}
