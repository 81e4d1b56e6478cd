//! Time that is not simply used up: the hourglass, upcount, and a fixed time per move.

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::plays;

games! { plays;
    hourglass_gives_the_opponent_what_one_uses_and_pause_stops_both:
        "hourglass 60s: b0 [10: 50/0 70/0 w] w10 [30: 70/1 50/0 b] stop@30
         [500: 70/1 50/0 b stopped]";

    hourglass_zero_loses:
        "hourglass 60s: b0 [59: 1/0 119/0 w] [60: 0/0*60 120/0 w fallen w lost]
         [90: 0/0*60 120/0 w fallen w lost] (and the clocks stand)";

    hourglass_keeps_its_sand_when_an_illegal_move_is_taken_back:
        "hourglass 60s: b0 w10 illegal:w+0@15 [15: 55/0 65/0 w illegal 1-0]";

    upcount_counts_down_and_then_up_as_overtime_without_a_flag:
        "10s up: b0 [4: 6/0 10/0 w] [25: -15/0 10/0 w] w25 b26 [30: -19/1 9/1 w]";

    per_move_is_a_fixed_time_for_each_move_and_carries_nothing_over:
        "10s/move: b0 [4: 6/0 10/0 w] w4 b5 [5: 10/1 10/1 w] [20: 0/1*15 10/1 w fallen w lost]";
}
