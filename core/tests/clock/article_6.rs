//! FIDE Laws of Chess, article 6: what each paragraph requires of a clock. The text is kept in the
//! project's references.

use zeitnot_core::clock::log::{LogEvent, Penalty, lines};
use zeitnot_core::clock::setup::{FlagOrder, SetupDraft};
use zeitnot_core::clock::state::FlagVerdict;
use zeitnot_core::clock::{
    BoardEnd, ByColor, Claimant, EndReason, Event, FallenFlag, FlagDetection, GameResult, Mode,
    Offence, Outcome, PeriodEnd, Phase, Reading, Rejection, Schedule, Seat, StoppedBy, TimeControl,
};
use zeitnot_core::time::Millis;
use zeitnot_fixtures::table::{Black, Table, White, at, period, s, single};

fn five_minutes() -> TimeControl {
    single(300, Mode::SuddenDeath)
}

/// 10 s for 2 moves, then 20 s.
fn two_periods() -> TimeControl {
    TimeControl {
        periods: vec![
            period(10, PeriodEnd::Moves(2), Mode::SuddenDeath),
            period(20, PeriodEnd::Game, Mode::SuddenDeath),
        ],
    }
}

/// White's clock starts at 60 s, and players may be 30 s late.
fn scheduled() -> Table {
    let mut draft = SetupDraft::standard(ByColor::both(five_minutes()));
    draft.schedule = Some(Schedule {
        start: at(60),
        default_time: s(30),
    });
    Table::with(draft)
}

#[test]
fn article_6_1_only_one_clock_runs_at_a_time() {
    let mut table = Table::set(five_minutes());
    assert_eq!(table.times(50), (300_000, 300_000), "neither runs yet");
    table.press(100, Black);
    assert_eq!(table.times(110), (290_000, 300_000));
    table.press(110, White);
    assert_eq!(table.times(130), (290_000, 280_000));
    table.stop(130);
    assert_eq!(table.times(200), (290_000, 280_000), "neither runs");
}

#[test]
fn article_6_1_flag_fall_is_the_expiry_of_the_allotted_time() {
    let table = Table::started(five_minutes());
    assert_eq!(table.flag(299, White), None);
    assert_eq!(
        table.flag(300, White),
        Some(300_000),
        "at exactly zero the flag has fallen"
    );
}

#[test]
fn article_6_2_time_saved_in_a_period_is_added_to_the_next() {
    let mut table = Table::started(two_periods());
    table.presses(&[3, 4, 5]);
    assert_eq!(table.time(5, White), s(10 - 4 + 20));
}

#[test]
fn article_6_2_a_number_of_moves_in_the_allotted_time_is_required() {
    let mut table = Table::started(two_periods());
    table.presses(&[3, 4]);
    assert_eq!(
        table.flag(11, White),
        Some(11_000),
        "one move made, two required"
    );
}

#[test]
fn article_6_2_an_additional_amount_of_time_after_each_move() {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    table.press(2, White);
    assert_eq!(table.time(2, White), s(60 + 5 - 2 + 5));
}

#[test]
fn article_6_2_in_time_delay_mode_main_time_runs_only_after_the_fixed_time() {
    let mut table = Table::started(single(60, Mode::Delay(s(5))));
    assert_eq!(table.time(5, White), s(60));
    assert_eq!(table.time(7, White), s(58));
    table.press(7, White);
    // Irrespective of the proportion of the fixed time used.
    table.press(8, Black);
    assert_eq!(table.time(8, Black), s(60));
    table.press(12, White);
    table.press(17, Black);
    assert_eq!(table.times(17), (58_000, 60_000));
}

#[test]
fn article_6_3_the_flag_falls_at_its_instant_and_is_shown_at_once() {
    let mut table = Table::started_to_run_on(five_minutes());
    let state = table.state(300);
    assert_eq!(state.first_flag(), Some((White, at(300))));
    assert_eq!(
        state.flag_verdict(table.clock.setup()),
        Some(FlagVerdict::Lost(White))
    );
    assert_eq!(
        table.flag(900, White),
        Some(300_000),
        "however late the page reads the clock"
    );
    assert_eq!(table.press(301, White).map(|m| m.number), Some(1));
    assert_eq!(
        table.flag(302, White),
        Some(300_000),
        "a later press does not hide it"
    );
}

