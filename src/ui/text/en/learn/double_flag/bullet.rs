//! The words of `df-bullet`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "From bullet to classical",
    aim: "What the double flag makes of one minute, and of ninety.",
    steps: &[
        StepText::question(
            "Bullet: one or two minutes for the whole game, sudden death.",
            "What becomes of a game with a few seconds left?",
            &[
                (
                    "The better player wins all the same",
                    "Often enough the quicker one does, by moves that need no thought.",
                ),
                (
                    "A parody of chess",
                    "Yes. Any move is good that takes no time.",
                ),
                ("It is drawn", "Under sudden death a flag decides it."),
            ],
        ),
        StepText::task(
            "The end of a bullet game under “2 df30/5”. White has 15 seconds of main time, and \
             there is a mate in two.",
            "Mate before White’s first flag falls.",
            "Sensible and aggressive play is rewarded: it was won on the board.",
        ),
        StepText::question(
            "Both sides have three seconds of main time. You see no win.",
            "Do quick, pointless moves help?",
            &[
                (
                    "No",
                    "Right. When both first flags are down it is a draw. A surprising attack is \
                     the better try.",
                ),
                (
                    "Yes, the opponent may run out first",
                    "That only puts the opponent on extra time, with 5 seconds for every move.",
                ),
                ("Yes, they gain bonuses", "Main time has no bonus."),
            ],
        ),
        StepText::question(
            "Take the double flag faster and faster: a minute, half a minute, ten seconds.",
            "What becomes of the games?",
            &[
                (
                    "They turn into scrambles",
                    "There is nothing to win by scrambling.",
                ),
                (
                    "The first player wins more often",
                    "Nothing in the clock favours a side.",
                ),
                (
                    "They are drawn more often",
                    "Yes. With too little time nobody can win in it, but it stays chess.",
                ),
            ],
        ),
        StepText::read(
            "Classical: “90/40, 15 df300/30” is 90 minutes for 40 moves, then 15 minutes more of \
             main time. Behind it there are 5 minutes of extra time with up to 30 seconds for each \
             move.",
        ),
        StepText::task(
            "The same form, made short: 5 seconds for 40 moves. Start White’s clock.",
            "Let White’s first period run out.",
            "This is no first flag: White fell short of 40 moves, and has lost on time.",
        ),
        StepText::question(
            "A control of several periods.",
            "Behind which of them is there extra time?",
            &[
                (
                    "Behind each",
                    "Whoever falls short of an earlier period loses as ever.",
                ),
                (
                    "Behind the last one",
                    "Yes. Only final main time has extra time behind it.",
                ),
                (
                    "Behind the first one",
                    "There the moves count: falling short of them loses.",
                ),
            ],
        ),
    ],
};
