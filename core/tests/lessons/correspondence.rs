//! Correspondence games in lessons: they follow the rules of real ones, and a task is
//! done by any sensible way.

use zeitnot_core::correspondence::Seconds;
use zeitnot_core::lessons::exhibit::absence::{AbsenceAct, AbsenceState};
use zeitnot_core::lessons::exhibit::duration::DurationAct;
use zeitnot_core::lessons::exhibit::ledger::{LedgerAct, LedgerState};
use zeitnot_core::lessons::exhibit::{ExhibitAct, ExhibitError, ExhibitState};
use zeitnot_core::lessons::find;
use zeitnot_core::lessons::run::{Run, StepOutcome};

use LedgerAct::{Move, Refill, Substitute, Transfer, Wait};

const fn d(days: i64) -> Seconds {
    Seconds::days(days)
}

/// A lesson at a step, counted from 1 as in its address.
fn at(slug: &str, step: usize) -> Run {
    let (_, lesson) = find(slug).expect("a lesson");
    Run::at(lesson, step - 1)
}

/// The acts of a script, with their days: `wait 12, refill 49, move`.
fn acts(script: &str) -> impl Iterator<Item = LedgerAct> {
    script.split(", ").map(|act| {
        let (name, days) = act.split_once(' ').unwrap_or((act, "0"));
        let days = d(days.parse().expect("a number of days"));
        match name {
            "wait" => Wait(days),
            "refill" => Refill(days),
            "transfer" => Transfer(days),
            "move" => Move,
            "substitute" => Substitute,
            _ => panic!("no act: {act}"),
        }
    })
}

fn does(run: &mut Run, script: &str) {
    for act in acts(script) {
        run.act(ExhibitAct::Ledger(act), 0)
            .unwrap_or_else(|why| panic!("{act:?}: {why:?}"));
    }
}

fn game(run: &Run) -> &LedgerState {
    match run.exhibit() {
        Some(ExhibitState::Ledger(game)) => game,
        other => panic!("not a correspondence game: {other:?}"),
    }
}

fn games(run: &Run) -> &AbsenceState {
    match run.exhibit() {
        Some(ExhibitState::Absence(games)) => games,
        other => panic!("not the games before a time away: {other:?}"),
    }
}

#[track_caller]
fn shows(run: &Run, clock: Seconds, bank: Seconds) {
    let own = game(run).own();
    assert_eq!((own.clock, own.bank), (clock, bank));
}

/// Plays a script from a step on, and checks the times that the exhibit shows then.
#[track_caller]
fn leaves(slug: &str, step: usize, script: &str, clock: Seconds, bank: Seconds) {
    let mut run = at(slug, step);
    does(&mut run, script);
    shows(&run, clock, bank);
}

#[test]
fn a_move_in_twelve_days_shows_what_the_lesson_says() {
    leaves("tb-move", 2, "wait 12, move", d(50), d(43));
    // By increment alone, from 50 and 51 d 20 h.
    let bank = d(51) + Seconds::hours(20);
    leaves("tb-move", 6, "wait 12, move", d(43), bank);
}

#[test]
fn the_opponent_answers_after_the_time_that_the_lesson_says() {
    let mut run = at("tb-move", 2);
    let before = game(&run).now;
    does(&mut run, "wait 1, move");
    assert_eq!(game(&run).now, before + d(3));
    assert!(game(&run).to_move());
    assert_eq!(game(&run).ledger.line().ply(), 2);
}

#[test]
fn a_hundred_and_ten_days_leave_eighteen_and_an_empty_bank() {
    let script = "wait 49, refill 49, wait 49, refill 26, wait 12, move";
    leaves("tb-110-days", 5, script, d(18), d(0));
}

#[test]
fn other_refills_also_reach_a_hundred_and_ten_days() {
    let mut run = at("tb-110-days", 5);
    let script = "wait 40, refill 40, wait 30, refill 30, wait 45, refill 5, move";
    does(&mut run, script);
    assert_eq!(run.outcome(), StepOutcome::Done);
}

#[test]
fn days_pass_no_further_than_to_the_fall_and_then_no_more() {
    let mut run = at("tb-etl", 2);
    let before = game(&run).now;
    does(&mut run, "wait 10");
    assert_eq!(game(&run).now, before + d(4));
    assert!(game(&run).has_fallen());
    shows(&run, d(0), d(50));
    let refused = run.act(ExhibitAct::Ledger(Wait(d(1))), 0);
    assert!(
        matches!(refused, Err(ExhibitError::Ledger(_))),
        "{refused:?}"
    );
    assert_eq!(game(&run).now, before + d(4));
}

