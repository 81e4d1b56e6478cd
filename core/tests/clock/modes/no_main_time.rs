//! Controls without main time, in which what each move gives is all there is.

use zeitnot_core::clock::notation;
use zeitnot_core::clock::setup::{ControlError, PeriodError, SetupDraft, SetupError};
use zeitnot_core::clock::{Color, Setup};
use zeitnot_core::time::Instant;

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::{plays, set_up};

fn setup(text: &str, first_bonus: bool) -> Result<Setup, Vec<SetupError>> {
    let controls = notation::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut draft = SetupDraft::standard(controls);
    draft.first_bonus = first_bonus;
    Setup::new(draft)
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
        // Nobody has lost before thinking.
        let state = set_up(text).plays("b0 w0.4").clock.at(Instant::new(800));
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

games! { plays;
    an_increment_without_main_time_is_there_from_the_start_and_is_saved_up:
        "0+5: b0 [0: 5/0 5/0 w] w2 [2: 8/1 5/0 b] [6: 8/1 1/0 b] [7: 8/1 0/0*7 b fallen b lost]";

    a_delay_without_main_time_gives_every_move_the_same:
        "0 d5: b0 w4 b8 w12 [16: 0/2 0/1 b] [17: 0/2 0/1*17 b fallen b lost]";

    bronstein_without_main_time_gives_every_move_the_same:
        "0 b5: b0 w4 b8 w12 [12: 5/2 5/1 b] [16: 5/2 1/1 b] [17: 5/2 0/1*17 b fallen b lost]";

    a_last_period_without_main_time_adds_only_its_increment:
        "1min/2, 0+30: b0 w10 b20 w30 [30: 70/2p1>2 50/1 b] (60 - 20 used + 30 for the next move)";
}
