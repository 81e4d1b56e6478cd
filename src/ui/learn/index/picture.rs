//! The picture on the card of a course.

use leptos::prelude::*;

use crate::ui::widgets::blocks;

/// The subject of the course: the three blocks, the two flags, or a clock on the table.
#[component]
pub(super) fn CoursePicture(slug: &'static str) -> impl IntoView {
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
