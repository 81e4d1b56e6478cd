//! SDP and GT: what an organizer can grant after move 50.

use super::table::{MOVE, d, game, hours, rule, shown, wait};
use crate::correspondence::{Edition, EventDraft, Protection};
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::ledger::{LedgerActions, LedgerExhibit, TakenUp};
use crate::lessons::lesson::{Lesson, Step};

/// Late in a game, with nearly no time left.
const NONE: LedgerExhibit = LedgerExhibit {
    taken_up: Some(TakenUp {
        plies: 104,
        day: 670,
        own: shown(2, 0),
        other: shown(28, 0),
    }),
    offers: LedgerActions::moving(5),
    reply: Some(d(1)),
    ..LedgerExhibit::of(700)
};

/// With sudden death protection of 3 days.
const SDP: LedgerExhibit = LedgerExhibit {
    agreed: |draft| EventDraft {
        protection: Protection::SuddenDeath(3),
        ..draft
    },
    ..NONE
};

/// With guaranteed time, under the older rules.
const GT: LedgerExhibit = LedgerExhibit {
    agreed: |draft| EventDraft {
        edition: Edition::Older,
        protection: Protection::GuaranteedTime,
        ..draft
    },
    ..NONE
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "tb-protection",
    steps: &[
        Step::read(rule("9")),
        Step::task(
            Exhibit::Ledger(NONE),
            |exhibit| game(exhibit, |game| game.moves().any(|thought| thought >= d(1))),
            &[wait(1), MOVE],
            rule("9"),
        ),
        Step::task(
            Exhibit::Ledger(SDP),
            |exhibit| game(exhibit, |game| game.moves().any(|thought| thought >= d(1))),
            &[wait(1), MOVE],
            rule("9"),
        ),
        Step::task(
            Exhibit::Ledger(GT),
            |exhibit| {
                game(exhibit, |game| {
                    game.moves().filter(|thought| *thought >= d(1)).count() >= 3
                })
            },
            &[wait(1), MOVE, wait(2), MOVE, wait(2), hours(12), MOVE],
            rule("9"),
        ),
        Step::question(None, &[false, true, false], rule("9")),
        Step::question(None, &[false, true, false], rule("9")),
        Step::question(None, &[true, false, false], rule("9")),
        Step::question(None, &[false, false, true], rule("9")),
        Step::question(None, &[false, true, false], rule("9")),
    ],
};
