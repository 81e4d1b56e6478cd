//! 6.13.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.13: After an irregularity",
    aim: "The position goes back, and the clocks have to follow.",
    steps: &[
        StepText::task(
            "A piece has stood wrong since move 12, and the players go back to there. Your notes \
             say: 70 and 66 minutes at that point.",
            "Stop the clocks, set times and moves as at move 12, and resume.",
            "Times and moves fit the position again. What the arbiter sets stands, also if the move \
             is penalised afterwards.",
        ),
        StepText::question(
            "Pieces are restored to an earlier position.",
            "Who determines the times?",
            &[
                (
                    "The players, by agreement",
                    "They may say what they remember; they do not decide.",
                ),
                (
                    "The arbiter, by best judgement",
                    "As 6.13 says, for every irregularity.",
                ),
                (
                    "Nobody: the clocks stay as they are",
                    "Then the moves that are gone would still have cost time.",
                ),
            ],
        ),
        StepText::question(
            "Nobody knows what the clocks showed at the time of the irregularity.",
            "What now?",
            &[
                (
                    "The arbiter estimates the times",
                    "Best judgement is asked for, not certainty.",
                ),
                (
                    "The game is played again from the start",
                    "It goes on from the restored position.",
                ),
                (
                    "Both get the same time",
                    "That would take from the one who was faster.",
                ),
            ],
        ),
        StepText::task(
            "White has pressed after an illegal move and got thirty seconds for it. Today the move \
             is taken back, with its increment, and Black gets two minutes.",
            "Stop the clocks, penalise the illegal move, and resume.",
            "White is to move again, without the increment, and Black has two minutes more.",
        ),
        StepText::question(
            "Today, in a rapid or blitz game, an illegal move was completed for the first time.",
            "What does the opponent get?",
            &[
                ("Nothing", "The first one costs time too."),
                (
                    "One minute",
                    "In rapid and blitz it is one minute, otherwise two.",
                ),
                (
                    "Two minutes",
                    "That is so at longer time controls; in rapid and blitz it is one.",
                ),
            ],
        ),
        StepText::task(
            "White has been penalised once, and now White has completed another illegal move.",
            "Stop the clocks and penalise it as today’s Laws say.",
            "The second illegal move loses. It would draw if Black could not checkmate by any series \
             of legal moves, and decide nothing after a flag was noted (6.9).",
        ),
    ],
};
