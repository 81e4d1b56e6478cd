//! The lessons: each can be finished, and none can be finished wrongly.

use std::collections::BTreeSet;

use zeitnot_core::clock::{Color, Event};
use zeitnot_core::correspondence::{Seconds, ShownTime};
use zeitnot_core::game::Start;
use zeitnot_core::lessons::exhibit::absence::AbsenceExhibit;
use zeitnot_core::lessons::exhibit::board::BoardExhibit;
use zeitnot_core::lessons::exhibit::clock::ClockExhibit;
use zeitnot_core::lessons::exhibit::curves::{CurvesAct, CurvesExhibit};
use zeitnot_core::lessons::exhibit::duration::{DurationAct, DurationExhibit};
use zeitnot_core::lessons::exhibit::ledger::{LedgerExhibit, TakenUp};
use zeitnot_core::lessons::exhibit::side_by_side::SideBySideExhibit;
use zeitnot_core::lessons::exhibit::{Exhibit, ExhibitAct};
use zeitnot_core::lessons::lesson::{Asks, Lesson, Step};
use zeitnot_core::lessons::progress::Progress;
use zeitnot_core::lessons::run::{Run, StepOutcome};
use zeitnot_core::lessons::{COURSES, find};
use zeitnot_core::time::Millis;

fn lessons() -> impl Iterator<Item = Lesson> {
    COURSES
        .into_iter()
        .flat_map(|course| course.lessons.iter().copied())
}

/// Each step of each lesson: the lesson at it, how it asks, and its name in a message.
fn steps() -> impl Iterator<Item = (Run, Step, String)> {
    lessons().flat_map(|lesson| {
        let steps = lesson.steps.iter().enumerate();
        steps.map(move |(place, step)| {
            let name = format!("{}, step {}", lesson.slug, place + 1);
            (Run::at(lesson, place), *step, name)
        })
    })
}

#[test]
fn each_lesson_is_found_by_a_name_of_its_own_that_fits_an_address() {
    let mut seen = BTreeSet::new();
    for lesson in lessons() {
        assert!(seen.insert(lesson.slug), "{} twice", lesson.slug);
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(lesson.slug.chars().all(plain), "{}", lesson.slug);
        assert_eq!(
            find(lesson.slug).map(|(_, found)| found.slug),
            Some(lesson.slug)
        );
        assert!((1..=30).contains(&lesson.steps.len()), "{}", lesson.slug);
    }
    assert!(find("no-such-lesson").is_none());
}

#[test]
fn each_lesson_asks_something_and_each_step_cites_its_rule_where_it_asks() {
    for lesson in lessons() {
        let asks = lesson.steps.iter().any(|step| step.asks());
        assert!(asks, "{}", lesson.slug);
    }
    for (_, step, name) in steps() {
        assert!(!step.asks() || step.rule.is_some(), "{name}");
    }
}

#[test]
fn each_task_is_done_by_its_solution_and_not_before_its_last_act() {
    for (mut run, step, name) in steps() {
        let Asks::Task { solution, .. } = step.asks else {
            continue;
        };
        assert!(!solution.is_empty(), "{name}");
        let mut at = 0;
        for (number, (after, act)) in (1..).zip(solution) {
            assert_eq!(run.outcome(), StepOutcome::Open, "{name}: act {number}");
            assert!(!run.may_go_on(), "{name}");
            at += after;
            run.act(*act, at)
                .unwrap_or_else(|why| panic!("{name}: act {number}: {why:?}"));
        }
        assert_eq!(run.outcome(), StepOutcome::Done, "{name}");
        assert!(run.may_go_on(), "{name}");
        run.begin();
        assert_eq!(run.outcome(), StepOutcome::Done, "{name}: begun again");
    }
}

#[test]
fn a_task_is_not_done_as_it_is_handed_over() {
    for (mut run, step, name) in steps() {
        if let Asks::Task { .. } = step.asks {
            run.act(ExhibitAct::Wait, 0).unwrap();
            assert_eq!(run.outcome(), StepOutcome::Open, "{name}");
        }
    }
}

