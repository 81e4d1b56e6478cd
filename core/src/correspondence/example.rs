//! A season that nobody plays, which shows what a list of games is before there is one: [`season`].

use super::entry::{Act, Entry};
use super::event::Event;
use super::game::CorrespondenceGame;
use super::proposal::propose;
use super::seconds::{Seconds, Utc};
use super::server_facts::{Fact, ServerFacts};
use crate::clock::{ByColor, Color};
use crate::game::{MoveHistory, Start};

/// When the event began.
const BEGAN: Seconds = Seconds::days(90);

/// The event's length in days: each player has 50 days on the clock, 50 in the bank, and 3 for each
/// move.
const LENGTH: u32 = 500;

/// The games of an event, none of which is kept anywhere.
#[derive(Clone, Debug)]
pub struct ExampleSeason {
    /// The event.
    pub event: Event,
    /// How its server counts: nothing about it is in doubt.
    pub settled: ServerFacts,
    /// The games in the order of the list: one's own clock has three days, then sixteen with little
    /// in the bank, then the opponent is to move.
    pub games: [CorrespondenceGame; 3],
}

/// The season as it stands at `now`, of an event with this name, against these opponents. `None` if
/// no event can have that name.
pub fn season(name: &str, opponents: [&str; 3], now: Utc) -> Option<ExampleSeason> {
    let start = now - BEGAN;
    let event = Event::new(propose(LENGTH).standard().draft(name, start)).ok()?;
    let refill = Fact {
        at: now,
        game: String::new(),
        is: event.draft().refill,
    };
    let [soon, poor, waiting] = opponents;
    let games = [
        game((soon, Color::White), start, &SOON),
        game((poor, Color::White), start, &POOR),
        game((waiting, Color::Black), start, &WAITING),
    ];
    Some(ExampleSeason {
        event,
        settled: ServerFacts {
            refill: Some(refill),
            ..ServerFacts::default()
        },
        games,
    })
}

/// Moves, each with the hours that it took.
type Moves = [(&'static str, i64)];

/// White has used 46 days and 20 hours of 50 for the next move.
const SOON: [(&str, i64); 4] = [("e2e4", 216), ("c7c5", 504), ("g1f3", 144), ("d7d6", 172)];

/// White took 51 days for two moves, most of them from the bank, and has used 34 for the next one.
const POOR: [(&str, i64); 4] = [("d2d4", 720), ("g8f6", 48), ("c2c4", 504), ("e7e6", 72)];

/// White has used 21 days for the next move.
const WAITING: [(&str, i64); 6] = [
    ("c2c4", 96),
    ("e7e5", 120),
    ("b1c3", 288),
    ("g8f6", 192),
    ("g1f3", 480),
    ("b8c6", 480),
];

/// The game against this opponent, of the player of that side.
fn game((opponent, mine): (&str, Color), start: Utc, moves: &Moves) -> CorrespondenceGame {
    let mut journal = vec![Entry {
        at: start,
        act: Act::OfficialStart,
    }];
    let mut at = start;
    for (uci, hours) in moves {
        at = at + Seconds::hours(*hours);
        journal.extend(uci.parse().ok().map(|uci| Entry {
            at,
            act: Act::Move(uci),
        }));
    }
    let mut players = ByColor::default();
    *players.get_mut(mine.other()) = opponent.to_owned();
    CorrespondenceGame {
        id: String::new(),
        event: String::new(),
        players,
        mine: Some(mine),
        lead: MoveHistory::new(Start::standard()),
        moves_before: ByColor::both(0),
        journal,
        note: String::new(),
        link: String::new(),
        server_id: String::new(),
        brought: Vec::new(),
    }
}
