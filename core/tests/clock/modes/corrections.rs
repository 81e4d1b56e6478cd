//! The arbiter's changes: an introduced increment, gifts, corrections, the sides.

use zeitnot_core::clock::setup::MAX_TIME;
use zeitnot_core::clock::{Event, Reading, Rejection};

use super::controls::{block, byo};
use zeitnot_fixtures::games;
use zeitnot_fixtures::script::plays;
use zeitnot_fixtures::table::{Black, White, s};

games! { plays;
    an_introduced_increment_is_added_for_both_at_every_press:
        "100s: b0 inc:5@10 w11 b12 [12: 94/1 104/1 w]";

    one_side_s_time_can_be_changed_in_mid_game:
        "60s: b0 give:w+30@10 give:b-20@10 [10: 80/0 40/0 w] give:b-40@10!OutOfRange (the arbiter
         cannot make a flag fall) give:b+0@10!OutOfRange";

    a_correction_sets_both_times_move_counts_and_periods_while_stopped:
        "10s/2, 20s: b0 stop@3 set:w=15/7p1,b=4@5 [5: 15/7p1>2 4/0 w stopped] go@6
         [8: 13/7p1>2 4/0 w]";

    a_correction_of_a_running_clock_is_refused:
        "10s/2, 20s: b0 set@3!IsRunning";
}

#[test]
fn a_correction_no_clock_could_show_is_refused_for_both_sides() {
    let mut table = plays("10s byo 3x5: b0 stop@3");
    let shown = table.readings(3);
    type Change = fn(&mut Reading);
    let wrong: [(&str, Change); 8] = [
        ("less than nothing", |r| r.time = s(-1)),
        ("too long", |r| r.time = MAX_TIME + s(1)),
        ("no such period", |r| r.period = 1),
        ("no such period at all", |r| r.period = usize::MAX),
        ("too many moves", |r| r.moves = 1_000),
        ("more than a whole period", |r| r.overtime = byo(6, 3)),
        ("more periods than agreed", |r| r.overtime = byo(5, 4)),
        ("another mode's overtime", |r| r.overtime = block(5, 2)),
    ];
    for (what, change) in wrong {
        for side in [White, Black] {
            let mut times = shown;
            times.get_mut(side.other()).time = s(5);
            change(times.get_mut(side));
            let why = table.refuses(3, Event::Correct(times));
            assert_eq!(why, Rejection::OutOfRange, "{what} for {side:?}");
        }
    }
}

games! { plays;
    a_correction_of_frozen_clocks_puts_the_flag_up_and_lets_the_game_go_on:
        "10s+2: b0 [30: 0/0*12 12/0 w fallen w lost] set:w=8@30 [30: 8/0 12/0 w stopped] go@31
         [33: 6/0 12/0 w]";

    a_correction_to_what_is_shown_gives_a_turn_no_new_delay:
        "10s/flag d2, 60s d30: b0 stop@14 [14: 58/0p1~12 70/0p1 w stopped] (the turn ran into the
         new period) set@14 go@14 [20: 52/0p1~12 70/0p1 w]";

    sides_are_swapped_at_rest_and_times_stay_with_the_colours:
        "60s: b0 swap@5!IsRunning stop@10 swap@11 [11: 50/0 60/0 w stopped swapped] go@12
         [12: 50/0 60/0 w swapped]";
}
