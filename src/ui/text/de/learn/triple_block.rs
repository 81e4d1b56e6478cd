//! The words of the course `triple_block`.

mod absence;
mod after_50;
mod blocks;
mod etl;
mod event;
mod long_thought;
mod move_done;
mod overflow;
mod protection;
mod team;

use crate::lessons::triple_block::LESSONS;
use crate::ui::text::learn::{CourseText, LessonText, course};

pub(super) const TRIPLE_BLOCK: CourseText = course(
    "Triple Block",
    "Drei Blöcke Bedenkzeit, und wie man im Fernschach nie auf Zeit verliert.",
    LESSONS,
    WORDS,
);

const WORDS: &[LessonText] = &[
    blocks::WORDS,
    move_done::WORDS,
    overflow::WORDS,
    etl::WORDS,
    long_thought::WORDS,
    after_50::WORDS,
    protection::WORDS,
    team::WORDS,
    absence::WORDS,
    event::WORDS,
];
