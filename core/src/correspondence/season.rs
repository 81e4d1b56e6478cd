//! Which games and events a server's file means: [`Season`].
//!
//! A file comes again every day. Its games find the kept ones by the server's id or address; without
//! these by their event, both players ([`is_same_player`](super::same::is_same_player)), the moves,
//! of which one line continues the other, and their times. Its events find the kept ones by name and
//! start, and by the games that are found. Nothing is decided by a guess: where several games fit
//! equally well, or the moves went apart, the player is asked.
//!
//! | file | what it is |
//! | --- | --- |
//! | `again` | games that a file has more than once |
//! | `candidate` | how well a kept game fits one of the file |
//! | `matching` | finding them, in short steps |
//! | `own` | whose file it is |

mod again;
mod candidate;
mod matching;
mod own;

use std::collections::{BTreeMap, BTreeSet};

pub use self::matching::Matching;
pub use self::own::own_sides;
use super::civil::Civil;
use super::event::Event;
use super::game::CorrespondenceGame;
use super::same::event_key;
use super::seconds::{Seconds, Utc};
use super::server_facts::ServerFacts;
use super::server_game::ServerGame;

/// How far the starts of one event may lie apart, as both may be written in other zones.
const NEAR: Seconds = Seconds::days(2);

/// A kept event and its id.
#[derive(Clone, Copy, Debug)]
pub struct KeptEvent<'a> {
    /// The id.
    pub id: &'a str,
    /// The event.
    pub event: &'a Event,
    /// How its server counts, as far as that is settled.
    pub settled: &'a ServerFacts,
}

/// The games and events of a file, compared with the kept ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Season {
    /// The events, in the order of the file.
    pub events: Vec<FileEvent>,
    /// For each game of the file, in its order: the index of its event, and which kept game it is.
    pub games: Vec<(usize, Match)>,
}

/// An event that a file names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileEvent {
    /// Its name as the file first writes it; empty if the file names none.
    pub name: String,
    /// The day on which it starts, if the file says so.
    pub start: Option<Civil>,
    /// The id of the kept event that it is; `None` if it is not kept.
    pub kept: Option<String>,
}

/// Which kept game a game of a file is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Match {
    /// None: it is new.
    New,
    /// The one with this id.
    Kept(String),
    /// One of those with these ids, at least one, or none.
    Several(Vec<String>),
    /// The one with this id, by its event and players; but after this half-move other moves were
    /// made.
    Apart {
        /// The id.
        id: String,
        /// The number of half-moves that both have.
        ply: usize,
    },
    /// The file has it more than once: the game at this index has as much as this one, or more.
    Again(usize),
}

