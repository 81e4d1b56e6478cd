//! Time that comes after a flag: "'Flag fall' means the expiry of the allotted time" (6.1), so a
//! flag is up again if there is time; and what a penalty may still decide under a flag (6.9).

use zeitnot_core::clock::setup::{FlagOrder, SetupDraft};
use zeitnot_core::clock::state::FlagVerdict;
use zeitnot_core::clock::{
    ByColor, Claimant, EndReason, Event, FlagDetection, GameResult, Mode, Offence, Outcome,
    PeriodEnd, Phase, Rejection, TimeControl,
};
use zeitnot_core::time::Millis;

use super::controls::periods;
use zeitnot_fixtures::table::{Black, Table, White, period, s, single};

/// Ten seconds in every mode, and the second at which a side that begins at 0 has used them up.
fn ten_seconds() -> Vec<(TimeControl, i64)> {
    let byo_yomi = Mode::ByoYomi {
        period: s(5),
        count: 1,
    };
    let canadian = Mode::Canadian {
        period: s(5),
        moves: 2,
    };
    let then = |end| {
        periods(&[
            period(10, end, Mode::SuddenDeath),
            period(20, PeriodEnd::Game, Mode::SuddenDeath),
        ])
    };
    vec![
        (single(10, Mode::SuddenDeath), 10),
        (single(10, Mode::Increment(s(2))), 12),
        (single(10, Mode::Delay(s(2))), 12),
        (single(10, Mode::Bronstein(s(2))), 12),
        (single(10, byo_yomi), 15),
        (single(10, canadian), 15),
        (single(10, Mode::Hourglass), 10),
        (single(10, Mode::PerMove), 10),
        (then(PeriodEnd::Moves(40)), 10),
    ]
}

#[test]
fn a_gift_that_leaves_time_puts_the_flag_up_in_every_mode() {
    for (control, falls) in ten_seconds() {
        let mut table = Table::started_with(control.clone(), |draft| draft.flag.freeze = true);
        assert_eq!(table.flag(18, White), Some(falls * 1_000), "{control:?}");
        table.give(18, White, s(5));
        assert_eq!(table.flag(18, White), None, "{control:?}");
        assert!(
            matches!(table.state(18).phase, Phase::Stopped(turn, _) if turn.side == White),
            "{control:?}"
        );
        assert_eq!(table.state(18).flag_verdict(table.clock.setup()), None);
        table.resume(20);
        assert_eq!(table.flag(26, White), Some(25_000), "{control:?}");
    }
}

#[test]
fn a_clock_that_runs_on_has_its_flag_up_when_a_gift_leaves_time() {
    for (control, falls) in ten_seconds() {
        let mut table = Table::started_to_run_on(control.clone());
        assert_eq!(table.flag(18, White), Some(falls * 1_000), "{control:?}");
        table.give(18, White, s(20));
        assert_eq!(table.flag(18, White), None, "{control:?}");
        assert_eq!(table.running(18), Some(White), "{control:?}");
        let again = falls + 20;
        assert_eq!(table.flag(90, White), Some(again * 1_000), "{control:?}");
    }
}

#[test]
fn a_gift_that_leaves_no_time_leaves_the_flag_down() {
    for (control, falls) in ten_seconds() {
        let mut table = Table::started_to_run_on(control.clone());
        table.give(40, White, s(40 - falls));
        assert_eq!(table.time(40, White), Millis::ZERO, "{control:?}");
        assert_eq!(table.flag(40, White), Some(falls * 1_000), "{control:?}");
        table.give(40, White, Millis::new(1));
        assert_eq!(table.flag(40, White), None, "{control:?}");
    }
}

#[test]
fn a_press_after_the_flag_went_up_gains_what_a_press_gains() {
    let mut table = Table::started_to_run_on(single(10, Mode::Increment(s(2))));
    table.give(15, White, s(8));
    table.press(16, White);
    assert_eq!(table.time(16, White), s(6), "4 s and the increment");
}

#[test]
fn a_penalty_that_leaves_time_puts_the_flag_up() {
    for offence in [
        Offence::IllegalMove,
        Offence::WrongClaim,
        Offence::ClockHandling,
    ] {
        // 10+2: Black's flag falls at 14 s.
        let mut table = Table::started(single(10, Mode::Increment(s(2))));
        table.press(2, White);
        assert_eq!(table.flag(20, Black), Some(14_000));
        table.penalize(20, White, offence, s(60));
        assert_eq!(table.flag(20, Black), None, "{offence:?}");
        assert_eq!(table.time(20, Black), s(60), "{offence:?}");
        let stopped = matches!(table.state(20).phase, Phase::Stopped(..));
        assert!(stopped, "{offence:?}");
        table.resume(20);
        let on_turn = if offence.is_illegal_move() {
            White
        } else {
            Black
        };
        assert_eq!(table.running(20), Some(on_turn), "{offence:?}");
    }
}

