//! The quiz: questions from all lessons, chosen by a seed that users can share.

mod sitting;

use std::cmp::Ordering;

use leptos::prelude::*;

use crate::lessons::COURSES;
use crate::lessons::quiz::AskedQuestion;
use crate::lessons::run::StepOutcome;
use crate::platform::focus::take_focus;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::ui::learn::exhibit::Stage;
use crate::ui::learn::step::{StepFoot, StepView};
use crate::ui::learn::step_line::StepLine;
use crate::ui::route::{LessonRoute, Route};
use crate::ui::text::base;
use crate::ui::text::learn as texts;
use crate::ui::watch::watch;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::PageHeader;
use crate::ui::widgets::worded_lesson::{WordedLesson, step_href};
use sitting::Sitting;
pub(super) use sitting::fresh_seed;

/// The link to a quiz: the one of this seed or a fresh one, of this course or of all.
pub(super) fn quiz_href(seed: Option<u64>, course: Option<usize>) -> String {
    let seed = seed.map(|seed| ["seed=", &seed.to_string()].concat());
    let course = course.and_then(|place| COURSES.get(place));
    let course = course.map(|course| ["course=", course.slug].concat());
    let query: Vec<String> = seed.into_iter().chain(course).collect();
    let page = Route::Lesson(LessonRoute::Quiz).href();
    if query.is_empty() {
        page
    } else {
        [page, query.join("&")].join("?")
    }
}

#[component]
pub(crate) fn QuizPage() -> impl IntoView {
    let sitting = Sitting::open();
    let part = move |place: usize| {
        let (asked, is_empty) = sitting.quiz.with_untracked(|quiz| {
            let asked = quiz.asked();
            (asked.get(place).cloned(), asked.is_empty())
        });
        match asked {
            Some(asked) => view! { <QuizQuestion sitting place asked/> }.into_any(),
            None if is_empty => view! { <p class="empty">{texts::quiz::none()}</p> }.into_any(),
            None => view! { <QuizResult sitting/> }.into_any(),
        }
    };
    let at = Memo::new(move |_| sitting.at());
    let question = move || {
        let (_, place) = at.get();
        // A closure in a closure, so that another question replaces all of this one.
        move || untrack(|| part(place))
    };
    view! {
        <main class="page lesson quiz">
            <PageHeader title=texts::quiz::title() back=Route::Learn/>
            <Notices/>
            <p class="quiet num">{move || sitting.name()}</p>
            {question}
        </main>
    }
}

/// A question of a quiz. Only the first answer counts.
#[component]
fn QuizQuestion(sitting: Sitting, place: usize, asked: AskedQuestion) -> impl IntoView {
    let count = sitting.quiz.with_untracked(|quiz| quiz.asked().len());
    let taught = WordedLesson::at(asked.question.course, asked.question.lesson)?;
    let words = taught.step(asked.question.step)?;
    let stage = Stage::new(taught.lesson, asked.question.step);
    let outcome = Memo::new(move |_| stage.outcome());
    let order = asked.order.clone();
    watch(move || {
        if let StepOutcome::Right(given) | StepOutcome::Wrong(given) = outcome.get()
            && let Some(shown) = order.iter().position(|place| *place == given)
        {
            sitting.quiz.update_untracked(|quiz| {
                let _ = quiz.answer(place, shown);
            });
        }
    });
    let order = asked.order.clone();
    use_listener(on_key_down(move |key| on_key(sitting, stage, &order, key)));
    let mark = move |mark: usize| match mark.cmp(&place) {
        Ordering::Less => "passed",
        Ordering::Equal => "here",
        Ordering::Greater => "open",
    };
    Some(view! {
        <StepLine words=texts::quiz::question(place + 1, count) count mark/>
        <StepView stage words order=asked.order takes_focus=sitting.moved.get_value()/>
        <QuestionFoot sitting stage outcome is_last={place + 1 == count}/>
    })
}

/// The foot of a question: one goes on once it is answered.
#[component]
fn QuestionFoot(
    sitting: Sitting,
    stage: Stage,
    outcome: Memo<StepOutcome>,
    is_last: bool,
) -> impl IntoView {
    let is_open = move || outcome.get() == StepOutcome::Open;
    let on_label = if is_last {
        texts::quiz::see_result()
    } else {
        texts::player::go_on()
    };
    view! {
        <StepFoot
            stage
            label=texts::quiz::title()
            why_not=Signal::derive(move || {
                if is_open() { texts::player::answer_first() } else { "" }
            })
            on_label
            go_on=move |()| go_on(sitting, stage)
        />
    }
}

