//! Lessons: the index, a lesson, and the quiz.

pub(crate) mod class;
mod exhibit;
pub(crate) mod index;
mod learning;
pub(crate) mod lesson;
mod lesson_end;
mod player;
pub(crate) mod quiz;
mod step;
mod step_line;

use leptos::prelude::*;

use crate::platform::location;
use crate::ui::context::AppContext;
use crate::ui::route::Route;
use crate::ui::text::learn as texts;
use crate::ui::widgets::worded_lesson::WordedLesson;
use learning::Learning;
use lesson::LessonPage;

/// The page of a lesson, at a step or where it was left. If there is no such lesson, the list of
/// lessons takes its place.
#[component]
pub(crate) fn LearnPage(slug: String, place: Option<usize>) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let learning = Learning::open(context);
    let taught = WordedLesson::find(&slug);
    if taught.is_none() {
        location::set_hash_in_place(&Route::Learn.href()[1..]);
        context.notify_next(texts::player::missing().into());
    }
    taught.map(|taught| view! { <LessonPage taught place learning/> })
}
