//! The questions for a whole file: the length of each new event, the zone of the times, and which player
//! one is.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::state::Bringing;
use crate::correspondence::brought::{Length, RowKind};
use crate::correspondence::civil::TypedTime;
use crate::correspondence::event::COMMON_DAYS;
use crate::correspondence::proposal::{MOVES, propose};
use crate::platform::listener::prevent_default;
use crate::platform::timer::once;
use crate::platform::{date, focus, zone};
use crate::time::Millis;
use crate::ui::correspondence::server_times::zoned;
use crate::ui::text::base;
use crate::ui::text::bring::ask as words;
use crate::ui::widgets::block_figures::BlockFigures;
use crate::ui::widgets::blocks_drawing::BlocksDrawing;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::radio::Radio;

#[component]
pub(super) fn Questions(bringing: Bringing) -> impl IntoView {
    let events = Memo::new(move |_| new_events(bringing));
    let zone = Memo::new(move |_| {
        let is_new = events.with(|events| !events.is_empty());
        // A device in UTC has one answer.
        let zone = bringing.brought.with(|brought| brought.asks_zone());
        zone.filter(|_| is_new && zone::here() != zone::UTC)
    });
    let names = Memo::new(move |_| {
        let is_new = bringing
            .rows
            .with(|rows| rows.iter().any(|row| is_new(&row.what)));
        if is_new {
            bringing.brought.with(|brought| brought.whose())
        } else {
            Vec::new()
        }
    });
    let is_any = Memo::new(move |_| {
        events.with(|events| !events.is_empty()) || names.with(|names| !names.is_empty())
    });
    let is_settled = Memo::new(move |_| {
        let answers = bringing.answers.read();
        let has_length = |(place, ..): &(usize, _, _)| answers.events.contains_key(place);
        events.with(|events| events.iter().all(has_length))
            && (answers.zone.is_some() || zone.get().is_none())
            && (answers.me.is_some() || names.with(Vec::is_empty))
    });
    // Whoever answers by keys is not done when a length is: it may be one digit of several, or one
    // of the tiles on the way.
    let by_keys = StoredValue::new(false);
    let is_open = RwSignal::new(true);
    Effect::new(move || {
        bringing.answers.track();
        if !is_settled.get() {
            is_open.set(true);
        } else if is_open.get_untracked() && !by_keys.get_value() {
            is_open.set(false);
            // The control that was touched is folded away.
            once(Millis::ZERO, || focus::offer(".bring-questions summary"));
        }
    });
    let title = Signal::derive(move || {
        if is_settled.get() {
            words::settled()
        } else {
            words::title()
        }
    });
    let summary = Signal::derive(move || {
        let answers = || {
            in_short(
                bringing,
                &events.read(),
                zone.get().is_some(),
                &names.read(),
            )
        };
        is_settled.get().then(answers).unwrap_or_default()
    });
    let list = move || {
        let events = events.get().into_iter();
        events
            .map(|event| view! { <EventLength bringing event/> })
            .collect_view()
    };
    let ask_zone = move || {
        let time = zone.get()?;
        Some(view! { <Zone bringing time=TypedTime::Local(time)/> })
    };
    let ask_name = move || {
        let names = names.get();
        (!names.is_empty()).then(|| view! { <Whose bringing names/> })
    };
    let outcome = move || {
        let events = events.get().into_iter();
        events
            .map(|(place, ..)| view! { <EventBlocks bringing place/> })
            .collect_view()
    };
    view! {
        <Show when=move || is_any.get()>
            <section
                class="bring-questions"
                on:keydown=move |_| by_keys.set_value(true)
                on:pointerdown=move |_| by_keys.set_value(false)
            >
                <Fold title summary is_part=true is_open name="questions">
                    {list}
                    {ask_zone}
                    {ask_name}
                </Fold>
                // Folded, they leave what follows from them.
                <Show when=move || is_settled.get()>
                    <div class="bring-outcome stack apart">{outcome}</div>
                </Show>
            </section>
        </Show>
    }
}

