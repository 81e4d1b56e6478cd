//! Lessons: the index, a lesson, and the quiz.

mod class;
mod exhibit;
mod index;
mod learning;
pub(crate) mod lesson;
mod lesson_end;
mod player;
mod quiz;
mod step;
mod step_line;

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::route::LearnRoute;
use crate::ui::text::learn;
use crate::ui::widgets::worded_lesson::WordedLesson;
use class::ClassPage;
use index::IndexPage;
use learning::Learning;
use lesson::LessonPage;
use quiz::QuizPage;

/// The page of an address; the index where there is no such lesson.
#[component]
pub(crate) fn LearnPage(asked: LearnRoute) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let learning = Learning::open(context);
    let (slug, place) = match asked {
        LearnRoute::Lessons => return view! { <IndexPage learning/> }.into_any(),
        LearnRoute::Quiz => return view! { <QuizPage/> }.into_any(),
        LearnRoute::Class => return view! { <ClassPage/> }.into_any(),
        LearnRoute::Lesson(slug) => (slug, None),
        LearnRoute::Step(slug, step) => (slug, Some(usize::from(step.get()) - 1)),
    };
    match WordedLesson::find(&slug) {
        Some(taught) => view! { <LessonPage taught place learning/> }.into_any(),
        None => {
            context.notify_here(learn().player.missing.into());
            view! { <IndexPage learning/> }.into_any()
        }
    }
}
