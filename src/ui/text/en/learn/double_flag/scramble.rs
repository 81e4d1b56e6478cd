//! The words of `df-scramble`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Time scrambles",
    aim: "Lose a drawn position on time, see why, and hold the same position.",
    steps: &[
        StepText::question(
            "King and rook against king and rook. Unless the other side blunders badly, nobody can \
             make progress here, and nobody can force the game to end.",
            "What should the result be?",
            &[
                (
                    "A draw",
                    "Yes. Nothing on the board speaks for either side.",
                ),
                (
                    "A win for whoever is faster",
                    "Speed of hand is not chess. A fixed time limit may decide it so all the same, \
                     as the next step shows.",
                ),
                (
                    "A win for whoever has more time left",
                    "Time left can help one to find good moves. Here there is nothing to find.",
                ),
            ],
        ),
        StepText::task(
            "Sudden death: each side has 20 seconds for all moves that are left. Black answers at \
             once and never stops. The clocks start with your first move.",
            "Play White until a flag falls.",
            "A flag has fallen in a drawn position. Under the usual rules its owner has lost.",
        ),
        StepText::question(
            "The position never changed its nature. The clock did: it offered a new way of winning.",
            "What was this game decided by?",
            &[
                (
                    "By the better position",
                    "Neither side had one. The moves were as good as any others.",
                ),
                (
                    "By the faster hand",
                    "Yes. Whoever moves faster can go on until the other one’s time is used up.",
                ),
                (
                    "By the better plan",
                    "No plan makes progress here. Black just kept moving.",
                ),
            ],
        ),
        StepText::question(
            "Women’s world championship 2008, Soćko against Foisor: even king and knight against \
             king and knight was won, by playing on until Black ran out of time.",
            "What is at fault?",
            &[
                (
                    "The players’ conduct",
                    "They play for what the rules reward. In a tie-break, goodwill cannot settle \
                     who is to go through.",
                ),
                (
                    "The arbiter",
                    "The arbiter applies the rules, and by these rules a fallen flag counts.",
                ),
                (
                    "The rules",
                    "Yes. With a fixed time limit and moves that can be reversed, winning on time \
                     is part of the game.",
                ),
            ],
        ),
        StepText::question(
            "An increment, say 30 seconds for each move, ends the scramble: nobody has to run out \
             of time. But then nothing ends the game either.",
            "What do the Laws need beside the increment?",
            &[
                (
                    "Longer increments",
                    "The more is added, the longer an aimless game can last.",
                ),
                (
                    "The rules of 50 moves and of threefold repetition",
                    "Yes. Without them one could play on for ever. With them the players have to \
                     count moves and positions.",
                ),
                (
                    "An arbiter at each board",
                    "There are not so many, and they would need a rule to go by.",
                ),
            ],
        ),
        StepText::read(
            "The double flag splits the time in two. Main time is for winning. When it is used up, \
             the first flag falls and extra time begins: enough for every move, but only to hold \
             the draw.\n\nWhen both sides have used up their main time, the game is drawn.",
        ),
        StepText::task(
            "The same position. Each side has 20 seconds of main time, then 30 seconds of extra \
             time with up to 5 more for each move. Black has no reason to hurry now.",
            "Play White and hold the draw.",
            "A draw, on the clock as on the board.",
        ),
        StepText::question(
            "You always had at least 5 seconds for a move. Black’s main time went on running all \
             the while.",
            "Could Black have won by moving at top speed?",
            &[
                (
                    "Yes, by using up your extra time",
                    "Every press on extra time leaves at least 5 seconds. Only you can let them \
                     run out.",
                ),
                (
                    "Yes, by keeping main time for ever",
                    "Nothing is added to main time. However fast the moves, it comes to its end.",
                ),
                (
                    "No",
                    "Right. Speed only puts off the moment when Black’s first flag falls too, and \
                     then the game is drawn.",
                ),
            ],
        ),
    ],
};
