//! FIDE Laws, 6.5 and 6.6: the start of a scheduled game, when each player arrived, and the loss
//! for arriving too late.

use zeitnot_core::clock::log::{LogEvent, lines};
use zeitnot_core::clock::setup::{DEFAULT_TIME, SetupDraft};
use zeitnot_core::clock::{
    ByColor, Clock, EndReason, Entry, Event, GameResult, Mode, Outcome, Phase, Rejection, Ruleset,
    Schedule, Setup, StoppedBy,
};
use zeitnot_core::time::{Instant, Millis};
use zeitnot_fixtures::table::{Black, Table, White, at, s, single, stamp};

/// Two hours each; White's clock starts after a minute, and a player may arrive up to an hour after
/// that.
fn scheduled() -> Table {
    let mut draft = SetupDraft::standard(ByColor::both(single(7_200, Mode::SuddenDeath)));
    draft.schedule = Some(Schedule {
        start: at(60),
        default_time: DEFAULT_TIME,
    });
    Table::with(draft)
}

/// The last second in which an arrival is in time.
const DUE: i64 = 60 + 3_600;

fn lost(result: GameResult) -> Phase {
    let reason = EndReason::Absence;
    Phase::Ended(Outcome { result, reason })
}

#[test]
fn article_6_6_more_than_one_hour_begins_a_millisecond_after_the_hour() {
    let hour = Instant::START + s(DUE);
    let claim = Event::ClaimDefault(White);
    let mut table = scheduled();
    table.press(0, Black);
    assert_eq!(
        table.clock.apply(claim, stamp(hour)),
        Err(Rejection::TooEarlyForAbsence),
        "not yet more than an hour"
    );
    let later = hour + Millis::new(1);
    assert_eq!(table.clock.apply(claim, stamp(later)), Ok(None));
    assert_eq!(table.clock.at(later).phase, lost(GameResult::Win(Black)));
}

#[test]
fn article_6_6_arrival_on_the_hour_is_in_time_and_a_millisecond_later_late() {
    let hour = Instant::START + s(DUE);
    for (late, present) in [(0, true), (1, false)] {
        let mut table = scheduled();
        table.press(0, Black);
        let arrival = hour + Millis::new(late);
        let came = table.clock.apply(Event::Arrive(White), stamp(arrival));
        assert_eq!(came, Ok(None));
        assert_eq!(table.clock.at(arrival).arrived.white, Some(arrival));
        let state = table.state(DUE + 60);
        let absent = state.check_default(table.clock.setup(), White);
        assert_eq!(absent.is_err(), present, "{late} ms late");
    }
}

#[test]
fn article_6_6_a_move_after_the_default_time_does_not_count_as_arrival() {
    let mut table = scheduled();
    table.press(0, Black);
    table.press(DUE + 60, White);
    assert_eq!(
        table.running(DUE + 61),
        Some(Black),
        "the clock was pressed"
    );
    table.does(DUE + 62, Event::ClaimDefault(White));
    assert_eq!(table.state(DUE + 62).phase, lost(GameResult::Win(Black)));
}

#[test]
fn article_6_6_a_later_press_does_not_change_the_arrival() {
    let mut table = scheduled();
    table.press(30, White);
    table.press(DUE + 60, White);
    assert_eq!(table.state(DUE + 60).arrived.white, Some(at(30)));
    assert_eq!(
        table.refuses(DUE + 61, Event::ClaimDefault(White)),
        Rejection::IsPresent
    );
}

#[test]
fn article_6_6_white_on_turn_reports_an_arrival_and_thinks_on() {
    let mut table = scheduled();
    table.press(0, Black);
    table.does(90, Event::Arrive(White));
    assert_eq!(table.running(90), Some(White), "the arrival moves nothing");
    assert_eq!(table.account(90, White).moves, 0);
    assert_eq!(table.time(DUE + 60, White), s(7_200 - 3_660));
    assert_eq!(
        table.refuses(DUE + 60, Event::ClaimDefault(White)),
        Rejection::IsPresent,
        "though White has thought for more than an hour"
    );
    assert_eq!(
        table.refuses(DUE + 61, Event::Arrive(White)),
        Rejection::IsPresent
    );
}

