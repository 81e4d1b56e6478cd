//! The three blocks of an event drawn large: [`BlocksDrawing`].

use leptos::prelude::*;

use super::blocks::in_words;
use crate::correspondence::{Blocks, Seconds};

/// The number of increments drawn; if there are more, the last one follows an ellipsis.
const DRAWN: u32 = 5;

/// The widths of the three in the drawing, as parts of its width.
pub(crate) fn parts([clock, increment, bank]: [Seconds; 3], moves: u32) -> [i64; 3] {
    let [clock, bank] = [clock, bank].map(|block| block.get().max(0));
    let has_increment = increment.is_positive() && moves > 0;
    let increments = if has_increment {
        clock.max(bank) * 29 / 50
    } else {
        0
    };
    [clock, increments, bank]
}

/// The drawing: clock and bank to scale, solid and lighter; the increments hatched and counted.
#[component]
pub(crate) fn BlocksDrawing(
    /// Clock, increment and bank.
    blocks: Signal<[Seconds; 3]>,
    /// How many moves bring the increment.
    moves: Signal<u32>,
) -> impl IntoView {
    let words = move || {
        let [clock, increment, bank] = blocks.get();
        in_words(&Blocks {
            clock,
            increment,
            bank,
        })
    };
    let share = move |place: usize| parts(blocks.get(), moves.get())[place];
    let increments = Memo::new(move |_| if share(1) > 0 { moves.get() } else { 0 });
    let stripes = move || {
        let count = increments.get();
        let stripe = |_| view! { <i></i> };
        let before = if count > DRAWN { DRAWN - 1 } else { count };
        view! {
            {(0..before).map(stripe).collect_view()}
            {(count > DRAWN).then(|| view! { <b>"\u{2026}"</b><i></i> })}
        }
    };
    view! {
        <div class="blocks-drawing" role="img" aria-label=words>
            <i
                class="blocks-drawing-clock"
                style:flex-grow=move || share(0).to_string()
                class:none=move || share(0) == 0
            ></i>
            <span
                style:flex-grow=move || share(1).to_string()
                class:none=move || increments.get() == 0
            >
                {stripes}
            </span>
            <i
                class="blocks-drawing-bank"
                style:flex-grow=move || share(2).to_string()
                class:none=move || share(2) == 0
            ></i>
        </div>
    }
}
