//! A brought file, before anything is kept of it: [`Brought`], and a [`BroughtRow`] for each game.
//!
//! A row is clear, or it asks. One act keeps all that is clear; each question has its answers, and a
//! row whose question has none stays as it is.

use std::collections::{BTreeMap, BTreeSet};

use super::civil::{Civil, TypedTime};
use super::event::{Event, EventDraft};
use super::game::CorrespondenceGame;
use super::proposal::propose;
use super::same::is_same_player;
use super::season::{KeptEvent, Match, Season, own_sides};
use super::seconds::{Seconds, Utc};
use super::server_clocks::{ClockComparison, FileClocks, has_bank};
use super::server_facts::ServerFacts;
use super::server_game::ServerGame;
use super::summary::Summary;
use super::take_over::{TakeOverError, Taken, enter, update, update_without_times, without_stamps};
use crate::clock::Color;
use crate::game::ending::end_of;
use crate::game::pgn::PgnError;

/// So many games and names of a file are looked at to ask which name is one's own.
const MOST_GAMES: usize = 500;
const MOST_NAMES: usize = 50;

/// The instant of a time of day in a zone, by its IANA name; `None` if there is none.
pub type Zoned<'a> = &'a dyn Fn(TypedTime, &str) -> Option<Utc>;

/// The games of a file, compared with the kept ones.
#[derive(Clone, Debug, Default)]
pub struct Brought {
    /// The games of the file, in its order.
    pub file: Vec<ServerGame>,
    /// The kept games.
    pub kept: Vec<CorrespondenceGame>,
    /// Which of them the file means.
    pub season: Season,
    /// One's own side in each game of the file, as far as it is clear.
    pub sides: Vec<Option<Color>>,
    /// The events of the season in which the clocks of the file have the bank in them.
    with_bank: BTreeSet<usize>,
}

/// The answers of the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// For games, by their index in the file.
    pub games: BTreeMap<usize, Answer>,
    /// The games that are kept, or whose new moves are, without times, by their index in the file:
    /// the server's figures will be compared.
    pub without_times: BTreeSet<usize>,
    /// For new events, by their index in the season.
    pub events: BTreeMap<usize, Length>,
    /// The zone of the file, by its IANA name.
    pub zone: Option<String>,
    /// The player's own name in the file; empty for somebody who plays in none of its games.
    pub me: Option<String>,
}

/// The answer to the question of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is the kept game with this id.
    Is(String),
    /// It is another game than those that are kept.
    Another,
    /// It is kept although it is over.
    Take,
}

/// How long a new event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// So many days, under Triple Block.
    Days(u32),
    /// It is not under Triple Block: its games are not kept.
    Other,
}

/// The part of the answers that all rows share: [`Brought::common`].
#[derive(Clone, Debug)]
pub struct Common {
    /// The new events of the season, as far as they are answered.
    new: Vec<Option<Event>>,
    /// Whether it is still asked which player one is.
    asks_whose: bool,
}

/// A game of the file, and what keeping it would do.
#[derive(Clone, Debug, PartialEq)]
pub struct BroughtRow {
    /// Its index in the file.
    pub place: usize,
    /// The index of its event in the season.
    pub event: usize,
    /// The effect of keeping it.
    pub what: RowKind,
    /// The clocks that the file has of it, compared with the ledger, where both have the same moves.
    pub clocks: Option<ClockComparison>,
    /// The game as the list would show it, if it is clear.
    pub summary: Option<Summary>,
}

/// The effect of keeping a game of a file.
#[derive(Clone, Debug, PartialEq)]
pub enum RowKind {
    /// A kept game to which the file adds moves or the end, or whose clocks settle how its server
    /// counts.
    More(Taken),
    /// The kept game with this id, to which the file adds nothing.
    Same(String),
    /// A new game.
    New(Taken),
    /// A new game of an event whose length is not said yet, or whose zone.
    Waits,
    /// A new game that is over; it is kept only if the player wants it.
    Finished,
    /// It is not under Triple Block; the text is the file's, or empty where the player said so.
    OtherControl(String),
    /// Its moves could not all be read.
    Unreadable(PgnError),
    /// Which of these kept games it is.
    Which(Vec<String>),
    /// The kept game with this id has another move after so many half-moves.
    Apart {
        /// The id.
        id: String,
        /// The number of half-moves that both have.
        ply: usize,
    },
    /// It contradicts the kept game with this id, or, without one, the rules of its event.
    Contradicts {
        /// The id of the kept game.
        id: Option<String>,
        /// In what.
        why: TakeOverError,
    },
}