#[test]
fn a_wrong_answer_lets_nobody_go_on_and_another_can_be_given() {
    for (mut run, step, name) in steps() {
        let Asks::Question { answers } = step.asks else {
            continue;
        };
        assert!((2..=5).contains(&answers.len()), "{name}");
        let both = answers.contains(&true) && answers.contains(&false);
        assert!(both, "{name}");
        for (given, _) in answers.iter().enumerate().filter(|(_, right)| !**right) {
            run.answer(given);
            assert_eq!(run.outcome(), StepOutcome::Wrong(given), "{name}");
            assert!(!run.may_go_on(), "{name}");
        }
        run.answer(answers.len());
        assert!(!run.may_go_on(), "{name}: an answer that does not exist");
        let right = answers.iter().position(|right| *right).unwrap();
        run.answer(right);
        assert_eq!(run.outcome(), StepOutcome::Right(right), "{name}");
        assert!(run.may_go_on(), "{name}");
    }
}

#[test]
fn a_lesson_is_done_when_everything_that_it_asks_is_solved_and_not_before() {
    for lesson in lessons() {
        let mut progress = Progress::default();
        let asked: Vec<usize> = (0..lesson.steps.len())
            .filter(|place| lesson.steps[*place].asks())
            .collect();
        for place in &asked {
            assert!(!progress.is_done(&lesson), "{} {place}", lesson.slug);
            progress.open(&lesson, *place);
            progress.solve(&lesson, *place);
        }
        assert!(progress.is_done(&lesson), "{}", lesson.slug);
        assert_eq!(progress.share(&lesson), (asked.len(), asked.len()));
        // Solving a step that does not exist counts for nothing.
        let mut none = Progress::default();
        none.solve(&lesson, lesson.steps.len());
        assert_eq!(none.share(&lesson).0, 0);
    }
}

#[test]
fn an_exhibit_that_cannot_be_is_not_begun() {
    const NO_DAYS: &[LedgerExhibit] = &[LedgerExhibit::of(0)];
    let clock = ClockExhibit::new("nonsense");
    let early = ClockExhibit {
        script: &[(0, Event::Press(Color::White))],
        ..ClockExhibit::new("5")
    };
    let shown = ShownTime {
        clock: Seconds::ZERO,
        bank: Seconds::ZERO,
    };
    let game = TakenUp {
        plies: usize::MAX,
        day: i64::MAX,
        own: shown,
        other: shown,
    };
    let game = LedgerExhibit {
        taken_up: Some(game),
        ..LedgerExhibit::of(700)
    };
    let absence = AbsenceExhibit {
        games: NO_DAYS,
        before: Seconds::ZERO,
        away: Seconds::ZERO,
        advice: false,
    };
    for exhibit in [
        Exhibit::Clock(clock),
        Exhibit::Clock(early),
        Exhibit::Board(BoardExhibit::new("nonsense", "5")),
        Exhibit::Board(BoardExhibit::new(
            Start::standard().fen().leak(),
            "nonsense",
        )),
        Exhibit::SideBySide(SideBySideExhibit::new(&["5", "nonsense"])),
        Exhibit::Ledger(game),
        Exhibit::Ledger(LedgerExhibit::of(0)),
        Exhibit::Absence(absence),
    ] {
        assert!(exhibit.begin().is_none(), "{exhibit:?}");
    }
}

#[test]
fn a_choice_from_an_empty_range_is_its_lower_end() {
    let curves = CurvesExhibit {
        extra: Millis::seconds(-1),
        ..CurvesExhibit::ARTICLE
    };
    let drag = ExhibitAct::Curves(CurvesAct::Drag(Millis::seconds(5)));
    let mut curves = Exhibit::Curves(curves).begin().unwrap();
    assert_eq!(curves.act(drag, 0), Ok(()));
    let days = DurationExhibit {
        days: 700,
        range: (900, 400),
        announces: false,
    };
    let mut days = Exhibit::Duration(days).begin().unwrap();
    let choose = ExhibitAct::Duration(DurationAct::Choose(500));
    assert_eq!(days.act(choose, 0), Ok(()));
}