#[test]
fn a_penalty_without_time_leaves_the_flag_down() {
    let mut table = Table::started(single(10, Mode::Increment(s(2))));
    table.press(2, White);
    table.penalize(20, White, Offence::IllegalMove, Millis::ZERO);
    assert_eq!(table.flag(20, Black), Some(14_000));
    assert!(matches!(table.state(20).phase, Phase::Fallen(_)));
}

#[test]
fn a_flag_that_was_claimed_is_up_again_if_there_is_time() {
    let mut table = Table::started_with(single(10, Mode::Increment(s(2))), |draft| {
        draft.flag.noted = FlagDetection::OnClaim;
    });
    table.claim_flag(20, Claimant::Player(Black));
    assert_eq!(table.time(20, White), s(-8));
    table.give(21, White, s(5));
    assert!(matches!(table.state(21).phase, Phase::Fallen(_)), "-3 s");
    table.give(22, White, s(10));
    assert!(matches!(table.state(22).phase, Phase::Stopped(..)), "7 s");
    table.resume(22);
    let claim = Event::ClaimFlag(Claimant::Player(Black));
    assert_eq!(table.refuses(28, claim), Rejection::NoFlagHasFallen);
    table.does(29, claim);
}

#[test]
fn the_flag_that_is_still_down_counts_when_the_other_is_up_again() {
    for order in [FlagOrder::Shown, FlagOrder::Hidden] {
        let mut table = Table::started_with(single(10, Mode::SuddenDeath), |draft| {
            draft.flag.freeze = false;
            draft.flag.order = order;
        });
        table.press(12, White);
        assert_eq!(table.flag(30, Black), Some(22_000));
        table.give(30, White, s(20));
        let verdict = table.state(30).flag_verdict(table.clock.setup());
        assert_eq!(verdict, Some(FlagVerdict::Lost(Black)), "{order:?}");
        table.give(30, Black, s(20));
        let verdict = table.state(30).flag_verdict(table.clock.setup());
        assert_eq!(verdict, None, "{order:?}");
    }
}

#[test]
fn a_gift_that_is_undone_leaves_the_flag_where_it_fell() {
    for freeze in [true, false] {
        let mut table = Table::started_with(single(10, Mode::Increment(s(2))), |draft| {
            draft.flag.freeze = freeze;
        });
        let before = table.state(40);
        table.give(20, White, s(60));
        assert_ne!(table.state(40), before);
        table.undo(40);
        assert_eq!(table.state(40), before, "freeze: {freeze}");
    }
}

#[test]
fn sand_that_runs_back_puts_no_flag_up_but_time_that_the_arbiter_sets_does() {
    let mut table = Table::started_to_run_on(single(10, Mode::Hourglass));
    table.press(12, White);
    table.stop(20);
    assert_eq!(table.time(20, White), s(6));
    assert_eq!(table.flag(20, White), Some(10_000));
    let shown = table.readings(20);
    table.does(20, Event::Correct(shown));
    assert_eq!(
        table.flag(20, White),
        None,
        "a confirmation sets the time, too"
    );
    assert_eq!(table.time(20, White), s(6));
}

#[test]
fn a_side_at_rest_whose_flag_goes_up_has_its_whole_delay() {
    for mode in [Mode::Delay(s(5)), Mode::Bronstein(s(5))] {
        let mut table = Table::started_to_run_on(single(10, mode));
        table.press(17, White);
        table.give(18, White, s(10));
        table.press(20, Black);
        assert_eq!(table.flag(90, White), Some(33_000), "{mode:?}: 5 + 8 s");
    }
}

#[test]
fn a_side_on_turn_whose_flag_goes_up_has_the_rest_of_its_delay() {
    for mode in [Mode::Delay(s(5)), Mode::Bronstein(s(5))] {
        let mut table = Table::started_to_run_on(single(10, mode));
        table.press(17, White);
        table.press(20, Black);
        table.give(22, White, s(10));
        assert_eq!(table.flag(90, White), Some(31_000), "{mode:?}: 3 + 6 s");
    }
}

#[test]
fn a_side_at_rest_whose_flag_goes_up_has_its_time_for_a_move() {
    let mut table = Table::started_to_run_on(single(10, Mode::PerMove));
    table.press(12, White);
    table.give(13, White, s(4));
    assert_eq!(table.time(13, White), s(10));
    table.give(13, White, s(4));
    assert_eq!(table.time(13, White), s(14));
}

