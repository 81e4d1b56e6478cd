//! The index of all lessons, course by course, with the user's progress.

use leptos::prelude::*;

use crate::lessons::COURSES;
use crate::lessons::lesson::Course;
use crate::lessons::quiz::{LENGTH, pool};
use crate::ui::learn::learning::Learning;
use crate::ui::route::{LearnRoute, Route};
use crate::ui::text::learn;
use crate::ui::text::learn::CourseText;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::PageHeader;
use crate::ui::widgets::worded_lesson::{
    WordedLesson, all, has_questions, lesson_href, lessons_of,
};

/// The courses with their words, each by its place.
fn courses() -> impl Iterator<Item = (usize, &'static Course, &'static CourseText)> {
    let worded = COURSES.iter().zip(&learn().courses).enumerate();
    worded.map(|(place, (course, words))| (place, course, words))
}

#[component]
pub(super) fn IndexPage(learning: Learning) -> impl IntoView {
    let words = learn();
    let section = |(place, course, words): (usize, &'static Course, _)| {
        let lessons: Vec<WordedLesson> = lessons_of(place).collect();
        (!lessons.is_empty()).then(|| {
            view! { <CourseSection learning slug=course.slug words lessons/> }
        })
    };
    view! {
        <main class="page">
            <PageHeader title=words.title back=Route::Home/>
            <Notices/>
            <p class="lead">{words.index.lead}</p>
            <GoOn learning/>
            {courses().map(section).collect_view()}
            {has_questions().then(|| view! { <Quizzes/> })}
        </main>
    }
}

/// The way to where one was, or to the first lesson.
#[component]
fn GoOn(learning: Learning) -> impl IntoView {
    let words = &learn().index;
    let latest = learning.progress.with_untracked(|progress| {
        let reached = progress.latest()?;
        let place = usize::try_from(reached.place).ok()?;
        Some((WordedLesson::find(&reached.slug)?, place))
    });
    let first = || lessons_of(0).next().or_else(|| lessons_of(1).next());
    let (taught, label) = match latest {
        Some((taught, place)) => (taught, (words.go_on)(taught.words.title, place + 1)),
        None => {
            let fresh = next_fresh(learning).or_else(first)?;
            (fresh, (words.begin)(fresh.words.title))
        }
    };
    Some(view! {
        <p class="primary">
            <a class="button main" data-act="go-on" href=lesson_href(&taught)>
                {label}
            </a>
        </p>
    })
}

/// The first lesson that is not done.
fn next_fresh(learning: Learning) -> Option<WordedLesson> {
    all().find(|taught| !is_done(learning, taught))
}

fn is_done(learning: Learning, taught: &WordedLesson) -> bool {
    let progress = learning.progress;
    progress.with_untracked(|progress| progress.is_done(&taught.lesson))
}

/// A course, how much of it is done, and its lessons.
#[component]
fn CourseSection(
    learning: Learning,
    slug: &'static str,
    words: &'static CourseText,
    lessons: Vec<WordedLesson>,
) -> impl IntoView {
    let done = lessons.iter().filter(|taught| is_done(learning, taught));
    let count = (learn().index.lessons_done)(done.count(), lessons.len());
    let row = |taught| view! { <LessonRow learning taught/> };
    view! {
        <section class="course" data-course=slug>
            <div class="course-head">
                <h2>{words.title}</h2>
                <small class="num">{count}</small>
            </div>
            <p class="quiet">{words.aim}</p>
            <ol class="lessons">{lessons.into_iter().map(row).collect_view()}</ol>
        </section>
    }
}

/// The way to a lesson, and how much of it is solved.
#[component]
fn LessonRow(learning: Learning, taught: WordedLesson) -> impl IntoView {
    let words = &learn().index;
    let is_done = is_done(learning, &taught);
    let (solved, of) = learning
        .progress
        .with_untracked(|progress| progress.share(&taught.lesson));
    let standing = match (is_done, solved) {
        (true, _) => words.done.to_owned(),
        (false, 0) => (words.steps)(taught.lesson.steps.len()),
        (false, solved) => (words.solved)(solved, of),
    };
    view! {
        <li>
            <a data-lesson=taught.lesson.slug href=lesson_href(&taught)>
                <strong>{taught.words.title}</strong>
                <span class="standing" class:done=is_done>
                    {is_done.then(|| Icon::Check.view())}
                    {standing}
                </span>
                <span class="quiet">{taught.words.aim}</span>
            </a>
        </li>
    }
}

/// The ways to the quiz of all courses and to those of one.
#[component]
fn Quizzes() -> impl IntoView {
    let words = &learn().quiz;
    let href = Route::Learn(LearnRoute::Quiz).href();
    let link = |act: &'static str, href: String, label: &'static str| {
        view! {
            <li>
                <a class="button" data-act=act href=href>
                    {label}
                </a>
            </li>
        }
    };
    let of_courses = courses()
        .filter(|(place, _, _)| !pool(Some(*place)).is_empty())
        .map(|(_, course, said)| {
            let href = [&href, "?course=", course.slug].concat();
            link("quiz-of-course", href, said.title)
        });
    let of_courses = of_courses.collect_view();
    view! {
        <section class="course">
            <h2>{words.title}</h2>
            <p class="quiet">{(words.lead)(LENGTH)}</p>
            <ul class="quizzes">
                {link("quiz", href, words.mixed)}
                {of_courses}
            </ul>
        </section>
    }
}
