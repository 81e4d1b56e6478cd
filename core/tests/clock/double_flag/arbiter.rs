//! The arbiter's corrections, gifts of time and penalties.

use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{
    ByColor, EndReason, Event, GameResult, Offence, Overtime, Phase, Reading, Rejection,
};

use super::race::{
    DRAW, article, checkmate, classical, correct, extra, f_and_u, first_flag, outcome, race, shows,
    win,
};
use zeitnot_fixtures::table::{Black, Table, White, at, s, single};

#[test]
fn the_arbiter_gives_main_time_back_and_the_first_flag_is_up_again() {
    let mut table = f_and_u();
    table.stop(30);
    correct(&mut table, 30, shows(15, 60), shows(100, 60));
    assert_eq!(first_flag(&table, 30, White), None);
    table.resume(30);
    assert_eq!(first_flag(&table, 60, White), Some(45_000));
    assert_eq!(extra(&table, 60, White), s(45));
}

#[test]
fn the_arbiter_sets_a_side_into_extra_time() {
    let mut table = race(100, 100);
    table.stop(5);
    correct(&mut table, 7, shows(0, 40), shows(100, 60));
    assert_eq!(first_flag(&table, 7, White), Some(7_000));
    table.resume(10);
    table.press(20, White);
    assert_eq!(extra(&table, 20, White), s(40), "30 and the bonus");
    table.does(20, Event::ClaimDraw(Black));
}

#[test]
fn a_correction_of_extra_time_leaves_the_first_flag_where_it_fell() {
    let mut table = f_and_u();
    table.stop(30);
    correct(&mut table, 40, shows(0, 20), shows(100, 60));
    assert_eq!(first_flag(&table, 40, White), Some(20_000));
    assert_eq!(extra(&table, 40, White), s(20));
}

#[test]
fn a_correction_to_extra_time_for_both_sides_or_out_of_range_is_refused() {
    let mut table = f_and_u();
    table.stop(30);
    for (white, black) in [
        (shows(0, 50), shows(0, 60)),
        (shows(0, 61), shows(100, 60)),
        (shows(0, -1), shows(100, 60)),
    ] {
        let event = Event::Correct(ByColor { white, black });
        assert_eq!(table.refuses(30, event), Rejection::OutOfRange);
    }
}

#[test]
fn a_game_that_ended_by_time_can_be_corrected_and_goes_on() {
    // The extra time had run out.
    let mut table = f_and_u();
    correct(&mut table, 90, shows(0, 30), shows(100, 60));
    assert_eq!(outcome(&table, 90), None);
    table.resume(95);
    assert_eq!(table.flag(130, White), Some(125_000));
    // Both main times had run out.
    let mut table = f_and_u();
    table.press(20, White);
    let black = shows(5, 60);
    let white = Reading {
        moves: 1,
        ..shows(0, 60)
    };
    correct(&mut table, 200, white, black);
    assert!(matches!(table.state(200).phase, Phase::Stopped(..)));
    table.resume(200);
    assert_eq!(outcome(&table, 204), None);
    assert_eq!(
        outcome(&table, 205),
        Some((DRAW, EndReason::BothFirstFlags))
    );
}

#[test]
fn a_confirmation_of_a_drawn_game_leaves_it_drawn() {
    let mut table = f_and_u();
    table.press(20, White);
    let before = table.state(200);
    let readings = before.accounts.map(|account| account.reading());
    table.does(200, Event::Correct(readings));
    let after = table.state(200);
    assert_eq!(
        (after.accounts, after.phase),
        (before.accounts, before.phase)
    );
    assert_eq!(
        outcome(&table, 200),
        Some((DRAW, EndReason::BothFirstFlags))
    );
}

#[test]
fn time_given_to_a_side_on_extra_time_is_main_time() {
    let mut table = f_and_u();
    table.give(30, White, s(15));
    assert_eq!(first_flag(&table, 30, White), None);
    assert_eq!(table.running(44), Some(White));
    assert_eq!(first_flag(&table, 46, White), Some(45_000));
    assert_eq!(
        extra(&table, 46, White),
        s(49),
        "the 10 s used before stay used"
    );
    let take = Event::Give {
        to: White,
        amount: s(-1),
    };
    assert_eq!(table.refuses(46, take), Rejection::OutOfRange);
}

#[test]
fn time_given_to_frozen_clocks_of_a_drawn_game_stops_them_only() {
    let mut table = f_and_u();
    table.press(20, White);
    table.give(200, Black, s(30));
    assert!(matches!(table.state(200).phase, Phase::Stopped(..)));
    assert_eq!(outcome(&table, 200), None);
    table.resume(200);
    assert_eq!(
        outcome(&table, 230),
        Some((DRAW, EndReason::BothFirstFlags))
    );
}

#[test]
fn an_illegal_move_takes_back_the_bonus_on_extra_time() {
    let mut table = f_and_u();
    table.press(30, White);
    assert_eq!(extra(&table, 35, White), s(55));
    table.penalize(35, White, Offence::IllegalMove, s(60));
    assert_eq!(table.running(35), Some(White));
    assert_eq!(extra(&table, 35, White), s(50));
    assert_eq!(first_flag(&table, 35, White), Some(20_000));
    assert_eq!(table.time(35, Black), s(155));
}

