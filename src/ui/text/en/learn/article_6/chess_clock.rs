//! 6.1.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.1: The chess clock",
    aim: "Two displays of which only one runs, and what a flag fall is.",
    steps: &[
        StepText::read(
            "A chess clock has two displays, joined so that only one can run at a time. Try both \
             sides: before the game, only Black’s press has any effect.",
        ),
        StepText::task(
            "Black’s first press starts White’s clock. From then on each press stops one display \
             and starts the other.",
            "Start White’s clock, then let Black’s run.",
            "White’s display stands and Black’s runs: one press does both.",
        ),
        StepText::question(
            "Black’s clock is running, and somebody presses on White’s side again. Try it.",
            "What happens?",
            &[
                (
                    "Both clocks run",
                    "Never: the displays are joined so that only one can run.",
                ),
                (
                    "Nothing",
                    "White’s clock has already stopped. There is nothing to stop, and Black’s runs on.",
                ),
                (
                    "Both clocks stop",
                    "A press hands over. Both stop only when somebody stops the chess clock (6.12).",
                ),
            ],
        ),
        StepText::question(
            "The Laws keep two words apart: “chess clock” and “clock”.",
            "What is “White’s clock”?",
            &[
                (
                    "The device on White’s side of the table",
                    "The device is the chess clock, with both displays.",
                ),
                (
                    "White’s time display",
                    "“Clock” is one of the two displays; both together are the chess clock.",
                ),
                (
                    "The hand with which White presses",
                    "6.7 is about that. Here “clock” is one of the two displays.",
                ),
            ],
        ),
        StepText::task(
            "“Flag fall” means that a player’s allotted time has expired. White has ten seconds \
             left.",
            "Let a flag fall.",
            "At exactly zero the flag has fallen: the mark is with the side whose time is up. If the \
             arbiter gives that side time, the flag is up again.",
        ),
        StepText::question(
            "Some clocks have a little flag that drops, others show a sign.",
            "What does “flag fall” mean?",
            &[
                (
                    "The arbiter says that the time is up",
                    "That is when the flag counts as fallen (6.8), not what a flag fall is.",
                ),
                (
                    "A player’s allotted time has expired",
                    "That is how 6.1 defines it, whatever the clock looks like.",
                ),
                (
                    "The player has lost",
                    "Not always. What a flag fall costs is said in 6.9.",
                ),
            ],
        ),
    ],
};
