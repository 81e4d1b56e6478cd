//! Lessons: the index, a lesson, and the quiz.

mod course_end;
pub(crate) mod exhibit;
mod feedback;
pub(crate) mod index;
pub(crate) mod learning;
pub(crate) mod lesson;
mod player;
pub(crate) mod quiz;
mod step;

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::el::El;
use crate::ui::route::LearnRoute;
use crate::ui::text::learn;
use crate::ui::widgets::worded_lesson::WordedLesson;
use learning::Learning;

pub(crate) fn learn_page(asked: &LearnRoute) -> El {
    let context = expect_context::<AppContext>();
    let learning = Learning::open(context);
    let (slug, place) = match asked {
        LearnRoute::Lessons => return index::index_page(learning),
        LearnRoute::Quiz => return quiz::quiz_page(),
        LearnRoute::Lesson(slug) => (slug, None),
        LearnRoute::Step(slug, step) => (slug, Some(usize::from(step.get()) - 1)),
    };
    match WordedLesson::find(slug) {
        Some(taught) => lesson::lesson_page(taught, place, learning),
        None => {
            context.notify_here(learn().player.missing.into());
            index::index_page(learning)
        }
    }
}
