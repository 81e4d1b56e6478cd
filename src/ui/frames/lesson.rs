//! An embedded lesson. Solved steps count for this visit only.

use leptos::prelude::*;

use super::DrawLesson;
use super::problems::Problems;
use crate::ui::text::learn as texts;
use crate::ui::widgets::worded_lesson::WordedLesson;

/// Shows the lesson of this name, from a step on that is counted from 1.
#[component]
pub(super) fn LessonView(lesson: String, step: Option<u32>, draw: DrawLesson) -> impl IntoView {
    match WordedLesson::find(&lesson) {
        Some(taught) => {
            let place = step.and_then(|step| usize::try_from(step).ok());
            let place = place.map_or(0, |place| place.saturating_sub(1));
            draw(taught, Some(place)).into_any()
        }
        None => view! {
            <main class="embed-view" aria-label=texts::gallery::name_of("lesson")>
                <Problems why=vec![texts::player::missing().into()]/>
            </main>
        }
        .into_any(),
    }
}
