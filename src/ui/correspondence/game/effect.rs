//! The effect of a change of the journal, shown before it is saved.

use leptos::prelude::*;

use super::state::GamePage;
use crate::clock::{ByColor, Color};
use crate::correspondence::account::Account;
use crate::correspondence::deadline::{WorstCase, worst_cases};
use crate::correspondence::statement::comparison::{Difference, LedgerComparison, LedgerStanding};
use crate::correspondence::statement::{Block, StatementRow, Sum};
use crate::correspondence::trial::{EditEffect, Trial};
use crate::correspondence::{Edit, Seconds};
use crate::game::tags::surname;
use crate::ui::text::correspondence::{game as words, new};
use crate::ui::text::{self, base};
use crate::ui::widgets::cases::Cases;
use crate::ui::widgets::length::length;
use crate::ui::widgets::moment;

/// The effect of an edit: the line of a new last entry, or all lines that change; and how things
/// stand afterwards.
#[component]
pub(super) fn Effect(page: GamePage, edit: Edit, trial: Trial) -> impl IntoView {
    let now = page.correspondence.this_second();
    let conflict = trial.conflict.map(|conflict| {
        let entry = page.words_of(&trial.ledger, &trial.journal, conflict.place);
        let why = moment::why_refused(conflict.why, &page.zone());
        view! { <p>{words::does_not_fit(&entry, &why)}</p> }
    });
    let effect = page.ledger.with(|before| trial.effect(before, &edit, now));
    match effect {
        EditEffect::Entry(line, standing) => {
            let lines = line.map(|row| (None, row)).into_iter().collect();
            let worst = worst_cases(&trial.ledger, &page.settled());
            view! { <NewEntries page lines standing worst>{conflict}</NewEntries> }.into_any()
        }
        EditEffect::Change(changed) => {
            view! { <Change page changed trial>{conflict}</Change> }.into_any()
        }
    }
}

/// The effect of new last entries: a row for each balance that they leave, the result before its
/// sum, and one for the deadline of the next move.
#[component]
pub(super) fn NewEntries(
    page: GamePage,
    /// Each with the entry in words, where there are several.
    lines: Vec<(Option<String>, StatementRow)>,
    standing: LedgerStanding,
    /// The accounts that the last of them leaves with the least time that they may have, until a
    /// comparison with the server rules that out.
    worst: ByColor<Option<WorstCase>>,
    /// Shown below the rest.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    // The line that leaves a side what it has afterwards.
    let last = ByColor::from_fn(|side| {
        let of_side =
            |(_, row): &(Option<String>, StatementRow)| row.sums.iter().any(|sum| sum.side == side);
        lines.iter().rposition(of_side)
    });
    let cases =
        ByColor::from_fn(|side| page.cases(side, *standing.state.account(side), *worst.get(side)));
    let line = |(place, (entry, row)): (usize, (Option<String>, StatementRow))| {
        let cases = ByColor::from_fn(|side| {
            let is_last = *last.get(side) == Some(place);
            is_last.then_some(*cases.get(side))
        });
        view! {
            {entry.map(|entry| view! { <strong>{entry}</strong> })}
            <Balances page row cases/>
        }
    };
    view! {
        <div data-effect="entry" role="group" aria-label=words::will_do()>
            {lines.into_iter().enumerate().map(line).collect_view()}
            <NextDeadline page standing worst/>
            {children.map(|children| children())}
        </div>
    }
}

/// The clock and the bank that an entry leaves, and how they come about. As on the plate beside the
/// board, the figures of the case that is shown are the large ones.
#[component]
fn Balances(page: GamePage, row: StatementRow, cases: ByColor<Option<Cases>>) -> impl IntoView {
    let balance = |sum: &Sum| {
        let is_mine = page.mine().map(|mine| mine == sum.side);
        let label = match (sum.block, is_mine) {
            (Block::Clock, Some(is_mine)) => words::clock_of(is_mine),
            (Block::Bank, Some(is_mine)) => words::bank_of(is_mine),
            (Block::Clock, None) => new::clock(sum.side),
            (Block::Bank, None) => new::bank(sum.side),
        };
        let terms = text::correspondence::sums::terms(sum);
        let sums = terms.map(|terms| [" =\u{a0}", &terms].concat());
        let doubt = cases
            .get(sum.side)
            .and_then(|cases| Some((cases, cases.shown_case()?, cases.other()?)));
        let figures = match doubt {
            None => view! { <strong>{length(sum.to)}</strong> {sums} }.into_any(),
            Some((cases, case, (other, other_case))) => {
                // The sums are those of the ledger's account.
                let is_worst = cases.shows_worst();
                let (shown_sums, other_sums) = if is_worst { (None, sums) } else { (sums, None) };
                let other = length(block_of(&other, sum.block)) + &other_sums.unwrap_or_default();
                view! {
                    <strong data-worst=is_worst.then_some("")>
                        {length(block_of(&cases.shown, sum.block))}
                    </strong>
                    " "
                    <span class="correspondence-case">{case}</span>
                    {shown_sums}
                    <span class="correspondence-other-case">
                        {words::sum_if(other_case, &other)}
                    </span>
                }
                .into_any()
            }
        };
        view! {
            <dt>{label}</dt>
            <dd class="num">{figures}</dd>
        }
    };
    view! {
        <dl class="correspondence-results" data-sums="is">
            {row.sums.iter().map(balance).collect_view()}
        </dl>
    }
}

