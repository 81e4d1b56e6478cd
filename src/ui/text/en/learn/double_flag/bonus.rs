//! The words of `df-bonus`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Three bonus rules",
    aim: "Drag along the curves: what a press gives, and why the article recommends the hybrid.",
    steps: &[
        StepText::task(
            "The truncated rule: the whole bonus of 10 seconds is added, but there are never more \
             than 60.",
            "Drag to where a press gives less than 10 seconds.",
            "Above 50 seconds the bonus is cut off at 60.",
        ),
        StepText::question(
            "Under the truncated rule you have 55 seconds left, and know your move.",
            "What do you lose by waiting 5 seconds before you press?",
            &[
                (
                    "Nothing",
                    "Yes, and that is its flaw: either way you have 60 seconds then. Nothing \
                     rewards moving at once.",
                ),
                (
                    "5 seconds",
                    "Press at 55 or at 50: both times the press leaves 60.",
                ),
                (
                    "10 seconds",
                    "The bonus is cut off at 60. Waiting costs nothing here.",
                ),
            ],
        ),
        StepText::task(
            "The linear rule: the bonus shrinks evenly, from 10 seconds with nothing left to none \
             at 60.",
            "Find where a press gives 5 seconds.",
            "Half-way: with 30 seconds left the bonus is half of 10.",
        ),
        StepText::question(
            "The linear rule rewards moving at once everywhere.",
            "What may annoy players about it?",
            &[
                (
                    "Extra time can exceed 60 seconds",
                    "Never. At 60 the bonus is nothing.",
                ),
                (
                    "The bonus is small already with a moderate time left",
                    "Yes. It shrinks from the first second on.",
                ),
                (
                    "A move can have less than 10 seconds",
                    "No. Even with nothing left, the press leaves 10.",
                ),
            ],
        ),
        StepText::task(
            "The hybrid rule, which the article recommends: the whole bonus as long as it is at \
             most half of what is missing to 60.",
            "Find the most time at which a press still gives the whole 10 seconds.",
            "At 40 seconds, two bonuses below 60, the curve has its knee.",
        ),
        StepText::task(
            "Above the knee, the hybrid gives half of what is missing to 60.",
            "Set 44 seconds and press, as in the article’s example.",
            "44 seconds have become 52: half of the missing 16 was added.",
        ),
        StepText::task(
            "All three at 20 seconds.",
            "Choose the rule that gives least here.",
            "Linear: 20 seconds become not quite 27. Both others give the whole 10.",
        ),
        StepText::question(
            "Drag along all three curves.",
            "What do they have in common?",
            &[
                (
                    "They always give the whole bonus",
                    "None does near 60 seconds.",
                ),
                (
                    "They give the most when the most is left",
                    "The other way round: the bonus never grows with the time left.",
                ),
                (
                    "After a press there are at least 10 and at most 60 seconds",
                    "Yes. And whoever had more before has no less after it.",
                ),
            ],
        ),
    ],
};