#[test]
fn article_6_6_either_side_can_say_so_before_the_start_and_while_stopped() {
    let mut table = scheduled();
    table.does(10, Event::Arrive(White));
    assert_eq!(table.state(10).phase, Phase::Ready);
    table.stop(100);
    table.does(110, Event::Arrive(Black));
    let arrived = table.state(110).arrived;
    assert_eq!(
        (arrived.white, arrived.black),
        (Some(at(10)), Some(at(110)))
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
    let mut table = scheduled();
    table.press(10, Black);
    assert_eq!(
        table.refuses(20, Event::Press(Black)),
        Rejection::IsPresent,
        "a press before the start is nothing but that report"
    );
    table.press(30, White);
    assert_eq!(table.clock.journal().len(), 2);
    let arrived = table.state(40).arrived;
    assert_eq!((arrived.white, arrived.black), (Some(at(30)), Some(at(10))));
}

#[test]
fn article_6_6_a_stored_game_keeps_its_presses_by_players_who_were_there() {
    let mut draft = SetupDraft::standard(ByColor::both(single(7_200, Mode::SuddenDeath)));
    draft.schedule = Some(Schedule {
        start: at(60),
        default_time: DEFAULT_TIME,
    });
    let setup = Setup::new(draft).expect("it can be played");
    let mut clock = Clock::under(setup, Ruleset::First);
    for seconds in [10, 20] {
        let again = clock.apply(Event::Press(Black), stamp(at(seconds)));
        assert_eq!(again, Ok(None), "1.0 entered each press");
    }
    assert_eq!(clock.at(at(30)).arrived.black, Some(at(10)));
}

#[test]
fn article_6_6_without_a_schedule_nobody_is_expected() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    assert_eq!(
        table.refuses(5, Event::Arrive(Black)),
        Rejection::NoScheduledStart
    );
    assert_eq!(
        table.refuses(5, Event::ClaimDefault(Black)),
        Rejection::NoScheduledStart
    );
}

#[test]
fn article_6_6_if_both_are_absent_neither_gets_the_point() {
    let mut table = scheduled();
    table.does(DUE + 60, Event::ClaimDefaultOfBoth);
    assert_eq!(table.state(DUE + 60).phase, lost(GameResult::BothLose));
    // A player who arrives after the hour to claim the game has come too late as well.
    let mut table = scheduled();
    table.press(DUE + 30, Black);
    table.does(DUE + 60, Event::ClaimDefault(White));
    assert_eq!(table.state(DUE + 60).phase, lost(GameResult::BothLose));
}

#[test]
fn article_6_6_the_player_not_named_as_absent_gets_the_point() {
    for absent in [White, Black] {
        let mut table = scheduled();
        table.does(DUE + 60, Event::ClaimDefault(absent));
        let phase = table.state(DUE + 60).phase;
        assert_eq!(phase, lost(GameResult::Win(absent.other())));
    }
}

#[test]
fn article_6_6_a_claim_against_both_needs_both_to_be_absent() {
    let both = Event::ClaimDefaultOfBoth;
    let mut table = scheduled();
    table.press(0, Black);
    assert_eq!(table.refuses(DUE, both), Rejection::TooEarlyForAbsence);
    assert_eq!(table.refuses(DUE + 1, both), Rejection::IsPresent);
}

#[test]
fn article_6_6_a_player_who_stops_the_clocks_is_present() {
    let mut table = scheduled();
    table.does(100, Event::Stop(StoppedBy::Player(White)));
    assert_eq!(table.state(100).arrived.white, Some(at(100)));
    assert_eq!(table.state(100).arrived.black, None);
}

#[test]
fn article_6_6_a_stopper_named_by_mistake_has_not_arrived() {
    let mut table = scheduled();
    table.press(0, Black);
    table.stop(600);
    table.does(610, Event::Stop(StoppedBy::Player(White)));
    table.stop(620);
    assert_eq!(table.state(620).arrived.white, None);
    table.resume(630);
    table.does(DUE + 1, Event::ClaimDefault(White));
    assert_eq!(table.state(DUE + 1).phase, lost(GameResult::Win(Black)));
}

#[test]
fn article_6_6_an_arrival_while_stopped_counts_whoever_is_named_as_stopper() {
    let mut table = scheduled();
    table.stop(100);
    table.does(110, Event::Arrive(White));
    table.does(120, Event::Stop(StoppedBy::Player(White)));
    assert_eq!(table.state(120).arrived.white, Some(at(100)));
    table.does(130, Event::Stop(StoppedBy::Player(Black)));
    let arrived = table.state(130).arrived;
    assert_eq!(
        (arrived.white, arrived.black),
        (Some(at(110)), Some(at(100)))
    );
}

