//! Every mode, every way a period ends, and everything an arbiter does, by
//! the project's reference for the clock over the board.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use common::{Black, Table, White, at, period, s, single};
use zeitnot::clock::account::{Overtime, Reading};
use zeitnot::clock::color::{ByColor, Seat};
use zeitnot::clock::control::{Mode, Period, PeriodEnd, TimeControl};
use zeitnot::clock::event::{Claimant, EntryId, Event, Offence, Rejection};
use zeitnot::clock::outcome::{GameResult, Outcome, Reason};
use zeitnot::clock::setup::{FlagOrder, LONGEST, Noted, Setup, SetupDraft};
use zeitnot::clock::state::{FlagVerdict, Phase};
use zeitnot::time::Millis;

fn periods(periods: &[Period]) -> TimeControl {
    TimeControl {
        periods: periods.to_vec(),
    }
}

/// 10 s for 2 moves, then 20 s for the rest.
fn by_moves() -> TimeControl {
    periods(&[
        period(10, PeriodEnd::Moves(2), Mode::SuddenDeath),
        period(20, PeriodEnd::Game, Mode::SuddenDeath),
    ])
}

/// 10 s, then 5 s, each ended by its time, then 20 s.
fn by_time() -> TimeControl {
    periods(&[
        period(10, PeriodEnd::Time, Mode::SuddenDeath),
        period(5, PeriodEnd::Time, Mode::SuddenDeath),
        period(20, PeriodEnd::Game, Mode::SuddenDeath),
    ])
}

/// 10 s, then three byo-yomi periods of 5 s.
fn byo_yomi() -> TimeControl {
    let period = s(5);
    single(10, Mode::ByoYomi { period, count: 3 })
}

/// 10 s, then two moves in each 5 s.
fn canadian() -> TimeControl {
    let period = s(5);
    single(10, Mode::Canadian { period, moves: 2 })
}

fn byo(left: i64, periods: u16) -> Overtime {
    let left = s(left);
    Overtime::ByoYomi { left, periods }
}

fn block(left: i64, moves: u16) -> Overtime {
    let left = s(left);
    Overtime::Canadian { left, moves }
}

// Any press

#[test]
fn a_press_by_the_side_whose_clock_is_not_running_does_nothing() {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    assert_eq!(
        table.refuses(3, Event::Press(Black)),
        Rejection::NotYourClock
    );
    assert_eq!(table.times(3), (62_000, 65_000));
}

#[test]
fn the_first_press_only_starts_white_and_is_no_move() {
    let table = Table::started(single(60, Mode::Increment(s(5))));
    let black = table.account(0, Black);
    assert_eq!(
        (black.moves, black.balance),
        (0, s(65)),
        "no bonus, no move"
    );
}

#[test]
fn a_press_at_exactly_zero_is_too_late_for_the_bonus() {
    let mut table = Table::started_with(single(10, Mode::Increment(s(5))), |draft| {
        draft.first_bonus = false;
        draft.flag.freeze = false;
    });
    let moved = table
        .press(10, White)
        .expect("he may always stop his clock");
    assert_eq!(moved.gained, Millis::ZERO);
    assert_eq!(table.time(10, White), Millis::ZERO);
    assert_eq!(table.flag(10, White), Some(10_000));
}

// Increment

#[test]
fn increment_with_the_first_bonus_starts_at_base_and_bonus() {
    let table = Table::set(single(3_600, Mode::Increment(s(30))));
    assert_eq!(table.time(0, White).to_string(), "1:00:30");
}

#[test]
fn increment_without_the_first_bonus_starts_at_the_base() {
    let mut table = Table::started_with(single(3_600, Mode::Increment(s(30))), |draft| {
        draft.first_bonus = false;
    });
    assert_eq!(table.time(0, White).to_string(), "1:00:00");
    table.press(10, White);
    assert_eq!(table.time(10, White), s(3_600 - 10 + 30));
}

#[test]
fn increment_accumulates() {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    table.presses(&[1, 2, 3]);
    assert_eq!(table.time(3, White), s(60 + 3 * 5 - 2));
}

