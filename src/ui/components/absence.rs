//! The claim of 6.6, from the instant it is due: against a player who is not there or
//! came too late, or against both.

use leptos::prelude::*;

use crate::clock::color::Color;
use crate::clock::event::Event;
use crate::clock::state::Phase;
use crate::ui::el::{El, dynamic, el};
use crate::ui::table::Table;
use crate::ui::text::t;

/// Who can be said to have come too late, or not at all.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    Nobody,
    Absent(Color),
    Late(Color),
    Both,
}

/// The button, while there is something to claim.
pub fn absence(table: Table) -> El {
    // The face changes with every second of a running clock; so does this.
    let due = Memo::new(move |_| {
        table.game.track();
        table.face.track();
        due(table)
    });
    dynamic(move || button(table, due.get()))
}

/// The same at rest: what can be claimed now.
pub fn absence_now(table: Table) -> Option<El> {
    button(table, due(table))
}

fn button(table: Table, due: Due) -> Option<El> {
    let (event, label) = match due {
        Due::Nobody => return None,
        Due::Absent(side) => (Event::ClaimAbsence(side), (t().face.claim_absence)(side)),
        Due::Late(side) => (Event::ClaimAbsence(side), (t().face.claim_late)(side)),
        Due::Both => (
            Event::ClaimAbsenceOfBoth,
            t().face.claim_both_absent.to_owned(),
        ),
    };
    Some(
        el("button")
            .class("absence")
            .attr("data-act", "claim-absence")
            .on("click", move |_| {
                let _ = table.act(event);
            })
            .child(label),
    )
}

fn due(table: Table) -> Due {
    let state = table.state();
    if !matches!(state.phase, Phase::Running(_) | Phase::Stopped(..)) {
        return Due::Nobody;
    }
    // Both have moved: the arbiter has let them play, and can still end the
    // game in the panel.
    if state.accounts.iter().all(|account| account.moves > 0) {
        return Due::Nobody;
    }
    let [white, black] = table.game.with_untracked(|game| {
        let setup = game.clock.setup();
        Color::ALL.map(|side| state.is_absent(setup, side).is_ok())
    });
    let side = match (white, black) {
        (true, true) => return Due::Both,
        (true, false) => Color::White,
        (false, true) => Color::Black,
        (false, false) => return Due::Nobody,
    };
    match state.arrived.get(side) {
        Some(_) => Due::Late(side),
        None => Due::Absent(side),
    }
}