#[test]
fn a_move_taken_back_from_under_a_flag_has_the_time_that_was_given_since() {
    let mut table = Table::started_to_run_on(single(10, Mode::SuddenDeath));
    table.press(12, White);
    table.give(13, White, s(20));
    table.penalize(14, White, Offence::IllegalMove, Millis::ZERO);
    assert_eq!(table.flag(14, White), None);
    assert_eq!(table.time(14, White), s(18));
    assert_eq!(table.running(14), Some(White));
}

fn second_illegal_move(offender: zeitnot_core::clock::Color) -> Event {
    Event::Penalize {
        offender,
        offence: Offence::IllegalMove,
        amount: s(60),
    }
}

#[test]
fn a_second_illegal_move_found_after_a_flag_was_noted_decides_nothing() {
    // White's flag falls at 12 s; Black's first illegal move was penalised at 1 s.
    let noted = |freeze, on_claim| {
        let mut table = Table::started_with(single(10, Mode::Increment(s(2))), |draft| {
            draft.flag.freeze = freeze;
            if on_claim {
                draft.flag.noted = FlagDetection::OnClaim;
            }
        });
        table.penalize(1, Black, Offence::IllegalMove, Millis::ZERO);
        table
    };
    let mut claimed = noted(true, true);
    claimed.claim_flag(19, Claimant::Player(Black));
    for mut table in [noted(true, false), noted(false, false), claimed] {
        let why = table.refuses(20, second_illegal_move(Black));
        assert_eq!(why, Rejection::FlagHasFallen);
        let verdict = table.state(20).flag_verdict(table.clock.setup());
        assert_eq!(verdict, Some(FlagVerdict::Lost(White)));
    }
}

#[test]
fn a_second_illegal_move_decides_while_no_flag_is_noted() {
    let lost = Phase::Ended(Outcome {
        result: GameResult::Win(White),
        reason: EndReason::IllegalMoves,
    });
    // 6.8: nobody has claimed White's flag yet.
    let mut table = Table::started_with(single(10, Mode::Increment(s(2))), |draft| {
        draft.flag.noted = FlagDetection::OnClaim;
    });
    table.penalize(1, Black, Offence::IllegalMove, Millis::ZERO);
    table.does(20, second_illegal_move(Black));
    assert_eq!(table.state(20).phase, lost);
    // 6.11: under two flags of unknown order the game continues.
    let mut table = Table::started_with(single(10, Mode::SuddenDeath), |draft| {
        draft.flag.freeze = false;
        draft.flag.order = FlagOrder::Hidden;
    });
    table.penalize(1, Black, Offence::IllegalMove, Millis::ZERO);
    table.press(12, White);
    table.does(30, second_illegal_move(Black));
    assert_eq!(table.state(30).phase, lost);
}

#[test]
fn a_second_illegal_move_counts_when_the_times_were_set_first() {
    let mut table = Table::started(single(10, Mode::Increment(s(2))));
    table.penalize(1, Black, Offence::IllegalMove, Millis::ZERO);
    let mut readings = table.readings(20);
    readings.white.time = s(8);
    table.does(20, Event::Correct(readings));
    table.does(20, second_illegal_move(Black));
    assert!(matches!(table.state(20).phase, Phase::Ended(_)));
}

#[test]
fn an_increment_is_refused_where_no_press_can_add_time() {
    let introduce = Event::IntroduceIncrement(s(5));
    let odds = |white, black| {
        Table::with(SetupDraft::standard(ByColor {
            white: single(60, white),
            black: single(60, black),
        }))
    };
    for (white, black) in [
        (Mode::Hourglass, Mode::Hourglass),
        (Mode::PerMove, Mode::PerMove),
        (Mode::PerMove, Mode::SuddenDeath),
        (Mode::SuddenDeath, Mode::PerMove),
    ] {
        let mut table = odds(white, black);
        let why = table.refuses(1, introduce);
        assert_eq!(why, Rejection::NoIncrement, "{white:?} v {black:?}");
    }
    let mut table = Table::started(periods(&[
        period(60, PeriodEnd::Moves(1), Mode::PerMove),
        period(60, PeriodEnd::Game, Mode::SuddenDeath),
    ]));
    assert_eq!(table.refuses(1, introduce), Rejection::NoIncrement);
    table.presses(&[2, 4]);
    table.does(5, introduce);
    table.press(6, White);
    assert_eq!(table.time(6, White), s(60 - 2 + 5));
}
