//! Games that a file has more than once, as where yesterday's and today's were put together.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::correspondence::civil::{Civil, TypedTime};
use crate::correspondence::same::event_key;
use crate::correspondence::seconds::{Seconds, Utc};
use crate::correspondence::server_game::{ServerGame, ServerStamp};

/// By which two games of one file may be one.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Key<'a> {
    Id(&'a str),
    Link(&'a str, [&'a str; 2]),
    /// The event, its start and the players, and the minute of the first move.
    First(String, Option<Civil>, [&'a str; 2], i64),
}

impl Key<'_> {
    fn of(game: &ServerGame) -> Option<Key<'_>> {
        let players = [game.players.white.as_str(), game.players.black.as_str()];
        if !game.id.is_empty() {
            Some(Key::Id(&game.id))
        } else if !game.link.is_empty() {
            Some(Key::Link(&game.link, players))
        } else {
            let first = minute(game.stamps.first().copied().flatten())?;
            let event = event_key(&game.event);
            Some(Key::First(event, game.start, players, first))
        }
    }
}

/// The games that are once more in the file, each with the one that counts: it has the same moves at
/// the same times, and as many or more.
pub(super) fn repeated(file: &[ServerGame]) -> Vec<(usize, usize)> {
    let mut by_key: BTreeMap<Key<'_>, Vec<usize>> = BTreeMap::new();
    for (row, game) in file.iter().enumerate() {
        if let Some(key) = Key::of(game) {
            by_key.entry(key).or_default().push(row);
        }
    }
    let mut repeated = Vec::new();
    for rows in by_key.into_values().filter(|rows| rows.len() > 1) {
        let mut texts: Vec<(String, usize)> = rows
            .into_iter()
            .map(|row| (moves(&file[row]), row))
            .collect();
        // A line that another continues stands right before one that does.
        texts.sort_by_cached_key(|(text, row)| {
            let stamps = file[*row].stamps.iter().flatten().count();
            (
                text.clone(),
                file[*row].end.is_some(),
                stamps,
                Reverse(*row),
            )
        });
        let mut counts: Option<(&str, usize)> = None;
        for (text, row) in texts.iter().rev() {
            match counts {
                Some((longer, other))
                    if longer.starts_with(text.as_str()) && agree(&file[*row], &file[other]) =>
                {
                    repeated.push((*row, other));
                }
                _ => counts = Some((text, *row)),
            }
        }
    }
    repeated
}

/// The start and the moves as a text, with which that of each longer line begins.
fn moves(game: &ServerGame) -> String {
    let start = game.line.start();
    let mut text = start.fen();
    for play in game.line.moves() {
        text.push(' ');
        text.push_str(&play.to_uci(start.mode()).to_string());
    }
    text.push(' ');
    text
}

/// Whether no two times of the same move are of different minutes.
fn agree(one: &ServerGame, other: &ServerGame) -> bool {
    let mut stamps = one.stamps.iter().zip(&other.stamps);
    stamps.all(|(one, other)| match (minute(*one), minute(*other)) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    })
}

fn minute(stamp: Option<ServerStamp>) -> Option<i64> {
    let at = match stamp?.time {
        TypedTime::Exact(at) => Some(at),
        TypedTime::Local(civil) => civil.utc(Seconds::ZERO),
    };
    at.map(|at: Utc| at.get().div_euclid(60))
}
