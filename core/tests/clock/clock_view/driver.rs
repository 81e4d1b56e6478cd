//! A clock in real time: when the driver reads it, and a device that sleeps.

use zeitnot_core::clock::driver::{ClockView, HEARTBEAT, slept};
use zeitnot_core::clock::view::bar::BarView;
use zeitnot_core::clock::{Event, LowTime, Mode};
use zeitnot_core::time::axis::{Axis, TimeReading};
use zeitnot_core::time::{Instant, Millis, WallTime};

use zeitnot_fixtures::table::{Black, Table, White, at, single};

const BLITZ: Mode = Mode::SuddenDeath;

fn wait(table: &Table, ms: i64) -> Option<Millis> {
    ClockView::at(&table.clock, Instant::new(ms), LowTime::Automatic).wait
}

/// The browser's two clocks, each in milliseconds since the page was opened.
fn reading(monotonic: i64, wall: i64) -> TimeReading {
    TimeReading {
        monotonic,
        wall: WallTime::new(wall),
    }
}

#[test]
fn a_running_clock_is_looked_at_when_its_figures_change() {
    let table = Table::started(single(60, BLITZ));
    assert_eq!(wait(&table, 0), Some(Millis::seconds(1)));
    assert_eq!(wait(&table, 400), Some(Millis::new(600)));
    assert_eq!(wait(&table, 50_030), Some(Millis::new(70)), "in tenths");
}

#[test]
fn a_clock_that_runs_on_under_its_flag_is_looked_at_every_second() {
    let table = Table::started_to_run_on(single(60, BLITZ));
    assert_eq!(
        ClockView::at(&table.clock, at(70), LowTime::Automatic)
            .face
            .next_change,
        None
    );
    assert_eq!(wait(&table, 70_000), Some(HEARTBEAT));
}

#[test]
fn a_clock_that_does_not_run_is_not_looked_at() {
    let mut table = Table::set(single(60, BLITZ));
    assert_eq!(wait(&table, 0), None);
    table.press(0, Black);
    table.stop(5);
    assert_eq!(wait(&table, 6_000), None);
}

#[test]
fn a_press_is_stamped_at_touch_down_and_the_view_drawn_is_of_now() {
    let mut table = Table::set(single(60, BLITZ));
    let mut axis = Axis::start(reading(1_000, 0));
    let pressed = axis.of_event(Some(3_000), reading(3_200, 2_200));
    let _ = table.clock.apply(Event::Press(Black), pressed);
    let now = axis.now(reading(3_200, 2_200)).at;
    let look = ClockView::at(&table.clock, now, LowTime::Automatic);
    assert_eq!(look.face.sides.white.time, Millis::new(59_800));
    assert!(matches!(look.bar, BarView::Running { .. }));
}

#[test]
fn a_device_that_slept_while_a_clock_ran_asks_the_players() {
    let mut table = Table::started(single(600, BLITZ));
    let mut axis = Axis::start(reading(0, 0));
    assert_eq!(axis.check(reading(10_000, 10_000)), None);
    let away = axis.check(reading(11_000, 131_000)).expect("it slept");
    let event = slept(&table.clock, away).expect("a clock ran");
    assert_eq!(event, Event::Away { since: at(10) });
    let _ = table
        .clock
        .apply(event, axis.stamp(reading(11_000, 131_000)));
    let look = ClockView::at(&table.clock, at(131), LowTime::Automatic);
    assert_eq!(look.bar, BarView::Away(White, Millis::seconds(121)));
    assert_eq!(look.wait, None);
}

#[test]
fn a_device_that_slept_while_no_clock_ran_has_nothing_to_ask() {
    let mut table = Table::started(single(600, BLITZ));
    table.stop(5);
    let mut axis = Axis::start(reading(0, 0));
    assert_eq!(axis.check(reading(10_000, 10_000)), None);
    let away = axis.check(reading(11_000, 131_000)).expect("it slept");
    assert_eq!(slept(&table.clock, away), None);
}