/// The arbiter decides where the clock is placed; the clock has no part in that. It can only let
/// either half be White's.
#[test]
fn article_6_4_the_clock_can_stand_on_either_side_of_the_board() {
    let mut table = Table::set(five_minutes());
    assert_eq!(table.state(0).seat(White), Seat::First);
    table.does(0, Event::SwapSides);
    assert_eq!(table.state(0).seat(White), Seat::Second);
    assert_eq!(table.state(0).at_seat(Seat::First), Black);
    table.press(0, Black);
    assert_eq!(table.running(1), Some(White), "White still begins");
}

#[test]
fn article_6_5_white_s_clock_starts_at_the_time_determined() {
    let mut table = scheduled();
    assert_eq!(table.state(59).phase, Phase::Ready);
    assert_eq!(table.running(60), Some(White));
    assert_eq!(table.times(75), (285_000, 300_000));
    table.press(80, White);
    assert_eq!(table.times(90), (280_000, 290_000));
}

#[test]
fn article_6_5_without_a_schedule_black_starts_white_s_clock() {
    let mut table = Table::set(five_minutes());
    assert_eq!(
        table.refuses(3, Event::Press(White)),
        Rejection::OpponentStarts
    );
    assert_eq!(table.press(4, Black), None, "the press is not a move");
    assert_eq!(table.running(4), Some(White));
    assert_eq!(table.account(4, Black).moves, 0);
}

#[test]
fn article_6_6_a_player_absent_after_the_default_time_loses() {
    let mut table = scheduled();
    table.press(50, Black);
    let white_is_missing = Event::ClaimDefault(White);
    assert_eq!(
        table.refuses(89, white_is_missing),
        Rejection::TooEarlyForAbsence
    );
    assert_eq!(
        table.refuses(91, Event::ClaimDefault(Black)),
        Rejection::IsPresent
    );
    table.does(91, white_is_missing);
    let lost = Outcome {
        result: GameResult::Win(Black),
        reason: EndReason::Absence,
    };
    assert_eq!(table.state(91).phase, Phase::Ended(lost));
}

#[test]
fn article_6_6_a_late_player_who_comes_in_time_plays_with_what_is_left() {
    let mut table = scheduled();
    table.press(89, White);
    assert_eq!(
        table.refuses(100, Event::ClaimDefault(White)),
        Rejection::IsPresent
    );
    assert_eq!(table.time(100, White), s(300 - 29));
}

#[test]
fn article_6_6_black_who_comes_late_says_so_with_a_press_that_moves_nothing() {
    let mut table = scheduled();
    assert_eq!(table.press(70, Black), None, "the press is not a move");
    assert_eq!(table.running(70), Some(White));
    assert_eq!(
        table.refuses(100, Event::ClaimDefault(Black)),
        Rejection::IsPresent
    );
    assert_eq!(
        table.refuses(101, Event::Press(Black)),
        Rejection::NotYourClock
    );
}

#[test]
fn article_6_6_the_default_time_is_one_hour_unless_agreed_otherwise() {
    assert_eq!(zeitnot_core::clock::setup::DEFAULT_TIME, Millis::hours(1));
}

#[test]
fn article_6_7a_a_press_stops_the_own_clock_and_starts_the_opponent_s() {
    let mut table = Table::started(five_minutes());
    let moved = table.press(10, White).expect("a move");
    assert_eq!((moved.side, moved.number, moved.thought), (White, 1, s(10)));
    assert_eq!(table.running(10), Some(Black));
    assert_eq!(
        table.refuses(11, Event::Press(White)),
        Rejection::NotYourClock
    );
}

#[test]
fn article_6_7a_a_player_must_always_be_allowed_to_stop_his_clock() {
    // Also within the same millisecond, and also when the flag is down.
    let mut table = Table::started_to_run_on(five_minutes());
    table.press(0, White);
    table.press(0, Black);
    table.press(400, White);
    assert_eq!(table.running(400), Some(Black));
    assert_eq!(table.account(400, White).moves, 2);
}

#[test]
fn article_6_7a_the_time_between_move_and_press_is_the_player_s() {
    let mut table = Table::started(five_minutes());
    // The move was made on the board at 4 s; only the press counts.
    table.press(6, White);
    assert_eq!(table.time(6, White), s(294));
}

