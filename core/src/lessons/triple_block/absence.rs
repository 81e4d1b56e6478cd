//! Planning an absence.

use super::table::{away, d, games, rule, shown};
use crate::correspondence::ShownTime;
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::absence::{AbsenceAct, AbsenceExhibit};
use crate::lessons::exhibit::ledger::{LedgerActions, LedgerExhibit, TakenUp};
use crate::lessons::lesson::{Lesson, Step};

/// A game in which the learner plays White: after an even number of half-moves it is White's turn.
const fn game(plies: usize, own: ShownTime) -> LedgerExhibit {
    LedgerExhibit {
        taken_up: Some(TakenUp {
            plies,
            day: 200,
            own,
            other: shown(50, 40),
        }),
        offers: LedgerActions::refilling(0),
        ..LedgerExhibit::of(700)
    }
}

/// Five days, then a month away.
const fn month(games: &'static [LedgerExhibit], advice: bool) -> AbsenceExhibit {
    AbsenceExhibit {
        games,
        before: d(5),
        away: d(30),
        advice,
    }
}

pub(super) const LESSON: Lesson = Lesson {
    slug: "tb-absence",
    steps: &[
        Step::read(rule("c")),
        Step::task(
            Exhibit::Absence(month(&[game(40, shown(20, 20))], true)),
            |exhibit| games(exhibit, |games| games.all_saved()),
            &[away(AbsenceAct::Refill(0, d(20))), away(AbsenceAct::Leave)],
            rule("5"),
        ),
        Step::question(None, &[false, true, false], rule("c")),
        Step::task(
            Exhibit::Absence(month(
                &[game(36, shown(31, 0)), game(45, shown(26, 30))],
                true,
            )),
            |exhibit| games(exhibit, |games| games.all_saved()),
            &[
                away(AbsenceAct::Move(0)),
                away(AbsenceAct::Refill(1, d(20))),
                away(AbsenceAct::Leave),
            ],
            rule("5"),
        ),
        Step::question(None, &[false, false, true], rule("3")),
        Step::task(
            Exhibit::Absence(month(
                &[
                    game(31, shown(50, 12)),
                    game(42, shown(3, 60)),
                    game(54, shown(28, 2)),
                ],
                false,
            )),
            |exhibit| games(exhibit, |games| games.all_saved()),
            &[
                away(AbsenceAct::Refill(1, d(47))),
                away(AbsenceAct::Move(2)),
                away(AbsenceAct::Leave),
            ],
            rule("5"),
        ),
        Step::question(None, &[true, false, false], rule("d")),
        Step::question(None, &[false, true, false], rule("c")),
    ],
};
