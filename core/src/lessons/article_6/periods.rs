//! 6.2: moves in an allotted time, time added for each move, time delay.

use super::table::{
    BLACK, NOBODY, RESUME, WHITE, act, did, is, shows, stopped_and_resumed, under_way,
};
use crate::clock::{Color, Event, StoppedBy};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};
use crate::time::Millis;

const RULE: Option<Rule> = Some(Rule::Fide("6.2"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-2",
    steps: &[
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: MOVE_FORTY,
                ..ClockExhibit::new("90/40, 30")
            }),
            next_period,
            &[(3_000, WHITE)],
            RULE,
        ),
        Step::question(None, &[false, true, false], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit::new("3+2")),
            gained,
            &[(300, BLACK), (1_000, WHITE)],
            RULE,
        ),
        Step::task(
            Exhibit::Clock(ClockExhibit::new("5 d10")),
            nothing_lost,
            &[(500, BLACK), (4_000, WHITE)],
            RULE,
        ),
        Step::question(None, &[true, false, false], RULE),
        Step::question(None, &[false, true], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: SHORT_OF_TIME,
                offers: &[ASK, FIVE_SECONDS, FOR_BLACK, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("60")
            }),
            introduced,
            &[
                (1_000, act(ASK)),
                (1_000, act(FIVE_SECONDS)),
                (1_000, act(FOR_BLACK)),
                (1_000, act(RESUME)),
            ],
            Some(Rule::Fide("III.4")),
        ),
    ],
};

const MOVE_FORTY: &[(i64, Event)] = &under_way(shows(2, 10, 39), shows(8, 0, 39));
const SHORT_OF_TIME: &[(i64, Event)] = &under_way(shows(1, 40, 51), shows(6, 15, 51));

const ASK: Event = Event::Stop(StoppedBy::Player(Color::White));
const FIVE_SECONDS: Event = Event::IntroduceIncrement(Millis::seconds(5));
const FOR_BLACK: Event = Event::Give {
    to: Color::Black,
    amount: Millis::minutes(2),
};

fn next_period(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| state.accounts.white.period == 1)
}

/// One side has more time than before its first move.
fn gained(exhibit: &ExhibitState) -> bool {
    let start = Millis::minutes(3) + Millis::seconds(2);
    is(exhibit, |state| {
        state.accounts.iter().any(|account| account.balance > start)
    })
}

/// One side has moved and still has all of its main time.
fn nothing_lost(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| {
        let mut accounts = state.accounts.iter();
        accounts.any(|account| account.moves > 0 && account.balance == Millis::minutes(5))
    })
}

fn introduced(exhibit: &ExhibitState) -> bool {
    did(exhibit, |event| *event == FOR_BLACK)
        && is(exhibit, |state| state.introduced == Millis::seconds(5))
        && stopped_and_resumed(exhibit)
}
