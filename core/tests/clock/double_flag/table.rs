//! Every row of the table: who wins and when it is a draw, by which flags have
//! fallen.

use zeitnot_core::clock::state::FlagVerdict;
use zeitnot_core::clock::{BoardEnd, EndReason, Event, Mode, Phase, Rejection, StoppedBy};
use zeitnot_core::time::{Instant, Millis};

use super::race::{
    DRAW, MOVES_AND_REPETITIONS, article, checkmate, extra, f_and_u, first_flag, on_board, outcome,
    race, verdict, win,
};
use zeitnot_fixtures::table::{Black, Table, White, s, single};

#[test]
fn no_flag_the_usual_ends_on_the_board_decide_as_in_any_mode() {
    for (end, result) in [
        (checkmate(White), (win(White), EndReason::Checkmate)),
        (checkmate(Black), (win(Black), EndReason::Checkmate)),
        (BoardEnd::Stalemate, (DRAW, EndReason::Stalemate)),
        (BoardEnd::DeadPosition, (DRAW, EndReason::DeadPosition)),
        (BoardEnd::Agreement, (DRAW, EndReason::Agreement)),
        (
            BoardEnd::Resignation { by: White },
            (win(Black), EndReason::Resignation),
        ),
        (
            BoardEnd::Resignation { by: Black },
            (win(White), EndReason::Resignation),
        ),
    ] {
        assert_eq!(on_board(race(100, 100), end), Some(result), "{end:?}");
        let plain = Table::started(single(100, Mode::Increment(s(2))));
        assert_eq!(on_board(plain, end), Some(result), "{end:?}");
    }
}

#[test]
fn no_flag_the_clock_refuses_draws_by_move_count_and_repetition() {
    for mut table in [race(100, 100), f_and_u()] {
        assert!(!table.clock.setup().counts_moves_and_repetitions());
        for end in MOVES_AND_REPETITIONS {
            let refused = table.refuses(30, Event::OnBoard(end));
            assert_eq!(refused, Rejection::NotInThisMode);
        }
    }
}

#[test]
fn move_counts_and_repetitions_are_draws_in_all_other_modes() {
    let reasons = [
        EndReason::FiftyMoves,
        EndReason::SeventyFiveMoves,
        EndReason::Repetition,
        EndReason::FivefoldRepetition,
    ];
    for (end, reason) in MOVES_AND_REPETITIONS.into_iter().zip(reasons) {
        let plain = Table::started(single(100, Mode::SuddenDeath));
        assert!(plain.clock.setup().counts_moves_and_repetitions());
        assert_eq!(on_board(plain, end), Some((DRAW, reason)));
    }
}

#[test]
fn f_has_fallen_and_u_claims_a_draw_on_either_turn_and_while_stopped() {
    let claimed = Some((DRAW, EndReason::FirstFlagClaim));
    let mut table = f_and_u();
    table.does(30, Event::ClaimDraw(Black));
    assert_eq!(outcome(&table, 30), claimed);

    let mut table = f_and_u();
    table.press(30, White);
    table.does(35, Event::ClaimDraw(Black));
    assert_eq!(outcome(&table, 35), claimed);

    let mut table = f_and_u();
    table.does(30, Event::Stop(StoppedBy::Player(Black)));
    table.does(40, Event::ClaimDraw(Black));
    assert_eq!(outcome(&table, 40), claimed);
}

#[test]
fn a_draw_can_be_claimed_from_the_instant_of_the_first_flag_and_not_before() {
    let mut table = f_and_u();
    let setup = table.clock.setup().clone();
    let just_before = table.clock.at(Instant::new(19_999));
    assert!(!just_before.may_claim_draw(&setup, Black));
    assert_eq!(
        table.refuses(19, Event::ClaimDraw(Black)),
        Rejection::NoDrawToClaim
    );
    assert!(table.state(20).may_claim_draw(&setup, Black));
    table.does(20, Event::ClaimDraw(Black));
}

#[test]
fn f_has_no_draw_to_claim() {
    let mut table = f_and_u();
    assert!(!table.state(30).may_claim_draw(table.clock.setup(), White));
    assert_eq!(
        table.refuses(30, Event::ClaimDraw(White)),
        Rejection::NoDrawToClaim
    );
}

