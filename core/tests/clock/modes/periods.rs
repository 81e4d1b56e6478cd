//! Periods that end by moves, by time, and with the game.

use zeitnot_core::clock::{Event, Mode, PeriodEnd, TimeControl};
use zeitnot_core::time::Millis;

use super::controls::{by_moves, by_time, periods};
use zeitnot_fixtures::table::{Black, Table, White, at, period, s};

#[test]
fn period_by_moves_adds_time_at_the_completing_press_for_that_side_only() {
    let mut table = Table::started(by_moves());
    table.presses(&[1, 2]);
    assert_eq!(table.account(3, White).period, 0, "not before the press");
    table.press(3, White);
    assert_eq!(
        (table.account(3, White).period, table.time(3, White)),
        (1, s(28))
    );
    assert_eq!(
        (table.account(3, Black).period, table.time(3, Black)),
        (0, s(9))
    );
}

#[test]
fn period_by_moves_completed_at_zero_is_lost() {
    let mut table = Table::started_to_run_on(by_moves());
    table.presses(&[1, 2, 11]);
    let white = table.account(11, White);
    assert_eq!((white.period, white.balance), (0, Millis::ZERO));
    assert_eq!(table.flag(11, White), Some(11_000));
}

fn bonus_in_the_last_period() -> TimeControl {
    periods(&[
        period(100, PeriodEnd::Moves(1), Mode::SuddenDeath),
        period(50, PeriodEnd::Game, Mode::Increment(s(30))),
    ])
}

#[test]
fn with_first_bonus_a_last_period_begins_with_its_own_bonus() {
    let mut table = Table::started(bonus_in_the_last_period());
    assert_eq!(table.time(0, White), s(100));
    table.presses(&[10, 11]);
    assert_eq!(
        table.time(11, White),
        s(90 + 50 + 30),
        "the period's bonus comes before its first move"
    );
    table.press(12, White);
    assert_eq!(table.time(12, White), s(90 + 50 + 30 - 1 + 30));
}

#[test]
fn without_first_bonus_a_last_period_gives_its_bonus_after_its_first_move() {
    let mut table = Table::started_with(bonus_in_the_last_period(), |draft| {
        draft.first_bonus = false;
    });
    table.presses(&[10, 11]);
    assert_eq!(table.time(11, White), s(90 + 50));
    table.press(12, White);
    assert_eq!(table.time(12, White), s(90 + 50 - 1 + 30));
}

#[test]
fn each_period_has_its_own_bonus() {
    let control = periods(&[
        period(100, PeriodEnd::Moves(2), Mode::Increment(s(10))),
        period(50, PeriodEnd::Game, Mode::Increment(s(3))),
    ]);
    let mut table = Table::started_with(control, |draft| draft.first_bonus = false);
    let mut gained = Vec::new();
    for (second, side) in [(1, White), (2, Black), (3, White), (4, Black), (5, White)] {
        let moved = table.press(second, side).expect("a move");
        if side == White {
            gained.push(moved.gained);
        }
    }
    assert_eq!(gained, [s(10), s(10), s(3)]);
}

#[test]
fn a_last_period_that_ends_by_moves_repeats() {
    let control = periods(&[
        period(10, PeriodEnd::Moves(1), Mode::SuddenDeath),
        period(20, PeriodEnd::Moves(2), Mode::SuddenDeath),
    ]);
    let mut table = Table::started(control);
    let mut shown = Vec::new();
    for turn in 0..5 {
        table.press(2 * turn + 1, White);
        shown.push(table.time(2 * turn + 1, White).get() / 1_000);
        table.press(2 * turn + 2, Black);
    }
    assert_eq!(
        shown,
        [29, 28, 47, 46, 65],
        "20 s more after moves 1, 3 and 5"
    );
}

#[test]
fn period_by_time_begins_for_both_at_the_same_instant_and_marks_who_ran_out() {
    let table = Table::started(by_time());
    assert_eq!(table.times(9), (1_000, 10_000));
    assert_eq!(table.times(10), (5_000, 15_000));
    let (white, black) = (table.account(12, White), table.account(12, Black));
    assert_eq!((white.period, black.period), (1, 1));
    assert_eq!((white.mark, black.mark), (Some(at(10)), None));
    assert_eq!((white.flag, black.flag), (None, None), "nobody has lost");
    assert_eq!(white.balance, s(3), "the overrun is carried over");
}

#[test]
fn period_by_time_several_can_be_crossed_at_once() {
    let mut table = Table::started(by_time());
    assert_eq!(table.times(17), (18_000, 35_000));
    table.press(17, White);
    let white = table.account(17, White);
    assert_eq!((white.period, white.mark), (2, Some(at(15))));
    assert_eq!(table.account(17, Black).period, 2);
}

#[test]
fn period_by_time_changes_the_delay_of_the_side_at_rest_at_once() {
    let control = periods(&[
        period(10, PeriodEnd::Time, Mode::Bronstein(s(5))),
        period(20, PeriodEnd::Game, Mode::PerMove),
    ]);
    let table = Table::started(control);
    assert_eq!(table.time(14, Black), s(15));
    assert_eq!(table.time(15, Black), s(20), "the whole time for a move");
}

#[test]
fn a_corrected_move_count_beyond_the_period_still_ends_it() {
    let mut table = Table::set(by_moves());
    let mut times = table.readings(0);
    times.white.moves = 2;
    table.does(0, Event::Correct(times));
    table.press(0, Black);
    table.press(1, White);
    assert_eq!(table.account(1, White).period, 1);
}

/// 10 s without a bonus, ended by time, then 20 s with five more a move.
fn bonus_after_time() -> TimeControl {
    periods(&[
        period(10, PeriodEnd::Time, Mode::SuddenDeath),
        period(20, PeriodEnd::Game, Mode::Increment(s(5))),
    ])
}

#[test]
fn period_by_time_both_sides_have_its_bonus_alike_before_their_next_move() {
    let mut table = Table::started(bonus_after_time());
    assert_eq!(
        table.times(10),
        (25_000, 35_000),
        "with the bonus, as at the start of a game"
    );
    table.press(12, White);
    table.press(13, Black);
    assert_eq!(
        table.times(13),
        (28_000, 39_000),
        "and one for each move made"
    );
}

#[test]
fn period_by_time_both_sides_have_its_bonus_alike_after_their_next_move() {
    let mut table = Table::started_with(bonus_after_time(), |draft| draft.first_bonus = false);
    assert_eq!(table.times(10), (20_000, 30_000));
    table.press(12, White);
    table.press(13, Black);
    assert_eq!(table.times(13), (23_000, 34_000));
}

#[test]
fn period_by_time_a_bonus_that_was_given_is_lifted_and_never_taken_back() {
    for (old, new, more) in [(2, 5, 3), (5, 2, 0)] {
        let [old, new] = [old, new].map(|bonus| Mode::Increment(s(bonus)));
        let table = Table::started(periods(&[
            period(10, PeriodEnd::Time, old),
            period(20, PeriodEnd::Game, new),
        ]));
        let start = table.time(0, White);
        assert_eq!(table.time(20, White), start + s(20 + more - 20));
        assert_eq!(table.time(20, Black), start + s(20 + more));
    }
}