fn go_on(sitting: Sitting, stage: Stage) {
    if untrack(|| stage.outcome()) != StepOutcome::Open {
        sitting.go_on();
    }
}

/// Digits answer, in the order of the page; Enter and the arrow go on.
fn on_key(sitting: Sitting, stage: Stage, order: &[usize], key: &KeyPress) -> bool {
    if key.repeat || key.modified || key.writing {
        return false;
    }
    if key.code == "ArrowRight" || (key.code == "Enter" && !key.on_control) {
        go_on(sitting, stage);
        return true;
    }
    let number = key.key.parse::<usize>().ok();
    let shown = number.and_then(|number| number.checked_sub(1));
    let Some(place) = shown.and_then(|shown| order.get(shown)) else {
        return false;
    };
    if !untrack(|| stage.outcome()).is_solved() {
        stage.answer(*place);
    }
    true
}

/// The score, the wrong answers, and the ways to another quiz.
#[component]
fn QuizResult(sitting: Sitting) -> impl IntoView {
    let (score, seed, mistakes) = sitting.quiz.with_untracked(|quiz| {
        let mistakes = quiz.wrong().filter_map(Mistake::of).collect::<Vec<_>>();
        (quiz.score(), quiz.seed(), mistakes)
    });
    let course = sitting.course.get_untracked();
    let wrong = if mistakes.is_empty() {
        view! { <p>{texts::quiz::all_right()}</p> }.into_any()
    } else {
        let row = |mistake| view! { <MistakeRow mistake/> };
        view! {
            <h3>{texts::quiz::were_wrong()}</h3>
            <ol class="mistakes">{mistakes.into_iter().map(row).collect_view()}</ol>
        }
        .into_any()
    };
    view! {
        <div class="lesson-end">
            <h2 class="end-title" tabindex="-1" use:take_focus=true>
                {texts::quiz::result()}
            </h2>
            <p class="score-line num" data-right=score.right.to_string()>
                {texts::quiz::score(score.right, score.of)}
            </p>
            {wrong}
            <p class="primary">
                <button
                    class="main"
                    data-act="another"
                    on:click=move |_| sitting.begin(fresh_seed(), course)
                >
                    {texts::quiz::another()}
                </button>
                <button data-act="same" on:click=move |_| sitting.begin(seed, course)>
                    {texts::quiz::same()}
                </button>
            </p>
        </div>
    }
}

/// A question with a wrong answer.
struct Mistake {
    asks: &'static str,
    given: &'static str,
    right: &'static str,
    /// Why the right answer is right.
    why: &'static str,
    /// The address of its step, and the title of the lesson.
    href: String,
    lesson: &'static str,
}

impl Mistake {
    fn of(asked: &AskedQuestion) -> Option<Mistake> {
        let question = asked.question;
        let taught = WordedLesson::at(question.course, question.lesson)?;
        let said = taught.step(question.step)?;
        let (given, _) = *said.answers.get(*asked.order.get(asked.given()?)?)?;
        let right = question.answers().iter().position(|right| *right)?;
        let (right, why) = *said.answers.get(right)?;
        Some(Mistake {
            asks: said.asks,
            given,
            right,
            why,
            href: step_href(&taught, question.step),
            lesson: taught.words.title,
        })
    }
}

/// The question, the learner's answer, the right one, and the way to its step.
#[component]
fn MistakeRow(mistake: Mistake) -> impl IntoView {
    let line = |label: &'static str, answer: &'static str| {
        view! {
            <p>
                <span class="quiet">{label}</span>
                " "
                {answer}
            </p>
        }
    };
    view! {
        <li>
            <p class="asks">{mistake.asks}</p>
            {line(texts::quiz::your_answer(), mistake.given)}
            {line(texts::quiz::right_answer(), mistake.right)}
            <p>{mistake.why}</p>
            <p>
                <a href=mistake.href>{texts::quiz::to_step()} {base::common::colon()} {mistake.lesson}</a>
            </p>
        </li>
    }
}
