//! Time that the clock cannot take goes to the bank.

use super::table::{MOVE, d, game, hours, rule, wait};
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::ledger::{LedgerActions, LedgerExhibit};
use crate::lessons::lesson::{Lesson, Step};

/// Two years: 5 days a move.
const TWO_YEARS: LedgerExhibit = LedgerExhibit {
    offers: LedgerActions::moving(10),
    reply: Some(d(2)),
    ..LedgerExhibit::of(700)
};

/// One year: 1 day a move.
const ONE_YEAR: LedgerExhibit = LedgerExhibit {
    days: 350,
    ..TWO_YEARS
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "tb-overflow",
    steps: &[
        Step::read(rule("4")),
        Step::task(
            Exhibit::Ledger(TWO_YEARS),
            |exhibit| game(exhibit, |game| game.own().bank > d(50)),
            &[wait(1), MOVE],
            rule("4"),
        ),
        Step::question(None, &[false, true, false], rule("4")),
        Step::task(
            Exhibit::Ledger(TWO_YEARS),
            |exhibit| game(exhibit, |game| game.own().bank >= d(60)),
            &[wait(1), MOVE, wait(1), MOVE, wait(1), MOVE],
            rule("5"),
        ),
        Step::question(None, &[false, false, true], rule("5")),
        Step::question(None, &[true, false, false], rule("5")),
        Step::task(
            Exhibit::Ledger(ONE_YEAR),
            |exhibit| {
                game(exhibit, |game| {
                    game.moves().count() >= 3 && game.own().bank >= d(75)
                })
            },
            &[hours(12), MOVE, hours(12), MOVE, hours(12), MOVE],
            rule("5"),
        ),
        Step::question(None, &[false, true, false], rule("4")),
    ],
};
