//! Finding the games of a file among the kept ones, in short steps: [`Matching`].

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use super::candidate::{self, Candidate, Fit, Written};
use super::{KeptEvent, Match, Season, again};
use crate::correspondence::game::CorrespondenceGame;
use crate::correspondence::seconds::Utc;
use crate::correspondence::server_game::ServerGame;

/// The search for the games of a file among the kept ones, one game after another, so that a page can
/// work in short steps, show its progress and stop.
pub struct Matching<'a> {
    file: &'a [ServerGame],
    games: &'a [CorrespondenceGame],
    /// When each kept event starts.
    starts: BTreeMap<&'a str, Utc>,
    season: Season,
    candidates: Vec<Candidate<'a>>,
    written: Vec<Written<'a>>,
    /// The number of games of the file that were compared by their moves.
    compared: usize,
    is_taken: Vec<bool>,
    /// The games of the file and the kept ones that fit, by how well they do.
    by_fit: BTreeMap<Reverse<Fit>, Vec<(usize, usize)>>,
}

impl fmt::Debug for Matching<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Matching")
            .field("progress", &self.progress())
            .finish_non_exhaustive()
    }
}

impl<'a> Matching<'a> {
    /// Finds the events by name and start, and the games that the file has twice.
    pub fn begin(
        file: &'a [ServerGame],
        games: &'a [CorrespondenceGame],
        events: &[KeptEvent<'a>],
    ) -> Matching<'a> {
        let mut season = Season::named(file, events);
        for (row, counts) in again::repeated(file) {
            season.games[row].1 = Match::Again(counts);
        }
        let start = |kept: &KeptEvent<'a>| (kept.id, kept.event.draft().start);
        Matching {
            file,
            games,
            starts: events.iter().map(start).collect(),
            season,
            candidates: Vec::with_capacity(games.len()),
            written: Vec::with_capacity(file.len()),
            compared: 0,
            is_taken: vec![false; games.len()],
            by_fit: BTreeMap::new(),
        }
    }

    /// How many steps are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let done = self.candidates.len() + self.written.len() + self.compared;
        (done, self.games.len() + 2 * self.file.len())
    }

    /// Takes one step. `false` if there is none left.
    pub fn step(&mut self) -> bool {
        if let Some(game) = self.games.get(self.candidates.len()) {
            let start = self.starts.get(game.event.as_str()).copied();
            self.candidates.push(Candidate::of(game, start));
        } else if let Some(game) = self.file.get(self.written.len()) {
            self.written.push(Written::of(game));
        } else if self.compared < self.file.len() {
            if self.compared == 0 {
                self.match_by_id();
                self.match_by_link();
                // A game that is found names the event of the others.
                self.season.learn_events(self.games);
            }
            self.compare_moves(self.compared);
            self.compared += 1;
        } else {
            return false;
        }
        true
    }

    /// The games and events that are found, after all steps.
    pub fn finish(mut self) -> Season {
        while self.step() {}
        self.match_by_moves();
        self.season.learn_events(self.games);
        self.season
    }

    /// The games that have the server's id of a kept one.
    fn match_by_id(&mut self) {
        let mut by_id: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (place, kept) in self.candidates.iter().enumerate() {
            by_id.entry(&kept.game.server_id).or_default().push(place);
        }
        by_id.remove("");
        for (game, (_, is)) in self.written.iter().zip(&mut self.season.games) {
            let same = by_id.get(game.game.id.as_str()).into_iter().flatten();
            // Two servers may give one number.
            let found = same.filter(|place| !self.candidates[**place].has_other_players(game));
            let found: Vec<usize> = found.copied().collect();
            if *is == Match::New && !found.is_empty() {
                *is = candidate::found(game, &self.candidates, &found);
                found.iter().for_each(|place| self.is_taken[*place] = true);
            }
        }
    }

    /// The games that have the address of a kept one, which no other game has.
    fn match_by_link(&mut self) {
        let mut by_link: BTreeMap<&str, (Vec<usize>, Vec<usize>)> = BTreeMap::new();
        for (place, kept) in self.candidates.iter().enumerate() {
            by_link.entry(&kept.game.link).or_default().0.push(place);
        }
        for (row, (game, (_, is))) in self.written.iter().zip(&self.season.games).enumerate() {
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
            let is = &mut self.season.games[row].1;
            if *is == Match::New
                && !self.is_taken[place]
                && !self.candidates[place].has_other_id(&self.written[row])
            {
                *is = candidate::found(&self.written[row], &self.candidates, &[place]);
                self.is_taken[place] = true;
            }
        }
    }

    /// Notes how well the kept games fit this one of the file by event, players and moves.
    fn compare_moves(&mut self, row: usize) {
        let (event, is) = &self.season.games[row];
        if *is != Match::New {
            return;
        }
        let event = &self.season.events[*event];
        for (place, kept) in self.candidates.iter().enumerate() {
            if !self.is_taken[place]
                && let Some(fit) = kept.fit(&self.written[row], event)
            {
                let fits = self.by_fit.entry(Reverse(fit)).or_default();
                fits.push((row, place));
            }
        }
    }

    /// The other games: those that fit best first. Where several games of either side fit equally
    /// well, nothing is decided.
    fn match_by_moves(&mut self) {
        for (Reverse(fit), mut pairs) in std::mem::take(&mut self.by_fit) {
            pairs.retain(|(row, place)| {
                self.season.games[*row].1 == Match::New && !self.is_taken[*place]
            });
            let mut rows: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
            let mut rivals: BTreeMap<usize, usize> = BTreeMap::new();
            for (row, place) in pairs {
                rows.entry(row).or_default().push(place);
                *rivals.entry(place).or_default() += 1;
                self.is_taken[place] = true;
            }
            for (row, places) in rows {
                let has_rival = places.iter().any(|place| rivals[place] > 1);
                self.season.games[row].1 = if fit.is_whole && (has_rival || !fit.is_certain) {
                    candidate::several(&self.candidates, &places)
                } else {
                    candidate::found(&self.written[row], &self.candidates, &places)
                };
            }
        }
    }
}
