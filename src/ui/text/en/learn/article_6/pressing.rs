//! 6.7.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.7: Pressing the clock",
    aim: "When a move is completed, which hand presses, and how a clock is handled.",
    steps: &[
        StepText::task(
            "First comes the move on the board; then the player stops their own clock and so \
             starts the opponent’s. Only now is the move completed.",
            "Start White’s clock and complete one move for each side.",
            "Each press completed a move, and the clock added three seconds for it.",
        ),
        StepText::question(
            "White has moved and let go of the piece; the game is not over by it. Before White \
             presses, White’s flag falls.",
            "Was the move completed in time?",
            &[
                (
                    "Yes, it stood on the board",
                    "It was made, but not completed: the time up to the press is White’s own.",
                ),
                (
                    "No",
                    "Without the press the move is not completed, and the time between move and \
                     press is White’s.",
                ),
                (
                    "Yes, if the arbiter saw it",
                    "Who saw it makes no difference: the press completes a move.",
                ),
            ],
        ),
        StepText::task(
            "A move that ends the game needs no press. White has half a minute left and sees a mate \
             in one.",
            "As White, give checkmate and leave the clock alone.",
            "The mate ended the game. What the clock shows afterwards changes nothing.",
        ),
        StepText::question(
            "White has moved, and Black replies before White has pressed.",
            "May White still press?",
            &[
                (
                    "Yes",
                    "A player must always be allowed to stop their own clock. Today’s Laws add: even \
                     after the opponent’s reply.",
                ),
                (
                    "No, it is too late",
                    "It is not: a player must always be allowed to stop their own clock.",
                ),
            ],
        ),
        StepText::question(
            "The hand that moved is the hand that presses, and the button is left alone until then.",
            "Which of these is allowed?",
            &[
                (
                    "Moving with the right hand, pressing with the left",
                    "It must be the same hand.",
                ),
                (
                    "A finger on the button while thinking",
                    "Forbidden, as it is to hover over it.",
                ),
                (
                    "Moving and pressing with the left hand",
                    "Either hand will do, as long as it is the same.",
                ),
            ],
        ),
        StepText::task(
            "Black punches the clock so that it jumps. That is improper handling, and 13.4 leaves \
             the arbiter a choice of penalties; here it is two minutes for White.",
            "As the arbiter, stop the clocks, penalise Black and resume the game.",
            "White has two minutes more. In today’s Laws the list of penalties is 12.9.",
        ),
        StepText::question(
            "White cannot see the clock well where it stands.",
            "What may White do?",
            &[
                (
                    "Ask the arbiter",
                    "Where the clock stands is the arbiter’s decision (6.4).",
                ),
                (
                    "Pick the clock up and put it elsewhere",
                    "It is forbidden to pick it up.",
                ),
                (
                    "Push it across the table with the next press",
                    "That is not proper handling, and it is the arbiter who decides where it stands.",
                ),
            ],
        ),
    ],
};