#[test]
fn article_6_7a_a_flag_before_the_press_leaves_the_move_uncompleted() {
    let mut table = Table::started_to_run_on(two_periods());
    table.presses(&[5, 6]);
    assert_eq!(table.time(10, White), s(1));
    table.press(11, White);
    assert_eq!(
        table.flag(11, White),
        Some(11_000),
        "at zero the second move is too late"
    );
    assert_eq!(
        table.account(11, White).period,
        0,
        "and the press brings no new time"
    );
}

/// The hand that presses the clock is a matter of the players' conduct. The clock's part: a press
/// counts from its own time stamp, when the finger touched down, so neither hovering nor a slow
/// device gains anything.
#[test]
fn article_6_7b_a_press_counts_at_touch_down_however_late_it_is_handled() {
    let mut table = Table::started(five_minutes());
    assert_eq!(
        table.times(12),
        (288_000, 300_000),
        "drawn before the press was handled"
    );
    table.press(10, White);
    assert_eq!(table.times(12), (290_000, 298_000));
}

#[test]
fn article_6_7c_improper_clock_handling_can_be_penalised() {
    let mut table = Table::started(five_minutes());
    table.press(10, White);
    table.penalize(20, White, Offence::ClockHandling, s(60));
    assert_eq!(table.times(20), (290_000, 350_000));
    assert_eq!(table.running(20), Some(Black), "the move stands");
    assert_eq!(
        table.state(20).illegal_moves.white,
        0,
        "the move is not an illegal one"
    );
}

#[test]
fn article_6_8_a_flag_counts_when_observed_or_validly_claimed() {
    let on_claim = || {
        Table::started_with(five_minutes(), |draft| {
            draft.flag.freeze = true;
            draft.flag.noted = FlagDetection::OnClaim;
        })
    };
    let mut table = on_claim();
    let claim = |by| Event::ClaimFlag(by);
    assert_eq!(
        table.refuses(299, claim(Claimant::Player(Black))),
        Rejection::NoFlagHasFallen
    );
    assert_eq!(
        table.running(310),
        Some(White),
        "nobody has claimed the flag"
    );
    assert_eq!(
        table.refuses(310, claim(Claimant::Player(White))),
        Rejection::NoFlagHasFallen,
        "a player claims the opponent's flag, not their own"
    );
    for by in [Claimant::Player(Black), Claimant::Arbiter] {
        let mut table = on_claim();
        table.claim_flag(310, by);
        assert_eq!(table.running(310), None);
        assert_eq!(table.flag(310, White), Some(300_000));
        assert_eq!(table.refuses(311, claim(by)), Rejection::FlagHasFallen);
    }
}

#[test]
fn article_6_8_the_log_says_who_claimed_and_nobody_claims_the_own_flag() {
    let on_claim = |draft: &mut SetupDraft| draft.flag.noted = FlagDetection::OnClaim;
    let mut table = Table::started_with(five_minutes(), on_claim);
    let own = Event::ClaimFlag(Claimant::Player(White));
    assert_eq!(table.refuses(301, own), Rejection::NoFlagHasFallen);
    let claim = Event::ClaimFlag(Claimant::Player(Black));
    table.does(302, claim);
    let log = lines(&table.clock, at(302));
    assert_eq!(log.last().map(|line| line.what), Some(LogEvent::Did(claim)));
}

#[test]
fn article_6_8_no_mate_counts_after_a_flag_that_the_clock_itself_has_noted() {
    let mates = |winner| Event::OnBoard(BoardEnd::Checkmate { winner });
    let runs_on = |noted, order| {
        Table::started_with(five_minutes(), |draft| {
            draft.flag.freeze = false;
            draft.flag.noted = noted;
            draft.flag.order = order;
        })
    };
    for order in [FlagOrder::Shown, FlagOrder::Hidden] {
        let mut table = runs_on(FlagDetection::Automatically, order);
        assert!(table.clone().does(299, mates(White)).is_none(), "in time");
        assert_eq!(table.running(300), Some(White), "the clocks run on");
        for end in [
            BoardEnd::Checkmate { winner: White },
            BoardEnd::Checkmate { winner: Black },
            BoardEnd::Stalemate,
            BoardEnd::Resignation { by: Black },
        ] {
            let refused = table.refuses(300, Event::OnBoard(end));
            assert_eq!(refused, Rejection::FlagHasFallen, "{end:?}");
        }
        table.press(310, White);
        assert_eq!(
            table.refuses(320, mates(White)),
            Rejection::FlagHasFallen,
            "nor on a later move"
        );
    }
    // Nobody has observed it: the mate comes first.
    let mut table = runs_on(FlagDetection::OnClaim, FlagOrder::Shown);
    table.does(310, mates(White));
    assert!(matches!(table.state(310).phase, Phase::Ended(_)));
    // 6.11: the game continues, and a mate ends it.
    let mut table = runs_on(FlagDetection::Automatically, FlagOrder::Hidden);
    table.press(310, White);
    table.does(620, mates(Black));
    assert!(matches!(table.state(620).phase, Phase::Ended(_)));
}

