//! FIDE Laws, 6.5 and 6.6: the start of a scheduled game, when each player arrived, and the loss
//! for arriving too late.

use zeitnot_core::clock::log::{LogEvent, lines};
use zeitnot_core::clock::{Clock, EndReason, Entry, Event, GameResult, Outcome, Phase};
use zeitnot_fixtures::games;
use zeitnot_fixtures::script::{plays, set_up};
use zeitnot_fixtures::table::{Black, Table, White, at};

/// Two hours each; White's clock starts after a minute, and a player may arrive up to an hour after
/// that.
#[track_caller]
fn scheduled(game: &str) -> Table {
    plays(&["120 [from 60+3600]: ", game].concat())
}

games! { scheduled;
    article_6_6_more_than_one_hour_begins_a_millisecond_after_the_hour:
        "b0 absent:w@3660!TooEarlyForAbsence (not yet more than an hour) absent:w@3660.001
         [3660.001: 3599.999/0 7200/0 0-1 absence here b0]";

    article_6_6_arrival_on_the_hour_is_in_time_and_a_millisecond_later_late:
        "b0 here:w@3660 [3660: 3600/0 7200/0 w here w3660 b0] absent:w@3720!IsPresent",
        "b0 here:w@3660.001 [3660.001: 3599.999/0 7200/0 w here w3660.001 b0] absent:w@3720
         [3720: 3540/0 7200/0 0-1 absence here w3660.001 b0]";

    article_6_6_a_move_after_the_default_time_does_not_count_as_arrival:
        "b0 w3720 [3721: 3540/1 7199/0 b here w3720 b0] (the clock was pressed) absent:w@3722
         [3722: 3540/1 7198/0 0-1 absence here w3720 b0]";

    article_6_6_a_later_press_does_not_change_the_arrival:
        "w30 w3720 [3720: 3540/1 7200/0 b here w30] absent:w@3721!IsPresent";

    article_6_6_white_on_turn_reports_an_arrival_and_thinks_on:
        "b0 here:w@90 [90: 7170/0 7200/0 w here w90 b0] (the arrival moves nothing)
         [3720: 3540/0 7200/0 w here w90 b0] (White is here, though White has thought for more
         than an hour) absent:w@3720!IsPresent here:w@3721!IsPresent";
}

#[test]
fn article_6_6_either_side_can_say_so_before_the_start_and_while_stopped() {
    let table = scheduled(
        "here:w@10 [10: 7200/0 7200/0 ready here w10] stop@100 here:b@110
         [110: 7160/0 7200/0 w stopped here w10 b110]",
    );
    let what: Vec<LogEvent> = lines(&table.clock, at(120))
        .iter()
        .map(|line| line.what)
        .collect();
    assert_eq!(what[0], LogEvent::Arrived(White));
    assert_eq!(what.last(), Some(&LogEvent::Arrived(Black)));
}

#[test]
fn article_6_6_a_second_report_of_an_arrival_is_refused_before_the_start() {
    // A press before the start is nothing but that report.
    let table = scheduled("b10 b20!IsPresent w30 [40: 7200/0 7200/0 ready here w30 b10]");
    assert_eq!(table.clock.journal().len(), 2);
}

#[test]
fn article_6_6_a_stored_game_keeps_its_presses_by_players_who_were_there() {
    // 1.0 entered each press.
    let table = plays("120 [from 60+3600, 1.0]: b10 b20 [30: 7200/0 7200/0 ready here b10]");
    assert_eq!(table.clock.journal().len(), 2);
}

#[test]
fn article_6_6_without_a_schedule_nobody_is_expected() {
    plays("60s: b0 here:b@5!NoScheduledStart absent:b@5!NoScheduledStart");
}

games! { scheduled;
    article_6_6_if_both_are_absent_neither_gets_the_point:
        "absent@3720 [3720: 3540/0 7200/0 0-0 absence here -]",
        // A player who arrives after the hour to claim the game has come too late as well.
        "b3690 absent:w@3720 [3720: 3540/0 7200/0 0-0 absence here b3690]";

    article_6_6_the_player_not_named_as_absent_gets_the_point:
        "absent:w@3720 [3720: 3540/0 7200/0 0-1 absence here -]",
        "absent:b@3720 [3720: 3540/0 7200/0 1-0 absence here -]";

    article_6_6_a_claim_against_both_needs_both_to_be_absent:
        "b0 absent@3660!TooEarlyForAbsence absent@3661!IsPresent";

    article_6_6_a_player_who_stops_the_clocks_is_present:
        "stop:w@100 [100: 7160/0 7200/0 w stopped by w here w100]";

    article_6_6_a_stopper_named_by_mistake_has_not_arrived:
        "b0 stop@600 stop:w@610 stop@620 [620: 6660/0 7200/0 w stopped here b0] go@630
         absent:w@3661 [3661: 3629/0 7200/0 0-1 absence here b0]";

    article_6_6_an_arrival_while_stopped_counts_whoever_is_named_as_stopper:
        "stop@100 here:w@110 stop:w@120 [120: 7160/0 7200/0 w stopped by w here w100] stop:b@130
         [130: 7160/0 7200/0 w stopped by b here w110 b100]";
}

