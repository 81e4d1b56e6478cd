//! The arbiter's corrections, gifts of time and penalties.

use super::race::f_and_u;
use zeitnot_fixtures::games;
use zeitnot_fixtures::script::plays;

#[test]
fn the_arbiter_gives_main_time_back_and_the_first_flag_is_up_again() {
    f_and_u(
        "b0 stop@30 set:w=15+60@30 [30: 15/0+60 100/0+60 w stopped] go@30
         [60: 0/0+45^45 100/0+60 w b may draw]",
    );
}

#[test]
fn the_arbiter_sets_a_side_into_extra_time() {
    plays(
        "100s df60/10: b0 stop@5 set:w=0+40,b=100+60@7 [7: 0/0+40^7 100/0+60 w stopped b may draw]
         go@10 w20 [20: 0/1+40^7 100/0+60 b b may draw] (30 and the bonus) draw:b@20",
    );
}

games! { f_and_u;
    a_correction_of_extra_time_leaves_the_first_flag_where_it_fell:
        "b0 stop@30 set:w=0+20@40 [40: 0/0+20^20 100/0+60 w stopped b may draw]";

    a_correction_to_extra_time_for_both_sides_or_out_of_range_is_refused:
        "b0 stop@30 set:w=0+50,b=0+60@30!OutOfRange set:w=0+61@30!OutOfRange
         set:w=0+-1@30!OutOfRange";

    a_game_that_ended_by_time_can_be_corrected_and_goes_on:
        // The extra time had run out.
        "b0 [90: 0/0+0^20*80 100/0+60 w fallen w out = 0-1 extratime] set:w=0+30@90
         [90: 0/0+30^20 100/0+60 w stopped b may draw] go@95
         [130: 0/0+0^20*125 100/0+60 w fallen w out = 0-1 extratime]",
        // Both main times had run out.
        "b0 w20 [200: 0/1+60^20 0/0+60^120 b fallen both first = 1/2-1/2 bothfirstflags]
         set:w=0/1+60,b=5+60@200 [200: 0/1+60^20 5/0+60 b stopped b may draw] go@200
         [204: 0/1+60^20 1/0+60 b b may draw]
         [205: 0/1+60^20 0/0+60^205 b fallen both first = 1/2-1/2 bothfirstflags]";
}

#[test]
fn a_confirmation_of_a_drawn_game_leaves_it_drawn() {
    let mut table =
        f_and_u("b0 w20 [200: 0/1+60^20 0/0+60^120 b fallen both first = 1/2-1/2 bothfirstflags]");
    let before = table.state(200);
    table.plays("set@200 [200: 0/1+60^20 0/0+60^120 b fallen both first = 1/2-1/2 bothfirstflags]");
    let after = table.state(200);
    assert_eq!(
        (after.accounts, after.phase),
        (before.accounts, before.phase)
    );
}

games! { f_and_u;
    time_given_to_a_side_on_extra_time_is_main_time:
        "b0 give:w+15@30 [30: 15/0+50 100/0+60 w] [44: 1/0+50 100/0+60 w]
         [46: 0/0+49^45 100/0+60 w b may draw] (the 10 s used before stay used)
         give:w-1@46!OutOfRange";

    time_given_to_frozen_clocks_of_a_drawn_game_stops_them_only:
        "b0 w20 give:b+30@200 [200: 0/1+60^20 30/0+60 b stopped b may draw] go@200
         [230: 0/1+60^20 0/0+60^230 b fallen both first = 1/2-1/2 bothfirstflags]";

    an_illegal_move_takes_back_the_bonus_on_extra_time:
        "b0 w30 [35: 0/1+55^20 95/0+60 b b may draw] illegal:w+60@35
         [35: 0/0+50^20 155/0+60 w b may draw illegal 1-0]";
}

/// White is on extra time, with 2 s and the bonus, and thinks when Black's move turns out to be
/// illegal.
#[test]
fn the_minimum_is_guaranteed_after_the_opponent_s_illegal_move() {
    plays(
        "20s df60/10 v 1000s df60/10: b0 w78 [78: 0/1+12^20 1000/0+60 b b may draw] b80
         illegal:b+0@89 [89: 0/1+10^20 998/0+60 b b may draw illegal 0-1] (3 s were left)",
    );
    plays(
        "20s df60/10 v 1000s df60/10: b0 w78 [78: 0/1+12^20 1000/0+60 b b may draw] b80
         illegal:b+0@81 [81: 0/1+11^20 998/0+60 b b may draw illegal 0-1] (the minimum takes
         nothing away)",
    );
}

#[test]
fn the_minimum_is_guaranteed_again_when_returned_main_time_is_used_up() {
    plays(
        "20s df60/10 v 1000s df60/10: b0 give:w+5@77 [81: 1/0+3 1000/0+60 w]
         [82: 0/0+10^82 1000/0+60 w b may draw] (3 s were left)",
    );
    // Extra time above the bonus is neither raised nor refilled.
    f_and_u("b0 give:w+5@30 [35: 0/0+50^35 100/0+60 w b may draw]");
}

games! { f_and_u;
    a_mate_waits_until_the_time_away_has_been_decided:
        "b0 mate:b@80!FlagHasFallen away:30@85 mate:b@85!AwayUndecided skip@85 mate:b@86
         mate:b@87!HasEnded";

    /// White is on extra time, and Black, who has main time, plays two illegal moves.
    a_second_illegal_move_wins_for_no_one_who_can_no_longer_win:
        "b0 w21 b22 illegal:b+0@23 b24 illegal:b+0@25
         [25: 0/1+57.5^20 98/1+60 1/2-1/2 illegalmoves illegal 0-2]";

    a_second_illegal_move_on_extra_time_loses:
        "b0 illegal:w+0@22 illegal:w+0@23 [23: 0/0+57^20 100/0+60 0-1 illegalmoves illegal 2-0]";

    /// White's extra time runs out after Black's second illegal move was pressed.
    a_second_illegal_move_found_after_extra_time_ran_out_changes_no_result:
        "b0 w21 b22 illegal:b+0@23 b24
         [100: 0/1+0^20*82.5 98/1+60 w fallen w out = 0-1 extratime illegal 0-1] illegal:b+0@100
         [100: 0/1+0^20*82.5 98/1+60 0-1 extratime w out illegal 0-2]";
}

/// White is on extra time, and Black's first period is over before its control.
#[test]
fn a_second_illegal_move_found_after_the_clock_drew_leaves_the_draw() {
    plays(
        "20s df60/10 v 10s/2, 20s df60/10: b0 illegal:w+0@1 w25
         [40: 0/1+57.5^20 0/0*35 b fallen both first = 1/2-1/2 bothfirstflags illegal 1-0]
         illegal:w+0@40 [40: 0/1+57.5^20 0/0*35 1/2-1/2 bothfirstflags both first illegal 2-0]",
    );
}

/// The flag fell only because the illegal move was not seen (6.13).
#[test]
fn a_second_illegal_move_counts_when_the_arbiter_sets_the_times_before_it() {
    f_and_u(
        "b0 w21 b22 illegal:b+0@23 b24 set:w=+50@100
         [100: 0/1+50^20 98/1+60 w stopped b may draw illegal 0-1] illegal:b+0@101
         [101: 0/1+50^20 98/1+60 1/2-1/2 illegalmoves illegal 0-2]",
    );
}
