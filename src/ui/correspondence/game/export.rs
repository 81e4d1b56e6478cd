//! The game as PGN, with the times of its moves.

use super::state::GamePage;
use crate::clock::Color;
use crate::correspondence::state::GameEndReason;
use crate::correspondence::{
    CorrespondenceGame, Ending, EntryEffect, Event, Ledger, Openings, Phase, Protection, Refill,
    Reset, Seconds, Utc,
};
use crate::game::notation::numeric;
use crate::game::pgn::{self, annotation};
use crate::game::{GameTree, MoveHistory};
use crate::platform::zone;
use leptos::prelude::*;
use shakmaty::Position as _;

/// The game as PGN: `[%clk]` is the clock after the move, in hours that may exceed a day, `[%emt]`
/// its reflection time, `[%bank]` the bank.
pub(super) fn pgn(page: GamePage) -> String {
    let now = page.correspondence.this_second();
    page.game.with_untracked(|game| {
        page.event.with_untracked(|event| {
            page.ledger
                .with_untracked(|ledger| write(game, event, ledger, now))
        })
    })
}

/// The moves in the numeric notation of the ICCF: `1. 5254 5755`.
pub(super) fn numeric_moves(page: GamePage) -> String {
    page.ledger.with_untracked(|ledger| numbered(ledger.line()))
}

fn numbered(line: &MoveHistory) -> String {
    let mode = line.start().mode();
    let mut text = String::new();
    for (play, before) in line.moves().iter().zip(line.positions()) {
        let number = before.fullmoves();
        match (before.turn(), text.is_empty()) {
            (shakmaty::Color::White, true) => text = format!("{number}. "),
            (shakmaty::Color::White, false) => text.push_str(&format!(" {number}. ")),
            (shakmaty::Color::Black, true) => text = format!("{number}... "),
            (shakmaty::Color::Black, false) => text.push(' '),
        }
        text.push_str(&numeric(*play, mode));
    }
    text
}

fn write(game: &CorrespondenceGame, event: &Event, ledger: &Ledger, now: Utc) -> String {
    let mut tree = GameTree::of_line(ledger.line());
    let nodes = tree.main_line();
    for (place, step) in ledger.steps().iter().enumerate() {
        let EntryEffect::Move {
            side, ply, spent, ..
        } = step.effect
        else {
            continue;
        };
        let Some(node) = ply.checked_sub(1).and_then(|at| nodes.get(at)) else {
            continue;
        };
        if !step.after.is_known(side) {
            continue;
        }
        let account = step.after.account(side);
        let clock = annotation::clk(account.clock.into());
        // Written like the clock, under a name of its own.
        let bank = annotation::clk(account.bank.into()).replacen("clk", "bank", 1);
        let emt = (ledger.is_timed(place)).then(|| annotation::emt(spent.into()));
        let notes = [Some(clock), emt, Some(bank)];
        let note = notes.into_iter().flatten().collect::<Vec<_>>().join(" ");
        tree.set_comments(*node, &[&note]);
    }
    let verdict = ledger.at(now).verdict();
    tags(&mut tree, game, event);
    let how = match verdict.map(|verdict| verdict.why) {
        None => "unterminated",
        Some(GameEndReason::Time | GameEndReason::Word(Ending::Time)) => "time forfeit",
        Some(GameEndReason::Word(Ending::Adjudication)) => "adjudication",
        Some(GameEndReason::Word(Ending::Default)) => "abandoned",
        Some(_) => "normal",
    };
    tree.tags.set("Termination", how);
    pgn::write(&tree, verdict.map(|verdict| verdict.result))
}

fn tags(tree: &mut GameTree, game: &CorrespondenceGame, event: &Event) {
    let draft = event.draft();
    let date = zone::civil_in(zone::UTC, draft.start).to_string();
    let date = date.get(..10).unwrap_or_default().replace('-', ".");
    let name = |side: Color| match game.players.get(side).trim() {
        "" => "?",
        name => name,
    };
    let tags = &mut tree.tags;
    tags.set("Event", &draft.name);
    tags.set(
        "Site",
        if game.link.is_empty() {
            "?"
        } else {
            &game.link
        },
    );
    tags.set("Date", &date);
    tags.set("White", name(Color::White));
    tags.set("Black", name(Color::Black));
    tags.set("EventDate", &date);
    // No notation has the cap, the bank and the refilling, so they get tags of their own.
    let seconds = |length: Seconds| length.get().to_string();
    let control = [&seconds(draft.clock), "+", &seconds(draft.increment)].concat();
    tags.set("TimeControl", &control);
    tags.set("TripleBlockDays", &draft.days.to_string());
    tags.set("TripleBlockBank", &seconds(draft.bank));
    tags.set(
        "TripleBlockIncrementMoves",
        &draft.increment_moves.to_string(),
    );
    tags.set(
        "TripleBlockRefill",
        match draft.refill {
            Refill::Automatic => "automatic",
            Refill::IncrementOnly => "increment only",
        },
    );
    if draft.interpretations.openings == Openings::Counted {
        tags.set("TripleBlockOpenings", "counted");
    }
    if draft.protection != Protection::None && draft.interpretations.reset == Reset::WithLast {
        tags.set("TripleBlockReset", "with the last increment");
    }
    match draft.protection {
        Protection::None => {}
        Protection::SuddenDeath(days) => tags.set("TripleBlockSDP", &days.to_string()),
        Protection::GuaranteedTime => tags.set("TripleBlockGT", "3"),
    }
}

/// Whether the game goes on, so that it may be confidential.
pub(super) fn is_running(page: GamePage) -> bool {
    !matches!(page.state.get_untracked().phase, Phase::Over(_))
}