#[test]
fn a_clock_is_saved_by_a_move_as_by_a_refill() {
    for act in ["move", "refill 46", "refill 41"] {
        let mut run = at("tb-etl", 4);
        does(&mut run, act);
        assert_eq!(run.outcome(), StepOutcome::Done, "{act}");
    }
    // A learner who lets the clock fall begins again.
    let mut run = at("tb-etl", 4);
    does(&mut run, "wait 10");
    assert!(run.act(ExhibitAct::Ledger(Refill(d(46))), 0).is_err());
    assert_eq!(run.outcome(), StepOutcome::Open);
    run.begin();
    does(&mut run, "refill 46");
    assert_eq!(run.outcome(), StepOutcome::Done);
}

#[test]
fn move_50_brings_the_last_increment_and_move_51_none() {
    leaves("tb-after-50", 2, "wait 4, move", d(25), d(0));
    leaves("tb-after-50", 3, "wait 5, move", d(20), d(0));
}

#[test]
fn a_clock_is_reset_with_sdp_and_gt_and_not_without() {
    for (step, clock) in [(2, 1), (3, 3), (4, 3)] {
        leaves("tb-protection", step, "wait 1, move", d(clock), d(0));
    }
}

#[test]
fn a_captain_moves_time_only_with_a_substitution_and_where_in_effect() {
    let mut run = at("tb-team", 2);
    assert!(run.act(ExhibitAct::Ledger(Transfer(d(10))), 0).is_err());
    let mut run = at("tb-team", 6);
    does(&mut run, "transfer 10");
    assert_eq!(run.outcome(), StepOutcome::Open);
    does(&mut run, "substitute");
    assert_eq!(run.outcome(), StepOutcome::Done);
    shows(&run, d(14), d(40));
}

#[test]
fn a_step_refuses_acts_that_it_does_not_offer() {
    let mut run = at("tb-blocks", 2);
    let too_long = [Wait(d(11)), Wait(d(-1))];
    let others = [Move, Refill(d(1)), Substitute, LedgerAct::Claim];
    for act in others.into_iter().chain(too_long) {
        let refused = run.act(ExhibitAct::Ledger(act), 0);
        assert_eq!(refused, Err(ExhibitError::NotOffered), "{act:?}");
    }
}

#[test]
fn a_player_who_leaves_without_a_look_loses_each_game_that_needed_one() {
    let mut run = at("tb-absence", 6);
    run.act(ExhibitAct::Absence(AbsenceAct::Leave), 0)
        .expect("leaves");
    let fallen: Vec<bool> = games(&run)
        .games
        .iter()
        .map(LedgerState::has_fallen)
        .collect();
    assert_eq!(fallen, [false, true, true]);
    assert_eq!(run.outcome(), StepOutcome::Open);
    let refused = run.act(ExhibitAct::Absence(AbsenceAct::Leave), 0);
    assert_eq!(refused, Err(ExhibitError::NotOffered));
}

#[test]
fn a_clock_that_falls_before_the_leave_cannot_be_refilled() {
    let mut run = at("tb-absence", 6);
    let before = games(&run).now;
    run.act(ExhibitAct::Absence(AbsenceAct::Wait(d(30))), 0)
        .expect("days pass");
    // The days pass only until the leave begins.
    assert_eq!(games(&run).now, before + d(5));
    let late = run.act(ExhibitAct::Absence(AbsenceAct::Refill(1, d(40))), 0);
    assert!(matches!(late, Err(ExhibitError::Ledger(_))), "{late:?}");
}

#[test]
fn games_are_saved_by_a_move_where_a_refill_would_do_too() {
    let mut run = at("tb-absence", 6);
    for act in [
        AbsenceAct::Wait(d(1)),
        AbsenceAct::Move(1),
        AbsenceAct::Move(2),
        AbsenceAct::Leave,
    ] {
        run.act(ExhibitAct::Absence(act), 0).expect("can be done");
    }
    assert_eq!(run.outcome(), StepOutcome::Done);
}

#[test]
fn an_act_in_an_unknown_game_is_refused() {
    let mut run = at("tb-absence", 2);
    for act in [AbsenceAct::Move(7), AbsenceAct::Refill(7, d(1))] {
        assert_eq!(
            run.act(ExhibitAct::Absence(act), 0),
            Err(ExhibitError::NotOffered)
        );
    }
}

#[test]
fn a_length_is_not_announced_while_the_learner_slides_past_it() {
    let mut run = at("tb-event", 3);
    for days in [400, 650, 700, 950] {
        run.act(ExhibitAct::Duration(DurationAct::Choose(days)), 0)
            .expect("can be chosen");
        assert_eq!(run.outcome(), StepOutcome::Open, "{days}");
    }
    run.act(ExhibitAct::Duration(DurationAct::Announce), 0)
        .expect("can be announced");
    assert_eq!(
        run.outcome(),
        StepOutcome::Open,
        "950 days are not the shortest"
    );
    run.act(ExhibitAct::Duration(DurationAct::Choose(0)), 0)
        .expect("is the nearest");
    assert!(matches!(run.exhibit(), Some(ExhibitState::Duration(exhibit)) if exhibit.days == 200));
}
