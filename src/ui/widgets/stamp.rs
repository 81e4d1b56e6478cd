//! A field for an instant, date and time in a chosen zone: [`fn@Stamp`].

mod draft;

use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;

use crate::correspondence::civil::{self, Civil, TypedTime};
use crate::correspondence::{Seconds, Utc};
use crate::platform::time::wall_now;
use crate::platform::{date, focus, zone};
use crate::time::WallTime;
use crate::ui::text::correspondence::{game as texts, game as words};
use crate::ui::text::{self, base};
use crate::ui::widgets::field::{Field, Labelled};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::moment::{self, here_soon};
pub(crate) use draft::SpanEnd;
use draft::{StampDraft, StampReading};

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
    #[prop(into)] value: Signal<Option<Utc>>,
    /// Called with every other value, also when there is none any more.
    #[prop(into)]
    on_change: Callback<Option<Utc>>,
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
        StampDraft::new(known, value.get_untracked(), span)
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
    keep_in_step(draft, value, on_change);
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
            StampReading::Twice(first, second) => {
                Some(view! { <RepeatedHour name=name.clone() draft first second/> })
            }
            _ => None,
        }
    };
    // A date that begins at midnight was announced beforehand, and nobody returns before leaving:
    // they need no button for now.
    let is_later = at_midnight || is_here || span == Some(SpanEnd::Last);
    let now = (!is_later).then(|| view! { <NowButton name=name.clone() draft/> });
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
                <PickerButton name=name.clone() draft at_midnight/>
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
fn NowButton(name: String, draft: StampDraft) -> impl IntoView {
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
fn keep_in_step(draft: StampDraft, value: Signal<Option<Utc>>, on_change: Callback<Option<Utc>>) {
    let last = StoredValue::new(value.get_untracked());
    Effect::new(move |_| {
        let at = draft.instant.get();
        if at != last.get_value() {
            last.set_value(at);
            on_change.run(at);
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
        StampReading::At(at) => Ok(at),
        StampReading::Twice(..) => Err(texts::stamp_ambiguous(zone)),
        reading => Err(wrong(reading, zone).unwrap_or_default()),
    }
}

/// The error and how to fix it.
fn wrong(reading: StampReading, zone: &str) -> Option<String> {
    match reading {
        StampReading::Wrong(problem) => Some(texts::stamp_problem(problem).into()),
        StampReading::UnknownZone => Some(text::correspondence::zone_unknown(zone)),
        StampReading::Skipped(at) => Some(texts::stamp_skipped(zone, &moment::in_zone(at, zone))),
        StampReading::Twice(..) | StampReading::Empty | StampReading::At(_) => None,
    }
}

/// The choice between both occurrences of a repeated hour.
#[component]
fn RepeatedHour(name: String, draft: StampDraft, first: Utc, second: Utc) -> impl IntoView {
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

/// The days of a month, in whole weeks. A day keeps the time of day that is in the field, or begins
/// at midnight. It is for fingers: people with a keyboard type into the field above it.
#[component]
fn Calendar(draft: StampDraft) -> impl IntoView {
    let first_weekday = date::first_weekday();
    let chosen = Memo::new(move |_| draft.civil());
    let month = RwSignal::new(None::<Civil>);
    // A date that is typed or picked leads to its month.
    Effect::new(move |_| {
        let shown = chosen.get().unwrap_or_else(today);
        month.set(shown.month_after(0));
    });
    let days = Memo::new(move |_| {
        month
            .get()
            .map_or_else(Vec::new, |month| month.weeks(first_weekday))
    });
    let turn = move |months: i32| {
        if let Some(next) = month
            .get_untracked()
            .and_then(|now| now.month_after(months))
        {
            month.set(Some(next));
        }
    };
    let way = move |name: &'static str, label: &'static str, icon: Icon, months: i32| {
        view! {
            <button
                class="tool"
                type="button"
                tabindex="-1"
                data-month=name
                aria-label=label
                on:click=move |_| turn(months)
            >
                {icon.view()}
            </button>
        }
    };
    let title = move || month.get().map(|month| date::month(wall(month)));
    let weekday = |day: &Civil| view! { <span>{date::weekday(wall(*day))}</span> };
    let weekdays = move || days.with(|days| days.iter().take(7).map(weekday).collect_view());
    let cell = move |day: Civil| {
        let is_chosen = move || chosen.get().is_some_and(|chosen| chosen.day() == day.day());
        let is_outside =
            month.with_untracked(|month| month.is_some_and(|of| of.month != day.month));
        let choose = move |_| {
            let civil = draft.civil().unwrap_or(day);
            draft.pick(Civil {
                year: day.year,
                month: day.month,
                day: day.day,
                ..civil
            });
        };
        view! {
            <button
                type="button"
                tabindex="-1"
                class:outside=is_outside
                data-day=day.day()
                aria-label=date::day_in_full(wall(day))
                aria-pressed=move || if is_chosen() { "true" } else { "false" }
                on:click=choose
            >
                {day.day}
            </button>
        }
    };
    let cells = move || {
        let days = days.get();
        untrack(|| days.into_iter().map(cell).collect_view())
    };
    view! {
        <div class="stamp-month" role="group" aria-label=words::stamp_pick()>
            <div class="stamp-month-title">
                {way("earlier", words::month_before(), Icon::Back, -1)}
                <strong>{title}</strong>
                {way("later", words::month_after(), Icon::On, 1)}
            </div>
            <div class="stamp-weekdays" aria-hidden="true">
                {weekdays}
            </div>
            <div class="stamp-days">{cells}</div>
        </div>
    }
}

fn today() -> Civil {
    zone::civil_in(&zone::here(), Utc::of(wall_now()))
}

/// The day as an instant in UTC, for its name.
fn wall(day: Civil) -> WallTime {
    day.utc(Seconds::ZERO).unwrap_or_default().wall()
}

/// The field of an instant, behind a line while that is now.
#[component]
pub(crate) fn StampOrNow(
    #[prop(into)] label: String,
    /// The label of the line.
    of: Option<String>,
    #[prop(into)] zone: String,
    value: RwSignal<Option<Utc>>,
    is_now: bool,
) -> impl IntoView {
    let of = of.map(|of| of + ":");
    let is_folded = RwSignal::new(is_now);
    // The year goes without saying.
    let written = |at| here_soon(at, Utc::of(wall_now()));
    let now = move || {
        view! {
            <p class="stamp-now">
                {of.clone().map(|of| view! { <span>{of}</span> })}
                <span>{words::stamp_now()}</span>
                <span class="num">{move || value.get().map(written)}</span>
                <button
                    type="button"
                    data-act="change-stamp"
                    on:click=move |_| is_folded.set(false)
                >
                    {words::stamp_change()}
                </button>
            </p>
        }
    };
    view! {
        <Show when=move || !is_folded.get() fallback=now>
            <Stamp name="stamp" label=label.clone() zone=zone.clone() value on_change=move |at| value.set(at)/>
        </Show>
    }
}

/// A calendar icon under the browser's invisible field: a touch opens the field's picker. People
/// with a keyboard type into the field beside it.
#[component]
fn PickerButton(name: String, draft: StampDraft, at_midnight: bool) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let open = move |_| {
        if let Some(input) = input.get_untracked() {
            // Browsers without it open the picker at a touch on the icon of their own field.
            let _ = input.show_picker();
        }
    };
    let is_day = draft.span.is_some();
    let pick = move |text: String| match civil::parse(&text) {
        Ok(_) if is_day => draft.pick_day(&text),
        Ok(TypedTime::Local(civil)) => {
            let is_first = draft.typed.with_untracked(String::is_empty);
            draft.pick(if at_midnight && is_first && is_now(civil) {
                midnight(civil)
            } else {
                civil
            });
        }
        // The picker can clear the field, too.
        _ => draft.type_text(String::new()),
    };
    let value = move || {
        let shown = |civil: Civil| {
            if is_day {
                civil.day()
            } else {
                civil.to_string().replace(' ', "T")
            }
        };
        draft.civil().map(shown).unwrap_or_default()
    };
    view! {
        <span class="stamp-pick">
            {Icon::Calendar.view()}
            <input
                type=if is_day { "date" } else { "datetime-local" }
                step="1"
                min=if is_day { "1970-01-01" } else { "1970-01-01T00:00:00" }
                max=if is_day { "9999-12-31" } else { "9999-12-31T23:59:59" }
                tabindex="-1"
                name=[&name, "-pick"].concat()
                aria-label=text::correspondence::game::stamp_pick()
                node_ref=input
                prop:value=value
                on:click=open
                on:input:target=move |event| pick(event.target().value())
            />
        </span>
    }
}

/// Whether this is the current time of day here: pickers begin with it until somebody chooses
/// another.
fn is_now(civil: Civil) -> bool {
    let now = zone::civil_in(&zone::here(), Utc::of(wall_now()));
    (civil.hour, civil.minute) == (now.hour, now.minute)
}

fn midnight(civil: Civil) -> Civil {
    Civil {
        hour: 0,
        minute: 0,
        second: 0,
        ..civil
    }
}

/// The server's zone, UTC, the device's, or another by its name.
#[component]
fn Zones(name: String, server: Signal<String>, draft: StampDraft) -> impl IntoView {
    let choices = Memo::new(move |_| server.with(|server| choices(server)));
    let is_other = RwSignal::new(false);
    let choose = move |zone: String| {
        is_other.set(zone.is_empty());
        if !zone.is_empty() {
            draft.choose_zone(zone);
        }
    };
    let chosen = Memo::new(move |_| {
        let zone = draft.zone.get();
        let is_listed = |(listed, _): &(String, String)| *listed == zone;
        let is_listed = !is_other.get() && choices.with(|choices| choices.iter().any(is_listed));
        if is_listed { zone } else { String::new() }
    });
    let option = move |(zone, label): (String, String)| {
        let is_chosen = {
            let zone = zone.clone();
            move || chosen.with(|chosen| *chosen == zone)
        };
        view! { <option value=zone prop:selected=is_chosen>{label}</option> }
    };
    let other = move || (String::new(), texts::zone_other().to_owned());
    let id = ["field-", &name, "-zone"].concat();
    let by_name = [&name, "-zone-name"].concat();
    view! {
        <div class="stamp-zone">
            <Labelled id=id.clone() label=Signal::stored(texts::zone().to_owned()) error=Signal::stored(None) hint="">
                <select
                    id=id.clone()
                    name=[&name, "-zone"].concat()
                    on:change:target=move |event| choose(event.target().value())
                >
                    {move || choices.get().into_iter().chain([other()]).map(option).collect_view()}
                </select>
            </Labelled>
            <Show when=move || is_other.get()>
                <ZoneName name=by_name.clone() draft/>
            </Show>
        </div>
    }
}

/// A zone by its name.
#[component]
fn ZoneName(name: String, draft: StampDraft) -> impl IntoView {
    let error = Signal::derive(move || {
        let zone = draft.zone.get();
        (!zone::is_known(&zone)).then(|| text::correspondence::zone_unknown(&zone))
    });
    view! {
        <Field
            name
            label=texts::zone_name()
            placeholder="Europe/Zurich"
            value=draft.zone
            on_input=move |zone: String| draft.choose_zone(zone.trim().to_owned())
            error
        />
    }
}

/// The zones that are offered, each once, with their labels.
fn choices(server: &str) -> Vec<(String, String)> {
    let here = zone::here();
    // Without a server, or if both zones are equal, the name suffices.
    let of_server = if server == here {
        ""
    } else {
        texts::zone_of_server()
    };
    let mut choices: Vec<(String, String)> = Vec::new();
    for (zone, label) in [
        (server, of_server),
        (zone::UTC, ""),
        (here.as_str(), texts::zone_here()),
    ] {
        let is_listed = choices.iter().any(|(known, _)| known == zone);
        if is_listed || !zone::is_known(zone) {
            continue;
        }
        let label = match label {
            "" => zone.to_owned(),
            label => [label, base::common::colon(), zone].concat(),
        };
        choices.push((zone.to_owned(), label));
    }
    choices
}
