//! The lessons on a page: one is taken to its end, and the app keeps the progress.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::json;
use zeitnot::lessons::COURSES;
use zeitnot::lessons::lesson::{Asks, Lesson};
use zeitnot::lessons::progress::Progress;
use zeitnot::platform::location;
use zeitnot::storage::versioned::Envelope;
use zeitnot::ui::text::NAMES;

use crate::page::{Page, storage, versioned};
use crate::{turn, until};

const ON: &str = "[data-act=step-on]";

/// The lesson on how a move is completed, which begins with a task and has a
/// question after it.
fn lesson() -> Lesson {
    *COURSES[2]
        .lessons
        .iter()
        .find(|lesson| lesson.slug == "6-7")
        .unwrap()
}

fn answers(place: usize) -> &'static [bool] {
    match lesson().steps[place].asks {
        Asks::Question { answers } => answers,
        _ => panic!("step {place} is not a question"),
    }
}

fn can_go_on(page: &Page) -> bool {
    !page.get(ON).has_attribute("data-waits")
}

fn kept() -> Progress {
    json::read(&versioned().load("lessons").value.unwrap()).unwrap()
}

async fn open(hash: &str) -> Page {
    let page = Page::open().await;
    page.go(hash).await;
    page.wait_for("main.lesson").await;
    page
}

/// Does what the first task requires: both sides move.
async fn do_the_first_task(page: &Page) {
    for color in ["black", "white", "black"] {
        let half = format!(".exhibit .half[data-color={color}]");
        page.touch(&half).await;
    }
    until("the task is done", || {
        page.find("[data-verdict=done]").is_some()
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_learner_cannot_go_on_before_the_task_is_done() {
    let page = open("/learn/6-7").await;
    assert!(!can_go_on(&page));
    assert!(page.key("ArrowRight").await);
    assert_eq!(location::hash(), "/learn/6-7/1");
    do_the_first_task(&page).await;
    assert!(can_go_on(&page));
    page.click(ON).await;
    assert_eq!(location::hash(), "/learn/6-7/2");
    assert!(!can_go_on(&page));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_wrong_answer_says_why_at_once_and_another_can_be_given() {
    let page = open("/learn/6-7/2").await;
    let wrong = answers(1).iter().position(|right| !right).unwrap();
    let right = answers(1).iter().position(|right| *right).unwrap();
    page.click(&format!("[data-answer='{wrong}']")).await;
    let reason = page.text(".reason");
    assert!(reason.starts_with("Not quite."), "{reason}");
    assert!(!can_go_on(&page));
    page.click(&format!("[data-answer='{right}']")).await;
    let reason = page.text(".reason");
    assert!(reason.starts_with("Right."), "{reason}");
    assert!(can_go_on(&page));
    assert_eq!(page.count(".lesson-answer[data-state=right]"), 1);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_solved_steps_and_the_current_step_are_kept() {
    let page = open("/learn/6-7").await;
    do_the_first_task(&page).await;
    page.click(ON).await;
    assert!(kept().is_solved(&lesson(), 0));
    let page = page.reload().await;
    page.go("/learn").await;
    page.wait_for("[data-lesson='6-7']").await;
    let link = page.get("[data-act=go-on]").get_attribute("href");
    assert_eq!(link.as_deref(), Some("#/learn/6-7"));
    page.go("/learn/6-7").await;
    page.wait_for("main.lesson").await;
    assert_eq!(location::hash(), "/learn/6-7/2");
    // A step that was once solved no longer blocks the way.
    page.click("[data-act=step-back]").await;
    assert!(can_go_on(&page));
    page.close().await;
}

#[wasm_bindgen_test]
async fn unreadable_progress_is_set_aside_and_the_lessons_begin_again() {
    let page = Page::open_with(|| {
        let text = Envelope::write(versioned().schema().version(), 1, "[]");
        storage().set_item("zeitnot.lessons.a", &text).unwrap();
    })
    .await;
    page.go("/learn").await;
    page.wait_for("[data-course=article-6]").await;
    page.click("[data-course=article-6]").await;
    page.wait_for("[data-lesson='6-7']").await;
    assert_eq!(page.count(".standing.done"), 0);
    assert_eq!(versioned().quarantine().unwrap().len(), 1);
    page.wait_for(".notice").await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_exhibit_begun_again_is_as_it_was() {
    let page = open("/learn/6-7").await;
    page.touch(".exhibit .half[data-color=black]").await;
    page.wait_for(".exhibit [data-state=running]").await;
    page.click("[data-act=begin-again]").await;
    turn().await;
    assert_eq!(page.count(".exhibit [data-state=running]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_unknown_lesson_address_shows_all_lessons_and_a_notice() {
    let page = Page::open().await;
    page.go("/learn/no-such-lesson").await;
    page.wait_for(".notice").await;
    for course in COURSES {
        page.click(&format!("[data-course={}]", course.slug)).await;
        assert_eq!(page.count("[data-lesson]"), course.lessons.len() as u32);
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_quiz_has_its_seed_in_its_address_and_counts_first_answers() {
    let page = open("/learn/quiz?seed=7").await;
    assert_eq!(location::hash(), "/learn/quiz?seed=7");
    let first = page.text(".asks");
    while page.find(".score-line").is_none() {
        page.click(".lesson-answer").await;
        assert!(can_go_on(&page));
        page.click(ON).await;
    }
    let right: u32 = page
        .get(".score-line")
        .get_attribute("data-right")
        .unwrap()
        .parse()
        .unwrap();
    assert_eq!(page.count(".mistakes > li"), 12 - right);
    page.click("[data-act=same]").await;
    assert_eq!(page.text(".asks"), first);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_link_for_a_class_leads_to_a_lesson_a_course_or_one_quiz() {
    let page = Page::open().await;
    page.go("/learn/class").await;
    page.wait_for("[data-act=class-link]").await;
    let leads_to = |end: &str| {
        let link = page.get("[data-act=class-link]").get_attribute("href");
        let link = link.unwrap();
        assert!(link.ends_with(end), "{link}");
    };
    leads_to("#/learn/df-scramble/1");
    page.choose("[name=lesson]", "1").await;
    leads_to("#/learn/df-first-flag/1");
    assert_eq!(page.text(".class-preview h3"), "The first flag");
    page.click("[name=given][value='1']").await;
    leads_to("#/learn?course=double-flag");
    page.choose("[name=course]", "2").await;
    let english = NAMES.iter().position(|(tag, _)| *tag == "en").unwrap();
    // After the learner's own.
    page.choose("[name=language]", &(english + 1).to_string())
        .await;
    leads_to("?lang=en#/learn?course=triple-block");
    assert_eq!(page.count(".class-preview li"), 10);
    page.click("[name=given][value='2']").await;
    page.choose("[name=course]", "3").await;
    let quiz = page.get("[data-act=class-link]").get_attribute("href");
    let quiz = quiz.unwrap();
    assert!(
        quiz.contains("?lang=en#/learn/quiz?seed=") && !quiz.contains("course"),
        "{quiz}"
    );
    let asked = page.text(".class-preview li");
    page.click("[name=order][value='1']").await;
    leads_to("?lang=en#/learn/quiz");
    assert_eq!(page.count(".class-preview li"), 0);
    page.click("[name=order][value='0']").await;
    assert_eq!(page.text(".class-preview li"), asked);
    // Only a quiz can be of all courses.
    page.click("[name=given][value='0']").await;
    leads_to("?lang=en#/learn/df-scramble/1");
    page.go("/learn?course=double-flag").await;
    page.wait_for("[data-course=double-flag][aria-pressed=true]")
        .await;
    page.close().await;
}
