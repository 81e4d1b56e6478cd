//! The arbiter's changes: an introduced increment, gifts, corrections, the sides.

use zeitnot_core::clock::setup::MAX_TIME;
use zeitnot_core::clock::{Event, Mode, PeriodEnd, Reading, Rejection, Seat};
use zeitnot_core::time::Millis;

use super::controls::{block, by_moves, byo, byo_yomi, periods};
use zeitnot_fixtures::table::{Black, Table, White, period, s, single};

#[test]
fn an_introduced_increment_is_added_for_both_at_every_press() {
    let mut table = Table::started(single(100, Mode::SuddenDeath));
    table.does(10, Event::IntroduceIncrement(s(5)));
    table.presses(&[11, 12]);
    assert_eq!(table.times(12), (94_000, 104_000));
}

#[test]
fn one_side_s_time_can_be_changed_in_mid_game() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.give(10, White, s(30));
    table.give(10, Black, s(-20));
    assert_eq!(table.times(10), (80_000, 40_000));
    assert_eq!(table.running(10), Some(White), "the clock runs on");
    let too_much = Event::Give {
        to: Black,
        amount: s(-40),
    };
    assert_eq!(
        table.refuses(10, too_much),
        Rejection::OutOfRange,
        "the arbiter cannot make a flag fall"
    );
    let nothing = Event::Give {
        to: Black,
        amount: Millis::ZERO,
    };
    assert_eq!(table.refuses(10, nothing), Rejection::OutOfRange);
}

#[test]
fn a_correction_sets_both_times_move_counts_and_periods_while_stopped() {
    let mut table = Table::started(by_moves());
    table.stop(3);
    let mut times = table.readings(3);
    times.white = Reading {
        time: s(15),
        moves: 7,
        period: 1,
        ..times.white
    };
    times.black.time = s(4);
    table.does(5, Event::Correct(times));
    assert_eq!(table.readings(5), times);
    table.resume(6);
    assert_eq!(table.times(8), (13_000, 4_000));
}

#[test]
fn a_correction_of_a_running_clock_is_refused() {
    let mut table = Table::started(by_moves());
    let times = table.readings(3);
    assert_eq!(
        table.refuses(3, Event::Correct(times)),
        Rejection::IsRunning
    );
}

#[test]
fn a_correction_no_clock_could_show_is_refused_for_both_sides() {
    let mut table = Table::started(byo_yomi());
    table.stop(3);
    let shown = table.readings(3);
    type Change = fn(&mut Reading);
    let wrong: [(&str, Change); 8] = [
        ("less than nothing", |r| r.time = s(-1)),
        ("too long", |r| r.time = MAX_TIME + s(1)),
        ("no such period", |r| r.period = 1),
        ("no such period at all", |r| r.period = usize::MAX),
        ("too many moves", |r| r.moves = 1_000),
        ("more than a whole period", |r| r.overtime = byo(6, 3)),
        ("more periods than agreed", |r| r.overtime = byo(5, 4)),
        ("another mode's overtime", |r| r.overtime = block(5, 2)),
    ];
    for (what, change) in wrong {
        for side in [White, Black] {
            let mut times = shown;
            times.get_mut(side.other()).time = s(5);
            change(times.get_mut(side));
            let why = table.refuses(3, Event::Correct(times));
            assert_eq!(why, Rejection::OutOfRange, "{what} for {side:?}");
        }
    }
}

#[test]
fn a_correction_of_frozen_clocks_puts_the_flag_up_and_lets_the_game_go_on() {
    let mut table = Table::started(single(10, Mode::Increment(s(2))));
    let mut times = table.readings(30);
    assert_eq!(table.flag(30, White), Some(12_000));
    times.white.time = s(8);
    table.does(30, Event::Correct(times));
    assert_eq!(table.flag(30, White), None);
    table.resume(31);
    assert_eq!(table.time(33, White), s(6));
}

#[test]
fn a_correction_to_what_is_shown_gives_a_turn_no_new_delay() {
    let control = periods(&[
        period(10, PeriodEnd::Time, Mode::Delay(s(2))),
        period(60, PeriodEnd::Game, Mode::Delay(s(30))),
    ]);
    let mut table = Table::started(control);
    table.stop(14);
    assert_eq!(
        table.time(14, White),
        s(58),
        "the turn ran into the new period"
    );
    let times = table.readings(14);
    table.does(14, Event::Correct(times));
    table.resume(14);
    assert_eq!(table.time(20, White), s(52));
}

#[test]
fn sides_are_swapped_at_rest_and_times_stay_with_the_colours() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    assert_eq!(table.refuses(5, Event::SwapSides), Rejection::IsRunning);
    table.stop(10);
    table.does(11, Event::SwapSides);
    assert_eq!(table.state(11).seat(White), Seat::Second);
    assert_eq!(table.state(11).seat(Black), Seat::First);
    assert_eq!(table.times(11), (50_000, 60_000));
    table.resume(12);
    assert_eq!(table.running(12), Some(White));
}
