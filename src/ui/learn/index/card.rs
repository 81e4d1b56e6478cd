//! A course as a card: its picture, what it is about, and how much of it is done.

use leptos::prelude::*;

use super::is_done;
use super::picture::CoursePicture;
use crate::lessons::COURSES;
use crate::ui::learn::learning::Learning;
use crate::ui::text::learn as texts;
use crate::ui::text::lessons::courses;
use crate::ui::widgets::worded_lesson::lessons_of;

/// The card of the course at `place`; a touch shows the course's lessons.
#[component]
pub(super) fn CourseCard(
    learning: Learning,
    place: usize,
    course: RwSignal<usize>,
) -> impl IntoView {
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
