//! Delays: the US delay and Bronstein's.

use zeitnot_core::clock::{Mode, PeriodEnd};
use zeitnot_core::time::Millis;

use super::controls::periods;
use zeitnot_fixtures::table::{Black, Table, White, period, s, single};

#[test]
fn us_delay_main_time_waits_for_the_delay_and_pays_exactly_the_excess() {
    let mut table = Table::started(single(60, Mode::Delay(s(5))));
    assert_eq!(table.time(4, White), s(60));
    assert_eq!(table.time(5, White), s(60));
    assert_eq!(table.time(8, White), s(57));
    assert_eq!(table.press(8, White).map(|m| m.gained), Some(Millis::ZERO));
    assert_eq!(table.time(8, White), s(57));
}

#[test]
fn us_delay_restarts_each_turn() {
    let mut table = Table::started(single(60, Mode::Delay(s(5))));
    table.presses(&[3, 4]);
    assert_eq!(
        table.time(9, White),
        s(60),
        "five seconds again, not the two left over"
    );
    assert_eq!(table.time(10, White), s(59));
}

#[test]
fn us_delay_is_kept_over_a_pause() {
    let mut table = Table::started(single(60, Mode::Delay(s(5))));
    table.stop(3);
    table.resume(100);
    assert_eq!(table.time(102, White), s(60));
    assert_eq!(table.time(103, White), s(59));
}

#[test]
fn us_delay_falls_when_main_time_and_delay_are_used_up() {
    let table = Table::started(single(10, Mode::Delay(s(5))));
    assert_eq!(table.flag(14, White), None);
    assert_eq!(table.flag(20, White), Some(15_000));
}

#[test]
fn us_delay_gives_nothing_after_the_flag() {
    let mut table = Table::started_with(single(10, Mode::Delay(s(5))), |draft| {
        draft.flag.freeze = false;
    });
    table.presses(&[15, 16]);
    assert_eq!(
        table.time(18, White),
        s(-2),
        "the side gains no delay, as under Bronstein"
    );
}

#[test]
fn bronstein_starts_each_turn_at_main_and_delay_and_returns_what_was_used() {
    let mut table = Table::started(single(60, Mode::Bronstein(s(5))));
    assert_eq!(table.time(0, White), s(65));
    assert_eq!(table.press(3, White).map(|m| m.gained), Some(s(3)));
    assert_eq!(
        table.time(3, White),
        s(65),
        "not above the time at the start of the turn"
    );
    table.press(4, Black);
    assert_eq!(
        table.press(12, White).map(|m| m.gained),
        Some(s(5)),
        "at most the delay"
    );
    assert_eq!(table.time(12, White), s(62));
}

#[test]
fn bronstein_is_kept_over_a_pause() {
    let mut table = Table::started(single(60, Mode::Bronstein(s(5))));
    table.stop(3);
    table.resume(100);
    assert_eq!(table.press(104, White).map(|m| m.gained), Some(s(5)));
    assert_eq!(table.time(104, White), s(65 - 7 + 5));
}

/// By the text, the saved time is added except in the time delay mode. There the player loses the
/// rest of a move's fixed time at once, and keeps the main time.
#[test]
fn article_6_2_delay_modes_carry_over_main_time_but_not_unused_delay() {
    for (mode, shown) in [(Mode::Delay(s(5)), 0), (Mode::Bronstein(s(5)), 5)] {
        let mut table = Table::started(periods(&[
            period(60, PeriodEnd::Moves(1), mode),
            period(30, PeriodEnd::Game, mode),
        ]));
        table.press(2, White);
        assert_eq!(
            table.time(2, White),
            s(60 + 30 + shown),
            "60 s were saved, and 3 s of the delay were not used: {mode:?}"
        );
    }
}
