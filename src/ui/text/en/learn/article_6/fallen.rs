//! 6.8.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.8: When a flag counts",
    aim: "A flag has fallen when it is observed or claimed, and not before.",
    steps: &[
        StepText::task(
            "White has four seconds. This clock does not stop by itself: somebody has to say that \
             a flag is down.",
            "Let White’s flag fall, and claim it as Black.",
            "The claim was valid: the flag is considered to have fallen, and the clocks stand.",
        ),
        StepText::question(
            "White’s flag is down and nobody at the board has noticed. A spectator calls “flag!”.",
            "Does the flag count as fallen by that?",
            &[
                (
                    "Yes, it is down after all",
                    "It counts when the arbiter observes it or a player claims it.",
                ),
                (
                    "No",
                    "Only the arbiter’s observation or a player’s valid claim counts.",
                ),
                (
                    "Yes, if the spectator is a strong player",
                    "Spectators have no part in it.",
                ),
            ],
        ),
        StepText::question(
            "Both players are deep in thought. The arbiter sees that Black’s flag is down.",
            "May the arbiter say so?",
            &[
                (
                    "Yes",
                    "The flag is considered to have fallen when the arbiter observes the fact. No \
                     claim is needed.",
                ),
                (
                    "No, a player has to claim it",
                    "The arbiter’s observation is enough.",
                ),
            ],
        ),
        StepText::task(
            "White’s flag has been down for some seconds. Nobody has seen it, and White has a \
             mate on the board.",
            "As White, give checkmate before anybody claims the flag.",
            "The mate ended the game before the flag counted as fallen: White wins.",
        ),
        StepText::question(
            "Black claims White’s flag while White’s clock still shows time. Try it.",
            "What follows?",
            &[
                (
                    "The flag counts as fallen",
                    "A valid claim needs a flag that is down.",
                ),
                ("White’s clock runs on", "There is nothing to claim yet."),
            ],
        ),
        StepText::task(
            "Many electronic clocks note the fall themselves, and with time added for each move \
             they stop both sides. White has ten seconds.",
            "Let White’s flag fall on such a clock.",
            "The clock shows exactly what happened; what it means is said in 6.9.",
        ),
    ],
};
