//! 6.6: a player who arrives too late loses.

use super::table::{NOBODY, WHITE, act, clock, ended, is};
use crate::clock::setup::{DEFAULT_TIME, SetupDraft};
use crate::clock::{Color, EndReason, Event, GameResult, Outcome, Schedule};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};
use crate::time::{Instant, Millis};

const RULE: Option<Rule> = Some(Rule::Fide("6.6"));
/// The rule in today's Laws.
const TODAY: Option<Rule> = Some(Rule::Fide("6.7.1"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-6",
    steps: &[
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: an_hour,
                script: BLACK_IS_THERE,
                wait: minutes_late(58),
                rate: 30,
                offers: &[ABSENT],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            forfeited,
            &[(120_000, ExhibitAct::Wait), (5_000, act(ABSENT))],
            RULE,
        ),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: an_hour,
                script: BLACK_IS_THERE,
                wait: minutes_late(59),
                offers: &[ABSENT],
                presses: &[Color::White],
                ..ClockExhibit::new("90+30")
            }),
            white_plays,
            &[(2_000, WHITE)],
            RULE,
        ),
        Step::question(None, &[false, true, false], RULE),
        Step::question(
            clock(ClockExhibit {
                agreed: an_hour,
                wait: minutes_late(61),
                offers: &[NEITHER],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            &[true, false, false],
            RULE,
        ),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: a_quarter,
                script: BLACK_IS_THERE,
                wait: minutes_late(14),
                rate: 15,
                offers: &[ABSENT],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            forfeited,
            &[(60_000, ExhibitAct::Wait), (3_000, act(ABSENT))],
            TODAY,
        ),
        Step::question(None, &[false, true, false], TODAY),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: an_hour,
                script: BLACK_IS_THERE,
                wait: minutes_late(59),
                rate: 15,
                offers: &[HERE, ABSENT],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            white_is_there,
            &[(1_000, act(HERE)), (60_000, ExhibitAct::Wait)],
            RULE,
        ),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: an_hour,
                script: WHITE_CAME_LATE,
                wait: minutes_late(62),
                offers: &[HERE, ABSENT],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            forfeited,
            &[(2_000, act(ABSENT))],
            RULE,
        ),
    ],
};

const START: i64 = 1_000;
const BLACK_IS_THERE: &[(i64, Event)] = &[(0, Event::Press(Color::Black))];
const ABSENT: Event = Event::ClaimDefault(Color::White);
const HERE: Event = Event::Arrive(Color::White);
const NEITHER: Event = Event::ClaimDefaultOfBoth;
/// White arrived a minute late, and moved.
const WHITE_CAME_LATE: &[(i64, Event)] = &[
    (0, Event::Press(Color::Black)),
    (minutes_late(61), Event::Press(Color::White)),
];

const fn minutes_late(minutes: i64) -> i64 {
    START + minutes * 60_000
}

fn scheduled(mut draft: SetupDraft, default_time: Millis) -> SetupDraft {
    draft.schedule = Some(Schedule {
        start: Instant::new(START),
        default_time,
    });
    draft
}

fn an_hour(draft: SetupDraft) -> SetupDraft {
    scheduled(draft, DEFAULT_TIME)
}

fn a_quarter(draft: SetupDraft) -> SetupDraft {
    scheduled(draft, Millis::minutes(15))
}

fn forfeited(exhibit: &ExhibitState) -> bool {
    ended(
        exhibit,
        Outcome {
            result: GameResult::Win(Color::Black),
            reason: EndReason::Absence,
        },
    )
}

/// The hour is over; White arrived before its end and is still thinking.
fn white_is_there(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| {
        let due = Instant::new(START) + DEFAULT_TIME;
        state.now > due
            && state.accounts.white.moves == 0
            && state.arrived.white.is_some_and(|at| at <= due)
    })
}

/// White arrived and moved within the hour.
fn white_plays(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| {
        state.accounts.white.moves > 0 && state.thinking.white < DEFAULT_TIME
    })
}
