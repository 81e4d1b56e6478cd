//! The lessons, in German.

use crate::ui::text::learn::LearnText;

pub(super) const LEARN: LearnText = LearnText {
    lessons: "Lektionen",
    lesson: "Lektion",
    quiz: "Quiz",
    not_found: "Diese Lektion gibt es nicht. Hier sind alle.",
    embed_hint: "Eine Uhr, ein Brett oder eine Lektion auf der eigenen Seite.",
};