// Delays

#[test]
fn us_delay_main_time_stands_while_the_delay_runs_and_overflow_is_charged_exactly() {
    let mut table = Table::started(single(60, Mode::Delay(s(5))));
    assert_eq!(table.time(4, White), s(60));
    assert_eq!(table.time(5, White), s(60));
    assert_eq!(table.time(8, White), s(57));
    assert_eq!(table.press(8, White).map(|m| m.gained), Some(Millis::ZERO));
    assert_eq!(table.time(8, White), s(57));
}

#[test]
fn us_delay_restarts_each_turn() {
    let mut table = Table::started(single(60, Mode::Delay(s(5))));
    table.presses(&[3, 4]);
    assert_eq!(
        table.time(9, White),
        s(60),
        "five seconds again, not the two left over"
    );
    assert_eq!(table.time(10, White), s(59));
}

#[test]
fn us_delay_is_kept_over_a_pause() {
    let mut table = Table::started(single(60, Mode::Delay(s(5))));
    table.stop(3);
    table.resume(100);
    assert_eq!(table.time(102, White), s(60));
    assert_eq!(table.time(103, White), s(59));
}

#[test]
fn us_delay_falls_when_main_time_and_delay_are_used_up() {
    let table = Table::started(single(10, Mode::Delay(s(5))));
    assert_eq!(table.flag(14, White), None);
    assert_eq!(table.flag(20, White), Some(15_000));
}

#[test]
fn us_delay_gives_nothing_after_the_flag() {
    let mut table = Table::started_with(single(10, Mode::Delay(s(5))), |draft| {
        draft.flag.freeze = false;
    });
    table.presses(&[15, 16]);
    assert_eq!(
        table.time(18, White),
        s(-2),
        "as Bronstein gives nothing back"
    );
}

#[test]
fn bronstein_starts_each_turn_at_main_and_delay_and_returns_what_was_used() {
    let mut table = Table::started(single(60, Mode::Bronstein(s(5))));
    assert_eq!(table.time(0, White), s(65));
    assert_eq!(table.press(3, White).map(|m| m.gained), Some(s(3)));
    assert_eq!(
        table.time(3, White),
        s(65),
        "not above where the turn started"
    );
    table.press(4, Black);
    assert_eq!(
        table.press(12, White).map(|m| m.gained),
        Some(s(5)),
        "at most the delay"
    );
    assert_eq!(table.time(12, White), s(62));
}

#[test]
fn bronstein_is_kept_over_a_pause() {
    let mut table = Table::started(single(60, Mode::Bronstein(s(5))));
    table.stop(3);
    table.resume(100);
    assert_eq!(table.press(104, White).map(|m| m.gained), Some(s(5)));
    assert_eq!(table.time(104, White), s(65 - 7 + 5));
}

// Periods

#[test]
fn period_by_moves_adds_time_at_the_press_that_completes_it_and_to_that_side_only() {
    let mut table = Table::started(by_moves());
    table.presses(&[1, 2]);
    assert_eq!(table.account(3, White).period, 0, "not before the press");
    table.press(3, White);
    assert_eq!(
        (table.account(3, White).period, table.time(3, White)),
        (1, s(28))
    );
    assert_eq!(
        (table.account(3, Black).period, table.time(3, Black)),
        (0, s(9))
    );
}

#[test]
fn period_by_moves_completed_at_zero_is_lost() {
    let mut table = Table::started(by_moves());
    table.presses(&[1, 2, 11]);
    let white = table.account(11, White);
    assert_eq!((white.period, white.balance), (0, Millis::ZERO));
    assert_eq!(table.flag(11, White), Some(11_000));
}

fn bonus_in_the_last_period() -> TimeControl {
    periods(&[
        period(100, PeriodEnd::Moves(1), Mode::SuddenDeath),
        period(50, PeriodEnd::Game, Mode::Increment(s(30))),
    ])
}

