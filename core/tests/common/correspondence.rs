//! Correspondence games for tests: legal games of any length; the same seed always gives the same
//! game.
#![allow(dead_code, reason = "no test needs all of it")]

use shakmaty::Position as _;
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::server_facts::{Differs, Settles};
use zeitnot_core::correspondence::{
    Act, Cause, CorrespondenceGame, Edition, Entry, Event, EventDraft, Protection, Refill, Seconds,
    ServerFacts, ShownTime, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};
use zeitnot_core::storage::correspondence::StoredEvent;

/// 2026-01-01 12:00:00 UTC.
pub const START: Utc = Utc::new(1_767_268_800);

/// 700 days with the blocks of the table, and no optional rule.
pub fn draft(start: Utc) -> EventDraft {
    EventDraft {
        name: "Cup".into(),
        start,
        days: 700,
        clock: Seconds::days(50),
        bank: Seconds::days(50),
        increment: Seconds::days(5),
        increment_moves: 50,
        edition: Edition::Current,
        refill: Refill::Automatic,
        protection: Protection::None,
        team: false,
        captain_may_transfer: false,
        zone: "UTC".into(),
        interpretations: Default::default(),
    }
}

/// An event as the storage keeps it.
pub fn event(id: &str) -> StoredEvent {
    let draft = EventDraft {
        name: ["Open ", id].concat(),
        zone: "Europe/Berlin".into(),
        ..draft(START)
    };
    event_of(id, draft)
}

/// An event with these parameters, as the storage keeps it.
pub fn event_of(id: &str, draft: EventDraft) -> StoredEvent {
    StoredEvent {
        id: id.into(),
        event: Event::new(draft).expect("a valid event"),
        archived: false,
        note: String::new(),
        settled: Default::default(),
    }
}

/// The facts after a comparison of this game at that instant that settled how the server refills.
pub fn settled(draft: &EventDraft, game: &str, at: Utc) -> ServerFacts {
    let by = Differs {
        refill: true,
        ..Differs::default()
    };
    let mut settled = ServerFacts::default();
    settled.add(draft, game, Settles { at, by });
    settled
}

/// The next number of a pseudo-random sequence.
pub fn next(seed: &mut u64) -> u64 {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
}

/// A game of `plies` moves, both sides counted together. The same seed plays the same moves, so a
/// longer game continues where a shorter one ends.
pub fn game(id: &str, event: &str, plies: usize, seed: u64) -> CorrespondenceGame {
    let mut game = CorrespondenceGame {
        id: id.into(),
        event: event.into(),
        players: ByColor {
            white: "Anna Lindqvist".into(),
            black: "Bo Fredriksen".into(),
        },
        mine: Some(Color::White),
        lead: MoveHistory::new(Start::standard()),
        moves_before: ByColor::both(0),
        journal: vec![Entry {
            at: START,
            act: Act::OfficialStart,
        }],
        note: String::new(),
        link: String::new(),
    };
    play_on(&mut game, plies, seed);
    game
}

/// Plays `plies` more moves, chosen by the sequence that `seed` begins.
pub fn play_on(game: &mut CorrespondenceGame, plies: usize, mut seed: u64) {
    let mut line = game.lead.clone();
    let mut at = START;
    for entry in &game.journal {
        at = entry.at;
        if let Act::Move(uci) = &entry.act {
            line.play_uci(&uci.to_string()).expect("a legal move");
        }
    }
    for _ in 0..plies {
        let position = line.positions().last().expect("a line has a position");
        let moves = position.legal_moves();
        if moves.is_empty() || position.is_insufficient_material() {
            return;
        }
        let chosen = moves[next(&mut seed) as usize % moves.len()];
        let uci = chosen.to_uci(shakmaty::CastlingMode::Standard);
        line.play_uci(&uci.to_string()).expect("a legal move");
        at = at + Seconds::new(1 + (next(&mut seed) % 400_000) as i64);
        let act = Act::Move(uci);
        game.journal.push(Entry { at, act });
    }
}

/// Appends an entry with the times that the server shows an hour after the last one.
pub fn look_at_server(game: &mut CorrespondenceGame, event: &Event) {
    let ledger = game.ledger(event).expect("a valid journal");
    let at = ledger.last().at + Seconds::hours(1);
    let shown = ledger.at(at).accounts.map(|account| ShownTime {
        clock: account.clock,
        bank: account.bank,
    });
    let act = Act::Correction {
        shown: ByColor {
            white: Some(shown.white),
            black: Some(shown.black),
        },
        cause: Cause::Agrees,
    };
    game.journal.push(Entry { at, act });
}
