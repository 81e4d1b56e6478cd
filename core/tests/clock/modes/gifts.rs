//! Time that comes after a flag: "'Flag fall' means the expiry of the allotted time" (6.1), so a
//! flag is up again if there is time; and what a penalty may still decide under a flag (6.9).

use zeitnot_core::clock::Phase;
use zeitnot_core::time::Millis;

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::{plays, set_up};
use zeitnot_fixtures::table::{Table, White, s};

/// Ten seconds in every mode, and the second at which a side that begins at 0 has used them up.
const TEN_SECONDS: [(&str, i64); 9] = [
    ("10s", 10),
    ("10s+2", 12),
    ("10s d2", 12),
    ("10s b2", 12),
    ("10s byo 1x5", 15),
    ("10s can 5s/2", 15),
    ("hourglass 10s", 10),
    ("10s/move", 10),
    ("10s/40, 20s", 10),
];

/// Each of them, begun, under this agreement.
fn ten_seconds(agreed: &str) -> impl Iterator<Item = (&'static str, Table, i64)> {
    TEN_SECONDS.into_iter().map(move |(control, falls)| {
        let table = plays(&format!("{control} [{agreed}]: b0"));
        (control, table, falls * 1_000)
    })
}

#[test]
fn a_gift_that_leaves_time_puts_the_flag_up_in_every_mode() {
    for (control, mut table, falls) in ten_seconds("freezes") {
        assert_eq!(table.flag(18, White), Some(falls), "{control}");
        table.plays("give:w+5@18");
        assert_eq!(table.flag(18, White), None, "{control}");
        let stopped =
            matches!(table.state(18).phase, Phase::Stopped(turn, _) if turn.side == White);
        assert!(stopped, "{control}");
        assert_eq!(table.state(18).flag_verdict(table.clock.setup()), None);
        table.plays("go@20");
        assert_eq!(table.flag(26, White), Some(25_000), "{control}");
    }
}

#[test]
fn a_clock_that_runs_on_has_its_flag_up_when_a_gift_leaves_time() {
    for (control, mut table, falls) in ten_seconds("runs on") {
        assert_eq!(table.flag(18, White), Some(falls), "{control}");
        table.plays("give:w+20@18");
        assert_eq!(table.flag(18, White), None, "{control}");
        assert_eq!(table.running(18), Some(White), "{control}");
        assert_eq!(table.flag(90, White), Some(falls + 20_000), "{control}");
    }
}

#[test]
fn a_gift_that_leaves_no_time_leaves_the_flag_down() {
    for (control, mut table, falls) in ten_seconds("runs on") {
        table.give(40, White, s(40) - Millis::new(falls));
        assert_eq!(table.time(40, White), Millis::ZERO, "{control}");
        assert_eq!(table.flag(40, White), Some(falls), "{control}");
        table.plays("give:w+0.001@40");
        assert_eq!(table.flag(40, White), None, "{control}");
    }
}

games! { plays;
    a_press_after_the_flag_went_up_gains_what_a_press_gains:
        "10s+2 [runs on]: b0 give:w+8@15 w16 [16: 6/1 12/0 b] (4 s and the increment)";

    /// 10+2: Black's flag falls at 14 s.
    a_penalty_that_leaves_time_puts_the_flag_up:
        "10s+2: b0 w2 [20: 12/1 0/0*14 b fallen b lost] illegal:w+60@20
         [20: 10/0 60/0 w stopped illegal 1-0] go@20 [20: 10/0 60/0 w illegal 1-0]",
        "10s+2: b0 w2 [20: 12/1 0/0*14 b fallen b lost] wrongclaim:w+60@20
         [20: 12/1 60/0 b stopped] go@20 [20: 12/1 60/0 b]",
        "10s+2: b0 w2 [20: 12/1 0/0*14 b fallen b lost] handling:w+60@20 [20: 12/1 60/0 b stopped]
         go@20 [20: 12/1 60/0 b]";

    a_penalty_without_time_leaves_the_flag_down:
        "10s+2: b0 w2 illegal:w+0@20 [20: 10/0 0/0*14 w fallen b lost illegal 1-0]";

    a_flag_that_was_claimed_is_up_again_if_there_is_time:
        "10s+2 [on claim]: b0 claim:b@20 [20: -8/0*12 12/0 w fallen w lost] give:w+5@21
         [21: -3/0*12 12/0 w fallen w lost] give:w+10@22 [22: 7/0 12/0 w stopped] go@22
         claim:b@28!NoFlagHasFallen claim:b@29";

    the_flag_that_is_still_down_counts_when_the_other_is_up_again:
        "10s [runs on]: b0 w12 [30: -2/1*10 -8/0*22 b w lost] give:w+20@30
         [30: 18/1 -8/0*22 b b lost] give:b+20@30 [30: 18/1 12/0 b]",
        "10s [runs on, hidden]: b0 w12 [30: -2/1*10 -8/0*22 b order unknown] give:w+20@30
         [30: 18/1 -8/0*22 b b lost] give:b+20@30 [30: 18/1 12/0 b]";
}

