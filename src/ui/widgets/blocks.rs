//! The three blocks as a bar: clock solid, increment hatched, bank lighter within an outline.
//! Order, colours and textures are the same everywhere.

use leptos::prelude::*;

use crate::correspondence::{Blocks, Seconds};
use crate::ui::text;

/// The exact values in words, for screen readers.
pub(crate) fn in_words(blocks: &Blocks) -> String {
    text::correspondence::blocks(blocks)
}

/// The bar.
#[component]
pub(crate) fn BlockBar(
    #[prop(into)] value: Signal<Blocks>,
    /// The time that its full width stands for.
    #[prop(into)]
    max: Signal<Seconds>,
) -> impl IntoView {
    let widths = Memo::new(move |_| value.get().widths(max.get()));
    let part = move |(place, class): (usize, &'static str)| {
        let width = Memo::new(move |_| widths.get()[place]);
        // Nonempty blocks stay visible, however small.
        view! {
            <i class=class class:none=move || width.get() == 0 style:width=move || percent(width.get())></i>
        }
    };
    let parts = ["blocks-clock", "blocks-increment", "blocks-bank"];
    view! {
        <div class="blocks" role="img" aria-label=move || value.with(in_words)>
            {parts.into_iter().enumerate().map(part).collect_view()}
        </div>
    }
}

/// A picture of the three, for a card that is about them.
pub(crate) fn picture() -> AnyView {
    view! {
        <span class="blocks picture">
            <i class="blocks-clock"></i>
            <i class="blocks-increment"></i>
            <i class="blocks-bank"></i>
        </span>
    }
    .into_any()
}

/// Formats tenths of a percent for CSS.
fn percent(tenths: i64) -> String {
    format!("{}.{}%", tenths / 10, tenths % 10)
}
