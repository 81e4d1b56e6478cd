//! The field of a parameter: [`OptionField`].

use leptos::prelude::*;

use super::state::Gallery;
use crate::clock::Setup;
use crate::embed;
use crate::embed::parameter::{Parameter, ParameterError, ParameterErrorKind};
use crate::ui::read_control;
use crate::ui::text::bound;
use crate::ui::text::learn as texts;
use crate::ui::widgets::control_words as words;
use crate::ui::widgets::field::Labelled;

/// Lets an author choose the value of a parameter from a list, or type it.
#[component]
pub(super) fn OptionField(
    gallery: Gallery,
    parameter: Parameter,
    /// The options of a list; none where the author types.
    options: Option<AnyView>,
    /// Whether a typed value may have several lines.
    is_long: bool,
) -> impl IntoView {
    let name = parameter.name();
    let id = ["field-", name].concat();
    // A text that is too long is not stored; the field shows the error until it fits.
    let is_too_long = RwSignal::new(false);
    // Untracked, so that the stored value does not replace what the author is typing.
    let shown = RwSignal::new(untrack(|| gallery.get(parameter)));
    let error = Signal::derive(move || {
        if is_too_long.get() {
            let most = parameter.longest();
            Some(embed::words::problem(&ParameterError {
                parameter: Some(parameter),
                wrong: ParameterErrorKind::TooLong { most },
            }))
        } else {
            gallery.wrong(parameter)
        }
    });
    let control = match options {
        Some(options) => view! { <OptionSelect gallery parameter error options/> }.into_any(),
        None => {
            let write = move |text: String| {
                is_too_long.set(text.len() > parameter.longest());
                gallery.write(parameter, &text);
                shown.set(text);
            };
            view! { <OptionText parameter is_long error shown on_input=write/> }.into_any()
        }
    };
    let meaning = (parameter == Parameter::Control).then(|| view! { <Meaning gallery shown/> });
    view! {
        <Labelled
            id
            label=Signal::stored(texts::gallery::label(parameter).to_owned())
            error
            hint=texts::gallery::hint(parameter)
        >
            {control}
            {meaning}
        </Labelled>
    }
}

/// Says in words what the time control means, or lets the author choose between all that it can
/// mean.
#[component]
fn Meaning(
    gallery: Gallery,
    /// The text in the field.
    shown: RwSignal<String>,
) -> impl IntoView {
    let meaning = move || match read_control(&gallery.get(Parameter::Control)) {
        Ok(setup) if gallery.readings.with(Vec::is_empty) => bound(&words::whole(&setup)),
        _ => String::new(),
    };
    let reading = move |setup: Setup| {
        let words = bound(&words::whole(&setup));
        let choose = move |_| shown.set(gallery.choose(&setup));
        view! { <button type="button" on:click=choose>{words}</button> }
    };
    let readings = move || {
        gallery
            .readings
            .get()
            .into_iter()
            .map(reading)
            .collect_view()
    };
    view! {
        <p class="quiet" role="status" data-show="meaning">{meaning}</p>
        <div class="gallery-readings">{readings}</div>
    }
}

/// Takes a value that an author types.
#[component]
fn OptionText(
    parameter: Parameter,
    is_long: bool,
    error: Signal<Option<String>>,
    /// The text that the field shows until the author types.
    shown: RwSignal<String>,
    #[prop(into)] on_input: Callback<String>,
) -> impl IntoView {
    let name = parameter.name();
    let id = ["field-", name].concat();
    let note = [&id, "-note"].concat();
    let is_invalid = move || error.with(Option::is_some).then_some("true");
    if is_long {
        view! {
            <textarea
                rows="7"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                dir="auto"
                id=id
                name=name
                aria-describedby=note
                aria-invalid=is_invalid
                prop:value=move || shown.get()
                on:input:target=move |event| on_input.run(event.target().value())
            ></textarea>
        }
        .into_any()
    } else {
        view! {
            <input
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                dir="auto"
                id=id
                name=name
                aria-describedby=note
                aria-invalid=is_invalid
                prop:value=move || shown.get()
                on:input:target=move |event| on_input.run(event.target().value())
            />
        }
        .into_any()
    }
}

/// Takes a value that an author chooses.
#[component]
fn OptionSelect(
    gallery: Gallery,
    parameter: Parameter,
    error: Signal<Option<String>>,
    options: AnyView,
) -> impl IntoView {
    let name = parameter.name();
    let id = ["field-", name].concat();
    let note = [&id, "-note"].concat();
    // Set on the list and not on its options, so that an unknown value selects none.
    view! {
        <select
            id=id
            name=name
            aria-describedby=note
            aria-invalid=move || error.with(Option::is_some).then_some("true")
            prop:value=move || gallery.get(parameter)
            on:change:target=move |event| gallery.set(parameter, &event.target().value())
        >
            {options}
        </select>
    }
}
