//! Extra time, and the effect of presses.

use super::table::{RULE, ended_by, face, on_clock};
use crate::clock::{Color, EndReason, Event, Face};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Step};
use crate::time::Millis;

pub(super) const LESSON: Lesson = Lesson {
    slug: "df-extra-time",
    steps: STEPS,
};

/// White has 44 seconds of extra time, and is to move.
const ON_EXTRA: ClockExhibit = ClockExhibit {
    script: &[(0, Event::Press(Color::Black))],
    wait: 17_000,
    ..ClockExhibit::new("1s df60/10 v 5 df60/10")
};

/// White has six seconds of extra time in all.
const SHORT: ClockExhibit = ClockExhibit {
    script: &[(0, Event::Press(Color::Black))],
    wait: 1_000,
    ..ClockExhibit::new("1s df6/2 v 5 df6/2")
};

const STEPS: &[Step] = &[
    Step::read(RULE),
    Step::task(Exhibit::Clock(ON_EXTRA), gained_all, GAIN, RULE),
    Step::task(Exhibit::Clock(ON_EXTRA), has_saved, SAVE, RULE),
    Step::question(None, &[false, true, false], RULE),
    Step::question(None, &[false, true, false], RULE),
    Step::task(
        Exhibit::Clock(SHORT),
        |exhibit| ended_by(exhibit, EndReason::ExtraTime),
        &[(6_500, ExhibitAct::Wait)],
        RULE,
    ),
    Step::question(None, &[true, false, false], RULE),
];

/// White's time after a press on extra time.
fn left_after_press(exhibit: &ExhibitState) -> Option<Millis> {
    let face = face(exhibit).filter(Face::is_running)?;
    let white = face.sides.white;
    (white.first_flag && !white.on_turn).then_some(white.time)
}

/// Up to 50 seconds after the press, the whole bonus is in them.
fn gained_all(exhibit: &ExhibitState) -> bool {
    left_after_press(exhibit).is_some_and(|left| left <= Millis::seconds(50))
}

fn has_saved(exhibit: &ExhibitState) -> bool {
    left_after_press(exhibit).is_some_and(|left| left >= Millis::seconds(55))
}

const GAIN: &[(i64, ExhibitAct)] = &[(4_500, on_clock(Event::Press(Color::White)))];

const SAVE: &[(i64, ExhibitAct)] = &[
    (500, on_clock(Event::Press(Color::White))),
    (700, on_clock(Event::Press(Color::Black))),
    (500, on_clock(Event::Press(Color::White))),
];
