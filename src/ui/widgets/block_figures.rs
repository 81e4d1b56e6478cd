//! Clock, increment and bank in a line, each with its mark: [`BlockFigures`].

use leptos::prelude::*;

use crate::correspondence::Seconds;
use crate::ui::text::correspondence::common;
use crate::ui::text::correspondence::figure;

/// The three blocks as figures.
#[component]
pub(crate) fn BlockFigures(
    /// Clock, increment and bank.
    blocks: [Seconds; 3],
    /// How many moves bring an increment, where nothing else says it.
    #[prop(optional)]
    increment_moves: Option<u32>,
) -> impl IntoView {
    let [clock, increment, bank] = blocks;
    let figures = [
        ("clock", common::clock(), clock),
        ("increment", common::increment_short(), increment),
        ("bank", common::bank(), bank),
    ];
    let one = |(block, label, amount): (&'static str, &'static str, Seconds)| {
        let moves = increment_moves.filter(|_| block == "increment");
        view! {
            <span data-block=block>
                <Swatch block/>
                <small>{label}</small>
                <b>
                    {figure(amount)}
                    {moves.map(|moves| format!("\u{a0}\u{d7} {moves}"))}
                </b>
            </span>
        }
    };
    view! { <span class="event-figures">{figures.map(one).collect_view()}</span> }
}

/// The mark of a block: its colour and its texture.
#[component]
fn Swatch(block: &'static str) -> impl IntoView {
    view! { <i class="event-swatch" data-swatch=block aria-hidden="true"></i> }
}