#[test]
fn a_bonus_in_the_last_period_comes_with_it_where_the_first_bonus_is_in_the_starting_time() {
    let mut table = Table::started(bonus_in_the_last_period());
    assert_eq!(table.time(0, White), s(100));
    table.presses(&[10, 11]);
    assert_eq!(
        table.time(11, White),
        s(90 + 50 + 30),
        "before its first move"
    );
    table.press(12, White);
    assert_eq!(table.time(12, White), s(90 + 50 + 30 - 1 + 30));
}

#[test]
fn a_bonus_in_the_last_period_comes_after_its_first_move_where_it_is_not() {
    let mut table = Table::started_with(bonus_in_the_last_period(), |draft| {
        draft.first_bonus = false;
    });
    table.presses(&[10, 11]);
    assert_eq!(table.time(11, White), s(90 + 50));
    table.press(12, White);
    assert_eq!(table.time(12, White), s(90 + 50 - 1 + 30));
}

#[test]
fn each_period_has_its_own_bonus() {
    let control = periods(&[
        period(100, PeriodEnd::Moves(2), Mode::Increment(s(10))),
        period(50, PeriodEnd::Game, Mode::Increment(s(3))),
    ]);
    let mut table = Table::started_with(control, |draft| draft.first_bonus = false);
    let mut gained = Vec::new();
    for (second, side) in [(1, White), (2, Black), (3, White), (4, Black), (5, White)] {
        let moved = table.press(second, side).expect("a move");
        if side == White {
            gained.push(moved.gained);
        }
    }
    assert_eq!(gained, [s(10), s(10), s(3)]);
}

#[test]
fn a_last_period_that_ends_by_moves_repeats() {
    let control = periods(&[
        period(10, PeriodEnd::Moves(1), Mode::SuddenDeath),
        period(20, PeriodEnd::Moves(2), Mode::SuddenDeath),
    ]);
    let mut table = Table::started(control);
    let mut shown = Vec::new();
    for turn in 0..5 {
        table.press(2 * turn + 1, White);
        shown.push(table.time(2 * turn + 1, White).get() / 1_000);
        table.press(2 * turn + 2, Black);
    }
    assert_eq!(
        shown,
        [29, 28, 47, 46, 65],
        "20 s more after moves 1, 3 and 5"
    );
}

#[test]
fn period_by_time_begins_for_both_at_the_same_instant_and_marks_who_ran_out() {
    let table = Table::started(by_time());
    assert_eq!(table.times(9), (1_000, 10_000));
    assert_eq!(table.times(10), (5_000, 15_000));
    let (white, black) = (table.account(12, White), table.account(12, Black));
    assert_eq!((white.period, black.period), (1, 1));
    assert_eq!((white.mark, black.mark), (Some(at(10)), None));
    assert_eq!((white.flag, black.flag), (None, None), "nobody has lost");
    assert_eq!(white.balance, s(3), "the overrun is carried");
}

#[test]
fn period_by_time_several_can_be_crossed_at_once() {
    let mut table = Table::started(by_time());
    assert_eq!(table.times(17), (18_000, 35_000));
    table.press(17, White);
    let white = table.account(17, White);
    assert_eq!((white.period, white.mark), (2, Some(at(15))));
    assert_eq!(table.account(17, Black).period, 2);
}

#[test]
fn period_by_time_changes_the_delay_of_the_side_at_rest_at_once() {
    let control = periods(&[
        period(10, PeriodEnd::Time, Mode::Bronstein(s(5))),
        period(20, PeriodEnd::Game, Mode::PerMove),
    ]);
    let table = Table::started(control);
    assert_eq!(table.time(14, Black), s(15));
    assert_eq!(table.time(15, Black), s(20), "the whole time for a move");
}

#[test]
fn a_corrected_move_count_beyond_the_period_still_ends_it() {
    let mut table = Table::set(by_moves());
    let mut times = table.readings(0);
    times.white.moves = 2;
    table.does(0, Event::Correct(times));
    table.press(0, Black);
    table.press(1, White);
    assert_eq!(table.account(1, White).period, 1);
}

// Byo-yomi

