//! The effect of a press in any mode, its increment, and odds.

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::{plays, set_up};
use zeitnot_fixtures::table::White;

games! { plays;
    a_press_by_the_side_whose_clock_is_not_running_does_nothing:
        "60s+5: b0 b3!NotYourClock [3: 62/0 65/0 w]";

    the_first_press_only_starts_white_and_does_not_count_as_a_move:
        "60s+5: b0 [0: 65/0 65/0 w] (no bonus, no move)";

    a_press_at_exactly_zero_is_too_late_for_the_bonus:
        "10s+5 [bonus after, runs on]: b0 w10+0 (he may always stop his clock)
         [10: 0/1*10 10/0 b w lost]";
}

#[test]
fn increment_with_the_first_bonus_starts_at_base_and_bonus() {
    let table = set_up("60+30");
    assert_eq!(table.time(0, White).to_string(), "1:00:30");
}

#[test]
fn increment_without_the_first_bonus_starts_at_the_base() {
    let mut table = plays("60+30 [bonus after]: b0");
    assert_eq!(table.time(0, White).to_string(), "1:00:00");
    table.plays("w10 [10: 3620/1 3600/0 b]");
}

games! { plays;
    increment_accumulates:
        "60s+5: b0 w1 b2 w3 [3: 73/2 69/1 b]";

    the_sides_can_have_different_controls:
        "5 v 4+2: [0: 300/0 242/0 ready] b0 w10 b15 [15: 290/1 239/1 w]";

    /// "After each move": by the words of 6.2 the first move has no bonus before it. FIDE's clocks add
    /// it from the start, and so does this one unless the setup says otherwise.
    article_6_2_the_start_includes_the_first_bonus_unless_agreed_otherwise:
        "60s+5: b0 [0: 65/0 65/0 w]",
        "60s+5 [bonus after]: b0 [0: 60/0 60/0 w] w2 [2: 63/1 60/0 b] (after the move)";
}
