//! The page that chooses a time control: one used before, one's own, a common or a typed one.

mod own;
mod tile;

use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;

use crate::clock::Setup;
use crate::clock::notation::{self, Expected};
use crate::clock::presets::{Group, PRESETS};
use crate::platform::focus;
use crate::platform::listener::prevent_default;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::manage::new_game::{NewGame, NewGameQuestion};
use crate::ui::manage::tile::Tile;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::manage::choose as texts;
use crate::ui::text::{bound, sentence, shared};
use crate::ui::widgets::control_words as words;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::page::Page;
use crate::ui::{read_control, read_typed};
use own::OwnControls;
use tile::ControlTile;

/// How many of the controls used last are shown.
const LAST_USED: usize = 3;

#[component]
pub(crate) fn ControlsPage() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let new_game = NewGame::new(clock);
    let play = Callback::new(move |setup| new_game.play(setup));
    let is_typing = RwSignal::new(false);
    let make = NodeRef::<html::A>::new();
    let group = move |(group, controls)| view! { <PresetGroup group controls play/> };
    view! {
        <Page
            title=texts::title()
            back=clock.context.play_route()
            tools=move || view! { <TypeIt is_typing/> }
        >
            <NewGameQuestion new_game/>
            <Show when=move || is_typing.get()>
                <TypedControl play/>
            </Show>
            <div class="families">
                <LastUsed play make/>
                <OwnControls play after_last=make/>
                {PRESETS.into_iter().map(group).collect_view()}
            </div>
        </Page>
    }
}

/// The button that shows the field for the notation, or hides it.
#[component]
fn TypeIt(is_typing: RwSignal<bool>) -> impl IntoView {
    view! {
        <button
            class="said"
            type="button"
            data-act="type-it"
            aria-expanded=move || if is_typing.get() { "true" } else { "false" }
            on:click=move |_| is_typing.update(|is_typing| *is_typing = !*is_typing)
        >
            {Icon::Edit.view()}
            {texts::type_it()}
        </button>
    }
}

/// The controls used last, and the way to make a new one.
#[component]
fn LastUsed(play: Callback<Setup>, make: NodeRef<html::A>) -> impl IntoView {
    let tile = move |setup| view! { <ControlTile setup play/> };
    view! {
        <Family title=texts::last_used() hint="">
            {last_used().into_iter().map(tile).collect_view()}
            <a
                class="tile make"
                data-act="make"
                href=Route::Manage(ManageRoute::Editor(None)).href()
                node_ref=make
            >
                {Icon::Plus.view()}
                <strong>{texts::new_own()}</strong>
            </a>
        </Family>
    }
}

/// The control on the table, and those of the past games, each once.
fn last_used() -> Vec<Setup> {
    let clock = expect_context::<ClockController>();
    let games = clock.context.storage().games().list().value;
    let past = games.unwrap_or_default().into_iter();
    let past = past.filter_map(|game| read_control(&game.control).ok());
    let current = clock.game.with_untracked(|game| game.clock.setup().clone());
    let mut seen = Vec::new();
    let mut last = Vec::new();
    for setup in std::iter::once(current).chain(past) {
        let notation = notation::print(&setup.draft().controls);
        if last.len() < LAST_USED && !seen.contains(&notation) {
            seen.push(notation);
            last.push(setup);
        }
    }
    last
}

/// A row of tiles with its name.
#[component]
fn Family(title: &'static str, hint: &'static str, children: Children) -> impl IntoView {
    view! {
        <section class="family">
            <h2>
                {title}
                {(!hint.is_empty()).then(|| view! { " " <small>{hint}</small> })}
            </h2>
            <div class="tiles">{children()}</div>
        </section>
    }
}

#[component]
fn PresetGroup(
    group: Group,
    controls: &'static [&'static str],
    play: Callback<Setup>,
) -> impl IntoView {
    let tile = move |&notation: &&'static str| {
        let setup = read_control(notation).ok()?;
        Some(view! { <ControlTile setup is_preset=true play attr:data-preset=notation/> })
    };
    view! {
        <Family title=texts::group(group) hint=texts::group_hint(group)>
            {controls.iter().filter_map(tile).collect_view()}
        </Family>
    }
}

/// A field for the notation, which shows at every letter what the text means or what is missing. If
/// it can mean several controls, each is a button.
#[component]
fn TypedControl(play: Callback<Setup>) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let parsed =
        Memo::new(move |_| typed.with(|text| (!text.trim().is_empty()).then(|| read_typed(text))));
    // A half-typed control becomes an error only when it is sent.
    let is_sent = RwSignal::new(false);
    let error = move || match parsed.get() {
        _ if !is_sent.get() => None,
        Some(Ok(_)) => None,
        Some(Err(message)) => Some(message),
        None => Some(shared::controls::expected(Expected::Control).into()),
    };
    let meaning = move || match parsed.get() {
        Some(Ok(setups)) => match setups.as_slice() {
            [setup] => bound(&sentence(setup)),
            _ => texts::which().into(),
        },
        Some(Err(message)) if !is_sent.get() => message,
        Some(Err(_)) | None => String::new(),
    };
    let readings = move || match parsed.get() {
        Some(Ok(readings)) if readings.len() > 1 => readings,
        _ => Vec::new(),
    };
    let type_in = move |text| {
        is_sent.set(false);
        typed.set(text);
    };
    let send = move |event: SubmitEvent| {
        prevent_default(&event);
        is_sent.set(true);
        if let Some(Ok(setups)) = parsed.get_untracked() {
            match <[Setup; 1]>::try_from(setups) {
                Ok([setup]) => play.run(setup),
                Err(_) => focus::move_to(".readings button"),
            }
        }
    };
    let reading = move |setup: Setup| view! { <Reading setup play/> };
    view! {
        <form class="typed" novalidate=true on:submit=send>
            <Field
                name="notation"
                label=texts::type_one()
                placeholder=texts::type_hint()
                value=typed
                on_input=type_in
                error=Signal::derive(error)
                autofocus=true
            />
            <button class="main" type="submit" data-act="play-typed">{texts::play()}</button>
            <p class="meaning" role="status">{meaning}</p>
            <div class="readings">
                {move || readings().into_iter().map(reading).collect_view()}
            </div>
        </form>
    }
}

/// A control that the typed text can mean; a touch plays it.
#[component]
fn Reading(setup: Setup, play: Callback<Setup>) -> impl IntoView {
    let name = words::name(&setup);
    let sentence = sentence(&setup);
    view! {
        <Tile
            name=bound(&name)
            detail=bound(&sentence)
            is_chosen=false
            on_choose=move |()| play.run(setup.clone())
            class="tile long"
        />
    }
}
