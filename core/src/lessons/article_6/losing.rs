//! 6.9: a fallen flag loses, or draws.

use super::table::{NOBODY, OBSERVED, act, did, ended, is, on_claim, shows, under_way};
use crate::clock::{Color, Event, Outcome};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};

const RULE: Option<Rule> = Some(Rule::Fide("6.9"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-9",
    steps: &[
        Step::task(
            Exhibit::Clock(FALLING),
            lost,
            &[
                (4_000, ExhibitAct::Wait),
                (1_000, act(OBSERVED)),
                (2_000, act(Event::End(LOST))),
            ],
            RULE,
        ),
        Step::task(
            Exhibit::Clock(FALLING),
            drawn,
            &[
                (4_000, ExhibitAct::Wait),
                (1_000, act(OBSERVED)),
                (2_000, act(Event::End(DRAWN))),
            ],
            RULE,
        ),
        Step::question(None, &[true, false], RULE),
        Step::question(None, &[false, true], RULE),
        Step::question(None, &[false, true, false], RULE),
        Step::question(None, &[false, false, true], RULE),
        Step::read(RULE),
    ],
};

const FALLING: ClockExhibit = ClockExhibit {
    agreed: on_claim,
    script: &under_way(shows(0, 4, 58), shows(0, 41, 58)),
    offers: &[OBSERVED, Event::End(LOST), Event::End(DRAWN)],
    presses: NOBODY,
    ..ClockExhibit::new("5")
};

const LOST: Outcome = Outcome::lost_on_time(Color::White);
const DRAWN: Outcome = Outcome::DRAWN_ON_TIME;

/// Whether White's flag fell and was observed, and the game then ended with this outcome.
fn judged(exhibit: &ExhibitState, how: Outcome) -> bool {
    ended(exhibit, how)
        && did(exhibit, |event| *event == OBSERVED)
        && is(exhibit, |state| state.accounts.white.flag.is_some())
}

fn lost(exhibit: &ExhibitState) -> bool {
    judged(exhibit, LOST)
}

fn drawn(exhibit: &ExhibitState) -> bool {
    judged(exhibit, DRAWN)
}
