//! The words of `tb-blocks`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "The three blocks",
    aim: "Clock, increment and bank, and which of them runs.",
    steps: &[
        StepText::read(
            "A correspondence game lasts for months. Triple Block gives each player three blocks of time: \
             the clock, the increment and the bank.\n\nHere is a game in an event of 700 days. The \
             clock is solid, the increment hatched, the bank faint.",
        ),
        StepText::task(
            "The clock is what you have for the move at hand. It is set to 50 days in every event, \
             and it is the only block that runs.",
            "Let ten days pass.",
            "40 days are left on the clock. Bank and increment have not changed.",
        ),
        StepText::question(
            "Ten days of your first move are gone.",
            "Where does the time for the next days come from?",
            &[
                (
                    "From the clock alone",
                    "Yes. The bank waits until time is moved from it to the clock.",
                ),
                (
                    "From the bank first",
                    "No. Nobody thinks on the bank: its time has to be moved to the clock first.",
                ),
                (
                    "From clock and bank in turn",
                    "No. The clock alone runs; the bank only fills it.",
                ),
            ],
        ),
        StepText::task(
            "The bank is yours to use as you like: at any time you can move time from it to the \
             clock, as far as the clock takes it.",
            "Fill the clock from the bank.",
            "The clock shows 50 days again, and the bank has 40. Together it is as much as before.",
        ),
        StepText::question(
            "The bank still has 40 days, and the clock shows 50.",
            "How much can a clock show at most?",
            &[
                (
                    "90 days, all that you have",
                    "No. What does not fit stays in the bank.",
                ),
                (
                    "50 days",
                    "Yes: 50 days, on any occasion and in every event.",
                ),
                (
                    "As many days as the event has left",
                    "No. The limit is the same on every day of every event.",
                ),
            ],
        ),
        StepText::question(
            "You think for 3 days, 4 hours and 20 minutes about a move.",
            "What does it cost?",
            &[
                ("4 days", "No. Nothing is rounded, neither up nor down."),
                (
                    "3 days: the hours are a buffer",
                    "No. There is no buffer time; it is part of the blocks already.",
                ),
                (
                    "3 d 04:20:00",
                    "Yes. Every second counts, and none is counted twice: nothing is ever doubled.",
                ),
            ],
        ),
        StepText::question(
            "You go on holiday, and it is your move.",
            "What stops your clock?",
            &[
                (
                    "Leave that you take",
                    "No. There is no leave time: the bank is in its place.",
                ),
                (
                    "A word to the director",
                    "No. A director cannot stop or reset a clock.",
                ),
                (
                    "Nothing but a move or a claim",
                    "Yes. Clocks run at night, on holiday, and while a player is replaced.",
                ),
            ],
        ),
        StepText::task(
            "Whoever files a claim stops the clock until it is resolved. That time is nobody\u{2019}s.",
            "File a claim, and let five days pass.",
            "Five days later the clock shows what it did.",
        ),
        StepText::question(
            "The event lasts 700 days: clock 50, bank 50, and 5 days for each of the first 50 moves.",
            "How much time does each player have in all?",
            &[
                ("100 days", "No. The increments count too: 50 times 5 days."),
                (
                    "350 days",
                    "Yes: 50 + 50 + 250. That is half of the event, as only one clock runs at a time; \
                     so the end date is certain.",
                ),
                ("700 days", "No. That is both players together."),
            ],
        ),
    ],
};