#[test]
fn article_6_5_undoing_a_mistaken_stop_restores_the_scheduled_start() {
    let mut table = scheduled("b10 stop@20");
    assert!(table.state(25).is_put_off());
    table.plays(
        "undo@30 [30: 7200/0 7200/0 ready here b10] [60: 7200/0 7200/0 w here b10]
         [70: 7190/0 7200/0 w here b10]",
    );
    assert!(!table.state(70).is_put_off());
    // Once the game has begun, undo does not refer to a stop.
    table.plays("stop@80");
    assert!(!table.state(80).is_put_off());
    let press = table.clock.undoable().map(|id| id.0);
    assert_eq!(press, Some(0));
}

#[test]
fn article_6_6_a_stopper_named_later_was_there_at_the_stop() {
    scheduled(
        "stop@3650 stop:w@3670 [3670: 3610/0 7200/0 w stopped by w here w3650]
         absent:w@3680!IsPresent absent:b@3690 [3690: 3610/0 7200/0 1-0 absence here w3650]",
    );
    scheduled(
        "stop@3650 stop:b@3670 [3670: 3610/0 7200/0 w stopped by b here b3650]
         absent:b@3680!IsPresent absent:w@3690 [3690: 3610/0 7200/0 0-1 absence here b3650]",
    );
    // The same holds if the player tapped too late in between, and for a stop before the start.
    scheduled("stop@30 here:w@3670 stop:w@3680 [3680: 7200/0 7200/0 w stopped by w here w30]");
}

#[test]
fn article_6_5_a_stop_puts_off_a_scheduled_start_until_the_arbiter_resumes() {
    let table = scheduled(
        "stop@50 [100: 7200/0 7200/0 w stopped here -] (White's clock did not start) b110 (Black
         can still arrive) [110: 7200/0 7200/0 w stopped here b110] b111!IsStopped go@300
         [300: 7200/0 7200/0 w here b110] [310: 7190/0 7200/0 w here b110]",
    );
    let log = lines(&table.clock, at(310));
    let started = log.iter().find(|line| line.what == LogEvent::Started);
    assert_eq!(started.map(|line| line.at), Some(at(300)));
}

#[test]
fn article_6_6_the_hour_counts_from_the_schedule_even_if_clocks_start_later() {
    scheduled(
        "b0 stop@50 go@600 absent:w@3660!TooEarlyForAbsence absent:w@3661
         [3661: 4139/0 7200/0 0-1 absence here b0]",
    );
}

#[test]
fn article_6_5_a_game_without_a_schedule_is_not_put_off() {
    set_up("60s").plays("stop@0!NotRunning");
}

/// Games stored before the clock recorded when a player arrives: their claims and moves still count
/// as they did, whether or not Black had pressed.
#[test]
fn a_stored_game_with_a_claim_of_absence_ends_as_it_did() {
    let pressed = r#"{"at":0,"wall":0,"do":{"press":"black"}},"#;
    for presses in [pressed, ""] {
        let press = if presses == pressed { "b0" } else { "" };
        let mut table = scheduled(press);
        table.plays("absent:w@3661");
        let claim = r#"{"at":3661000,"wall":3661000,"do":{"claim-absence":"white"}}"#;
        let stored = format!("[{presses}{claim}]");
        let journal: Vec<Entry> = serde_json::from_str(&stored).expect("the stored form is frozen");
        let replayed = Clock::replay(table.clock.setup().clone(), journal);
        assert_eq!(replayed.at(at(4_000)), table.state(4_000));
        let lost = Outcome {
            result: GameResult::Win(Black),
            reason: EndReason::Absence,
        };
        assert_eq!(table.state(4_000).phase, Phase::Ended(lost));
    }
    let new = [Event::Arrive(White), Event::ClaimDefaultOfBoth];
    let json = serde_json::to_string(&new).expect("plain data");
    assert_eq!(json, r#"[{"arrive":"white"},"claim-absence-of-both"]"#);
}
