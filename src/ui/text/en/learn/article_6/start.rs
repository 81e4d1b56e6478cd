//! 6.5.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.5: The start",
    aim: "Whose clock runs when the game begins, and what if nobody is there.",
    steps: &[
        StepText::task(
            "The start is fixed, and it is fifteen seconds away. A press before it only says: I \
             am here.",
            "Wait for the start.",
            "At the time determined for the start, White’s clock runs, whoever is there.",
        ),
        StepText::question(
            "The start has come. White is not there, Black is.",
            "Which clock is started?",
            &[
                (
                    "Black’s, since Black is present",
                    "Whoever has come should not pay for it.",
                ),
                (
                    "White’s",
                    "At the time determined for the start, White’s clock is started.",
                ),
                (
                    "None until White comes",
                    "The start does not wait for the players.",
                ),
            ],
        ),
        StepText::task(
            "Black came in time. White’s clock has run for twenty minutes, and now White is at \
             the board.",
            "Make White’s first move.",
            "The twenty minutes are gone: they were White’s.",
        ),
        StepText::question(
            "Each side has ninety minutes. White arrives twenty minutes after the start.",
            "How much time does White have left?",
            &[
                (
                    "90 minutes",
                    "The clock was started at the determined time, not at the first move.",
                ),
                ("70 minutes", "The clock has run since the start."),
                (
                    "80 minutes, the delay is shared",
                    "Nothing is shared: the clock of one player runs.",
                ),
            ],
        ),
        StepText::question(
            "At the determined time neither player is there.",
            "What happens?",
            &[
                (
                    "White’s clock is started",
                    "The rule asks for nobody’s presence. Today’s Laws say it expressly: White \
                     loses the time until White arrives.",
                ),
                (
                    "No clock is started",
                    "The start is fixed by time, not by presence.",
                ),
                (
                    "The clock of the one who comes later is started",
                    "It is White’s clock, whoever comes first.",
                ),
            ],
        ),
        StepText::question(
            "In a game without a fixed start, Black’s press sets White’s clock going.",
            "Is that press a move?",
            &[
                (
                    "Yes, Black’s first",
                    "White moves first, and nothing is counted for this press.",
                ),
                (
                    "No",
                    "It only starts White’s clock: no move is counted and no time is added.",
                ),
            ],
        ),
    ],
};
