//! 6.14.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.14: Screens and counters",
    aim: "What may be shown in the hall, and what no claim can be based on.",
    steps: &[
        StepText::question(
            "A hall has a large screen with all positions, and clocks that count moves.",
            "What is allowed?",
            &[
                (
                    "All of it",
                    "Positions, moves and their number may be shown, and clocks may count.",
                ),
                (
                    "Only the positions",
                    "The moves and their number may be shown, too.",
                ),
                ("None of it", "6.14 allows it expressly."),
            ],
        ),
        StepText::question(
            "Black sees on the demonstration board that the position there is the same for the \
             third time, and claims a draw “because the board shows it”.",
            "Is that a basis for the claim?",
            &[
                (
                    "Yes, everyone can see it",
                    "Seeing is allowed; claiming on it is not.",
                ),
                (
                    "No",
                    "A player may not make a claim based on anything shown in this manner. The \
                     player’s own score sheet can show it.",
                ),
            ],
        ),
        StepText::task(
            "The clock shows 26 moves of White and 25 of Black. Both score sheets have 25 of \
             each, and it is White’s turn.",
            "As the arbiter, stop the clocks, set them to what is written, and resume.",
            "The counter helps; what counts is the moves that were made.",
        ),
        StepText::question(
            "White’s flag is down, and the clock counts 39 moves of White. White says that forty \
             were made.",
            "What settles it?",
            &[
                (
                    "The clock’s counter",
                    "A counter can be one press off, and no claim can be based on it.",
                ),
                (
                    "The moves themselves, by the score sheets",
                    "The moves are checked when a flag falls (6.3); what the counter shows is no \
                     proof for either player.",
                ),
            ],
        ),
        StepText::question(
            "A player wants to claim a draw by repetition.",
            "What can the claim rest on?",
            &[
                (
                    "The monitor in the hall",
                    "Not on what is shown in this manner.",
                ),
                ("The move counter of the clock", "Not on that either."),
                (
                    "The position on the board and one’s own score sheet",
                    "That is what a player makes claims from. Today’s Laws say the same (6.12).",
                ),
            ],
        ),
    ],
};
