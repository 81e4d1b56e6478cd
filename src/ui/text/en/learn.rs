//! The lessons, in English.

use crate::ui::text::learn::LearnText;

pub(super) const LEARN: LearnText = LearnText {
    lessons: "Lessons",
    lesson: "Lesson",
    quiz: "Quiz",
    not_found: "There is no such lesson. These are all.",
    embed_hint: "A clock, a board or a lesson on a page of your own.",
};
