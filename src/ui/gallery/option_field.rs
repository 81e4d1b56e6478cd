//! The field of a parameter: [`OptionField`].

use leptos::prelude::*;

use super::state::Gallery;
use crate::embed::parameter::{Parameter, ParameterError, ParameterErrorKind};
use crate::ui::text::{self, learn};
use crate::ui::widgets::field::Labelled;
use crate::ui::widgets::worded_lesson::lessons_of;

/// Lets an author choose the value of a parameter from a list, or type it.
#[component]
pub(super) fn OptionField(gallery: Gallery, parameter: Parameter) -> impl IntoView {
    let name = parameter.name();
    let id = ["field-", name].concat();
    // A text that is too long is not stored; the field shows the error until it fits.
    let is_too_long = RwSignal::new(false);
    let error = Signal::derive(move || {
        if is_too_long.get() {
            let most = parameter.longest();
            Some((text::embed().problem)(&ParameterError {
                parameter: Some(parameter),
                wrong: ParameterErrorKind::TooLong { most },
            }))
        } else {
            gallery.wrong(parameter)
        }
    });
    let control = match options(parameter) {
        Some(options) => view! { <OptionSelect gallery parameter error options/> }.into_any(),
        None => {
            let write = move |text: String| {
                is_too_long.set(text.len() > parameter.longest());
                gallery.set(parameter, &text);
            };
            // Untracked, so that the stored value does not replace what the author is typing.
            let first = untrack(|| gallery.get(parameter));
            view! { <OptionText parameter error first on_input=write/> }.into_any()
        }
    };
    view! {
        <Labelled
            id
            label=Signal::stored((learn().gallery.label)(parameter).to_owned())
            error
            hint=(learn().gallery.hint)(parameter)
        >
            {control}
        </Labelled>
    }
}

/// Takes a value that an author types: a game in several lines, all else in one.
#[component]
fn OptionText(
    parameter: Parameter,
    error: Signal<Option<String>>,
    first: String,
    #[prop(into)] on_input: Callback<String>,
) -> impl IntoView {
    let name = parameter.name();
    let id = ["field-", name].concat();
    let note = [&id, "-note"].concat();
    let is_invalid = move || error.with(Option::is_some).then_some("true");
    if parameter == Parameter::Pgn {
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
                prop:value=first
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
                prop:value=first
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

/// Lists the values of a parameter; `None` where an author types them.
fn options(parameter: Parameter) -> Option<AnyView> {
    match parameter {
        Parameter::Lang => Some(languages()),
        Parameter::Lesson => Some(lessons()),
        _ => None,
    }
}

/// Lists the languages by their own names, after that of the browser.
fn languages() -> AnyView {
    let browser = ("", text::t().common.language_system);
    let own = text::NAMES.iter().copied();
    let option = |(tag, name)| view! { <option value=tag>{name}</option> };
    let options = std::iter::once(browser).chain(own).map(option);
    options.collect_view().into_any()
}

/// Lists the lessons by their courses.
fn lessons() -> AnyView {
    let courses = learn().courses.iter().enumerate().map(|(place, course)| {
        let lessons = lessons_of(place).map(|taught| {
            view! { <option value=taught.lesson.slug>{taught.words.title}</option> }
        });
        view! { <optgroup label=course.title>{lessons.collect_view()}</optgroup> }
    });
    courses.collect_view().into_any()
}
