//! The rules' proposals for the days of an event: [`ProposalsView`].

use leptos::prelude::*;

use crate::correspondence::proposal::{Proposal, Proposals};
use crate::lessons::exhibit::ledger::START;
use crate::ui::learn::exhibit::block_figure::BlockFigure;
use crate::ui::text::correspondence;
use crate::ui::text::learn as texts;
use crate::ui::widgets::moment::in_utc;

/// The rules' proposals: the table row, and the formula if it differs.
#[component]
pub(super) fn ProposalsView(proposals: Proposals) -> impl IntoView {
    let is_exact = !proposals.agree();
    let table = proposals.listed.map(|proposal| {
        let title = texts::ledger::by_table(proposal.days);
        view! { <ProposalRow title proposal/> }
    });
    let unrated = table
        .is_none()
        .then(|| view! { <p class="lesson-unrated">{texts::ledger::unrated()}</p> });
    let exact = is_exact.then(|| {
        view! { <ProposalRow title=texts::ledger::by_formula() proposal=proposals.exact is_exact/> }
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
    let increment = ["50 \u{d7} ", &correspondence::length(proposal.increment)].concat();
    view! {
        <div class="lesson-row" class:exact=is_exact>
            <h4>{title}</h4>
            <dl>
                <BlockFigure
                    block="clock"
                    label=texts::ledger::clock()
                    value=correspondence::length(proposal.clock)
                />
                <BlockFigure block="increment" label=texts::ledger::increment() value=increment/>
                <BlockFigure
                    block="bank"
                    label=texts::ledger::bank()
                    value=correspondence::length(proposal.bank())
                />
            </dl>
            <p>{texts::ledger::lasts(&in_utc(START), &in_utc(proposal.end(START)))}</p>
            <p>{texts::ledger::half(&correspondence::length(proposal.half()))}</p>
        </div>
    }
}
