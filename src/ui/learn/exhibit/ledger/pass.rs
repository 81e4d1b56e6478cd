//! The buttons that let days pass: [`Pass`].

use leptos::prelude::*;

use crate::correspondence::Seconds;
use crate::lessons::exhibit::ledger::LedgerAct;
use crate::ui::learn::exhibit::stage_game::StageGame;
use crate::ui::text::learn as texts;

/// The lengths offered.
const STEPS: [Seconds; 4] = [
    Seconds::hours(1),
    Seconds::hours(12),
    Seconds::days(1),
    Seconds::days(10),
];

/// Buttons for lengths of up to `max` days.
#[component]
pub(crate) fn Pass(game: StageGame, max: u32) -> impl IntoView {
    let max = Seconds::days(max.into());
    let button = move |step: Seconds| {
        let label = texts::ledger::later(step.whole_days(), step.get() / 3_600);
        let said = [texts::ledger::pass(), ": ", &label].concat();
        view! {
            <button
                type="button"
                data-post="wait"
                data-seconds=step.get().to_string()
                aria-label=said
                on:click=move |_| game.act(LedgerAct::Wait(step))
            >
                {label}
            </button>
        }
    };
    let steps = STEPS.into_iter().filter(|step| *step <= max);
    view! {
        <div class="lesson-pass" role="group" aria-label=texts::ledger::pass()>
            <span aria-hidden="true">{texts::ledger::pass()}</span>
            {steps.map(button).collect_view()}
        </div>
    }
}
