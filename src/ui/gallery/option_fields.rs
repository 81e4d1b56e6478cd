//! The options of an embeddable view as a form. It offers what an address allows.

use std::rc::Rc;

use leptos::prelude::*;

use super::Gallery;
use crate::embed::parameter::{COLOURS, ORIENTATIONS, Parameter, THEMES};
use crate::ui::el::{El, dynamic, el};
use crate::ui::text::learn;
use crate::ui::text::learn::CourseText;
use crate::ui::text::{self};
use crate::ui::widgets::choice::radio;
use crate::ui::widgets::field::labelled;
use crate::ui::widgets::worded_lesson::lessons_of;

/// The form of the view that is chosen.
pub(super) fn form(gallery: Gallery) -> El {
    let words = &learn().gallery;
    let parameters = Memo::new(move |_| gallery.parameters());
    let is_board = Memo::new(move |_| gallery.view() == "board");
    el("section")
        .class("gallery-options")
        .child(el("h2").child(words.options))
        .child(dynamic(move || {
            is_board.get().then(|| untrack(|| shows(gallery)))
        }))
        .child(dynamic(move || {
            let fields: Vec<El> = parameters
                .get()
                .into_iter()
                .map(|parameter| untrack(|| field(gallery, parameter)))
                .collect();
            fields
        }))
}

/// Whether a game or a position is on the board.
fn shows(gallery: Gallery) -> El {
    let words = &learn().gallery;
    let choice = |name: &'static str, label: &'static str, position: bool| {
        el("label")
            .class("check")
            .child(radio(
                "shows",
                name,
                move || gallery.position.get() == position,
                move || gallery.position.set(position),
            ))
            .child(el("span").child(label))
    };
    el("div")
        .class("gallery-shows")
        .attr("role", "radiogroup")
        .attr("aria-label", words.shows)
        .child(choice("game", words.shows_game, false))
        .child(choice("position", words.shows_position, true))
}

fn field(gallery: Gallery, parameter: Parameter) -> El {
    let words = &learn().gallery;
    let (control, keeps_length) = match parameter {
        Parameter::Theme => (choice(gallery, parameter, of(parameter, THEMES)), true),
        Parameter::Colours => (choice(gallery, parameter, of(parameter, COLOURS)), true),
        Parameter::Orientation => (
            choice(gallery, parameter, of(parameter, ORIENTATIONS)),
            true,
        ),
        Parameter::Lang => (choice(gallery, parameter, languages()), true),
        Parameter::Lesson => (lessons(gallery), true),
        Parameter::Pgn => (
            typed(gallery, parameter, el("textarea").attr("rows", "7")),
            false,
        ),
        _ => (
            typed(gallery, parameter, el("input").attr("type", "text")),
            false,
        ),
    };
    // What is too long was not taken: the field says so, until it fits.
    let too_long = RwSignal::new(false);
    let control = if keeps_length {
        control
    } else {
        control.on("input", move |event| {
            too_long.set(event.value().len() > parameter.longest());
        })
    };
    let error = move || {
        if too_long.get() {
            (text::embed().problem)(&crate::embed::parameter::ParameterError {
                parameter: Some(parameter),
                wrong: crate::embed::parameter::ParameterErrorKind::TooLong {
                    most: parameter.longest(),
                },
            })
        } else {
            gallery.wrong(parameter)
        }
    };
    labelled(
        parameter.name(),
        Box::new(move || (learn().gallery.label)(parameter).into()),
        control,
        Rc::new(error),
        (words.hint)(parameter),
    )
}

fn typed(gallery: Gallery, parameter: Parameter, control: El) -> El {
    // What is being typed is not replaced by what was taken of it.
    let first = untrack(|| gallery.get(parameter));
    control
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("dir", "auto")
        .value_with(move || first.clone())
        .on("input", move |event| gallery.set(parameter, &event.value()))
}

/// The values that are allowed, with their words. The first is the usual one,
/// of which nothing need be said.
fn of(parameter: Parameter, values: &[&str]) -> Vec<(String, String)> {
    let word = |value: &str| {
        (learn().gallery.value)(parameter, value)
            .unwrap_or("")
            .to_owned()
    };
    values
        .iter()
        .enumerate()
        .map(|(place, value)| match place {
            0 => (String::new(), word(value)),
            _ => ((*value).to_owned(), word(value)),
        })
        .collect()
}

fn languages() -> Vec<(String, String)> {
    let own = text::NAMES
        .iter()
        .map(|(tag, name)| ((*tag).to_owned(), (*name).to_owned()));
    let browser = text::t().common.language_system.to_owned();
    std::iter::once((String::new(), browser))
        .chain(own)
        .collect()
}

fn choice(gallery: Gallery, parameter: Parameter, values: Vec<(String, String)>) -> El {
    let mut select = el("select").on("change", move |event| {
        gallery.set(parameter, &event.value());
    });
    for (value, words) in values {
        select = select.child(el("option").attr("value", value).child(words));
    }
    select.value_with(move || gallery.get(parameter))
}

fn lessons(gallery: Gallery) -> El {
    let mut select = el("select").on("change", move |event| {
        gallery.set(Parameter::Lesson, &event.value());
    });
    for (place, course) in learn().courses.iter().enumerate() {
        select = select.child(group(place, course));
    }
    select.value_with(move || gallery.get(Parameter::Lesson))
}

fn group(place: usize, course: &CourseText) -> El {
    let lessons: Vec<El> = lessons_of(place)
        .map(|taught| {
            el("option")
                .attr("value", taught.lesson.slug)
                .child(taught.words.title)
        })
        .collect();
    el("optgroup").attr("label", course.title).child(lessons)
}