#[test]
fn a_gift_that_is_undone_leaves_the_flag_where_it_fell() {
    for agreed in ["freezes", "runs on"] {
        let mut table = plays(&format!("10s+2 [{agreed}]: b0"));
        let before = table.state(40);
        table.plays("give:w+60@20");
        assert_ne!(table.state(40), before);
        table.plays("undo@40");
        assert_eq!(table.state(40), before, "{agreed}");
    }
}

games! { plays;
    sand_that_runs_back_puts_no_flag_up_but_time_that_the_arbiter_sets_does:
        "hourglass 10s [runs on]: b0 w12 stop@20 [20: 6/1*10 14/0 b stopped w lost] set@20
         [20: 6/1 14/0 b stopped] (a confirmation sets the time, too)";

    a_side_at_rest_whose_flag_goes_up_has_its_whole_delay:
        "10s d5 [runs on]: b0 w17 give:w+10@18 b20 [90: -57/1*33 10/1 w w lost] (5 + 8 s)",
        "10s b5 [runs on]: b0 w17 give:w+10@18 b20 [90: -57/1*33 15/1 w w lost] (5 + 8 s)";

    a_side_on_turn_whose_flag_goes_up_has_the_rest_of_its_delay:
        "10s d5 [runs on]: b0 w17 b20 give:w+10@22 [90: -59/1*31 10/1 w w lost] (3 + 6 s)",
        "10s b5 [runs on]: b0 w17 b20 give:w+10@22 [90: -59/1*31 15/1 w w lost] (3 + 6 s)";

    a_side_at_rest_whose_flag_goes_up_has_its_time_for_a_move:
        "10s/move [runs on]: b0 w12 give:w+4@13 [13: 10/1 9/0 b] give:w+4@13 [13: 14/1 9/0 b]";

    a_move_taken_back_from_under_a_flag_has_the_time_that_was_given_since:
        "10s [runs on]: b0 w12 give:w+20@13 illegal:w+0@14 [14: 18/0 8/0 w illegal 1-0]";

    /// White's flag falls at 12 s; Black's first illegal move was penalised at 1 s.
    a_second_illegal_move_found_after_a_flag_was_noted_decides_nothing:
        "10s+2: b0 illegal:b+0@1 illegal:b+60@20!FlagHasFallen
         [20: 0/0*12 12/0 w fallen w lost illegal 0-1]",
        "10s+2 [runs on]: b0 illegal:b+0@1 illegal:b+60@20!FlagHasFallen
         [20: -8/0*12 12/0 w w lost illegal 0-1]",
        "10s+2 [on claim]: b0 illegal:b+0@1 claim:b@19 illegal:b+60@20!FlagHasFallen
         [20: -7/0*12 12/0 w fallen w lost illegal 0-1]";

    a_second_illegal_move_decides_while_no_flag_is_noted:
        // 6.8: nobody has claimed White's flag yet.
        "10s+2 [on claim]: b0 illegal:b+0@1 illegal:b+60@20
         [20: -8/0*12 12/0 1-0 illegalmoves w lost illegal 0-2]",
        // 6.11: under two flags of unknown order the game continues.
        "10s [runs on, hidden]: b0 illegal:b+0@1 w12 illegal:b+60@30
         [30: -2/1*10 -8/0*22 1-0 illegalmoves order unknown illegal 0-2]";

    a_second_illegal_move_counts_when_the_times_were_set_first:
        "10s+2: b0 illegal:b+0@1 set:w=8@20 illegal:b+60@20
         [20: 8/0 12/0 1-0 illegalmoves illegal 0-2]";
}

#[test]
fn an_increment_is_refused_where_no_press_can_add_time() {
    for control in [
        "hourglass 60s",
        "60s/move",
        "60s/move v 60s",
        "60s v 60s/move",
    ] {
        set_up(control).plays("inc:5@1!NoIncrement");
    }
    plays("60s/move for 1, 60s: b0 inc:5@1!NoIncrement w2 b4 inc:5@5 w6 [6: 63/2p1>1 60/1p1>1 b]");
}
