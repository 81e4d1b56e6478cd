//! Periods that end by moves, by time, and with the game.

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::plays;

games! { plays;
    period_by_moves_adds_time_at_the_completing_press_for_that_side_only:
        "10s/2, 20s: b0 w1 b2 [3: 8/1 9/1 w] (not before the press) w3 [3: 28/2p1>2 9/1 b]";

    period_by_moves_completed_at_zero_is_lost:
        "10s/2, 20s [runs on]: b0 w1 b2 w11 [11: 0/2*11 9/1 b w lost]";

    with_first_bonus_a_last_period_begins_with_its_own_bonus:
        "100s/1, 50s+30: b0 [0: 100/0 100/0 w] w10 b11 [11: 170/1p1>1 179/1p1>1 w] (the period's
         bonus comes before its first move) w12 [12: 199/2p1>1 179/1p1>1 b]";

    without_first_bonus_a_last_period_gives_its_bonus_after_its_first_move:
        "100s/1, 50s+30 [bonus after]: b0 w10 b11 [11: 140/1p1>1 149/1p1>1 w] w12
         [12: 169/2p1>1 149/1p1>1 b]";

    each_period_has_its_own_bonus:
        "100s/2+10, 50s+3 [bonus after]: b0 w1+10 b2 w3+10 b4 w5+3";

    a_last_period_that_ends_by_moves_repeats:
        "10s/1, 20s/2: b0 w1 [1: 29/1p1>1 10/0 b] b2 w3 [3: 28/2p1>1 29/1p1>1 b] b4 w5
         [5: 47/3p1>3 28/2p1>1 b] b6 w7 [7: 46/4p1>3 47/3p1>3 b] b8 w9 [9: 65/5p1>5 46/4p1>3 b]
         (20 s more after moves 1, 3 and 5)";

    period_by_time_begins_for_both_at_the_same_instant_and_marks_who_ran_out:
        "10s/flag, 5s/flag, 20s: b0 [9: 1/0 10/0 w] [10: 5/0p1~10 15/0p1 w]
         [12: 3/0p1~10 15/0p1 w] (nobody has lost, and the overrun is carried over)";

    period_by_time_several_can_be_crossed_at_once:
        "10s/flag, 5s/flag, 20s: b0 [17: 18/0p2~15 35/0p2 w] w17 [17: 18/1p2~15 35/0p2 b]";

    period_by_time_changes_the_delay_of_the_side_at_rest_at_once:
        "10s/flag b5, 20s/move: b0 [14: 1/0 15/0 w] [15: 20/0p1~15 20/0p1 w] (the whole time for a
         move)";

    a_corrected_move_count_beyond_the_period_still_ends_it:
        "10s/2, 20s: set:w=/2@0 b0 w1 [1: 29/3p1>2 10/0 b]";

    /// 10 s without a bonus, ended by time, then 20 s with five more a move.
    period_by_time_both_sides_have_its_bonus_alike_before_their_next_move:
        "10s/flag, 20s+5: b0 [10: 25/0p1~10 35/0p1 w] (with the bonus, as at the start of a game)
         w12 b13 [13: 28/1p1~10 39/1p1 w]";

    period_by_time_both_sides_have_its_bonus_alike_after_their_next_move:
        "10s/flag, 20s+5 [bonus after]: b0 [10: 20/0p1~10 30/0p1 w] w12 b13
         [13: 23/1p1~10 34/1p1 w]";

    period_by_time_a_bonus_that_was_given_is_lifted_and_never_taken_back:
        "10s/flag+2, 20s+5: b0 [0: 12/0 12/0 w] [20: 15/0p1~12 35/0p1 w] (20 + 3 s more)",
        "10s/flag+5, 20s+2: b0 [0: 15/0 15/0 w] [20: 15/0p1~15 35/0p1 w] (20 s more)";
}
