//! The index of all lessons: the courses as cards, and the lessons of one of them as a path.

mod path;

use leptos::prelude::*;

use crate::lessons::quiz::{LENGTH, course};
use crate::lessons::{COURSES, OFFERED};
use crate::platform::location;
use crate::ui::learn::learning::Learning;
use crate::ui::learn::quiz::quiz_href;
use crate::ui::route::Route;
use crate::ui::text::learn as texts;
use crate::ui::text::lessons::courses;
use crate::ui::widgets::blocks;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::PageHeader;
use crate::ui::widgets::worded_lesson::{WordedLesson, all, has_questions, lessons_of};
use path::{CoursePath, here};

#[component]
pub(crate) fn IndexPage() -> impl IntoView {
    let learning = Learning::open(expect_context());
    let course = RwSignal::new(course_at_hand(learning));
    let card = |place| view! { <CourseCard learning place course/> };
    let cards = OFFERED.map(card).collect_view();
    // A closure in a closure, so that another path replaces all of this one.
    let path = move || {
        let course = course.get();
        move || view! { <CoursePath learning course/> }
    };
    view! {
        <main class="page wide">
            <PageHeader title=texts::page::title() back=Route::Home/>
            <Notices/>
            <div class="course-cards stack">{cards}</div>
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
    here(learning, &lessons).map_or(OFFERED[0], |here| here.taught.course)
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
            <a class="button" data-act="class" href=Route::Class.href()>
                {texts::class::title()}
            </a>
        </section>
    }
}

/// The card of the course at `place`; a touch shows the course's lessons.
#[component]
fn CourseCard(learning: Learning, place: usize, course: RwSignal<usize>) -> impl IntoView {
    let slug = COURSES.get(place)?.slug;
    let words = courses().get(place)?;
    let is_chosen = Memo::new(move |_| course.get() == place);
    let done = lessons_of(place).filter(|taught| is_done(learning, taught));
    let (done, of) = (done.count(), lessons_of(place).count());
    Some(view! {
        <button
            type="button"
            class="course-card"
            data-course=slug
            aria-pressed=move || if is_chosen.get() { "true" } else { "false" }
            on:click=move |_| course.set(place)
        >
            <CoursePicture slug/>
            <span class="course-words">
                <strong>{words.title}</strong>
                <span class="quiet">{words.aim}</span>
            </span>
            <Ring done of/>
        </button>
    })
}

/// A ring that closes as the lessons are done.
#[component]
fn Ring(done: usize, of: usize) -> impl IntoView {
    view! {
        <span class="course-ring num">
            <svg viewBox="0 0 40 40" aria-hidden="true">
                <circle class="ring-all" cx="20" cy="20" r="17"></circle>
                <circle
                    class="ring-done"
                    cx="20"
                    cy="20"
                    r="17"
                    pathLength=of.to_string()
                    stroke-dasharray=format!("{done} {of}")
                ></circle>
            </svg>
            <b>{done}</b>
            <small>{texts::index::of(of)}</small>
        </span>
    }
}

/// The subject of the course: the three blocks, the two flags, or a clock on the table.
#[component]
fn CoursePicture(slug: &'static str) -> impl IntoView {
    let picture = match slug {
        "triple-block" => blocks::picture(),
        "double-flag" => view! {
            <span class="picture-half fallen">
                <svg viewBox="0 0 24 30">
                    <circle cx="6" cy="4" r="2.5"></circle>
                    <path d="M6 6.5V29"></path>
                    <path class="cloth" d="M7 15h15l-4 5.5 4 5.5H7z"></path>
                </svg>
                "0:48"
            </span>
            <span class="picture-half ebony">
                <svg viewBox="0 0 24 30">
                    <circle cx="6" cy="4" r="2.5"></circle>
                    <path d="M6 6.5V29M6 8h15l-3.5 4.5L21 17H6"></path>
                </svg>
                "2:15"
            </span>
        }
        .into_any(),
        _ => view! {
            <svg viewBox="0 0 220 104">
                <path d="M18 92V36h184v56z"></path>
                <path d="M46 36v-7h44v7M130 36V19h44v17"></path>
                <path class="window" d="M30 48h72v32H30zM118 48h72v32h-72z"></path>
                <path d="M10 92h200"></path>
                <text x="66" y="73">"1:30"</text>
                <text x="154" y="73">"1:30"</text>
            </svg>
        }
        .into_any(),
    };
    view! {
        <span class=["course-picture ", slug].concat() aria-hidden="true">
            {picture}
        </span>
    }
}
