//! The embedded calculator of Triple Block: the length of an event gives its three blocks, and with
//! its start its end.

use leptos::prelude::*;

use super::problems::Problems;
use crate::correspondence::civil::{self, TypedTime};
use crate::correspondence::offer::{BlocksOffer, OfferKind, offers};
use crate::correspondence::proposal::propose;
use crate::correspondence::{Seconds, Utc, link};
use crate::platform::time::wall_now;
use crate::ui::text::events::{form, sheet};
use crate::ui::text::{correspondence, learn as texts};
use crate::ui::widgets::blocks_drawing::BlocksDrawing;
use crate::ui::widgets::days_stepper::DaysStepper;
use crate::ui::widgets::field::Labelled;
use crate::ui::widgets::moment;

/// The length to begin with, in days: about two years.
const DEFAULT_DAYS: u32 = 700;
/// The own moves that bring the increment (rule 4).
const MOVES: u32 = 50;

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

/// Shows the fields, the blocks drawn, and those that are offered for the length.
#[component]
fn Calculator(days: u32, start: Utc) -> impl IntoView {
    let days = RwSignal::new(days);
    let start = RwSignal::new(start);
    let blocks = Signal::derive(move || {
        let proposals = propose(days.get());
        let blocks = proposals.standard();
        [blocks.clock, blocks.increment, blocks.bank()]
    });
    let offered = move || {
        let (days, start) = (days.get(), start.get());
        let offer = move |offer| view! { <Offer offer start/> };
        // A closure in a closure replaces the earlier blocks, so that a screen reader says the
        // figures with their labels.
        move || offers(days).into_iter().map(offer).collect_view()
    };
    view! {
        <div class="embed-asked">
            <LengthField days/>
            <StartField start/>
        </div>
        <BlocksDrawing blocks moves=Signal::stored(MOVES)/>
        <div class="embed-offers" aria-live="polite">{offered}</div>
    }
}

/// The longest length.
const MAX_DAYS: u32 = 9_999;

/// Lets the visitor choose the length.
#[component]
fn LengthField(days: RwSignal<u32>) -> impl IntoView {
    let typed = RwSignal::new(days.get_untracked().to_string());
    let length = Memo::new(move |_| typed.with(|typed| number(typed)));
    let error = move || {
        let is_wrong = length.with(Option::is_none);
        is_wrong.then(|| texts::gallery::bad_days().to_owned())
    };
    let write = move |text: String| {
        if let Some(to) = number(&text) {
            days.set(to);
        }
        typed.set(text);
    };
    view! {
        <DaysStepper
            label=Signal::stored(texts::ledger::days().to_owned())
            value=typed
            days=length
            on_input=write
            on_choose=move |days: u32| write(days.to_string())
            error=Signal::derive(error)
        />
    }
}

/// Reads a length.
fn number(text: &str) -> Option<u32> {
    let number = text.trim().parse::<u32>().ok();
    number.filter(|days| (1..=MAX_DAYS).contains(days))
}

/// Shows the blocks, and when an event with them ends.
#[component]
fn Offer(offer: BlocksOffer, start: Utc) -> impl IntoView {
    let figure = |label: &'static str, mark: &'static str, value: String| {
        view! {
            <div data-block=mark>
                <dt>{label}</dt>
                <dd class="num" data-figure=mark>
                    {value}
                </dd>
            </div>
        }
    };
    let end = start + Seconds::days(i64::from(offer.days));
    let increment = ["50 \u{d7} ", &correspondence::length(offer.increment)].concat();
    let half = (offer.kind != OfferKind::Published).then(|| {
        let half = Seconds::hours(12 * i64::from(offer.days));
        view! { <p>{texts::ledger::half(&correspondence::length(half))}</p> }
    });
    view! {
        <section class="lesson-row stack" data-offer=offer.kind.name()>
            <h2>{form::offer(offer.kind, offer.days)}</h2>
            <dl>
                {figure(texts::ledger::clock(), "clock", correspondence::length(offer.clock))}
                {figure(texts::ledger::increment(), "increment", increment)}
                {figure(texts::ledger::bank(), "bank", correspondence::length(offer.bank))}
            </dl>
            <p class="embed-end">
                <span>{sheet::end()}</span>
                <strong class="num" data-figure="end">
                    {moment::in_utc(end)}
                </strong>
            </p>
            {half}
        </section>
    }
}

/// Lets the visitor choose the day on which the event starts.
#[component]
fn StartField(start: RwSignal<Utc>) -> impl IntoView {
    // An instant within a day stays until another day is chosen.
    let day = move || {
        let mut text = link::instant(start.get());
        text.truncate(10);
        text
    };
    let choose = move |day: String| {
        if let Some(at) = read_start(&day) {
            start.set(at);
        }
    };
    view! {
        <Labelled
            id="field-start".to_owned()
            label=Signal::stored(sheet::start().to_owned())
            error=Signal::stored(None)
            hint=texts::gallery::start_hint()
        >
            <input
                type="date"
                id="field-start"
                name="start"
                aria-describedby="field-start-note"
                prop:value=day
                on:change:target=move |event| choose(event.target().value())
            />
        </Labelled>
    }
}
