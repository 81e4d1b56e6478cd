//! Undoing, redoing, restoring and storing.

use zeitnot_core::clock::{BoardEnd, ByColor, Color, Event, Overtime, Reading, Rejection, State};
use zeitnot_core::time::Millis;

use super::race::{MOVES_AND_REPETITIONS, checkmate, f_and_u, shows};
use zeitnot_fixtures::script::{plays, set_up};
use zeitnot_fixtures::table::{Black, White, at, s};

/// The arbiter sets the clocks as they were, with this side on turn.
fn restore(state: &State, on_turn: Color) -> Event {
    let readings = state.accounts.map(|account| account.reading());
    Event::Restore { readings, on_turn }
}

#[test]
fn every_new_event_can_be_undone_and_redone() {
    let base = f_and_u("b0");
    for event in [
        Event::ClaimDraw(Black),
        Event::OnBoard(checkmate(White)),
        restore(&base.state(3), Black),
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
    f_and_u(
        "b0 w10 [60: 10/1+60 50/0+60 b] undo@90
         [90: 0/0+0^20*80 100/0+60 w fallen w out = 0-1 extratime]",
    );
}

#[test]
fn a_restored_position_has_its_first_flag_as_it_was() {
    let mut table = f_and_u("b0");
    let before = table.state(12);
    table.plays("w30");
    let after = table.state(30);
    table.plays("b40");
    table.does(50, restore(&after, Black));
    assert_eq!(table.state(50).accounts, after.accounts);
    table.plays("[50: 0/1+55^20 100/0+60 b b may draw] (it keeps running) stop@55");
    table.does(60, restore(&before, White));
    assert_eq!(table.state(60).accounts, before.accounts);
    table.plays("[60: 8/0+60 100/0+60 w stopped] go@60 [70: 0/0+58^68 100/0+60 w b may draw]");
}

#[test]
fn a_position_is_not_restored_before_the_game_away_or_after_its_end() {
    let mut table = set_up("20s df60/10");
    let restore = restore(&table.state(0), White);
    assert_eq!(table.refuses(0, restore), Rejection::NotRunning);
    table.plays("b0 away:5@10");
    assert_eq!(table.refuses(10, restore), Rejection::AwayUndecided);
    table.plays("count@10");
    table.does(90, restore);
    table.plays(
        "[90: 20/0+60 20/0+60 w stopped] (the restoration stops frozen clocks) board:agreement@91",
    );
    assert_eq!(table.refuses(92, restore), Rejection::HasEnded);
}

#[test]
fn a_restored_position_in_which_the_game_was_over_is_over_again() {
    let mut table = f_and_u("b0 w20");
    let drawn = table.state(200);
    table.plays("set:w=0/1+60,b=50+60@200 go@200");
    table.does(210, restore(&drawn, Black));
    table.plays("[210: 0/1+60^20 0/0+60^120 b fallen both first = 1/2-1/2 bothfirstflags]");
}

#[test]
fn a_restored_reading_without_kept_state_acts_like_a_correction() {
    let mut table = f_and_u("b0");
    let readings = ByColor {
        white: shows(0, 30),
        black: shows(70, 60),
    };
    let on_turn = Black;
    table.does(40, Event::Restore { readings, on_turn });
    table.plays("[40: 0/0+30^40 70/0+60 b b may draw] [45: 0/0+30^40 65/0+60 b b may draw]");
}

#[test]
fn a_reading_that_no_clock_showed_is_not_restored() {
    let mut table = f_and_u("b0");
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
    let mut table = plays("60s b5: b0 w3 b5");
    let then = table.state(7);
    table.plays("w20");
    table.does(30, restore(&then, White));
    assert_eq!(table.state(30).accounts, then.accounts);
    table.plays("[30: 63/1 65/1 w]");
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
    let restore = restore(&f_and_u("b0").state(40), Black);
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
