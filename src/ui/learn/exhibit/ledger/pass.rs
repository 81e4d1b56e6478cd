//! Letting days pass.

use super::{StageGame, button};
use crate::correspondence::Seconds;
use crate::lessons::exhibit::ledger::LedgerAct;
use crate::ui::el::{El, el};
use crate::ui::text::learn;

/// The lengths offered.
const STEPS: [Seconds; 4] = [
    Seconds::hours(1),
    Seconds::hours(12),
    Seconds::days(1),
    Seconds::days(10),
];

/// Buttons for lengths of up to `max` days.
pub(crate) fn pass(game: StageGame, max: u32) -> El {
    let words = &learn().correspondence;
    let steps = STEPS
        .into_iter()
        .filter(|step| *step <= Seconds::days(max.into()))
        .map(|step| {
            let label = (words.later)(step);
            button("wait", &label, move || game.act(LedgerAct::Wait(step)))
                .attr("data-seconds", step.get().to_string())
                .attr("aria-label", [words.pass, ": ", &label].concat())
        });
    el("div")
        .class("lesson-pass")
        .attr("role", "group")
        .attr("aria-label", words.pass)
        .child(el("span").attr("aria-hidden", "true").child(words.pass))
        .child(steps.collect::<Vec<El>>())
}
