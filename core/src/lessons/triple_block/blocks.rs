//! The three blocks: clock, increment, bank.

use super::table::{d, game, ledger, refill, rule, wait};
use crate::correspondence::Phase;
use crate::correspondence::event::CAP;
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::ledger::{LedgerAct, LedgerActions, LedgerExhibit, START};
use crate::lessons::lesson::{Lesson, Step};

/// A two-year event: clock 50 days, increment 5, bank 50.
const GAME: LedgerExhibit = LedgerExhibit::of(700);

/// The same, after ten days of the first move.
const TEN_DAYS_GONE: LedgerExhibit = LedgerExhibit {
    script: &[LedgerAct::Wait(d(10))],
    ..GAME
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "tb-blocks",
    steps: &[
        Step::show(Exhibit::Ledger(GAME), rule("1")),
        Step::task(
            Exhibit::Ledger(LedgerExhibit {
                offers: LedgerActions::waiting(10),
                ..GAME
            }),
            |exhibit| {
                game(exhibit, |game| {
                    game.now >= START + d(10) && !game.has_fallen()
                })
            },
            &[wait(10)],
            rule("3"),
        ),
        Step::question(
            Some(Exhibit::Ledger(TEN_DAYS_GONE)),
            &[true, false, false],
            rule("c"),
        ),
        Step::task(
            Exhibit::Ledger(LedgerExhibit {
                offers: LedgerActions {
                    refill: true,
                    ..LedgerActions::NONE
                },
                ..TEN_DAYS_GONE
            }),
            |exhibit| game(exhibit, |game| game.own().clock == CAP),
            &[refill(10)],
            rule("5"),
        ),
        Step::question(None, &[false, true, false], rule("3")),
        Step::question(None, &[false, false, true], rule("2")),
        Step::question(None, &[false, false, true], rule("c")),
        Step::task(
            Exhibit::Ledger(LedgerExhibit {
                offers: LedgerActions {
                    claim: true,
                    ..LedgerActions::waiting(10)
                },
                ..TEN_DAYS_GONE
            }),
            |exhibit| {
                game(
                    exhibit,
                    |game| matches!(game.state().phase, Phase::Claim { since, .. } if game.now >= since + d(5)),
                )
            },
            &[ledger(LedgerAct::Claim), wait(5)],
            rule("c"),
        ),
        Step::question(
            Some(Exhibit::Ledger(GAME)),
            &[false, true, false],
            rule("e"),
        ),
    ],
};
