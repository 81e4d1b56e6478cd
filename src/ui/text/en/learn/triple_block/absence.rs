//! The words of `tb-absence`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Planning an absence",
    aim: "Being away costs time in every game where it may be your move.",
    steps: &[
        StepText::read(
            "There is no leave. A month away costs 30 days of the clock in every game in which it \
             is your move, or becomes it while you are gone.\n\nSo plan for the worst: every \
             opponent moves just as you leave. And compare the clocks with the server first: until \
             then the stricter reading of the rules counts.",
        ),
        StepText::task(
            "You leave in 5 days, for 30. It is your move: 20 days on the clock, 20 in the \
             bank. Opponents move just as you leave.",
            "Make sure that the clock lasts, then leave.",
            "The game is there when you are back.",
        ),
        StepText::question(
            "In another game the opponent is to move. You are away for 30 days.",
            "What does that cost you there at worst?",
            &[
                ("Nothing", "No. The opponent may move on the day you leave."),
                (
                    "30 days of the clock",
                    "Yes. Without a move of yours the clock can run all the time.",
                ),
                ("15 days", "No. You cannot rely on that."),
            ],
        ),
        StepText::task(
            "Two games. In the second the opponent is to move; you may refill it all the same.",
            "Do what each game needs, then leave.",
            "Both clocks lasted: one by a move, one by a refill.",
        ),
        StepText::question(
            "A trip of 50 days. Clock 50, bank 200, and it may become your move.",
            "Is the game safe?",
            &[
                (
                    "Yes, with so much in the bank",
                    "No. Nobody brings it over while you are away.",
                ),
                (
                    "Yes, it is refilled by itself",
                    "No. That happens after a move only.",
                ),
                (
                    "No",
                    "Right. No clock shows more than 50 days, and at zero it has run out. Before \
                     such a trip the opponents\u{2019} moves decide.",
                ),
            ],
        ),
        StepText::task(
            "Three games, and nobody tells you what they need. You leave in 5 days, for 30.",
            "Save all three.",
            "You did it: each had what it needed before it was too late.",
        ),
        StepText::question(
            "Ten games before a trip, and one evening.",
            "In which do you act first?",
            &[
                (
                    "Where a clock runs out first",
                    "Yes. What can wait is not lost by waiting.",
                ),
                (
                    "Where the bank is fullest",
                    "No. A full bank says nothing about the clock.",
                ),
                (
                    "Where the position is hardest",
                    "No. A refill buys the time for that.",
                ),
            ],
        ),
        StepText::question(
            "The trip is booked.",
            "What is a plan?",
            &[
                ("Register leave", "No. Leave time is eliminated."),
                (
                    "Fill clocks, move where a refill is not enough, and know the dates",
                    "Yes. And a look at the server on the way, if you can.",
                ),
                (
                    "Inform the director",
                    "No. It changes nothing on the clocks.",
                ),
            ],
        ),
    ],
};
