//! How much time a captain moves from the bank to the clock, and what it leaves.

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::{Seconds, State, typed};
use crate::ui::text::events::team as texts;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::length::{length, typed_length};

#[component]
pub(super) fn Amount(
    /// The name of the input.
    name: String,
    side: Color,
    amount: RwSignal<String>,
    state: Memo<Option<State>>,
) -> impl IntoView {
    let account = move || state.get().map(|state| *state.account(side));
    let most = Memo::new(move |_| account().map(|account| account.refillable()));
    let most = move || most.get().unwrap_or_default();
    let leaves = move || {
        let wanted = typed::parse(amount.get().trim()).ok()?;
        let account = account()?;
        let is_fine = wanted.is_positive() && wanted <= account.refillable();
        let after = is_fine.then(|| account.with_refill(wanted))?;
        Some(texts::leaves(&length(after.clock), &length(after.bank)))
    };
    let fill = move || match most() {
        Seconds::ZERO => texts::fill_none().to_owned(),
        most => texts::fill(&length(most)),
    };
    view! {
        <div class="team-amount">
            <Field
                name
                label=texts::amount()
                hint=texts::amount_hint()
                value=amount
                on_input=move |text| amount.set(text)
            />
            <button
                type="button"
                data-act="fill-clock"
                disabled=move || !most().is_positive()
                on:click=move |_| amount.set(typed_length(untrack(most)))
            >
                {fill}
            </button>
            <p class="num" role="status">
                {leaves}
            </p>
        </div>
    }
}
