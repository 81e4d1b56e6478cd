//! The words of `tb-overflow`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Overflow into the bank",
    aim: "What the clock cannot take of an increment is saved in the bank.",
    steps: &[
        StepText::read(
            "A clock shows 50 days at most. If the increment would take it higher, the clock is \
             brought up to 50, and the rest of the increment goes to the bank. That is the \
             only way a bank grows.",
        ),
        StepText::task(
            "Clock 50, bank 50, increment 5. The opponent answers after two days.",
            "Move so soon that the bank grows.",
            "What the clock had no room for is in the bank.",
        ),
        StepText::question(
            "Clock 50, bank 50, increment 5. You move after one day.",
            "What is in the bank then?",
            &[
                (
                    "50 d",
                    "No. The clock takes one day of the increment; four are left over.",
                ),
                ("54 d", "Yes. One day fills the clock, four go to the bank."),
                ("55 d", "No. The clock takes what it lacks first: one day."),
            ],
        ),
        StepText::task(
            "Every quick move saves time for a hard one.",
            "Bring the bank to 60 days or more.",
            "Quick moves saved that much. It is yours until the end of the game.",
        ),
        StepText::question(
            "You go on like that.",
            "How much can a bank hold?",
            &[
                ("50 days", "No. That is the limit of the clock."),
                (
                    "75 days",
                    "No. Some events begin with that, but it is no limit.",
                ),
                ("Whatever comes in", "Yes. Only the clock has a limit."),
            ],
        ),
        StepText::question(
            "The increment is 5 days, and every move takes you exactly 5 days.",
            "What becomes of the bank?",
            &[
                (
                    "It stays as it is",
                    "Yes. What a move takes comes back: the increment is the pace that costs \
                     nothing.",
                ),
                (
                    "It grows by 5 days a move",
                    "No. The clock needs all of the increment.",
                ),
                (
                    "It shrinks",
                    "No. It shrinks only when moves take longer than the increment brings.",
                ),
            ],
        ),
        StepText::task(
            "An event of one year brings 1 day a move. Its bank begins with 75 days.",
            "Make three moves after which the bank still has 75 days or more.",
            "At a day a move, or less, the bank stays whole.",
        ),
        StepText::question(
            "In the same event, with a full clock, you move after six hours.",
            "What happens to the other 18 hours of the increment?",
            &[
                ("They are lost", "No. No part of an increment is lost."),
                ("They go to the bank", "Yes: 18:00:00 more."),
                (
                    "They go to the opponent",
                    "No. No time goes from one player to the other.",
                ),
            ],
        ),
    ],
};
