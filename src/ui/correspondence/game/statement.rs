//! The statement: a table whose columns add up. A line opens to the sum in words, and to the button
//! that corrects it.

use leptos::prelude::*;

use super::ask_button::AskButton;
use super::bank_chart::BankChart;
use super::draft::{EntryDraft, EntryPlace};
use super::effect::Sums;
use super::entry_fields::{EntryFields, Kinds};
use super::entry_form::EntryForm;
use super::line::{StatementLine, lines, stamp};
use super::numbered::numbered;
use super::state::{Ask, GamePage};
use super::status::Turn;
use crate::clock::Color;
use crate::correspondence::entry::ActKind;
use crate::correspondence::origin::FromFile;
use crate::correspondence::statement::columns::Columns;
use crate::correspondence::statement::rows;
use crate::correspondence::{Phase, Seconds};
use crate::platform::date;
use crate::ui::text::correspondence::{common, game as words};
use crate::ui::text::{self, base};
use crate::ui::widgets::length::length;

/// The number of lines shown at first, because a player checks the last exchange of moves.
const LAST: usize = 6;

/// The entries, the last one at the bottom, and the button that adds a missing one.
#[component]
pub(super) fn Statement(page: GamePage, turn: Memo<Turn>) -> impl IntoView {
    let lines = Memo::new(move |_| lines(page));
    let shows_all = RwSignal::new(false);
    let opened = RwSignal::new(None::<usize>);
    let length = Memo::new(move |_| lines.with(Vec::len));
    Effect::new(move |before: Option<usize>| {
        let length = length.get();
        // Another entry may have its place now.
        if before.is_some_and(|before| before != length) {
            opened.set(None);
        }
        length
    });
    let table = move || {
        let lines = lines.get();
        if lines.is_empty() {
            return view! { <p class="quiet">{words::no_entries()}</p> }.into_any();
        }
        let older = lines.len().saturating_sub(LAST);
        let line = |line: StatementLine| {
            let is_older = line.place < older;
            view! { <Line page line opened is_older/> }
        };
        view! {
            <table class="correspondence-entries" class:all=move || shows_all.get()>
                <Head/>
                {lines.into_iter().map(line).collect_view()}
            </table>
        }
        .into_any()
    };
    let count = move || Some(length.get()).filter(|count| *count > LAST);
    let all = move || {
        count().map(|count| {
            let label = move || {
                if shows_all.get() {
                    words::last_lines().to_owned()
                } else {
                    words::all_lines(count)
                }
            };
            view! {
                <button
                    class="link no-print"
                    type="button"
                    data-act="all-lines"
                    on:click=move |_| {
                        opened.set(None);
                        shows_all.update(|all| *all = !*all);
                    }
                >
                    {label}
                </button>
            }
        })
    };
    view! {
        <section class="correspondence-statement" aria-label=words::statement()>
            <div class="correspondence-statement-head">
                <h2>{words::statement()}</h2>
                {all}
            </div>
            <CountingNote page turn/>
            {table}
            <Origin page/>
            <BankChart page/>
            <InsertEntry page/>
        </section>
    }
}

/// How the statement and the chart count, as long as the server may count otherwise, and the
/// comparison that decides it.
#[component]
fn CountingNote(page: GamePage, turn: Memo<Turn>) -> impl IntoView {
    let differs = Memo::new(move |_| {
        let goes_on = !matches!(page.phase(), Phase::Waiting | Phase::Over(_));
        turn.with(Turn::differs).filter(|_| goes_on)
    });
    let can_compare = move || page.conflict.with(Option::is_none);
    let compare = move || {
        let label = words::compare();
        view! {
            <AskButton page act="compare-statement" class="link no-print" label ask=Ask::Reconcile/>
        }
    };
    move || {
        let said = words::counted_as(differs.get()?.is_refill_alone());
        Some(view! {
            <p class="quiet" data-said="counted">
                {said}
                " "
                <Show when=can_compare>{compare}</Show>
            </p>
        })
    }
}

