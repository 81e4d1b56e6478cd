//! The texts of the lessons, of the gallery of embedded views, and of the embedded clock.

use super::samples::all;
use super::{Sheet, Walk, walk};
use crate::embed::parameter::{
    COLOURS, ORIENTATIONS, PIECES, Parameter, ParameterError, ParameterErrorKind, THEMES, VIEWS,
};
use crate::embed::words::EmbedText;
use crate::lessons::COURSES;
use crate::lessons::lesson::Rule;
use crate::ui::text::gallery::GalleryText;
use crate::ui::text::learn::correspondence::LedgerExhibitText;
use crate::ui::text::learn::exhibits::DoubleFlagText;
use crate::ui::text::learn::{ClassText, IndexText, LearnText, PlayerText, QuizText};
use crate::ui::text::lessons::{CourseText, LessonText, StepText};

/// The sizes of an embedded view that have names, and a value that no parameter has.
const OTHERS: [&str; 4] = ["s", "m", "l", "5+3"];

impl Sheet {
    /// A text on a parameter and its value.
    pub(super) fn values(&mut self, name: &str, say: &fn(Parameter, &str) -> Option<&'static str>) {
        let values = [VIEWS, THEMES, COLOURS, PIECES, ORIENTATIONS, &OTHERS].concat();
        for parameter in all::<Parameter>().iter() {
            // "contrast" is a theme and a colour.
            for (i, value) in values.iter().enumerate() {
                if !values[..i].contains(value) {
                    let label = format!("{name}({parameter:?}, {value:?})");
                    self.text(&label, &say(*parameter, value));
                }
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

walk! {
    LearnText {
        title, lesson, arbiter,
    }
    one { rule, act }
    dated { refusal }
    inside { correspondence, index, player, quiz, class, double_flag, gallery }
}

walk! {
    IndexText {
        done,
    }
    one { go_on, begin, steps, of }
}

walk! {
    PlayerText {
        task, question, back, begin_again, show, showing, go_on, finish, task_first, answer_first,
        right_first, right, wrong, done, copy_link, copied, not_copied, end, end_open, learnt, next,
        anew, all, missing, keys,
    }
    two { step }
}

walk! {
    QuizText {
        title, mixed, result, all_right, were_wrong, your_answer, right_answer, to_step, another,
        same, none, see_result,
    }
    one { lead, number }
    two { question, score }
}

walk! {
    ClassText {
        title, lead, given, lessons, course, language, own_language, copy, copied,
    }
}

walk! {
    CourseText {
        title, aim,
    }
    tables { lessons }
}

walk! {
    LessonText {
        title, aim,
    }
    tables { steps }
}

walk! {
    StepText {
        says, asks, done,
    }
    pairs { answers }
}

walk! {
    LedgerExhibitText {
        clock, increment, bank, yours, theirs, over, claim_pending, last_entry, pass, make_move,
        opponent_moves, amount, refill, full, transfer, substitute, claim, resolve, leave, is_back,
        days, by_formula, unrated, announce,
    }
    one {
        blocks, length, spent, later, game, days_value, shorter, longer, by_table, half, announced,
    }
    two { day, turn, fallen, leaves, away, lasts }
    dated { verdict }
    three { entry }
    inside { sums }
}

walk! {
    DoubleFlagText {
        first_move_starts, curves, left, gives, after, press, drag, press_all, black_thinks,
    }
    one { seconds, spent }
    two { place }
}

walk! {
    GalleryText {
        title, lead, view, options, which, shows, shows_game, shows_position, preview, as_shown,
        preview_offline, snippet, plain, plain_code, plain_why, copy, copied, not_copied, host,
        notes, start_hint, bad_start, bad_days,
    }
    one { label, hint, high }
    values { value }
    pairs { views }
    list { host_how, notes_are }
}

walk! {
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