#[test]
fn article_6_9_a_player_who_does_not_complete_the_moves_in_time_loses() {
    let mut table = Table::started(two_periods());
    table.presses(&[2]);
    let state = table.state(12);
    assert_eq!(
        state.flag_verdict(table.clock.setup()),
        Some(FlagVerdict::Lost(Black))
    );
    let by_flag = Outcome {
        result: GameResult::Win(White),
        reason: EndReason::Flag,
    };
    table.does(13, Event::End(by_flag));
    assert_eq!(table.state(13).phase, Phase::Ended(by_flag));
}

#[test]
fn article_6_9_it_is_a_draw_if_the_opponent_cannot_checkmate() {
    let mut table = Table::started_to_run_on(five_minutes());
    let drawn = Outcome {
        result: GameResult::Draw,
        reason: EndReason::FlagWithoutMate,
    };
    table.does(301, Event::End(drawn));
    assert_eq!(table.state(400).phase, Phase::Ended(drawn));
    assert_eq!(table.times(400), (-1_000, 300_000), "the clocks stand");
}

#[test]
fn article_6_9_completing_the_moves_in_time_avoids_the_loss() {
    let mut table = Table::started(two_periods());
    table.presses(&[4, 5, 10]);
    assert_eq!(table.account(10, White).period, 1);
    assert_eq!(table.state(10).first_flag(), None);
}

#[test]
fn article_6_10_the_arbiter_sets_the_times_of_a_replacement_clock() {
    let mut table = Table::set(two_periods());
    let shows = |time, moves, period| Reading {
        time: s(time),
        moves,
        period,
        ..table.readings(0).white
    };
    let times = ByColor {
        white: shows(17, 3, 1),
        black: shows(9, 1, 0),
    };
    table.does(0, Event::Correct(times));
    assert_eq!(table.readings(0), times);
    table.press(0, Black);
    table.press(1, White);
    assert_eq!(table.account(1, White).moves, 4);
    table.press(3, Black);
    let black = table.account(3, Black);
    assert_eq!(
        (black.moves, black.period, black.balance),
        (2, 1, s(9 - 2 + 20))
    );
}

#[test]
fn article_6_10_the_journal_keeps_a_correction_as_evidence() {
    let mut table = Table::started(five_minutes());
    table.stop(10);
    let mut times = table.readings(10);
    times.white.time = s(200);
    table.does(11, Event::Correct(times));
    assert_eq!(table.time(11, White), s(200));
    let entries = table.clock.journal();
    assert_eq!(entries.len(), 3);
    assert_eq!(entries[2].event, Event::Correct(times));
    assert_eq!(entries[2].stamp.at, at(11));
}

#[test]
fn article_6_11_both_flags_down_and_no_order_the_game_continues() {
    let mut table = Table::started_with(five_minutes(), |draft| {
        draft.flag.freeze = false;
        draft.flag.order = FlagOrder::Hidden;
    });
    table.press(310, White);
    let state = table.state(620);
    assert_eq!(
        state.flag_verdict(table.clock.setup()),
        Some(FlagVerdict::OrderUnknown)
    );
    for by in [
        Claimant::Player(White),
        Claimant::Player(Black),
        Claimant::Arbiter,
    ] {
        let claim = Event::ClaimFlag(by);
        assert_eq!(table.refuses(620, claim), Rejection::OrderUnknown);
    }
    assert!(table.press(621, Black).is_some(), "play goes on");
}

#[test]
fn article_6_11_the_order_is_known_where_the_clock_shows_it() {
    let mut table = Table::started_to_run_on(five_minutes());
    table.press(310, White);
    let state = table.state(620);
    assert_eq!(
        state.flag_verdict(table.clock.setup()),
        Some(FlagVerdict::Lost(White))
    );
    assert_eq!(table.refuses(620, Event::PlayOn), Rejection::NotBothFlags);
}

