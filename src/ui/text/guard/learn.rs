//! The texts of the lessons, of the gallery of embedded views, and of the embedded clock.

use super::samples::all;
use super::{Sheet, Walk, walk as walks};
use crate::clock::notation::NotationError;
use crate::clock::view::half::SideTime;
use crate::clock::{Color, Event, Outcome};
use crate::correspondence::leave_planner::LeaveVerdict;
use crate::embed::parameter::{
    COLOURS, ORIENTATIONS, PIECES, Parameter, ParameterError, ParameterErrorKind, THEMES, VIEWS,
};
use crate::embed::words;
use crate::lessons::COURSES;
use crate::lessons::exhibit::ExhibitError;
use crate::lessons::lesson::Rule;
use crate::time::Millis;
use crate::ui::text::correspondence::Dated;
use crate::ui::text::learn as texts;
use crate::ui::text::lessons::{CourseText, LessonText, StepText};

/// The sizes of an embedded view that have names, and a value that no parameter has.
const OTHERS: [&str; 4] = ["s", "m", "l", "5+3"];

/// Renders the texts around the lessons and of the gallery: each, and what is built of them.
pub(super) fn walk(sheet: &mut Sheet) {
    texts::walk(sheet);
    sheet.one("cited", &(texts::cited as fn(Rule) -> String));
    sheet.dated(
        "refused",
        &(texts::refused as fn(&'static ExhibitError, Dated<'static>) -> String),
    );
    sheet.one("label", &(texts::label as fn(&'static Event) -> String));
    let verdict = texts::verdict_on as fn(&'static LeaveVerdict, Dated<'static>) -> String;
    sheet.dated("verdict_on", &verdict);
    sheet.two(
        "place_on_curve",
        &(texts::place_on_curve as fn(Millis, Millis) -> String),
    );
    sheet.one("seconds", &(texts::seconds as fn(Millis) -> String));
    for view in VIEWS {
        sheet.text(&format!("view({view:?})"), &texts::view(view));
    }
    let values = [VIEWS, THEMES, COLOURS, PIECES, ORIENTATIONS, &OTHERS].concat();
    for parameter in all::<Parameter>().iter() {
        // "contrast" is a theme and a colour.
        for (i, value) in values.iter().enumerate() {
            if !values[..i].contains(value) {
                let label = format!("value({parameter:?}, {value:?})");
                sheet.text(&label, &texts::value(*parameter, value));
            }
        }
    }
}

/// Renders the texts of the embedded clock.
pub(super) fn walk_embed(sheet: &mut Sheet) {
    words::walk(sheet);
    sheet.one(
        "problem",
        &(words::problem as fn(&'static ParameterError) -> String),
    );
    sheet.one(
        "control",
        &(words::control as fn(&'static NotationError) -> String),
    );
    sheet.one("outcome", &(words::outcome as fn(Outcome) -> &'static str));
    sheet.one("press_gives", &(words::press_gives as fn(Millis) -> String));
    sheet.two("away", &(words::away as fn(Color, Millis) -> String));
    sheet.two("left", &(words::left as fn(Color, Millis) -> String));
    sheet.three(
        "say_half",
        &(words::say_half as fn(Color, SideTime, SideTime) -> String),
    );
}

/// The rules that the lessons cite.
impl super::samples::Samples for Rule {
    fn samples() -> Vec<Self> {
        let lessons = COURSES.iter().flat_map(|course| course.lessons);
        let rules = lessons
            .flat_map(|lesson| lesson.steps)
            .filter_map(|step| step.rule);
        let mut all: Vec<Rule> = Vec::new();
        for rule in rules {
            match rule {
                Rule::Fide(_) | Rule::TripleBlock(_) | Rule::DoubleFlag => {}
            }
            if !all.contains(&rule) {
                all.push(rule);
            }
        }
        all
    }
}

every! { struct ParameterError { parameter, wrong } }
every! {
    Parameter {
        View, Lang, Theme, Colours, Pieces, Orientation, Size, Control, Pgn, Fen, Days, Start,
        Lesson, Step,
    }
}
every! {
    ParameterErrorKind {
        TooLong { most }, Escape, Twice, NotOneOf(values), NotWhole { least, most }, NotSize,
        NotTag, NotName, Missing, Beside(parameter),
    }
}

walks! {
    CourseText {
        title, aim,
    }
    tables { lessons }
}

walks! {
    LessonText {
        title, aim,
    }
    tables { steps }
}

walks! {
    StepText {
        says, asks, done,
    }
    pairs { answers }
}
