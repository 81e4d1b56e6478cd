//! The quiz: questions from all lessons, chosen by a seed that users can share.

mod question;
mod result;
mod sitting;

use leptos::prelude::*;

use crate::lessons::COURSES;
use crate::ui::route::{LearnRoute, LessonRoute, Route};
use crate::ui::text::learn as texts;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::PageHeader;
use question::QuizQuestion;
use result::QuizResult;
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
            <PageHeader title=texts::quiz::title() back=LearnRoute::Lessons/>
            <Notices/>
            <p class="quiet num">{move || sitting.name()}</p>
            {question}
        </main>
    }
}
