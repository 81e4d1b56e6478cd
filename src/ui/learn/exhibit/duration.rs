//! The blocks of an event by its duration, with a slider: [`fn@DurationExhibit`].

use leptos::prelude::*;

use super::post_button::PostButton;
use super::stage::Stage;
use crate::correspondence::proposal::{Proposal, Proposals, propose};
use crate::correspondence::{Blocks, Seconds};
use crate::lessons::exhibit::duration::{DurationAct, DurationState};
use crate::lessons::exhibit::ledger::START;
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::learn::exhibit::block_figure::BlockFigure;
use crate::ui::text::{correspondence, learn as texts};
use crate::ui::widgets::blocks::BlockBar;
use crate::ui::widgets::days_slider::DaysSlider;
use crate::ui::widgets::moment::in_utc;

#[component]
pub(super) fn DurationExhibit(stage: Stage) -> impl IntoView {
    let exhibit = stage
        .look(|exhibit| of(exhibit).map(|exhibit| *exhibit.exhibit()))
        .flatten()?;
    let days = Signal::derive(move || {
        let days = stage
            .see(|exhibit| of(exhibit).map(|exhibit| exhibit.days))
            .flatten();
        days.unwrap_or(exhibit.days)
    });
    let half = Seconds::hours(12 * i64::from(exhibit.range.1));
    let proposals = move || {
        stage
            .see(|exhibit| of(exhibit).map(DurationState::proposals))
            .flatten()
    };
    Some(view! {
        <div class="exhibit-duration stack apart">
            <p class="lesson-days num">{move || texts::ledger::days_value(days.get())}</p>
            <DaysSlider
                days
                range=exhibit.range
                post="days"
                on_choose=move |days| stage.act(ExhibitAct::Duration(DurationAct::Choose(days)))
            />
            <BlockBar
                value=Signal::derive(move || blocks(days.get()))
                max=half
            />
            {move || proposals().map(|proposals| view! { <ProposalsView proposals/> })}
            {exhibit.announces.then(|| view! { <AnnounceButton stage/> })}
        </div>
    })
}

fn of(exhibit: &ExhibitState) -> Option<&DurationState> {
    match exhibit {
        ExhibitState::Duration(exhibit) => Some(exhibit),
        _ => None,
    }
}

/// The blocks that the rules propose for this many days.
fn blocks(days: u32) -> Blocks {
    let proposals = propose(days);
    let blocks = proposals.standard();
    Blocks {
        clock: blocks.clock,
        increment: blocks.increment.times(50),
        bank: blocks.bank(),
    }
}

/// Announces the event with the days chosen, and says so.
#[component]
fn AnnounceButton(stage: Stage) -> impl IntoView {
    let announced = move || {
        stage
            .see(|exhibit| of(exhibit).and_then(|exhibit| exhibit.announced))
            .flatten()
    };
    view! {
        <div class="lesson-acts">
            <PostButton
                post="announce"
                label=texts::ledger::announce()
                is_main=true
                on_click=move |()| stage.act(ExhibitAct::Duration(DurationAct::Announce))
            />
            <Show when=move || announced().is_some()>
                <p role="status">{move || announced().map(texts::ledger::announced)}</p>
            </Show>
        </div>
    }
}

/// The rules' proposals: the table row, and the formula if it differs.
#[component]
fn ProposalsView(proposals: Proposals) -> impl IntoView {
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
        <div class="lesson-row stack" class:exact=is_exact>
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
