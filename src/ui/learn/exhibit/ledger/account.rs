//! A side's account: the bar and the exact values.

use super::StageGame;
use crate::clock::Color;
use crate::correspondence::{Blocks, Seconds};
use crate::ui::el::{El, el, text};
use crate::ui::text::learn;
use crate::ui::widgets::blocks::blocks_said;

/// Space for the bank to grow.
const SPARE: Seconds = Seconds::days(20);

/// The account of a side.
pub(crate) fn account(game: StageGame, side: Color) -> El {
    let words = &learn().correspondence;
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
    let mine = game.look(|game| game.exhibit().side == side) == Some(true);
    let runs = move || {
        let runs = game.see(|game| {
            let state = game.state();
            state.turn == side && state.falls().is_some()
        });
        runs.unwrap_or_default()
    };
    let figure = |label: &'static str, mark: &'static str, value: fn(&Blocks) -> Seconds| {
        el("div")
            .attr("data-block", mark)
            .child(el("dt").child(label))
            .child(
                el("dd")
                    .class("num")
                    .child(text(move || (words.length)(value(&now())))),
            )
    };
    el("div")
        .class(if mine {
            "lesson-account mine"
        } else {
            "lesson-account"
        })
        .class_with("runs", runs)
        .attr("data-side", side.name())
        .attr("role", "group")
        .attr("aria-label", if mine { words.yours } else { words.theirs })
        .child(el("h4").child(if mine { words.yours } else { words.theirs }))
        .child(blocks_said(words.blocks, now, most.unwrap_or_default()))
        .child(
            el("dl")
                .child(figure(words.clock, "clock", |blocks| blocks.clock))
                .child(figure(words.increment, "increment", |blocks| {
                    blocks.increment
                }))
                .child(figure(words.bank, "bank", |blocks| blocks.bank)),
        )
}
