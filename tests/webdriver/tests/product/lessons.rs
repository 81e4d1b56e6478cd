//! The lessons, as one takes them.

use serde_json::json;
use zeitnot_core::clock::Event;
use zeitnot_core::lessons::exhibit::ExhibitAct;
use zeitnot_core::lessons::lesson::{Asks, Lesson, Step};
use zeitnot_core::lessons::{COURSES, find};
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::{Page, half_of};
use zeitnot_webdriver::stage::Stage;

use crate::pages::fits;

const ON: &str = "[data-act=step-on]";
const ENTER: char = '\u{e007}';
const RIGHT: char = '\u{e014}';

/// Longer than the app takes to show an act.
const SHOWN: i64 = 2_000;

fn open(page: &Page, lesson: &Lesson, place: usize) {
    page.go(&format!("#/learn/{}/{}", lesson.slug, place + 1));
    is_at(page, lesson, place);
}

fn is_at(page: &Page, lesson: &Lesson, place: usize) {
    let hash = format!("#/learn/{}/{}", lesson.slug, place + 1);
    page.wait(&format!(
        "location.hash === {} && document.querySelector('main.lesson')",
        json!(hash)
    ));
}

fn right_answer(step: &Step) -> Option<usize> {
    match step.asks {
        Asks::Question { answers } => answers.iter().position(|right| *right),
        _ => None,
    }
}

/// Lets a task be shown to its end.
fn watch_it(page: &Page, step: &Step) {
    if let Asks::Task { solution, .. } = step.asks {
        for _ in solution {
            page.advance(SHOWN);
        }
        page.wait_for("[data-verdict=done]");
    }
}

/// `core/tests/lessons` solves the tasks.
#[test]
fn no_lesson_step_or_right_answer_is_cut_off_on_a_small_phone() {
    let device = Device {
        motion: false,
        ..Device::SMALL_PHONE
    };
    Stage::still().on(device).run(|page| {
        page.open("#/learn");
        for course in COURSES {
            page.tap(&format!("[data-course={}]", course.slug));
            page.wait_for(&format!("[data-lesson='{}']", course.lessons[0].slug));
            fits(page);
        }
        for lesson in COURSES.iter().flat_map(|course| course.lessons) {
            for (place, step) in lesson.steps.iter().enumerate() {
                open(page, lesson, place);
                // An answer adds its reason to what the step shows.
                if let Some(right) = right_answer(step) {
                    let answer = format!("document.querySelector(\"[data-answer='{right}']\")");
                    page.wait(&format!("{answer} !== null"));
                    page.value(&format!("{answer}.click()"));
                    page.wait_for(&format!("{ON}:not([data-waits])"));
                }
                fits(page);
            }
        }
    });
}

/// The parts of the step at hand that are not wholly above its foot.
fn beyond_the_foot(page: &Page, parts: &str) -> Vec<String> {
    let found = page.value(&format!(
        "(foot => [...document.querySelectorAll('.step :is({parts})')]
           .filter((part) => part.getBoundingClientRect().bottom > foot + 1)
           .map((part) => part.classList[0]))
         (document.querySelector('.step-foot').getBoundingClientRect().top)"
    ));
    serde_json::from_value(found).expect("the classes of the parts")
}

/// The steps with a part that is not wholly in sight when they are opened: the lesson and the
/// step's number.
fn out_of_sight(page: &Page, parts: &str) -> Vec<String> {
    let mut found = Vec::new();
    for lesson in COURSES.iter().flat_map(|course| course.lessons) {
        for place in 0..lesson.steps.len() {
            open(page, lesson, place);
            if !beyond_the_foot(page, parts).is_empty() {
                found.push(format!("{} {}", lesson.slug, place + 1));
            }
        }
    }
    found
}

/// The question or the task of a step.
const ASKED: &str = ".asks";
/// The question or task of a step, the exhibit, and the answers.
const WHOLE: &str = ".task, .asks, .exhibit, .answers";
/// Steps of which a phone shows what is asked and what one does for it, but not the last part: the
/// last entry or the opponent's account, the third game, a sixth act, the last answers.
const LONG: [&str; 7] = [
    "tb-etl 6",
    "tb-110-days 4",
    "tb-team 6",
    "tb-absence 4",
    "tb-absence 6",
    "df-bonus 8",
    "6-2 7",
];

#[test]
fn a_step_shows_what_it_asks_without_scrolling_on_phones_and_on_a_wall() {
    Stage::still().on(Device::PHONE).run(|page| {
        page.open("#/learn");
        assert_eq!(out_of_sight(page, WHOLE), LONG);
        page.change_device(Device::NARROW_PHONE);
        assert_eq!(out_of_sight(page, ASKED), [""; 0]);
        page.change_device(Device::WIDE);
        assert_eq!(out_of_sight(page, WHOLE), [""; 0]);
        // Three curves, their rules and figures are higher than a small screen.
        page.change_device(Device::SMALL_PHONE);
        let (_, lesson) = find("df-bonus").unwrap();
        open(page, &lesson, 7);
        assert_eq!(beyond_the_foot(page, ASKED), ["asks"]);
        page.tap(ON);
        page.wait(IN_SIGHT);
    });
}

