//! Both accounts at the instant in view.

use leptos::prelude::*;

use super::scrub::{Scrub, Scrubbed};
use crate::clock::Color;
use crate::correspondence::{Blocks, Phase, Seconds};
use crate::ui::context::player_names::name_of;
use crate::ui::text::correspondence::{common, in_bank};
use crate::ui::text::events::whatif as texts;
use crate::ui::widgets::blocks::BlockBar;
use crate::ui::widgets::cases::{CaseBound, OtherCase};
use crate::ui::widgets::length::{Figures, length};

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
    let cases = Memo::new(move |_| about.with_value(|about| scrub.cases(about, side)));
    let account = Memo::new(move |_| cases.get().shown);
    let name = about.with_value(|about| name_of(&about.players, side));
    let increments = move || about.with_value(|about| account.get().increments_left(about.event()));
    let shown = move || about.with_value(|about| Blocks::of(&account.get(), about.event()));
    let bank = move || match cases.get().bank_of_case() {
        Some(bank) => view! { <span data-figure="bank">{bank}</span> }.into_any(),
        None => {
            let bank = in_bank(account.get().bank);
            view! {
                <span>{common::bank()} " " <span data-figure="bank">{bank}</span></span>
            }
            .into_any()
        }
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
                <CaseBound cases/>
                <span data-figure="clock">
                    <Figures length=Signal::derive(move || length(account.get().clock))/>
                </span>
            </p>
            <BlockBar value=Signal::derive(shown) max=most(scrub, about)/>
            <p class="correspondence-rest num">
                {bank}
                <OtherCase cases/>
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
