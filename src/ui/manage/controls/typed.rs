//! The field for a time control in the notation: [`TypedControl`].

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::clock::Setup;
use crate::clock::notation::Expected;
use crate::platform::focus;
use crate::platform::listener::prevent_default;
use crate::ui::manage::tile::Tile;
use crate::ui::read_typed;
use crate::ui::text::manage::choose as texts;
use crate::ui::text::{bound, sentence, shared};
use crate::ui::widgets::control_words as words;
use crate::ui::widgets::field::Field;

/// A field for the notation, which shows at every letter what the text means or what is missing. If
/// it can mean several controls, each is a button.
#[component]
pub(super) fn TypedControl(play: Callback<Setup>) -> impl IntoView {
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
