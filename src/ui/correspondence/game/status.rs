//! The status of the game: both accounts, the side to move, and its deadline.

use leptos::prelude::*;

use super::state::GamePage;
use crate::clock::Color;
use crate::correspondence::deadline::{Cautious, Deadlines, cautious, deadlines};
use crate::correspondence::{Blocks, Phase, Seconds, Utc};
use crate::ui::el::{El, dynamic, el, text};
use crate::ui::text;
use crate::ui::widgets::blocks::blocks;
use crate::ui::widgets::length::length;
use crate::ui::widgets::moment::{self, Moment};

/// A player's account, above or below the board; it goes with the board when
/// that is turned.
pub(super) fn strip(page: GamePage, upper: bool) -> El {
    let side = Memo::new(move |_| {
        if upper {
            page.bottom().other()
        } else {
            page.bottom()
        }
    });
    let account = Memo::new(move |_| *page.state.get().account(side.get()));
    let most = page.event.with_untracked(|event| {
        let total =
            |side: &Color| Blocks::of(page.state.get_untracked().account(*side), event).total();
        Color::ALL
            .iter()
            .map(total)
            .max()
            .unwrap_or(Seconds::days(100))
    });
    let running = Memo::new(move |_| {
        let state = page.state.get();
        state.falls().is_some() && state.turn == side.get()
    });
    let fallen = move || {
        let state = page.state.get();
        matches!(state.phase, Phase::Fallen { .. }) && state.turn == side.get()
    };
    let beside = move || {
        let account = account.get();
        let left = page.event.with(|event| account.increments_left(event));
        let words = &text::correspondence().game;
        [(words.bank)(account.bank), (words.increments_left)(left)].join(", ")
    };
    el("div")
        .class("correspondence-strip")
        .class_with("running", move || running.get())
        .class_with("fallen", fallen)
        .attr_with("data-account", move || side.get().name())
        .child(
            el("span")
                .class("correspondence-who")
                .child(
                    el("span")
                        .class("correspondence-man")
                        .attr_with("data-side", move || side.get().name())
                        .attr("aria-hidden", "true"),
                )
                .child(text(move || page.name(side.get()))),
        )
        .child(
            el("span")
                .class("correspondence-clock num")
                .attr("data-clock", "")
                .child(text(move || length(account.get().clock))),
        )
        .child(
            el("span")
                .class("correspondence-rest num")
                .attr("data-bank", "")
                .child(text(beside)),
        )
        .child(blocks(
            move || {
                let account = account.get();
                page.event.with(|event| Blocks::of(&account, event))
            },
            most,
        ))
}

/// What there is to say about the turn, without the seconds.
#[derive(Clone, Copy, PartialEq)]
struct Turn {
    side: Color,
    phase: Going,
    deadlines: Option<Deadlines>,
    cautious: Option<Cautious>,
}

#[derive(Clone, Copy, PartialEq)]
enum Going {
    Waiting,
    Running,
    Claim(Color),
    Fallen(Utc),
    Over(crate::correspondence::state::GameEnd),
}

/// Whose turn it is, and until when.
pub(super) fn status(page: GamePage) -> El {
    let careful = Memo::new(move |_| page.ledger.with(cautious));
    let turn = Memo::new(move |_| {
        let state = page.state.get();
        Turn {
            side: state.turn,
            phase: match state.phase {
                Phase::Waiting => Going::Waiting,
                Phase::Running { .. } => Going::Running,
                Phase::Claim { by, .. } => Going::Claim(by),
                Phase::Fallen { at, .. } => Going::Fallen(at),
                Phase::Over(verdict) => Going::Over(verdict),
            },
            deadlines: deadlines(&state),
            cautious: careful.get(),
        }
    });
    let said = dynamic(move || {
        let turn = turn.get();
        page.event.track();
        page.conflict.track();
        untrack(move || view(page, turn))
    });
    let broken = dynamic(move || {
        page.conflict.get().map(|conflict| {
            let why = moment::refused(conflict.why, &page.zone());
            el("p")
                .class("refusal")
                .attr("role", "alert")
                .attr("data-conflict", "")
                .child((text::correspondence().game.does_not_fit)(
                    &page.words(conflict.place),
                    &why,
                ))
        })
    });
    el("section")
        .class("correspondence-standing-now")
        .child(broken)
        .child(said)
}

fn view(page: GamePage, turn: Turn) -> Vec<El> {
    let words = &text::correspondence().game;
    let zone = page.zone();
    let name = page.name(turn.side);
    let mine = page.mine() == Some(turn.side);
    let sentence = match turn.phase {
        Going::Waiting => {
            let start = page.event.with(|event| event.draft().start);
            (words.waiting)(&moment::in_zone(start, &zone))
        }
        Going::Running => (words.turn)(&name, mine),
        Going::Claim(by) => (words.claim_pending)(&page.name(by)),
        Going::Fallen(at) => (words.fallen)(&name, &moment::in_zone(at, &zone)),
        Going::Over(verdict) => (words.verdict)(&verdict),
    };
    let heading = el("h2")
        .class("correspondence-turn")
        .class_with("lost", move || matches!(turn.phase, Going::Fallen(_)))
        .attr("tabindex", "-1")
        .child(sentence);
    let mut parts = vec![heading];
    // Of entries that do not fit it is said above what to do.
    if matches!(turn.phase, Going::Fallen(_)) && page.conflict.with(Option::is_none) {
        parts.push(el("p").child(words.fallen_but));
    }
    let Some(deadlines) = turn.deadlines else {
        return parts;
    };
    let row = |name: &str, label: &str, at: Utc, note: String| {
        el("div")
            .attr("data-deadline", name)
            .child(el("dt").child(label))
            .child(
                el("dd")
                    .child(El::of(view! { <Moment at zone=zone.clone()/> }))
                    .child((!note.is_empty()).then(|| el("p").class("note").child(note))),
            )
    };
    let bank = deadlines.last != deadlines.falls;
    let theirs = page.mine().is_some_and(|side| side != turn.side);
    let (label, sooner) = if theirs {
        (words.their_clock_falls, words.their_cautious)
    } else {
        ((words.move_by)(bank), words.cautious)
    };
    let falls = row("falls", label, deadlines.falls, String::new());
    let cautious = turn.cautious.map(|other| {
        let why = (text::correspondence().interpretations.cautious)(other.by);
        row("cautious", sooner, other.at, why)
    });
    // Who has to act reads first by when at the latest.
    let mut list = el("dl").class("correspondence-deadlines");
    list = if theirs {
        list.child(falls).child(cautious)
    } else {
        list.child(cautious).child(falls)
    };
    if bank {
        let visits = (words.visits)(deadlines.visits);
        list = list.child(row("last", words.last_moment, deadlines.last, visits));
    }
    parts.push(list);
    if bank {
        parts.push(
            el("p")
                .class("correspondence-warning")
                .attr("data-warning", "")
                .child(words.bank_does_not_save),
        );
    }
    parts
}