/// The answers in a few words.
fn in_short(
    bringing: Bringing,
    events: &[(usize, String, usize)],
    asks_zone: bool,
    names: &[String],
) -> String {
    let answers = bringing.answers.read();
    let length = |(place, name, _): &(usize, String, usize)| {
        let length = match answers.events.get(place)? {
            Length::Days(days) => words::days(*days),
            Length::Other => words::other_control().to_owned(),
        };
        Some(match name.trim() {
            "" => length,
            name => [name, base::common::colon(), &length].concat(),
        })
    };
    let zone = answers.zone.as_ref().filter(|_| asks_zone);
    let zone = zone.map(|zone| words::times_in(zone));
    let me = answers.me.as_ref().filter(|_| !names.is_empty());
    let me = me.map(|me| match me.as_str() {
        "" => words::nobody_short().to_owned(),
        me => words::you_are(me),
    });
    let all: Vec<String> = events
        .iter()
        .filter_map(length)
        .chain(zone)
        .chain(me)
        .collect();
    all.join(" \u{b7} ")
}

const fn is_new(what: &RowKind) -> bool {
    matches!(what, RowKind::Waits | RowKind::New(_))
}

/// The events of the file that are not kept and have new games: their index, name, and number of
/// games. They stay once they are answered.
fn new_events(bringing: Bringing) -> Vec<(usize, String, usize)> {
    let rows = bringing.rows.read();
    let brought = bringing.brought.read();
    let answers = bringing.answers.read();
    let events = brought.season.events.iter().enumerate();
    let new = events.filter(|(_, event)| event.kept.is_none());
    let counted = new.map(|(place, event)| {
        let of_it = rows.iter().filter(|row| row.event == place);
        let is_answered = answers.events.contains_key(&place);
        let counts = |what: &RowKind| {
            is_new(what)
                || is_answered
                    && matches!(
                        what,
                        RowKind::Contradicts { id: None, .. } | RowKind::OtherControl(_)
                    )
        };
        let games = of_it.filter(|row| counts(&row.what)).count();
        (place, event.name.clone(), games)
    });
    counted.filter(|(_, _, games)| *games > 0).collect()
}

/// The length of a new event, from which its blocks follow.
#[component]
fn EventLength(bringing: Bringing, event: (usize, String, usize)) -> impl IntoView {
    let (place, name, games) = event;
    let title = if name.trim().is_empty() {
        words::nameless().to_owned()
    } else {
        words::event(&name, games)
    };
    let answered = move || {
        bringing
            .answers
            .with(|answers| answers.events.get(&place).copied())
    };
    let typed = RwSignal::new(match untrack(answered) {
        Some(Length::Days(days)) if !COMMON_DAYS.contains(&days) => days.to_string(),
        _ => String::new(),
    });
    let tile = move |length: Length, label: String, value: String| {
        view! {
            <label>
                <Radio
                    name="length"
                    value
                    is_chosen=Signal::derive(move || answered() == Some(length))
                    on_choose=move |()| {
                        typed.set(String::new());
                        bringing.set_length(place, Some(length));
                    }
                />
                <span>{label}</span>
            </label>
        }
    };
    let days = move |days: u32| tile(Length::Days(days), words::days(days), days.to_string());
    let type_days = move |text: String| {
        let days = text
            .trim()
            .parse()
            .ok()
            .filter(|days| (1..=9_999).contains(days));
        typed.set(text);
        bringing.set_length(place, days.map(Length::Days));
    };
    let error = Signal::derive(move || {
        let is_wrong = typed.with(|typed| !typed.trim().is_empty()) && answered().is_none();
        is_wrong.then(|| words::days_wrong().to_owned())
    });
    view! {
        // A group of its own for each event, as radio buttons of one name belong together.
        <form class="bring-event" on:submit=|event: SubmitEvent| prevent_default(&event)>
            <h3 dir="auto">{title}</h3>
            <fieldset class="choice">
                <legend>{words::length()}</legend>
                <div>{COMMON_DAYS.map(days).into_iter().collect_view()}</div>
            </fieldset>
            <Field
                name="days"
                label=words::other_days().to_owned()
                hint=words::length_hint()
                value=typed
                on_input=type_days
                error
                numeric=true
            />
            <EventBlocks bringing place/>
            <div class="choice bring-other-control">
                <div>{tile(Length::Other, words::other_control().into(), "other".into())}</div>
            </div>
        </form>
    }
}