#[test]
fn byo_yomi_main_time_first_and_the_overrun_out_of_the_first_period() {
    let table = Table::started(byo_yomi());
    assert_eq!(
        (table.time(9, White), table.overtime(9, White)),
        (s(1), byo(5, 3))
    );
    assert!(!table.account(9, White).in_overtime());
    assert_eq!(
        (table.time(12, White), table.overtime(12, White)),
        (s(0), byo(3, 3))
    );
    assert!(table.account(12, White).in_overtime());
}

#[test]
fn byo_yomi_the_current_period_refills_in_full_and_lost_ones_stay_lost() {
    let mut table = Table::started(byo_yomi());
    table.press(14, White);
    assert_eq!(table.overtime(14, White), byo(5, 3));
    table.press(15, Black);
    assert_eq!(table.overtime(22, White), byo(3, 2));
    table.press(22, White);
    assert_eq!(table.overtime(22, White), byo(5, 2));
}

#[test]
fn byo_yomi_a_period_used_exactly_is_lost_and_the_last_one_loses() {
    let table = Table::started(byo_yomi());
    assert_eq!(table.overtime(15, White), byo(5, 2));
    assert_eq!(table.overtime(20, White), byo(5, 1), "the last one runs");
    assert_eq!(table.flag(24, White), None);
    assert_eq!(table.flag(25, White), Some(25_000));
    assert_eq!(table.overtime(25, White), byo(0, 0));
}

#[test]
fn byo_yomi_is_per_side_and_never_touches_the_opponent() {
    let mut table = Table::started(byo_yomi());
    table.press(21, White);
    assert_eq!(
        (table.time(21, Black), table.overtime(21, Black)),
        (s(10), byo(5, 3))
    );
    assert_eq!(
        (table.time(30, White), table.overtime(30, White)),
        (s(0), byo(5, 1))
    );
}

#[test]
fn byo_yomi_without_periods_is_corrected_to_plain_time() {
    let mut table = Table::started(byo_yomi());
    table.stop(1);
    let mut times = table.readings(1);
    times.white.overtime = byo(0, 0);
    table.does(1, Event::Correct(times));
    table.resume(1);
    assert_eq!(table.flag(9, White), None, "nine seconds were left");
    assert_eq!(table.flag(30, White), Some(10_000));
}

// Canadian

#[test]
fn canadian_the_stones_left_count_down_and_the_block_reloads_with_the_last() {
    let mut table = Table::started(canadian());
    assert_eq!(table.overtime(12, White), block(3, 2));
    table.presses(&[12, 13]);
    assert_eq!(table.overtime(13, White), block(3, 1));
    table.press(15, White);
    assert_eq!(
        table.overtime(15, White),
        block(5, 2),
        "nothing is saved from the block"
    );
}

#[test]
fn canadian_moves_in_main_time_are_not_counted_to_the_block() {
    let mut table = Table::started(canadian());
    table.presses(&[1, 2]);
    assert_eq!(table.overtime(2, White), block(5, 2));
}

#[test]
fn canadian_falls_when_the_moves_are_not_made_in_the_block() {
    let mut table = Table::started(canadian());
    table.presses(&[12, 13]);
    assert_eq!(table.flag(20, White), Some(16_000), "one made, one missing");
}

// Hourglass, upcount, per move

#[test]
fn hourglass_gives_the_opponent_what_one_uses_and_pause_stops_both() {
    let mut table = Table::started(single(60, Mode::Hourglass));
    assert_eq!(table.times(10), (50_000, 70_000));
    table.press(10, White);
    assert_eq!(table.times(30), (70_000, 50_000));
    table.stop(30);
    assert_eq!(table.times(500), (70_000, 50_000));
}

#[test]
fn hourglass_zero_loses() {
    let table = Table::started(single(60, Mode::Hourglass));
    assert_eq!(table.flag(59, White), None);
    assert_eq!(table.flag(60, White), Some(60_000));
    assert_eq!(table.times(90), (0, 120_000), "and stands");
}

