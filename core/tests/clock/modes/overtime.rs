//! Byo-yomi and Canadian overtime.

use zeitnot_core::clock::Event;

use super::controls::{block, byo, byo_yomi, canadian};
use zeitnot_fixtures::table::{Black, Table, White, s};

#[test]
fn byo_yomi_main_time_first_and_the_overrun_out_of_the_first_period() {
    let table = Table::started(byo_yomi());
    assert_eq!(
        (table.time(9, White), table.overtime(9, White)),
        (s(1), byo(5, 3))
    );
    assert!(!table.account(9, White).in_overtime());
    assert_eq!(
        (table.time(12, White), table.overtime(12, White)),
        (s(0), byo(3, 3))
    );
    assert!(table.account(12, White).in_overtime());
}

#[test]
fn byo_yomi_the_current_period_refills_in_full_and_lost_ones_stay_lost() {
    let mut table = Table::started(byo_yomi());
    table.press(14, White);
    assert_eq!(table.overtime(14, White), byo(5, 3));
    table.press(15, Black);
    assert_eq!(table.overtime(22, White), byo(3, 2));
    table.press(22, White);
    assert_eq!(table.overtime(22, White), byo(5, 2));
}

#[test]
fn byo_yomi_a_period_used_exactly_is_lost_and_the_last_one_loses() {
    let table = Table::started(byo_yomi());
    assert_eq!(table.overtime(15, White), byo(5, 2));
    assert_eq!(table.overtime(20, White), byo(5, 1), "the last one runs");
    assert_eq!(table.flag(24, White), None);
    assert_eq!(table.flag(25, White), Some(25_000));
    assert_eq!(table.overtime(25, White), byo(0, 0));
}

#[test]
fn byo_yomi_a_press_in_main_time_that_was_given_back_refills_too() {
    let mut table = Table::started(byo_yomi());
    table.give(12, White, s(10));
    assert_eq!(table.overtime(12, White), byo(3, 3));
    table.press(14, White);
    assert_eq!(table.overtime(14, White), byo(5, 3));
    assert_eq!(table.time(14, White), s(8));
}

#[test]
fn byo_yomi_is_per_side_and_never_touches_the_opponent() {
    let mut table = Table::started(byo_yomi());
    table.press(21, White);
    assert_eq!(
        (table.time(21, Black), table.overtime(21, Black)),
        (s(10), byo(5, 3))
    );
    assert_eq!(
        (table.time(30, White), table.overtime(30, White)),
        (s(0), byo(5, 1))
    );
}

#[test]
fn byo_yomi_without_periods_is_corrected_to_plain_time() {
    let mut table = Table::started(byo_yomi());
    table.stop(1);
    let mut times = table.readings(1);
    times.white.overtime = byo(0, 0);
    table.does(1, Event::Correct(times));
    table.resume(1);
    assert_eq!(table.flag(9, White), None, "nine seconds were left");
    assert_eq!(table.flag(30, White), Some(10_000));
}

#[test]
fn canadian_the_stones_left_count_down_and_the_block_reloads_with_the_last() {
    let mut table = Table::started(canadian());
    assert_eq!(table.overtime(12, White), block(3, 2));
    table.presses(&[12, 13]);
    assert_eq!(table.overtime(13, White), block(3, 1));
    table.press(15, White);
    assert_eq!(
        table.overtime(15, White),
        block(5, 2),
        "nothing is saved from the block"
    );
}

#[test]
fn canadian_moves_in_main_time_are_not_counted_to_the_block() {
    let mut table = Table::started(canadian());
    table.presses(&[1, 2]);
    assert_eq!(table.overtime(2, White), block(5, 2));
}

#[test]
fn canadian_falls_when_the_moves_are_not_made_in_the_block() {
    let mut table = Table::started(canadian());
    table.presses(&[12, 13]);
    assert_eq!(table.flag(20, White), Some(16_000), "one made, one missing");
}
