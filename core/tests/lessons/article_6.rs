//! The course on article 6: every paragraph, and no task that a wrong decision
//! of the arbiter would solve.

use zeitnot_core::clock::{Color, Event, GameResult, StoppedBy};
use zeitnot_core::lessons::article_6::LESSONS;
use zeitnot_core::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use zeitnot_core::lessons::find;
use zeitnot_core::lessons::lesson::Asks;
use zeitnot_core::lessons::run::{Run, StepOutcome};

/// A lesson at a step, counted from 1 as its link does.
fn at(slug: &str, step: usize) -> Run {
    Run::at(find(slug).unwrap().1, step - 1)
}

/// The events offered at a step, in order.
fn offers(run: &Run) -> &'static [Event] {
    match run.step().and_then(|step| step.exhibit) {
        Some(Exhibit::Clock(clock)) => clock.offers,
        _ => &[],
    }
}

fn try_all(run: &mut Run, acts: &[Event]) {
    for (place, event) in (1..).zip(acts) {
        // A refused event changes nothing.
        let _ = run.act(ExhibitAct::Clock(*event), place * 1_000);
    }
}

#[test]
fn there_is_a_lesson_for_each_paragraph_with_something_to_do_and_to_answer() {
    let slugs: Vec<String> = (1..=14).map(|paragraph| format!("6-{paragraph}")).collect();
    assert_eq!(
        LESSONS.iter().map(|lesson| lesson.slug).collect::<Vec<_>>(),
        slugs
    );
    for lesson in LESSONS {
        let asks = |wanted: fn(&Asks) -> bool| lesson.steps.iter().any(|step| wanted(&step.asks));
        assert!(asks(|a| matches!(a, Asks::Task { .. })), "{}", lesson.slug);
        assert!(
            asks(|a| matches!(a, Asks::Question { .. })),
            "{}",
            lesson.slug
        );
        assert!((4..=8).contains(&lesson.steps.len()), "{}", lesson.slug);
    }
}

#[test]
fn everything_that_is_offered_can_be_done_or_is_refused_by_the_clock() {
    for lesson in LESSONS {
        for step in 0..lesson.steps.len() {
            let run = Run::at(*lesson, step);
            for event in offers(&run) {
                let mut run = run.clone();
                let done = run.act(ExhibitAct::Clock(*event), 1_000);
                let refusal = done.err();
                assert_ne!(
                    refusal,
                    Some(zeitnot_core::lessons::exhibit::ExhibitError::NotOffered)
                );
            }
        }
    }
}

#[test]
fn stopping_and_resuming_solves_only_the_task_of_stopping() {
    for lesson in LESSONS.iter().filter(|lesson| lesson.slug != "6-12") {
        for (place, step) in lesson.steps.iter().enumerate() {
            let Asks::Task { .. } = step.asks else {
                continue;
            };
            let mut run = Run::at(*lesson, place);
            try_all(&mut run, &[Event::Stop(StoppedBy::Arbiter), Event::Resume]);
            assert_ne!(
                run.outcome(),
                StepOutcome::Done,
                "{} {}",
                lesson.slug,
                place + 1
            );
        }
    }
}

#[test]
fn a_flag_that_loses_is_not_ended_as_a_draw_nor_the_other_way_round() {
    for (step, wrong) in [(1, 2), (2, 1)] {
        let mut run = at("6-9", step);
        run.act(ExhibitAct::Wait, 5_000).unwrap();
        let offers = offers(&run);
        run.act(ExhibitAct::Clock(offers[0]), 6_000).unwrap();
        run.act(ExhibitAct::Clock(offers[wrong]), 7_000).unwrap();
        assert_eq!(run.outcome(), StepOutcome::Open);
        run.begin();
        assert_eq!(
            run.outcome(),
            StepOutcome::Open,
            "and the learner can begin again"
        );
    }
}

#[test]
fn a_flag_that_is_still_up_loses_nothing() {
    let mut run = at("6-9", 1);
    let offers = offers(&run);
    assert!(run.act(ExhibitAct::Clock(offers[0]), 1_000).is_err());
    run.act(ExhibitAct::Clock(offers[1]), 2_000).unwrap();
    assert_eq!(run.outcome(), StepOutcome::Open);
}

#[test]
fn a_correction_to_times_not_noted_does_not_solve_the_task() {
    // The wrong correction is offered before the right one.
    for (slug, step) in [("6-10", 3), ("6-13", 1)] {
        let mut run = at(slug, step);
        let offers = offers(&run);
        try_all(&mut run, &[offers[0], offers[1], offers[3]]);
        assert_eq!(run.outcome(), StepOutcome::Open, "{slug}");
        // It can still be put right.
        let mut at = 10_000;
        for event in [offers[0], offers[2], offers[3]] {
            run.act(ExhibitAct::Clock(event), at).unwrap();
            at += 1_000;
        }
        assert_eq!(run.outcome(), StepOutcome::Done, "{slug}");
    }
}

