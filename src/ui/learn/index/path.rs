//! The lessons of a course as a path, from the first to the last.

use leptos::prelude::*;

use super::is_done;
use crate::lessons::quiz::pool;
use crate::ui::learn::learning::Learning;
use crate::ui::learn::quiz::quiz_href;
use crate::ui::text::learn as texts;
use crate::ui::text::lessons::courses;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::worded_lesson::{WordedLesson, lesson_href, lessons_of};

/// The title of the course, the ways on and to its quiz, and its lessons.
#[component]
pub(super) fn CoursePath(learning: Learning, course: usize) -> impl IntoView {
    let words = courses().get(course)?;
    let lessons: Vec<WordedLesson> = lessons_of(course).collect();
    let here = here(learning, &lessons);
    // A wide page shows the path in two columns.
    let rows = lessons.len().div_ceil(2);
    let way = here.map(|here| view! { <GoOn here/> });
    let quiz = (!pool(Some(course)).is_empty()).then(|| {
        view! {
            <a class="button" data-act="quiz-of-course" href=quiz_href(None, Some(course))>
                {texts::quiz::title()}
            </a>
        }
    });
    let lesson = |taught: WordedLesson| {
        let step = here.filter(|here| here.taught.place == taught.place);
        let step = step.map(|here| here.step);
        view! { <LessonRow learning taught step turns={taught.place == rows}/> }
    };
    Some(view! {
        <section class="course">
            <div class="course-head row">
                <h2>{words.title}</h2>
                {quiz}
                {way}
            </div>
            <ol class="lessons" style:--rows=rows.to_string()>
                {lessons.into_iter().map(lesson).collect_view()}
            </ol>
        </section>
    })
}

/// The lesson and the step to go on with.
#[derive(Clone, Copy)]
pub(super) struct Here {
    pub taught: WordedLesson,
    /// The step reached, counted from 0; `None` in a lesson that was not begun.
    step: Option<usize>,
}

/// The one of `lessons` that the learner was in last, else the first that is not done.
pub(super) fn here(learning: Learning, lessons: &[WordedLesson]) -> Option<Here> {
    let latest = learning.progress.with_untracked(|progress| {
        let reached = progress.latest()?;
        let taught = lessons
            .iter()
            .find(|taught| taught.lesson.slug == reached.slug)?;
        let step = usize::try_from(reached.place).ok();
        Some(Here {
            taught: *taught,
            step,
        })
    });
    let fresh = || lessons.iter().find(|taught| !is_done(learning, taught));
    latest.or_else(|| {
        fresh().map(|taught| Here {
            taught: *taught,
            step: None,
        })
    })
}

#[component]
fn GoOn(here: Here) -> impl IntoView {
    let number = here.taught.place + 1;
    let label = match here.step {
        Some(_) => texts::index::go_on(number),
        None => texts::index::begin(number),
    };
    view! {
        <a class="button main" data-act="go-on" href=lesson_href(&here.taught)>
            {label}
        </a>
    }
}

/// The link to a lesson, and the learner's progress in it.
#[component]
fn LessonRow(
    learning: Learning,
    taught: WordedLesson,
    /// Set for the lesson at hand: the step reached, if the lesson was begun.
    step: Option<Option<usize>>,
    /// Whether it is the first of the second column.
    turns: bool,
) -> impl IntoView {
    let is_done = is_done(learning, &taught);
    let is_here = step.is_some();
    let of = taught.lesson.steps.len();
    let standing = match (is_done, step.flatten()) {
        (true, _) => texts::index::done().to_owned(),
        (false, Some(step)) => texts::player::step((step + 1).min(of), of),
        (false, None) => texts::index::steps(of),
    };
    let place = if is_done {
        Icon::Check.view().into_any()
    } else {
        (taught.place + 1).into_any()
    };
    view! {
        <li class:done=is_done class:here=is_here class:turns=turns>
            <a data-lesson=taught.lesson.slug href=lesson_href(&taught)>
                <span class="lesson-place num" aria-hidden="true">
                    {place}
                </span>
                <span class="lesson-words">
                    <strong>{taught.words.title}</strong>
                    <span class="quiet">{taught.words.aim}</span>
                </span>
                <span class="standing" class:done=is_done class:unseen=is_done>
                    {standing}
                </span>
            </a>
        </li>
    }
}
