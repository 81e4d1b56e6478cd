//! The words of `tb-protection`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "SDP and GT",
    aim: "What an organizer can grant when all time is nearly used up.",
    steps: &[
        StepText::read(
            "Rule 9 lets an organizer choose sudden death protection (SDP) of 1 to 5 days. The \
             older text has guaranteed time (GT) of 3 days instead. The current text has \
             suspended the option: it holds only where your event says so.\n\nIt can help \u{201c}only \
             after move 50\u{201d}: here from your own move 51 on, the reading that promises less. \
             An event can say that it helps with move 50 already.",
        ),
        StepText::task(
            "First without: move 53, two days on the clock, bank empty.",
            "Think for a day or longer, then move.",
            "What is left is all there is. Without the option no clock is ever reset.",
        ),
        StepText::task(
            "The same with SDP of 3 days.",
            "Think for a day or longer, then move.",
            "The clock was below 3 days after the move, with nothing in bank and increment: it \
             was reset to 3 days.",
        ),
        StepText::task(
            "The same with GT. It can happen after every move, for the rest of the game.",
            "Make three moves of a day or longer each.",
            "After each of them the clock shows 3 days.",
        ),
        StepText::question(
            "SDP of 3 days, after move 50. You move with 1 day on the clock and 3 days in the \
             bank.",
            "Is the clock reset to 3 days by the protection?",
            &[
                ("Yes", "No. Bank and increment have to be empty."),
                (
                    "No: the bank has time",
                    "Right. Only when nothing is left there does the protection come in. Where the bank \
                     does not refill by itself, a small one is better emptied before the move.",
                ),
                (
                    "Yes, but to 2 days",
                    "No. It resets to the number of days that the organizer chose, or not at \
                     all.",
                ),
            ],
        ),
        StepText::question(
            "SDP of 3 days. Two days are on your clock, and you think for two days.",
            "What happens?",
            &[
                (
                    "The clock is reset to 3 days",
                    "No. That happens on completing a move.",
                ),
                (
                    "The game is lost",
                    "Yes. The protection does not help whoever does not move in time.",
                ),
                ("The director adds a day", "No. A director cannot add time."),
            ],
        ),
        StepText::question(
            "SDP of 3 days. After your move the clock shows 4 days.",
            "What does the protection do?",
            &[
                ("Nothing", "Yes. Only a clock that shows less is reset."),
                (
                    "It sets the clock to 3 days",
                    "No. It never takes time away.",
                ),
                (
                    "It adds 3 days",
                    "No. It sets a lower clock to 3 days; it adds nothing to a higher one.",
                ),
            ],
        ),
        StepText::question(
            "An organizer selects SDP.",
            "What is given up for it?",
            &[
                ("The rating", "No. That depends on the length of the event."),
                ("The increments", "No. They come as ever."),
                (
                    "The certain end date",
                    "Yes. The event may go beyond its scheduled end.",
                ),
            ],
        ),
        StepText::question(
            "Two texts, two options.",
            "How does GT differ from SDP?",
            &[
                (
                    "GT adds 3 days at the start",
                    "No. It too comes in after move 50 only.",
                ),
                (
                    "GT is 3 days; SDP is 1 to 5 as chosen",
                    "Yes. In all else they are the same.",
                ),
                (
                    "GT helps only once",
                    "No. Both go on for the rest of the game.",
                ),
            ],
        ),
    ],
};
