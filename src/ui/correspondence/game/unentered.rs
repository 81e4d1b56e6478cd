//! Under the board: moves that are on it and not entered yet, or the buttons that walk through the
//! game.

use leptos::prelude::*;

use super::move_line::NextMoves;
use super::moves::Walking;
use crate::ui::text;
use crate::ui::text::correspondence::game as words;

/// The moves that are not entered yet, with their buttons; without any, the buttons that walk.
#[component]
pub(super) fn UnderBoard(next: NextMoves) -> impl IntoView {
    let page = next.page;
    let labels = Memo::new(move |_| {
        let labels = page.line.with(|line| line.labels());
        labels.filter(|_| page.takes_moves())
    });
    move || match labels.get() {
        None => view! { <Walking page/> }.into_any(),
        Some(labels) => view! { <Unentered next labels/> }.into_any(),
    }
}

#[component]
fn Unentered(next: NextMoves, labels: String) -> impl IntoView {
    let page = next.page;
    view! {
        <div class="correspondence-unentered no-print">
            <p role="status">{words::unentered(&labels)}</p>
            <div>
                <button type="button" data-act="take-back" on:click=move |_| page.take_back()>
                    {text::play::acts::take_back()}
                </button>
                <button
                    class="main"
                    type="button"
                    data-act="enter-moves"
                    on:click=move |_| next.enter()
                >
                    {words::enter()}
                </button>
            </div>
        </div>
    }
}