/// Whether the question or task of a step is above its foot.
const IN_SIGHT: &str = "document.querySelector('.step .asks').getBoundingClientRect().bottom
    <= document.querySelector('.step-foot').getBoundingClientRect().top";

#[test]
fn a_clock_lesson_is_taken_by_touch_and_is_still_done_after_a_reload() {
    let (_, lesson) = find("6-7").unwrap();
    Stage::still().on(Device::PHONE).run(|page| {
        page.open("#/learn");
        page.tap("[data-course=article-6]");
        page.tap("[data-lesson='6-7']");
        for (place, step) in lesson.steps.iter().enumerate() {
            is_at(page, &lesson, place);
            match step.asks {
                Asks::Nothing => {}
                Asks::Question { answers } => {
                    // The wrong answers first: they block nothing.
                    for wrong in (0..answers.len()).filter(|place| !answers[*place]) {
                        page.tap(&format!("[data-answer='{wrong}']"));
                        page.wait_for(&format!("{ON}[data-waits]"));
                    }
                    let right = right_answer(step).unwrap_or_default();
                    page.tap(&format!("[data-answer='{right}']"));
                }
                Asks::Task { solution, .. } => {
                    for (after, act) in solution {
                        page.advance(*after);
                        match act {
                            ExhibitAct::Clock(Event::Press(side)) => {
                                page.tap(&format!(".exhibit {}", half_of(*side)));
                            }
                            ExhibitAct::Clock(event) => {
                                page.tap(&format!("[data-offer={}]", event.name()));
                            }
                            _ => {}
                        }
                    }
                    page.wait_for("[data-verdict=done]");
                }
            }
            if place == 1 {
                page.reload_any();
                is_at(page, &lesson, place);
                page.wait_for(&format!("{ON}:not([data-waits])"));
            }
            page.tap(ON);
        }
        page.wait_for("[data-end=done]");
        page.go("#/learn");
        page.reload_any();
        page.tap("[data-course=article-6]");
        page.wait_for("[data-lesson='6-7'] .standing.done");
    });
}

/// Notes where the sounds go, and counts what makes them.
const COUNT_NOTES: &str = "window.notes = 0;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.output = this;
      }
      createOscillator() {
        window.notes += 1;
        return super.createOscillator();
      }
    };";

#[test]
fn only_a_right_answer_makes_a_sound_and_only_with_sounds_on() {
    let (_, lesson) = find("6-7").unwrap();
    let asks = |step: &Step| matches!(step.asks, Asks::Question { .. });
    let place = lesson.steps.iter().position(asks).expect("a question");
    let right = right_answer(&lesson.steps[place]).unwrap_or_default();
    let wrong = usize::from(right == 0);
    for sound in [true, false] {
        Stage::new().run(|page| {
            page.leave();
            page.set_value("settings", &json!({ "sound": sound }));
            page.inject(COUNT_NOTES);
            page.open("#/learn");
            open(page, &lesson, place);
            page.tap(&format!("[data-answer='{wrong}']"));
            if sound {
                page.wait("window.output?.state === 'running'");
            }
            page.wait_for(&format!("{ON}[data-waits]"));
            assert_eq!(page.value("window.notes"), json!(0));
            page.tap(&format!("[data-answer='{right}']"));
            page.wait_for(&format!("{ON}:not([data-waits])"));
            assert_eq!(page.value("window.notes > 0"), json!(sound));
        });
    }
}

/// By keyboard alone: digits answer, Enter goes on, and the app shows what is hard.
fn by_keyboard(lesson: &Lesson) {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.open(&format!("#/learn/{}", lesson.slug));
        for (place, step) in lesson.steps.iter().enumerate() {
            is_at(page, lesson, place);
            // Each step except the first moves the focus to its text, once it is drawn.
            if place > 0 {
                page.wait("document.activeElement.matches('.says-it')");
            }
            if let Some(right) = right_answer(step) {
                let digit = u32::try_from(right + 1).ok();
                page.key(
                    digit
                        .and_then(|digit| char::from_digit(digit, 10))
                        .unwrap_or('1'),
                );
            } else if step.asks() {
                page.at_once("document.querySelector('[data-act=show]').focus()");
                page.key(ENTER);
                watch_it(page, step);
                page.at_once("document.activeElement.blur()");
            }
            page.wait_for(&format!("{ON}:not([data-waits])"));
            page.key(RIGHT);
        }
        page.wait_for("[data-end=done]");
    });
}

#[test]
fn a_lesson_on_triple_block_is_taken_by_keyboard() {
    by_keyboard(&COURSES[0].lessons[0]);
}

#[test]
fn a_lesson_on_the_double_flag_is_taken_by_keyboard() {
    by_keyboard(&COURSES[1].lessons[0]);
}