#[component]
fn Head() -> impl IntoView {
    view! {
        <thead>
            <tr>
                <th scope="col">{words::line()}</th>
                <th class="made" scope="col">
                    {words::made()}
                </th>
                <th class="ran" scope="col">
                    {words::used()}
                </th>
                <th class="wide" scope="col">
                    {words::added_time()}
                </th>
                <th class="wide" scope="col">
                    {words::from_bank()}
                </th>
                <th scope="col">{common::clock()}</th>
                <th scope="col">{common::bank()}</th>
            </tr>
        </thead>
    }
}

/// A line and, once it is opened, the sum in words below it.
#[component]
fn Line(
    page: GamePage,
    line: StatementLine,
    opened: RwSignal<Option<usize>>,
    /// Whether it is among those that are not shown at first.
    is_older: bool,
) -> impl IntoView {
    let place = line.place;
    let corrects = Memo::new(move |_| page.ask.get() == Ask::Correct(place));
    let is_open = Memo::new(move |_| opened.get() == Some(place) || corrects.get());
    let toggle = move |_| {
        // A line that is being corrected stays open.
        if !corrects.get_untracked() {
            opened.set((!is_open.get_untracked()).then_some(place));
        }
    };
    let line = StoredValue::new(line);
    let cells = move |of: fn(&Columns) -> String| {
        line.with_value(|line| {
            let cell = |(side, columns): &(Color, Columns)| {
                view! { <span data-side=side.name()>{of(columns)}</span> }
            };
            line.columns().iter().map(cell).collect_view()
        })
    };
    let StatementLine {
        label,
        made,
        made_short,
        stamp,
        side,
        row,
        ..
    } = line.get_value();
    let side = side.map(|side| {
        view! { <span class="correspondence-man" data-side=side.name() aria-hidden="true"></span> }
    });
    view! {
        <tbody data-place=place class:older=is_older class:void=row.is_none()>
            <tr>
                <th scope="row">
                    <button
                        type="button"
                        data-act=["line-", &place.to_string()].concat()
                        aria-expanded=move || is_open.get().to_string()
                        on:click=toggle
                    >
                        {side} <strong>{label}</strong>
                    </button>
                    <small class="made-below">{made_short.clone()}</small>
                </th>
                <td class="made">
                    <span class="no-print made-whole">{made}</span>
                    <span class="no-print made-short">{made_short}</span>
                    <span class="print-only">{stamp}</span>
                </td>
                <td class="num ran">{cells(|columns| signed(columns.ran))}</td>
                <td class="num wide">{cells(|columns| signed(columns.added))}</td>
                <td class="num wide">{cells(|columns| signed(columns.from_bank))}</td>
                <td class="num left">{cells(|columns| length(columns.clock))}</td>
                <td class="num">{cells(|columns| length(columns.bank))}</td>
            </tr>
            {move || is_open.get().then(|| view! { <Detail page line=line.get_value() opened corrects/> })}
        </tbody>
    }
}

/// The sum of a line in words, with the button and the form that correct it.
#[component]
fn Detail(
    page: GamePage,
    line: StatementLine,
    opened: RwSignal<Option<usize>>,
    corrects: Memo<bool>,
) -> impl IntoView {
    let place = line.place;
    let form = move || {
        corrects
            .get()
            .then(|| untrack(|| correcting(page, place)))
            .flatten()
    };
    view! {
        <tr class="in-words">
            <td colspan="7">
                <p class="quiet num">{line.stamp} " " {line.spent}</p>
                {line.row.map(|row| view! { <Sums row/> })}
                <button
                    class="link no-print"
                    type="button"
                    data-act=["correct-", &place.to_string()].concat()
                    aria-label=words::correct_entry(&line.label)
                    disabled=move || page.correspondence.following.get()
                    on:click=move |_| {
                        opened.set(Some(place));
                        page.ask(Ask::Correct(place));
                    }
                >
                    {words::correct()}
                </button>
                {form}
            </td>
        </tr>
    }
}

/// Adds an entry that is missing, where its stamp puts it.
#[component]
fn InsertEntry(page: GamePage) -> impl IntoView {
    let inserts = Memo::new(move |_| page.ask.get() == Ask::Insert);
    let button = move || {
        let label = words::insert();
        view! { <AskButton page act="insert" class="link no-print" label ask=Ask::Insert/> }
    };
    move || {
        if inserts.get() {
            untrack(|| inserting(page)).into_any()
        } else {
            button().into_any()
        }
    }
}

