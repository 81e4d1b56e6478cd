//! The rules' proposals for the days of an event: [`ProposalsView`].

use leptos::prelude::*;

use crate::correspondence::proposal::{Proposal, Proposals};
use crate::lessons::exhibit::ledger::START;
use crate::ui::learn::exhibit::block_figure::BlockFigure;
use crate::ui::text::learn;
use crate::ui::widgets::moment::in_utc;

/// The rules' proposals: the table row, and the formula if it differs.
#[component]
pub(super) fn ProposalsView(proposals: Proposals) -> impl IntoView {
    let words = &learn().correspondence;
    let is_exact = !proposals.agree();
    let table = proposals.listed.map(|proposal| {
        let title = (words.by_table)(proposal.days);
        view! { <ProposalRow title proposal/> }
    });
    let unrated = table
        .is_none()
        .then(|| view! { <p class="lesson-unrated">{words.unrated}</p> });
    let exact = is_exact.then(|| {
        view! { <ProposalRow title=words.by_formula proposal=proposals.exact is_exact/> }
    });
    view! { <div>{table} {unrated} {exact}</div> }
}

#[component]
fn ProposalRow(
    #[prop(into)] title: String,
    proposal: Proposal,
    /// Whether it follows the formula and not the table.
    #[prop(optional)]
    is_exact: bool,
) -> impl IntoView {
    let words = &learn().correspondence;
    let increment = ["50 \u{d7} ", &(words.length)(proposal.increment)].concat();
    view! {
        <div class="lesson-row" class:exact=is_exact>
            <h4>{title}</h4>
            <dl>
                <BlockFigure
                    block="clock"
                    label=words.clock
                    value=(words.length)(proposal.clock)
                />
                <BlockFigure block="increment" label=words.increment value=increment/>
                <BlockFigure
                    block="bank"
                    label=words.bank
                    value=(words.length)(proposal.bank())
                />
            </dl>
            <p>{(words.lasts)(&in_utc(START), &in_utc(proposal.end(START)))}</p>
            <p>{(words.half)(proposal.half())}</p>
        </div>
    }
}