#[test]
fn acts_on_a_running_clock_do_not_solve_the_task_of_an_arbiter() {
    for (slug, step) in [("6-2", 7), ("6-7", 6), ("6-10", 5), ("6-13", 4)] {
        let mut run = at(slug, step);
        let offers = offers(&run);
        assert!(matches!(offers[0], Event::Stop(_)), "{slug}");
        try_all(&mut run, &offers[1..]);
        assert_eq!(run.outcome(), StepOutcome::Open, "{slug}");
    }
}

#[test]
fn a_learner_who_acts_too_late_has_not_solved_the_task() {
    // 6.7: the clock notes flags automatically, and the flag fell before the mate.
    let mut run = at("6-7", 3);
    let too_late = ExhibitAct::Clock(offers(&run)[0]);
    assert!(run.act(too_late, 31_000).is_err());
    assert_eq!(run.outcome(), StepOutcome::Open);
    // 6.6: White came after the hour.
    let mut run = at("6-6", 2);
    run.act(ExhibitAct::Clock(Event::Press(Color::White)), 61_000)
        .unwrap();
    assert_eq!(run.outcome(), StepOutcome::Open);
    // 6.9: the result was entered, and nobody had observed the flag (6.8).
    let mut run = at("6-9", 1);
    run.act(ExhibitAct::Clock(offers(&run)[1]), 9_000).unwrap();
    assert_eq!(run.outcome(), StepOutcome::Open);
}

#[test]
fn nobody_is_absent_before_the_default_time_has_passed() {
    for step in [1, 5] {
        let mut run = at("6-6", step);
        let absent = ExhibitAct::Clock(Event::ClaimDefault(Color::White));
        assert!(run.act(absent, 10_000).is_err(), "step {step}");
        assert_eq!(run.outcome(), StepOutcome::Open);
        run.act(absent, 200_000).unwrap();
        assert_eq!(run.outcome(), StepOutcome::Done, "step {step}");
    }
}

#[test]
fn lesson_6_6_agrees_with_the_clock() {
    // Neither came: nobody gets the point, as the question's right answer says.
    let mut run = at("6-6", 4);
    let neither = offers(&run)[0];
    run.act(ExhibitAct::Clock(neither), 1_000).unwrap();
    let Some(ExhibitState::Clock(exhibit)) = run.exhibit() else {
        panic!("a clock");
    };
    let result = exhibit
        .state()
        .outcome(exhibit.clock.setup())
        .map(|o| o.result);
    assert_eq!(result, Some(GameResult::BothLose));
    // White reported an arrival in time: no claim, however long the first move takes.
    let mut run = at("6-6", 7);
    let [here, absent] = [0, 1].map(|place| ExhibitAct::Clock(offers(&run)[place]));
    run.act(here, 1_000).unwrap();
    assert!(run.act(absent, 200_000).is_err());
    assert_eq!(run.outcome(), StepOutcome::Done);
    // White reported it after the hour: too late.
    let mut run = at("6-6", 7);
    run.act(here, 90_000).unwrap();
    assert_eq!(run.outcome(), StepOutcome::Open);
    run.act(absent, 91_000).unwrap();
}

#[test]
fn two_flags_of_unknown_order_lose_for_nobody() {
    let mut run = at("6-11", 2);
    let offers = offers(&run);
    assert!(
        run.act(ExhibitAct::Clock(offers[1]), 1_000).is_err(),
        "the clock refuses the claim"
    );
    assert_eq!(run.outcome(), StepOutcome::Open);
    // In the last period there is nothing to play on with.
    let mut run = at("6-11", 5);
    assert!(run.act(ExhibitAct::Clock(Event::PlayOn), 1_000).is_err());
}

#[test]
fn the_clock_of_a_lesson_agrees_with_its_words() {
    // 6.2, first step: thirty minutes on top of what was saved.
    let mut run = at("6-2", 1);
    run.act(ExhibitAct::Clock(Event::Press(Color::White)), 10_000)
        .unwrap();
    let Some(ExhibitState::Clock(exhibit)) = run.exhibit() else {
        panic!("a clock");
    };
    assert_eq!(exhibit.state().accounts.white.balance.get(), 32 * 60_000);
    // 6.13, fourth step: the bonus is taken back, Black has two minutes more.
    let mut run = at("6-13", 4);
    let offers = offers(&run);
    try_all(&mut run, offers);
    let Some(ExhibitState::Clock(exhibit)) = run.exhibit() else {
        panic!("a clock");
    };
    let accounts = exhibit.state().accounts;
    // White thought for twenty seconds, and got no time for it.
    assert_eq!(accounts.white.balance.get(), 49 * 60_000 + 40_000);
    assert_eq!(accounts.white.moves, 24);
    // Black's clock ran for four seconds, up to the stop.
    assert_eq!(accounts.black.balance.get(), 54 * 60_000 - 4_000);
}
