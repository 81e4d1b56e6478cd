//! Which of several readings of a text a player could mean: [`is_usual`].
//!
//! The limits are wide, and wider for long times than for short ones: a game with too little time is
//! lost, one with too much is corrected at the board.

use crate::clock::color::ByColor;
use crate::clock::control::{Mode, Period, PeriodEnd, TimeControl};
use crate::time::Millis;

/// The most moves of a period that are written with its time.
const MAX_MOVES: u16 = 60;
/// The least time for each move of a period of moves.
const LEAST_FOR_A_MOVE: Millis = Millis::seconds(30);
/// The most.
const MOST_FOR_A_MOVE: Millis = Millis::minutes(10);
/// The longest game in one period.
const LONGEST: Millis = Millis::hours(4);
/// The longest period for the rest of a game, and the shortest that has no bonus to speak of.
const LONGEST_REST: Millis = Millis::hours(3);
const SHORTEST_REST: Millis = Millis::minutes(5);
/// From this increment on, a period needs no time of its own.
const LARGE_BONUS: Millis = Millis::seconds(10);
/// Games from this length on have an increment of ten seconds and more, or none.
const LONG_GAME: Millis = Millis::minutes(150);
/// The largest increment or delay.
const LARGEST_BONUS: Millis = Millis::minutes(1);
/// From here on, increments are in quarters of a minute.
const LAST_ODD_BONUS: Millis = Millis::seconds(30);
const QUARTER_OF_A_MINUTE: i64 = 15_000;
/// The most moves of overtime, and the least time for one.
const MAX_OVERTIME_MOVES: u16 = 30;
const LEAST_IN_OVERTIME: Millis = Millis::seconds(5);

/// Whether a player could mean these controls.
pub(super) fn is_usual(controls: &ByColor<TimeControl>) -> bool {
    controls.iter().all(|control| {
        let periods = control.periods.iter().enumerate();
        periods
            .into_iter()
            .all(|(i, period)| is_usual_period(period, i > 0))
    })
}

fn is_usual_period(period: &Period, is_later: bool) -> bool {
    if period.mode == Mode::PerMove {
        return period.time <= MOST_FOR_A_MOVE;
    }
    let bonus = match period.mode {
        Mode::Increment(bonus) | Mode::Delay(bonus) | Mode::Bronstein(bonus) => bonus,
        _ => Millis::ZERO,
    };
    let has_usual_overtime = match period.mode {
        Mode::Canadian { period, moves } => {
            moves <= MAX_OVERTIME_MOVES && suits(period, moves, LEAST_IN_OVERTIME)
        }
        _ => true,
    };
    let has_usual_time = match period.end {
        PeriodEnd::Moves(moves) => {
            moves <= MAX_MOVES && suits(period.time, moves, LEAST_FOR_A_MOVE)
        }
        PeriodEnd::Game | PeriodEnd::Time if is_later => {
            period.time <= LONGEST_REST && (period.time >= SHORTEST_REST || bonus >= LARGE_BONUS)
        }
        PeriodEnd::Game | PeriodEnd::Time => period.time <= LONGEST,
    };
    let is_too_long_for_bonus =
        period.time >= LONG_GAME && bonus.is_positive() && bonus < LARGE_BONUS;
    let is_usual_bonus =
        bonus <= LAST_ODD_BONUS || bonus <= LARGEST_BONUS && bonus.get() % QUARTER_OF_A_MINUTE == 0;
    has_usual_overtime && has_usual_time && is_usual_bonus && !is_too_long_for_bonus
}

/// Whether a time is neither too short nor too long for so many moves.
fn suits(time: Millis, moves: u16, least: Millis) -> bool {
    (least.times(moves.into())..=MOST_FOR_A_MOVE.times(moves.into())).contains(&time)
}
