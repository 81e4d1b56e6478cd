//! The embedded calculator of Triple Block: the length of an event gives its three blocks, and with
//! its start its end.

use leptos::prelude::*;

use super::problems::Problems;
use crate::correspondence::civil::{self, TypedTime};
use crate::correspondence::event::MIN_RATED_DAYS;
use crate::correspondence::offer::{BlocksOffer, OfferKind, offers};
use crate::correspondence::proposal::propose;
use crate::correspondence::{Blocks, Seconds, Utc, link};
use crate::platform::time::wall_now;
use crate::ui::text::events::{form, sheet};
use crate::ui::text::{correspondence, learn as texts};
use crate::ui::widgets::blocks::BlockBar;
use crate::ui::widgets::days_slider::DaysSlider;
use crate::ui::widgets::field::Labelled;
use crate::ui::widgets::moment;

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

/// The lengths of the slider.
const LENGTHS: (u32, u32) = (100, 1_100);
/// The longest length.
const MAX_DAYS: u32 = 9_999;

/// Lets the visitor type the length, or slide it.
#[component]
fn LengthField(days: RwSignal<u32>) -> impl IntoView {
    let typed = RwSignal::new(None::<String>);
    let error = Signal::derive(move || {
        let is_wrong = typed.with(|typed| typed.as_deref().is_some_and(|t| number(t).is_none()));
        is_wrong.then(|| texts::gallery::bad_days().to_owned())
    });
    let write = move |text: String| {
        if let Some(to) = number(&text) {
            days.set(to);
        }
        typed.set(Some(text));
    };
    let choose = move |to: u32| {
        typed.set(None);
        days.set(to.clamp(1, MAX_DAYS));
    };
    view! {
        <div class="embed-length">
            <Labelled
                id="field-days".to_owned()
                label=Signal::stored(texts::ledger::days().to_owned())
                error
                hint=form::days_hint()
            >
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    id="field-days"
                    name="days"
                    aria-describedby="field-days-note"
                    aria-invalid=move || error.with(Option::is_some).then_some("true")
                    prop:value=move || typed.get().unwrap_or_else(|| days.get().to_string())
                    on:input:target=move |event| write(event.target().value())
                />
            </Labelled>
            <DaysSlider
                days
                range=LENGTHS
                acts=["much-less", "less", "more", "much-more"]
                on_choose=choose
            />
        </div>
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
                {sheet::end()}
                ": "
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
