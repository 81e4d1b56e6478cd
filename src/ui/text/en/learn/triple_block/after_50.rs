//! The words of `tb-after-50`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "After move 50",
    aim: "The increment stops, and what is saved has to last.",
    steps: &[
        StepText::read(
            "The increment comes with your first 50 moves, and then never again. This game is \
             at move 50 of White. Both banks are empty.\n\nWhat follows is played on what is on \
             the clock.",
        ),
        StepText::task(
            "24 days are on the clock, and one increment is still to come.",
            "Make your 50th move.",
            "The last increment came. From now on a move brings nothing.",
        ),
        StepText::task(
            "Move 51. The block of the increment is gone.",
            "Make the move.",
            "The clock shows what you left on it, not a second more.",
        ),
        StepText::question(
            "\u{201c}The first 50 moves of the game\u{201d}.",
            "Which moves are meant?",
            &[
                (
                    "50 of both sides together",
                    "No. Then each player would have 25 increments.",
                ),
                (
                    "Each player’s own first 50 moves",
                    "Yes. The increment after your own move 50 is the last. The moves of a \
                     thematic opening do not count, unless the event says that they do.",
                ),
                (
                    "All moves of the first year",
                    "No. Moves are counted, not dates.",
                ),
            ],
        ),
        StepText::question(
            "Move 50 is made: 25 days on the clock, bank empty. You expect 20 moves more.",
            "How long can each take on average?",
            &[
                (
                    "6 d 06:00:00",
                    "No. That would count an increment of 5 days, which no longer comes.",
                ),
                (
                    "A second less than 1 d 06:00:00",
                    "Yes. Twenty moves of exactly 1 d 06:00:00 take all 25 days, and a clock at zero \
                     has lost.",
                ),
                ("As long as before", "No. Before, each move brought 5 days."),
            ],
        ),
        StepText::task(
            "25 days, and a game that goes on.",
            "Make five moves, and keep at least 20 days.",
            "At less than a day a move the clock lasts for a long endgame.",
        ),
        StepText::question(
            "A long endgame is to be expected.",
            "When do you provide for it?",
            &[
                (
                    "Before move 50",
                    "Yes. Every move that is faster than the increment leaves time over, and \
                     all of it stays yours.",
                ),
                ("At move 51", "No. From then on time only goes."),
                (
                    "Not at all: every event has a reserve",
                    "No. Without the option of rule 9 clocks are never reset.",
                ),
            ],
        ),
        StepText::question(
            "Both players have a fixed amount of time in all.",
            "What follows from that?",
            &[
                ("Every game ends by move 100", "No. Moves are not limited."),
                ("Nobody can lose on time", "No. Each has only that amount."),
                (
                    "Every game is over by the end date",
                    "Yes. Nothing is adjudicated because of a date; with the blocks of the table, \
                     and claims aside, it is certain.",
                ),
            ],
        ),
    ],
};
