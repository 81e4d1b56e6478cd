//! The double flag, by the project's reference: every row of its table, the
//! article's own figures, and the laws of its bonus.
//!
//! F is the side whose first flag has fallen, U the other.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use common::random::{act, any_act, controls, double_flag, double_flags, play, script, setup};
use common::{Black, Table, White, at, period, s, single, stamp};
use proptest::prelude::*;
use zeitnot::clock::Clock;
use zeitnot::clock::account::{Account, Overtime, Reading};
use zeitnot::clock::bonus::BonusRule;
use zeitnot::clock::color::{ByColor, Color};
use zeitnot::clock::control::{Mode, PeriodEnd, TimeControl};
use zeitnot::clock::cue::{Cue, Cues};
use zeitnot::clock::event::{Claimant, Event, Offence, Rejection, Stopper};
use zeitnot::clock::face::{Face, FlagMark};
use zeitnot::clock::log::{What, lines};
use zeitnot::clock::notation;
use zeitnot::clock::outcome::{BoardEnd, GameResult, Outcome, Reason};
use zeitnot::clock::setup::{
    ControlProblem, FlagOrder, LONGEST, Noted, PeriodProblem, Setup, SetupDraft, SetupProblem,
};
use zeitnot::clock::state::{FlagVerdict, Phase, State};
use zeitnot::time::{Instant, Millis};

const DRAW: GameResult = GameResult::Draw;

fn hybrid(extra: i64, bonus: i64) -> Mode {
    Mode::DoubleFlag {
        extra: s(extra),
        bonus: s(bonus),
        rule: BonusRule::Hybrid,
    }
}

/// The article's: 60 s of extra time and 10 s, hybrid.
fn article() -> Mode {
    hybrid(60, 10)
}

/// White has so many seconds of main time, Black so many; White's clock was
/// started at 0.
fn race(white: i64, black: i64) -> Table {
    let controls = ByColor {
        white: single(white, article()),
        black: single(black, article()),
    };
    let mut table = Table::with(SetupDraft::usual(controls));
    table.press(0, Black);
    table
}

/// White is F since 20 s and on turn, with 50 s of extra time left at 30 s.
/// Black is U with 100 s.
fn f_and_u() -> Table {
    race(20, 100)
}

fn outcome(table: &Table, seconds: i64) -> Option<(GameResult, Reason)> {
    let state = table.state(seconds);
    let outcome = state.outcome(table.clock.setup());
    outcome.map(|outcome| (outcome.result, outcome.reason))
}

/// What an end on the board makes of the game at 30 s.
fn on_board(mut table: Table, end: BoardEnd) -> Option<(GameResult, Reason)> {
    table.does(30, Event::OnBoard(end));
    outcome(&table, 30)
}

fn extra(table: &Table, seconds: i64, side: Color) -> Millis {
    match table.overtime(seconds, side) {
        Overtime::Extra { left } => left,
        other => panic!("{other:?} is no extra time"),
    }
}

fn first_flag(table: &Table, seconds: i64, side: Color) -> Option<i64> {
    let account = table.account(seconds, side);
    account.first_flag.map(Instant::get)
}

fn verdict(table: &Table, seconds: i64) -> Option<FlagVerdict> {
    table.state(seconds).flag_verdict(table.clock.setup())
}

fn checkmate(winner: Color) -> BoardEnd {
    BoardEnd::Checkmate { winner }
}

fn win(side: Color) -> GameResult {
    GameResult::Win(side)
}

const MOVES_AND_REPETITIONS: [BoardEnd; 4] = [
    BoardEnd::FiftyMoves,
    BoardEnd::SeventyFiveMoves,
    BoardEnd::Threefold,
    BoardEnd::Fivefold,
];

// The table

#[test]
fn no_flag_checkmate_stalemate_dead_position_agreement_and_resignation_are_as_always() {
    for (end, result) in [
        (checkmate(White), (win(White), Reason::Checkmate)),
        (checkmate(Black), (win(Black), Reason::Checkmate)),
        (BoardEnd::Stalemate, (DRAW, Reason::Stalemate)),
        (BoardEnd::DeadPosition, (DRAW, Reason::DeadPosition)),
        (BoardEnd::Agreement, (DRAW, Reason::Agreement)),
        (
            BoardEnd::Resignation { by: White },
            (win(Black), Reason::Resignation),
        ),
        (
            BoardEnd::Resignation { by: Black },
            (win(White), Reason::Resignation),
        ),
    ] {
        assert_eq!(on_board(race(100, 100), end), Some(result), "{end:?}");
        let plain = Table::started(single(100, Mode::Increment(s(2))));
        assert_eq!(on_board(plain, end), Some(result), "{end:?}");
    }
}

#[test]
fn no_flag_fifty_and_seventy_five_moves_and_repetitions_are_nothing() {
    for mut table in [race(100, 100), f_and_u()] {
        assert!(!table.clock.setup().counts_moves_and_repetitions());
        for end in MOVES_AND_REPETITIONS {
            let refused = table.refuses(30, Event::OnBoard(end));
            assert_eq!(refused, Rejection::NotInThisMode);
        }
    }
}

