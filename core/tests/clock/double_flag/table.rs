//! Every row of the table: who wins and when it is a draw, by which flags have
//! fallen.

use zeitnot_core::clock::{Event, Rejection};
use zeitnot_core::time::Instant;

use super::race::{MOVES_AND_REPETITIONS, f_and_u};
use zeitnot_fixtures::games;
use zeitnot_fixtures::script::{plays, set_up};
use zeitnot_fixtures::table::{Black, s};

#[test]
fn no_flag_the_usual_ends_on_the_board_decide_as_in_any_mode() {
    plays("100s df60/10: b0 mate:w@30 [30: 70/0+60 100/0+60 1-0 checkmate]");
    plays("100s df60/10: b0 mate:b@30 [30: 70/0+60 100/0+60 0-1 checkmate]");
    plays("100s df60/10: b0 board:stalemate@30 [30: 70/0+60 100/0+60 1/2-1/2 stalemate]");
    plays("100s df60/10: b0 board:dead@30 [30: 70/0+60 100/0+60 1/2-1/2 deadposition]");
    plays("100s df60/10: b0 board:agreement@30 [30: 70/0+60 100/0+60 1/2-1/2 agreement]");
    plays("100s df60/10: b0 resign:w@30 [30: 70/0+60 100/0+60 0-1 resignation]");
    plays("100s df60/10: b0 resign:b@30 [30: 70/0+60 100/0+60 1-0 resignation]");
    plays("100s+2: b0 mate:w@30 [30: 72/0 102/0 1-0 checkmate]");
    plays("100s+2: b0 mate:b@30 [30: 72/0 102/0 0-1 checkmate]");
    plays("100s+2: b0 board:stalemate@30 [30: 72/0 102/0 1/2-1/2 stalemate]");
    plays("100s+2: b0 board:dead@30 [30: 72/0 102/0 1/2-1/2 deadposition]");
    plays("100s+2: b0 board:agreement@30 [30: 72/0 102/0 1/2-1/2 agreement]");
    plays("100s+2: b0 resign:w@30 [30: 72/0 102/0 0-1 resignation]");
    plays("100s+2: b0 resign:b@30 [30: 72/0 102/0 1-0 resignation]");
}

#[test]
fn no_flag_the_clock_refuses_draws_by_move_count_and_repetition() {
    for mut table in [plays("100s df60/10: b0"), f_and_u("b0")] {
        assert!(!table.clock.setup().counts_moves_and_repetitions());
        for end in MOVES_AND_REPETITIONS {
            let refused = table.refuses(30, Event::OnBoard(end));
            assert_eq!(refused, Rejection::NotInThisMode);
        }
    }
}

#[test]
fn move_counts_and_repetitions_are_draws_in_all_other_modes() {
    assert!(set_up("100s").clock.setup().counts_moves_and_repetitions());
    plays("100s: b0 board:fifty@30 [30: 70/0 100/0 1/2-1/2 fiftymoves]");
    plays("100s: b0 board:seventyfive@30 [30: 70/0 100/0 1/2-1/2 seventyfivemoves]");
    plays("100s: b0 board:threefold@30 [30: 70/0 100/0 1/2-1/2 repetition]");
    plays("100s: b0 board:fivefold@30 [30: 70/0 100/0 1/2-1/2 fivefoldrepetition]");
}

#[test]
fn f_has_fallen_and_u_claims_a_draw_on_either_turn_and_while_stopped() {
    f_and_u("b0 draw:b@30 [30: 0/0+50^20 100/0+60 1/2-1/2 firstflagclaim]");
    f_and_u("b0 w30 draw:b@35 [35: 0/1+55^20 95/0+60 1/2-1/2 firstflagclaim]");
    f_and_u("b0 stop:b@30 draw:b@40 [40: 0/0+50^20 100/0+60 1/2-1/2 firstflagclaim]");
}

#[test]
fn a_draw_can_be_claimed_from_the_instant_of_the_first_flag_and_not_before() {
    let mut table = f_and_u("b0");
    let just_before = table.clock.at(Instant::new(19_999));
    assert!(!just_before.may_claim_draw(table.clock.setup(), Black));
    table.plays("draw:b@19!NoDrawToClaim [20: 0/0+60^20 100/0+60 w b may draw] draw:b@20");
}

#[test]
fn f_has_no_draw_to_claim() {
    f_and_u("b0 [30: 0/0+50^20 100/0+60 w b may draw] draw:w@30!NoDrawToClaim");
}

#[test]
fn no_draw_to_claim_in_other_modes_before_the_game_or_after_the_flag() {
    plays("10s: b0 draw:b@30!NoDrawToClaim");
    set_up("10s df60/10").plays("draw:b@30!NoDrawToClaim");
    f_and_u("b0 draw:b@80!NoDrawToClaim");
}

games! { f_and_u;
    f_has_fallen_and_u_mates_u_wins:
        "b0 mate:b@30 [30: 0/0+50^20 100/0+60 0-1 checkmate]";

    f_has_fallen_and_stalemate_dead_position_or_agreement_is_a_draw:
        "b0 board:stalemate@30 [30: 0/0+50^20 100/0+60 1/2-1/2 stalemate]",
        "b0 board:dead@30 [30: 0/0+50^20 100/0+60 1/2-1/2 deadposition]",
        "b0 board:agreement@30 [30: 0/0+50^20 100/0+60 1/2-1/2 agreement]";

    f_has_fallen_and_f_mates_u_it_is_a_draw:
        "b0 mate:w@30 [30: 0/0+50^20 100/0+60 1/2-1/2 mateonextratime]";
}

#[test]
fn f_s_extra_time_runs_out_u_wins_at_once_whatever_the_material() {
    let table = f_and_u(
        "b0 [79: 0/0+1^20 100/0+60 w b may draw]
         [80: 0/0+0^20*80 100/0+60 w fallen w out = 0-1 extratime]
         [200: 0/0+0^20*80 100/0+60 w fallen w out = 0-1 extratime] (at its exact instant, and the
         clocks freeze)",
    );
    assert_eq!(table.state(200).thinking.white, s(80));
}

#[test]
fn u_s_main_time_runs_out_it_is_a_draw_at_once_whatever_the_position() {
    let table = f_and_u(
        "b0 w30 [129: 0/1+55^20 1/0+60 b b may draw]
         [130: 0/1+55^20 0/0+60^130 b fallen both first = 1/2-1/2 bothfirstflags]
         [500: 0/1+55^20 0/0+60^130 b fallen both first = 1/2-1/2 bothfirstflags] (the clocks
         freeze; Black has used no extra time)",
    );
    assert_eq!(table.state(500).thinking.black, s(100));
}

#[test]
fn the_flags_in_the_other_order_draw_as_well() {
    plays(
        "100s df60/10 v 20s df60/10: b0 w30 b60 [60: 70/1+60 0/1+55^50 w w may draw]
         [129: 1/1+60 0/1+55^50 w w may draw]
         [130: 0/1+60^130 0/1+55^50 w fallen both first = 1/2-1/2 bothfirstflags]",
    );
}

games! { f_and_u;
    f_resigns_u_wins:
        "b0 resign:w@30 [30: 0/0+50^20 100/0+60 0-1 resignation]";

    u_resigns_the_win_stays_f_s:
        "b0 [30: 0/0+50^20 100/0+60 w b may draw] (a draw can be claimed, and the page says so)
         resign:b@30 [30: 0/0+50^20 100/0+60 1-0 resignation]";
}
