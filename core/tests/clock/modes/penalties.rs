//! Penalties for illegal moves, wrong claims and the handling of the clock.

use zeitnot_core::clock::account::Account;
use zeitnot_core::clock::setup::{FlagOrder, MAX_TIME, SetupDraft};
use zeitnot_core::clock::{
    ByColor, EndReason, Event, GameResult, Mode, Offence, Outcome, PeriodEnd, Phase, Reading,
    Rejection, Setup, TimeControl,
};
use zeitnot_core::time::Millis;

use super::controls::{block, byo};
use zeitnot_fixtures::table::{Black, Table, White, period, s, single};

#[test]
fn illegal_move_gives_the_opponent_time_and_takes_back_its_bonus() {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    table.press(2, White);
    assert_eq!(table.time(2, White), s(68));
    table.penalize(5, White, Offence::IllegalMove, s(60));
    assert_eq!(table.times(5), (63_000, 122_000));
    assert_eq!(table.running(5), Some(White), "and is to move");
    assert_eq!(table.account(5, White).moves, 0);
}

#[test]
fn the_usual_penalty_is_two_minutes_and_one_in_rapid_and_blitz() {
    let penalty = |control: TimeControl| {
        let draft = SetupDraft::standard(ByColor::both(control));
        Setup::new(draft).expect("valid").penalty_time()
    };
    assert_eq!(penalty(single(5_400, Mode::Increment(s(30)))), s(120));
    assert_eq!(penalty(single(900, Mode::Increment(s(10)))), s(60));
    assert_eq!(penalty(single(180, Mode::Increment(s(2)))), s(60));
}

#[test]
fn the_second_illegal_move_loses_and_pressing_without_a_move_is_one() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.press(2, White);
    table.penalize(3, White, Offence::PressWithoutMove, s(60));
    assert_eq!(table.state(3).illegal_moves.white, 1);
    table.press(4, White);
    table.penalize(5, White, Offence::IllegalMove, s(60));
    let lost = Outcome {
        result: GameResult::Win(Black),
        reason: EndReason::IllegalMoves,
    };
    assert_eq!(table.state(5).phase, Phase::Ended(lost));
}

#[test]
fn an_illegal_move_of_each_side_loses_for_nobody() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.penalize(1, Black, Offence::IllegalMove, s(1));
    table.press(2, White);
    table.penalize(3, White, Offence::IllegalMove, s(1));
    assert_eq!(table.running(3), Some(White));
}

#[test]
fn wrong_claim_and_clock_handling_give_time_and_nothing_else() {
    for offence in [Offence::WrongClaim, Offence::ClockHandling] {
        let mut table = Table::started(single(60, Mode::Increment(s(5))));
        table.press(2, White);
        table.penalize(5, White, offence, s(120));
        assert_eq!(table.times(5), (68_000, 182_000));
        assert_eq!(table.running(5), Some(Black));
        assert_eq!(table.state(5).illegal_moves, ByColor::both(0));
    }
}

#[test]
fn every_penalty_can_be_undone() {
    for offence in [
        Offence::IllegalMove,
        Offence::PressWithoutMove,
        Offence::WrongClaim,
        Offence::ClockHandling,
    ] {
        let mut table = Table::started(single(60, Mode::Increment(s(5))));
        table.press(2, White);
        let before = table.clone();
        table.penalize(5, White, offence, s(60));
        assert_ne!(table.state(8), before.state(8));
        table.undo(8);
        assert_eq!(table.state(8), before.state(8));
        assert_eq!(
            table.clock.journal().len(),
            4,
            "the journal keeps the undone penalty"
        );
    }
}

#[test]
fn an_illegal_move_leaves_the_opponent_s_bronstein_delay_whole() {
    let times = [Mode::Delay(s(5)), Mode::Bronstein(s(5))].map(|mode| {
        let mut table = Table::started(single(60, mode));
        table.press(2, White);
        table.penalize(10, White, Offence::IllegalMove, Millis::ZERO);
        table.time(10, Black)
    });
    assert_eq!(
        times,
        [s(57), s(57 + 5)],
        "three seconds beyond the delay were used"
    );
}

