//! Delays: the US delay and Bronstein's.

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::plays;

games! { plays;
    us_delay_main_time_waits_for_the_delay_and_pays_exactly_the_excess:
        "60s d5: b0 [4: 60/0 60/0 w] [5: 60/0 60/0 w] [8: 57/0 60/0 w] w8+0 [8: 57/1 60/0 b]";

    us_delay_restarts_each_turn:
        "60s d5: b0 w3 b4 [9: 60/1 60/1 w] (five seconds again, not the two left over)
         [10: 59/1 60/1 w]";

    us_delay_is_kept_over_a_pause:
        "60s d5: b0 stop@3 go@100 [102: 60/0 60/0 w] [103: 59/0 60/0 w]";

    us_delay_falls_when_main_time_and_delay_are_used_up:
        "10s d5: b0 [14: 1/0 10/0 w] [20: 0/0*15 10/0 w fallen w lost]";

    us_delay_gives_nothing_after_the_flag:
        "10s d5 [runs on]: b0 w15 b16 [18: -2/1*15 10/1 w w lost] (the side gains no delay, as
         under Bronstein)";

    bronstein_starts_each_turn_at_main_and_delay_and_returns_what_was_used:
        "60s b5: b0 [0: 65/0 65/0 w] w3+3 [3: 65/1 65/0 b] (not above the time at the start of the
         turn) b4 w12+5 (at most the delay) [12: 62/2 65/1 b]";

    bronstein_is_kept_over_a_pause:
        "60s b5: b0 stop@3 go@100 w104+5 [104: 63/1 65/0 b]";

    /// By the text, the saved time is added except in the time delay mode. There the player loses the
    /// rest of a move's fixed time at once, and keeps the main time: 60 s were saved, and 3 s of the
    /// delay were not used.
    article_6_2_delay_modes_carry_over_main_time_but_not_unused_delay:
        "60s/1 d5, 30s d5: b0 w2 [2: 90/1p1>1 60/0 b]",
        "60s/1 b5, 30s b5: b0 w2 [2: 95/1p1>1 65/0 b]";
}