#[test]
fn hourglass_keeps_its_sand_when_an_illegal_move_is_taken_back() {
    let mut table = Table::started(single(60, Mode::Hourglass));
    table.press(10, White);
    table.penalize(15, White, Offence::IllegalMove, Millis::ZERO);
    assert_eq!(table.times(15), (55_000, 65_000));
    assert_eq!(table.running(15), Some(White));
}

#[test]
fn upcount_counts_down_and_then_up_as_overtime_without_a_flag() {
    let mut table = Table::started(single(10, Mode::Upcount));
    assert_eq!(table.times(4).0, 6_000);
    assert_eq!(table.times(25).0, -15_000);
    assert_eq!(table.state(25).first_flag(), None);
    table.presses(&[25, 26]);
    assert_eq!(table.times(30).0, -19_000);
}

#[test]
fn per_move_is_a_fixed_time_for_each_move_and_carries_nothing_over() {
    let mut table = Table::started(single(10, Mode::PerMove));
    assert_eq!(table.time(4, White), s(6));
    table.presses(&[4, 5]);
    assert_eq!(table.time(5, White), s(10));
    assert_eq!(table.flag(20, White), Some(15_000));
}

// Odds

#[test]
fn the_sides_can_have_different_controls() {
    let mut table = Table::with(SetupDraft::usual(ByColor {
        white: single(300, Mode::SuddenDeath),
        black: single(240, Mode::Increment(s(2))),
    }));
    assert_eq!(table.times(0), (300_000, 242_000));
    table.press(0, Black);
    table.presses(&[10, 15]);
    assert_eq!(table.times(15), (290_000, 239_000));
}

// Flags

fn both_down() -> Table {
    let mut table = Table::started(single(10, Mode::SuddenDeath));
    table.press(12, White);
    table
}

#[test]
fn flag_display_the_first_to_fall_stays_marked_with_its_instant() {
    let table = both_down();
    let state = table.state(30);
    assert_eq!(state.first_flag(), Some((White, at(10))));
    assert_eq!(
        table.flag(30, Black),
        Some(22_000),
        "the second is seen too"
    );
    assert_eq!(
        state.flag_verdict(table.clock.setup()),
        Some(FlagVerdict::Lost(White))
    );
}

#[test]
fn freeze_is_on_for_modes_with_bonus_or_delay_and_stops_both_clocks() {
    for mode in [
        Mode::Increment(s(2)),
        Mode::Delay(s(2)),
        Mode::Bronstein(s(2)),
    ] {
        let mut table = Table::started(single(10, mode));
        assert_eq!(table.flag(100, White), Some(12_000));
        assert_eq!(table.running(100), None, "{mode:?}");
        assert_eq!(table.time(100, White), Millis::ZERO);
        assert_eq!(
            table.refuses(100, Event::Press(White)),
            Rejection::FlagHasFallen
        );
        assert_eq!(table.refuses(100, Event::Resume), Rejection::FlagHasFallen);
    }
}

#[test]
fn freeze_is_off_under_sudden_death_and_the_time_under_the_flag_stays_visible() {
    let mut table = Table::started(single(10, Mode::SuddenDeath));
    assert_eq!(table.running(15), Some(White));
    assert_eq!(table.time(15, White), s(-5));
    assert!(table.press(15, White).is_some());
}

#[test]
fn a_claim_freezes_where_flags_wait_for_one() {
    let mut table = Table::started_with(single(10, Mode::Increment(s(2))), |draft| {
        draft.flag.noted = Noted::OnClaim;
    });
    assert_eq!(table.running(20), Some(White));
    table.claim_flag(20, Claimant::Player(Black));
    assert_eq!(table.running(20), None);
    assert_eq!(table.flag(20, White), Some(12_000));
    assert_eq!(table.time(90, White), s(-8));
}

#[test]
fn a_claim_without_a_flag_is_refused() {
    let mut table = Table::started(single(10, Mode::SuddenDeath));
    let claim = Event::ClaimFlag(Claimant::Player(Black));
    assert_eq!(table.refuses(9, claim), Rejection::NoFlagHasFallen);
}