#[test]
fn article_6_12a_the_arbiter_stops_both_clocks() {
    let mut table = Table::started(five_minutes());
    table.stop(10);
    assert_eq!(table.times(600), (290_000, 300_000));
    assert_eq!(table.refuses(11, Event::Press(White)), Rejection::IsStopped);
    assert_eq!(table.refuses(11, Event::Press(Black)), Rejection::IsStopped);
}

#[test]
fn article_6_12b_either_player_may_stop_the_clocks_to_seek_assistance() {
    for player in [White, Black] {
        let mut table = Table::started(five_minutes());
        let by = StoppedBy::Player(player);
        table.does(10, Event::Stop(by));
        let Phase::Stopped(turn, who) = table.state(20).phase else {
            panic!("the clocks should stand");
        };
        assert_eq!((turn.side, who.by, who.since), (White, by, at(10)));
        assert_eq!(table.times(20), (290_000, 300_000));
    }
}

#[test]
fn article_6_12_the_stopper_can_be_named_later_and_the_log_says_it_once() {
    let mut table = Table::started(five_minutes());
    table.stop(10);
    let by_black = Event::Stop(StoppedBy::Player(Black));
    table.does(12, by_black);
    assert!(matches!(
        table.state(12).phase,
        Phase::Stopped(turn, stop) if turn.side == White && stop.by == StoppedBy::Player(Black)
    ));
    assert_eq!(table.refuses(13, by_black), Rejection::IsStopped);
    assert_eq!(table.times(20), (290_000, 300_000));
    let log = lines(&table.clock, at(20));
    let what: Vec<LogEvent> = log.iter().map(|line| line.what).collect();
    assert_eq!(what, [LogEvent::Started, LogEvent::Did(by_black)]);
    assert_eq!(log[1].at, at(10), "when they were stopped");
    let first_press = table.clock.undoable().map(|id| id.0);
    assert_eq!(
        first_press,
        Some(0),
        "undo refers to the press, not to the stop"
    );
    table.resume(30);
    assert_eq!(table.running(30), Some(White));
}

#[test]
fn article_6_12c_the_arbiter_restarts_the_clock_that_was_running() {
    let mut table = Table::started(five_minutes());
    table.press(10, White);
    table.stop(20);
    table.resume(100);
    assert_eq!(table.running(100), Some(Black));
    assert_eq!(table.times(105), (290_000, 285_000));
    assert_eq!(table.refuses(105, Event::Resume), Rejection::IsRunning);
}

#[test]
fn article_6_13_a_former_position_comes_back_with_times_the_arbiter_sets() {
    let mut table = Table::started(five_minutes());
    table.presses(&[10, 30, 70]);
    table.stop(80);
    let mut times = table.readings(80);
    times.white.time = s(285);
    times.white.moves = 1;
    times.black.time = s(280);
    table.does(90, Event::Correct(times));
    assert_eq!(table.times(90), (285_000, 280_000));
    assert_eq!(table.account(90, White).moves, 1);
    assert_eq!(table.clock.journal().len(), 6, "the entries before it stay");
}

#[test]
fn article_6_13_an_irregular_press_can_be_undone_instead() {
    let mut table = Table::started(five_minutes());
    table.presses(&[10, 30]);
    let wrong = table.undo(40);
    assert!(!table.clock.is_live(wrong));
    assert_eq!(table.times(40), (290_000, 270_000));
    assert_eq!(table.running(40), Some(Black));
}

/// Whether a claim may rely on what a screen shows is between the player and the arbiter. The
/// clock's part: it counts the moves, and the arbiter can answer a wrong claim.
#[test]
fn article_6_14_the_number_of_moves_is_shown() {
    let mut table = Table::started(two_periods());
    table.presses(&[1, 2, 3]);
    let (white, black) = (table.account(3, White), table.account(3, Black));
    assert_eq!((white.moves, black.moves), (2, 1));
    let to_go = |side, account: zeitnot_core::clock::account::Account| {
        account.moves_to_go(&table.clock.setup().control(side).periods[account.period])
    };
    assert_eq!(to_go(White, white), None, "the rest of the game");
    assert_eq!(to_go(Black, black), Some(1));
    table.penalize(4, White, Offence::WrongClaim, s(120));
    assert_eq!(table.time(4, Black), s(10 - 1 + 120 - 1));
}

