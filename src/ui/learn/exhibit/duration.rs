//! The blocks of an event by its duration, with a slider.

use super::Stage;
use super::ledger::button;
use crate::correspondence::proposal::{Proposal, Proposals};
use crate::correspondence::{Blocks, Seconds};
use crate::lessons::exhibit::duration::{DurationAct, DurationState};
use crate::lessons::exhibit::ledger::START;
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::el::{El, dynamic, el, several, text, when};
use crate::ui::text::learn;
use crate::ui::widgets::blocks::blocks_said;
use crate::ui::widgets::moment::in_utc;

/// Step of the buttons beside the slider, as in the table.
const STEP: u32 = 50;

pub(crate) fn duration_exhibit(stage: Stage) -> El {
    let words = &learn().correspondence;
    let Some(exhibit) = stage
        .look(|exhibit| of(exhibit).map(|exhibit| *exhibit.exhibit()))
        .flatten()
    else {
        return several();
    };
    let days = move || {
        let days = stage
            .see(|exhibit| of(exhibit).map(|exhibit| exhibit.days))
            .flatten();
        days.unwrap_or(exhibit.days)
    };
    let choose = move |days: u32| stage.act(ExhibitAct::Duration(DurationAct::Choose(days)));
    let now = move || {
        stage
            .look(|exhibit| of(exhibit).map(|exhibit| exhibit.days))
            .flatten()
    };
    let slider = el("input")
        .attr("type", "range")
        .attr("min", exhibit.range.0.to_string())
        .attr("max", exhibit.range.1.to_string())
        .attr("aria-label", words.days)
        .attr_with("aria-valuetext", move || (words.days_value)(days()))
        .value_with(move || days().to_string())
        .on("input", move |event| {
            if let Ok(days) = event.value().parse() {
                choose(days);
            }
        });
    let by = |label: &str, sign: &str, change: fn(u32) -> u32| {
        button("days", sign, move || {
            choose(change(now().unwrap_or(exhibit.days)))
        })
        .attr("aria-label", label)
    };
    let half = Seconds::hours(12 * i64::from(exhibit.range.1));
    let bar = blocks_said(
        words.blocks,
        move || {
            let proposals = crate::correspondence::proposal::propose(days());
            let blocks = proposals.standard();
            Blocks {
                clock: blocks.clock,
                increment: blocks.increment.times(50),
                bank: blocks.bank(),
            }
        },
        half,
    );
    let announced = move || {
        stage
            .see(|exhibit| of(exhibit).and_then(|exhibit| exhibit.announced))
            .flatten()
    };
    el("div")
        .class("exhibit-duration")
        .child(
            el("p")
                .class("lesson-days num")
                .child(text(move || (words.days_value)(days()))),
        )
        .child(
            el("div")
                .class("lesson-slider")
                .child(by(&(words.shorter)(STEP), "\u{2212}50", |days| {
                    days.saturating_sub(STEP)
                }))
                .child(by(&(words.shorter)(1), "\u{2212}1", |days| {
                    days.saturating_sub(1)
                }))
                .child(slider)
                .child(by(&(words.longer)(1), "+1", |days| days.saturating_add(1)))
                .child(by(&(words.longer)(STEP), "+50", |days| {
                    days.saturating_add(STEP)
                })),
        )
        .child(bar)
        .child(dynamic(move || {
            let proposals = stage
                .see(|exhibit| of(exhibit).map(DurationState::proposals))
                .flatten();
            proposals.map(|proposals| shown(&proposals))
        }))
        .child(exhibit.announces.then(|| {
            el("div")
                .class("lesson-acts")
                .child(
                    button("announce", words.announce, move || {
                        stage.act(ExhibitAct::Duration(DurationAct::Announce));
                    })
                    .class("lesson-main"),
                )
                .child(when(
                    move || announced().is_some(),
                    move || {
                        el("p").attr("role", "status").child(text(move || {
                            announced().map_or_else(String::new, words.announced)
                        }))
                    },
                ))
        }))
}

fn of(exhibit: &ExhibitState) -> Option<&DurationState> {
    match exhibit {
        ExhibitState::Duration(exhibit) => Some(exhibit),
        _ => None,
    }
}

/// The rules' proposals: the table row, and the formula if it differs.
fn shown(proposals: &Proposals) -> El {
    let words = &learn().correspondence;
    let table = proposals
        .listed
        .as_ref()
        .map(|listed| figures(&(words.by_table)(listed.days), listed));
    let unrated = table
        .is_none()
        .then(|| el("p").class("lesson-unrated").child(words.unrated));
    let exact = (!proposals.agree())
        .then(|| figures(words.by_formula, &proposals.exact).class("lesson-row exact"));
    el("div").child(table).child(unrated).child(exact)
}

fn figures(title: &str, proposal: &Proposal) -> El {
    let words = &learn().correspondence;
    let figure = |label: &str, mark: &str, value: String| {
        el("div")
            .attr("data-block", mark)
            .child(el("dt").child(label))
            .child(el("dd").class("num").child(value))
    };
    let increment = ["50 \u{d7} ", &(words.length)(proposal.increment)].concat();
    el("div")
        .class("lesson-row")
        .child(el("h4").child(title))
        .child(
            el("dl")
                .child(figure(words.clock, "clock", (words.length)(proposal.clock)))
                .child(figure(words.increment, "increment", increment))
                .child(figure(words.bank, "bank", (words.length)(proposal.bank()))),
        )
        .child(el("p").child((words.lasts)(&in_utc(START), &in_utc(proposal.end(START)))))
        .child(el("p").child((words.half)(proposal.half())))
}
