//! FIDE Laws of Chess, article 6: what each paragraph requires of a clock. The text is kept in the
//! project's references.

use zeitnot_core::clock::log::{LogEvent, Penalty, lines};
use zeitnot_core::clock::{
    BoardEnd, Claimant, EndReason, EntryId, Event, FallenFlag, GameResult, Offence, Outcome, Phase,
    Seat, StoppedBy,
};
use zeitnot_core::time::Millis;
use zeitnot_fixtures::games;
use zeitnot_fixtures::script::{plays, set_up};
use zeitnot_fixtures::table::{Black, Table, White, at, s};

/// White's clock starts at 60 s, and players may be 30 s late.
#[track_caller]
fn scheduled(game: &str) -> Table {
    plays(&["5 [from 60+30]: ", game].concat())
}

games! { plays;
    article_6_1_only_one_clock_runs_at_a_time:
        "5: [50: 300/0 300/0 ready] (neither runs yet) b100 [110: 290/0 300/0 w] w110
         [130: 290/1 280/0 b] stop@130 [200: 290/1 280/0 b stopped] (neither runs)";

    article_6_1_flag_fall_is_the_expiry_of_the_allotted_time:
        "5: b0 [299: 1/0 300/0 w] [300: 0/0*300 300/0 w fallen w lost] (at exactly zero the flag
         has fallen)";

    article_6_2_time_saved_in_a_period_is_added_to_the_next:
        "10s/2, 20s: b0 w3 b4 w5 [5: 26/2p1>2 9/1 b]";

    article_6_2_a_number_of_moves_in_the_allotted_time_is_required:
        "10s/2, 20s: b0 w3 b4 [11: 0/1*11 9/1 w fallen w lost] (one move made, two required)";

    article_6_2_an_additional_amount_of_time_after_each_move:
        "60s+5: b0 w2 [2: 68/1 65/0 b]";

    article_6_2_in_time_delay_mode_main_time_runs_only_after_the_fixed_time:
        // The second time irrespective of the proportion of the fixed time used.
        "60s d5: b0 [5: 60/0 60/0 w] [7: 58/0 60/0 w] w7 b8 [8: 58/1 60/1 w] w12 b17
         [17: 58/2 60/2 w]";
}

#[test]
fn article_6_3_the_flag_falls_at_its_instant_and_is_shown_at_once() {
    let mut table = plays(
        "5 [runs on]: b0 [300: 0/0*300 300/0 w w lost] [900: -600/0*300 300/0 w w lost] (however
         late the page reads the clock)",
    );
    assert_eq!(table.state(300).first_flag(), Some((White, at(300))));
    assert_eq!(table.press(301, White).map(|m| m.number), Some(1));
    table.plays("[302: -1/1*300 299/0 b w lost] (a later press does not hide it)");
}

/// The arbiter decides where the clock is placed; the clock has no part in that. It can only let
/// either half be White's.
#[test]
fn article_6_4_the_clock_can_stand_on_either_side_of_the_board() {
    let mut table = set_up("5");
    assert_eq!(table.state(0).seat(White), Seat::First);
    table.plays("swap@0 [0: 300/0 300/0 ready swapped]");
    assert_eq!(table.state(0).at_seat(Seat::First), Black);
    table.plays("b0 [1: 299/0 300/0 w swapped] (White still begins)");
}

#[test]
fn article_6_5_white_s_clock_starts_at_the_time_determined() {
    scheduled(
        "[59: 300/0 300/0 ready here -] [60: 300/0 300/0 w here -] [75: 285/0 300/0 w here -] w80
         [90: 280/1 290/0 b here w80]",
    );
}

#[test]
fn article_6_5_without_a_schedule_black_starts_white_s_clock() {
    let mut table = plays("5: w3!OpponentStarts");
    assert_eq!(table.press(4, Black), None, "the press is not a move");
    table.plays("[4: 300/0 300/0 w]");
}

