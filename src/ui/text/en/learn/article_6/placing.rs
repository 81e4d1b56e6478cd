//! 6.4.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.4: Where the clock stands",
    aim: "Who decides where the chess clock is placed, and what if it was placed wrongly.",
    steps: &[
        StepText::question(
            "Black is left-handed and would like the clock on the other side of the board.",
            "Who decides where it stands?",
            &[
                (
                    "Black, who has the second move",
                    "A widespread custom, but not the rule.",
                ),
                (
                    "Whoever comes to the board first",
                    "Coming first gives no say in it.",
                ),
                (
                    "The arbiter",
                    "The arbiter decides where the chess clock is placed.",
                ),
            ],
        ),
        StepText::task(
            "The game has begun, and now you see that the sides were mixed up: White’s time runs \
             on Black’s side.",
            "As the arbiter, stop the clocks, turn the clock round and resume.",
            "Each player now has their own time on their own side, to the second.",
        ),
        StepText::question(
            "The clock was placed the wrong way round and is turned.",
            "What happens to the times?",
            &[
                (
                    "They stay with their colours",
                    "White’s time is White’s, whichever side shows it.",
                ),
                (
                    "Each player keeps the time on that side of the table",
                    "Then White would have Black’s time.",
                ),
            ],
        ),
        StepText::question(
            "During the game White finds that the clock is too far away to be pressed properly.",
            "What may White do?",
            &[
                (
                    "Turn it quickly on White’s own time",
                    "The players do not decide where it stands, and must not pick it up (6.7c).",
                ),
                (
                    "Stop the clocks and ask the arbiter",
                    "That is seeking the arbiter’s assistance (6.12b), and 6.4 makes it the \
                     arbiter’s decision.",
                ),
                (
                    "Nothing until the game is over",
                    "The arbiter’s assistance may be sought at any time.",
                ),
            ],
        ),
        StepText::question(
            "Both players want the clock on the left. The arbiter wants all clocks on the right, \
             to see them from the aisle.",
            "Where does it stand?",
            &[
                (
                    "On the right",
                    "It is the arbiter’s decision. Today’s Laws say that it is made before the \
                     start of the game.",
                ),
                (
                    "On the left",
                    "The players’ wish does not bind the arbiter.",
                ),
            ],
        ),
    ],
};