#[test]
fn fifty_and_seventy_five_moves_and_repetitions_are_draws_in_all_other_modes() {
    let reasons = [
        Reason::FiftyMoves,
        Reason::SeventyFiveMoves,
        Reason::Repetition,
        Reason::FivefoldRepetition,
    ];
    for (end, reason) in MOVES_AND_REPETITIONS.into_iter().zip(reasons) {
        let plain = Table::started(single(100, Mode::SuddenDeath));
        assert!(plain.clock.setup().counts_moves_and_repetitions());
        assert_eq!(on_board(plain, end), Some((DRAW, reason)));
    }
}

#[test]
fn f_has_fallen_and_u_claims_a_draw_on_either_turn_and_while_stopped() {
    let claimed = Some((DRAW, Reason::FirstFlagClaim));
    let mut table = f_and_u();
    table.does(30, Event::ClaimDraw(Black));
    assert_eq!(outcome(&table, 30), claimed);

    let mut table = f_and_u();
    table.press(30, White);
    table.does(35, Event::ClaimDraw(Black));
    assert_eq!(outcome(&table, 35), claimed);

    let mut table = f_and_u();
    table.does(30, Event::Stop(Stopper::Player(Black)));
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
fn there_is_no_draw_to_claim_in_other_modes_before_the_game_or_after_the_flag() {
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
    assert_eq!(result, Some((win(Black), Reason::Checkmate)));
}

#[test]
fn f_has_fallen_and_stalemate_dead_position_or_agreement_is_a_draw() {
    for (end, reason) in [
        (BoardEnd::Stalemate, Reason::Stalemate),
        (BoardEnd::DeadPosition, Reason::DeadPosition),
        (BoardEnd::Agreement, Reason::Agreement),
    ] {
        assert_eq!(on_board(f_and_u(), end), Some((DRAW, reason)));
    }
}

#[test]
fn f_has_fallen_and_f_mates_u_it_is_a_draw() {
    let result = on_board(f_and_u(), checkmate(White));
    assert_eq!(result, Some((DRAW, Reason::MateOnExtraTime)));
}

#[test]
fn f_s_extra_time_runs_out_u_wins_at_once_whatever_the_material() {
    let table = f_and_u();
    assert_eq!(outcome(&table, 79), None);
    assert_eq!(outcome(&table, 80), Some((win(Black), Reason::ExtraTime)));
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
    assert_eq!(outcome(&table, 130), Some((DRAW, Reason::BothFirstFlags)));
    assert_eq!(first_flag(&table, 500, White), Some(20_000));
    assert_eq!(first_flag(&table, 500, Black), Some(130_000));
    let state = table.state(500);
    assert!(matches!(state.phase, Phase::Fallen(_)), "the clocks freeze");
    assert_eq!(state.thinking.black, s(100));
    assert_eq!(verdict(&table, 500), Some(FlagVerdict::BothFirstFlags));
    assert_eq!(extra(&table, 500, Black), s(60), "of which nothing is used");
}

#[test]
fn the_flags_in_the_other_order_draw_as_well() {
    let mut table = race(100, 20);
    table.press(30, White);
    table.press(60, Black);
    assert_eq!(first_flag(&table, 60, Black), Some(50_000));
    assert_eq!(outcome(&table, 129), None);
    assert_eq!(outcome(&table, 130), Some((DRAW, Reason::BothFirstFlags)));
}

#[test]
fn f_resigns_u_wins() {
    let result = on_board(f_and_u(), BoardEnd::Resignation { by: White });
    assert_eq!(result, Some((win(Black), Reason::Resignation)));
}

#[test]
fn u_resigns_the_win_stays_f_s() {
    let table = f_and_u();
    let reminded = table.state(30).may_claim_draw(table.clock.setup(), Black);
    assert!(reminded, "a draw can be claimed, and the page says so");
    let result = on_board(table, BoardEnd::Resignation { by: Black });
    assert_eq!(result, Some((win(White), Reason::Resignation)));
}

// Time

#[test]
fn extra_time_runs_at_once_when_main_time_is_used_up() {
    let table = f_and_u();
    assert_eq!(first_flag(&table, 19, White), None);
    assert_eq!(extra(&table, 19, White), s(60));
    assert_eq!(first_flag(&table, 20, White), Some(20_000), "exactly zero");
    assert_eq!(
        table.clock.at(Instant::new(20_001)).accounts.white.overtime,
        {
            Overtime::Extra {
                left: Millis::new(59_999),
            }
        }
    );
    assert_eq!(table.running(30), Some(White), "the game goes on");
    assert_eq!(outcome(&table, 30), None);
}

#[test]
fn presses_in_main_time_gain_nothing() {
    let mut table = race(20, 100);
    assert_eq!(table.press(19, White).map(|m| m.gained), Some(Millis::ZERO));
    assert_eq!(table.times(19), (1_000, 100_000));
}

#[test]
fn the_press_on_which_extra_time_was_entered_earns_the_bonus() {
    let mut table = f_and_u();
    let moved = table.press(36, White).expect("a move");
    assert_eq!((moved.thought, moved.gained), (s(36), s(8)));
    assert_eq!(extra(&table, 36, White), s(52), "44 becomes 52");
}

#[test]
fn a_press_at_the_instant_of_the_first_flag_is_on_extra_time_and_finds_it_full() {
    let mut table = f_and_u();
    assert_eq!(table.press(20, White).map(|m| m.gained), Some(Millis::ZERO));
    assert_eq!(extra(&table, 20, White), s(60));
    assert_eq!(first_flag(&table, 20, White), Some(20_000));
}

#[test]
fn the_article_s_figures_come_out_on_the_clock() {
    for (found, left) in [
        (44, 52),
        (42, 51),
        (58, 59),
        (60, 60),
        (40, 50),
        (25, 35),
        (1, 11),
    ] {
        let mut table = f_and_u();
        let pressed = 20 + 60 - found;
        table.press(pressed, White);
        assert_eq!(extra(&table, pressed, White), s(left), "{found}");
    }
}

#[test]
fn the_other_rules_come_out_on_the_clock() {
    for (rule, left) in [
        (BonusRule::Truncated, 60_000),
        (BonusRule::Linear, 55_000 + 10_000 - 9_167),
    ] {
        let mode = Mode::DoubleFlag {
            extra: s(60),
            bonus: s(10),
            rule,
        };
        let mut table = Table::started(single(20, mode));
        table.press(25, White);
        assert_eq!(extra(&table, 25, White).get(), left, "{rule:?}");
    }
}

#[test]
fn each_side_can_have_its_own_values() {
    let controls = ByColor {
        white: single(10, hybrid(60, 10)),
        black: single(50, hybrid(30, 5)),
    };
    let mut table = Table::with(SetupDraft::usual(controls));
    table.press(0, Black);
    assert_eq!(extra(&table, 0, White), s(60));
    assert_eq!(extra(&table, 0, Black), s(30));
    table.press(50, White);
    assert_eq!(extra(&table, 50, White), s(30));
}

#[test]
fn rook_against_rook_ends_in_both_flags_and_a_draw() {
    // Nobody can be forced to overstep by a player who moves in time.
    let mut table = race(30, 90);
    let (mut now, mut side) = (0, White);
    while table.running(now + 3).is_some() {
        now += 3;
        table.press(now, side);
        side = side.other();
    }
    assert_eq!(
        outcome(&table, now + 3),
        Some((DRAW, Reason::BothFirstFlags))
    );
    assert!(first_flag(&table, now + 3, White) < first_flag(&table, now + 3, Black));
    assert!(extra(&table, now + 3, White) >= s(50));
}

#[test]
fn a_stop_holds_extra_time_where_it_is() {
    let mut table = f_and_u();
    table.stop(30);
    assert_eq!(extra(&table, 100, White), s(50));
    table.resume(100);
    assert_eq!(extra(&table, 101, White), s(49));
}

#[test]
fn flags_in_time_away_fall_at_their_exact_instant_if_it_counts() {
    let mut table = race(20, 100);
    table.does(300, Event::Away { since: at(10) });
    assert_eq!(first_flag(&table, 300, White), None);
    let mut held = table.clone();
    held.does(310, Event::CountAway(false));
    assert_eq!(held.times(310), (10_000, 100_000));
    table.does(310, Event::CountAway(true));
    assert_eq!(first_flag(&table, 310, White), Some(20_000));
    assert_eq!(table.flag(310, White), Some(80_000));
    assert_eq!(outcome(&table, 310), Some((win(Black), Reason::ExtraTime)));
}

// Periods

/// 10 s for 2 moves, then 20 s with the double flag.
fn classical() -> TimeControl {
    TimeControl {
        periods: vec![
            period(10, PeriodEnd::Moves(2), Mode::SuddenDeath),
            period(20, PeriodEnd::Game, article()),
        ],
    }
}

#[test]
fn there_is_no_mercy_before_the_last_period() {
    let table = Table::started(classical());
    assert_eq!(table.flag(30, White), Some(10_000));
    assert_eq!(first_flag(&table, 30, White), None);
    assert_eq!(verdict(&table, 30), Some(FlagVerdict::Lost(White)));
    assert_eq!(outcome(&table, 30), None, "6.9 is for the players to say");
    assert!(matches!(table.state(30).phase, Phase::Fallen(_)));
}

#[test]
fn the_last_period_has_extra_time_behind_what_was_saved() {
    let mut table = Table::started(classical());
    table.presses(&[1, 2, 4, 5]);
    assert_eq!(table.times(5), (27_000, 28_000));
    assert_eq!(extra(&table, 5, White), s(60));
    assert_eq!(first_flag(&table, 40, White), Some(32_000));
    assert_eq!(extra(&table, 40, White), s(52));
}

#[test]
fn falling_short_of_an_earlier_period_draws_against_one_who_cannot_win() {
    let controls = ByColor {
        white: single(5, article()),
        black: classical(),
    };
    let mut table = Table::with(SetupDraft::usual(controls));
    table.press(0, Black);
    table.press(6, White);
    assert_eq!(outcome(&table, 15), None);
    assert_eq!(table.flag(16, Black), Some(16_000));
    assert_eq!(outcome(&table, 16), Some((DRAW, Reason::BothFirstFlags)));
}

#[test]
fn the_agreed_flag_policy_does_not_count() {
    for control in [single(20, article()), classical()] {
        let mut table = Table::set(control);
        let mut draft = table.clock.setup().draft().clone();
        draft.flag.freeze = false;
        draft.flag.noted = Noted::OnClaim;
        draft.flag.order = FlagOrder::Hidden;
        table = Table::with(draft);
        table.press(0, Black);
        assert!(matches!(table.state(80).phase, Phase::Fallen(_)));
        let face = Face::of(&table.clock, at(80));
        assert_eq!(face.sides.white.flag, Some(FlagMark::First));
        let claim = Event::ClaimFlag(Claimant::Arbiter);
        assert_eq!(table.refuses(80, claim), Rejection::FlagHasFallen);
        assert_eq!(table.refuses(80, Event::PlayOn), Rejection::NotBothFlags);
    }
}

// Setups

fn problems(controls: ByColor<TimeControl>) -> Vec<SetupProblem> {
    Setup::new(SetupDraft::usual(controls)).expect_err("something is wrong")
}

fn period_problems(control: TimeControl) -> Vec<PeriodProblem> {
    let found = problems(ByColor::both(control));
    let of_white = |problem| match problem {
        SetupProblem::Control(White, ControlProblem::Period { problem, .. }) => Some(problem),
        _ => None,
    };
    found.into_iter().filter_map(of_white).collect()
}

#[test]
fn both_sides_have_the_double_flag_or_neither() {
    let controls = ByColor {
        white: single(60, article()),
        black: single(60, Mode::SuddenDeath),
    };
    assert_eq!(problems(controls), [SetupProblem::DoubleFlagForOne]);
}

#[test]
fn only_the_last_period_can_have_a_double_flag_and_it_lasts_for_the_game() {
    let not_last = [PeriodProblem::DoubleFlagNotLast];
    let mut early = classical();
    early.periods[0].mode = article();
    assert_eq!(period_problems(early), not_last);
    let mut repeated = single(60, article());
    repeated.periods[0].end = PeriodEnd::Moves(20);
    assert_eq!(period_problems(repeated), not_last);
}

#[test]
fn extra_time_and_bonus_are_more_than_nothing_and_the_bonus_fits_the_rule() {
    let wrong = |extra, bonus, rule| {
        let [extra, bonus] = [extra, bonus].map(s);
        period_problems(single(60, Mode::DoubleFlag { extra, bonus, rule }))
    };
    for rule in BonusRule::ALL {
        assert_eq!(
            wrong(0, 0, rule),
            [PeriodProblem::NoBonus, PeriodProblem::NoExtra]
        );
        assert_eq!(wrong(60, 0, rule), [PeriodProblem::NoBonus]);
        assert_eq!(wrong(60, 61, rule), [PeriodProblem::BonusAboveExtra]);
        assert_eq!(wrong(360_000, 5, rule), [PeriodProblem::ExtraTooLong]);
    }
    assert_eq!(
        wrong(60, 31, BonusRule::Hybrid),
        [PeriodProblem::BonusAboveHalf]
    );
    for (bonus, rule) in [
        (30, BonusRule::Hybrid),
        (60, BonusRule::Truncated),
        (60, BonusRule::Linear),
    ] {
        let [extra, bonus] = [60, bonus].map(s);
        let mode = Mode::DoubleFlag { extra, bonus, rule };
        assert!(Setup::new(SetupDraft::usual(ByColor::both(single(60, mode)))).is_ok());
    }
}

#[test]
fn no_increment_can_be_introduced() {
    let mut table = f_and_u();
    assert_eq!(
        table.refuses(30, Event::IntroduceIncrement(s(5))),
        Rejection::NotInThisMode
    );
}

// The arbiter

fn shows(time: i64, left: i64) -> Reading {
    Reading {
        time: s(time),
        moves: 0,
        period: 0,
        overtime: Overtime::Extra { left: s(left) },
        kept: None,
    }
}

fn correct(table: &mut Table, seconds: i64, white: Reading, black: Reading) {
    table.does(seconds, Event::Correct(ByColor { white, black }));
}

#[test]
fn the_arbiter_gives_main_time_back_and_the_first_flag_is_up_again() {
    let mut table = f_and_u();
    table.stop(30);
    correct(&mut table, 30, shows(15, 60), shows(100, 60));
    assert_eq!(first_flag(&table, 30, White), None);
    table.resume(30);
    assert_eq!(first_flag(&table, 60, White), Some(45_000));
    assert_eq!(extra(&table, 60, White), s(45));
}

#[test]
fn the_arbiter_sets_a_side_into_extra_time() {
    let mut table = race(100, 100);
    table.stop(5);
    correct(&mut table, 7, shows(0, 40), shows(100, 60));
    assert_eq!(first_flag(&table, 7, White), Some(7_000));
    table.resume(10);
    table.press(20, White);
    assert_eq!(extra(&table, 20, White), s(40), "30 and the bonus");
    table.does(20, Event::ClaimDraw(Black));
}

#[test]
fn a_correction_of_extra_time_leaves_the_first_flag_where_it_fell() {
    let mut table = f_and_u();
    table.stop(30);
    correct(&mut table, 40, shows(0, 20), shows(100, 60));
    assert_eq!(first_flag(&table, 40, White), Some(20_000));
    assert_eq!(extra(&table, 40, White), s(20));
}

#[test]
fn a_correction_cannot_set_both_sides_into_extra_time_or_beyond_what_there_is() {
    let mut table = f_and_u();
    table.stop(30);
    for (white, black) in [
        (shows(0, 50), shows(0, 60)),
        (shows(0, 61), shows(100, 60)),
        (shows(0, -1), shows(100, 60)),
    ] {
        let event = Event::Correct(ByColor { white, black });
        assert_eq!(table.refuses(30, event), Rejection::OutOfRange);
    }
}

#[test]
fn a_game_that_ended_by_time_can_be_corrected_and_goes_on() {
    // The extra time was out.
    let mut table = f_and_u();
    correct(&mut table, 90, shows(0, 30), shows(100, 60));
    assert_eq!(outcome(&table, 90), None);
    table.resume(95);
    assert_eq!(table.flag(130, White), Some(125_000));
    // Both main times were out.
    let mut table = f_and_u();
    table.press(20, White);
    let black = shows(5, 60);
    let white = Reading {
        moves: 1,
        ..shows(0, 60)
    };
    correct(&mut table, 200, white, black);
    assert!(matches!(table.state(200).phase, Phase::Stopped(..)));
    table.resume(200);
    assert_eq!(outcome(&table, 204), None);
    assert_eq!(outcome(&table, 205), Some((DRAW, Reason::BothFirstFlags)));
}

#[test]
fn a_confirmation_of_a_drawn_game_leaves_it_drawn() {
    let mut table = f_and_u();
    table.press(20, White);
    let before = table.state(200);
    let readings = before.accounts.map(|account| account.reading());
    table.does(200, Event::Correct(readings));
    let after = table.state(200);
    assert_eq!(
        (after.accounts, after.phase),
        (before.accounts, before.phase)
    );
    assert_eq!(outcome(&table, 200), Some((DRAW, Reason::BothFirstFlags)));
}

#[test]
fn time_given_to_a_side_on_extra_time_is_main_time() {
    let mut table = f_and_u();
    table.give(30, White, s(15));
    assert_eq!(first_flag(&table, 30, White), None);
    assert_eq!(table.running(44), Some(White));
    assert_eq!(first_flag(&table, 46, White), Some(45_000));
    assert_eq!(extra(&table, 46, White), s(49), "what was used stays used");
    let take = Event::Give {
        to: White,
        amount: s(-1),
    };
    assert_eq!(table.refuses(46, take), Rejection::OutOfRange);
}

#[test]
fn time_given_to_frozen_clocks_of_a_drawn_game_stops_them_only() {
    let mut table = f_and_u();
    table.press(20, White);
    table.give(200, Black, s(30));
    assert!(matches!(table.state(200).phase, Phase::Stopped(..)));
    assert_eq!(outcome(&table, 200), None);
    table.resume(200);
    assert_eq!(outcome(&table, 230), Some((DRAW, Reason::BothFirstFlags)));
}

#[test]
fn an_illegal_move_takes_back_the_bonus_on_extra_time() {
    let mut table = f_and_u();
    table.press(30, White);
    assert_eq!(extra(&table, 35, White), s(55));
    table.penalize(35, White, Offence::IllegalMove, s(60));
    assert_eq!(table.running(35), Some(White));
    assert_eq!(extra(&table, 35, White), s(50));
    assert_eq!(first_flag(&table, 35, White), Some(20_000));
    assert_eq!(table.time(35, Black), s(155));
}

#[test]
fn ends_on_the_board_wait_until_it_is_settled_what_the_clock_says() {
    let mut table = f_and_u();
    let mate = Event::OnBoard(checkmate(Black));
    assert_eq!(table.refuses(80, mate), Rejection::FlagHasFallen);
    table.does(85, Event::Away { since: at(30) });
    assert_eq!(table.refuses(85, mate), Rejection::AwayUndecided);
    table.does(85, Event::CountAway(false));
    table.does(86, mate);
    assert_eq!(table.refuses(87, mate), Rejection::HasEnded);
}

// Undo, redo, restore

#[test]
fn every_new_event_can_be_undone_and_redone() {
    let base = f_and_u();
    let readings = base.state(3).accounts.map(|account| account.reading());
    for event in [
        Event::ClaimDraw(Black),
        Event::OnBoard(checkmate(White)),
        Event::Restore {
            readings,
            on_turn: Black,
        },
    ] {
        let mut table = base.clone();
        table.does(30, event);
        let done = table.clone();
        let id = table.undo(35);
        assert_eq!(table.state(50), base.state(50), "{event:?}");
        table.does(40, Event::Redo(id));
        assert_eq!(table.state(50), done.state(50), "{event:?}");
    }
}

#[test]
fn an_undone_press_leaves_its_turn_running_into_the_flags() {
    let mut table = f_and_u();
    table.press(10, White);
    assert_eq!(first_flag(&table, 60, White), None);
    table.undo(90);
    assert_eq!(first_flag(&table, 90, White), Some(20_000));
    assert_eq!(table.flag(90, White), Some(80_000));
}

#[test]
fn a_restored_position_has_its_first_flag_as_it_was() {
    let mut table = f_and_u();
    let before = table.state(12);
    table.press(30, White);
    let after = table.state(30);
    table.press(40, Black);
    let restore = |state: &State, on_turn| Event::Restore {
        readings: state.accounts.map(|account| account.reading()),
        on_turn,
    };
    table.does(50, restore(&after, Black));
    assert_eq!(table.state(50).accounts, after.accounts);
    assert_eq!(table.running(50), Some(Black), "it keeps running");
    table.stop(55);
    table.does(60, restore(&before, White));
    assert_eq!(table.state(60).accounts, before.accounts);
    assert!(matches!(table.state(60).phase, Phase::Stopped(..)));
    table.resume(60);
    assert_eq!(first_flag(&table, 70, White), Some(68_000));
}

#[test]
fn a_position_is_not_restored_before_the_game_away_or_after_its_end() {
    let mut table = Table::set(single(20, article()));
    let readings = table.state(0).accounts.map(|account| account.reading());
    let restore = Event::Restore {
        readings,
        on_turn: White,
    };
    assert_eq!(table.refuses(0, restore), Rejection::NotRunning);
    table.press(0, Black);
    table.does(10, Event::Away { since: at(5) });
    assert_eq!(table.refuses(10, restore), Rejection::AwayUndecided);
    table.does(10, Event::CountAway(true));
    table.does(90, restore);
    assert!(
        matches!(table.state(90).phase, Phase::Stopped(..)),
        "frozen clocks are stopped"
    );
    table.does(91, Event::OnBoard(BoardEnd::Agreement));
    assert_eq!(table.refuses(92, restore), Rejection::HasEnded);
}

#[test]
fn a_restored_position_in_which_the_game_was_over_is_over_again() {
    let mut table = f_and_u();
    table.press(20, White);
    let drawn = table.state(200);
    correct(
        &mut table,
        200,
        Reading {
            moves: 1,
            ..shows(0, 60)
        },
        shows(50, 60),
    );
    table.resume(200);
    let restore = Event::Restore {
        readings: drawn.accounts.map(|account| account.reading()),
        on_turn: Black,
    };
    table.does(210, restore);
    assert_eq!(outcome(&table, 210), Some((DRAW, Reason::BothFirstFlags)));
    assert!(matches!(table.state(210).phase, Phase::Fallen(_)));
}

#[test]
fn a_restored_reading_without_what_was_kept_says_as_much_as_a_correction() {
    let mut table = f_and_u();
    let readings = ByColor {
        white: shows(0, 30),
        black: shows(70, 60),
    };
    table.does(
        40,
        Event::Restore {
            readings,
            on_turn: Black,
        },
    );
    assert_eq!(first_flag(&table, 40, White), Some(40_000));
    assert_eq!(extra(&table, 40, White), s(30));
    assert_eq!(table.time(45, Black), s(65));
}

#[test]
fn a_reading_that_no_clock_showed_is_not_restored() {
    let mut table = f_and_u();
    let now = table.state(30).accounts.map(|account| account.reading());
    let change = |change: fn(&mut Reading)| {
        let mut readings = now;
        change(&mut readings.white);
        Event::Restore {
            readings,
            on_turn: White,
        }
    };
    for event in [
        change(|reading| reading.period = 1),
        change(|reading| reading.time = s(5)),
        change(|reading| reading.time = Millis::new(i64::MAX)),
        change(|reading| reading.overtime = Overtime::None),
        change(|reading| reading.overtime = Overtime::Extra { left: s(61) }),
        change(|reading| reading.kept.as_mut().unwrap().first_flag = Some(at(31))),
        change(|reading| reading.kept.as_mut().unwrap().period_start = 1),
    ] {
        assert_eq!(table.refuses(30, event), Rejection::OutOfRange);
    }
}

#[test]
fn a_bronstein_delay_is_restored_as_it_stood() {
    let mut table = Table::started(single(60, Mode::Bronstein(s(5))));
    table.presses(&[3, 5]);
    let then = table.state(7);
    table.press(20, White);
    table.does(
        30,
        Event::Restore {
            readings: then.accounts.map(|account| account.reading()),
            on_turn: White,
        },
    );
    assert_eq!(table.state(30).accounts, then.accounts);
    assert_eq!(table.times(30), (63_000, 65_000));
}

#[test]
fn a_journal_from_before_there_was_something_kept_is_still_read() {
    let old = r#"{"correct":{
        "white":{"time":15000,"moves":1,"period":0,"overtime":"none"},
        "black":{"time":9000,"moves":0,"period":0,
            "overtime":{"byo-yomi":{"left":3000,"periods":2}}}}}"#;
    let Event::Correct(readings) = serde_json::from_str(old).expect("an old entry") else {
        panic!("it was a correction");
    };
    assert_eq!(readings.white.kept, None);
    assert_eq!(readings.white.time, s(15));
}

