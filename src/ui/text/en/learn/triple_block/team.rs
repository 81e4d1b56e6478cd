//! The words of `tb-team`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Captains and substitutes",
    aim: "How a team changes a player while the clock runs.",
    steps: &[
        StepText::read(
            "In a team event the captain can put another player in. Meanwhile the clock on that \
             board goes on running.\n\nHere White has been silent for 46 days: 4 days on the \
             clock, 50 in the bank.",
        ),
        StepText::task(
            "You are White\u{2019}s captain.",
            "Put a substitute in.",
            "Done, and not a second was added or taken.",
        ),
        StepText::question(
            "The substitute takes over.",
            "What does the new player find?",
            &[
                ("A clock of 50 days", "No. Nobody resets a clock."),
                (
                    "4 days on the clock, 50 in the bank",
                    "Yes: exactly where things are, in position and in time.",
                ),
                (
                    "All blocks as at the start",
                    "No. The time that is used stays used.",
                ),
            ],
        ),
        StepText::question(
            "It took a week to find somebody.",
            "What can the director do about that week?",
            &[
                (
                    "Give it back",
                    "No. Under Triple Block a director cannot reset the clock for it.",
                ),
                (
                    "Nothing",
                    "Yes. Substitutions happen with the clock running.",
                ),
                (
                    "Stop the clock from now on",
                    "No. Only a move or a claim stops a clock.",
                ),
            ],
        ),
        StepText::question(
            "The current text has suspended the captain\u{2019}s right to move bank time.",
            "How does the bank help now?",
            &[
                (
                    "The new player refills from it",
                    "Yes. Clock and bank go to the new player, who has to act before the clock \
                     runs out.",
                ),
                (
                    "The captain moves time from it",
                    "No. Rule 8 is not in effect in the current text.",
                ),
                (
                    "Not at all: it is lost with the old player",
                    "No. It stays with the board.",
                ),
            ],
        ),
        StepText::task(
            "In this event captains may move bank time, as the older text has it; but only when \
             another player is put in.",
            "Move bank time to the clock, and put the substitute in.",
            "The team is safe from a loss on time, and the new player has time to think. The two \
             are one act, in either order.",
        ),
        StepText::question(
            "The same event. A player of yours is careless: one day is on the clock, 50 in the \
             bank.",
            "What may you do as captain?",
            &[
                (
                    "Move bank time, and let the player go on",
                    "No. It is not there to help the current player avoid a loss.",
                ),
                (
                    "Remind the player to refill or to move",
                    "Yes. Without a substitution only the player can bring time over.",
                ),
                (
                    "Ask the director for time",
                    "No. A director cannot add time.",
                ),
            ],
        ),
        StepText::question(
            "A board is to be taken over.",
            "When is it too late for a substitution?",
            &[
                (
                    "After the scheduled end date",
                    "Yes; and when neither clock nor bank has time left. The end is taken to the second, \
                     unless the event has it last to the end of that day.",
                ),
                (
                    "In the last 50 days of the event",
                    "No. It is possible up to the scheduled end date.",
                ),
                (
                    "With less than 5 days on the clock",
                    "No. There is no minimum of remaining time.",
                ),
            ],
        ),
        StepText::question(
            "There are substitutes and replacements.",
            "What does a replacement have that a substitute does not?",
            &[
                ("A new clock", "No. Both take over the clock as it is."),
                ("The captain\u{2019}s rights", "No. That is another matter."),
                (
                    "The game as one\u{2019}s own",
                    "Yes: with the risk for the rating and the benefit for norms and titles.",
                ),
            ],
        ),
    ],
};
