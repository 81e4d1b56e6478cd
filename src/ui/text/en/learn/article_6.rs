//! The words of the course `article_6`.

mod both_flags;
mod chess_clock;
mod default_time;
mod defect;
mod fallen;
mod flag;
mod irregularity;
mod losing;
mod periods;
mod placing;
mod pressing;
mod screens;
mod start;
mod stopping;

use crate::lessons::article_6::LESSONS;
use crate::ui::text::learn::{CourseText, LessonText, course};

pub(super) const ARTICLE_6: CourseText = course(
    "FIDE, article 6",
    "What the Laws say about the clock, one paragraph at a time.",
    LESSONS,
    WORDS,
);

const WORDS: &[LessonText] = &[
    chess_clock::WORDS,
    periods::WORDS,
    flag::WORDS,
    placing::WORDS,
    start::WORDS,
    default_time::WORDS,
    pressing::WORDS,
    fallen::WORDS,
    losing::WORDS,
    defect::WORDS,
    both_flags::WORDS,
    stopping::WORDS,
    irregularity::WORDS,
    screens::WORDS,
];