#[test]
fn every_new_event_is_the_same_after_it_was_stored() {
    let readings = f_and_u()
        .state(40)
        .accounts
        .map(|account| account.reading());
    let restore = Event::Restore {
        readings,
        on_turn: Black,
    };
    let ends = MOVES_AND_REPETITIONS.into_iter().chain([
        checkmate(White),
        BoardEnd::Stalemate,
        BoardEnd::DeadPosition,
        BoardEnd::Agreement,
        BoardEnd::Resignation { by: Black },
    ]);
    let events = ends
        .map(Event::OnBoard)
        .chain([Event::ClaimDraw(White), restore]);
    for event in events {
        let json = serde_json::to_string(&event).expect("plain data");
        let read: Event = serde_json::from_str(&json).expect("the same data");
        assert_eq!(read, event, "{json}");
    }
}

// What is seen and heard

#[test]
fn the_face_shows_extra_time_what_a_press_gives_and_who_may_claim() {
    let table = f_and_u();
    let face = Face::of(&table.clock, at(10));
    let side = face.sides.white;
    assert_eq!((side.in_overtime, side.first_flag), (false, false));
    assert_eq!((side.time, side.press_gives), (s(10), None));
    assert_eq!(side.available, Some(s(70)));
    assert!(!face.sides.black.may_claim_draw);

    let face = Face::of(&table.clock, at(36));
    let side = face.sides.white;
    assert_eq!((side.in_overtime, side.first_flag), (true, true));
    assert_eq!((side.time, side.press_gives), (s(44), Some(s(8))));
    assert_eq!(side.available, Some(s(44)));
    assert_eq!(side.flag, None);
    assert!(face.sides.black.may_claim_draw && !side.may_claim_draw);
    assert_eq!(face.sides.black.press_gives, None);
    assert_eq!(face.outcome, None);
    assert!(face.next_change.is_some());

    let face = Face::of(&table.clock, at(80));
    assert_eq!(face.sides.white.flag, Some(FlagMark::First));
    assert_eq!(face.sides.white.press_gives, None);
    assert!(!face.sides.black.may_claim_draw);
    assert_eq!(
        face.outcome,
        Some(Outcome {
            result: win(Black),
            reason: Reason::ExtraTime,
        })
    );
}

