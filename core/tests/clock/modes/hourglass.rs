//! Time that is not simply used up: the hourglass, upcount, and a fixed time per move.

use zeitnot_core::clock::{Mode, Offence};
use zeitnot_core::time::Millis;

use zeitnot_fixtures::table::{Table, White, s, single};

#[test]
fn hourglass_gives_the_opponent_what_one_uses_and_pause_stops_both() {
    let mut table = Table::started(single(60, Mode::Hourglass));
    assert_eq!(table.times(10), (50_000, 70_000));
    table.press(10, White);
    assert_eq!(table.times(30), (70_000, 50_000));
    table.stop(30);
    assert_eq!(table.times(500), (70_000, 50_000));
}

#[test]
fn hourglass_zero_loses() {
    let table = Table::started(single(60, Mode::Hourglass));
    assert_eq!(table.flag(59, White), None);
    assert_eq!(table.flag(60, White), Some(60_000));
    assert_eq!(table.times(90), (0, 120_000), "and the clocks stand");
}

#[test]
fn hourglass_keeps_its_sand_when_an_illegal_move_is_taken_back() {
    let mut table = Table::started(single(60, Mode::Hourglass));
    table.press(10, White);
    table.penalize(15, White, Offence::IllegalMove, Millis::ZERO);
    assert_eq!(table.times(15), (55_000, 65_000));
    assert_eq!(table.running(15), Some(White));
}

#[test]
fn upcount_counts_down_and_then_up_as_overtime_without_a_flag() {
    let mut table = Table::started(single(10, Mode::Upcount));
    assert_eq!(table.times(4).0, 6_000);
    assert_eq!(table.times(25).0, -15_000);
    assert_eq!(table.state(25).first_flag(), None);
    table.presses(&[25, 26]);
    assert_eq!(table.times(30).0, -19_000);
}

#[test]
fn per_move_is_a_fixed_time_for_each_move_and_carries_nothing_over() {
    let mut table = Table::started(single(10, Mode::PerMove));
    assert_eq!(table.time(4, White), s(6));
    table.presses(&[4, 5]);
    assert_eq!(table.time(5, White), s(10));
    assert_eq!(table.flag(20, White), Some(15_000));
}
