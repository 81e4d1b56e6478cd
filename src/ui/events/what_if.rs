//! A correspondence game at a later instant: a slider over time, both accounts then, and acts that
//! have not happened. Nothing is saved.

mod accounts;
mod beginning;
mod scrub;
mod suppose;
mod time;

use leptos::prelude::*;

use crate::correspondence::Phase;
use crate::ui::text::events::whatif as texts;
use crate::ui::widgets::length::length;
use crate::ui::widgets::moment::here;
use accounts::Accounts;
pub(crate) use scrub::Scrubbed;
use scrub::{Scrub, Sooner};
use suppose::Suppose;
use time::Time;

/// A game whose time is moved forward.
#[component]
pub(crate) fn WhatIfPanel(about: Scrubbed) -> impl IntoView {
    let scrub = Scrub::new(about.begins(), about.mine);
    let kept = StoredValue::new(about);
    view! {
        <div class="what-if">
            <Time scrub about=kept/>
            <Outlook scrub about=kept/>
            <Accounts scrub about=kept/>
            <Suppose scrub about=kept/>
        </div>
    }
}

/// The outlook of the game, in a sentence.
#[component]
fn Outlook(scrub: Scrub, about: StoredValue<Scrubbed>) -> impl IntoView {
    let sentence = Memo::new(move |_| {
        let state = scrub.state();
        let whose = scrub.whose(state.turn);
        let bank = state.account(state.turn).bank;
        match (state.phase, state.falls()) {
            (Phase::Fallen { at, .. }, _) => {
                texts::fallen(whose, &here(at), &length(bank), !bank.is_positive())
            }
            (Phase::Claim { .. }, _) => texts::claim().into(),
            (_, Some(falls)) => {
                texts::falls(whose, &here(falls), &length(bank), !bank.is_positive())
            }
            (Phase::Waiting | Phase::Running { .. } | Phase::Over(_), None) => texts::over().into(),
        }
    });
    let sooner = move || {
        let Sooner { label, at, .. } = about.with_value(|about| scrub.sooner(about))?;
        Some([" ", label, " ", &here(at), "."].concat())
    };
    let is_lost = move || matches!(scrub.state().phase, Phase::Fallen { .. });
    // While a clock runs, the slider has the same dates: this is for who does not see it.
    let runs = move || matches!(scrub.state().phase, Phase::Running { .. });
    view! {
        <p class="what-if-outlook" class:lost=is_lost class:unseen=runs role="status">
            {move || sentence.get()}
            {sooner}
        </p>
    }
}
