//! The field for a time control in the notation: [`TypedControl`].

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::clock::Setup;
use crate::clock::notation::Expected;
use crate::platform::listener::prevent_default;
use crate::ui::read_control;
use crate::ui::text::{self, bound, t};
use crate::ui::widgets::field::Field;

/// A field for the notation, which shows at every letter what the text means or what is missing.
#[component]
pub(super) fn TypedControl(play: Callback<Setup>) -> impl IntoView {
    let texts = &text::manage().choose;
    let typed = RwSignal::new(String::new());
    let parsed = Memo::new(move |_| {
        typed.with(|text| (!text.trim().is_empty()).then(|| read_control(text)))
    });
    // A half-typed control becomes an error only when it is sent.
    let is_sent = RwSignal::new(false);
    let error = move || match parsed.get() {
        _ if !is_sent.get() => None,
        Some(Ok(_)) => None,
        Some(Err(message)) => Some(message),
        None => Some((t().controls.expected)(Expected::Control).into()),
    };
    let meaning = move || match parsed.get() {
        Some(Ok(setup)) => bound(&(text::manage().sentence)(&setup)),
        Some(Err(message)) if !is_sent.get() => message,
        Some(Err(_)) | None => String::new(),
    };
    let type_in = move |text| {
        is_sent.set(false);
        typed.set(text);
    };
    let send = move |event: SubmitEvent| {
        prevent_default(&event);
        is_sent.set(true);
        if let Some(Ok(setup)) = parsed.get_untracked() {
            play.run(setup);
        }
    };
    view! {
        <form class="typed" novalidate=true on:submit=send>
            <Field
                name="notation"
                label=texts.type_one
                placeholder=texts.type_hint
                value=typed
                on_input=type_in
                error=Signal::derive(error)
                autofocus=true
            />
            <button class="main" type="submit" data-act="play-typed">{texts.play}</button>
            <p class="meaning" role="status">{meaning}</p>
        </form>
    }
}
