//! 6.13: the times after an irregularity.

use super::table::{
    NOBODY, RESUME, STOP, act, ended, is, set, shows, stopped_and_resumed, under_way,
};
use crate::clock::{Color, EndReason, Event, GameResult, Offence, Outcome};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};
use crate::time::Millis;

const RULE: Option<Rule> = Some(Rule::Fide("6.13"));
/// The rule on illegal moves in today's Laws.
const TODAY: Option<Rule> = Some(Rule::Fide("7.5"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-13",
    steps: &[
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: FIVE_MOVES_ON,
                offers: &[STOP, BEGINNING, AS_BEFORE, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            restored,
            &[
                (1_000, act(STOP)),
                (1_000, act(AS_BEFORE)),
                (1_000, act(RESUME)),
            ],
            RULE,
        ),
        Step::question(None, &[false, true, false], RULE),
        Step::question(None, &[true, false, false], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: JUST_PRESSED,
                wait: 3_000,
                offers: &[STOP, ILLEGAL, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            taken_back,
            &[
                (1_000, act(STOP)),
                (1_000, act(ILLEGAL)),
                (1_000, act(RESUME)),
            ],
            TODAY,
        ),
        Step::question(None, &[false, true, false], TODAY),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: AGAIN,
                wait: 2_000,
                offers: &[STOP, ILLEGAL, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            lost,
            &[(1_000, act(STOP)), (1_000, act(ILLEGAL))],
            TODAY,
        ),
    ],
};

const FIVE_MOVES_ON: &[(i64, Event)] = &under_way(shows(64, 0, 17), shows(61, 30, 17));
const BEGINNING: Event = set(shows(90, 30, 0), shows(90, 30, 0));
const AS_BEFORE: Event = set(shows(70, 0, 12), shows(66, 0, 12));

const ILLEGAL: Event = Event::Penalize {
    offender: Color::White,
    offence: Offence::IllegalMove,
    amount: Millis::minutes(2),
};

const JUST_PRESSED: &[(i64, Event)] = &{
    let [start, stop, set, resume] = under_way(shows(50, 0, 24), shows(52, 0, 24));
    let press = Event::Press(Color::White);
    [start, stop, set, resume, (20_000, press)]
};

/// The second illegal move: after the first, White has moved once more.
const AGAIN: &[(i64, Event)] = &{
    let [start, stop, set, resume] = under_way(shows(20, 0, 35), shows(14, 0, 35));
    let press = Event::Press(Color::White);
    [
        start,
        stop,
        set,
        resume,
        (20_000, press),
        (2_000, STOP),
        (0, ILLEGAL),
        (0, RESUME),
        (15_000, press),
    ]
};

fn restored(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| {
        let mut accounts = state.accounts.iter();
        accounts.all(|account| account.moves == 12) && state.running().is_some()
    })
}

/// White is to move again, and Black has two extra minutes.
fn taken_back(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| {
        state.illegal_moves.white == 1 && state.running() == Some(Color::White)
    }) && stopped_and_resumed(exhibit)
}

fn lost(exhibit: &ExhibitState) -> bool {
    ended(
        exhibit,
        Outcome {
            result: GameResult::Win(Color::Black),
            reason: EndReason::IllegalMoves,
        },
    )
}
