//! A season from a server's file: its games and events find the kept ones, and what is new is added.

mod brought;
mod clocks;
mod events;
mod found;
mod hostile;
mod law;
mod origin;
mod taken;

use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::civil::{Civil, TypedTime};
use zeitnot_core::correspondence::season::{KeptEvent, Match, Season};
use zeitnot_core::correspondence::server_facts::StampUnit;
use zeitnot_core::correspondence::server_game::{ServerGame, ServerStamp};
use zeitnot_core::correspondence::take_over::{Taken, enter};
use zeitnot_core::correspondence::{
    CorrespondenceGame, Event, EventDraft, Seconds, ServerFacts, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};
use zeitnot_fixtures::correspondence::{START, draft};

/// A hundred days after the start.
pub const NOW: Utc = Utc::new(START.get() + 100 * 86_400);

/// The event of most tests.
pub const CUP: &str = "Spring Cup 26, Semi-Final 3";

/// The zone of the server: UTC.
pub fn utc(time: TypedTime) -> Option<Utc> {
    match time {
        TypedTime::Exact(at) => Some(at),
        TypedTime::Local(civil) => civil.utc(Seconds::ZERO),
    }
}

pub fn event_named(name: &str, start: Utc) -> Event {
    let name = name.into();
    Event::new(EventDraft {
        name,
        ..draft(start)
    })
    .expect("an event")
}

pub fn cup() -> Event {
    event_named(CUP, START)
}

/// A stamp to the minute.
pub fn stamp(at: Utc) -> Option<ServerStamp> {
    let unit = StampUnit::Minute;
    let at = Utc::new(at.get().div_euclid(60) * 60);
    let time = TypedTime::Local(Civil::of(at, Seconds::ZERO));
    Some(ServerStamp { time, unit })
}

/// When the half-move is made, counted from 1: one a day.
pub fn day(ply: usize) -> Utc {
    START + Seconds::days(ply as i64)
}

/// A game of the cup as the server writes it: these moves, one a day.
pub fn written(white: &str, black: &str, moves: &str) -> ServerGame {
    let mut game = ServerGame::new(Start::standard());
    game.event = CUP.into();
    game.start = Some(Civil {
        hour: 0,
        minute: 0,
        second: 0,
        ..Civil::of(START, Seconds::ZERO)
    });
    game.players = ByColor {
        white: white.into(),
        black: black.into(),
    };
    for (before, san) in moves.split_whitespace().enumerate() {
        game.line.play_text(san).expect("a legal move");
        game.stamps.push(stamp(day(before + 1)));
    }
    game
}

/// Anna's game against Bo.
pub fn anna_bo(moves: &str) -> ServerGame {
    written("Weber, Anna", "Berg, Bo", moves)
}

/// The same game without the times of its moves.
pub fn unstamped(mut game: ServerGame) -> ServerGame {
    game.stamps.fill(None);
    game
}

/// The game kept under this id, in the cup, which has the id 1.
pub fn keep(id: &str, file: &ServerGame) -> CorrespondenceGame {
    kept_in("1", &cup(), id, file).game
}

pub fn kept_in(event_id: &str, event: &Event, id: &str, file: &ServerGame) -> Taken {
    let mine = Some(Color::White);
    enter(file, (id, mine), (event_id, event), &utc, NOW).expect("a game that can be entered")
}

/// The season of the file beside these kept games, and events with the ids 1, 2 and so on.
pub fn season(file: &[ServerGame], games: &[CorrespondenceGame], events: &[Event]) -> Season {
    let settled = &ServerFacts::default();
    let ids: Vec<String> = (1..=events.len()).map(|id| id.to_string()).collect();
    let events: Vec<KeptEvent<'_>> = ids
        .iter()
        .zip(events)
        .map(|(id, event)| KeptEvent { id, event, settled })
        .collect();
    Season::of(file, games, &events)
}

/// The games of the file beside these kept games of the cup.
pub fn found(file: &[ServerGame], games: &[CorrespondenceGame]) -> Vec<Match> {
    let season = season(file, games, &[cup()]);
    season.games.into_iter().map(|(_, is)| is).collect()
}

pub fn kept(id: &str) -> Match {
    Match::Kept(id.into())
}

/// One of these, or none.
pub fn asked(ids: &[&str]) -> Match {
    Match::Several(ids.iter().map(|id| (*id).to_owned()).collect())
}

pub fn line(start: Start) -> MoveHistory {
    MoveHistory::new(start)
}
