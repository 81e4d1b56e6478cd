//! The worked table: each row under both interpretations of refilling. Unless a row says otherwise,
//! clock and bank start at 50 days each and the increment is 5 days (an event of 700 days).

use zeitnot_core::correspondence::{Act, Refill};

use super::script::plays;
use zeitnot_fixtures::games;

games! { plays;
    move_1_in_3_d_4_h_and_move_2_in_12_d:
        "700 [increment only]: w3d4h b [50d+51d20h/1 50d+55d/1 w] w12d b
         [43d+51d20h/2 50d+60d/2 w]",
        "700: w3d4h b [50d+51d20h/1 50d+55d/1 w] w12d b
         [50d+44d20h/2 50d+60d/2 w or 43d by refill]";

    then_a_second_less_than_48_d_on_move_3_increment_only_is_lost:
        "700 [increment only]: w3d4h b w12d b 48d-1s [0+51d20h/2 50d+60d/2 w 43d fell 58d4h]";

    then_a_second_less_than_48_d_on_move_3_automatic:
        "700: w3d4h b w12d b w48d-1s b [50d+1d20h1s/3 50d+65d/3 w]";

    a_first_move_in_exactly_50_d_is_lost_in_both:
        "700: 50d [0+50d/0 50d+50d/0 w 50d fell 50d] w!Fallen=w50d",
        "700 [increment only]: 50d [0+50d/0 50d+50d/0 w 50d fell 50d] w!Fallen=w50d";

    a_first_move_in_50_d_less_a_second:
        "700 [increment only]: w50d-1s [5d1s+50d/1 50d+50d/0 b]",
        "700: w50d-1s [50d+5d1s/1 50d+50d/0 b]";

    /// White thinks for 30 d, moves 10 d from the bank, and plays 5 d later.
    ten_days_moved_from_the_bank_in_the_turn:
        "700 [increment only]: 30d refill:w+10d w5d [30d+40d/1 50d+50d/0 b]",
        "700: 30d refill:w+10d w5d [50d+20d/1 50d+50d/0 b]";

    /// A 550-day event (bank 75, increment 3) in which White takes 110 d for one move.
    a_move_of_110_days_with_two_refills_in_both:
        "550: 49d refill:w+49d [50d+26d/0 50d+75d/0 w 49d] 49d refill:w+26d
         [27d+0/0 50d+75d/0 w 98d] w12d [18d+0/1 50d+75d/0 b]",
        "550 [increment only]: 49d refill:w+49d [50d+26d/0 50d+75d/0 w 49d] 49d refill:w+26d
         [27d+0/0 50d+75d/0 w 98d] w12d [18d+0/1 50d+75d/0 b]";

    move_50_from_20_and_30_in_4_d:
        "700 [increment only, after 49]: server:w=20d+30d w4d [21d+30d/50 50d+50d/49 b]",
        "700 [after 49]: server:w=20d+30d w4d [50d+1d/50 50d+50d/49 b]";
}

#[test]
fn the_same_journal_under_the_other_reading_gives_the_other_column() {
    let mut game = plays("700: 30d refill:w+10d w5d [50d+20d/1 50d+50d/0 b]");
    let other = game.ledger.event().under(Refill::IncrementOnly);
    game.ledger = game.ledger.under(other).unwrap();
    game.plays("[30d+40d/1 50d+50d/0 b]");
    assert!(matches!(game.ledger.entries()[0].act, Act::Start));
}