/// White presses at 2 s, and at 10 s the move turns out to be illegal. Returns Black's
/// account then.
fn after_an_illegal_move(control: TimeControl) -> (Table, Account) {
    let mut table = Table::started(control);
    table.press(2, White);
    table.penalize(10, White, Offence::IllegalMove, Millis::ZERO);
    let black = table.account(10, Black);
    (table, black)
}

#[test]
fn an_illegal_move_leaves_the_opponent_s_byo_yomi_period_whole() {
    // "1s byo 1x30": one second, and one period of 30.
    let mode = Mode::ByoYomi {
        period: s(30),
        count: 1,
    };
    let (_, black) = after_an_illegal_move(single(1, mode));
    assert_eq!(black.overtime, byo(30, 1));
}

#[test]
fn byo_yomi_periods_used_up_before_an_illegal_move_was_seen_stay_lost() {
    let mode = Mode::ByoYomi {
        period: s(3),
        count: 5,
    };
    let (_, black) = after_an_illegal_move(single(1, mode));
    assert_eq!(black.overtime, byo(3, 3));
}

#[test]
fn an_illegal_move_leaves_the_opponent_s_time_for_a_move_whole() {
    let (mut table, black) = after_an_illegal_move(single(10, Mode::PerMove));
    assert_eq!(black.balance, s(10), "10s/move");
    table.press(12, White);
    assert_eq!(table.flag(21, Black), None);
    assert_eq!(table.flag(22, Black), Some(22_000));
}

#[test]
fn main_time_used_before_the_opponents_illegal_move_was_seen_is_charged() {
    for mode in [Mode::SuddenDeath, Mode::Increment(s(5))] {
        let mut table = Table::started(single(60, mode));
        let before = table.time(2, Black);
        table.press(2, White);
        table.penalize(10, White, Offence::IllegalMove, Millis::ZERO);
        assert_eq!(table.time(10, Black), before - s(8), "{mode:?}");
    }
}

#[test]
fn an_illegal_move_found_under_a_flag_puts_the_offender_on_turn() {
    let mut table = Table::started(single(10, Mode::Increment(s(2))));
    table.press(2, White);
    table.penalize(20, White, Offence::IllegalMove, s(60));
    let turn = table.state(20).turn().expect("frozen, not ended");
    assert_eq!((turn.side, turn.used), (White, s(2)));
}

/// White completed a move, and something happened since. White's first illegal move is penalised now:
/// it counts and gives Black time, and that is all.
#[track_caller]
fn only_counts(mut table: Table, seconds: i64) {
    assert!(!table.state(seconds).takes_back(White));
    let before = table.state(seconds);
    table.penalize(seconds, White, Offence::IllegalMove, s(60));
    let after = table.state(seconds);
    assert_eq!(after.illegal_moves.white, 1);
    assert_eq!(after.phase, before.phase, "the same side is still on turn");
    assert_eq!(after.accounts.white, before.accounts.white);
    let gained = after.accounts.black.balance - before.accounts.black.balance;
    assert_eq!(gained, s(60));
}

#[test]
fn an_illegal_move_counts_after_the_opponents_press_and_is_not_taken_back() {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    table.press(2, White);
    assert!(table.state(3).takes_back(White));
    table.press(4, Black);
    only_counts(table, 5);
}

#[test]
fn an_illegal_move_counts_after_the_position_was_restored_by_hand() {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    table.press(2, White);
    let readings = table.state(0).accounts.map(|account| account.reading());
    let on_turn = White;
    table.does(5, Event::Restore { readings, on_turn });
    only_counts(table, 5);
}

#[test]
fn an_illegal_move_counts_after_the_next_period_began_under_two_flags() {
    let moves = |time, end| period(time, end, Mode::SuddenDeath);
    let control = TimeControl {
        periods: vec![moves(10, PeriodEnd::Moves(40)), moves(100, PeriodEnd::Game)],
    };
    let mut table = Table::started_with(control, |draft| {
        draft.flag.freeze = false;
        draft.flag.order = FlagOrder::Hidden;
    });
    table.press(12, White);
    table.does(30, Event::PlayOn);
    only_counts(table, 30);
}

