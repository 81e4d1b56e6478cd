//! Controls without main time, in which what each move gives is all there is.

use zeitnot_core::clock::notation;
use zeitnot_core::clock::setup::{ControlError, PeriodError, SetupDraft, SetupError};
use zeitnot_core::clock::{Clock, Color, Event, Setup};
use zeitnot_core::time::Millis;

use zeitnot_fixtures::table::{Black, Table, White, at, s, stamp};

fn setup(text: &str, first_bonus: bool) -> Result<Setup, Vec<SetupError>> {
    let controls = notation::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut draft = SetupDraft::standard(controls);
    draft.first_bonus = first_bonus;
    Setup::new(draft)
}

fn started(text: &str) -> Table {
    let setup = setup(text, true).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let mut table = Table {
        clock: Clock::new(setup),
    };
    table.press(0, Black);
    table
}

#[test]
fn a_control_without_main_time_is_playable_if_each_move_gives_time() {
    for text in [
        "0+5",
        "0 d5",
        "0 b5",
        "G/0 d5",
        "0:00:00+0.5",
        "90/40, 0+30",
        "90/40+30, 0+30",
        "90/40, 0 d5",
        "90/40, 0 b5",
        "120/40, 60/20, 0+30",
        "0min/40+30, 15+30",
        "0min/10+5s",
        "0/flag+5, 30",
        "10s/move for 40, 0+5",
        "5+3 v 0+5",
        "0 d5 v 3 d2",
    ] {
        let setup = setup(text, true).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        // Nobody has lost before thinking.
        let mut clock = Clock::new(setup);
        clock
            .apply(Event::Press(Black), stamp(at(0)))
            .expect("Black starts");
        clock
            .apply(Event::Press(White), stamp(at(0) + Millis::new(400)))
            .unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let state = clock.at(at(0) + Millis::new(800));
        for side in Color::ALL {
            assert_eq!(state.accounts.get(side).flag, None, "{text}");
        }
    }
}

#[test]
fn a_control_without_main_time_and_without_time_for_each_move_is_refused() {
    for text in [
        "0",
        "0+0",
        "0min/40",
        "0min/40, 30",
        "90/40, 0",
        "90/40+30, 0",
        "hourglass 0",
        "0s/move",
        "0 df60/10",
        "5+3 v 0",
        // What ends by its time leaves nothing to begin with.
        "120/flag, 0 d5",
        "120/flag+30, 0+30",
    ] {
        let found = setup(text, true).expect_err(text);
        assert!(
            found.iter().all(|problem| matches!(
                problem,
                SetupError::Control(
                    _,
                    ControlError::Period {
                        problem: PeriodError::NoTime,
                        ..
                    }
                )
            )),
            "{text}: {found:?}"
        );
    }
}

#[test]
fn increments_that_come_only_with_a_press_leave_nothing_to_begin_with() {
    for text in [
        "0+5",
        "0min/40+5, 30",
        "10s/move for 40, 0+5",
        "0min/40 d5, 0+5",
    ] {
        assert!(setup(text, false).is_err(), "{text}");
    }
    for text in ["0 d5", "0 b5", "90/40, 0+30"] {
        assert!(setup(text, false).is_ok(), "{text}");
    }
}

#[test]
fn an_increment_without_main_time_is_there_from_the_start_and_is_saved_up() {
    let mut table = started("0+5");
    assert_eq!(table.time(0, White), s(5));
    assert_eq!(table.time(0, Black), s(5));
    table.press(2, White);
    assert_eq!(table.time(2, White), s(8));
    assert_eq!(table.flag(6, Black), None);
    assert_eq!(table.flag(7, Black), Some(7_000));
}

#[test]
fn a_delay_without_main_time_gives_every_move_the_same() {
    let mut table = started("0 d5");
    table.presses(&[4, 8, 12]);
    assert_eq!(table.flag(16, Black), None);
    assert_eq!(table.flag(17, Black), Some(17_000));
}

#[test]
fn bronstein_without_main_time_gives_every_move_the_same() {
    let mut table = started("0 b5");
    table.presses(&[4, 8, 12]);
    assert_eq!(table.time(12, White), s(5));
    assert_eq!(table.flag(16, Black), None);
    assert_eq!(table.flag(17, Black), Some(17_000));
}

#[test]
fn a_last_period_without_main_time_adds_only_its_increment() {
    let mut table = started("1min/2, 0+30");
    table.presses(&[10, 20, 30]);
    assert_eq!(
        table.time(30, White),
        s(70),
        "60 - 20 used + 30 for the next move"
    );
}
