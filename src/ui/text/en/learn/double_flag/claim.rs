//! The words of `df-claim`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Claiming the draw",
    aim: "Who may claim, when, and when to play on instead.",
    steps: &[
        StepText::read(
            "When one side is on extra time and the other is not, the one with main time left may \
             claim a draw. The claim is one word and ends the game.",
        ),
        StepText::task(
            "Black is on extra time. White has main time left and no wish to play on.",
            "Claim the draw for White.",
            "Claimed: the game is drawn.",
        ),
        StepText::question(
            "Black is on extra time and White is not.",
            "May Black claim?",
            &[
                (
                    "Yes, on Black’s own turn",
                    "Black may hold, and White decides. Otherwise no game could be won after a \
                     first flag.",
                ),
                (
                    "Yes, if White makes no progress",
                    "Progress is nobody’s business here: White’s main time ends the attempt.",
                ),
                ("No", "Right. Only the side with main time left may."),
            ],
        ),
        StepText::question(
            "You may claim.",
            "When do you have to do it?",
            &[
                (
                    "At once, or the right is lost",
                    "It lasts as long as you have main time and the game goes on.",
                ),
                (
                    "Whenever you wish",
                    "Yes, on your own turn or on the opponent’s.",
                ),
                (
                    "Before your next move",
                    "Making a move does not give the right up.",
                ),
            ],
        ),
        StepText::task(
            "Black is on extra time. White could claim, and has better.",
            "Wait for Black’s move, and win as White.",
            "With main time left you may play on as long as there is something to win.",
        ),
        StepText::question(
            "You have main time left, your opponent is on extra time. You play a wild attack.",
            "How can you still lose?",
            &[
                (
                    "By being mated",
                    "Mate by a player on extra time only draws.",
                ),
                (
                    "Only by resigning",
                    "Yes. Being mated draws, and so does running out of main time.",
                ),
                (
                    "By running out of main time",
                    "Then both first flags are down, and the game is drawn.",
                ),
            ],
        ),
        StepText::question(
            "You have main time left against an opponent on extra time, and your position is \
             hopeless.",
            "What is better than resigning?",
            &[
                (
                    "Claiming the draw",
                    "Yes. The clock reminds you of it before it lets you resign.",
                ),
                (
                    "Nothing, the position is lost",
                    "On the board, perhaps. But the opponent’s first flag has fallen, and a draw \
                     is there to be claimed.",
                ),
            ],
        ),
    ],
};
