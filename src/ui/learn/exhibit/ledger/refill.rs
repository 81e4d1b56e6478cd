//! Moves time from the bank to the clock, previewing the amount and the result: [`Refill`].

use leptos::prelude::*;

use crate::correspondence::Seconds;
use crate::correspondence::account::Account;
use crate::lessons::exhibit::ledger::{LedgerAct, LedgerState};
use crate::ui::learn::exhibit::post_button::PostButton;
use crate::ui::learn::exhibit::stage_game::StageGame;
use crate::ui::text::correspondence;
use crate::ui::text::learn as texts;

/// Refilling by the player and, if there is one, the captain.
#[component]
pub(crate) fn Refill(game: StageGame) -> impl IntoView {
    let offers = game.look(|game| game.exhibit().offers)?;
    // In days; until chosen, the amount that fills the clock.
    let chosen = RwSignal::new(None::<i64>);
    let own = move || game.see(LedgerState::own).unwrap_or_default();
    let amount = move || amount(&own(), chosen.get());
    let then = move || {
        let account = own();
        if account.refillable().is_positive() {
            let then = account.with_refill(amount());
            {
                let [clock, bank] = [then.clock, then.bank].map(correspondence::length);
                texts::ledger::leaves(&clock, &bank)
            }
        } else {
            texts::ledger::full().to_owned()
        }
    };
    let act = move |act: fn(Seconds) -> LedgerAct| {
        game.act(act(untrack(amount)));
        chosen.set(None);
    };
    let is_nothing = Signal::derive(move || !amount().is_positive());
    Some(view! {
        <div class="lesson-refill">
            <p class="lesson-amount">
                <span>{texts::ledger::amount()}</span>
                " "
                <b class="num">{move || correspondence::length(amount())}</b>
            </p>
            <Slider game chosen/>
            <p class="lesson-then num">{then}</p>
            {offers.refill.then(|| view! {
                <PostButton
                    post="refill"
                    label=texts::ledger::refill()
                    is_disabled=is_nothing
                    on_click=move |()| act(LedgerAct::Refill)
                />
            })}
            {offers.substitute.then(|| view! {
                <PostButton
                    post="transfer"
                    label=texts::ledger::transfer()
                    is_disabled=is_nothing
                    on_click=move |()| act(LedgerAct::Transfer)
                />
            })}
        </div>
    })
}

/// Chooses the amount in days.
#[component]
fn Slider(game: StageGame, chosen: RwSignal<Option<i64>>) -> impl IntoView {
    let own = move || game.see(LedgerState::own).unwrap_or_default();
    let max = move || days_up(own().refillable());
    let value = move || {
        let max = max();
        chosen.get().unwrap_or(max).min(max).to_string()
    };
    view! {
        <input
            type="range"
            min="0"
            max=move || max().to_string()
            aria-label=texts::ledger::amount()
            aria-valuetext=move || correspondence::length(amount(&own(), chosen.get()))
            disabled=move || max() == 0
            prop:value=value
            on:input:target=move |event| chosen.set(event.target().value().parse().ok())
        />
    }
}

/// The amount for a number of days; the last one stands for all that can be moved, to the second.
fn amount(account: &Account, days: Option<i64>) -> Seconds {
    let max = account.refillable();
    days.map_or(max, |days| Seconds::days(days).min(max))
}

/// The length in days, rounded up.
fn days_up(length: Seconds) -> i64 {
    length.whole_days() + i64::from(length > Seconds::days(length.whole_days()))
}
