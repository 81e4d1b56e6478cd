//! A side's account in a lesson: the bar and the exact values.

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::{Blocks, Seconds};
use crate::ui::learn::exhibit::block_figure::BlockFigure;
use crate::ui::learn::exhibit::stage_game::StageGame;
use crate::ui::text::correspondence;
use crate::ui::text::learn as texts;
use crate::ui::widgets::blocks::BlockBar;

/// Space for the bank to grow.
const SPARE: Seconds = Seconds::days(20);

/// The account of a side.
#[component]
pub(crate) fn AccountCard(game: StageGame, side: Color) -> impl IntoView {
    let now = move || {
        let now = game.see(|game| Blocks::of(game.state().account(side), game.ledger.event()));
        now.unwrap_or_default()
    };
    // Both sides share a scale, fixed when the step begins.
    let most = game.look(|game| {
        let draft = game.ledger.event().draft();
        let bank = game.own().bank.max(draft.bank);
        draft.clock + draft.increment + bank + SPARE
    });
    let is_mine = game.look(|game| game.exhibit().side == side) == Some(true);
    let runs = move || {
        let runs = game.see(|game| {
            let state = game.state();
            state.turn == side && state.falls().is_some()
        });
        runs.unwrap_or_default()
    };
    let title = if is_mine {
        texts::ledger::yours()
    } else {
        texts::ledger::theirs()
    };
    let value = move |block: fn(&Blocks) -> Seconds| {
        Signal::derive(move || correspondence::length(block(&now())))
    };
    view! {
        <div
            class="lesson-account"
            class:mine=is_mine
            class:runs=runs
            data-side=side.name()
            role="group"
            aria-label=title
        >
            <h4>{title}</h4>
            <BlockBar
                value=Signal::derive(now)
                max=most.unwrap_or_default()
                words=correspondence::blocks
            />
            <dl>
                <BlockFigure
                    block="clock"
                    label=texts::ledger::clock()
                    value=value(|blocks| blocks.clock)
                />
                <BlockFigure
                    block="increment"
                    label=texts::ledger::increment()
                    value=value(|blocks| blocks.increment)
                />
                <BlockFigure block="bank" label=texts::ledger::bank() value=value(|blocks| blocks.bank)/>
            </dl>
        </div>
    }
}