#[test]
fn little_main_time_is_low_though_extra_time_follows() {
    let table = race(200, 200);
    let low = |seconds| Face::of(&table.clock, at(seconds)).sides.white.low;
    assert!(!low(100));
    assert!(low(190));
    assert!(!low(201), "all of the extra time");
    assert!(low(252), "less than a move has at least");
}

#[test]
fn the_history_tells_both_flags_at_their_exact_times() {
    let table = f_and_u();
    let told: Vec<_> = lines(&table.clock, at(100))
        .into_iter()
        .map(|line| (line.at, line.what))
        .collect();
    assert_eq!(
        told[1..],
        [
            (at(20), What::FirstFlag(White)),
            (at(80), What::Flag(White))
        ]
    );
}

#[test]
fn the_first_flag_is_heard_once_and_the_flag_after_it() {
    let table = f_and_u();
    let mut cues = Cues::new(Millis::ZERO);
    let flags: Vec<Cue> = (0..1_000)
        .flat_map(|tenth| cues.hear(&Face::of(&table.clock, Instant::new(tenth * 100))))
        .filter(|cue| matches!(cue, Cue::FirstFlag(_) | Cue::Flag(_)))
        .collect();
    assert_eq!(flags, [Cue::FirstFlag(White), Cue::Flag(White)]);
}

