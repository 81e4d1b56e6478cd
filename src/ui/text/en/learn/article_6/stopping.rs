//! 6.12.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.12: Stopping the clocks",
    aim: "Who may stop both clocks, what for, and who lets the game go on.",
    steps: &[
        StepText::task(
            "The lights go out in the hall. The game needs to be interrupted.",
            "As the arbiter, stop the clocks.",
            "Both clocks stand. White’s runs on when you let it.",
        ),
        StepText::task(
            "White promotes a pawn and there is no queen at hand. A player may stop the clocks to \
             seek the arbiter’s assistance.",
            "Stop the clocks as White; then, as the arbiter, resume the game.",
            "The search for the queen cost nobody any time.",
        ),
        StepText::question(
            "White stopped the clocks to ask something, and has the answer.",
            "Who says when the game is restarted?",
            &[
                (
                    "White, who stopped them",
                    "Stopping is the player’s right, restarting is not.",
                ),
                ("Black, who had to wait", "Neither player decides it."),
                (
                    "The arbiter",
                    "The arbiter decides when the game is to be restarted.",
                ),
            ],
        ),
        StepText::question(
            "White is in time trouble and would like to calm down.",
            "May White stop the clocks for that?",
            &[
                (
                    "No",
                    "Only to seek the arbiter’s assistance. Today a stop without a valid reason \
                     is penalised.",
                ),
                (
                    "Yes, a player may stop the clocks",
                    "But only to seek the arbiter’s assistance, not for a rest.",
                ),
            ],
        ),
        StepText::question(
            "White’s clock was running when the arbiter stopped both. Stop and resume it here, as \
             often as you like.",
            "Whose clock runs after the restart?",
            &[
                (
                    "Black’s, for White’s turn is over",
                    "No move was completed: it is still White’s turn.",
                ),
                (
                    "White’s, with the time at which it stopped",
                    "A stop ends no turn, adds nothing and takes nothing.",
                ),
                (
                    "White’s, with a new increment",
                    "An increment comes only with a completed move.",
                ),
            ],
        ),
        StepText::question(
            "Somebody has fallen ill in the hall.",
            "Who interrupts the games?",
            &[
                (
                    "The arbiter",
                    "If a game needs to be interrupted, the arbiter stops the clocks.",
                ),
                (
                    "The players, by agreement",
                    "The players may stop the clocks to get the arbiter, who then decides.",
                ),
                (
                    "Whoever’s clock is running",
                    "Whose turn it is makes no difference.",
                ),
            ],
        ),
    ],
};
