//! The effect of a change of the journal, shown before it is saved.

use leptos::prelude::*;

use super::state::GamePage;
use crate::clock::Color;
use crate::correspondence::statement::StatementRow;
use crate::correspondence::statement::comparison::{Comparison, Difference, LedgerStanding};
use crate::correspondence::trial::{EditEffect, Trial};
use crate::correspondence::{Edit, Ledger};
use crate::ui::el::{El, el};
use crate::ui::text;
use crate::ui::widgets::moment;

/// What it does: the line of a new last entry, or all lines that are other
/// than they were; and how things stand then.
pub(super) fn effect(page: GamePage, edit: &Edit, trial: &Trial) -> El {
    let words = &text::correspondence().game;
    let now = page.correspondence.this_second();
    let conflict = trial.conflict.map(|conflict| {
        let entry = page.words_of(&trial.ledger, &trial.journal, conflict.place);
        let why = moment::refused(conflict.why, &page.zone());
        el("p").child((words.does_not_fit)(&entry, &why))
    });
    let effect = page.ledger.with(|before| trial.effect(before, edit, now));
    match effect {
        EditEffect::Entry(line, then) => el("div")
            .attr("data-effect", "entry")
            .child(el("h3").child(words.will_do))
            .child(line.map(|row| sums(&row, "is")))
            .child(standing(page, &then)),
        EditEffect::Change(changed) => change(page, &changed, trial),
    }
    .child(conflict)
}

/// What changes in what was entered.
pub(super) fn change(page: GamePage, changed: &Comparison, trial: &Trial) -> El {
    el("div")
        .attr("data-effect", "change")
        .child(el("h3").child(text::correspondence().game.what_changes))
        .child(differences(page, changed, &trial.ledger))
}

/// All lines that are other than they were, and how things stand.
fn differences(page: GamePage, changed: &Comparison, new: &Ledger) -> El {
    let words = &text::correspondence().game;
    let mut list = el("ul").class("correspondence-changes");
    for difference in &changed.lines {
        let (row, mark, old) = match difference {
            Difference::Added(row) => (row, words.added, false),
            Difference::Removed(row) => (row, words.removed, true),
            Difference::Replaced { is, .. } | Difference::Recomputed { is, .. } => (is, "", false),
        };
        let entry = if old {
            page.words(row.place)
        } else {
            page.words_of(new, new.entries(), row.place)
        };
        let mut line = el("li")
            .child(el("strong").child(entry))
            .child(" ")
            .child((!mark.is_empty()).then(|| el("em").child(mark)));
        line = match difference {
            Difference::Replaced { was, is } | Difference::Recomputed { was, is } => line
                .child(stamps(page, was, is))
                .child(sums(was, "was"))
                .child(sums(is, "is")),
            Difference::Added(row) => line.child(sums(row, "is")),
            Difference::Removed(row) => line.child(sums(row, "was")),
        };
        list = list.child(line);
    }
    let then = if changed.stands() {
        el("p").child(words.nothing_changes)
    } else {
        el("div")
            .child(el("h3").child(words.now_stands))
            .child(
                el("div")
                    .class("correspondence-was")
                    .child(standing(page, &changed.was)),
            )
            .child(standing(page, &changed.is))
    };
    el("div").child(list).child(then)
}

/// Another stamp, as it was and as it is.
fn stamps(page: GamePage, was: &StatementRow, is: &StatementRow) -> Option<El> {
    (was.at != is.at).then(|| {
        let zone = page.zone();
        el("p")
            .class("num")
            .child(el("s").child(moment::in_zone(was.at, &zone)))
            .child(" \u{2192} ")
            .child(moment::in_zone(is.at, &zone))
    })
}

/// The sums of a line.
pub(super) fn sums(row: &StatementRow, which: &str) -> El {
    let lines = text::correspondence().game.sums.lines(row);
    let tag = if which == "was" { "s" } else { "span" };
    let lines: Vec<El> = lines
        .into_iter()
        .map(|line| el("li").child(el(tag).child(line)))
        .collect();
    el("ul")
        .class("correspondence-sums num")
        .attr("data-sums", which)
        .child(lines)
}

/// How things stand: both accounts, and when the running clock falls.
fn standing(page: GamePage, standing: &LedgerStanding) -> El {
    let words = &text::correspondence().game;
    let line = |side: Color| {
        let account = standing.state.account(side);
        el("li").child((words.clock_bank)(
            &page.name(side),
            account.clock,
            account.bank,
        ))
    };
    let end = match (standing.verdict, standing.deadlines) {
        (Some(verdict), _) => Some((words.verdict)(&verdict)),
        (None, Some(deadlines)) => {
            let when = moment::in_zone(deadlines.falls, &page.zone());
            let name = page.name(standing.state.turn);
            Some([&name, ": ", &(words.falls)(&when)].concat())
        }
        (None, None) => None,
    };
    el("ul")
        .class("correspondence-standing num")
        .child(Color::ALL.map(line))
        .child(end.map(|end| el("li").child(end)))
}