#[test]
fn no_draw_to_claim_in_other_modes_before_the_game_or_after_the_flag() {
    let no = Rejection::NoDrawToClaim;
    let mut plain = Table::started(single(10, Mode::SuddenDeath));
    assert_eq!(plain.refuses(30, Event::ClaimDraw(Black)), no);
    let mut ready = Table::set(single(10, article()));
    assert_eq!(ready.refuses(30, Event::ClaimDraw(Black)), no);
    let mut out = f_and_u();
    assert_eq!(out.refuses(80, Event::ClaimDraw(Black)), no);
}

#[test]
fn f_has_fallen_and_u_mates_u_wins() {
    let result = on_board(f_and_u(), checkmate(Black));
    assert_eq!(result, Some((win(Black), EndReason::Checkmate)));
}

#[test]
fn f_has_fallen_and_stalemate_dead_position_or_agreement_is_a_draw() {
    for (end, reason) in [
        (BoardEnd::Stalemate, EndReason::Stalemate),
        (BoardEnd::DeadPosition, EndReason::DeadPosition),
        (BoardEnd::Agreement, EndReason::Agreement),
    ] {
        assert_eq!(on_board(f_and_u(), end), Some((DRAW, reason)));
    }
}

#[test]
fn f_has_fallen_and_f_mates_u_it_is_a_draw() {
    let result = on_board(f_and_u(), checkmate(White));
    assert_eq!(result, Some((DRAW, EndReason::MateOnExtraTime)));
}

#[test]
fn f_s_extra_time_runs_out_u_wins_at_once_whatever_the_material() {
    let table = f_and_u();
    assert_eq!(outcome(&table, 79), None);
    assert_eq!(
        outcome(&table, 80),
        Some((win(Black), EndReason::ExtraTime))
    );
    let state = table.state(200);
    assert_eq!(table.flag(200, White), Some(80_000), "at its exact instant");
    assert_eq!(verdict(&table, 200), Some(FlagVerdict::ExtraTimeOut(White)));
    assert!(matches!(state.phase, Phase::Fallen(_)), "the clocks freeze");
    assert_eq!(state.thinking.white, s(80));
    assert_eq!(extra(&table, 200, White), Millis::ZERO);
}

#[test]
fn u_s_main_time_runs_out_it_is_a_draw_at_once_whatever_the_position() {
    let mut table = f_and_u();
    table.press(30, White);
    assert_eq!(outcome(&table, 129), None);
    assert_eq!(
        outcome(&table, 130),
        Some((DRAW, EndReason::BothFirstFlags))
    );
    assert_eq!(first_flag(&table, 500, White), Some(20_000));
    assert_eq!(first_flag(&table, 500, Black), Some(130_000));
    let state = table.state(500);
    assert!(matches!(state.phase, Phase::Fallen(_)), "the clocks freeze");
    assert_eq!(state.thinking.black, s(100));
    assert_eq!(verdict(&table, 500), Some(FlagVerdict::BothFirstFlags));
    assert_eq!(
        extra(&table, 500, Black),
        s(60),
        "Black has used no extra time"
    );
}

#[test]
fn the_flags_in_the_other_order_draw_as_well() {
    let mut table = race(100, 20);
    table.press(30, White);
    table.press(60, Black);
    assert_eq!(first_flag(&table, 60, Black), Some(50_000));
    assert_eq!(outcome(&table, 129), None);
    assert_eq!(
        outcome(&table, 130),
        Some((DRAW, EndReason::BothFirstFlags))
    );
}

#[test]
fn f_resigns_u_wins() {
    let result = on_board(f_and_u(), BoardEnd::Resignation { by: White });
    assert_eq!(result, Some((win(Black), EndReason::Resignation)));
}

#[test]
fn u_resigns_the_win_stays_f_s() {
    let table = f_and_u();
    let reminded = table.state(30).may_claim_draw(table.clock.setup(), Black);
    assert!(reminded, "a draw can be claimed, and the page says so");
    let result = on_board(table, BoardEnd::Resignation { by: Black });
    assert_eq!(result, Some((win(White), EndReason::Resignation)));
}
