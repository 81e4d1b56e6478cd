//! The controls on which the double flag is tested: the article's 60 s of extra time and 10 s,
//! hybrid.

use zeitnot_core::clock::{
    BoardEnd, BonusRule, Color, Mode, Overtime, PeriodEnd, Reading, TimeControl,
};

use zeitnot_fixtures::script::plays;
use zeitnot_fixtures::table::{Table, period, s};

/// White is F, from 20 s on, with 50 s of extra time left at 30 s. Black is U with 100 s.
#[track_caller]
pub fn f_and_u(game: &str) -> Table {
    plays(&["20s df60/10 v 100s df60/10: ", game].concat())
}

pub fn article() -> Mode {
    Mode::DoubleFlag {
        extra: s(60),
        bonus: s(10),
        rule: BonusRule::Hybrid,
    }
}

pub fn checkmate(winner: Color) -> BoardEnd {
    BoardEnd::Checkmate { winner }
}

pub const MOVES_AND_REPETITIONS: [BoardEnd; 4] = [
    BoardEnd::FiftyMoves,
    BoardEnd::SeventyFiveMoves,
    BoardEnd::Threefold,
    BoardEnd::Fivefold,
];

/// 10 s for 2 moves, then 20 s with the double flag.
pub fn classical() -> TimeControl {
    TimeControl {
        periods: vec![
            period(10, PeriodEnd::Moves(2), Mode::SuddenDeath),
            period(20, PeriodEnd::Game, article()),
        ],
    }
}

pub fn shows(time: i64, left: i64) -> Reading {
    Reading {
        time: s(time),
        moves: 0,
        period: 0,
        overtime: Overtime::Extra { left: s(left) },
        kept: None,
    }
}
