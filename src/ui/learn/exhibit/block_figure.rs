//! An exact value of one of the three blocks: [`BlockFigure`].

use leptos::prelude::*;

/// The name of a block and its exact value.
#[component]
pub(super) fn BlockFigure(
    /// The name by which style sheets and tests find the block.
    block: &'static str,
    label: &'static str,
    #[prop(into)] value: Signal<String>,
) -> impl IntoView {
    view! {
        <div data-block=block>
            <dt>{label}</dt>
            <dd class="num">{move || value.get()}</dd>
        </div>
    }
}
