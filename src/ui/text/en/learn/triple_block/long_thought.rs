//! The words of `tb-110-days`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Thinking for 110 days",
    aim: "How one move can take longer than the clock can show.",
    steps: &[
        StepText::read(
            "An event of 550 days: clock 50, increment 3, bank 75. That is 125 days for your first \
             move, if you want them.\n\nBut the clock never shows more than 50. The bank has to be \
             brought over in portions, before the clock runs out.",
        ),
        StepText::question(
            "It is your first move.",
            "How long can you think without doing anything?",
            &[
                ("125 days", "No. The bank does not flow by itself."),
                ("Less than 50 days", "Yes. Then you have to move or refill."),
                ("53 days", "No. The increment comes after the move."),
            ],
        ),
        StepText::task(
            "Some days before the clock runs out you fill it up. The offered amount is what it \
             takes.",
            "Think for some 49 days, then fill the clock.",
            "The clock is at 50 again, and the bank has what is left.",
        ),
        StepText::task(
            "Day 49: the clock shows 50, the bank 26. You go on thinking.",
            "Bring the rest of the bank to the clock, before it runs out.",
            "The bank is empty now. What is on the clock is all that you have for this move.",
        ),
        StepText::task(
            "Now all of it, from the first day on.",
            "Think for 110 days or more, then move.",
            "A move of 110 days, and no rule was bent.",
        ),
        StepText::question(
            "You moved on day 110 and refilled all 75 days before.",
            "What do clock and bank show after the move?",
            &[
                (
                    "15 d and 0 d",
                    "No. 125 less 110 is 15, but a move brings 3 days.",
                ),
                (
                    "18 d and 0 d",
                    "Yes: 15 days left, 3 days of increment, and nothing to refill with.",
                ),
                (
                    "50 d and 0 d",
                    "No. The bank is empty; nothing fills the clock.",
                ),
            ],
        ),
        StepText::question(
            "You want to think for 110 days.",
            "How many refills does that need at least?",
            &[
                (
                    "One",
                    "No. A refill comes before the clock runs out, and fills it up to 50: that \
                     makes less than 100 days.",
                ),
                ("Two", "Yes. Each brings 50 days less a second at most."),
                ("Three", "No. Two are enough, if they come late enough."),
            ],
        ),
        StepText::question(
            "The bank is empty, and the clock shows 12 days.",
            "What gives you more time?",
            &[
                (
                    "A request to the director",
                    "No. A director cannot add time.",
                ),
                (
                    "Waiting for the increment",
                    "No. It comes after a move only.",
                ),
                ("Only making the move", "Yes. Then the increment comes."),
            ],
        ),
    ],
};
