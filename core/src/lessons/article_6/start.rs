//! 6.5: at the time determined for the start, White's clock is started.

use super::table::{WHITE, is};
use crate::clock::setup::{DEFAULT_TIME, SetupDraft};
use crate::clock::{Color, Event, Schedule};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};
use crate::time::Instant;

const RULE: Option<Rule> = Some(Rule::Fide("6.5"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-5",
    steps: &[
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: soon,
                ..ClockExhibit::new("90+30")
            }),
            white_runs,
            &[(SOON, ExhibitAct::Wait)],
            RULE,
        ),
        Step::question(None, &[false, true, false], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: soon,
                script: BLACK_IS_THERE,
                wait: SOON + 20 * 60_000,
                ..ClockExhibit::new("90")
            }),
            white_moved,
            &[(3_000, WHITE)],
            RULE,
        ),
        Step::question(None, &[false, true, false], RULE),
        Step::question(None, &[true, false, false], RULE),
        Step::question(None, &[false, true], RULE),
    ],
};

/// The game starts after this many milliseconds.
const SOON: i64 = 15_000;
const BLACK_IS_THERE: &[(i64, Event)] = &[(0, Event::Press(Color::Black))];

/// Schedules the start of the game shortly ahead.
fn soon(mut draft: SetupDraft) -> SetupDraft {
    draft.schedule = Some(Schedule {
        start: Instant::new(SOON),
        default_time: DEFAULT_TIME,
    });
    draft
}

fn white_runs(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| state.running() == Some(Color::White))
}

fn white_moved(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| state.accounts.white.moves > 0)
}
