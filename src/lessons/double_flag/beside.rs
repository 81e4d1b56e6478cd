//! The double flag compared with Bronstein and byo-yomi.

use super::table::RULE;
use crate::clock::Phase;
use crate::lessons::exhibit::beside::{BesideAct, BesideExhibit, BesideState};
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Step};

pub(super) const LESSON: Lesson = Lesson {
    slug: "df-beside",
    steps: STEPS,
};

/// All of them have main time left.
const MAIN: BesideExhibit = BesideExhibit::new(&["30s df30/5", "30s b5", "30s byo 1x5"]);

/// Main time for an instant only: with it there are six seconds for the first move, of which
/// Bronstein's gives back five. Black has enough time.
const SHORT: BesideExhibit =
    BesideExhibit::new(&["1s df30/5 v 9 df30/5", "1s b5 v 9 b5", "1s byo 1x5 v 9"]);

const STEPS: &[Step] = &[
    Step::task(
        Exhibit::Beside(MAIN),
        |desk| moved(desk, 2),
        TWO_MOVES,
        RULE,
    ),
    Step::question(None, &[false, true, false], RULE),
    Step::task(
        Exhibit::Beside(SHORT),
        |desk| moved(desk, 3) && all_run(desk),
        KEEP,
        RULE,
    ),
    Step::question(None, &[true, false, false], RULE),
    Step::task(
        Exhibit::Beside(SHORT),
        only_the_first_runs,
        &[(12_000, ExhibitAct::Wait)],
        RULE,
    ),
    Step::question(None, &[false, false, true], RULE),
    Step::question(None, &[false, true, false], RULE),
    Step::read(RULE),
];

fn on(desk: &ExhibitState, is: impl FnOnce(&BesideState) -> bool) -> bool {
    matches!(desk, ExhibitState::Beside(desk) if is(desk))
}

fn moved(desk: &ExhibitState, times: u32) -> bool {
    on(desk, |desk| desk.moves >= times)
}

fn runs(desk: &BesideState, place: usize) -> bool {
    let state = desk.state(place);
    state.is_some_and(|state| matches!(state.phase, Phase::Running(_)))
}

fn all_run(desk: &ExhibitState) -> bool {
    on(desk, |desk| {
        (0..desk.clocks.len()).all(|place| runs(desk, place))
    })
}

fn only_the_first_runs(desk: &ExhibitState) -> bool {
    on(desk, |desk| {
        runs(desk, 0) && (1..desk.clocks.len()).all(|place| !runs(desk, place))
    })
}

const PRESS: ExhibitAct = ExhibitAct::Beside(BesideAct::Press);

const TWO_MOVES: &[(i64, ExhibitAct)] = &[(2_000, PRESS), (4_000, PRESS)];

const KEEP: &[(i64, ExhibitAct)] = &[(3_000, PRESS), (4_000, PRESS), (4_000, PRESS)];
