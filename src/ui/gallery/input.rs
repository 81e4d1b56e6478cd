//! The way in which an author gives a parameter its value: [`Input`].

use leptos::prelude::*;

use crate::embed::parameter::{COLOURS, ORIENTATIONS, Parameter, THEMES};
use crate::ui::text;
use crate::ui::text::lessons::courses;
use crate::ui::widgets::worded_lesson::lessons_of;

/// The sizes that have a name. An address may also have a number of pixels; then none is chosen.
const SIZES: &[&str] = &["s", "m", "l"];

#[derive(Clone, Copy)]
pub(super) enum Input {
    /// These few, side by side.
    Choice {
        values: &'static [&'static str],
        /// The place of the usual one, which leaves the address empty.
        usual: usize,
    },
    /// A list with these options.
    List(fn() -> AnyView),
    /// A line of text.
    Line,
    /// A text of several lines.
    Lines,
}

impl Input {
    pub(super) const fn of(parameter: Parameter) -> Input {
        match parameter {
            Parameter::Theme => Input::first(THEMES),
            Parameter::Colours => Input::first(COLOURS),
            Parameter::Orientation => Input::first(ORIENTATIONS),
            Parameter::Size => Input::Choice {
                values: SIZES,
                usual: 1,
            },
            Parameter::Lang => Input::List(languages),
            Parameter::Lesson => Input::List(lessons),
            Parameter::Pgn => Input::Lines,
            Parameter::View
            | Parameter::Pieces
            | Parameter::Control
            | Parameter::Fen
            | Parameter::Days
            | Parameter::Start
            | Parameter::Step => Input::Line,
        }
    }

    /// A choice of which the first value is the usual one.
    const fn first(values: &'static [&'static str]) -> Input {
        Input::Choice { values, usual: 0 }
    }
}

/// Lists the languages by their own names, after that of the browser.
fn languages() -> AnyView {
    let browser = ("", text::shared::common::language_system());
    let own = text::NAMES.iter().copied();
    let option = |(tag, name)| view! { <option value=tag>{name}</option> };
    let options = std::iter::once(browser).chain(own).map(option);
    options.collect_view().into_any()
}

/// Lists the lessons by their courses.
fn lessons() -> AnyView {
    let courses = courses().iter().enumerate().map(|(place, course)| {
        let lessons = lessons_of(place).map(|taught| {
            view! { <option value=taught.lesson.slug>{taught.words.title}</option> }
        });
        view! { <optgroup label=course.title>{lessons.collect_view()}</optgroup> }
    });
    courses.collect_view().into_any()
}