#[test]
fn article_6_9_a_fallen_flag_is_known_until_its_result_is_entered() {
    let flag = |table: &Table, seconds| table.state(seconds).fallen_flag(table.clock.setup());
    let mut table = Table::started(five_minutes());
    assert_eq!(flag(&table, 299), None);
    assert_eq!(flag(&table, 300), Some(FallenFlag::Of(White)));
    let likely = FallenFlag::Of(White).likely_outcome().expect("6.9");
    assert_eq!(likely.result, GameResult::Win(Black));
    table.does(301, Event::End(likely));
    assert_eq!(flag(&table, 302), None, "now there is a result");
    // 6.8: nobody has claimed it yet.
    let mut table = Table::started_with(five_minutes(), |draft| {
        draft.flag.freeze = false;
        draft.flag.noted = FlagDetection::OnClaim;
    });
    assert_eq!(flag(&table, 310), None);
    table.does(311, Event::ClaimFlag(Claimant::Player(Black)));
    assert_eq!(flag(&table, 312), Some(FallenFlag::Of(White)));
    // 6.11: both, in an order that nobody knows.
    let mut table = Table::started_with(five_minutes(), |draft| {
        draft.flag.freeze = false;
        draft.flag.order = FlagOrder::Hidden;
    });
    table.press(310, White);
    assert_eq!(flag(&table, 620), Some(FallenFlag::Both));
    assert_eq!(FallenFlag::Both.likely_outcome(), None);
}

#[test]
fn article_6_8_a_flag_that_froze_the_clocks_is_put_on_record_not_claimed() {
    let mut table = Table::started(five_minutes());
    for by in [Claimant::Arbiter, Claimant::Player(Black)] {
        assert_eq!(
            table.refuses(301, Event::ClaimFlag(by)),
            Rejection::FlagHasFallen
        );
    }
    let before = table.state(302);
    table.does(302, Event::ClaimFlag(Claimant::Clock));
    assert_eq!(table.state(302), before);
    let setup = table.clock.setup();
    let last = table.clock.at(table.clock.last_instant());
    assert_eq!(last.fallen_flag(setup), Some(FallenFlag::Of(White)));
}

#[test]
fn article_7_5_5_the_log_says_what_came_of_each_illegal_move() {
    let penalty = Event::Penalize {
        offender: White,
        offence: Offence::IllegalMove,
        amount: s(120),
    };
    let mut table = Table::started(five_minutes());
    table.does(5, penalty);
    table.does(9, penalty);
    let log = lines(&table.clock, at(10));
    let penalties: Vec<Penalty> = log
        .iter()
        .filter_map(|line| match line.what {
            LogEvent::Penalized(penalty) => Some(penalty),
            _ => None,
        })
        .collect();
    let of = |given, outcome| Penalty {
        offender: White,
        offence: Offence::IllegalMove,
        given,
        outcome,
    };
    let lost = Outcome::lost_by_illegal_moves(White);
    assert_eq!(penalties, [of(s(120), None), of(s(0), Some(lost))]);
}

#[test]
fn an_event_names_the_side_that_it_is_about_and_its_kind() {
    let outcome = |result, reason| Event::End(Outcome { result, reason });
    for (event, side, kind) in [
        (
            Event::Penalize {
                offender: White,
                offence: Offence::WrongClaim,
                amount: s(60),
            },
            Some(White),
            Some("wrongclaim"),
        ),
        (
            Event::OnBoard(BoardEnd::Resignation { by: Black }),
            Some(Black),
            Some("resignation"),
        ),
        (
            outcome(GameResult::Win(White), EndReason::Flag),
            Some(White),
            Some("flag"),
        ),
        (
            outcome(GameResult::Draw, EndReason::Agreement),
            None,
            Some("agreement"),
        ),
        (Event::Stop(StoppedBy::Arbiter), None, Some("arbiter")),
        (
            Event::ClaimFlag(Claimant::Player(Black)),
            Some(Black),
            Some("player"),
        ),
        (
            Event::Give {
                to: Black,
                amount: s(5),
            },
            Some(Black),
            None,
        ),
        (Event::Resume, None, None),
    ] {
        assert_eq!((event.side(), event.kind()), (side, kind), "{event:?}");
    }
}
