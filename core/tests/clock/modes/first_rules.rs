//! Games that version 1.0 began: what its rules decided stays decided.

use zeitnot_core::clock::{Clock, Ruleset};
use zeitnot_core::json;

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::plays;

/// The clock as it is stored and read again.
fn stored(clock: &Clock) -> Clock {
    json::read(&json::write(clock)).expect("a stored clock is read")
}

#[test]
fn a_stored_game_keeps_the_rules_with_which_it_was_begun() {
    let old = plays("10s+2 [1.0]: b0").clock;
    assert!(!json::write(&old).contains("rules"), "as 1.0 stored it");
    let new = plays("10s+2: b0").clock;
    for (clock, rules) in [(old, Ruleset::First), (new, Ruleset::Second)] {
        assert_eq!(clock.rules(), rules);
        assert_eq!(stored(&clock), clock);
        let again = clock.with_journal(clock.journal().to_vec());
        assert_eq!(again, clock);
        assert_eq!(again.rules(), rules);
    }
}

/// A game of version 1.0 as [`plays`] plays it, which is the same after it was stored.
#[track_caller]
fn plays_at_first(game: &str) {
    let table = plays(game);
    assert_eq!(stored(&table.clock), table.clock);
}

games! { plays_at_first;
    a_flag_stays_down_after_a_gift_in_a_game_of_1_0:
        "10s+2 [1.0]: b0 w2 illegal:w+60@20 set@20 [20: 10/0 60/0*14 w fallen b lost illegal 1-0]";

    a_second_illegal_move_after_the_flag_lost_in_a_game_of_1_0:
        "10s+2 [1.0]: b0 illegal:b+0@1 illegal:b+60@20
         [20: 0/0*12 12/0 1-0 illegalmoves w lost illegal 0-2]";

    a_bonus_and_a_move_were_taken_off_what_was_set_in_a_game_of_1_0:
        "60s+5 [1.0]: b0 w2 stop@4 set:w=88@4 illegal:w+60@4 [4: 83/0 123/0 w stopped illegal 1-0]";

    an_increment_made_sand_in_a_game_of_1_0:
        "hourglass 10s [1.0]: b0 inc:5@1 w2 [2: 13/1 12/0 b]";
}