/// A time with its sign; empty for zero.
fn signed(time: Seconds) -> String {
    if time == Seconds::ZERO {
        String::new()
    } else if time < Seconds::ZERO {
        ["\u{2212}", &length(-time)].concat()
    } else {
        ["+", &length(time)].concat()
    }
}

fn correcting(page: GamePage, place: usize) -> Option<AnyView> {
    let draft = EntryDraft::of_entry(page, place)?;
    let removing = draft.removing;
    let title = words::correct_entry(&page.words(place));
    Some(
        view! {
            <EntryForm draft title save=words::save()>
                <div class:correspondence-removing=move || removing.get()>
                    <EntryFields draft/>
                </div>
                // Not `remove`: a field of that name hides the form's own method.
                <label class="check">
                    <input
                        type="checkbox"
                        name="remove-entry"
                        on:change:target=move |event| removing.set(event.target().checked())
                    />
                    <span>{words::remove()}</span>
                </label>
            </EntryForm>
        }
        .into_any(),
    )
}

fn inserting(page: GamePage) -> impl IntoView {
    let draft = EntryDraft::new(page, EntryPlace::ByStamp, ActKind::Refill);
    // Of a game that seems lost, a refill of the clock that ran out is missed most.
    let state = page.state.get_untracked();
    if matches!(state.phase, Phase::Fallen { .. }) {
        draft.side.set(state.turn);
    }
    view! {
        <EntryForm draft title=words::insert() save=words::save()>
            <Kinds draft/>
            <EntryFields draft/>
        </EntryForm>
    }
}

/// The statement as a text.
pub(super) fn as_text(page: GamePage) -> String {
    let zone = page.zone();
    let all = page.ledger.with_untracked(rows);
    let mut text = base::versus(&page.game.with_untracked(|game| game.players.clone()));
    text.push('\n');
    text.push_str(
        &page
            .event
            .with_untracked(|event| event.draft().name.clone()),
    );
    text.push('\n');
    for (place, row) in all.iter().enumerate() {
        text.push('\n');
        let entry = (page.game).with_untracked(|game| game.journal.get(place).cloned());
        text.push_str(&entry.map_or_else(String::new, |entry| stamp(&entry, &zone)));
        text.push_str("  ");
        text.push_str(&untrack(|| page.words(place)));
        text.push('\n');
        for line in text::correspondence::sums::lines(row) {
            text.push_str("    ");
            text.push_str(&line);
            text.push('\n');
        }
    }
    // Copied text gets ordinary spaces, because lines may break anywhere in it.
    text::plain(&text)
}

/// The moves that files brought, and whether others were entered here. Nothing for a game of which
/// all moves were.
#[component]
fn Origin(page: GamePage) -> impl IntoView {
    let said = Memo::new(move |_| said(page));
    move || {
        let said = said.get();
        (!said.is_empty()).then(|| view! { <p class="quiet" data-said="origin">{said}</p> })
    }
}

fn said(page: GamePage) -> String {
    let (brought, lead) = page
        .game
        .with(|game| (game.brought.clone(), game.lead.ply()));
    page.ledger.with(|ledger| {
        let line = ledger.line();
        let named = |ply| numbered(line, ply);
        let mut by_hand = line.ply();
        let untimed: Vec<usize> = ledger.untimed().collect();
        let mut said = Vec::new();
        for FromFile { from, until, at } in brought {
            let until = until.min(line.ply());
            if from > until {
                continue;
            }
            by_hand = by_hand.saturating_sub(until + 1 - from);
            let day = date::date(at.wall());
            // Moves that have no times stand before the first entry, or say so.
            let is_untimed = |ply: usize| ply <= lead || untimed.contains(&ply);
            said.push(if until <= lead {
                words::untimed_from_file(&named(until), &day)
            } else if (from..=until).all(is_untimed) {
                words::untimed_part_from_file(&named(from), &named(until), &day)
            } else if from <= lead + 1 {
                words::from_file(&named(until), &day)
            } else {
                words::part_from_file(&named(from), &named(until), &day)
            });
        }
        if !said.is_empty() && by_hand > 0 {
            said.push(words::entered_here().into());
        }
        said.join(" ")
    })
}
