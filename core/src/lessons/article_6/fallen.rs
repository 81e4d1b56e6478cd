//! 6.8: when a flag counts as fallen.

use super::table::{MATE, MATED, NOBODY, act, ended, flag_noted, on_claim, shows, under_way};
use crate::clock::{Claimant, Color, Event};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};

const RULE: Option<Rule> = Some(Rule::Fide("6.8"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-8",
    steps: &[
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: on_claim,
                script: FOUR_SECONDS,
                offers: &[BLACK_CLAIMS, WHITE_CLAIMS],
                ..ClockExhibit::new("5")
            }),
            flag_noted,
            &[(5_000, ExhibitAct::Wait), (2_000, act(BLACK_CLAIMS))],
            RULE,
        ),
        Step::question(None, &[false, true, false], RULE),
        Step::question(None, &[true, false], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: on_claim,
                script: FOUR_SECONDS,
                wait: 9_000,
                offers: &[MATE, BLACK_CLAIMS],
                presses: NOBODY,
                ..ClockExhibit::new("5")
            }),
            mated,
            &[(2_000, act(MATE))],
            RULE,
        ),
        Step::question(
            Some(Exhibit::Clock(ClockExhibit {
                agreed: on_claim,
                script: STILL_TIME,
                offers: &[BLACK_CLAIMS],
                presses: NOBODY,
                ..ClockExhibit::new("5")
            })),
            &[false, true],
            RULE,
        ),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: TEN_SECONDS,
                presses: NOBODY,
                ..ClockExhibit::new("3+2")
            }),
            flag_noted,
            &[(10_000, ExhibitAct::Wait)],
            RULE,
        ),
    ],
};

const FOUR_SECONDS: &[(i64, Event)] = &under_way(shows(0, 4, 44), shows(1, 30, 44));
const TEN_SECONDS: &[(i64, Event)] = &under_way(shows(0, 10, 44), shows(1, 30, 44));
const STILL_TIME: &[(i64, Event)] = &under_way(shows(2, 40, 44), shows(1, 30, 44));

const BLACK_CLAIMS: Event = Event::ClaimFlag(Claimant::Player(Color::Black));
const WHITE_CLAIMS: Event = Event::ClaimFlag(Claimant::Player(Color::White));

fn mated(exhibit: &ExhibitState) -> bool {
    ended(exhibit, MATED)
}
