//! The words of `tb-move`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "What a move does",
    aim: "Debit, increment, refill: what happens the moment you move.",
    steps: &[
        StepText::read(
            "A move does three things, in this order. The exact time you thought comes off the \
             clock. Then the increment comes, in your first 50 moves. Then the bank fills the \
             clock, up to 50 days.\n\nTry it: the opponent answers after two days.",
        ),
        StepText::task(
            "Here a move brings 5 days, and the bank has 50.",
            "Think for twelve days, then move.",
            "50 − 12 + 5 is 43; the bank added 7 by itself. The clock is full, the bank has 43.",
        ),
        StepText::question(
            "The clock showed 38 days when you moved, and 50 after it. The increment is 5 days.",
            "Where did the other 7 days come from?",
            &[
                ("From the increment", "No. It is 5 days, and no more."),
                (
                    "From the opponent\u{2019}s clock",
                    "No. No time goes from one player to the other.",
                ),
                (
                    "From the bank",
                    "Yes. After each move the bank refills the clock by itself, as long as it \
                     has time.",
                ),
            ],
        ),
        StepText::question(
            "Clock 50, bank 50, increment 5. You move after 3 days and 4 hours.",
            "What do clock and bank show then?",
            &[
                (
                    "46 d 20:00:00 and 55 d",
                    "No. The increment goes to the clock first, as far as it takes it.",
                ),
                (
                    "50 d and 51 d 20:00:00",
                    "Yes. The clock takes 3 d 4 h of the increment; the other 1 d 20 h goes to \
                     the bank.",
                ),
                (
                    "50 d and 50 d",
                    "No. What the clock cannot take is not lost: it goes to the bank.",
                ),
            ],
        ),
        StepText::task(
            "Check it: not a second is rounded.",
            "Move after exactly 3 days and 4 hours.",
            "50 d on the clock and 51 d 20:00:00 in the bank.",
        ),
        StepText::task(
            "A federation\u{2019}s page reads the rules another way: a move brings the increment \
             alone, and the bank waits for your hand. Your server shows which one holds. This game \
             is played that way.",
            "Think for twelve days, then move.",
            "The clock shows 43 days, and the bank still has 51 d 20:00:00. In such an event \
             you refill by hand.",
        ),
        StepText::question(
            "You have moved.",
            "Which clock runs now?",
            &[
                (
                    "The opponent\u{2019}s",
                    "Yes, from the second of your move on. Only a move or a claim stops a clock.",
                ),
                (
                    "None, until the opponent has seen the move",
                    "No. Nobody has to see it.",
                ),
                ("Both", "No. Only that of the player to move."),
            ],
        ),
        StepText::question(
            "The bank refills the clock after each move.",
            "When do you have to refill by hand?",
            &[
                ("After every move", "No. That happens by itself."),
                (
                    "When one move takes more than 50 days",
                    "Yes. The clock never shows more than 50 days, so it has to be filled while \
                     you think.",
                ),
                (
                    "Never",
                    "No. A clock that is not refilled runs out after 50 days at the latest.",
                ),
            ],
        ),
    ],
};
