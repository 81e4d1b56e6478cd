//! Both accounts at the instant in view.

use leptos::prelude::*;

use super::scrub::{Scrub, Scrubbed};
use crate::clock::Color;
use crate::correspondence::account::Account;
use crate::correspondence::deadline::WorstCase;
use crate::correspondence::{Blocks, Phase, Seconds};
use crate::ui::context::player_names::name_of;
use crate::ui::text::correspondence::{self, common, game as words};
use crate::ui::text::events::whatif as texts;
use crate::ui::widgets::blocks::BlockBar;
use crate::ui::widgets::length::{Figures, at_worst, length};

#[component]
pub(super) fn Accounts(scrub: Scrub, about: StoredValue<Scrubbed>) -> impl IntoView {
    let sides = about.with_value(Scrubbed::sides);
    let side = move |side| view! { <OfSide scrub about side/> };
    view! {
        <section class="what-if-accounts" aria-label=texts::accounts()>
            {sides.map(side).collect_view()}
            {move || {
                let differs = about.with_value(|about| scrub.differs(about))?;
                let said = texts::as_set(differs.is_refill_alone());
                Some(view! { <p class="quiet" data-case="">{said}</p> })
            }}
        </section>
    }
}

/// The account of a side.
#[component]
fn OfSide(scrub: Scrub, about: StoredValue<Scrubbed>, side: Color) -> impl IntoView {
    let of_event = Memo::new(move |_| *scrub.state().account(side));
    // One's own account is that of the case to rely on, as on the page of the game.
    let worst = Memo::new(move |_| about.with_value(|about| scrub.worst(about, side)));
    let account = Memo::new(move |_| {
        worst
            .get()
            .map_or_else(|| of_event.get(), |case| case.account)
    });
    let name = about.with_value(|about| name_of(&about.players, side));
    let increments = move || about.with_value(|about| account.get().increments_left(about.event()));
    let shown = move || about.with_value(|about| Blocks::of(&account.get(), about.event()));
    let bank = move || {
        let bank = correspondence::in_bank(account.get().bank);
        match worst.get() {
            None => view! {
                <span>{common::bank()} " " <span data-figure="bank">{bank}</span></span>
            }
            .into_any(),
            Some(WorstCase { by, .. }) => {
                let said = words::bank_if(correspondence::case(by, true), &bank);
                view! { <span data-figure="bank">{said}</span> }.into_any()
            }
        }
    };
    let other = move || {
        let WorstCase { by, .. } = worst.get()?;
        let Account { clock, bank, .. } = of_event.get();
        let bank = correspondence::in_bank(bank);
        let said = words::account_if(correspondence::case(by, false), &length(clock), &bank);
        Some(view! { <span class="correspondence-other-account" data-best="">{said}</span> })
    };
    let is_to_move = move || {
        let state = scrub.state();
        state.turn == side && state.verdict().is_none()
    };
    let is_fallen = move || {
        let state = scrub.state();
        state.turn == side && matches!(state.phase, Phase::Fallen { .. })
    };
    view! {
        <div
            class="correspondence-strip"
            class:running=is_to_move
            class:fallen=is_fallen
            data-account=side.name()
            data-side=side.name()
        >
            <h3 class="correspondence-who">
                <span dir="auto">{name}</span>
                <Show when=is_to_move>
                    <small class="unseen">" " {texts::to_move()}</small>
                </Show>
            </h3>
            <p class="correspondence-clock num">
                <span class="unseen">{common::clock()} " "</span>
                {move || worst.get().map(|_| at_worst())}
                <span data-figure="clock">
                    <Figures length=Signal::derive(move || length(account.get().clock))/>
                </span>
            </p>
            <BlockBar value=Signal::derive(shown) max=most(scrub, about)/>
            <p class="correspondence-rest num">
                {bank}
                {other}
                <span>{move || texts::moves(account.get().moves, increments())}</span>
            </p>
        </div>
    }
}

/// The time that the whole width of a bar stands for: the same for both sides.
fn most(scrub: Scrub, about: StoredValue<Scrubbed>) -> Seconds {
    let first = scrub.what_if.with_untracked(|what_if| *what_if.origin());
    let increment = about.with_value(|about| about.event().draft().increment);
    let sides = Color::ALL.into_iter();
    let totals = sides.map(|side| first.account(side).total() + increment);
    totals.max().unwrap_or_default()
}
