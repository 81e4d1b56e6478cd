//! The words of `df-first-flag`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "The first flag",
    aim: "Make a first flag fall, see what it means, and hold the draw.",
    steps: &[
        StepText::read(
            "With the double flag the time is agreed in two parts. “15 df60/10” is 15 minutes of \
             main time; then 60 seconds of extra time, with up to 10 more for each move.\n\nIn \
             these lessons the main times are short, so that you need not wait.",
        ),
        StepText::task(
            "Each side has 10 seconds of main time. Start the clock by pressing Black’s half, as \
             at the table.",
            "Make Black’s first flag fall while White has main time left.",
            "Black’s first flag is down. Extra time began at once, in the same turn.",
        ),
        StepText::question(
            "Black’s half now shows extra time.",
            "What can Black still achieve on the board?",
            &[
                (
                    "A win, by mating quickly",
                    "Mate by a player on extra time does not win: the game is drawn.",
                ),
                ("A draw", "Yes. Extra time is there to hold."),
                (
                    "Nothing, the game is lost",
                    "Only the second flag loses: when extra time has run out too.",
                ),
            ],
        ),
        StepText::question(
            "The first flag falls in the middle of a long think.",
            "When does extra time begin?",
            &[
                (
                    "At once",
                    "Yes. It runs on in the same turn. Nobody has to press or claim anything.",
                ),
                (
                    "With the next move",
                    "The clock runs on, and what it runs on is extra time.",
                ),
                (
                    "When the opponent claims the flag",
                    "A first flag need not be claimed. The clock notes it.",
                ),
            ],
        ),
        StepText::task(
            "Black’s first flag has just fallen. White has main time, some 12 seconds, and \
             nothing to win with. Play both sides.",
            "Hold the draw for Black: keep pressing until White’s main time has run out too.",
            "Both first flags are down: a draw, whatever the position.",
        ),
        StepText::question(
            "Both sides have a few seconds of main time left, in a wild position.",
            "What does it matter who runs out of it first?",
            &[
                (
                    "The first one loses",
                    "Under sudden death, yes. Here the first flag takes away only the chance to \
                     win.",
                ),
                (
                    "The first one loses half a minute",
                    "Nothing is taken away. Extra time is given.",
                ),
                (
                    "Hardly: it will soon be a draw",
                    "Yes. When both have used it up the game is drawn, so nonsense moves gain \
                     nothing.",
                ),
            ],
        ),
        StepText::question(
            "White has king, bishop and knight against the bare king, and 5 minutes of main \
             time.",
            "How many moves may White take to mate?",
            &[
                (
                    "50",
                    "There is no 50-move rule here. The game ends in any case, so none is \
                     needed.",
                ),
                (
                    "As many as 5 minutes allow",
                    "Yes, 30 or 60. What ends the attempt is White’s own main time.",
                ),
                ("75", "Not here. With the double flag nobody counts moves."),
            ],
        ),
    ],
};
