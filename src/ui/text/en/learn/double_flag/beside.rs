//! The words of `df-beside`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Compared with Bronstein and byo\u{2011}yomi",
    aim: "The same thinking on three clocks: what each of them gives.",
    steps: &[
        StepText::task(
            "Three clocks with 30 seconds of main time: double flag, Bronstein, byo-yomi. \
             Bronstein’s display includes the first delay. One press works all three clocks, and \
             Black answers after a second.",
            "Make two moves, and watch what each clock gives.",
            "Only Bronstein’s gave something back. The others give nothing on main time.",
        ),
        StepText::question(
            "You thought for 2 seconds, with a Bronstein delay of 5.",
            "What did you get back?",
            &[
                (
                    "5 seconds",
                    "Then the time would grow. Bronstein’s never does that.",
                ),
                ("2 seconds", "Yes: what you used, up to 5 seconds."),
                (
                    "Nothing",
                    "Bronstein’s gives back what was used for the move, up to the delay.",
                ),
            ],
        ),
        StepText::task(
            "Now there is one second of main time. Bronstein and byo-yomi give 5 seconds for \
             every move; the double flag has 30 seconds of extra time, and its bonus.",
            "Make three moves without losing on any clock.",
            "All three guarantee a minimum for each move.",
        ),
        StepText::question(
            "Byo-yomi, one period of 5 seconds. You move after 2.",
            "How much do you have for the next move?",
            &[
                (
                    "5 seconds",
                    "Yes. The minimum is there each time. What is left over is lost.",
                ),
                ("8 seconds", "Nothing is saved up in byo-yomi."),
                ("3 seconds", "The period starts again with each move."),
            ],
        ),
        StepText::task(
            "The same clocks. This time you want to think.",
            "Think for 12 seconds at one move, and see which clocks survive.",
            "Extra time allows a long think. It was there from the beginning, and presses can \
             refill it.",
        ),
        StepText::question(
            "Add-on bonus, Bronstein, byo-yomi.",
            "Where does the double flag’s bonus stand?",
            &[
                (
                    "It is an add-on: time grows without limit",
                    "It grows only up to the extra time given at first.",
                ),
                (
                    "It is a delay: time never grows",
                    "Extra time that was used can be saved up again.",
                ),
                (
                    "Between the two: time can be saved up, but only to a limit",
                    "Yes, a hybrid of delay and add-on.",
                ),
            ],
        ),
        StepText::question(
            "Bronstein and byo-yomi guarantee a minimum for each move as well.",
            "What do they not do?",
            &[
                (
                    "Let one hold a drawn position",
                    "They do: there is always time for a move.",
                ),
                (
                    "Bring an aimless game to its end",
                    "Yes. One can play on for ever, so rules for claims are needed. Main time \
                     without bonus ends it here.",
                ),
                ("Work on a digital clock", "Both have long been in use."),
            ],
        ),
        StepText::read(
            "Othello has a relative of the idea. Whoever oversteps time gets two more minutes, \
             which can only lessen the loss: a later win or draw on the board counts as the \
             smallest possible loss.",
        ),
    ],
};