impl Season {
    /// Finds the games and events of a file among the kept ones; [`Matching`] does it step by step.
    ///
    /// ```
    /// use zeitnot_core::correspondence::civil::TypedTime;
    /// use zeitnot_core::correspondence::proposal::propose;
    /// use zeitnot_core::correspondence::season::{KeptEvent, Match, Season};
    /// use zeitnot_core::correspondence::take_over::{enter, update};
    /// use zeitnot_core::correspondence::{Event, Seconds, ServerFacts, ServerFile, Utc};
    ///
    /// let start = Utc::new(1_798_761_600);
    /// let now = start + Seconds::days(4);
    /// let cup = Event::new(propose(700).standard().draft("Cup", start)).unwrap();
    /// let settled = ServerFacts::default();
    /// let events = [KeptEvent { id: "5", event: &cup, settled: &settled }];
    /// let in_zone = |time| match time {
    ///     TypedTime::Exact(at) => Some(at),
    ///     TypedTime::Local(civil) => civil.utc(Seconds::ZERO),
    /// };
    /// let read = |text| ServerFile::open(text).unwrap().collect::<Vec<_>>();
    ///
    /// let yesterday = read(
    ///     "[Event \"Cup\"]\n[White \"Weber, Anna\"]\n[Black \"Berg, Bo\"]\n\n\
    ///     1. e4 {[%ccsnt 2027.01.02,08:12]} e5 {[%ccsnt 2027.01.03,09:30]} *",
    /// );
    /// let season = Season::of(&yesterday, &[], &events);
    /// assert_eq!(season.events[0].kept.as_deref(), Some("5"));
    /// assert_eq!(season.games[0].1, Match::New);
    /// let kept = enter(&yesterday[0], ("7", None), ("5", &cup), &in_zone, now).unwrap().game;
    ///
    /// // Today's file writes the names in another way, and has a move more.
    /// let today = read(
    ///     "[Event \"CUP\"]\n[White \"Anna Weber\"]\n[Black \"GM Bo Berg\"]\n\n\
    ///     1. e4 e5 2. Nf3 {[%ccsnt 2027.01.04,19:45]} *",
    /// );
    /// let season = Season::of(&today, std::slice::from_ref(&kept), &events);
    /// assert_eq!(season.games[0].1, Match::Kept("7".into()));
    /// let taken = update(&kept, &cup, &today[0], &in_zone, now).unwrap();
    /// assert_eq!(taken.moves, 1);
    /// assert!(taken.game.journal.starts_with(&kept.journal));
    /// ```
    pub fn of(
        file: &[ServerGame],
        games: &[CorrespondenceGame],
        events: &[KeptEvent<'_>],
    ) -> Season {
        Matching::begin(file, games, events).finish()
    }

    /// The events of a file by name and start, and its games, none of which is found yet.
    fn named(file: &[ServerGame], events: &[KeptEvent<'_>]) -> Season {
        let keys: Vec<String> = file.iter().map(|game| event_key(&game.event)).collect();
        let mut starts: BTreeMap<&str, BTreeSet<Civil>> = BTreeMap::new();
        for (game, key) in file.iter().zip(&keys) {
            starts.entry(key).or_default().extend(game.start);
        }
        let kept: Vec<(String, &KeptEvent<'_>)> = events
            .iter()
            .map(|kept| (event_key(&kept.event.draft().name), kept))
            .collect();
        let mut season = Season::default();
        let mut places: BTreeMap<(&str, Option<Civil>), usize> = BTreeMap::new();
        for (game, key) in file.iter().zip(&keys) {
            // A game without a date is of the only event of that name.
            let only = starts.get(key.as_str()).filter(|days| days.len() == 1);
            let only = only.and_then(BTreeSet::first).copied();
            let start = game.start.or(only);
            let place = *places.entry((key, start)).or_insert_with(|| {
                season.events.push(FileEvent {
                    name: game.event.clone(),
                    start,
                    kept: event_of(key, start, &kept),
                });
                season.events.len() - 1
            });
            season.games.push((place, Match::New));
        }
        season
    }

    /// The kept event of games that were found is that of the file, if it is the same of all.
    fn learn_events(&mut self, games: &[CorrespondenceGame]) {
        let of: BTreeMap<&str, &str> = games
            .iter()
            .map(|game| (game.id.as_str(), game.event.as_str()))
            .collect();
        let mut found: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
        for (event, is) in &self.games {
            if let Match::Kept(id) = is {
                found.entry(*event).or_default().extend(of.get(id.as_str()));
            }
        }
        for (event, kept) in found {
            if let (Some(only), 1) = (kept.first(), kept.len()) {
                self.events[event].kept = Some((*only).to_owned());
            }
        }
    }

    /// The games of an event of the file that are new, by their index in the file.
    pub fn new_games(&self, event: usize) -> impl Iterator<Item = usize> + '_ {
        let games = self.games.iter().enumerate();
        games.filter_map(move |(row, (of, is))| (*of == event && *is == Match::New).then_some(row))
    }
}

/// The kept event with this name, and near this start if it is known. Of several the latest.
fn event_of(
    key: &str,
    start: Option<Civil>,
    events: &[(String, &KeptEvent<'_>)],
) -> Option<String> {
    let is_it = |(name, kept): &&(String, &KeptEvent<'_>)| {
        !key.is_empty() && name == key && is_near(kept.event.draft().start, start)
    };
    let found = events.iter().filter(is_it);
    let latest = found.max_by_key(|(_, kept)| kept.event.draft().start)?;
    Some(latest.1.id.to_owned())
}

/// Whether an event that starts then can be one that starts on this day.
fn is_near(kept: Utc, day: Option<Civil>) -> bool {
    let day = day.and_then(|day| day.utc(Seconds::ZERO));
    day.is_none_or(|day| kept.since(day).abs() <= NEAR)
}
