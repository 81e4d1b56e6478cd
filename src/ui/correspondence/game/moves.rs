//! The moves of the game in running text, and the buttons that walk through them.

use leptos::html;
use leptos::prelude::*;
use shakmaty::Position as _;

use super::board::{show, step};
use super::state::GamePage;
use crate::clock::Color;
use crate::correspondence::Ledger;
use crate::platform::dom::Node;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::piece_letters;
use crate::ui::text::play::moves as texts;
use crate::ui::widgets::replay::{FlipButton, ReplayButtons};

/// First, back, on, last; and turning the board.
#[component]
pub(super) fn Walking(page: GamePage) -> impl IntoView {
    let go = move |to| {
        step(page, to);
    };
    let flip = move |()| page.flipped.update(|flipped| *flipped = !*flipped);
    view! {
        <ReplayButtons on_step=go>
            <FlipButton on_flip=flip/>
        </ReplayButtons>
    }
}

/// A move as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MoveCell {
    ply: usize,
    san: String,
}

/// A move of each side with their number.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MoveRow {
    number: usize,
    cells: [Option<MoveCell>; 2],
}

/// The moves; their times are in the statement. A touch on a move shows the position after it.
#[component]
pub(super) fn Moves(page: GamePage) -> impl IntoView {
    let section = NodeRef::<html::Section>::new();
    let rows = Memo::new(move |_| page.ledger.with(rows));
    Effect::new(move |_| {
        rows.track();
        // Before the first move the list is at its top.
        let ply = shown(page).max(1);
        // Once the list is in the page. Only the list scrolls: the board stays in view.
        once(Millis::ZERO, move || {
            let at = ["[data-ply=\"", &ply.to_string(), "\"]"].concat();
            let section = section.try_get_untracked().flatten().map(Node::from);
            if let Some(list) = section.and_then(|section| section.find("ol"))
                && let Some(current) = list.find(&at)
            {
                list.scroll_to(&current);
            }
        });
    });
    let list = move || {
        let rows = rows.get();
        if rows.is_empty() {
            return view! { <p class="quiet">{texts::none()}</p> }.into_any();
        }
        let row = |row: MoveRow| {
            let dots = if row.cells[0].is_none() {
                "\u{2026}"
            } else {
                "."
            };
            let cells = row.cells.map(|cell| view! { <MoveButton page cell/> });
            view! {
                <li>
                    <span class="number">{row.number} {dots}</span>
                    {cells}
                </li>
            }
        };
        let rows = rows.into_iter().map(row).collect_view();
        view! { <ol class="correspondence-move-list">{rows}</ol> }.into_any()
    };
    view! {
        <section class="correspondence-moves" aria-label=texts::title() node_ref=section>
            <h2>{texts::title()}</h2>
            {list}
        </section>
    }
}

/// How many half-moves led to the position that is shown.
fn shown(page: GamePage) -> usize {
    let now = page.ledger.with(|ledger| ledger.line().ply());
    page.past.get().unwrap_or(now)
}

fn rows(ledger: &Ledger) -> Vec<MoveRow> {
    let line = ledger.line();
    let mut cells: Vec<Option<MoveCell>> = (line.san().iter().enumerate())
        .map(|(before, san)| {
            Some(MoveCell {
                ply: before + 1,
                san: piece_letters::shown(san),
            })
        })
        .collect();
    if line.start().turn() == Color::Black && !cells.is_empty() {
        cells.insert(0, None);
    }
    let first = line.start().position().fullmoves().get() as usize;
    (cells.chunks(2).enumerate())
        .map(|(row, cells)| MoveRow {
            number: first + row,
            cells: [0, 1].map(|side| cells.get(side).cloned().flatten()),
        })
        .collect()
}

#[component]
fn MoveButton(page: GamePage, cell: Option<MoveCell>) -> impl IntoView {
    let Some(MoveCell { ply, san }) = cell else {
        return ().into_any();
    };
    let is_current = move || (shown(page) == ply).then_some("step");
    view! {
        <button
            class="correspondence-move"
            type="button"
            data-ply=ply
            aria-current=is_current
            on:click=move |_| show(page, ply)
        >
            {san}
        </button>
    }
    .into_any()
}
