//! How to think for 110 days about one move.

use super::table::{MOVE, d, game, refill, rule, wait};
use crate::correspondence::Seconds;
use crate::correspondence::event::CAP;
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::ledger::{LedgerAct, LedgerActions, LedgerExhibit};
use crate::lessons::lesson::{Lesson, Step};

/// Clock 50 days, increment 3, bank 75.
const GAME: LedgerExhibit = LedgerExhibit {
    offers: LedgerActions::refilling(50),
    ..LedgerExhibit::of(550)
};

/// After the first refill, on day 49.
const REFILLED: LedgerExhibit = LedgerExhibit {
    script: &[LedgerAct::Wait(d(49)), LedgerAct::Refill(d(49))],
    ..GAME
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "tb-110-days",
    steps: &[
        Step::show(
            Exhibit::Ledger(LedgerExhibit {
                offers: LedgerActions::NONE,
                ..GAME
            }),
            rule("7"),
        ),
        Step::question(None, &[false, true, false], rule("d")),
        Step::task(
            Exhibit::Ledger(GAME),
            |exhibit| {
                game(exhibit, |game| {
                    game.own().clock == CAP && game.own().bank <= d(30)
                })
            },
            &[wait(49), refill(49)],
            rule("7"),
        ),
        Step::task(
            Exhibit::Ledger(REFILLED),
            |exhibit| {
                game(exhibit, |game| {
                    game.own().bank == Seconds::ZERO && game.to_move()
                })
            },
            &[wait(49), refill(26)],
            rule("7"),
        ),
        Step::task(
            Exhibit::Ledger(GAME),
            |exhibit| {
                game(exhibit, |game| {
                    game.moves().any(|thought| thought >= d(110))
                })
            },
            &[wait(49), refill(49), wait(49), refill(26), wait(12), MOVE],
            rule("7"),
        ),
        Step::question(None, &[false, true, false], rule("4")),
        Step::question(None, &[false, true, false], rule("7")),
        Step::question(None, &[false, false, true], rule("7")),
    ],
};
