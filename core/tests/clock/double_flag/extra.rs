//! Extra time: when it runs, how much of it a press gives, and the article's figures.

use super::race::f_and_u;
use zeitnot_fixtures::games;
use zeitnot_fixtures::script::plays;
use zeitnot_fixtures::table::{White, s};

games! { f_and_u;
    extra_time_runs_at_once_when_main_time_is_used_up:
        "b0 [19: 1/0+60 100/0+60 w] [20: 0/0+60^20 100/0+60 w b may draw] (exactly zero)
         [20.001: 0/0+59.999^20 100/0+60 w b may draw] [30: 0/0+50^20 100/0+60 w b may draw] (the
         game goes on)";

    presses_in_main_time_gain_nothing:
        "b0 w19+0 [19: 1/1+60 100/0+60 b]";
}

#[test]
fn the_press_on_which_extra_time_was_entered_earns_the_bonus() {
    let mut table = f_and_u("b0");
    let moved = table.press(36, White).expect("a move");
    assert_eq!((moved.thought, moved.gained), (s(36), s(8)));
    table.plays("[36: 0/1+52^20 100/0+60 b b may draw] (44 becomes 52)");
}

games! { f_and_u;
    a_press_at_the_instant_of_the_first_flag_is_on_full_extra_time:
        "b0 w20+0 [20: 0/1+60^20 100/0+60 b b may draw]";

    the_article_s_figures_come_out_on_the_clock:
        "b0 [36: 0/0+44^20 100/0+60 w b may draw] w36 [36: 0/1+52^20 100/0+60 b b may draw]",
        "b0 [38: 0/0+42^20 100/0+60 w b may draw] w38 [38: 0/1+51^20 100/0+60 b b may draw]",
        "b0 [22: 0/0+58^20 100/0+60 w b may draw] w22 [22: 0/1+59^20 100/0+60 b b may draw]",
        "b0 [20: 0/0+60^20 100/0+60 w b may draw] w20 [20: 0/1+60^20 100/0+60 b b may draw]",
        "b0 [40: 0/0+40^20 100/0+60 w b may draw] w40 [40: 0/1+50^20 100/0+60 b b may draw]",
        "b0 [55: 0/0+25^20 100/0+60 w b may draw] w55 [55: 0/1+35^20 100/0+60 b b may draw]",
        "b0 [79: 0/0+1^20 100/0+60 w b may draw] w79 [79: 0/1+11^20 100/0+60 b b may draw]";
}

games! { plays;
    the_other_rules_come_out_on_the_clock:
        "20s df60/10t: b0 w25 [25: 0/1+60^20 20/0+60 b b may draw]",
        "20s df60/10l: b0 w25 [25: 0/1+55.833^20 20/0+60 b b may draw] (55 + 10 - 9.167)";

    each_side_can_have_its_own_values:
        "10s df60/10 v 50s df30/5: b0 [0: 10/0+60 50/0+30 w] w50
         [50: 0/1+30^10 50/0+30 b b may draw]";
}

#[test]
fn rook_against_rook_ends_in_both_flags_and_a_draw() {
    // Nobody can be forced to overstep by a player who moves in time.
    let mut table = plays("30s df60/10 v 90s df60/10: b0");
    let (mut now, mut side) = (0, White);
    while table.running(now + 3).is_some() {
        now += 3;
        table.press(now, side);
        side = side.other();
    }
    assert_eq!(now, 177);
    table.plays("[180: 0/30+57^57 0/29+60^180 b fallen both first = 1/2-1/2 bothfirstflags]");
}

games! { f_and_u;
    a_stop_holds_extra_time_where_it_is:
        "b0 stop@30 [100: 0/0+50^20 100/0+60 w stopped b may draw] go@100
         [101: 0/0+49^20 100/0+60 w b may draw]";

    flags_in_time_away_fall_at_their_exact_instant_if_it_counts:
        "b0 away:10@300 [300: 10/0+60 100/0+60 w away 10-300] skip@310 [310: 10/0+60 100/0+60 w]",
        "b0 away:10@300 count@310 [310: 0/0+0^20*80 100/0+60 w fallen w out = 0-1 extratime]";
}