games! { scheduled;
    article_6_6_a_player_absent_after_the_default_time_loses:
        "b50 absent:w@89!TooEarlyForAbsence absent:b@91!IsPresent absent:w@91
         [91: 269/0 300/0 0-1 absence here b50]";

    article_6_6_a_late_player_who_comes_in_time_plays_with_what_is_left:
        "w89 absent:w@100!IsPresent [100: 271/1 289/0 b here w89]";
}

#[test]
fn article_6_6_black_who_comes_late_says_so_with_a_press_that_moves_nothing() {
    let mut table = scheduled("");
    assert_eq!(table.press(70, Black), None, "the press is not a move");
    table.plays("[70: 290/0 300/0 w here b70] absent:b@100!IsPresent b101!NotYourClock");
}

#[test]
fn article_6_6_the_default_time_is_one_hour_unless_agreed_otherwise() {
    assert_eq!(zeitnot_core::clock::setup::DEFAULT_TIME, Millis::hours(1));
}

#[test]
fn article_6_7a_a_press_stops_the_own_clock_and_starts_the_opponent_s() {
    let mut table = plays("5: b0");
    let moved = table.press(10, White).expect("a move");
    assert_eq!((moved.side, moved.number, moved.thought), (White, 1, s(10)));
    table.plays("[10: 290/1 300/0 b] w11!NotYourClock");
}

games! { plays;
    article_6_7a_a_player_must_always_be_allowed_to_stop_his_clock:
        // Also within the same millisecond, and also when the flag is down.
        "5 [runs on]: b0 w0 b0 w400 [400: -100/2*300 300/1 b w lost]";

    article_6_7a_the_time_between_move_and_press_is_the_player_s:
        // The move was made on the board at 4 s; only the press counts.
        "5: b0 w6 [6: 294/1 300/0 b]";

    article_6_7a_a_flag_before_the_press_leaves_the_move_uncompleted:
        "10s/2, 20s [runs on]: b0 w5 b6 [10: 1/1 9/1 w] w11 [11: 0/2*11 9/1 b w lost] (too late
         at zero, and the press brings no new time)";

    /// The hand that presses the clock is a matter of the players' conduct. The clock's part: a press
    /// counts from its own time stamp, when the finger touched down, so neither hovering nor a slow
    /// device gains anything.
    article_6_7b_a_press_counts_at_touch_down_however_late_it_is_handled:
        "5: b0 [12: 288/0 300/0 w] (drawn before the press was handled) w10 [12: 290/1 298/0 b]";

    article_6_7c_improper_clock_handling_can_be_penalised:
        "5: b0 w10 handling:w+60@20 [20: 290/1 350/0 b] (the move stands, and is not an illegal
         one)";

    article_6_8_a_flag_counts_when_observed_or_validly_claimed:
        "5 [freezes, on claim]: b0 claim:b@299!NoFlagHasFallen [310: -10/0*300 300/0 w w lost]
         (nobody has claimed the flag) claim:w@310!NoFlagHasFallen (a player claims the opponent's
         flag, not their own)",
        "5 [freezes, on claim]: b0 claim:b@310 [310: -10/0*300 300/0 w fallen w lost]
         claim:b@311!FlagHasFallen",
        "5 [freezes, on claim]: b0 claim:arbiter@310 [310: -10/0*300 300/0 w fallen w lost]
         claim:arbiter@311!FlagHasFallen";
}

#[test]
fn article_6_8_the_log_says_who_claimed_and_nobody_claims_the_own_flag() {
    let table = plays("5 [on claim]: b0 claim:w@301!NoFlagHasFallen claim:b@302");
    let log = lines(&table.clock, at(302));
    let claim = Event::ClaimFlag(Claimant::Player(Black));
    assert_eq!(log.last().map(|line| line.what), Some(LogEvent::Did(claim)));
}

