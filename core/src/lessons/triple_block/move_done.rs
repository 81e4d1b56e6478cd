//! The effects of a move, step by step.

use super::table::{MOVE, d, game, hours, rule, shown, wait};
use crate::correspondence::{EventDraft, Refill, Seconds, ShownTime};
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::ledger::{LedgerActions, LedgerExhibit, TakenUp};
use crate::lessons::lesson::{Lesson, Step};

/// The learner moves, and gets an answer two days later.
const GAME: LedgerExhibit = LedgerExhibit {
    offers: LedgerActions::moving(20),
    reply: Some(d(2)),
    ..LedgerExhibit::of(700)
};

/// The second move, when the bank does not refill by itself.
const INCREMENT_ONLY: LedgerExhibit = LedgerExhibit {
    agreed: |draft| EventDraft {
        refill: Refill::IncrementOnly,
        ..draft
    },
    taken_up: Some(TakenUp {
        plies: 2,
        day: 6,
        own: ShownTime {
            clock: d(50),
            bank: Seconds::hours(51 * 24 + 20),
        },
        other: shown(50, 52),
    }),
    ..GAME
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "tb-move",
    steps: &[
        Step::show(Exhibit::Ledger(GAME), rule("4")),
        Step::task(
            Exhibit::Ledger(GAME),
            |exhibit| game(exhibit, |game| game.moves().last() == Some(d(12))),
            &[wait(12), MOVE],
            rule("d"),
        ),
        Step::question(None, &[false, false, true], rule("d")),
        Step::question(None, &[false, true, false], rule("4")),
        Step::task(
            Exhibit::Ledger(GAME),
            |exhibit| {
                game(exhibit, |game| {
                    game.moves().next() == Some(Seconds::hours(76))
                })
            },
            &[wait(3), hours(4), MOVE],
            rule("2"),
        ),
        Step::task(
            Exhibit::Ledger(INCREMENT_ONLY),
            |exhibit| game(exhibit, |game| game.moves().next() == Some(d(12))),
            &[wait(12), MOVE],
            rule("4"),
        ),
        Step::question(None, &[true, false, false], rule("c")),
        Step::question(None, &[false, true, false], rule("7")),
    ],
};
