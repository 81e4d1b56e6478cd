//! The strip between the halves, and the effect of its control.

use zeitnot_core::clock::digits::Digits;
use zeitnot_core::clock::view::bar::{BarView, Switch};

use zeitnot_fixtures::script::{plays, set_up};
use zeitnot_fixtures::table::{Black, Table, White, s};

const RUNNING: BarView = BarView::Running {
    fallen: None,
    to_note: false,
};

fn bar(table: &Table, seconds: i64) -> BarView {
    BarView::of(table.clock.setup(), &table.state(seconds))
}

fn switch(table: &Table, seconds: i64) -> Option<Switch> {
    Switch::of(table.clock.setup(), &table.state(seconds))
}

#[test]
fn the_control_stops_a_clock_that_runs_and_lets_it_run_on() {
    let mut table = set_up("60s");
    assert_eq!(bar(&table, 0), BarView::Ready { starts_in: None });
    assert_eq!(switch(&table, 0), None);
    table.press(0, Black);
    assert_eq!(
        (bar(&table, 1), switch(&table, 1)),
        (RUNNING, Some(Switch::Stop))
    );
    assert_eq!(
        bar(&table, 1),
        bar(&table, 30),
        "the strip does not change with time"
    );
    table.stop(2);
    let stopped = (BarView::Stopped(White), Some(Switch::Resume));
    assert_eq!((bar(&table, 3), switch(&table, 3)), stopped);
}

#[test]
fn the_bar_shows_a_flag_that_ends_nothing_and_asks_the_players_at_rest() {
    let mut table = plays("60s [runs on]: b0");
    let down = BarView::Running {
        fallen: Some(White),
        to_note: false,
    };
    assert_eq!(bar(&table, 61), down);
    table.stop(62);
    assert_eq!(bar(&table, 63), BarView::Fallen(White));
}

#[test]
fn the_bar_asks_the_arbiter_to_note_the_flag_of_a_clock_that_runs_on() {
    let table = plays("60s [on claim]: b0");
    assert_eq!(bar(&table, 59), RUNNING);
    let down = BarView::Running {
        fallen: Some(White),
        to_note: true,
    };
    assert_eq!(bar(&table, 61), down);
    assert_eq!(switch(&table, 61), Some(Switch::Stop));
}

#[test]
fn the_bar_says_that_the_order_of_two_flags_is_unknown() {
    let table = plays("60s [on claim, hidden]: b0 w61 stop@130");
    assert_eq!(bar(&table, 131), BarView::OrderUnknown);
}

#[test]
fn a_scheduled_start_is_counted_down_and_can_be_put_off() {
    let mut table = set_up("60s [from 60+3600]");
    let ready = BarView::Ready {
        starts_in: Some(Digits::seconds(s(50))),
    };
    assert_eq!(
        (bar(&table, 10), switch(&table, 10)),
        (ready, Some(Switch::Stop))
    );
    table.stop(20);
    assert_eq!(bar(&table, 21), BarView::PutOff);
    assert_eq!(
        switch(&table, 21),
        None,
        "one key too many does not start the game"
    );
}

#[test]
fn time_away_is_for_the_players_to_decide() {
    let table = plays("10: b0 away:10@130");
    assert_eq!(bar(&table, 131), BarView::Away(White, s(120)));
    assert_eq!(switch(&table, 131), None);
}
