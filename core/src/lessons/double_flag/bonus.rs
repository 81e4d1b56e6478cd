//! The three bonus rules, as curves along which the learner drags a point.

use super::table::RULE;
use crate::clock::BonusRule;
use crate::lessons::exhibit::curves::{CurvesAct, CurvesExhibit, CurvesState};
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Step};
use crate::time::Millis;

pub(super) const LESSON: Lesson = Lesson {
    slug: "df-bonus",
    steps: STEPS,
};

const STEPS: &[Step] = &[
    Step::task(only(&[BonusRule::Truncated]), is_cut, &[drag(55)], RULE),
    Step::question(None, &[true, false, false], RULE),
    Step::task(only(&[BonusRule::Linear]), is_half, &[drag(30)], RULE),
    Step::question(None, &[false, true, false], RULE),
    Step::task(only(&[BonusRule::Hybrid]), is_at_knee, &[drag(40)], RULE),
    Step::task(
        only(&[BonusRule::Hybrid]),
        is_as_asked,
        &[drag(44), (600, ExhibitAct::Curves(CurvesAct::Press))],
        RULE,
    ),
    Step::task(
        Exhibit::Curves(CurvesExhibit {
            left: Millis::seconds(20),
            ..CurvesExhibit::ARTICLE
        }),
        gives_least,
        &[(
            600,
            ExhibitAct::Curves(CurvesAct::Choose(BonusRule::Linear)),
        )],
        RULE,
    ),
    Step::question(
        Some(Exhibit::Curves(CurvesExhibit::ARTICLE)),
        &[false, false, true],
        RULE,
    ),
];

const fn only(rules: &'static [BonusRule]) -> Exhibit {
    Exhibit::Curves(CurvesExhibit {
        rules,
        ..CurvesExhibit::ARTICLE
    })
}

const fn drag(seconds: i64) -> (i64, ExhibitAct) {
    let left = Millis::seconds(seconds);
    (600, ExhibitAct::Curves(CurvesAct::Drag(left)))
}

fn on(exhibit: &ExhibitState, is: impl FnOnce(&CurvesState) -> bool) -> bool {
    matches!(exhibit, ExhibitState::Curves(exhibit) if is(exhibit))
}

/// Less than the whole bonus is given.
fn is_cut(exhibit: &ExhibitState) -> bool {
    on(exhibit, |exhibit| exhibit.gain() < exhibit.exhibit().bonus)
}

/// Half the bonus, to a tenth of a second.
fn is_half(exhibit: &ExhibitState) -> bool {
    let half = Millis::seconds(5);
    on(exhibit, |exhibit| {
        (exhibit.gain() - half).get().abs() <= 100
    })
}

/// The whole bonus is given, and half a second later no more.
fn is_at_knee(exhibit: &ExhibitState) -> bool {
    on(exhibit, |exhibit| {
        exhibit.gain() == exhibit.exhibit().bonus && exhibit.left >= Millis::new(39_500)
    })
}

/// The 44 seconds of the text have become 52.
fn is_as_asked(exhibit: &ExhibitState) -> bool {
    on(exhibit, |exhibit| {
        exhibit.pressed > 0 && exhibit.left == Millis::seconds(52)
    })
}

fn gives_least(exhibit: &ExhibitState) -> bool {
    on(exhibit, |exhibit| {
        exhibit.rule == BonusRule::Linear && exhibit.left == Millis::seconds(20)
    })
}
