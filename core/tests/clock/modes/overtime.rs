//! Byo-yomi and Canadian overtime.

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::plays;
use zeitnot_fixtures::table::White;

#[test]
fn byo_yomi_main_time_first_and_the_overrun_out_of_the_first_period() {
    let table = plays("10s byo 3x5: b0 [9: 1/0+5x3 10/0+5x3 w] [12: 0/0+3x3 10/0+5x3 w]");
    assert!(!table.account(9, White).in_overtime());
    assert!(table.account(12, White).in_overtime());
}

games! { plays;
    byo_yomi_the_current_period_refills_in_full_and_lost_ones_stay_lost:
        "10s byo 3x5: b0 w14 [14: 0/1+5x3 10/0+5x3 b] b15 [22: 0/1+3x2 9/1+5x3 w] w22
         [22: 0/2+5x2 9/1+5x3 b]";

    byo_yomi_a_period_used_exactly_is_lost_and_the_last_one_loses:
        "10s byo 3x5: b0 [15: 0/0+5x2 10/0+5x3 w] [20: 0/0+5x1 10/0+5x3 w] (the last one runs)
         [24: 0/0+1x1 10/0+5x3 w] [25: 0/0+0x0*25 10/0+5x3 w fallen w lost]";

    byo_yomi_a_press_in_main_time_that_was_given_back_refills_too:
        "10s byo 3x5: b0 give:w+10@12 [12: 10/0+3x3 10/0+5x3 w] w14 [14: 8/1+5x3 10/0+5x3 b]";

    byo_yomi_is_per_side_and_never_touches_the_opponent:
        "10s byo 3x5: b0 w21 [21: 0/1+5x1 10/0+5x3 b] [30: 0/1+5x1 1/0+5x3 b]";

    byo_yomi_without_periods_is_corrected_to_plain_time:
        "10s byo 3x5: b0 stop@1 set:w=+0x0@1 go@1 [9: 1/0+0x0 10/0+5x3 w] (nine seconds were left)
         [30: 0/0+0x0*10 10/0+5x3 w fallen w lost]";

    canadian_the_stones_left_count_down_and_the_block_reloads_with_the_last:
        "10s can 5s/2: b0 [12: 0/0+3of2 10/0+5of2 w] w12 b13 [13: 0/1+3of1 9/1+5of2 w] w15
         [15: 0/2+5of2 9/1+5of2 b] (nothing is saved from the block)";

    canadian_moves_in_main_time_are_not_counted_to_the_block:
        "10s can 5s/2: b0 w1 b2 [2: 9/1+5of2 9/1+5of2 w]";

    canadian_falls_when_the_moves_are_not_made_in_the_block:
        "10s can 5s/2: b0 w12 b13 [20: 0/1+0of1*16 9/1+5of2 w fallen w lost] (one made, one
         missing)";
}
