//! The clock that falls while the bank is full.

use super::table::{d, game, refill, rule, wait};
use crate::correspondence::event::CAP;
use crate::correspondence::{EventDraft, Refill};
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::ledger::{LedgerAct, LedgerActions, LedgerExhibit};
use crate::lessons::lesson::{Lesson, Step};

/// After 46 days of the first move: 4 days on the clock, 50 in the bank.
const LATE: LedgerExhibit = LedgerExhibit {
    script: &[LedgerAct::Wait(d(46))],
    ..LedgerExhibit::of(700)
};

/// After such a move, when the bank does not refill by itself; the opponent is to move.
const OFF_TURN: LedgerExhibit = LedgerExhibit {
    agreed: |draft| EventDraft {
        refill: Refill::IncrementOnly,
        ..draft
    },
    script: &[LedgerAct::Wait(d(45)), LedgerAct::Move],
    offers: LedgerActions {
        refill: true,
        ..LedgerActions::NONE
    },
    ..LATE
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "tb-etl",
    steps: &[
        Step::show(Exhibit::Ledger(LATE), rule("d")),
        Step::task(
            Exhibit::Ledger(LedgerExhibit {
                offers: LedgerActions::waiting(10),
                ..LATE
            }),
            |exhibit| {
                game(exhibit, |game| {
                    game.has_fallen() && game.own().bank.is_positive()
                })
            },
            &[wait(4)],
            rule("d"),
        ),
        Step::question(None, &[false, false, true], rule("3")),
        Step::task(
            Exhibit::Ledger(LedgerExhibit {
                offers: LedgerActions::refilling(10),
                reply: Some(d(2)),
                ..LATE
            }),
            |exhibit| game(exhibit, |game| game.own().clock >= d(45)),
            &[refill(46)],
            rule("5"),
        ),
        Step::question(None, &[false, true], rule("3")),
        Step::task(
            Exhibit::Ledger(OFF_TURN),
            |exhibit| game(exhibit, |game| game.own().clock == CAP),
            &[refill(40)],
            rule("5"),
        ),
        Step::question(
            Some(Exhibit::Ledger(LATE)),
            &[false, true, false],
            rule("d"),
        ),
        Step::question(None, &[true, false, false], rule("7")),
    ],
};
