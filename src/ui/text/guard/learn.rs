//! The texts of the lessons, of the gallery of embedded views, and of the embedded clock.

use super::samples::all;
use super::{Sheet, Walk, walk as walks};
use crate::clock::Event;
use crate::correspondence::leave_planner::LeaveVerdict;
use crate::embed::parameter::{
    COLOURS, ORIENTATIONS, PIECES, Parameter, ParameterError, ParameterErrorKind, THEMES, VIEWS,
};
use crate::embed::words::EmbedText;
use crate::lessons::COURSES;
use crate::lessons::exhibit::ExhibitError;
use crate::lessons::lesson::Rule;
use crate::time::Millis;
use crate::ui::text::correspondence::common::Dated;
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

walks! {
    EmbedText {
        clock, cannot_show, no_game, open, press_to_start, waits_for_start, delay, low, draw_only,
        flag, flag_first, flag_second, flag_main_time, flag_extra_time, pause, resume, new_game,
        turn, full_screen, claim_draw, claim_hold, claim_again, draw, drawn, count_away,
        ignore_away,
    }
    one {
        problem, control, color, moves, moves_to_go, byo_yomi, canadian, press_gives, stopped,
        flag_fell, first_flag_fell, wins, outcome,
    }
    two { period, away, left }
    three { say_half }
}
