//! Undoing, redoing, restoring and storing.

use zeitnot_core::clock::{
    BoardEnd, ByColor, EndReason, Event, Mode, Overtime, Phase, Reading, Rejection, State,
};
use zeitnot_core::time::Millis;

use super::race::{
    DRAW, MOVES_AND_REPETITIONS, article, checkmate, correct, extra, f_and_u, first_flag, outcome,
    shows,
};
use zeitnot_fixtures::table::{Black, Table, White, at, s, single};

#[test]
fn every_new_event_can_be_undone_and_redone() {
    let base = f_and_u();
    let readings = base.state(3).accounts.map(|account| account.reading());
    for event in [
        Event::ClaimDraw(Black),
        Event::OnBoard(checkmate(White)),
        Event::Restore {
            readings,
            on_turn: Black,
        },
    ] {
        let mut table = base.clone();
        table.does(30, event);
        let done = table.clone();
        let id = table.undo(35);
        assert_eq!(table.state(50), base.state(50), "{event:?}");
        table.does(40, Event::Redo(id));
        assert_eq!(table.state(50), done.state(50), "{event:?}");
    }
}

#[test]
fn an_undone_press_leaves_its_turn_running_into_the_flags() {
    let mut table = f_and_u();
    table.press(10, White);
    assert_eq!(first_flag(&table, 60, White), None);
    table.undo(90);
    assert_eq!(first_flag(&table, 90, White), Some(20_000));
    assert_eq!(table.flag(90, White), Some(80_000));
}

#[test]
fn a_restored_position_has_its_first_flag_as_it_was() {
    let mut table = f_and_u();
    let before = table.state(12);
    table.press(30, White);
    let after = table.state(30);
    table.press(40, Black);
    let restore = |state: &State, on_turn| Event::Restore {
        readings: state.accounts.map(|account| account.reading()),
        on_turn,
    };
    table.does(50, restore(&after, Black));
    assert_eq!(table.state(50).accounts, after.accounts);
    assert_eq!(table.running(50), Some(Black), "it keeps running");
    table.stop(55);
    table.does(60, restore(&before, White));
    assert_eq!(table.state(60).accounts, before.accounts);
    assert!(matches!(table.state(60).phase, Phase::Stopped(..)));
    table.resume(60);
    assert_eq!(first_flag(&table, 70, White), Some(68_000));
}

#[test]
fn a_position_is_not_restored_before_the_game_away_or_after_its_end() {
    let mut table = Table::set(single(20, article()));
    let readings = table.state(0).accounts.map(|account| account.reading());
    let restore = Event::Restore {
        readings,
        on_turn: White,
    };
    assert_eq!(table.refuses(0, restore), Rejection::NotRunning);
    table.press(0, Black);
    table.does(10, Event::Away { since: at(5) });
    assert_eq!(table.refuses(10, restore), Rejection::AwayUndecided);
    table.does(10, Event::CountAway(true));
    table.does(90, restore);
    assert!(
        matches!(table.state(90).phase, Phase::Stopped(..)),
        "the restoration stops frozen clocks"
    );
    table.does(91, Event::OnBoard(BoardEnd::Agreement));
    assert_eq!(table.refuses(92, restore), Rejection::HasEnded);
}

#[test]
fn a_restored_position_in_which_the_game_was_over_is_over_again() {
    let mut table = f_and_u();
    table.press(20, White);
    let drawn = table.state(200);
    correct(
        &mut table,
        200,
        Reading {
            moves: 1,
            ..shows(0, 60)
        },
        shows(50, 60),
    );
    table.resume(200);
    let restore = Event::Restore {
        readings: drawn.accounts.map(|account| account.reading()),
        on_turn: Black,
    };
    table.does(210, restore);
    assert_eq!(
        outcome(&table, 210),
        Some((DRAW, EndReason::BothFirstFlags))
    );
    assert!(matches!(table.state(210).phase, Phase::Fallen(_)));
}

#[test]
fn a_restored_reading_without_kept_state_acts_like_a_correction() {
    let mut table = f_and_u();
    let readings = ByColor {
        white: shows(0, 30),
        black: shows(70, 60),
    };
    table.does(
        40,
        Event::Restore {
            readings,
            on_turn: Black,
        },
    );
    assert_eq!(first_flag(&table, 40, White), Some(40_000));
    assert_eq!(extra(&table, 40, White), s(30));
    assert_eq!(table.time(45, Black), s(65));
}

#[test]
fn a_reading_that_no_clock_showed_is_not_restored() {
    let mut table = f_and_u();
    let now = table.state(30).accounts.map(|account| account.reading());
    let change = |change: fn(&mut Reading)| {
        let mut readings = now;
        change(&mut readings.white);
        Event::Restore {
            readings,
            on_turn: White,
        }
    };
    for event in [
        change(|reading| reading.period = 1),
        change(|reading| reading.time = s(5)),
        change(|reading| reading.time = Millis::new(i64::MAX)),
        change(|reading| reading.overtime = Overtime::None),
        change(|reading| reading.overtime = Overtime::Extra { left: s(61) }),
        change(|reading| reading.kept.as_mut().unwrap().first_flag = Some(at(31))),
        change(|reading| reading.kept.as_mut().unwrap().period_start = 1),
    ] {
        assert_eq!(table.refuses(30, event), Rejection::OutOfRange);
    }
}

#[test]
fn a_bronstein_delay_is_restored_as_it_stood() {
    let mut table = Table::started(single(60, Mode::Bronstein(s(5))));
    table.presses(&[3, 5]);
    let then = table.state(7);
    table.press(20, White);
    table.does(
        30,
        Event::Restore {
            readings: then.accounts.map(|account| account.reading()),
            on_turn: White,
        },
    );
    assert_eq!(table.state(30).accounts, then.accounts);
    assert_eq!(table.times(30), (63_000, 65_000));
}

#[test]
fn a_journal_older_than_kept_state_is_still_read() {
    let old = r#"{"correct":{
        "white":{"time":15000,"moves":1,"period":0,"overtime":"none"},
        "black":{"time":9000,"moves":0,"period":0,
            "overtime":{"byo-yomi":{"left":3000,"periods":2}}}}}"#;
    let Event::Correct(readings) = serde_json::from_str(old).expect("an old entry") else {
        panic!("the old entry should read as a correction");
    };
    assert_eq!(readings.white.kept, None);
    assert_eq!(readings.white.time, s(15));
}

#[test]
fn every_new_event_is_the_same_after_it_was_stored() {
    let readings = f_and_u()
        .state(40)
        .accounts
        .map(|account| account.reading());
    let restore = Event::Restore {
        readings,
        on_turn: Black,
    };
    let ends = MOVES_AND_REPETITIONS.into_iter().chain([
        checkmate(White),
        BoardEnd::Stalemate,
        BoardEnd::DeadPosition,
        BoardEnd::Agreement,
        BoardEnd::Resignation { by: Black },
    ]);
    let events = ends
        .map(Event::OnBoard)
        .chain([Event::ClaimDraw(White), restore]);
    for event in events {
        let json = serde_json::to_string(&event).expect("plain data");
        let read: Event = serde_json::from_str(&json).expect("the same data");
        assert_eq!(read, event, "{json}");
    }
}