fn both_down_hidden(control: TimeControl) -> Table {
    let mut table = Table::started_with(control, |draft| {
        draft.flag.order = FlagOrder::Hidden;
        draft.flag.freeze = false;
    });
    table.press(12, White);
    table
}

#[test]
fn both_flags_down_and_order_unknown_play_on_in_the_next_period_for_both() {
    let mut table = both_down_hidden(by_moves());
    assert_eq!(
        table.state(25).flag_verdict(table.clock.setup()),
        Some(FlagVerdict::OrderUnknown)
    );
    table.does(25, Event::PlayOn);
    assert_eq!(
        table.times(25),
        (18_000, 17_000),
        "what was overdrawn is carried"
    );
    let state = table.state(25);
    assert_eq!(state.first_flag(), None, "the flags are up again");
    assert!(state.accounts.iter().all(|a| a.period == 1));
    assert!(matches!(state.phase, Phase::Stopped(turn, _) if turn.side == Black));
    table.resume(30);
    assert_eq!(table.times(32), (18_000, 15_000));
}

#[test]
fn playing_on_starts_a_delay_anew_under_both_delay_modes() {
    let control = |mode| {
        periods(&[
            period(10, PeriodEnd::Moves(2), mode),
            period(20, PeriodEnd::Game, mode),
        ])
    };
    for stopped in [false, true] {
        let [us, bronstein] = [Mode::Delay(s(2)), Mode::Bronstein(s(2))].map(|mode| {
            let mut table = both_down_hidden(control(mode));
            if stopped {
                table.stop(25);
            }
            table.does(25, Event::PlayOn);
            table.resume(25);
            // White's flag fell at 12, Black's at 24.
            (
                table.flag(100, Black),
                table.time(30, White),
                table.time(30, Black),
            )
        });
        assert_eq!(us, (Some(46_000), s(20), s(16)));
        assert_eq!(
            bronstein,
            (Some(46_000), s(22), s(16)),
            "with White's delay in it"
        );
    }
}

#[test]
fn both_flags_down_in_the_last_period_the_clocks_just_run_on() {
    let mut table = both_down_hidden(single(10, Mode::SuddenDeath));
    assert_eq!(table.refuses(25, Event::PlayOn), Rejection::OrderUnknown);
    assert_eq!(table.running(25), Some(Black));
}

#[test]
fn playing_on_never_leaves_one_side_lost() {
    // White is in the last period, Black has one to come.
    let mut table = Table::started_with(by_moves(), |draft| draft.flag.order = FlagOrder::Hidden);
    table.presses(&[1, 2, 3, 14, 50]);
    let state = table.state(50);
    assert_eq!(
        state.accounts.map(|a| a.period),
        ByColor { white: 1, black: 0 }
    );
    assert_eq!(table.refuses(50, Event::PlayOn), Rejection::OrderUnknown);
    let verdict = table.state(50).flag_verdict(table.clock.setup());
    assert_eq!(
        verdict,
        Some(FlagVerdict::OrderUnknown),
        "the game continues"
    );
}

// The device was away

fn asleep() -> Table {
    let mut table = Table::started(single(20, Mode::SuddenDeath));
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
    assert_eq!(table.time(33, White), s(-10), "but deciding costs nothing");
    assert_eq!(table.time(35, White), s(-12));
}

#[test]
fn the_device_cannot_have_been_away_before_the_last_entry() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.press(5, White);
    table.undo(10);
    table.does(20, Event::Away { since: at(3) });
    assert_eq!(table.time(20, White), s(50), "the undoing at 10 s was seen");
    table.give(21, Black, s(5));
    table.undo(22);
    assert_eq!(table.time(22, White), s(50), "and a later undoing knows it");
}

// Penalties

