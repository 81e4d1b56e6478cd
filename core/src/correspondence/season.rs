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
//! | `own` | whose file it is |

mod again;
mod candidate;
mod own;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use self::candidate::{Candidate, Fit, Written};
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

/// The games and events of a file, beside the kept ones.
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
    /// Finds the games and events of a file among the kept ones.
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
        let mut season = Season::named(file, events);
        for (row, counts) in again::repeated(file) {
            season.games[row].1 = Match::Again(counts);
        }
        let starts: BTreeMap<&str, Utc> = events
            .iter()
            .map(|kept| (kept.id, kept.event.draft().start))
            .collect();
        let candidates: Vec<Candidate<'_>> = games
            .iter()
            .map(|game| Candidate::of(game, starts.get(game.event.as_str()).copied()))
            .collect();
        let written: Vec<Written<'_>> = file.iter().map(Written::of).collect();
        let mut is_taken = vec![false; candidates.len()];
        season.match_by_id(&written, &candidates, &mut is_taken);
        season.match_by_link(&written, &candidates, &mut is_taken);
        // A game that is found names the event of the others.
        season.learn_events(games);
        season.match_by_moves(&written, &candidates, &mut is_taken);
        season.learn_events(games);
        season
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

    /// The games that have the server's id of a kept one.
    fn match_by_id(
        &mut self,
        file: &[Written<'_>],
        candidates: &[Candidate<'_>],
        is_taken: &mut [bool],
    ) {
        let mut by_id: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (place, kept) in candidates.iter().enumerate() {
            by_id.entry(&kept.game.server_id).or_default().push(place);
        }
        by_id.remove("");
        for (game, (_, is)) in file.iter().zip(&mut self.games) {
            let same = by_id.get(game.game.id.as_str()).into_iter().flatten();
            // Two servers may give one number.
            let found = same.filter(|place| !candidates[**place].has_other_players(game));
            let found: Vec<usize> = found.copied().collect();
            if *is == Match::New && !found.is_empty() {
                *is = candidate::found(game, candidates, &found);
                found.iter().for_each(|place| is_taken[*place] = true);
            }
        }
    }

    /// The games that have the address of a kept one, which no other game has.
    fn match_by_link(
        &mut self,
        file: &[Written<'_>],
        candidates: &[Candidate<'_>],
        is_taken: &mut [bool],
    ) {
        let mut by_link: BTreeMap<&str, (Vec<usize>, Vec<usize>)> = BTreeMap::new();
        for (place, kept) in candidates.iter().enumerate() {
            by_link.entry(&kept.game.link).or_default().0.push(place);
        }
        for (row, (game, (_, is))) in file.iter().zip(&self.games).enumerate() {
            if !matches!(is, Match::Again(_)) {
                by_link.entry(&game.game.link).or_default().1.push(row);
            }
        }
        by_link.remove("");
        for (places, rows) in by_link.into_values() {
            let ([place], [row]) = (&places[..], &rows[..]) else {
                continue;
            };
            let (place, row) = (*place, *row);
            let is = &mut self.games[row].1;
            if *is == Match::New && !is_taken[place] && !candidates[place].has_other_id(&file[row])
            {
                *is = candidate::found(&file[row], candidates, &[place]);
                is_taken[place] = true;
            }
        }
    }

    /// The other games, by event, players and moves: those that fit best first. Where several games
    /// of either side fit equally well, nothing is decided.
    fn match_by_moves(
        &mut self,
        file: &[Written<'_>],
        candidates: &[Candidate<'_>],
        is_taken: &mut [bool],
    ) {
        let mut by_fit: BTreeMap<Reverse<Fit>, Vec<(usize, usize)>> = BTreeMap::new();
        for (row, (game, (event, is))) in file.iter().zip(&self.games).enumerate() {
            if *is != Match::New {
                continue;
            }
            let event = &self.events[*event];
            for (place, kept) in candidates.iter().enumerate() {
                if !is_taken[place]
                    && let Some(fit) = kept.fit(game, event)
                {
                    by_fit.entry(Reverse(fit)).or_default().push((row, place));
                }
            }
        }
        for (Reverse(fit), mut pairs) in by_fit {
            pairs.retain(|(row, place)| self.games[*row].1 == Match::New && !is_taken[*place]);
            let mut rows: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
            let mut rivals: BTreeMap<usize, usize> = BTreeMap::new();
            for (row, place) in pairs {
                rows.entry(row).or_default().push(place);
                *rivals.entry(place).or_default() += 1;
                is_taken[place] = true;
            }
            for (row, places) in rows {
                let has_rival = places.iter().any(|place| rivals[place] > 1);
                self.games[row].1 = if fit.is_whole && (has_rival || !fit.is_certain) {
                    candidate::several(candidates, &places)
                } else {
                    candidate::found(&file[row], candidates, &places)
                };
            }
        }
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
