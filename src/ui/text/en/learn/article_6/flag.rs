//! 6.3.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.3: When a flag falls",
    aim: "What is looked at first when a flag has fallen.",
    steps: &[
        StepText::task(
            "White needs 40 moves in this period, has made 38, and has five seconds left. You are \
             the arbiter and watch the display.",
            "Wait until White’s flag has fallen, and note it.",
            "The flag is noted and the clocks stand. Now it is time to count.",
        ),
        StepText::question(
            "A flag has just fallen in a period of forty moves.",
            "What is checked at once?",
            &[
                (
                    "Who stands better on the board",
                    "The position is looked at only for one thing: whether the opponent can \
                     checkmate at all (6.9).",
                ),
                (
                    "Whether the required moves were made and written down",
                    "The score sheets say whether forty moves were completed.",
                ),
                (
                    "Whether the opponent has pressed the clock",
                    "Whose clock runs has nothing to do with the count.",
                ),
            ],
        ),
        StepText::task(
            "Some clocks do not count moves: a period ends when its time is up. White has ten \
             seconds left of the first two hours, and forty moves were required.",
            "Watch White’s first period end.",
            "The sign is shown for five minutes, and both sides have the time of the next period. \
             Whether the moves were made is for people to check.",
        ),
        StepText::question(
            "A sign says that White’s first period is over. The score sheets show 41 completed \
             moves; forty were required.",
            "What follows?",
            &[
                (
                    "White has lost on time",
                    "Only a player who has not completed the prescribed moves loses (6.9).",
                ),
                (
                    "The game is drawn",
                    "There is no reason for it: the moves were made.",
                ),
                (
                    "The game goes on",
                    "The requirement was met, so the fall only marks the end of the period.",
                ),
            ],
        ),
        StepText::question(
            "The flag has fallen. White’s fortieth move stands on the board, but White has not \
             pressed; the move does not end the game.",
            "Was the requirement met?",
            &[
                (
                    "No",
                    "The fortieth move was not completed (6.7a): White loses, unless Black cannot \
                     checkmate (6.9).",
                ),
                (
                    "Yes, the move can be seen",
                    "It is made, but not completed: for that the press is missing.",
                ),
            ],
        ),
        StepText::read(
            "What has changed: this edition sends the arbiter to Article 8.1, the writing down of \
             moves. Today’s Laws name what matters: whether the required number of moves was \
             completed in the time.",
        ),
    ],
};