#[test]
fn a_double_flag_cannot_be_said_in_pgn() {
    let control = single(900, article());
    assert_eq!(notation::print_pgn(&control), None);
}

// Laws

fn rule() -> impl Strategy<Value = BonusRule> {
    prop::sample::select(BonusRule::ALL.to_vec())
}

/// T, a b that the rule bears, and two times from 0 to T, the smaller first.
fn values() -> impl Strategy<Value = (BonusRule, [Millis; 4])> {
    let largest = prop_oneof![Just(300_i64), Just(600_000), Just(LONGEST.get())];
    (rule(), largest).prop_flat_map(|(rule, largest)| {
        (2..=largest).prop_flat_map(move |extra| {
            let most = if rule == BonusRule::Hybrid {
                extra / 2
            } else {
                extra
            };
            (1..=most, 0..=extra, 0..=extra).prop_map(move |(bonus, one, other)| {
                let times = [extra, bonus, one.min(other), one.max(other)];
                (rule, times.map(Millis::new))
            })
        })
    })
}

/// White's account at an instant of a game in which White thinks for so long,
/// move after move, and Black presses at once; and whether it is then over.
fn white_after(main: i64, mode: Mode, thinking: &[i64], wait: i64) -> Account {
    let controls = ByColor {
        white: TimeControl::single(Millis::new(main), mode),
        black: TimeControl::single(LONGEST, mode),
    };
    let setup = Setup::new(SetupDraft::usual(controls)).expect("a valid setup");
    let mut clock = Clock::new(setup);
    let mut now = Instant::START;
    clock
        .apply(Event::Press(Black), stamp(now))
        .expect("the start");
    for thought in thinking {
        now = now + Millis::new(*thought);
        for side in [White, Black] {
            if clock.apply(Event::Press(side), stamp(now)).is_err() {
                break;
            }
        }
    }
    clock.at(now + Millis::new(wait)).accounts.white
}

