//! The index of all lessons: the courses as cards, and the lessons of one of them as a path.

mod card;
mod path;
mod picture;

use leptos::prelude::*;

use crate::lessons::COURSES;
use crate::lessons::quiz::{LENGTH, course};
use crate::platform::location;
use crate::ui::learn::learning::Learning;
use crate::ui::learn::quiz::quiz_href;
use crate::ui::route::{LearnRoute, Route};
use crate::ui::text::learn as texts;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::PageHeader;
use crate::ui::widgets::worded_lesson::{WordedLesson, all, has_questions};
use card::CourseCard;
use path::{CoursePath, here};

#[component]
pub(crate) fn IndexPage() -> impl IntoView {
    let learning = Learning::open(expect_context());
    let course = RwSignal::new(course_at_hand(learning));
    let cards = (0..COURSES.len())
        .map(|place| view! { <CourseCard learning place course/> })
        .collect_view();
    // A closure in a closure, so that another path replaces all of this one.
    let path = move || {
        let course = course.get();
        move || view! { <CoursePath learning course/> }
    };
    view! {
        <main class="page wide">
            <PageHeader title=texts::page::title() back=Route::Home/>
            <Notices/>
            <div class="course-cards">{cards}</div>
            {path}
            {has_questions().then(|| view! { <MixedQuiz/> })}
        </main>
    }
}

/// The course of the address; otherwise that of the lesson the learner was in last, or else the
/// first that has something left to do.
fn course_at_hand(learning: Learning) -> usize {
    let hash = location::hash();
    let (_, query) = Route::parse(&hash);
    let asked = location::value_of("course", query).and_then(|slug| course(&slug));
    if let Some(asked) = asked {
        return asked;
    }
    let lessons: Vec<WordedLesson> = all().collect();
    here(learning, &lessons).map_or(0, |here| here.taught.course)
}

fn is_done(learning: Learning, taught: &WordedLesson) -> bool {
    let progress = learning.progress;
    progress.with_untracked(|progress| progress.is_done(&taught.lesson))
}

/// The way to the quiz of all courses.
#[component]
fn MixedQuiz() -> impl IntoView {
    view! {
        <section class="mixed-quiz">
            <div>
                <h2>{texts::quiz::title()}</h2>
                <p class="quiet">{texts::quiz::lead(LENGTH)}</p>
            </div>
            <a class="button" data-act="quiz" href=quiz_href(None, None)>
                {texts::quiz::mixed()}
            </a>
            <a class="button" data-act="class" href=Route::Learn(LearnRoute::Class).href()>
                {texts::class::title()}
            </a>
        </section>
    }
}
