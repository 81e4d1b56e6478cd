//! Moves time from the bank to the clock, previewing the amount and the result.

use leptos::prelude::*;

use super::{StageGame, button};
use crate::correspondence::Seconds;
use crate::correspondence::account::Account;
use crate::lessons::exhibit::ledger::{LedgerAct, LedgerState};
use crate::ui::el::{El, Str, el, several, text};
use crate::ui::text::learn;

/// Refilling by the player and, if there is one, the captain.
pub(crate) fn refill(game: StageGame) -> El {
    let words = &learn().correspondence;
    let Some(offers) = game.look(|game| game.exhibit().offers) else {
        return several();
    };
    // In days; until chosen, the amount that fills the clock.
    let chosen = RwSignal::new(None::<i64>);
    let own = move || game.see(LedgerState::own).unwrap_or_default();
    let amount = move || amount(&own(), chosen.get());
    let max = move || days_up(own().refillable());
    let slider = el("input")
        .attr("type", "range")
        .attr("min", "0")
        .attr("aria-label", words.amount)
        .attr_with("max", move || max().to_string())
        .attr_with("aria-valuetext", move || (words.length)(amount()))
        .flag_with("disabled", move || max() == 0)
        .value_with(move || {
            let max = max();
            chosen.get().unwrap_or(max).min(max).to_string()
        })
        .on("input", move |event| chosen.set(event.value().parse().ok()));
    let then = move || -> Str {
        let account = own();
        if account.refillable().is_positive() {
            let then = account.with_refill(amount());
            (words.leaves)(then.clock, then.bank).into()
        } else {
            words.full.into()
        }
    };
    let done = move |act: fn(Seconds) -> LedgerAct| {
        move || {
            game.act(act(untrack(amount)));
            chosen.set(None);
        }
    };
    let none = move || !amount().is_positive();
    el("div")
        .class("lesson-refill")
        .child(
            el("p")
                .class("lesson-amount")
                .child(el("span").child(words.amount))
                .child(" ")
                .child(
                    el("b")
                        .class("num")
                        .child(text(move || (words.length)(amount()))),
                ),
        )
        .child(slider)
        .child(el("p").class("lesson-then num").child(text(then)))
        .child(offers.refill.then(|| {
            button("refill", words.refill, done(LedgerAct::Refill)).flag_with("disabled", none)
        }))
        .child(offers.substitute.then(|| {
            button("transfer", words.transfer, done(LedgerAct::Transfer))
                .flag_with("disabled", none)
        }))
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
