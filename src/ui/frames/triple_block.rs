//! The embedded calculator of Triple Block: the length of an event gives its three blocks, and with
//! its start its end.

use leptos::prelude::*;

use super::view_title::{named, wrong};
use crate::correspondence::civil::{self, TypedTime};
use crate::correspondence::event::MIN_RATED_DAYS;
use crate::correspondence::offer::{BlocksOffer, OfferKind, offers};
use crate::correspondence::proposal::propose;
use crate::correspondence::{Blocks, Seconds, Utc, link};
use crate::platform::time::wall_now;
use crate::ui::el::{El, dynamic, el, when};
use crate::ui::text::{self, learn};
use crate::ui::widgets::blocks::blocks_said;
use crate::ui::widgets::field::labelled;
use crate::ui::widgets::moment;

/// The length to begin with, in days: about two years.
const DEFAULT_DAYS: u32 = 700;
/// The lengths of the slider.
const LENGTHS: (u32, u32) = (100, 1_100);
/// The longest length.
const MAX_DAYS: u32 = 9_999;
/// By how much the buttons change it: the table's step.
const STEP: u32 = 50;
/// The own moves that bring the increment (rule 4).
const MOVES: i64 = 50;

/// Today, as UTC has it.
pub(super) fn today() -> Utc {
    let now = Utc::of(wall_now()).get();
    Utc::new(now - now.rem_euclid(86_400))
}

/// A day or an instant, as an address has it: of a day its beginning in UTC.
pub(super) fn read_start(text: &str) -> Option<Utc> {
    let whole = |text: &str| match civil::parse(text).ok()? {
        TypedTime::Exact(at) => Some(at),
        TypedTime::Local(civil) => civil.utc(Seconds::ZERO),
    };
    whole(text.trim()).or_else(|| whole(&[text.trim(), " 00:00"].concat()))
}

/// The calculator, of a length in days, 1 to 9,999, and of a start.
pub(super) fn triple_block(days: Option<u32>, start: Option<&str>) -> El {
    let view = named("triple-block", "embed-view embed-blocks");
    let begins = match start.map(read_start) {
        Some(None) => return view.child(wrong(&[learn().gallery.bad_start.into()])),
        Some(Some(at)) => at,
        None => today(),
    };
    let days = RwSignal::new(days.unwrap_or(DEFAULT_DAYS));
    let start = RwSignal::new(begins);
    let bar = blocks_said(
        learn().correspondence.blocks,
        move || {
            let proposals = propose(days.get());
            let blocks = proposals.standard();
            Blocks {
                clock: blocks.clock,
                increment: blocks.increment.times(MOVES),
                bank: blocks.bank(),
            }
        },
        Seconds::hours(12 * i64::from(LENGTHS.1)),
    );
    view.child(length(days))
        .child(start_field(start))
        .child(bar)
        .child(
            el("div")
                .class("embed-offers")
                .attr("aria-live", "polite")
                .child(when(
                    move || days.get() < MIN_RATED_DAYS,
                    || {
                        el("p")
                            .class("lesson-unrated")
                            .child(text::correspondence().events.form.unrated)
                    },
                ))
                .child(dynamic(move || {
                    let (days, start) = (days.get(), start.get());
                    let offers: Vec<El> = offers(days)
                        .iter()
                        .map(|offer| shown(offer, start))
                        .collect();
                    offers
                })),
        )
}