proptest! {
    #[test]
    fn a_rule_is_let_in_exactly_if_it_keeps_its_promise_with_nothing_left(
        rule in rule(),
        extra in 1..2_000i64,
        bonus in 1..2_500i64,
    ) {
        let [extra, bonus] = [extra, bonus].map(Millis::new);
        let kept = rule.after_press(Millis::ZERO, extra, bonus) >= bonus;
        prop_assert_eq!(rule.bears(extra, bonus), kept);
        let draft = SetupDraft::usual(ByColor::both(single(60, Mode::DoubleFlag { extra, bonus, rule })));
        prop_assert_eq!(Setup::new(draft).is_ok(), kept);
    }

    #[test]
    fn a_press_leaves_at_least_the_bonus_at_least_what_was_left_and_at_most_all(
        (rule, [extra, bonus, left, _]) in values(),
    ) {
        let after = rule.after_press(left, extra, bonus);
        prop_assert!(after >= bonus && after >= left && after <= extra);
        prop_assert_eq!(rule.after_press(extra, extra, bonus), extra);
    }

    #[test]
    fn whoever_has_more_has_no_less_after_a_press(
        (rule, [extra, bonus, less, more]) in values(),
    ) {
        let after = |left| rule.after_press(left, extra, bonus);
        prop_assert!(after(less) <= after(more));
    }

    #[test]
    fn a_press_leaves_what_the_formula_says_rounded_down(
        (rule, [extra, bonus, left, _]) in values(),
    ) {
        let [after, most, b, t] = [rule.after_press(left, extra, bonus), extra, bonus, left]
            .map(|time| i128::from(time.get()));
        match rule {
            BonusRule::Truncated => prop_assert_eq!(after, (t + b).min(most)),
            BonusRule::Linear => {
                prop_assert!(after * most <= t * most + b * most - b * t);
                prop_assert!((after + 1) * most > t * most + b * most - b * t);
            }
            BonusRule::Hybrid => prop_assert_eq!(after, (t + b).min((t + most).div_euclid(2))),
        }
    }

    #[test]
    fn it_is_never_better_to_have_fallen_earlier(
        mode in double_flag(400),
        less in 1..600i64,
        more in 0..600i64,
        thinking in prop::collection::vec(0..250i64, 0..15),
        wait in 0..400i64,
    ) {
        let early = white_after(less, mode, &thinking, wait);
        let late = white_after(less + more, mode, &thinking, wait);
        // Who had more main time is out of extra time no sooner,
        if late.flag.is_some() {
            prop_assert!(early.flag.is_some() && early.flag <= late.flag);
        } else if early.flag.is_none() {
            // has lost the first flag no sooner,
            if late.first_flag.is_some() {
                prop_assert!(early.first_flag.is_some() && early.first_flag <= late.first_flag);
            }
            // and at no instant less of either time.
            let left = |account: &Account| match account.overtime {
                Overtime::Extra { left } => left,
                _ => Millis::ZERO,
            };
            prop_assert!(early.balance <= late.balance && left(&early) <= left(&late));
        }
    }

    #[test]
    fn a_face_stays_as_it_is_until_it_says_it_changes(
        setup in setup(double_flags()),
        script in script(act(), 30),
        wait in 0..300i64,
        part in any::<prop::sample::Index>(),
    ) {
        let clock = play(setup, &script, |_, _, _, _, _| {});
        let now = clock.last_instant() + Millis::new(wait);
        let face = Face::of(&clock, now);
        let stays = face.next_change.map_or(1_000, Millis::get);
        prop_assert!(stays > 0);
        let later = now + Millis::new(part.index(usize::try_from(stays).expect("positive")) as i64);
        let seen = |face: &Face| {
            let sides = face.sides.map(|side| {
                let flags = (side.first_flag, side.flag, side.may_claim_draw);
                (side.digits, side.in_overtime, side.press_gives.is_some(), flags)
            });
            (sides, face.outcome)
        };
        prop_assert_eq!(seen(&Face::of(&clock, later)), seen(&face));
    }

    #[test]
    fn a_result_is_there_exactly_when_the_game_is_over(
        setup in setup(double_flags()),
        script in script(any_act(), 40),
    ) {
        let clock = play(setup.clone(), &script, |_, _, _, _, _| {});
        for wait in [0, 1, 30, 400, 5_000] {
            let state = clock.at(clock.last_instant() + Millis::new(wait));
            let definite = matches!(
                state.flag_verdict(&setup),
                Some(FlagVerdict::ExtraTimeOut(_) | FlagVerdict::BothFirstFlags)
            );
            let ended = matches!(state.phase, Phase::Ended(_));
            prop_assert_eq!(state.outcome(&setup).is_some(), definite || ended);
            if definite && !ended {
                prop_assert!(matches!(state.phase, Phase::Fallen(_)));
            }
            for color in Color::ALL {
                if state.may_claim_draw(&setup, color) {
                    prop_assert_eq!(state.outcome(&setup), None);
                    prop_assert!(!state.may_claim_draw(&setup, color.other()));
                }
            }
        }
    }

    #[test]
    fn who_moves_within_the_bonus_is_never_out_of_extra_time(
        mode in double_flag(400),
        main in 1..300i64,
        parts in prop::collection::vec(0..1_000i64, 1..30),
    ) {
        let Mode::DoubleFlag { bonus, .. } = mode else { unreachable!("it makes no other") };
        let thinking: Vec<i64> = parts.iter().map(|part| part * bonus.get() / 1_000).collect();
        let account = white_after(main, mode, &thinking, 0);
        prop_assert_eq!(account.flag, None);
        prop_assert_eq!(account.moves as usize, thinking.len());
    }

    #[test]
    fn a_control_with_a_double_flag_is_read_as_it_was_written(setup in setup(controls())) {
        let text = notation::print(&setup.draft().controls);
        let read = notation::parse(&text);
        prop_assert_eq!(read.as_ref(), Ok(&setup.draft().controls), "{}", text);
    }
}
