//! The device was away.

use zeitnot_core::clock::{Event, Mode, Phase, Rejection};

use zeitnot_fixtures::table::{Black, Table, White, at, s, single};

fn asleep() -> Table {
    let mut table = Table::started_to_run_on(single(20, Mode::SuddenDeath));
    table.does(30, Event::Away { since: at(10) });
    table
}

#[test]
fn time_away_waits_for_a_decision() {
    let mut table = asleep();
    assert!(matches!(table.state(33).phase, Phase::Away(gap) if gap.length() == s(20)));
    assert_eq!(table.time(33, White), s(10));
    assert_eq!(
        table.refuses(33, Event::Press(White)),
        Rejection::AwayUndecided
    );
    let times = table.readings(33);
    assert_eq!(
        table.refuses(33, Event::Correct(times)),
        Rejection::AwayUndecided
    );
    assert_eq!(table.refuses(33, Event::PlayOn), Rejection::NotBothFlags);
}

#[test]
fn time_away_that_does_not_count_is_stopped_time() {
    let mut table = asleep();
    table.does(33, Event::CountAway(false));
    assert_eq!(table.time(35, White), s(8));
    assert_eq!(table.state(35).stopped, s(23));
    assert_eq!(
        table.refuses(35, Event::CountAway(false)),
        Rejection::NotAway
    );
}

#[test]
fn time_away_that_counts_lets_a_flag_fall_at_its_exact_time() {
    let mut table = asleep();
    table.does(33, Event::CountAway(true));
    assert_eq!(table.flag(33, White), Some(20_000));
    assert_eq!(
        table.time(33, White),
        s(-10),
        "but the decision itself costs no time"
    );
    assert_eq!(table.time(35, White), s(-12));
}

#[test]
fn the_device_cannot_have_been_away_before_the_last_entry() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.press(5, White);
    table.undo(10);
    table.does(20, Event::Away { since: at(3) });
    assert_eq!(
        table.time(20, White),
        s(50),
        "the device was awake for the undo at 10 s"
    );
    table.give(21, Black, s(5));
    table.undo(22);
    assert_eq!(
        table.time(22, White),
        s(50),
        "and a later undo does not change that"
    );
}
