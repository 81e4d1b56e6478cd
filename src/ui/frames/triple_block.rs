//! The embedded calculator of Triple Block: the length of an event gives its three blocks, and with
//! its start its end.

mod length_field;
mod offer;
mod start_field;

use leptos::prelude::*;

use super::problems::Problems;
use crate::correspondence::civil::{self, TypedTime};
use crate::correspondence::event::MIN_RATED_DAYS;
use crate::correspondence::offer::offers;
use crate::correspondence::proposal::propose;
use crate::correspondence::{Blocks, Seconds, Utc};
use crate::platform::time::wall_now;
use crate::ui::text::correspondence;
use crate::ui::text::events::form;
use crate::ui::text::learn as texts;
use crate::ui::widgets::blocks::BlockBar;
use length_field::{LENGTHS, LengthField};
use offer::Offer;
use start_field::StartField;

/// The length to begin with, in days: about two years.
const DEFAULT_DAYS: u32 = 700;
/// The own moves that bring the increment (rule 4).
const MOVES: i64 = 50;

/// The beginning of today in UTC.
fn today() -> Utc {
    let now = Utc::of(wall_now()).get();
    Utc::new(now - now.rem_euclid(86_400))
}

/// Reads a day or an instant as an address has it. A day stands for its beginning in UTC.
pub(super) fn read_start(text: &str) -> Option<Utc> {
    match civil::parse(text).ok()? {
        TypedTime::Exact(at) => Some(at),
        TypedTime::Local(civil) => civil.utc(Seconds::ZERO),
    }
}

/// Shows the calculator, or says that the start in the address cannot be read.
#[component]
pub(super) fn TripleBlockView(
    /// The length in days, 1 to 9,999.
    days: Option<u32>,
    start: Option<String>,
) -> impl IntoView {
    let begins = start.map_or_else(|| Some(today()), |start| read_start(&start));
    let body = match begins {
        Some(start) => view! { <Calculator days=days.unwrap_or(DEFAULT_DAYS) start/> }.into_any(),
        None => view! { <Problems why=vec![texts::gallery::bad_start().into()]/> }.into_any(),
    };
    view! {
        <main class="embed-view embed-blocks" aria-label=texts::gallery::name_of("triple-block")>
            {body}
        </main>
    }
}

/// Shows the fields, the bar, and the blocks that are offered for the length.
#[component]
fn Calculator(days: u32, start: Utc) -> impl IntoView {
    let days = RwSignal::new(days);
    let start = RwSignal::new(start);
    let blocks = move || {
        let proposals = propose(days.get());
        let blocks = proposals.standard();
        Blocks {
            clock: blocks.clock,
            increment: blocks.increment.times(MOVES),
            bank: blocks.bank(),
        }
    };
    let offered = move || {
        let (days, start) = (days.get(), start.get());
        let offer = move |offer| view! { <Offer offer start/> };
        // A closure in a closure replaces the earlier blocks, so that a screen reader says the
        // figures with their labels.
        move || offers(days).into_iter().map(offer).collect_view()
    };
    view! {
        <LengthField days/>
        <StartField start/>
        <BlockBar
            value=Signal::derive(blocks)
            max=Seconds::hours(12 * i64::from(LENGTHS.1))
            words=correspondence::blocks
        />
        <div class="embed-offers" aria-live="polite">
            <Show when=move || days.get() < MIN_RATED_DAYS>
                <p class="lesson-unrated">{form::unrated()}</p>
            </Show>
            {offered}
        </div>
    }
}
