//! A race of two clocks on which to test the double flag, and functions that read it.

use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::state::FlagVerdict;
use zeitnot_core::clock::{
    BoardEnd, BonusRule, ByColor, Color, EndReason, Event, GameResult, Mode, Overtime, PeriodEnd,
    Reading, TimeControl,
};
use zeitnot_core::time::{Instant, Millis};

use zeitnot_fixtures::table::{Black, Table, period, s, single};

pub const DRAW: GameResult = GameResult::Draw;

pub fn hybrid(extra: i64, bonus: i64) -> Mode {
    Mode::DoubleFlag {
        extra: s(extra),
        bonus: s(bonus),
        rule: BonusRule::Hybrid,
    }
}

/// The article's: 60 s of extra time and 10 s, hybrid.
pub fn article() -> Mode {
    hybrid(60, 10)
}

/// White and Black have this many seconds of main time; White's clock was started at 0.
pub fn race(white: i64, black: i64) -> Table {
    let controls = ByColor {
        white: single(white, article()),
        black: single(black, article()),
    };
    let mut table = Table::with(SetupDraft::standard(controls));
    table.press(0, Black);
    table
}

/// White has been F since 20 s and is on turn, with 50 s of extra time left at 30 s. Black is U
/// with 100 s.
pub fn f_and_u() -> Table {
    race(20, 100)
}

pub fn outcome(table: &Table, seconds: i64) -> Option<(GameResult, EndReason)> {
    let state = table.state(seconds);
    let outcome = state.outcome(table.clock.setup());
    outcome.map(|outcome| (outcome.result, outcome.reason))
}

/// The outcome of the game when this end is reached on the board at 30 s.
pub fn on_board(mut table: Table, end: BoardEnd) -> Option<(GameResult, EndReason)> {
    table.does(30, Event::OnBoard(end));
    outcome(&table, 30)
}

pub fn extra(table: &Table, seconds: i64, side: Color) -> Millis {
    match table.overtime(seconds, side) {
        Overtime::Extra { left } => left,
        other => panic!("{other:?} is not extra time"),
    }
}

pub fn first_flag(table: &Table, seconds: i64, side: Color) -> Option<i64> {
    let account = table.account(seconds, side);
    account.first_flag.map(Instant::get)
}

pub fn verdict(table: &Table, seconds: i64) -> Option<FlagVerdict> {
    table.state(seconds).flag_verdict(table.clock.setup())
}

pub fn checkmate(winner: Color) -> BoardEnd {
    BoardEnd::Checkmate { winner }
}

pub fn win(side: Color) -> GameResult {
    GameResult::Win(side)
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

pub fn correct(table: &mut Table, seconds: i64, white: Reading, black: Reading) {
    table.does(seconds, Event::Correct(ByColor { white, black }));
}