impl RowKind {
    /// Whether keeping all that is clear keeps it.
    pub const fn is_clear(&self) -> bool {
        matches!(self, RowKind::More(_) | RowKind::New(_))
    }

    /// Whether it has a question.
    pub const fn asks(&self) -> bool {
        matches!(
            self,
            RowKind::Which(_) | RowKind::Apart { .. } | RowKind::Contradicts { .. }
        )
    }
}

impl Brought {
    /// The games of a file, compared with the kept ones, of a player with this name, if it is known.
    pub fn new(
        file: Vec<ServerGame>,
        kept: Vec<CorrespondenceGame>,
        events: &[KeptEvent<'_>],
        own: Option<&str>,
    ) -> Brought {
        let season = Season::of(&file, &kept, events);
        Brought::of(file, kept, season, own)
    }

    /// The same with what was found of the file among the kept games.
    pub fn of(
        file: Vec<ServerGame>,
        kept: Vec<CorrespondenceGame>,
        season: Season,
        own: Option<&str>,
    ) -> Brought {
        let rows = file.iter().zip(&season.games);
        // Games that name no event may be of several.
        let is_named = |event: &usize| !season.events[*event].name.trim().is_empty();
        let with_bank = rows
            .filter(|(game, _)| has_bank(game))
            .map(|(_, (event, _))| *event)
            .filter(is_named);
        Brought {
            with_bank: with_bank.collect(),
            season,
            sides: own_sides(&file, own),
            file,
            kept,
        }
    }

    /// Says in which kept event the games are that name none.
    #[must_use]
    pub fn in_event(mut self, id: &str) -> Brought {
        let events = self.season.events.iter_mut();
        for event in events.filter(|event| event.name.trim().is_empty()) {
            event.kept.get_or_insert_with(|| id.to_owned());
        }
        self
    }

    /// The names of the players in the games that are not kept yet, if it is not clear in one of
    /// them which is one's own: those in most games first. Empty if there is nothing to ask.
    pub fn whose(&self) -> Vec<String> {
        let open = |row: &usize| matches!(self.season.games[*row].1, Match::New);
        let new: Vec<usize> = (0..self.file.len()).filter(open).collect();
        if new.iter().all(|row| self.sides[*row].is_some()) {
            return Vec::new();
        }
        let mut count: Vec<(String, usize)> = Vec::new();
        let looked_at = new.iter().take(MOST_GAMES);
        for name in looked_at.flat_map(|row| self.file[*row].players.iter()) {
            let known = count
                .iter()
                .position(|(known, _)| is_same_player(known, name));
            match known {
                Some(place) => count[place].1 += 1,
                None if name.is_empty() || count.len() >= MOST_NAMES => {}
                None => count.push((name.clone(), 1)),
            }
        }
        count.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
        count.into_iter().map(|(name, _)| name).collect()
    }

    /// The latest time of day in the file that has no offset, in a game that is not kept yet: to
    /// ask in which zone it is. `None` if no new event has any.
    pub fn asks_zone(&self) -> Option<Civil> {
        let of_new = |event: usize| self.season.events[event].kept.is_none();
        let games = self.file.iter().zip(&self.season.games);
        let new = games.filter(|(_, (event, _))| of_new(*event));
        let stamps = new.flat_map(|(game, _)| game.stamps.iter().flatten());
        let local = stamps.filter_map(|stamp| match stamp.time {
            TypedTime::Local(civil) => Some(civil),
            TypedTime::Exact(_) => None,
        });
        local.max()
    }

    /// The new event of the file at this index, as far as it is answered.
    pub fn new_event(
        &self,
        place: usize,
        answers: &Answers,
        zoned: Zoned<'_>,
        now: Utc,
    ) -> Option<Event> {
        let Some(Length::Days(days)) = answers.events.get(&place) else {
            return None;
        };
        let zone = match (&answers.zone, self.asks_zone()) {
            (Some(zone), _) => zone.as_str(),
            (None, None) => "UTC",
            (None, Some(_)) => return None,
        };
        let event = &self.season.events[place];
        let midnight = |day: Civil| Civil {
            hour: 0,
            minute: 0,
            second: 0,
            ..day
        };
        let first = || {
            let rows = self.file.iter().zip(&self.season.games);
            let of_it = rows.filter(|(_, (event, _))| *event == place);
            let stamps = of_it.flat_map(|(game, _)| game.stamps.first().copied().flatten());
            let first = stamps.filter_map(|stamp| zoned(stamp.time, zone)).min()?;
            Some(Civil::of(first, Seconds::ZERO))
        };
        // A file that names no day: the event has begun when its first game has, or today.
        let day = event.start.or_else(first);
        let day = day.unwrap_or_else(|| Civil::of(now, Seconds::ZERO));
        let start = zoned(TypedTime::Local(midnight(day)), zone)?;
        let blocks = propose(*days);
        let name: String = event.name.chars().take(100).collect();
        let name = if name.trim().is_empty() {
            day.day()
        } else {
            name
        };
        let draft = EventDraft {
            days: *days,
            zone: zone.to_owned(),
            ..blocks.standard().draft(&name, start)
        };
        Event::new(draft).ok()
    }

    /// Each game of the file and what keeping it would do at `now`.
    pub fn rows(
        &self,
        answers: &Answers,
        events: &[KeptEvent<'_>],
        zoned: Zoned<'_>,
        now: Utc,
    ) -> Vec<BroughtRow> {
        let common = self.common(answers, zoned, now);
        let places = 0..self.file.len();
        let row = |place| self.row(place, &common, answers, events, zoned, now);
        places.filter_map(row).collect()
    }

    /// The part of the answers that all rows share.
    pub fn common(&self, answers: &Answers, zoned: Zoned<'_>, now: Utc) -> Common {
        let events = 0..self.season.events.len();
        Common {
            new: events
                .map(|place| self.new_event(place, answers, zoned, now))
                .collect(),
            asks_whose: answers.me.is_none() && !self.whose().is_empty(),
        }
    }

    /// The game of the file at this index, as in [`Brought::rows`]: for long files, between which the
    /// page goes on answering. `None` if the file had it before.
    pub fn row(
        &self,
        place: usize,
        common: &Common,
        answers: &Answers,
        events: &[KeptEvent<'_>],
        zoned: Zoned<'_>,
        now: Utc,
    ) -> Option<BroughtRow> {
        let Common { new, asks_whose } = common;
        let (event, found) = self.season.games.get(place)?;
        // A game that the file has twice is one.
        if matches!(found, Match::Again(_)) {
            return None;
        }
        let answer = answers.games.get(&place);
        let (what, mut clocks) = match (answer, found) {
            (Some(Answer::Is(id)), _) | (None | Some(Answer::Take), Match::Kept(id)) => {
                self.known((id, place), answers, events, zoned, now)
            }
            (None, Match::Several(ids)) => (RowKind::Which(ids.clone()), None),
            (None, Match::Apart { id, ply }) => {
                let (id, ply) = (id.clone(), *ply);
                (RowKind::Apart { id, ply }, None)
            }
            _ => {
                let of = (place, *event);
                (self.unknown(of, answers, (events, new), zoned, now), None)
            }
        };
        // It would be kept as a game of others.
        let what = match what {
            RowKind::New(_) if *asks_whose && self.sides[place].is_none() => RowKind::Waits,
            what => what,
        };
        let summary = match &what {
            RowKind::More(taken) | RowKind::New(taken) => {
                let kept = events.iter().find(|kept| kept.id == taken.game.event);
                let event_of = kept.map(|kept| kept.event).or(new[*event].as_ref());
                let mut settled = kept.map(|kept| kept.settled.clone()).unwrap_or_default();
                event_of.map(|event| {
                    if matches!(what, RowKind::New(_)) {
                        clocks = self.clocks(place, taken, event, &settled, now);
                    }
                    settled.stamps = settled.stamps.max(taken.stamps);
                    learn(&mut settled, &clocks, event, &taken.game.id);
                    Summary::of(&taken.game, event, &settled)
                })
            }
            _ => None,
        };
        Some(BroughtRow {
            place,
            event: *event,
            what,
            clocks,
            summary,
        })
    }

    fn known(
        &self,
        (id, place): (&str, usize),
        answers: &Answers,
        events: &[KeptEvent<'_>],
        zoned: Zoned<'_>,
        now: Utc,
    ) -> (RowKind, Option<ClockComparison>) {
        let kept = self.kept.iter().find(|kept| kept.id == id);
        let found = kept.and_then(|kept| {
            let event = events.iter().find(|event| event.id == kept.event)?;
            Some((kept, event.event, event.settled))
        });
        let Some((kept, event, settled)) = found else {
            let why = TakeOverError::Conflict;
            let id = Some(id.to_owned());
            return (RowKind::Contradicts { id, why }, None);
        };
        let (file, zone) = (&self.file[place], &event.draft().zone);
        let update = if answers.without_times.contains(&place) {
            update_without_times
        } else {
            update
        };
        match update(kept, event, file, &|time| zoned(time, zone), now) {
            Ok(taken) => {
                let clocks = self.clocks(place, &taken, event, settled, now);
                let mut learnt = settled.clone();
                learn(&mut learnt, &clocks, event, id);
                let is_same = taken.game == *kept && learnt == *settled;
                let what = if is_same {
                    RowKind::Same(kept.id.clone())
                } else {
                    RowKind::More(taken)
                };
                (what, clocks)
            }
            Err(why) => {
                let id = Some(kept.id.clone());
                (RowKind::Contradicts { id, why }, None)
            }
        }
    }

    fn unknown(
        &self,
        (place, event_place): (usize, usize),
        answers: &Answers,
        (events, new): (&[KeptEvent<'_>], &[Option<Event>]),
        zoned: Zoned<'_>,
        now: Utc,
    ) -> RowKind {
        let file = &self.file[place];
        if let Some(problem) = &file.problem {
            return RowKind::Unreadable(problem.clone());
        }
        if let Some(control) = &file.other_control {
            return RowKind::OtherControl(control.clone());
        }
        let answer = answers.games.get(&place);
        let is_over = file.end.is_some() || end_of(file.line.position()).is_some();
        if is_over && answer != Some(&Answer::Take) {
            return RowKind::Finished;
        }
        let kept = self.season.events[event_place].kept.as_deref();
        let kept = kept.and_then(|id| events.iter().find(|event| event.id == id));
        let (id, event) = match (kept, &new[event_place]) {
            (Some(kept), _) => (kept.id, kept.event),
            (None, Some(event)) => ("", event),
            (None, None) if answers.events.get(&event_place) == Some(&Length::Other) => {
                return RowKind::OtherControl(String::new());
            }
            (None, None) => return RowKind::Waits,
        };
        let mine = self.side(place, answers);
        let zone = &event.draft().zone;
        let taken = if answers.without_times.contains(&place) {
            without_stamps(file, ("", mine), (id, event), now)
        } else {
            let in_zone = |time| zoned(time, zone);
            enter(file, ("", mine), (id, event), &in_zone, now)
        };
        match taken {
            Ok(taken) => RowKind::New(taken),
            Err(why) => RowKind::Contradicts { id: None, why },
        }
    }

    /// The clocks that the file has of its game at this index; `None` if it has none.
    pub fn file_clocks(&self, place: usize) -> Option<FileClocks> {
        let (event, _) = self.season.games.get(place)?;
        FileClocks::of(&self.file[place], self.with_bank.contains(event))
    }

    /// The clocks of a game of the file, compared with its ledger after it was taken over.
    fn clocks(
        &self,
        place: usize,
        taken: &Taken,
        event: &Event,
        settled: &ServerFacts,
        now: Utc,
    ) -> Option<ClockComparison> {
        let clocks = self.file_clocks(place)?;
        let ledger = taken.game.ledger(event).ok()?;
        let unit = settled.stamps.max(taken.stamps);
        // An older file has the clocks of another move.
        let is_same = ledger.line().ply() == self.file[place].line.ply();
        is_same.then(|| clocks.compare(&ledger, unit, now))?
    }

    /// One's own side in a game of the file.
    fn side(&self, place: usize, answers: &Answers) -> Option<Color> {
        let by_name = || {
            let me = answers.me.as_deref()?;
            let players = &self.file[place].players;
            Color::ALL
                .into_iter()
                .find(|side| is_same_player(players.get(*side), me))
        };
        self.sides[place].or_else(by_name)
    }
}

/// Adds what the clocks of a game settle.
fn learn(settled: &mut ServerFacts, clocks: &Option<ClockComparison>, event: &Event, id: &str) {
    if let Some(ClockComparison::Agrees(settles)) = clocks {
        settled.add(event.draft(), id, *settles);
    }
}
