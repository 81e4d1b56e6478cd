//! 6.6.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.6: Arriving late",
    aim: "The default time: how late is too late, and what events set today.",
    steps: &[
        StepText::task(
            "In this edition a player who arrives more than one hour after the scheduled start \
             has lost. White is missing; 58 minutes have passed, and half a minute passes in each \
             second.",
            "As the arbiter, forfeit White as soon as the rule allows it.",
            "The hour was over and White was not there: Black wins.",
        ),
        StepText::task(
            "White sits down 59 minutes after the scheduled start.",
            "Let White make a move.",
            "White was in time, and plays with the time that is left.",
        ),
        StepText::question(
            "One hour late: the hour has to begin somewhere.",
            "From when is it counted?",
            &[
                (
                    "From the opponent’s arrival",
                    "The opponent may be late too; the hour does not wait.",
                ),
                (
                    "From the scheduled start of the session",
                    "As 6.6 says, even if the clocks were started later.",
                ),
                (
                    "From the moment the clock was started",
                    "Not if the session began late: the schedule counts.",
                ),
            ],
        ),
        StepText::question(
            "After more than an hour neither player has come, and the rules of the event say \
             nothing else. Decide it here as the arbiter.",
            "Who wins?",
            &[
                (
                    "Nobody: both have lost",
                    "Each arrives too late, and each loses, unless the arbiter decides otherwise.",
                ),
                ("Black, because White’s clock ran", "Black is just as late."),
                (
                    "Nobody: it is a draw",
                    "A draw would give half a point for not coming.",
                ),
            ],
        ),
        StepText::task(
            "Today the regulations of each event set the default time in advance. Here it is \
             fifteen minutes; White is fourteen minutes late.",
            "Forfeit White as soon as these regulations allow it.",
            "One hour is no longer in the Laws: what counts is what the event has set.",
        ),
        StepText::question(
            "An event today has set a default time of zero. Black comes ten seconds after the \
             start.",
            "What follows?",
            &[
                (
                    "Black plays on, ten seconds are nothing",
                    "With a default time of zero, ten seconds are too late.",
                ),
                (
                    "Black has lost, unless the arbiter decides otherwise",
                    "Whoever arrives after the default time loses; only the arbiter can decide \
                     otherwise.",
                ),
                (
                    "Black gets a warning",
                    "There is no warning for arriving late: the game is lost.",
                ),
            ],
        ),
        StepText::task(
            "White sat down in time and is thinking about the first move; the clock cannot know \
             that. A quarter of a minute passes in each second.",
            "Say as White, before the hour is over, that you are here; then watch the hour pass.",
            "What counts is the moment of arrival, not the first press.",
        ),
        StepText::task(
            "White came 61 minutes after the scheduled start and pressed the clock at once.",
            "As the arbiter, decide as 6.6 says.",
            "A press says when somebody came, and does not make it earlier. At exactly sixty \
             minutes White would have been in time: “more than” begins a millisecond later.",
        ),
    ],
};
