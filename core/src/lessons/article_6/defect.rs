//! 6.10: what the clock shows is conclusive, unless it is evidently defective.

use super::table::{
    NOBODY, RESUME, STOP, act, did, is, set, shows, stopped_and_resumed, under_way,
};
use crate::clock::{Color, Event};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};
use crate::time::Millis;

const RULE: Option<Rule> = Some(Rule::Fide("6.10"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-10",
    steps: &[
        Step::question(None, &[false, true, false], RULE),
        Step::question(None, &[false, false, true], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: JUMPED,
                offers: &[STOP, EVEN, AS_NOTED, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("90")
            }),
            replaced,
            &[
                (1_000, act(STOP)),
                (1_000, act(AS_NOTED)),
                (1_000, act(RESUME)),
            ],
            RULE,
        ),
        Step::question(None, &[true, false, false], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: SET_WRONG,
                offers: &[STOP, MORE_FOR_WHITE, MORE_FOR_BLACK, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            put_right,
            &[
                (1_000, act(STOP)),
                (1_000, act(MORE_FOR_WHITE)),
                (1_000, act(MORE_FOR_BLACK)),
                (1_000, act(RESUME)),
            ],
            Some(Rule::Fide("6.10.2")),
        ),
    ],
};

/// Black's display jumps to many hours.
const JUMPED: &[(i64, Event)] = &{
    let [start, stop, set, resume] = under_way(shows(40, 0, 21), shows(38, 0, 21));
    let jump = Event::Give {
        to: Color::Black,
        amount: Millis::hours(9),
    };
    [start, stop, set, resume, (0, jump)]
};
/// Sixty minutes were given instead of ninety.
const SET_WRONG: &[(i64, Event)] = &under_way(shows(58, 40, 3), shows(57, 15, 3));

const AS_NOTED: Event = set(shows(41, 0, 21), shows(38, 0, 21));
const EVEN: Event = set(shows(30, 0, 21), shows(30, 0, 21));

const MORE_FOR_WHITE: Event = more_for(Color::White);
const MORE_FOR_BLACK: Event = more_for(Color::Black);

const fn more_for(to: Color) -> Event {
    Event::Give {
        to,
        amount: Millis::minutes(30),
    }
}

fn replaced(exhibit: &ExhibitState) -> bool {
    let near = Millis::minutes(37)..=Millis::minutes(39);
    did(exhibit, |event| *event == AS_NOTED)
        && is(exhibit, |state| {
            near.contains(&state.accounts.black.balance) && state.running().is_some()
        })
}

/// Both got their missing thirty minutes, exactly once.
fn put_right(exhibit: &ExhibitState) -> bool {
    let right = Millis::minutes(80)..=Millis::minutes(90);
    is(exhibit, |state| {
        let mut accounts = state.accounts.iter();
        accounts.all(|account| right.contains(&account.balance))
    }) && stopped_and_resumed(exhibit)
}
