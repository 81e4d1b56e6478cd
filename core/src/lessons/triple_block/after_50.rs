//! After move 50 no more time is added.

use super::table::{MOVE, d, game, hours, rule, shown, wait};
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::ledger::{LedgerActions, LedgerExhibit, TakenUp};
use crate::lessons::lesson::{Lesson, Step};

/// White's 50th move is due. The remaining time equals the days to the end of the event.
const FIFTIETH: LedgerExhibit = LedgerExhibit {
    taken_up: Some(TakenUp {
        plies: 98,
        day: 626,
        own: shown(24, 0),
        other: shown(40, 0),
    }),
    offers: LedgerActions::moving(10),
    reply: Some(d(2)),
    ..LedgerExhibit::of(700)
};

/// The same at the 51st move.
const FIFTY_FIRST: LedgerExhibit = LedgerExhibit {
    taken_up: Some(TakenUp {
        plies: 100,
        day: 632,
        own: shown(25, 0),
        other: shown(43, 0),
    }),
    reply: Some(d(1)),
    ..FIFTIETH
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "tb-after-50",
    steps: &[
        Step::show(
            Exhibit::Ledger(LedgerExhibit {
                offers: LedgerActions::NONE,
                ..FIFTIETH
            }),
            rule("4"),
        ),
        Step::task(
            Exhibit::Ledger(FIFTIETH),
            |exhibit| game(exhibit, |game| game.own().moves >= 50),
            &[wait(4), MOVE],
            rule("4"),
        ),
        Step::task(
            Exhibit::Ledger(FIFTY_FIRST),
            |exhibit| game(exhibit, |game| game.own().moves >= 51),
            &[wait(5), MOVE],
            rule("4"),
        ),
        Step::question(None, &[false, true, false], rule("4")),
        Step::question(None, &[false, true, false], rule("4")),
        Step::task(
            Exhibit::Ledger(FIFTY_FIRST),
            |exhibit| {
                game(exhibit, |game| {
                    game.own().moves >= 55 && game.own().clock >= d(20)
                })
            },
            &[
                hours(12),
                MOVE,
                hours(12),
                MOVE,
                hours(12),
                MOVE,
                hours(12),
                MOVE,
                hours(12),
                MOVE,
            ],
            rule("4"),
        ),
        Step::question(None, &[true, false, false], rule("4")),
        Step::question(None, &[false, false, true], rule("e")),
    ],
};