#[test]
fn article_6_8_no_mate_counts_after_a_flag_that_the_clock_itself_has_noted() {
    for setup in ["5 [runs on]", "5 [runs on, hidden]"] {
        set_up(setup).plays("b0 mate:w@299 (in time)");
        set_up(setup).plays(
            "b0 [300: 0/0*300 300/0 w w lost] (the clocks run on) mate:w@300!FlagHasFallen
             mate:b@300!FlagHasFallen board:stalemate@300!FlagHasFallen resign:b@300!FlagHasFallen
             w310 mate:w@320!FlagHasFallen (nor on a later move)",
        );
    }
    // Nobody has observed it: the mate comes first.
    plays("5 [runs on, on claim]: b0 mate:w@310 [310: -10/0*300 300/0 1-0 checkmate w lost]");
    // 6.11: the game continues, and a mate ends it.
    plays(
        "5 [runs on, hidden]: b0 w310 mate:b@620
         [620: -10/1*300 -10/0*610 0-1 checkmate order unknown]",
    );
}

games! { plays;
    article_6_9_a_player_who_does_not_complete_the_moves_in_time_loses:
        "10s/2, 20s: b0 w2 [12: 8/1 0/0*12 b fallen b lost] end:1-0:flag@13
         [13: 8/1 0/0*12 1-0 flag b lost]";

    article_6_9_it_is_a_draw_if_the_opponent_cannot_checkmate:
        "5 [runs on]: b0 end:1/2-1/2:flagwithoutmate@301
         [400: -1/0*300 300/0 1/2-1/2 flagwithoutmate w lost] (the clocks stand)";

    article_6_9_completing_the_moves_in_time_avoids_the_loss:
        "10s/2, 20s: b0 w4 b5 w10 [10: 21/2p1>2 9/1 b]";

    article_6_10_the_arbiter_sets_the_times_of_a_replacement_clock:
        "10s/2, 20s: set:w=17/3p1,b=9/1@0 [0: 17/3p1>2 9/1 ready] b0 w1 [1: 16/4p1>2 9/1 b] b3
         [3: 16/4p1>2 27/2p1>2 w]";
}

#[test]
fn article_6_10_the_journal_keeps_a_correction_as_evidence() {
    let table = plays("5: b0 stop@10 set:w=200@11 [11: 200/0 300/0 w stopped]");
    let times = table.readings(11);
    let entries = table.clock.journal();
    assert_eq!(entries.len(), 3);
    assert_eq!(entries[2].event, Event::Correct(times));
    assert_eq!(entries[2].stamp.at, at(11));
}

games! { plays;
    article_6_11_both_flags_down_and_no_order_the_game_continues:
        "5 [runs on, hidden]: b0 w310 [620: -10/1*300 -10/0*610 b order unknown]
         claim:w@620!OrderUnknown claim:b@620!OrderUnknown claim:arbiter@620!OrderUnknown b621+0
         (play goes on)";

    article_6_11_the_order_is_known_where_the_clock_shows_it:
        "5 [runs on]: b0 w310 [620: -10/1*300 -10/0*610 b w lost] playon@620!NotBothFlags";

    article_6_12a_the_arbiter_stops_both_clocks:
        "5: b0 stop@10 w11!IsStopped b11!IsStopped [600: 290/0 300/0 w stopped]";
}

#[test]
fn article_6_12b_either_player_may_stop_the_clocks_to_seek_assistance() {
    let white = plays("5: b0 stop:w@10 [20: 290/0 300/0 w stopped by w]");
    let black = plays("5: b0 stop:b@10 [20: 290/0 300/0 w stopped by b]");
    for table in [white, black] {
        let Phase::Stopped(_, stop) = table.state(20).phase else {
            panic!("the clocks should stand");
        };
        assert_eq!(stop.since, at(10));
    }
}

