//! 6.2.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.2: Moves and time",
    aim: "Periods that end after a number of moves, time added for each move, and time delay.",
    steps: &[
        StepText::task(
            "This control asks for 40 moves in 90 minutes and then gives 30 minutes more. White \
             has made 39 and has about two minutes left.",
            "Make White’s fortieth move and press.",
            "The thirty minutes came on top of what White had saved.",
        ),
        StepText::question(
            "A player completes the last move of a period with seven minutes left. The next \
             period gives thirty.",
            "How much time is there now?",
            &[
                (
                    "30 minutes",
                    "What was saved would be lost; but it is added to the next period.",
                ),
                (
                    "37 minutes",
                    "Time saved in one period is added to the next.",
                ),
                (
                    "7 minutes, until the flag falls",
                    "The next period’s time is there as soon as the moves are made.",
                ),
            ],
        ),
        StepText::task(
            "A control may also add time after each move. Here it is two seconds; the first two \
             are on the clock from the start.",
            "Complete a move and have more time than at the start.",
            "If you need less than the increment, you have more time than before. The text gives \
             it after each move; clocks have the first one on them at the start unless told \
             otherwise.",
        ),
        StepText::task(
            "In time delay mode the main time begins to count down only when the fixed time of \
             the move is over: here ten seconds.",
            "Start White’s clock and complete a move that costs no main time.",
            "Whoever presses within the fixed time keeps all of the main time.",
        ),
        StepText::question(
            "With a fixed time of ten seconds, a player presses after four.",
            "What becomes of the six seconds?",
            &[
                (
                    "Nothing: the main time is what it was",
                    "The main time does not change, however much of the fixed time was used.",
                ),
                (
                    "They are added to the main time",
                    "Saved time is carried over, “except in the time delay mode”.",
                ),
                (
                    "The next move has sixteen seconds",
                    "The fixed time is the same for every move.",
                ),
            ],
        ),
        StepText::question(
            "The game has begun, and the players would rather have ten minutes more each.",
            "May they agree to that?",
            &[
                (
                    "Yes, if both want it",
                    "The allotted time, and what is added to it, must be specified in advance.",
                ),
                ("No", "All this must be specified in advance."),
            ],
        ),
        StepText::task(
            "Today’s guideline III.4, where an event has announced it: a player with under two \
             minutes and no increment may ask for five seconds a move for both, which offers a \
             draw. If it is refused and the arbiter agrees, the opponent gets two minutes.",
            "Stop the clocks as White; then introduce the five seconds, give Black two minutes, \
             and resume.",
            "From now on each press adds five seconds, for both sides.",
        ),
    ],
};
