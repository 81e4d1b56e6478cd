//! Captains and substitutes.

use super::table::{d, game, ledger, rule, substitutions};
use crate::correspondence::{Edition, EventDraft};
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::ledger::{LedgerAct, LedgerActions, LedgerExhibit};
use crate::lessons::lesson::{Lesson, Step};

/// A player of a team is silent: 4 days on the clock, 50 in the bank.
const SILENT: LedgerExhibit = LedgerExhibit {
    agreed: |draft| EventDraft {
        team: true,
        ..draft
    },
    script: &[LedgerAct::Wait(d(46))],
    offers: LedgerActions {
        substitute: true,
        ..LedgerActions::waiting(2)
    },
    ..LedgerExhibit::of(700)
};

/// The same where captains may transfer bank time, as in the older rules.
const CAPTAIN: LedgerExhibit = LedgerExhibit {
    agreed: |draft| EventDraft {
        edition: Edition::Older,
        team: true,
        captain_may_transfer: true,
        ..draft
    },
    ..SILENT
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "tb-team",
    steps: &[
        Step::show(
            Exhibit::Ledger(LedgerExhibit {
                offers: LedgerActions::NONE,
                ..SILENT
            }),
            substitutions("1"),
        ),
        Step::task(
            Exhibit::Ledger(SILENT),
            |exhibit| game(exhibit, |game| game.is_substituted() && !game.has_fallen()),
            &[ledger(LedgerAct::Substitute)],
            substitutions("1"),
        ),
        Step::question(None, &[false, true, false], substitutions("1")),
        Step::question(None, &[false, true, false], substitutions("3")),
        Step::question(None, &[true, false, false], rule("8")),
        Step::task(
            Exhibit::Ledger(CAPTAIN),
            |exhibit| {
                game(exhibit, |game| {
                    let side = game.exhibit().side;
                    game.is_substituted()
                        && game.refills() > 0
                        && !*game.state().owes_substitution.get(side)
                        && !game.has_fallen()
                })
            },
            &[
                ledger(LedgerAct::Transfer(d(46))),
                ledger(LedgerAct::Substitute),
            ],
            rule("8"),
        ),
        Step::question(None, &[false, true, false], rule("8")),
        Step::question(None, &[true, false, false], substitutions("4")),
        Step::question(None, &[false, false, true], substitutions("2")),
    ],
};
