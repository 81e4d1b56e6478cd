//! The double flag compared with Bronstein and byo-yomi.

use super::table::RULE;
use crate::clock::Phase;
use crate::lessons::exhibit::side_by_side::{SideBySideAct, SideBySideExhibit, SideBySideState};
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Step};

pub(super) const LESSON: Lesson = Lesson {
    slug: "df-beside",
    steps: STEPS,
};

/// All of them have main time left.
const MAIN: SideBySideExhibit = SideBySideExhibit::new(&["30s df30/5", "30s b5", "30s byo 1x5"]);

/// Main time for an instant only: with it there are six seconds for the first move, of which
/// Bronstein's gives back five. Black has enough time.
const SHORT: SideBySideExhibit =
    SideBySideExhibit::new(&["1s df30/5 v 9 df30/5", "1s b5 v 9 b5", "1s byo 1x5 v 9"]);

const STEPS: &[Step] = &[
    Step::task(
        Exhibit::SideBySide(MAIN),
        |exhibit| moved(exhibit, 2),
        TWO_MOVES,
        RULE,
    ),
    Step::question(None, &[false, true, false], RULE),
    Step::task(
        Exhibit::SideBySide(SHORT),
        |exhibit| moved(exhibit, 3) && all_run(exhibit),
        KEEP,
        RULE,
    ),
    Step::question(None, &[true, false, false], RULE),
    Step::task(
        Exhibit::SideBySide(SHORT),
        only_the_first_runs,
        &[(12_000, ExhibitAct::Wait)],
        RULE,
    ),
    Step::question(None, &[false, false, true], RULE),
    Step::question(None, &[false, true, false], RULE),
    Step::read(RULE),
];

fn on(exhibit: &ExhibitState, is: impl FnOnce(&SideBySideState) -> bool) -> bool {
    matches!(exhibit, ExhibitState::SideBySide(exhibit) if is(exhibit))
}

fn moved(exhibit: &ExhibitState, times: u32) -> bool {
    on(exhibit, |exhibit| exhibit.moves >= times)
}

fn runs(exhibit: &SideBySideState, place: usize) -> bool {
    let state = exhibit.state(place);
    state.is_some_and(|state| matches!(state.phase, Phase::Running(_)))
}

fn all_run(exhibit: &ExhibitState) -> bool {
    on(exhibit, |exhibit| {
        (0..exhibit.clocks.len()).all(|place| runs(exhibit, place))
    })
}

fn only_the_first_runs(exhibit: &ExhibitState) -> bool {
    on(exhibit, |exhibit| {
        runs(exhibit, 0) && (1..exhibit.clocks.len()).all(|place| !runs(exhibit, place))
    })
}

const PRESS: ExhibitAct = ExhibitAct::SideBySide(SideBySideAct::Press);

const TWO_MOVES: &[(i64, ExhibitAct)] = &[(2_000, PRESS), (4_000, PRESS)];

const KEEP: &[(i64, ExhibitAct)] = &[(3_000, PRESS), (4_000, PRESS), (4_000, PRESS)];