#[test]
fn a_penalty_out_of_range_is_refused() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    for amount in [s(-1), MAX_TIME + Millis::new(1)] {
        let penalty = Event::Penalize {
            offender: White,
            offence: Offence::WrongClaim,
            amount,
        };
        assert_eq!(table.refuses(1, penalty), Rejection::OutOfRange);
    }
}

/// "100s/flag, 200s": the first period ends by time, for both.
fn two_periods() -> TimeControl {
    TimeControl {
        periods: vec![
            period(100, PeriodEnd::Time, Mode::SuddenDeath),
            period(200, PeriodEnd::Game, Mode::SuddenDeath),
        ],
    }
}

#[test]
fn an_illegal_move_is_taken_back_even_if_the_opponent_s_period_ended() {
    let mut table = Table::started(two_periods());
    table.press(10, White);
    // Black's 100 seconds are used up at 110, and both are in the next period.
    table.penalize(115, White, Offence::IllegalMove, Millis::ZERO);
    assert_eq!(table.running(115), Some(White));
    assert_eq!(table.account(115, White).moves, 0);
    assert_eq!(table.times(115), (290_000, 195_000));
    assert_eq!(table.account(115, White).period, 1);
}

/// 60+5: White presses at 2 s, with 63 seconds, and shows 68 and one move. At 4 s the arbiter sets
/// White's clock, then penalises the move and resumes. Returns White's time and moves.
fn set_and_penalized(set: impl FnOnce(&mut Reading)) -> (Millis, u32) {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    table.press(2, White);
    table.stop(4);
    let mut readings = table.readings(4);
    set(&mut readings.white);
    table.does(4, Event::Correct(readings));
    table.penalize(4, White, Offence::IllegalMove, s(60));
    table.resume(4);
    assert_eq!(table.running(4), Some(White));
    assert_eq!(table.time(4, Black), s(123));
    let white = table.account(4, White);
    (white.balance, white.moves)
}

#[test]
fn times_that_were_set_stand_when_the_illegal_move_is_taken_back() {
    let before_the_move = set_and_penalized(|white| {
        white.time = s(65);
        white.moves = 0;
    });
    assert_eq!(before_the_move, (s(65), 0));
    let other_time_and_count = set_and_penalized(|white| {
        white.time = s(40);
        white.moves = 12;
    });
    assert_eq!(other_time_and_count, (s(40), 12));
    let only_the_time = set_and_penalized(|white| white.time = s(65));
    assert_eq!(
        only_the_time,
        (s(65), 0),
        "the move does not count any more"
    );
    let only_the_count = set_and_penalized(|white| white.moves = 0);
    assert_eq!(
        only_the_count,
        (s(63), 0),
        "the bonus is taken back, as ever"
    );
    let more_time = set_and_penalized(|white| white.time += s(20));
    assert_eq!(more_time, (s(88), 0));
    let as_shown = set_and_penalized(|_| {});
    assert_eq!(as_shown, (s(63), 0));
}

#[test]
fn times_that_were_set_stand_after_a_second_correction() {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    table.press(2, White);
    table.stop(4);
    let mut readings = table.readings(4);
    readings.white.moves = 0;
    table.does(4, Event::Correct(readings));
    readings.white.time = s(65);
    table.does(5, Event::Correct(readings));
    readings.black.time = s(50);
    table.does(6, Event::Correct(readings));
    table.penalize(6, White, Offence::IllegalMove, s(60));
    assert_eq!(table.times(6), (65_000, 110_000));
    assert_eq!(table.account(6, White).moves, 0);
}

#[test]
fn the_next_period_comes_by_the_count_that_was_set() {
    let mut table = Table::started(TimeControl {
        periods: vec![
            period(60, PeriodEnd::Moves(2), Mode::Increment(s(5))),
            period(30, PeriodEnd::Game, Mode::Increment(s(5))),
        ],
    });
    table.presses(&[2, 4, 6]);
    table.stop(8);
    let mut readings = table.readings(8);
    readings.white.time = s(66);
    readings.white.moves = 1;
    readings.white.period = 0;
    table.does(8, Event::Correct(readings));
    table.penalize(8, White, Offence::IllegalMove, Millis::ZERO);
    table.resume(8);
    table.press(10, White);
    let white = table.account(10, White);
    assert_eq!((white.moves, white.period), (2, 1));
    assert_eq!(white.balance, s(66 - 2 + 30 + 5));
}