#[test]
fn article_6_5_undoing_a_mistaken_stop_restores_the_scheduled_start() {
    let mut table = scheduled();
    table.press(10, Black);
    table.stop(20);
    assert!(table.state(25).is_put_off());
    table.undo(30);
    assert_eq!(table.state(30).phase, Phase::Ready);
    assert_eq!(table.running(60), Some(White));
    assert_eq!(table.times(70), (7_190_000, 7_200_000));
    assert!(!table.state(70).is_put_off());
    // Once the game has begun, undo does not refer to a stop.
    table.stop(80);
    assert!(!table.state(80).is_put_off());
    let press = table.clock.undoable().map(|id| id.0);
    assert_eq!(press, Some(0));
}

#[test]
fn article_6_6_a_stopper_named_later_was_there_at_the_stop() {
    for named in [White, Black] {
        let mut table = scheduled();
        table.stop(DUE - 10);
        table.does(DUE + 10, Event::Stop(StoppedBy::Player(named)));
        let arrived = table.state(DUE + 10).arrived;
        assert_eq!(*arrived.get(named), Some(at(DUE - 10)));
        assert_eq!(
            table.refuses(DUE + 20, Event::ClaimDefault(named)),
            Rejection::IsPresent
        );
        table.does(DUE + 30, Event::ClaimDefault(named.other()));
        let phase = table.state(DUE + 30).phase;
        assert_eq!(phase, lost(GameResult::Win(named)));
    }

    // The same holds if the player tapped too late in between, and for a stop before the start.
    let mut table = scheduled();
    table.stop(30);
    table.does(DUE + 10, Event::Arrive(White));
    table.does(DUE + 20, Event::Stop(StoppedBy::Player(White)));
    assert_eq!(table.state(DUE + 20).arrived.white, Some(at(30)));
}

#[test]
fn article_6_5_a_stop_puts_off_a_scheduled_start_until_the_arbiter_resumes() {
    let mut table = scheduled();
    table.stop(50);
    assert_eq!(table.running(100), None, "White's clock did not start");
    assert_eq!(table.press(110, Black), None, "Black can still arrive");
    assert_eq!(
        table.refuses(111, Event::Press(Black)),
        Rejection::IsStopped
    );
    table.resume(300);
    assert_eq!(table.running(300), Some(White));
    assert_eq!(table.times(310), (7_190_000, 7_200_000));
    let log = lines(&table.clock, at(310));
    let started = log.iter().find(|line| line.what == LogEvent::Started);
    assert_eq!(started.map(|line| line.at), Some(at(300)));
}

#[test]
fn article_6_6_the_hour_counts_from_the_schedule_even_if_clocks_start_later() {
    let mut table = scheduled();
    table.press(0, Black);
    table.stop(50);
    table.resume(600);
    let claim = Event::ClaimDefault(White);
    assert_eq!(table.refuses(DUE, claim), Rejection::TooEarlyForAbsence);
    table.does(DUE + 1, claim);
}

#[test]
fn article_6_5_a_game_without_a_schedule_is_not_put_off() {
    let mut table = Table::set(single(60, Mode::SuddenDeath));
    let stop = Event::Stop(StoppedBy::Arbiter);
    assert_eq!(table.refuses(0, stop), Rejection::NotRunning);
}

/// Games stored before the clock recorded when a player arrives: their claims and moves still count
/// as they did, whether or not Black had pressed.
#[test]
fn a_stored_game_with_a_claim_of_absence_ends_as_it_did() {
    let pressed = r#"{"at":0,"wall":0,"do":{"press":"black"}},"#;
    for presses in [pressed, ""] {
        let mut table = scheduled();
        if presses == pressed {
            table.press(0, Black);
        }
        table.does(DUE + 1, Event::ClaimDefault(White));
        let claim = r#"{"at":3661000,"wall":3661000,"do":{"claim-absence":"white"}}"#;
        let stored = format!("[{presses}{claim}]");
        let journal: Vec<Entry> = serde_json::from_str(&stored).expect("the stored form is frozen");
        let replayed = Clock::replay(table.clock.setup().clone(), journal);
        assert_eq!(replayed.at(at(4_000)), table.state(4_000));
        assert_eq!(table.state(4_000).phase, lost(GameResult::Win(Black)));
    }
    let new = [Event::Arrive(White), Event::ClaimDefaultOfBoth];
    let json = serde_json::to_string(&new).expect("plain data");
    assert_eq!(json, r#"[{"arrive":"white"},"claim-absence-of-both"]"#);
}
