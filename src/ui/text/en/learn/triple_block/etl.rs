//! The words of `tb-etl`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "A full bank does not save you",
    aim: "The clock runs out, whatever is in the bank.",
    steps: &[
        StepText::read(
            "You have thought about your first move for 46 days. The clock shows 4 days; the \
             bank still has all of its 50.\n\nThe bank does nothing while you think. Only a \
             move, or your own hand, brings its time to the clock.",
        ),
        StepText::task(
            "See for yourself what the bank does.",
            "Let time pass until the clock runs out.",
            "The clock is at zero, and 50 days are in the bank. The time limit is exceeded \
             (ETL).",
        ),
        StepText::question(
            "The clock has run out, and the bank has 50 days.",
            "What is the result?",
            &[
                (
                    "None yet: the bank fills the clock",
                    "No. After that nothing is refilled.",
                ),
                ("The game is adjudicated", "No. Time decides it."),
                (
                    "The game is lost",
                    "Yes. A clock at zero loses, even if bank and increment are full.",
                ),
            ],
        ),
        StepText::task(
            "The same again: 4 days, and 50 in the bank. This time you look after it.",
            "Bring at least 45 days to the clock, by a refill or a move.",
            "Safe. A minute of your time saved the game.",
        ),
        StepText::question(
            "You send the refill in the very second in which the clock shows 0.",
            "Is that in time?",
            &[
                (
                    "Yes: zero is not below zero",
                    "No. A clock at exactly zero has run out.",
                ),
                (
                    "No",
                    "Right. The last second for a refill is the one that shows 00:00:01.",
                ),
            ],
        ),
        StepText::task(
            "Here the bank does not refill by itself, and your move took 45 days: 10 on the \
             clock, 50 in the bank. The opponent is thinking. You may refill at any time, off \
             turn too.",
            "Fill your clock now, before the answer comes.",
            "Whenever the opponent moves now, 50 days are on your clock.",
        ),
        StepText::question(
            "4 days on the clock, 50 in the bank, and it is your move.",
            "By when do you have to do something?",
            &[
                (
                    "Within 54 days",
                    "No. Clock and bank together last so long only if you refill in time.",
                ),
                (
                    "Within 4 days",
                    "Yes: move or refill. The clock alone says by when.",
                ),
                (
                    "Within 50 days of the last refill",
                    "No. What counts is what the clock shows now.",
                ),
            ],
        ),
        StepText::question(
            "The bank could also flow by itself while one thinks. It does not.",
            "What is the 50-day limit for?",
            &[
                (
                    "For a reasonable pace, and to notice who has gone",
                    "Yes. Whoever has silently withdrawn is known after 50 days, not after \
                     years.",
                ),
                (
                    "So that each game ends by move 50",
                    "No. A game can have any number of moves.",
                ),
                (
                    "So that holidays can be registered",
                    "No. There is no leave time.",
                ),
            ],
        ),
    ],
};
