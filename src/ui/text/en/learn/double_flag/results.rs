//! The words of `df-results`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Results: who can still win",
    aim: "Mate on main time and on extra time, and know what each ending is worth.",
    steps: &[
        StepText::task(
            "White’s first flag is still up. Mate on main time wins, as ever.",
            "Win as White before the first flag falls.",
            "Checkmate on main time: White wins.",
        ),
        StepText::task(
            "Black’s first flag has fallen, White’s has not. Black has one legal move.",
            "Wait for it, and mate.",
            "Whoever has main time left can still win on the board.",
        ),
        StepText::task(
            "Now White is on extra time, with the same mate at hand.",
            "Give mate.",
            "Mate, and yet a draw: on extra time one can hold, not win.",
        ),
        StepText::question(
            "White is on extra time, Black has main time left. White resigns.",
            "What is the result?",
            &[
                (
                    "A draw",
                    "Not for whoever resigns. The draw was there to be held.",
                ),
                ("Black wins", "Yes. Resigning loses, as always."),
                (
                    "Nobody wins",
                    "There is always a result: the opponent of whoever resigns has won.",
                ),
            ],
        ),
        StepText::question(
            "White is a queen up. Black’s first flag fell long ago; now White’s falls too.",
            "What is the result?",
            &[
                (
                    "A draw",
                    "Yes, at once and whatever the position: both have used up their main time.",
                ),
                (
                    "White wins, being a queen up",
                    "Main time was there to win with, and now it is used up.",
                ),
                (
                    "White wins, since Black’s flag fell first",
                    "The order of the first flags does not matter here.",
                ),
            ],
        ),
        StepText::question(
            "White’s extra time runs out. Black has only the king left.",
            "What is the result?",
            &[
                (
                    "A draw, since Black cannot mate",
                    "So it would be under FIDE’s 6.9. With the double flag the material is not \
                     asked about.",
                ),
                (
                    "The game goes on",
                    "Both flags of White are down. There is no time left to play with.",
                ),
                (
                    "Black wins",
                    "Yes. The article says it plainly: whoever oversteps extra time has lost on \
                     time.",
                ),
            ],
        ),
        StepText::question(
            "No pawn has moved and nothing was captured for 60 moves. White still has main time.",
            "What may Black claim?",
            &[
                ("A draw by the 50-move rule", "The mode does without it."),
                (
                    "Nothing",
                    "Right. White may go on trying until the first flag falls, no longer.",
                ),
                (
                    "A draw after 75 moves",
                    "Neither 50 nor 75 moves count here.",
                ),
            ],
        ),
        StepText::read(
            "In short: with main time you can win. On extra time you can draw, by mate too, by \
             stalemate, by a dead position or by agreement. You lose when your extra time is over, \
             when you are mated, or when you resign.",
        ),
    ],
};
