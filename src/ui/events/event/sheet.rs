//! The parameters of an event as a sheet for players, to read and to print.

use leptos::prelude::*;

use crate::correspondence::account::Account;
use crate::correspondence::certainty::Departure;
use crate::correspondence::{Blocks, Edition, Event, EventDraft, Protection, Seconds};
use crate::ui::el::{El, Str, el};
use crate::ui::text;
use crate::ui::widgets::blocks::blocks;
use crate::ui::widgets::moment::Moment;

/// The thinking time of the example: 3 days 4 hours, as in the table of worked
/// examples, or half of a clock that has no more.
const EXAMPLE: Seconds = Seconds::hours(76);

pub(crate) fn sheet(event: &Event) -> El {
    let words = &text::correspondence().events.sheet;
    let draft = event.draft();
    let certain = (text::correspondence().interpretations.certainty)(draft.certainty());
    let end = el("div")
        .child(El::of(
            view! { <Moment at=event.end() zone=draft.zone.clone()/> },
        ))
        .child(
            el("p")
                .class("quiet")
                .attr("data-said", "certain")
                .child(certain),
        );
    let facts = el("dl")
        .class("event-facts")
        .child(fact(
            words.start,
            "start",
            El::of(view! { <Moment at=draft.start zone=draft.zone.clone()/> }),
        ))
        .child(fact(words.end, "end", end))
        .child(fact(
            words.length,
            "length",
            el("span").child((words.days)(draft.days, event.is_rated())),
        ));
    let all = draft.each();
    let each = Seconds::new(all.get() / i64::from(draft.increment_moves.max(1)));
    let pace = (words.pace_is)(all, draft.increment_moves, each);
    let more = el("dl")
        .class("event-facts")
        .child(fact(words.pace, "pace", el("span").child(pace)))
        .child(fact(
            words.example,
            "example",
            el("span").child(example(event).map(|line| el("span").class("event-line").child(line))),
        ))
        .child(fact(words.options, "options", options(draft)));
    el("section")
        .class("event-sheet")
        .child(el("h2").child(words.heading))
        .child(facts)
        .child(three(draft))
        .child(more)
        .child(el("p").class("event-rule").child(words.lost))
}

fn fact(label: &'static str, name: &str, what: El) -> El {
    el("div")
        .attr("data-figure", name)
        .child(el("dt").child(label))
        .child(el("dd").child(what))
}

/// The three blocks: how much, and what each means.
fn three(draft: &EventDraft) -> El {
    let words = &text::correspondence().events.sheet;
    let value = Blocks {
        clock: draft.clock,
        increment: draft.increment,
        bank: draft.bank,
    };
    let beside = draft.beside_table();
    // The marks of a block that is not the one of the rules.
    let marks = |block: &str| {
        let of_block = |departure: &&Departure| match departure {
            Departure::Clock => block == "clock",
            Departure::Increment(_) | Departure::Moves => block == "increment",
            Departure::Bank(_) => block == "bank",
        };
        let marks = beside.departures.iter().filter(of_block).map(|departure| {
            let words = &text::correspondence().interpretations;
            el("p")
                .class("event-departs")
                .attr("data-departs", block)
                .child((words.departure)(*departure, beside.is_listed))
        });
        marks.collect::<Vec<El>>()
    };
    let row = |block: &str, label: &'static str, amount: Seconds, what: Str| {
        el("div")
            .attr("data-figure", block)
            .child(el("dt").child(swatch(block)).child(el("span").child(label)))
            .child(el("dd").class("event-amount").child(figure(amount)))
            .child(el("dd").child(&*what).child(marks(block)))
    };
    let common = &text::correspondence().common;
    let increment = (words.what_increment)(draft.increment_moves);
    let list = el("dl")
        .class("event-blocks")
        .child(row(
            "clock",
            common.clock,
            draft.clock,
            words.what_clock.into(),
        ))
        .child(row(
            "increment",
            common.increment,
            draft.increment,
            increment.into(),
        ))
        .child(row(
            "bank",
            common.bank,
            draft.bank,
            (words.what_bank)(draft.refill).into(),
        ));
    let interpretations = &text::correspondence().interpretations;
    let of_all = match (beside.departures.is_empty(), beside.is_listed) {
        (false, _) => interpretations.departs.into(),
        (true, false) => (interpretations.unlisted)(draft.days),
        (true, true) => String::new(),
    };
    let of_all = (!of_all.is_empty()).then(|| {
        el("p")
            .class("event-departs")
            .attr("data-said", "departs")
            .child(of_all)
    });
    el("div")
        .class("event-three")
        .child(blocks(move || value, value.total()))
        .child(list)
        .child(of_all)
}

/// What the organizer chose.
fn options(draft: &EventDraft) -> El {
    let words = &text::correspondence().events.sheet;
    let form = &text::correspondence().events.form;
    let mut lines = vec![
        (form.refill_name)(draft.refill).to_owned(),
        (words.option_moves)(draft.increment_moves),
        (words.option_protection)(draft.protection, draft.increment_moves),
    ];
    let interpretations = &text::correspondence().interpretations;
    if draft.protection != Protection::None {
        let reset = draft.interpretations.reset;
        lines.push((interpretations.option_reset)(reset, draft.increment_moves));
    }
    if draft.increment.is_positive() && draft.increment_moves > 0 {
        let openings = draft.interpretations.openings;
        lines.push((interpretations.option_openings)(
            openings,
            draft.increment_moves,
        ));
    }
    if draft.team {
        lines.push((words.option_team)(draft.captain_may_transfer).into());
        lines.push((interpretations.option_end_date)(draft.interpretations.end_date).into());
    }
    let edition: Edition = draft.edition;
    lines.push([form.edition, ": ", (form.edition_name)(edition)].concat());
    lines.push((words.option_zone)(&draft.zone));
    let lines: Vec<El> = lines.into_iter().map(|line| el("li").child(line)).collect();
    el("ul").child(lines)
}

/// A first move, by the core.
fn example(event: &Event) -> [String; 3] {
    let opening = Account::opening(event, 0);
    let spent = EXAMPLE.min(Seconds::new(opening.clock.get() / 2));
    let left = opening.clock - spent;
    let (after, gain) = Account {
        clock: left,
        ..opening
    }
    .complete_move(event);
    text::correspondence().game.sums.first_move(
        spent,
        [left, opening.bank],
        &gain,
        [after.clock, after.bank],
    )
}

/// Clock, increment and bank in a line, each with its mark.
pub(crate) fn figures([clock, increment, bank]: [Seconds; 3]) -> El {
    let common = &text::correspondence().common;
    let one = |block: &str, label: &'static str, amount: Seconds| {
        el("span")
            .attr("data-block", block)
            .child(swatch(block))
            .child(el("small").child(label))
            .child(el("b").child(figure(amount)))
    };
    el("span").class("event-figures").child([
        one("clock", common.clock, clock),
        one("increment", common.increment_short, increment),
        one("bank", common.bank, bank),
    ])
}

fn swatch(block: &str) -> El {
    el("i")
        .class("event-swatch")
        .attr("data-swatch", block)
        .attr("aria-hidden", "true")
}

/// A length that is a parameter: no bank is "0 d", not "00:00:00".
pub(crate) fn figure(length: Seconds) -> String {
    let common = &text::correspondence().common;
    match length {
        Seconds::ZERO => ["0\u{a0}", common.days].concat(),
        _ => (common.length)(length),
    }
}