fn block_of(account: &Account, block: Block) -> Seconds {
    match block {
        Block::Clock => account.clock,
        Block::Bank => account.bank,
    }
}

/// The deadline of the next move, or how the game ends.
#[component]
pub(super) fn NextDeadline(
    page: GamePage,
    standing: LedgerStanding,
    /// The accounts with the least time that they may have.
    #[prop(optional)]
    worst: ByColor<Option<WorstCase>>,
) -> impl IntoView {
    if let Some(verdict) = standing.verdict {
        return Some(view! { <p>{text::correspondence::verdict(&verdict)}</p> }.into_any());
    }
    let deadlines = standing.deadlines?;
    let side = standing.state.turn;
    let name = page.name(side);
    let now = page.correspondence.this_second();
    let is_mine = page.mine() == Some(side);
    let label = words::moves_by(is_mine, surname(&name));
    // A player who has to act reads the earlier date, and of the opponent the later one.
    let account = *standing.state.account(side);
    let cases = page.cases(side, account, *worst.get(side));
    let at = deadlines.falls - (account.clock - cases.shown.clock);
    let case = match cases.shown_case() {
        Some(case) if cases.shows_worst() => case,
        Some(_) => words::at_the_latest(),
        None => "",
    };
    let next = view! {
        <dl class="correspondence-results">
            <dt dir="auto">{label}</dt>
            <dd class="num">
                <strong>{moment::in_zone_soon(at, now, &page.zone())}</strong>
                " "
                <span class="correspondence-case">{case}</span>
            </dd>
        </dl>
    };
    Some(next.into_any())
}

/// The effect of any other change of the journal: all lines that change, and how things stand
/// afterwards.
#[component]
pub(super) fn Change(
    page: GamePage,
    changed: LedgerComparison,
    trial: Trial,
    /// Shown below the rest.
    children: Children,
) -> impl IntoView {
    let lines = changed.lines.iter();
    let lines = lines
        .map(|difference| changed_line(page, difference, &trial))
        .collect_view();
    let then = if changed.stands() {
        view! { <p>{words::nothing_changes()}</p> }.into_any()
    } else {
        view! {
            <div>
                <h3>{words::now_stands()}</h3>
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
            <h3>{words::what_changes()}</h3>
            <div>
                <ul class="correspondence-changes">{lines}</ul>
                {then}
            </div>
            {children()}
        </div>
    }
}

fn changed_line(page: GamePage, difference: &Difference, trial: &Trial) -> impl IntoView + use<> {
    let new = |row: &StatementRow| page.words_of(&trial.ledger, trial.ledger.entries(), row.place);
    let (entry, mark, was, is) = match difference.clone() {
        Difference::Added(is) => (new(&is), words::added(), None, Some(is)),
        Difference::Removed(was) => (page.words(was.place), words::removed(), Some(was), None),
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
    let lines = text::correspondence::sums::lines(&row);
    view! {
        <ul class="correspondence-sums num" data-sums=if was { "was" } else { "is" }>
            {lines.into_iter().map(line).collect_view()}
        </ul>
    }
}

/// How things stand: both accounts, and when the running clock falls.
#[component]
fn Standing(page: GamePage, standing: LedgerStanding) -> impl IntoView {
    let line = |side: Color| {
        let account = standing.state.account(side);
        let bank = text::correspondence::in_bank(account.bank);
        words::clock_bank(&page.name(side), &length(account.clock), &bank)
    };
    let end = match (standing.verdict, standing.deadlines) {
        (Some(verdict), _) => Some(text::correspondence::verdict(&verdict)),
        (None, Some(deadlines)) => {
            let when = moment::in_zone(deadlines.falls, &page.zone());
            let name = page.name(standing.state.turn);
            Some([&name, base::common::colon(), &words::falls(&when)].concat())
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
