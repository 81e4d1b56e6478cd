//! The device was away.

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::plays;
use zeitnot_fixtures::table::s;

#[test]
fn time_away_waits_for_a_decision() {
    let refused = "w33!AwayUndecided set@33!AwayUndecided playon@33!NotBothFlags";
    plays("20s [runs on]: b0 away:10@30 [33: 10/0 20/0 w away 10-30]").plays(refused);
}

#[test]
fn time_away_that_does_not_count_is_stopped_time() {
    let table = plays("20s [runs on]: b0 away:10@30 skip@33 [35: 8/0 20/0 w] skip@35!NotAway");
    assert_eq!(table.state(35).stopped, s(23));
}

games! { plays;
    time_away_that_counts_lets_a_flag_fall_at_its_exact_time:
        "20s [runs on]: b0 away:10@30 count@33 [33: -10/0*20 20/0 w w lost] (the decision itself
         costs no time) [35: -12/0*20 20/0 w w lost]";

    the_device_cannot_have_been_away_before_the_last_entry:
        "60s: b0 w5 undo@10 away:3@20 [20: 50/0 60/0 w away 10-20] (the device was awake for the
         undo at 10 s) give:b+5@21 undo@22 [22: 50/0 60/0 w away 10-20] (and a later undo does not
         change that)";
}
