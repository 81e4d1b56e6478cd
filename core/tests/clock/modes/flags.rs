//! Flags: which is shown, what freezes, and both down.

use zeitnot_core::clock::{Color, Event, Rejection};

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::plays;
use zeitnot_fixtures::table::{Black, Table, White, at};

#[test]
fn flag_display_the_first_to_fall_stays_marked_with_its_instant() {
    let table = plays(
        "10s [runs on]: b0 w12 [30: -2/1*10 -8/0*22 b w lost] (the clock also notes the second
         flag)",
    );
    assert_eq!(table.state(30).first_flag(), Some((White, at(10))));
}

games! { plays;
    freeze_is_on_for_modes_with_bonus_or_delay_and_stops_both_clocks:
        "10s+2: b0 [100: 0/0*12 12/0 w fallen w lost] w100!FlagHasFallen go@100!FlagHasFallen",
        "10s d2: b0 [100: 0/0*12 10/0 w fallen w lost] w100!FlagHasFallen go@100!FlagHasFallen",
        "10s b2: b0 [100: 0/0*12 12/0 w fallen w lost] w100!FlagHasFallen go@100!FlagHasFallen";

    clocks_that_run_on_show_the_time_under_the_flag:
        "10s [runs on]: b0 [15: -5/0*10 10/0 w w lost] w15+0";

    a_claim_freezes_where_flags_wait_for_one:
        "10s+2 [on claim]: b0 [20: -8/0*12 12/0 w w lost] claim:b@20
         [20: -8/0*12 12/0 w fallen w lost] [90: -8/0*12 12/0 w fallen w lost]";

    a_claim_without_a_flag_is_refused:
        "10s: b0 claim:b@9!NoFlagHasFallen";
}

#[test]
fn both_flags_down_and_order_unknown_play_on_in_the_next_period_for_both() {
    let mut table = plays(
        "10s/2, 20s [hidden, runs on]: b0 w12 [25: -2/1*10 -3/0*22 b order unknown] playon@25
         [25: 18/1p1>2 17/0p1>2 b stopped] (the overdrawn time is carried over)",
    );
    assert_eq!(table.state(25).first_flag(), None, "the flags are up again");
    table.plays("go@30 [32: 18/1p1>2 15/0p1>2 b]");
}

/// White's flag fell at 12, Black's at 24. Bronstein's time includes White's delay.
#[test]
fn playing_on_restarts_the_delay_in_both_delay_modes() {
    for stop in ["", "stop@25"] {
        let mut us = plays("10s/2 d2, 20s d2 [hidden, runs on]: b0 w12");
        us.plays(stop).plays(
            "playon@25 go@25 [30: 20/1p1>2 16/0p1>2 b] [100: 20/1p1>2 -54/0p1>2*46 b b lost]",
        );
        let mut bronstein = plays("10s/2 b2, 20s b2 [hidden, runs on]: b0 w12");
        bronstein.plays(stop).plays(
            "playon@25 go@25 [30: 22/1p1>2 16/0p1>2 b] [100: 22/1p1>2 -54/0p1>2*46 b b lost]",
        );
    }
}

games! { plays;
    both_flags_down_in_the_last_period_the_clocks_just_run_on:
        "10s [hidden, runs on]: b0 w12 playon@25!OrderUnknown
         [25: -2/1*10 -3/0*22 b order unknown]";

    /// White is in the last period, Black has one to come.
    playing_on_never_leaves_one_side_lost:
        "10s/2, 20s [hidden, runs on]: b0 w1 b2 w3 b14 w50
         [50: -8/3p1>2*42 -2/2*12 b order unknown] playon@50!OrderUnknown
         [50: -8/3p1>2*42 -2/2*12 b order unknown] (the game continues)";
}

/// The moves that a side still has to make in its period.
fn to_go(table: &Table, seconds: i64, side: Color) -> Option<u32> {
    let account = table.account(seconds, side);
    account.moves_to_go(&table.clock.setup().control(side).periods[account.period])
}

#[test]
fn after_playing_on_the_next_control_is_at_the_move_specified_in_advance() {
    // White has made one move and Black none; two would be missing.
    let mut table = plays(
        "10s/3, 10s/3, 10s [hidden, runs on]: b0 w12 playon@25 [25: 8/1p1>3 7/0p1>3 b stopped]",
    );
    assert_eq!(to_go(&table, 25, White), Some(5));
    assert_eq!(to_go(&table, 25, Black), Some(6));
    table.plays(
        "go@25 b25 w25 b25 w25 b25 w25 b25 w25 [25: 8/5p1>3 7/4p1>3 b] b25 w25
         [25: 18/6p2>6 7/5p1>3 b] (three and three)",
    );
}

games! { plays;
    /// White makes seven moves, Black six; 2 and 1, 1, 1, 1, 1 are five more rounds.
    moves_made_under_the_flag_count_for_the_controls_they_reach:
        "10s/2, 20s/1 [hidden, runs on]: b0 w12 b25 w25 b26 w26 b27 w27 b28 w28 b29 w29 b30 w30
         playon@40 [40: 118/7p1>7 82/6p1>6 b stopped]";

    /// The period starts at move 2, though White has made one.
    a_correction_after_playing_on_leaves_the_control_where_it_is:
        "10s/2, 20s [hidden, runs on]: b0 w12 playon@25 [25: 18/1p1>2 17/0p1>2 b stopped]
         set:w=15@26 [26: 15/1p1>2 17/0p1>2 b stopped]";
}

/// 120/40, 60/20 in seconds: the game continues with the next hour. White runs out in its second
/// hour, and Black too.
#[test]
fn article_6_11_a_last_period_that_repeats_is_the_next_one() {
    let table = plays(
        "120s/2, 60s/1 [hidden]: b0 w1 b2 w3 b4 w5 b6 [6: 237/3p1>3 237/3p1>3 w] w800 playon@1600
         [1600: -497/4p1>4 -503/3p1>4 b stopped]",
    );
    assert_eq!(
        table.state(1_600).first_flag(),
        None,
        "both flags are up again"
    );
}

#[test]
fn article_6_11_a_corrected_move_count_starts_no_new_period() {
    // 120/40, 60/20 in seconds and moves: both flags are down at move 55.
    let mut table = plays("120s/40, 60s/20 [hidden, runs on]: b0");
    for _ in 0..55 {
        table.plays("w1 b1");
    }
    table.plays(
        "w300 playon@600 [600: -60/56p1>60 -60/55p1>60 b stopped] set:b=30/56@601
         [601: -60/56p1>60 30/56p1>60 b stopped] (the period starts where it did)",
    );
    assert_eq!(to_go(&table, 601, Black), Some(24), "the control is at 80");
}

#[test]
fn article_6_11_playing_on_ends_even_from_an_impossible_move_count() {
    let mut table = plays("10s/2 [hidden, runs on]: b0 w12");
    let mut readings = table.state(25).accounts.map(|account| account.reading());
    let on_turn = White;
    for moves in [u32::MAX, u32::MAX - 1] {
        readings.white.moves = moves;
        let event = Event::Restore { readings, on_turn };
        assert_eq!(table.refuses(25, event), Rejection::OutOfRange);
    }
    // A large count that can still be restored is handled at once.
    readings.white.moves = 99_900;
    table.does(25, Event::Restore { readings, on_turn });
    table.plays("playon@25 [25: 499498/99900>99900 7/0>2 w stopped]");
}
