//! The picture on the card of a view: [`ViewPicture`].

use leptos::prelude::*;

use crate::ui::widgets::blocks;

/// Shows what a view looks like: two halves of a clock, pieces on a board, the three blocks, or the
/// answers of a lesson.
#[component]
pub(super) fn ViewPicture(view: &'static str) -> impl IntoView {
    let picture = match view {
        "clock" => view! {
            <span class="gallery-half">"5:03"</span>
            <span class="gallery-half ebony">"4:58"</span>
        }
        .into_any(),
        "board" => view! {
            <svg viewBox="0 0 120 80">
                <path class="light" d="M0 0h120v80H0z"></path>
                <path
                    class="dark"
                    d="M20 0h20v20H20zM60 0h20v20H60zM100 0h20v20h-20zM0 20h20v20H0zM40 20h20v20H40z\
                    M80 20h20v20H80zM20 40h20v20H20zM60 40h20v20H60zM100 40h20v20h-20zM0 60h20v20H0z\
                    M40 60h20v20H40zM80 60h20v20H80z"
                ></path>
                <path class="white" d=pawn(20, 60)></path>
                <path class="white" d=pawn(60, 40)></path>
                <path class="black" d=pawn(60, 20)></path>
                <path class="black" d=pawn(100, 0)></path>
                <path class="white" d=rook(80, 60)></path>
                <path class="black" d=rook(0, 0)></path>
            </svg>
        }
        .into_any(),
        "triple-block" => blocks::picture(),
        _ => view! {
            <span class="gallery-answers">
                <i></i>
                <i></i>
                <b></b>
                <b class="chosen"></b>
                <b></b>
            </span>
        }
        .into_any(),
    };
    view! {
        <span class="gallery-picture" data-picture=view aria-hidden="true">
            {picture}
        </span>
    }
}

/// The outline of a pawn on the square of 20 units whose corner is at `x`, `y`.
fn pawn(x: u8, y: u8) -> String {
    format!("M{} {}a3 3 0 1 1 4 0l2 8h2v2H{}v-2h2z", x + 8, y + 8, x + 4)
}

/// The outline of a rook on the square of 20 units whose corner is at `x`, `y`.
fn rook(x: u8, y: u8) -> String {
    format!(
        "M{} {}v-4h2v2h2v-2h4v2h2v-2h2v4l-2 2v5l2 2v2H{}v-2l2-2v-5z",
        x + 4,
        y + 7,
        x + 4
    )
}
