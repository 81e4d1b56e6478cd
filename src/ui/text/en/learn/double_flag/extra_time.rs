//! The words of `df-extra-time`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Extra time",
    aim: "Gain time by pressing, fill the extra time up, and see what happens when it is gone.",
    steps: &[
        StepText::read(
            "The example of the article: 60 seconds of extra time, and 10 seconds of bonus. Each \
             press made on extra time adds to it: the whole 10 seconds with up to 40 left, less \
             above.\n\nThere are never more than the 60.",
        ),
        StepText::task(
            "White has 44 seconds of extra time and is to move. Now a press would add less than 10 \
             seconds.",
            "Press with White so that the whole bonus of 10 seconds is gained.",
            "There were at most 40 seconds left, and 10 were added.",
        ),
        StepText::task(
            "The same again. By moving quickly you save up time.",
            "Play both sides until White has 55 seconds or more after a press.",
            "Each press takes half of what is missing to 60, so it comes ever closer.",
        ),
        StepText::question(
            "White plays at once, move after move.",
            "How much extra time can White gather?",
            &[
                (
                    "As much as there are moves",
                    "The bonus shrinks. Closer to 60 seconds it is half of what is missing.",
                ),
                (
                    "60 seconds",
                    "Yes. What was given at first is also the most there can be.",
                ),
                ("100 seconds", "Never more than was given at first: 60."),
            ],
        ),
        StepText::question(
            "A player with little main time left thinks: “On extra time each move brings a bonus. \
             Should I let my main time run out sooner?”",
            "Would it gain anything?",
            &[
                (
                    "Yes, more bonuses",
                    "By the time main time would have run out otherwise, no more than 60 seconds \
                     can be there.",
                ),
                (
                    "No",
                    "Right. Whoever falls later is given the full 60 seconds then. Nobody can \
                     have more at that point.",
                ),
                (
                    "Yes, if one moves fast enough",
                    "However fast: extra time stops at 60 seconds.",
                ),
            ],
        ),
        StepText::task(
            "White has 6 seconds of extra time in all, and does not move.",
            "Wait and see what happens.",
            "The second flag has fallen. Extra time that runs out loses the game.",
        ),
        StepText::question(
            "60 seconds of extra time, 10 seconds of bonus. You are down to an instant, and \
             press.",
            "How long can you think for each move from now on, without ever falling?",
            &[
                (
                    "10 seconds",
                    "Yes. Every press leaves at least the bonus, however little there was.",
                ),
                (
                    "60 seconds",
                    "That much is there only once, when extra time begins.",
                ),
                (
                    "No time at all",
                    "Then nobody could hold. Every press leaves at least 10 seconds.",
                ),
            ],
        ),
    ],
};
