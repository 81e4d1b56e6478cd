//! The embedded what-if slider, for a game that has just begun under an event's parameters.

use leptos::prelude::*;

use super::view_title::{named, wrong};
use crate::clock::ByColor;
use crate::correspondence::link::{self, LinkError, LinkKey};
use crate::correspondence::{Act, Entry, Event, Ledger};
use crate::embed::options::OptionsDraft;
use crate::embed::parameter::Parameter;
use crate::game::{MoveHistory, Start};
use crate::ui::el::{El, el};
use crate::ui::frames::triple_block;
use crate::ui::text::{self, learn};
use crate::ui::widgets::what_if::{Scrubbed, WhatIfPanel};

/// Of the event of a query.
pub(super) fn what_if_view(query: &str) -> El {
    let view = named("what-if", "embed-view page");
    match event(query) {
        Ok(event) => {
            let name = event.draft().name.clone();
            view.child(el("h1").attr("dir", "auto").child(name))
                .child(El::of(view! { <WhatIfPanel about=about(event)/> }))
        }
        Err(problems) => view.child(wrong(&in_words(problems))),
    }
}

/// What is wrong with the event of a query, in words; nothing where it is one.
pub(super) fn refusal(query: &str) -> Vec<String> {
    event(query).err().map_or_else(Vec::new, in_words)
}

fn in_words(problems: Vec<LinkError>) -> Vec<String> {
    let words = text::correspondence().events.form.link_problem;
    problems.into_iter().map(words).collect()
}

/// A game that starts with the event.
fn about(event: Event) -> Scrubbed {
    let start = Entry {
        at: event.draft().start,
        act: Act::OfficialStart,
    };
    let from = start.at;
    let line = MoveHistory::new(Start::standard());
    let ledger = match Ledger::open(event, line, ByColor::default(), vec![start]) {
        Ok(ledger) => ledger,
        // One that waits is taken to start with the event too.
        Err(waiting) => waiting.0,
    };
    Scrubbed {
        ledger,
        players: ByColor::default(),
        mine: None,
        from: Some(from),
    }
}

/// The same, of a day that is the start its beginning in UTC.
fn with_instant(query: &str) -> String {
    let (mut draft, _) = OptionsDraft::parse(query);
    let start = draft.get(Parameter::Start);
    if let Some(at) = start.and_then(triple_block::read_start) {
        // An instant is never too long.
        let _ = draft.set(Parameter::Start.name(), Some(&link::instant(at)));
    }
    draft.query()
}

/// The event as links have it. What a link must say, so that one that was cut
/// off is known, can be left out here: then it is an event of 700 days that
/// starts today.
fn event(query: &str) -> Result<Event, Vec<LinkError>> {
    let broken = match link::parse(&with_instant(query)) {
        Ok(event) => return Ok(event),
        Err(broken) => *broken,
    };
    let missing = |key| broken.problems.contains(&LinkError::Missing(key));
    let others: Vec<LinkError> = broken
        .problems
        .iter()
        .copied()
        .filter(|problem| !matches!(problem, LinkError::Missing(_)))
        .collect();
    if !others.is_empty() {
        return Err(others);
    }
    let (no_name, no_start) = (missing(LinkKey::Name), missing(LinkKey::Start));
    let mut draft = broken.draft;
    if no_name {
        draft.name = learn().gallery.event_name.into();
    }
    if no_start {
        draft.start = triple_block::today();
    }
    Event::new(draft).map_err(|wrong| wrong.into_iter().map(LinkError::Event).collect())
}