/// White is on extra time and thinks when Black's move turns out to be illegal.
fn broken_off(thought: i64) -> Table {
    let mut table = race(20, 1_000);
    table.press(78, White);
    assert_eq!(extra(&table, 78, White), s(12), "2 s and the bonus");
    table.press(80, Black);
    let at = 80 + thought;
    table.penalize(at, Black, Offence::IllegalMove, s(0));
    table
}

#[test]
fn the_minimum_is_guaranteed_after_the_opponent_s_illegal_move() {
    assert_eq!(extra(&broken_off(9), 89, White), s(10), "3 s were left");
    assert_eq!(
        extra(&broken_off(1), 81, White),
        s(11),
        "the minimum takes nothing away"
    );
}

#[test]
fn the_minimum_is_guaranteed_again_when_returned_main_time_is_used_up() {
    let mut table = race(20, 1_000);
    table.give(77, White, s(5));
    assert_eq!(first_flag(&table, 81, White), None);
    assert_eq!(first_flag(&table, 82, White), Some(82_000));
    assert_eq!(extra(&table, 82, White), s(10), "3 s were left");
    // Extra time above the bonus is neither raised nor refilled.
    let mut table = f_and_u();
    table.give(30, White, s(5));
    assert_eq!(extra(&table, 35, White), s(50));
}

#[test]
fn a_mate_waits_until_the_time_away_has_been_decided() {
    let mut table = f_and_u();
    let mate = Event::OnBoard(checkmate(Black));
    assert_eq!(table.refuses(80, mate), Rejection::FlagHasFallen);
    table.does(85, Event::Away { since: at(30) });
    assert_eq!(table.refuses(85, mate), Rejection::AwayUndecided);
    table.does(85, Event::CountAway(false));
    table.does(86, mate);
    assert_eq!(table.refuses(87, mate), Rejection::HasEnded);
}

#[test]
fn a_second_illegal_move_wins_for_no_one_who_can_no_longer_win() {
    // White is on extra time, and Black, who has main time, plays two illegal moves.
    let mut table = f_and_u();
    table.press(21, White);
    table.press(22, Black);
    table.penalize(23, Black, Offence::IllegalMove, s(0));
    table.press(24, Black);
    table.penalize(25, Black, Offence::IllegalMove, s(0));
    let drawn = Some((DRAW, EndReason::IllegalMoves));
    assert_eq!(outcome(&table, 25), drawn);
}

#[test]
fn a_second_illegal_move_on_extra_time_loses() {
    let mut table = f_and_u();
    table.penalize(22, White, Offence::IllegalMove, s(0));
    table.penalize(23, White, Offence::IllegalMove, s(0));
    let lost = Some((GameResult::Win(Black), EndReason::IllegalMoves));
    assert_eq!(outcome(&table, 23), lost);
}

#[test]
fn a_second_illegal_move_found_after_extra_time_ran_out_changes_no_result() {
    // White's extra time runs out after Black's second illegal move was pressed.
    let mut table = f_and_u();
    table.press(21, White);
    table.press(22, Black);
    table.penalize(23, Black, Offence::IllegalMove, s(0));
    table.press(24, Black);
    let lost_on_time = Some((win(Black), EndReason::ExtraTime));
    assert_eq!(outcome(&table, 100), lost_on_time);
    table.penalize(100, Black, Offence::IllegalMove, s(0));
    assert_eq!(outcome(&table, 100), lost_on_time);
}

#[test]
fn a_second_illegal_move_found_after_the_clock_drew_leaves_the_draw() {
    // White is on extra time, and Black's first period is over before its control.
    let controls = ByColor {
        white: single(20, article()),
        black: classical(),
    };
    let mut table = Table::with(SetupDraft::standard(controls));
    table.press(0, Black);
    table.penalize(1, White, Offence::IllegalMove, s(0));
    table.press(25, White);
    let drawn = Some((DRAW, EndReason::BothFirstFlags));
    assert_eq!(outcome(&table, 40), drawn);
    table.penalize(40, White, Offence::IllegalMove, s(0));
    assert_eq!(outcome(&table, 40), drawn);
}

#[test]
fn a_second_illegal_move_counts_when_the_arbiter_sets_the_times_before_it() {
    let mut table = f_and_u();
    table.press(21, White);
    table.press(22, Black);
    table.penalize(23, Black, Offence::IllegalMove, s(0));
    table.press(24, Black);
    // The flag fell only because the illegal move was not seen (6.13).
    let mut readings = table.readings(100);
    readings.white.overtime = Overtime::Extra { left: s(50) };
    table.does(100, Event::Correct(readings));
    assert_eq!(outcome(&table, 100), None);
    table.penalize(101, Black, Offence::IllegalMove, s(0));
    assert_eq!(outcome(&table, 101), Some((DRAW, EndReason::IllegalMoves)));
}
