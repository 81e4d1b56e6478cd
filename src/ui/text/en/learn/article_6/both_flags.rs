//! 6.11.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.11: Both flags down",
    aim: "When nobody can say which flag fell first.",
    steps: &[
        StepText::task(
            "This clock does not tell which flag fell first. Each side has four seconds left.",
            "Bring both flags down.",
            "Both are down and look alike. Who was first cannot be established.",
        ),
        StepText::task(
            "Both flags are down in the first period, and the order cannot be told. A second \
             period of an hour is to come.",
            "As the arbiter, stop the clocks, let the game continue with the next period, and \
             resume.",
            "The game continues: both have the time of the next period, less what they had \
             overdrawn. Its control is at the move that was specified in advance, however many \
             moves were made.",
        ),
        StepText::question(
            "This clock marks the flag that fell first. Both are down.",
            "Does 6.11 apply?",
            &[
                (
                    "No: the side whose flag fell first has lost, if 6.9 says so",
                    "The order can be established, so 6.11 does not apply.",
                ),
                (
                    "Yes, both flags are down",
                    "It must also be impossible to establish which fell first.",
                ),
                (
                    "Yes, unless both players remember the order",
                    "The clock’s indication is conclusive (6.10).",
                ),
            ],
        ),
        StepText::question(
            "In the last period both flags are down, the order cannot be told, and this edition \
             of the Laws is in force.",
            "What follows?",
            &[
                ("Draw", "It is today, but this edition says otherwise."),
                (
                    "Both have lost",
                    "Nobody loses unless it is known whose flag fell first.",
                ),
                (
                    "The game continues",
                    "6.11 makes no difference between periods.",
                ),
            ],
        ),
        StepText::task(
            "Today the guidelines (III.3.1) tell two cases apart: before the last period the game \
             goes on; in the last one it is drawn. This is a game of one period.",
            "As the arbiter, end the game as today’s guidelines say.",
            "In the last period there is no more time to go on with: draw.",
        ),
        StepText::question(
            "Today: both flags are down, the order cannot be told, and another period is to come.",
            "What follows?",
            &[
                (
                    "The game continues",
                    "In any period but the last the game goes on.",
                ),
                (
                    "Draw",
                    "Only in the period in which all remaining moves must be made.",
                ),
                (
                    "The arbiter decides by the position",
                    "The position plays no part.",
                ),
            ],
        ),
    ],
};