/// The three blocks that follow from the length of a new event; nothing while it has none.
#[component]
fn EventBlocks(bringing: Bringing, place: usize) -> impl IntoView {
    let days = Memo::new(move |_| {
        let length = bringing
            .answers
            .with(|answers| answers.events.get(&place).copied());
        match length {
            Some(Length::Days(days)) => Some(days),
            _ => None,
        }
    });
    move || {
        let proposals = propose(days.get()?);
        let proposal = proposals.standard();
        let blocks = [proposal.clock, proposal.increment, proposal.bank()];
        let moves = u32::try_from(MOVES).unwrap_or_default();
        Some(view! {
            <div class="bring-blocks stack">
                <BlocksDrawing blocks=Signal::stored(blocks) moves=Signal::stored(moves)/>
                <BlockFigures blocks increment_moves=moves/>
            </div>
        })
    }
}

/// Whether the times of the file are UTC or those of this device.
#[component]
fn Zone(bringing: Bringing, time: TypedTime) -> impl IntoView {
    let written = match time {
        TypedTime::Local(civil) => {
            let mut text = civil.to_string();
            text.truncate(text.len() - ":00".len());
            text
        }
        TypedTime::Exact(_) => String::new(),
    };
    let here = zone::here();
    let at_here = |zone: &str| {
        let at = zoned(time, zone);
        at.map_or_else(String::new, |at| date::time_of_day(at.wall()))
    };
    let chosen = move || bringing.answers.with(|answers| answers.zone.clone());
    let choose = move |zone: String| {
        bringing.answers.update(|answers| answers.zone = Some(zone));
    };
    let option = move |zone: String, label: String| {
        let value = zone.clone();
        let is_it = zone.clone();
        view! {
            <label>
                <Radio
                    name="file-zone"
                    value
                    is_chosen=Signal::derive(move || chosen().as_deref() == Some(is_it.as_str()))
                    on_choose=move |()| choose(zone.clone())
                />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice bring-zone">
            <legend>{words::zone(&written)}</legend>
            <div>
                {option(here.clone(), words::zone_here(&at_here(&here), &here))}
                {option(zone::UTC.into(), words::zone_utc(&at_here(zone::UTC)))}
            </div>
        </fieldset>
    }
}

/// Which of the players one is.
#[component]
fn Whose(bringing: Bringing, names: Vec<String>) -> impl IntoView {
    let chosen = move || bringing.answers.with(|answers| answers.me.clone());
    let option = move |name: String, label: String| {
        let value = name.clone();
        let is_it = name.clone();
        view! {
            <label>
                <Radio
                    name="me"
                    value
                    is_chosen=Signal::derive(move || chosen().as_deref() == Some(is_it.as_str()))
                    on_choose=move |()| {
                        bringing.answers.update(|answers| answers.me = Some(name.clone()));
                    }
                />
                <span dir="auto">{label}</span>
            </label>
        }
    };
    let known = names
        .into_iter()
        .take(6)
        .map(|name| option(name.clone(), name));
    view! {
        <fieldset class="choice bring-whose">
            <legend>{words::whose()}</legend>
            <div>
                {known.collect_view()}
                {option(String::new(), words::nobody().into())}
            </div>
        </fieldset>
    }
}