#[test]
fn illegal_move_gives_the_opponent_time_and_takes_the_bonus_of_that_press_back() {
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
        let draft = SetupDraft::usual(ByColor::both(control));
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
        reason: Reason::IllegalMoves,
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
        assert_eq!(table.clock.journal().len(), 4, "and is logged");
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

#[test]
fn an_illegal_move_found_under_a_flag_puts_the_offender_on_turn() {
    let mut table = Table::started(single(10, Mode::Increment(s(2))));
    table.press(2, White);
    table.penalize(20, White, Offence::IllegalMove, s(60));
    let turn = table.state(20).turn().expect("frozen, not ended");
    assert_eq!((turn.side, turn.used), (White, s(2)));
}

#[test]
fn a_penalty_out_of_range_is_refused() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    for amount in [s(-1), LONGEST + Millis::new(1)] {
        let penalty = Event::Penalize {
            offender: White,
            offence: Offence::WrongClaim,
            amount,
        };
        assert_eq!(table.refuses(1, penalty), Rejection::OutOfRange);
    }
}

// Introduced increment, gifts

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
    assert_eq!(table.running(10), Some(White), "without stopping");
    let too_much = Event::Give {
        to: Black,
        amount: s(-40),
    };
    assert_eq!(
        table.refuses(10, too_much),
        Rejection::OutOfRange,
        "no flag by hand"
    );
    let nothing = Event::Give {
        to: Black,
        amount: Millis::ZERO,
    };
    assert_eq!(table.refuses(10, nothing), Rejection::OutOfRange);
}

// Corrections

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
        ("too long", |r| r.time = LONGEST + s(1)),
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

// Undo and redo

#[test]
fn undo_of_a_press_charges_the_presser_and_gives_the_opponent_the_time_back() {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    table.press(10, White);
    assert_eq!(table.times(25), (60_000, 50_000));
    table.undo(25);
    assert_eq!(table.times(25), (40_000, 65_000));
    assert_eq!(table.running(25), Some(White));
    assert_eq!(table.account(25, White).moves, 0);
}

#[test]
fn undo_under_the_stop_that_holds_the_clocks_undoes_what_was_before_it() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.press(10, White);
    table.stop(15);
    assert_eq!(table.clock.undoable(), Some(EntryId(1)));
    table.undo(20);
    assert_eq!(table.times(30), (45_000, 60_000), "charged until the stop");
    assert!(matches!(table.state(30).phase, Phase::Stopped(turn, _) if turn.side == White));
}

#[test]
fn undo_goes_back_step_by_step_to_the_beginning() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.presses(&[10, 20, 30]);
    for expected in (0..4).rev() {
        assert_eq!(table.undo(40), EntryId(expected));
    }
    assert_eq!(table.state(40).phase, Phase::Ready);
    assert_eq!(table.clock.undoable(), None);
    let nothing = Event::Undo(EntryId(3));
    assert_eq!(table.refuses(40, nothing), Rejection::NothingToUndo);
}

#[test]
fn undo_takes_an_end_of_the_game_back() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    let resigned = Outcome {
        result: GameResult::Win(Black),
        reason: Reason::Resignation,
    };
    table.does(10, Event::End(resigned));
    assert_eq!(table.refuses(11, Event::Press(White)), Rejection::HasEnded);
    table.undo(12);
    assert_eq!(
        table.times(12),
        (48_000, 60_000),
        "as if nobody had said so"
    );
}

#[test]
fn redo_restores_what_was_undone_last_also_under_a_stop() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.presses(&[10, 30]);
    let before = table.clone();
    let (second, first) = (table.undo(40), table.undo(41));
    assert_eq!(
        table.refuses(42, Event::Redo(second)),
        Rejection::NothingToRedo,
        "the one undone last comes first"
    );
    table.does(42, Event::Redo(first));
    table.does(43, Event::Redo(second));
    assert_eq!(table.state(50), before.state(50));
    assert_eq!(table.clock.redoable(), None);
    let undone = table.undo(51);
    table.stop(52);
    assert_eq!(
        table.clock.redoable(),
        Some(undone),
        "a stop is not yet a new course"
    );
}

#[test]
fn redo_is_lost_when_something_new_happens() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.press(10, White);
    let undone = table.undo(15);
    table.press(20, White);
    assert_eq!(table.clock.redoable(), None);
    assert_eq!(
        table.refuses(21, Event::Redo(undone)),
        Rejection::NothingToRedo
    );
    assert_eq!(table.times(21), (40_000, 59_000));
}
