//! Penalties for illegal moves, wrong claims and the handling of the clock.

use zeitnot_core::clock::setup::MAX_TIME;
use zeitnot_core::clock::{Event, Offence, Rejection};
use zeitnot_core::time::Millis;

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::{plays, set_up};
use zeitnot_fixtures::table::{Table, White, s};

#[test]
fn illegal_move_gives_the_opponent_time_and_takes_back_its_bonus() {
    plays(
        "60s+5: b0 w2 [2: 68/1 65/0 b] illegal:w+60@5 [5: 63/0 122/0 w illegal 1-0] (and White is
         to move)",
    );
}

#[test]
fn the_usual_penalty_is_two_minutes_and_one_in_rapid_and_blitz() {
    let penalty = |control| set_up(control).clock.setup().penalty_time();
    assert_eq!(penalty("90+30"), s(120));
    assert_eq!(penalty("15+10"), s(60));
    assert_eq!(penalty("3+2"), s(60));
}

games! { plays;
    the_second_illegal_move_loses_and_pressing_without_a_move_is_one:
        "60s: b0 w2 nomove:w+60@3 [3: 58/0 119/0 w illegal 1-0] w4 illegal:w+60@5
         [5: 57/1 118/0 0-1 illegalmoves illegal 2-0]";

    an_illegal_move_of_each_side_loses_for_nobody:
        "60s: b0 illegal:b+1@1 w2 illegal:w+1@3 [3: 59/0 60/0 w illegal 1-1]";

    wrong_claim_and_clock_handling_give_time_and_nothing_else:
        "60s+5: b0 w2 wrongclaim:w+120@5 [5: 68/1 182/0 b]",
        "60s+5: b0 w2 handling:w+120@5 [5: 68/1 182/0 b]";
}

#[test]
fn every_penalty_can_be_undone() {
    for offence in ["illegal", "nomove", "wrongclaim", "handling"] {
        let mut table = plays("60s+5: b0 w2");
        let before = table.clone();
        table.plays(&format!("{offence}:w+60@5"));
        assert_ne!(table.state(8), before.state(8));
        table.plays("undo@8");
        assert_eq!(table.state(8), before.state(8));
        let entries = table.clock.journal().len();
        assert_eq!(entries, 4, "the journal keeps the undone penalty");
    }
}

games! { plays;
    /// Three seconds beyond the delay were used.
    an_illegal_move_leaves_the_opponent_s_bronstein_delay_whole:
        "60s d5: b0 w2 illegal:w+0@10 [10: 60/0 57/0 w illegal 1-0]",
        "60s b5: b0 w2 illegal:w+0@10 [10: 63/0 62/0 w illegal 1-0]";

    an_illegal_move_leaves_the_opponent_s_byo_yomi_period_whole:
        "1s byo 1x30: b0 w2 illegal:w+0@10 [10: 0/0+29x1 0/0+30x1 w illegal 1-0]";

    byo_yomi_periods_used_up_before_an_illegal_move_was_seen_stay_lost:
        "1s byo 5x3: b0 w2 illegal:w+0@10 [10: 0/0+2x5 0/0+3x3 w illegal 1-0]";

    an_illegal_move_leaves_the_opponent_s_time_for_a_move_whole:
        "10s/move: b0 w2 illegal:w+0@10 [10: 8/0 10/0 w illegal 1-0] w12
         [21: 10/1 1/0 b illegal 1-0] [22: 10/1 0/0*22 b fallen b lost illegal 1-0]";

    main_time_used_before_the_opponents_illegal_move_was_seen_is_charged:
        "60s: b0 [2: 58/0 60/0 w] w2 illegal:w+0@10 [10: 58/0 52/0 w illegal 1-0]",
        "60s+5: b0 [2: 63/0 65/0 w] w2 illegal:w+0@10 [10: 63/0 57/0 w illegal 1-0]";
}

#[test]
fn an_illegal_move_found_under_a_flag_puts_the_offender_on_turn() {
    let table = plays("10s+2: b0 w2 illegal:w+60@20 [20: 10/0 60/0 w stopped illegal 1-0]");
    let turn = table.state(20).turn().expect("frozen, not ended");
    assert_eq!((turn.side, turn.used), (White, s(2)));
}

/// White completed a move, and something happened since. White's first illegal move is penalised now:
/// it counts and gives Black time, and that is all.
#[track_caller]
fn only_counts(mut table: Table, seconds: i64) {
    assert!(!table.state(seconds).takes_back(White));
    let before = table.state(seconds);
    table.penalize(seconds, White, Offence::IllegalMove, s(60));
    let after = table.state(seconds);
    assert_eq!(after.illegal_moves.white, 1);
    assert_eq!(after.phase, before.phase, "the same side is still on turn");
    assert_eq!(after.accounts.white, before.accounts.white);
    let gained = after.accounts.black.balance - before.accounts.black.balance;
    assert_eq!(gained, s(60));
}

#[test]
fn an_illegal_move_counts_after_the_opponents_press_and_is_not_taken_back() {
    let mut table = plays("60s+5: b0 w2");
    assert!(table.state(3).takes_back(White));
    table.plays("b4");
    only_counts(table, 5);
}

#[test]
fn an_illegal_move_counts_after_the_position_was_restored_by_hand() {
    let mut table = plays("60s+5: b0 w2");
    let readings = table.state(0).accounts.map(|account| account.reading());
    let on_turn = White;
    table.does(5, Event::Restore { readings, on_turn });
    only_counts(table, 5);
}