#[test]
fn article_6_12_the_stopper_can_be_named_later_and_the_log_says_it_once() {
    let mut table = plays(
        "5: b0 stop@10 stop:b@12 [12: 290/0 300/0 w stopped by b] stop:b@13!IsStopped
         [20: 290/0 300/0 w stopped by b]",
    );
    let by_black = Event::Stop(StoppedBy::Player(Black));
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
    table.plays("go@30 [30: 290/0 300/0 w]");
}

#[test]
fn article_6_12c_the_arbiter_restarts_the_clock_that_was_running() {
    plays("5: b0 w10 stop@20 go@100 [100: 290/1 290/0 b] [105: 290/1 285/0 b] go@105!IsRunning");
}

#[test]
fn article_6_13_a_former_position_comes_back_with_times_the_arbiter_sets() {
    let table = plays("5: b0 w10 b30 w70 stop@80 set:w=285/1,b=280@90 [90: 285/1 280/1 b stopped]");
    assert_eq!(table.clock.journal().len(), 6, "the entries before it stay");
}

#[test]
fn article_6_13_an_irregular_press_can_be_undone_instead() {
    let table = plays("5: b0 w10 b30 undo:2@40 [40: 290/1 270/0 b]");
    assert!(!table.clock.is_live(EntryId(2)));
}

/// Whether a claim may rely on what a screen shows is between the player and the arbiter. The
/// clock's part: it counts the moves, and the arbiter can answer a wrong claim.
#[test]
fn article_6_14_the_number_of_moves_is_shown() {
    let mut table = plays("10s/2, 20s: b0 w1 b2 w3 [3: 28/2p1>2 9/1 b]");
    let (white, black) = (table.account(3, White), table.account(3, Black));
    let to_go = |side, account: zeitnot_core::clock::account::Account| {
        account.moves_to_go(&table.clock.setup().control(side).periods[account.period])
    };
    assert_eq!(to_go(White, white), None, "the rest of the game");
    assert_eq!(to_go(Black, black), Some(1));
    table.plays("wrongclaim:w+120@4 [4: 28/2p1>2 128/1 b]");
}

#[test]
fn article_6_9_a_fallen_flag_is_known_until_its_result_is_entered() {
    let flag = |table: &Table, seconds| table.state(seconds).fallen_flag(table.clock.setup());
    let mut table = plays("5: b0");
    assert_eq!(flag(&table, 299), None);
    assert_eq!(flag(&table, 300), Some(FallenFlag::Of(White)));
    let likely = FallenFlag::Of(White).likely_outcome().expect("6.9");
    assert_eq!(likely.result, GameResult::Win(Black));
    table.does(301, Event::End(likely));
    assert_eq!(flag(&table, 302), None, "now there is a result");
    // 6.8: nobody has claimed it yet.
    let mut table = plays("5 [runs on, on claim]: b0");
    assert_eq!(flag(&table, 310), None);
    table.plays("claim:b@311");
    assert_eq!(flag(&table, 312), Some(FallenFlag::Of(White)));
    // 6.11: both, in an order that nobody knows.
    let table = plays("5 [runs on, hidden]: b0 w310");
    assert_eq!(flag(&table, 620), Some(FallenFlag::Both));
    assert_eq!(FallenFlag::Both.likely_outcome(), None);
}

#[test]
fn article_6_8_a_flag_that_froze_the_clocks_is_put_on_record_not_claimed() {
    let mut table = plays("5: b0");
    table.plays("claim:arbiter@301!FlagHasFallen claim:b@301!FlagHasFallen");
    let before = table.state(302);
    table.plays("claim:clock@302");
    assert_eq!(table.state(302), before);
    let setup = table.clock.setup();
    let last = table.clock.at(table.clock.last_instant());
    assert_eq!(last.fallen_flag(setup), Some(FallenFlag::Of(White)));
}

#[test]
fn article_7_5_5_the_log_says_what_came_of_each_illegal_move() {
    let table = plays("5: b0 illegal:w+120@5 illegal:w+120@9");
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