/// The length, as a figure to type, and as a slider.
fn length(days: RwSignal<u32>) -> El {
    let words = &learn().correspondence;
    let typed = RwSignal::new(None::<String>);
    let number = move |text: &str| {
        let number = text.trim().parse::<u32>().ok();
        number.filter(|days| (1..=MAX_DAYS).contains(days))
    };
    let choose = move |to: u32| {
        typed.set(None);
        days.set(to.clamp(1, MAX_DAYS));
    };
    let is_wrong =
        move || typed.with(|typed| typed.as_deref().is_some_and(|t| number(t).is_none()));
    let field = labelled(
        "days",
        Box::new(|| learn().correspondence.days.into()),
        el("input")
            .attr("type", "text")
            .attr("inputmode", "numeric")
            .attr("autocomplete", "off")
            .value_with(move || typed.get().unwrap_or_else(|| days.get().to_string()))
            .on("input", move |event| {
                let text = event.value();
                if let Some(to) = number(&text) {
                    days.set(to);
                }
                typed.set(Some(text));
            }),
        std::rc::Rc::new(move || {
            if is_wrong() {
                learn().gallery.bad_days.into()
            } else {
                String::new()
            }
        }),
        text::correspondence().events.form.days_hint,
    );
    let by = move |act: &str, label: String, sign: &str, change: fn(u32) -> u32| {
        el("button")
            .attr("type", "button")
            .attr("data-act", act)
            .attr("aria-label", label)
            .on("click", move |_| choose(change(days.get_untracked())))
            .child(sign)
    };
    let slider = el("input")
        .attr("type", "range")
        .attr("min", LENGTHS.0.to_string())
        .attr("max", LENGTHS.1.to_string())
        .attr("aria-label", words.days)
        .attr_with("aria-valuetext", move || (words.days_value)(days.get()))
        .value_with(move || days.get().to_string())
        .on("input", move |event| {
            if let Ok(to) = event.value().parse() {
                choose(to);
            }
        });
    el("div").class("embed-length").child(field).child(
        el("div")
            .class("lesson-slider")
            .child(by("much-less", (words.shorter)(STEP), "\u{2212}50", |d| {
                d.saturating_sub(STEP)
            }))
            .child(by("less", (words.shorter)(1), "\u{2212}1", |d| {
                d.saturating_sub(1)
            }))
            .child(slider)
            .child(by("more", (words.longer)(1), "+1", |d| d.saturating_add(1)))
            .child(by("much-more", (words.longer)(STEP), "+50", |d| {
                d.saturating_add(STEP)
            })),
    )
}

fn start_field(start: RwSignal<Utc>) -> El {
    // An instant within a day stays until another day is chosen.
    let day = move || {
        let mut text = link::instant(start.get());
        text.truncate(10);
        text
    };
    let input = el("input")
        .attr("type", "date")
        .value_with(day)
        .on("change", move |event| {
            if let Some(at) = read_start(&event.value()) {
                start.set(at);
            }
        });
    labelled(
        "start",
        Box::new(|| text::correspondence().events.sheet.start.into()),
        input,
        std::rc::Rc::new(String::new),
        learn().gallery.start_hint,
    )
}

fn shown(offer: &BlocksOffer, start: Utc) -> El {
    let words = &learn().correspondence;
    let figure = |label: &str, mark: &str, value: String| {
        el("div")
            .attr("data-block", mark)
            .child(el("dt").child(label))
            .child(el("dd").class("num").attr("data-figure", mark).child(value))
    };
    let end = start + Seconds::days(i64::from(offer.days));
    let increment = ["50 \u{d7} ", &(words.length)(offer.increment)].concat();
    el("section")
        .class("lesson-row")
        .attr("data-offer", offer.kind.name())
        .child(el("h2").child((text::correspondence().events.form.offer)(offer)))
        .child(
            el("dl")
                .child(figure(words.clock, "clock", (words.length)(offer.clock)))
                .child(figure(words.increment, "increment", increment))
                .child(figure(words.bank, "bank", (words.length)(offer.bank))),
        )
        .child(
            el("p")
                .class("embed-end")
                .child(text::correspondence().events.sheet.end)
                .child(": ")
                .child(
                    el("strong")
                        .class("num")
                        .attr("data-figure", "end")
                        .child(moment::in_utc(end)),
                ),
        )
        .child((offer.kind != OfferKind::Published).then(|| {
            let half = Seconds::hours(12 * i64::from(offer.days));
            el("p").child((words.half)(half))
        }))
}