#[test]
fn an_illegal_move_counts_after_the_next_period_began_under_two_flags() {
    let table = plays("10s/40, 100s [runs on, hidden]: b0 w12 playon@30");
    only_counts(table, 30);
}

#[test]
fn a_penalty_out_of_range_is_refused() {
    let mut table = plays("60s: b0 wrongclaim:w-1@1!OutOfRange");
    let penalty = Event::Penalize {
        offender: White,
        offence: Offence::WrongClaim,
        amount: MAX_TIME + Millis::new(1),
    };
    assert_eq!(table.refuses(1, penalty), Rejection::OutOfRange);
}

games! { plays;
    /// Black's 100 seconds are used up at 110, and both are in the next period.
    an_illegal_move_is_taken_back_even_if_the_opponent_s_period_ended:
        "100s/flag, 200s: b0 w10 illegal:w+0@115 [115: 290/0p1 195/0p1~110 w illegal 1-0]";

    /// White presses at 2 s, with 63 seconds, and shows 68 and one move. At 4 s the arbiter sets White's
    /// clock, then penalises the move and resumes.
    times_that_were_set_stand_when_the_illegal_move_is_taken_back:
        "60s+5: b0 w2 stop@4 set:w=65/0@4 illegal:w+60@4 go@4 [4: 65/0 123/0 w illegal 1-0] (as
         before the move)",
        "60s+5: b0 w2 stop@4 set:w=40/12@4 illegal:w+60@4 go@4 [4: 40/12 123/0 w illegal 1-0]
         (another time and count)",
        "60s+5: b0 w2 stop@4 set:w=65@4 illegal:w+60@4 go@4 [4: 65/0 123/0 w illegal 1-0] (the
         move does not count any more)",
        "60s+5: b0 w2 stop@4 set:w=/0@4 illegal:w+60@4 go@4 [4: 63/0 123/0 w illegal 1-0] (the
         bonus is taken back, as ever)",
        "60s+5: b0 w2 stop@4 set:w=88@4 illegal:w+60@4 go@4 [4: 88/0 123/0 w illegal 1-0] (more
         time)",
        "60s+5: b0 w2 stop@4 set@4 illegal:w+60@4 go@4 [4: 63/0 123/0 w illegal 1-0] (as shown)";

    times_that_were_set_stand_after_a_second_correction:
        "60s+5: b0 w2 stop@4 set:w=/0@4 set:w=65@5 set:b=50@6 illegal:w+60@6
         [6: 65/0 110/0 w stopped illegal 1-0]";

    the_next_period_comes_by_the_count_that_was_set:
        "60s/2+5, 30s+5: b0 w2 b4 w6 stop@8 set:w=66/1p0@8 illegal:w+0@8 go@8 w10
         [10: 99/2p1>2 66/1 b illegal 1-0]";

    the_count_set_in_a_period_that_repeats_stands:
        "60s/2: b0 w2 b4 w6 stop@8 set:w=58/1@8 illegal:w+0@8 go@8 w10
         [10: 116/2>2 56/1 b illegal 1-0]";

    overtime_that_was_set_stands_when_the_illegal_move_is_taken_back:
        "1s can 30s/3: b0 w10 stop@12 set:w=+20of2@12 illegal:w+0@12
         [12: 0/0+20of2 0/0+29of3 w stopped illegal 1-0]",
        "1s can 30s/3: b0 w10 stop@12 set:w=+30of3@12 illegal:w+0@12
         [12: 0/0+30of3 0/0+29of3 w stopped illegal 1-0]",
        "1s byo 3x30: b0 w10 stop@12 set:w=+12x2@12 illegal:w+0@12
         [12: 0/0+12x2 0/0+30x3 w stopped illegal 1-0]",
        "1s byo 3x30: b0 w10 stop@12 set:w=+30x1@12 illegal:w+0@12
         [12: 0/0+30x1 0/0+30x3 w stopped illegal 1-0]";
}

#[test]
fn a_correction_of_the_opponent_alone_leaves_the_move_to_be_taken_back() {
    let [plain, corrected] = ["", "set:b=40@12"].map(|set| {
        let mut table = plays("60s d5: b0 w9 stop@12");
        table.plays(set).plays("illegal:w+0@12");
        (table.account(12, White), table.state(12).turn())
    });
    assert_eq!(corrected, plain);
}

games! { plays;
    a_correction_of_the_period_stays_when_the_illegal_move_is_taken_back:
        "100s/flag, 200s: b0 w10 stop@12 set:w=150p1@12 illegal:w+0@12
         [12: 150/0p1 98/0 w stopped illegal 1-0] go@12 [12: 150/0p1 98/0 w illegal 1-0]";

    /// Three seconds of main time, less than the bonus of the press; and 5 s of delay.
    a_turn_taken_back_after_a_correction_has_its_whole_delay:
        "60s/40+24s, 10s d5: b0 w10 stop@12 set:w=3p1@12 illegal:w+0@12 go@12
         [60: 0/0p1>40*20 82/0 w fallen w lost illegal 1-0]",
        "60s/40+24s, 10s b5: b0 w10 stop@12 set:w=8p1@12 illegal:w+0@12 go@12
         [60: 0/0p1>40*20 82/0 w fallen w lost illegal 1-0]";
}
