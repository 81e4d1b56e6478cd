//! The controls that several tests use, and what their overtime shows.

use zeitnot_core::clock::{Mode, Overtime, Period, PeriodEnd, TimeControl};

use zeitnot_fixtures::table::{period, s, single};

pub fn periods(periods: &[Period]) -> TimeControl {
    TimeControl {
        periods: periods.to_vec(),
    }
}

/// 10 s for 2 moves, then 20 s for the rest.
pub fn by_moves() -> TimeControl {
    periods(&[
        period(10, PeriodEnd::Moves(2), Mode::SuddenDeath),
        period(20, PeriodEnd::Game, Mode::SuddenDeath),
    ])
}

/// 10 s, then 5 s, each ended by its time, then 20 s.
pub fn by_time() -> TimeControl {
    periods(&[
        period(10, PeriodEnd::Time, Mode::SuddenDeath),
        period(5, PeriodEnd::Time, Mode::SuddenDeath),
        period(20, PeriodEnd::Game, Mode::SuddenDeath),
    ])
}

/// 10 s, then three byo-yomi periods of 5 s.
pub fn byo_yomi() -> TimeControl {
    let period = s(5);
    single(10, Mode::ByoYomi { period, count: 3 })
}

/// 10 s, then two moves in each 5 s.
pub fn canadian() -> TimeControl {
    let period = s(5);
    single(10, Mode::Canadian { period, moves: 2 })
}

pub fn byo(left: i64, periods: u16) -> Overtime {
    let left = s(left);
    Overtime::ByoYomi { left, periods }
}

pub fn block(left: i64, moves: u16) -> Overtime {
    let left = s(left);
    Overtime::Canadian { left, moves }
}
