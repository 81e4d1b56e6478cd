//! A player's account beside the board: the clock in large figures, the three blocks, the bank and
//! the increments that are left.

use leptos::prelude::*;

use super::state::GamePage;
use super::status::Turn;
use crate::clock::Color;
use crate::correspondence::bounds::Bounds;
use crate::correspondence::rank::VERY_LITTLE;
use crate::correspondence::{Blocks, Phase, Seconds};
use crate::ui::text::correspondence::game as words;
use crate::ui::text::{self, base};
use crate::ui::widgets::blocks::BlockBar;
use crate::ui::widgets::cases::{CaseBound, OtherCase};
use crate::ui::widgets::length::{Figures, length};

/// How the clock of an account stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Going {
    Rests,
    Runs,
    /// It runs, and is below [`VERY_LITTLE`].
    IsLow,
    Fallen,
}

/// The account above or below the board; when the board is turned, the two accounts change places.
#[component]
pub(super) fn AccountCard(page: GamePage, turn: Memo<Turn>, is_upper: bool) -> impl IntoView {
    let side = Memo::new(move |_| {
        let bottom = page.bottom();
        if is_upper { bottom.other() } else { bottom }
    });
    let account = Memo::new(move |_| *page.state.get().account(side.get()));
    let is_known = Memo::new(move |_| page.state.get().is_known(side.get()));
    let going = Memo::new(move |_| going(page, side.get()));
    let is = move |wanted| going.get() == wanted;
    let runs = move || matches!(going.get(), Going::Runs | Going::IsLow);
    let increments = move || {
        page.event.with(|event| {
            let left = account.get().increments_left(event);
            let each = length(event.draft().increment);
            words::increments_left(left, &each)
        })
    };
    let cases = Memo::new(move |_| {
        let (side, account) = (side.get(), account.get());
        page.cases(side, account, turn.get().worst_of(page, side))
    });
    let shown = move || cases.get().shown;
    let value = move || {
        if !is_known.get() {
            return Blocks::default();
        }
        let account = shown();
        page.event.with(|event| Blocks::of(&account, event))
    };
    let clock = move || {
        if is_known.get() {
            length(shown().clock)
        } else {
            String::new()
        }
    };
    let bank = move || {
        if !is_known.get() {
            return text::correspondence::games::not_compared().into();
        }
        let cases = cases.get();
        let bank = || words::bank(&text::correspondence::in_bank(cases.shown.bank));
        cases.bank_of_case().unwrap_or_else(bank)
    };
    // Stamps to the minute leave this much open; a comparison ends it.
    let doubt = Memo::new(move |_| {
        let unit = page.settled().stamps;
        let bounds = page.ledger.with(|ledger| Bounds::of(ledger, unit));
        is_known.get().then(|| bounds.doubt(side.get()))
    });
    let doubt = move || {
        let seconds = doubt.get()?.get();
        let minutes = u32::try_from(seconds).ok()?.div_ceil(60);
        let said = words::doubt(minutes);
        (minutes > 0).then(|| view! { <span data-doubt="">{said}</span> })
    };
    view! {
        <div
            class="correspondence-strip"
            class:running=runs
            class:unknown=move || !is_known.get()
            class:low=move || is(Going::IsLow)
            class:fallen=move || is(Going::Fallen)
            data-account=move || side.get().name()
        >
            <p class="correspondence-who">
                <span dir="auto">{move || page.name(side.get())}</span>
            </p>
            <p class="correspondence-clock num" data-clock="">
                <CaseBound cases/>
                <Figures length=Signal::derive(clock)/>
            </p>
            <BlockBar value=Signal::derive(value) max=rail(page)/>
            <p class="correspondence-rest num">
                <span data-bank="">{bank}</span>
                {doubt}
                <Show when=move || is(Going::IsLow)>
                    <strong class="correspondence-low">{base::face::low()}</strong>
                </Show>
                <OtherCase cases/>
                <span class="correspondence-increments">{increments}</span>
            </p>
        </div>
    }
}

fn going(page: GamePage, side: Color) -> Going {
    let state = page.state.get();
    if state.turn != side {
        return Going::Rests;
    }
    match state.phase {
        Phase::Fallen { .. } => Going::Fallen,
        _ if !state.runs() => Going::Rests,
        _ if !state.is_known(side) => Going::Runs,
        _ if state.account(side).clock < VERY_LITTLE => Going::IsLow,
        _ => Going::Runs,
    }
}

/// The time that the full width of both bars represents: all that the richer player had when the
/// page was opened.
fn rail(page: GamePage) -> Seconds {
    page.event
        .with_untracked(|event| {
            let state = page.state.get_untracked();
            let total = |side: &Color| Blocks::of(state.account(*side), event).total();
            let known = Color::ALL.iter().filter(|side| state.is_known(**side));
            known.map(total).max()
        })
        .unwrap_or(Seconds::days(100))
}
