//! Which games and events a server's file means: [`Season`].
//!
//! A file comes again every day. Its games find the kept ones by the server's id or address; without
//! these by their event, both players ([`is_same_player`]) and the moves, of which one line continues
//! the other. Its events find the kept ones by name and start. Nothing is decided by a guess: where
//! several games fit, or the moves went apart, the player is asked.

use std::collections::BTreeMap;

use super::civil::Civil;
use super::event::Event;
use super::game::CorrespondenceGame;
use super::same::{event_key, is_same_player};
use super::seconds::Seconds;
use super::server_facts::ServerFacts;
use super::server_game::ServerGame;
use crate::clock::{ByColor, Color};
use crate::game::MoveHistory;

/// So many equal half-moves tell that two games of the same players are one, whatever their events
/// are called.
const MANY: usize = 8;

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
    /// One of those with these ids, or none.
    Several(Vec<String>),
    /// The one with this id, by its event and players; but after this half-move other moves were
    /// made.
    Apart {
        /// The id.
        id: String,
        /// The number of half-moves that both have.
        ply: usize,
    },
}

/// A kept game, as far as it is compared.
struct Candidate<'a> {
    game: &'a CorrespondenceGame,
    line: MoveHistory,
    is_taken: bool,
}

impl Season {
    /// Finds the games and events of a file among the kept ones.
    pub fn of(
        file: &[ServerGame],
        games: &[CorrespondenceGame],
        events: &[KeptEvent<'_>],
    ) -> Season {
        let mut season = Season::default();
        let mut by_name: BTreeMap<(String, Option<Civil>), usize> = BTreeMap::new();
        for game in file {
            let key = (event_key(&game.event), game.start);
            let place = *by_name.entry(key).or_insert_with(|| {
                season.events.push(FileEvent {
                    name: game.event.clone(),
                    start: game.start,
                    kept: event_of(game, events),
                });
                season.events.len() - 1
            });
            season.games.push((place, Match::New));
        }
        let mut candidates: Vec<Candidate<'_>> = games
            .iter()
            .map(|game| Candidate {
                game,
                line: game.moves_alone().0,
                is_taken: false,
            })
            .collect();
        season.match_by_id(file, &mut candidates);
        // A game that is found names the event of the others.
        season.learn_events(&candidates);
        season.match_by_moves(file, &mut candidates);
        season.learn_events(&candidates);
        season
    }

    /// The games that have the server's id or address of a kept one.
    fn match_by_id(&mut self, file: &[ServerGame], candidates: &mut [Candidate<'_>]) {
        for (game, (_, is)) in file.iter().zip(&mut self.games) {
            let is_same = |one: &str, other: &str| !one.is_empty() && one == other;
            let found = candidates.iter_mut().find(|kept| {
                let Candidate {
                    game: kept,
                    is_taken,
                    ..
                } = kept;
                let by_id = is_same(&game.id, &kept.server_id);
                let by_link = is_same(&game.link, &kept.link);
                !*is_taken && (by_id || by_link)
            });
            if let Some(kept) = found {
                kept.is_taken = true;
                *is = kept.compared(game);
            }
        }
    }

    /// The other games, by event, players and moves: those with the most moves in common first.
    fn match_by_moves(&mut self, file: &[ServerGame], candidates: &mut [Candidate<'_>]) {
        let mut pairs: Vec<(usize, usize, usize)> = Vec::new();
        for (row, (game, (event, is))) in file.iter().zip(&self.games).enumerate() {
            if *is != Match::New {
                continue;
            }
            let event = self.events[*event].kept.as_deref();
            for (place, kept) in candidates.iter().enumerate() {
                if let Some(common) = kept.may_be(game, event) {
                    pairs.push((row, place, common));
                }
            }
        }
        let is_whole = |candidates: &[Candidate<'_>],
                        (row, place, common): (usize, usize, usize)| {
            common == file[row].line.ply().min(candidates[place].line.ply())
        };
        // First the lines of which one continues the other; the most moves in common decide.
        let mut whole: Vec<(usize, usize, usize)> = pairs.clone();
        whole.retain(|pair| is_whole(candidates, *pair));
        whole.sort_by_key(|(row, _, common)| (std::cmp::Reverse(*common), *row));
        for (row, place, common) in whole.iter().copied() {
            if self.games[row].1 != Match::New || candidates[place].is_taken {
                continue;
            }
            let rivals: Vec<usize> = whole
                .iter()
                .filter(|(other, rival, shared)| {
                    *other == row && *shared == common && !candidates[*rival].is_taken
                })
                .map(|(_, rival, _)| *rival)
                .collect();
            let is_many = rivals.len() > 1;
            self.games[row].1 = if is_many {
                let ids = rivals
                    .iter()
                    .map(|rival| candidates[*rival].game.id.clone());
                Match::Several(ids.collect())
            } else {
                candidates[place].is_taken = true;
                candidates[place].compared(&file[row])
            };
        }
        // Then the lines that went apart.
        let mut apart = pairs;
        apart.sort_by_key(|(row, _, common)| (std::cmp::Reverse(*common), *row));
        for (row, place, _) in apart {
            if self.games[row].1 == Match::New && !candidates[place].is_taken {
                candidates[place].is_taken = true;
                self.games[row].1 = candidates[place].compared(&file[row]);
            }
        }
    }

    /// The kept events of games that were found are those of the file's events.
    fn learn_events(&mut self, candidates: &[Candidate<'_>]) {
        for (event, is) in &self.games {
            let Match::Kept(id) = is else { continue };
            let event = &mut self.events[*event];
            if event.kept.is_none() {
                let kept = candidates.iter().find(|kept| kept.game.id == *id);
                event.kept = kept.map(|kept| kept.game.event.clone());
            }
        }
    }

    /// The games of an event of the file that are new, by their index in the file.
    pub fn new_games(&self, event: usize) -> impl Iterator<Item = usize> + '_ {
        let games = self.games.iter().enumerate();
        games.filter_map(move |(row, (of, is))| (*of == event && *is == Match::New).then_some(row))
    }
}

impl Candidate<'_> {
    /// The kept game as the match of this one.
    fn compared(&self, game: &ServerGame) -> Match {
        let common = common(&self.line, &game.line);
        let id = self.game.id.clone();
        if common == self.line.ply().min(game.line.ply()) {
            Match::Kept(id)
        } else {
            Match::Apart { id, ply: common }
        }
    }

    /// The number of half-moves in common, if it may be this game: of the same event, or with many
    /// moves in common.
    fn may_be(&self, game: &ServerGame, event: Option<&str>) -> Option<usize> {
        let kept = self.game;
        // Two ids of a server are two games.
        let is_other = !game.id.is_empty() && !kept.server_id.is_empty();
        let is_start = self.line.start() == game.line.start();
        if self.is_taken || is_other || !is_start {
            return None;
        }
        let common = common(&self.line, &game.line);
        let is_event = event == Some(kept.event.as_str());
        let may_be = |side: Color| {
            let (kept, written) = (kept.player(side), game.players.get(side));
            kept.is_empty() || written.is_empty() || is_same_player(kept, written)
        };
        let is_many = common >= MANY && common == self.line.ply().min(game.line.ply());
        let are_players = Color::ALL.into_iter().all(may_be);
        (are_players && (is_event || is_many)).then_some(common)
    }
}

/// The number of half-moves with which both lines begin; none if they begin in other positions.
fn common(one: &MoveHistory, other: &MoveHistory) -> usize {
    if one.start() != other.start() {
        return 0;
    }
    let moves = one.moves().iter().zip(other.moves());
    moves.take_while(|(one, other)| one == other).count()
}

/// The kept event of a game of a file, by its name, and its start if the file has one: within two
/// days, as both may be written in other zones. Of several the latest.
fn event_of(game: &ServerGame, events: &[KeptEvent<'_>]) -> Option<String> {
    let name = event_key(&game.event);
    let start = game.start.and_then(|day| day.utc(Seconds::ZERO));
    let is_it = |kept: &&KeptEvent<'_>| {
        let draft = kept.event.draft();
        let near = |start| draft.start.since(start).abs() <= Seconds::days(2);
        !name.is_empty() && event_key(&draft.name) == name && start.is_none_or(near)
    };
    let found = events.iter().filter(is_it);
    let latest = found.max_by_key(|kept| kept.event.draft().start)?;
    Some(latest.id.to_owned())
}

/// The player whose file it is: the side that the file says, or the side of the player who is known
/// by `own`; else of the one who plays in every game, if there are two and only one does. `None`
/// where that is not clear.
pub fn own_sides(file: &[ServerGame], own: Option<&str>) -> Vec<Option<Color>> {
    let own = own.map(str::to_owned).or_else(|| who_plays_all(file));
    let side = |game: &ServerGame| {
        let is_own = |side: Color| {
            let name = game.players.get(side);
            own.as_deref().is_some_and(|own| is_same_player(own, name))
        };
        let sides = ByColor::from_fn(is_own);
        let by_name = match (sides.white, sides.black) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        };
        game.mine.or(by_name)
    };
    file.iter().map(side).collect()
}

/// The name of the only player who plays in every game of a file.
fn who_plays_all(file: &[ServerGame]) -> Option<String> {
    let [first, _, ..] = file else { return None };
    let plays_all = |name: &&String| {
        let plays =
            |game: &ServerGame| game.players.iter().any(|other| is_same_player(name, other));
        file.iter().all(plays)
    };
    let mut found = first.players.iter().filter(plays_all);
    let only = found.next()?;
    found.next().is_none().then(|| only.clone())
}
