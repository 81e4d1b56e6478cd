//! 6.10.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.10: What the clock shows",
    aim: "The clock is right, unless it is evidently defective. Then the arbiter sets another.",
    steps: &[
        StepText::question(
            "White’s flag has fallen. White’s wristwatch says that two minutes should be left.",
            "Which one counts?",
            &[
                (
                    "The wristwatch, as it is more exact",
                    "The chess clock is conclusive in the absence of an evident defect.",
                ),
                (
                    "The chess clock",
                    "Every indication given by the clocks is conclusive, in the absence of any \
                     evident defect.",
                ),
                ("The mean of both", "No other watch is consulted."),
            ],
        ),
        StepText::question(
            "Not everything that displeases is a defect.",
            "Which of these is an evident defect?",
            &[
                (
                    "White believes that the clock runs too fast",
                    "A belief is not evident.",
                ),
                (
                    "Black has less time than expected",
                    "That alone says nothing about the clock.",
                ),
                (
                    "The display shows nine hours after a move of one minute",
                    "Everyone can see that this cannot be right.",
                ),
            ],
        ),
        StepText::task(
            "Black’s display has jumped to more than nine hours. A minute ago you noted 41 and 38 \
             minutes, after 21 moves of each side.",
            "Stop the clocks, set them as you noted, and resume.",
            "The arbiter’s best judgement, with a note to lean on.",
        ),
        StepText::question(
            "A clock is evidently defective, and nobody has noted the times.",
            "What does the arbiter do?",
            &[
                (
                    "Replace it, and judge the times as well as possible",
                    "A defective clock is replaced, and the arbiter uses the best judgement for \
                     its times.",
                ),
                (
                    "Have the game played again",
                    "The game goes on with another clock.",
                ),
                (
                    "Give each side half of the time",
                    "The times are judged, not divided.",
                ),
            ],
        ),
        StepText::task(
            "Today’s Laws know another case: the clock is sound but was set wrongly. The game is \
             to be played with 90 minutes; 60 were set.",
            "Stop the clocks, give each side the missing thirty minutes, and resume.",
            "Today a wrong setting is put right at once when it is found, and the times with it.",
        ),
    ],
};