#[test]
fn the_count_set_in_a_period_that_repeats_stands() {
    let mut table = Table::started(TimeControl {
        periods: vec![period(60, PeriodEnd::Moves(2), Mode::SuddenDeath)],
    });
    table.presses(&[2, 4, 6]);
    table.stop(8);
    let mut readings = table.readings(8);
    readings.white.time = s(58);
    readings.white.moves = 1;
    table.does(8, Event::Correct(readings));
    table.penalize(8, White, Offence::IllegalMove, Millis::ZERO);
    table.resume(8);
    table.press(10, White);
    assert_eq!(table.time(10, White), s(58 - 2 + 60));
}

#[test]
fn overtime_that_was_set_stands_when_the_illegal_move_is_taken_back() {
    let canadian = Mode::Canadian {
        period: s(30),
        moves: 3,
    };
    let byo_yomi = Mode::ByoYomi {
        period: s(30),
        count: 3,
    };
    for (mode, set) in [
        (canadian, block(20, 2)),
        (canadian, block(30, 3)),
        (byo_yomi, byo(12, 2)),
        (byo_yomi, byo(30, 1)),
    ] {
        let mut table = Table::started(single(1, mode));
        table.press(10, White);
        table.stop(12);
        let mut readings = table.readings(12);
        readings.white.overtime = set;
        table.does(12, Event::Correct(readings));
        table.penalize(12, White, Offence::IllegalMove, Millis::ZERO);
        assert_eq!(table.overtime(12, White), set, "{mode:?}");
        assert_eq!(table.account(12, White).moves, 0, "{mode:?}");
    }
}

#[test]
fn a_correction_of_the_opponent_alone_leaves_the_move_to_be_taken_back() {
    let plain = |correct: bool| {
        let mut table = Table::started(single(60, Mode::Delay(s(5))));
        table.press(9, White);
        table.stop(12);
        if correct {
            let mut readings = table.readings(12);
            readings.black.time = s(40);
            table.does(12, Event::Correct(readings));
        }
        table.penalize(12, White, Offence::IllegalMove, Millis::ZERO);
        (table.account(12, White), table.state(12).turn())
    };
    assert_eq!(plain(true), plain(false));
}

#[test]
fn a_correction_of_the_period_stays_when_the_illegal_move_is_taken_back() {
    let mut table = Table::started(two_periods());
    table.press(10, White);
    table.stop(12);
    let mut readings = table.readings(12);
    readings.white.period = 1;
    readings.white.time = s(150);
    table.does(12, Event::Correct(readings));
    table.penalize(12, White, Offence::IllegalMove, Millis::ZERO);
    let white = table.account(12, White);
    assert_eq!((white.period, white.moves, white.balance), (1, 0, s(150)));
    table.resume(12);
    assert_eq!(table.running(12), Some(White));
}

#[test]
fn a_turn_taken_back_after_a_correction_has_its_whole_delay() {
    let control = |delay| TimeControl {
        periods: vec![
            period(60, PeriodEnd::Moves(40), Mode::Increment(s(24))),
            period(10, PeriodEnd::Game, delay),
        ],
    };
    for (mode, shown) in [(Mode::Delay(s(5)), s(3)), (Mode::Bronstein(s(5)), s(8))] {
        let mut table = Table::started(control(mode));
        table.press(10, White);
        table.stop(12);
        let mut readings = table.readings(12);
        // Three seconds of main time, less than the bonus of the press.
        readings.white.period = 1;
        readings.white.time = shown;
        table.does(12, Event::Correct(readings));
        table.penalize(12, White, Offence::IllegalMove, Millis::ZERO);
        table.resume(12);
        assert_eq!(table.flag(60, White), Some(20_000), "{mode:?}: 5 + 3 s");
    }
}
