//! The effect of a change of the journal, shown before it is saved.

use leptos::prelude::*;

use super::state::GamePage;
use crate::clock::Color;
use crate::correspondence::Edit;
use crate::correspondence::statement::StatementRow;
use crate::correspondence::statement::comparison::{Comparison, Difference, LedgerStanding};
use crate::correspondence::trial::{EditEffect, Trial};
use crate::ui::text;
use crate::ui::widgets::moment;

/// The effect of an edit: the line of a new last entry, or all lines that change; and how things
/// stand afterwards.
#[component]
pub(super) fn Effect(page: GamePage, edit: Edit, trial: Trial) -> impl IntoView {
    let words = &text::correspondence().game;
    let now = page.correspondence.this_second();
    let conflict = trial.conflict.map(|conflict| {
        let entry = page.words_of(&trial.ledger, &trial.journal, conflict.place);
        let why = moment::refused(conflict.why, &page.zone());
        view! { <p>{(words.does_not_fit)(&entry, &why)}</p> }
    });
    let effect = page.ledger.with(|before| trial.effect(before, &edit, now));
    match effect {
        EditEffect::Entry(line, standing) => {
            let lines = line.map(|row| (None, row)).into_iter().collect();
            view! { <NewEntries page lines standing>{conflict}</NewEntries> }.into_any()
        }
        EditEffect::Change(changed) => {
            view! { <Change page changed trial>{conflict}</Change> }.into_any()
        }
    }
}

/// The effect of new last entries: their lines, and how things stand afterwards.
#[component]
pub(super) fn NewEntries(
    page: GamePage,
    /// Each with the entry in words, where there are several.
    lines: Vec<(Option<String>, StatementRow)>,
    standing: LedgerStanding,
    /// Shown below the rest.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let line = |(entry, row): (Option<String>, StatementRow)| {
        view! {
            {entry.map(|entry| view! { <strong>{entry}</strong> })}
            <Sums row/>
        }
    };
    view! {
        <div data-effect="entry">
            <h3>{text::correspondence().game.will_do}</h3>
            {lines.into_iter().map(line).collect_view()}
            <Standing page standing/>
            {children.map(|children| children())}
        </div>
    }
}

/// The effect of any other change of the journal: all lines that change, and how things stand
/// afterwards.
#[component]
pub(super) fn Change(
    page: GamePage,
    changed: Comparison,
    trial: Trial,
    /// Shown below the rest.
    children: Children,
) -> impl IntoView {
    let words = &text::correspondence().game;
    let lines = changed.lines.iter();
    let lines = lines
        .map(|difference| changed_line(page, difference, &trial))
        .collect_view();
    let then = if changed.stands() {
        view! { <p>{words.nothing_changes}</p> }.into_any()
    } else {
        view! {
            <div>
                <h3>{words.now_stands}</h3>
                <div class="correspondence-was">
                    <Standing page standing=changed.was/>
                </div>
                <Standing page standing=changed.is/>
            </div>
        }
        .into_any()
    };
    view! {
        <div data-effect="change">
            <h3>{words.what_changes}</h3>
            <div>
                <ul class="correspondence-changes">{lines}</ul>
                {then}
            </div>
            {children()}
        </div>
    }
}

fn changed_line(page: GamePage, difference: &Difference, trial: &Trial) -> impl IntoView + use<> {
    let words = &text::correspondence().game;
    let new = |row: &StatementRow| page.words_of(&trial.ledger, trial.ledger.entries(), row.place);
    let (entry, mark, was, is) = match difference.clone() {
        Difference::Added(is) => (new(&is), words.added, None, Some(is)),
        Difference::Removed(was) => (page.words(was.place), words.removed, Some(was), None),
        Difference::Replaced { was, is } | Difference::Recomputed { was, is } => {
            (new(&is), "", Some(was), Some(is))
        }
    };
    let stamps = (was.as_ref().zip(is.as_ref()))
        .filter(|(was, is)| was.at != is.at)
        .map(|(was, is)| stamps(page, was, is));
    view! {
        <li>
            <strong>{entry}</strong>
            " "
            {(!mark.is_empty()).then(|| view! { <em>{mark}</em> })}
            {stamps}
            {was.map(|row| view! { <Sums row was=true/> })}
            {is.map(|row| view! { <Sums row/> })}
        </li>
    }
}

/// A changed stamp: the old one and the new one.
fn stamps(page: GamePage, was: &StatementRow, is: &StatementRow) -> impl IntoView + use<> {
    let zone = page.zone();
    view! {
        <p class="num">
            <s>{moment::in_zone(was.at, &zone)}</s>
            " \u{2192} "
            {moment::in_zone(is.at, &zone)}
        </p>
    }
}

/// The sums of a line.
#[component]
pub(super) fn Sums(
    row: StatementRow,
    /// Whether these are the old sums, which no longer hold.
    #[prop(optional)]
    was: bool,
) -> impl IntoView {
    let line = |line| {
        if was {
            view! { <li><s>{line}</s></li> }.into_any()
        } else {
            view! { <li>{line}</li> }.into_any()
        }
    };
    let lines = text::correspondence().game.sums.lines(&row);
    view! {
        <ul class="correspondence-sums num" data-sums=if was { "was" } else { "is" }>
            {lines.into_iter().map(line).collect_view()}
        </ul>
    }
}

/// How things stand: both accounts, and when the running clock falls.
#[component]
fn Standing(page: GamePage, standing: LedgerStanding) -> impl IntoView {
    let words = &text::correspondence().game;
    let line = |side: Color| {
        let account = standing.state.account(side);
        (words.clock_bank)(&page.name(side), account.clock, account.bank)
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
    let known = Color::ALL
        .into_iter()
        .filter(|side| standing.state.is_known(*side));
    let lines = known.map(line).chain(end);
    view! {
        <ul class="correspondence-standing num">
            {lines.map(|line| view! { <li>{line}</li> }).collect_view()}
        </ul>
    }
}
