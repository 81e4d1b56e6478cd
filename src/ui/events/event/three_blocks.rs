//! The three blocks of an event, drawn large: [`ThreeBlocks`].

use leptos::prelude::*;

use crate::correspondence::certainty::Departure;
use crate::correspondence::{Refill, Seconds};
use crate::ui::text;
use crate::ui::text::correspondence::common;
use crate::ui::text::correspondence::figure;
use crate::ui::text::events;
use crate::ui::widgets::blocks_drawing::{BlocksDrawing, parts};

/// Clock, increments and bank: drawn, each in figures with what it is for, and their sum.
#[component]
pub(super) fn ThreeBlocks(
    /// Clock, increment and bank.
    #[prop(into)]
    blocks: Signal<[Seconds; 3]>,
    /// How many moves bring the increment.
    #[prop(into)]
    moves: Signal<u32>,
    #[prop(into)] refill: Signal<Refill>,
    /// The differences from the rules, in words for each block.
    #[prop(optional)]
    departures: Vec<(&'static str, String)>,
) -> impl IntoView {
    let amount = move |place: usize| Signal::derive(move || blocks.with(|blocks| blocks[place]));
    let marks = |block| {
        let of_block = departures.iter().filter(|(of, _)| *of == block);
        of_block.map(|(_, words)| words.clone()).collect::<Vec<_>>()
    };
    let columns = move || {
        let parts = parts(blocks.get(), moves.get());
        parts
            .map(|part| format!("minmax(8rem, {part}fr)"))
            .join(" ")
    };
    let times = Signal::derive(move || ["\u{d7}\u{a0}", &moves.get().to_string()].concat());
    view! {
        <div class="event-three stack apart">
            <BlocksDrawing blocks moves/>
            <dl class="event-blocks" style:--columns=columns>
                <Block
                    name="clock"
                    label=common::clock()
                    amount=amount(0)
                    what=Signal::stored(common::what_clock().to_owned())
                    marks=marks("clock")
                />
                <Block
                    name="increment"
                    label=common::increment()
                    amount=amount(1)
                    times
                    what=Signal::derive(move || common::what_increment(moves.get()))
                    marks=marks("increment")
                />
                <Block
                    name="bank"
                    label=common::bank()
                    amount=amount(2)
                    what=Signal::derive(move || common::what_bank(refill.get()).to_owned())
                    marks=marks("bank")
                />
            </dl>
            <p class="event-sum num" data-figure="sum">
                <span>{move || sum(blocks.get(), moves.get())} " "<b>{move || each(blocks.get(), moves.get())}</b></span>
                " "
                <span class="quiet">{move || both(blocks.get(), moves.get())}</span>
            </p>
        </div>
    }
}

/// One block in figures, and what it is for.
#[component]
fn Block(
    name: &'static str,
    label: &'static str,
    amount: Signal<Seconds>,
    /// How often it comes.
    #[prop(optional)]
    times: Option<Signal<String>>,
    what: Signal<String>,
    marks: Vec<String>,
) -> impl IntoView {
    // People read the number first, so the unit beside it is small.
    let split = move || {
        let figure = figure(amount.get());
        let (number, unit) = figure.split_once('\u{a0}').unwrap_or((&figure, ""));
        (number.to_owned(), ["\u{a0}", unit].concat())
    };
    let mark = move |words| view! { <p class="event-departs" data-departs=name>{words}</p> };
    view! {
        <div data-figure=name>
            <dt>{label}</dt>
            <dd class="event-amount num">
                {move || split().0}
                <small>
                    {move || split().1} {times.map(|times| view! { " "<span>{times}</span> })}
                </small>
            </dd>
            <dd>
                {what}
                {marks.into_iter().map(mark).collect_view()}
            </dd>
        </div>
    }
}

/// All the time of one player.
fn total([clock, increment, bank]: [Seconds; 3], moves: u32) -> Seconds {
    clock + increment.times(moves.into()) + bank
}

/// How it is reckoned: `50 + 50 × 5 + 50 =`, in days where all are whole days.
fn sum(blocks: [Seconds; 3], moves: u32) -> String {
    let day = Seconds::days(1).get();
    let is_whole = blocks.iter().all(|block| block.get() % day == 0);
    let [clock, increment, bank] = blocks.map(|block| {
        if is_whole {
            (block.get() / day).to_string()
        } else {
            figure(block)
        }
    });
    [
        &*clock,
        " + ",
        &moves.to_string(),
        "\u{a0}\u{d7}\u{a0}",
        &increment,
        " + ",
        &bank,
        " =",
    ]
    .concat()
}

fn each(blocks: [Seconds; 3], moves: u32) -> String {
    events::each(total(blocks, moves))
}

fn both(blocks: [Seconds; 3], moves: u32) -> String {
    events::both(total(blocks, moves).times(2))
}

/// The block that differs from the rules, and how, in words.
pub(super) fn departure(departure: Departure, is_listed: bool) -> (&'static str, String) {
    let block = match departure {
        Departure::Clock => "clock",
        Departure::Increment(_) | Departure::Moves => "increment",
        Departure::Bank(_) => "bank",
    };
    (block, text::correspondence::departure(departure, is_listed))
}
