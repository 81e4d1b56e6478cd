//! 6.9.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.9: Lost, or drawn",
    aim: "What a fallen flag costs, and when it costs only half a point.",
    steps: &[
        StepText::task(
            "White’s flag is about to fall. Black has king and queen.",
            "As the arbiter, note the flag, and end the game as 6.9 says.",
            "White has not completed the moves in time, and Black can checkmate: White has lost.",
        ),
        StepText::task(
            "The same again, but all that Black has left is the king.",
            "Note the flag, and end the game as 6.9 says.",
            "No series of legal moves lets a bare king give checkmate: draw.",
        ),
        StepText::question(
            "White’s flag falls. White has king and pawn, Black has king and knight.",
            "What is the result?",
            &[
                (
                    "White has lost",
                    "A mate is possible: White’s own pawn can block the way out of a corner. How \
                     silly it is does not matter.",
                ),
                (
                    "Draw, a knight alone cannot force mate",
                    "Nobody asks whether it can be forced, only whether it is possible.",
                ),
            ],
        ),
        StepText::question(
            "White’s flag falls. White has king and queen, Black has king and knight.",
            "What is the result?",
            &[
                (
                    "White has lost",
                    "There is no mate to be reached: a queen can always take the knight.",
                ),
                (
                    "Draw",
                    "With a queen only beside the king, no series of legal moves ends in a mate \
                     by the knight.",
                ),
            ],
        ),
        StepText::question(
            "White gives checkmate. While the players shake hands, White’s flag falls, and Black \
             claims it.",
            "What is the result?",
            &[
                (
                    "Black wins on time",
                    "The mate ended the game (5.1); the clock means nothing any more.",
                ),
                (
                    "White wins",
                    "6.9 does not apply where 5.1 does: the mate came first.",
                ),
                ("Draw", "The game was over with the mate."),
            ],
        ),
        StepText::question(
            "A flag has fallen, and the prescribed moves were not made.",
            "What decides between loss and draw?",
            &[
                (
                    "Who stands better",
                    "The better position does not save anybody.",
                ),
                (
                    "Whether the opponent can force mate",
                    "Force is not asked for.",
                ),
                (
                    "Whether any series of legal moves lets the opponent checkmate",
                    "Even with the most unskilled counterplay, as this edition puts it.",
                ),
            ],
        ),
        StepText::read(
            "What has changed: the words on “the most unskilled counterplay” are gone today, but \
             the rule is the same. Any possible series of legal moves still decides. And a \
             position in which neither side can checkmate any more, as behind locked pawns, ends \
             the game at once (5.2): no flag that falls later loses it.",
        ),
    ],
};
