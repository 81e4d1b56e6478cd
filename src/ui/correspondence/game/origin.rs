//! Where the moves of a game and their times come from, in a line below the statement.

use leptos::prelude::*;

use super::numbered::numbered;
use super::state::GamePage;
use crate::correspondence::origin::FromFile;
use crate::platform::date;
use crate::ui::text::correspondence::game as words;

/// The moves that files brought, and whether others were entered here. Nothing for a game of which
/// all moves were.
#[component]
pub(super) fn Origin(page: GamePage) -> impl IntoView {
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
