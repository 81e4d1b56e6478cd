//! The words of `tb-event`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Planning an event",
    aim: "How its length makes the three blocks.",
    steps: &[
        StepText::read(
            "An organizer chooses a start and a maximum length. All else follows: the end date, \
             and the three blocks.\n\nMove the slider. The bar shows all of a player\u{2019}s time: \
             clock, 50 increments, bank.",
        ),
        StepText::task(
            "Below a certain length an event cannot be rated.",
            "Announce the shortest event that can be rated.",
            "302 days. A published event of that length had 51 days in the bank instead of the \
             table\u{2019}s 50.",
        ),
        StepText::task(
            "The increment grows with the length.",
            "Announce the shortest event that brings 5 days a move.",
            "700 days, about two years.",
        ),
        StepText::question(
            "An event of 450 days.",
            "What are its blocks?",
            &[
                (
                    "50, bank 50, increment 2",
                    "No. That is the row of 400 days.",
                ),
                (
                    "50, bank 75, increment 2",
                    "Yes. The 25 days that each player has more than at 400 are in the bank.",
                ),
                (
                    "50, bank 75, increment 3",
                    "No. That is the row of 550 days.",
                ),
            ],
        ),
        StepText::task(
            "The club wants a bank of 75 days and 3 days a move.",
            "Announce such an event.",
            "A bank of 75 days and 3 days a move, by the table.",
        ),
        StepText::question(
            "An event of 1,000 days: clock 50, bank 50, increment 8.",
            "How much time does each player get in all?",
            &[
                ("1,000 days", "No. That is both players together."),
                (
                    "500 days",
                    "Yes: 50 + 50 + 400, half of the event. The two never think at once, so it \
                     ends in time. For the first 50 moves themselves it is 8 days less: an \
                     increment comes only after its move.",
                ),
                ("450 days", "No. The bank counts too."),
            ],
        ),
        StepText::question(
            "An organizer has 365 days at most. The table has no such row.",
            "Which row does the text of the rules lead to?",
            &[
                (
                    "350 days",
                    "Yes. The length is a maximum, and 350 is the longest row that fits. What \
                     was published counts.",
                ),
                ("400 days", "No. That is longer than wanted."),
                ("302 days", "No. 350 fits too, and is longer."),
            ],
        ),
        StepText::question(
            "An event of 350 days starts on 1 January 2027.",
            "When does it end?",
            &[
                (
                    "When the last game is over",
                    "No. The end is known at the start.",
                ),
                (
                    "On 17 December 2027",
                    "Yes, 350 days later, exactly; with the blocks of the table, and without SDP or GT, \
                     that is certain.",
                ),
                (
                    "On 31 December 2027",
                    "No. An event ends so many days after its start, whatever the calendar \
                     says.",
                ),
            ],
        ),
    ],
};
