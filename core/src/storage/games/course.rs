//! How two versions of one game relate: [`Courses`].

use super::TableGame;
use crate::clock::{Color, Entry};
use crate::json;
use crate::storage::versioned::checksum;

/// How two versions of one game relate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Courses {
    /// Both are the same.
    Same,
    /// The first is the second with more done in it.
    FirstGoesOn,
    /// The second is the first with more done in it.
    SecondGoesOn,
    /// Each has something that the other has not.
    Apart,
}

impl Courses {
    pub(super) fn of(one: &TableGame, other: &TableGame) -> Courses {
        match (one.goes_on(other), other.goes_on(one)) {
            (true, true) => Courses::Same,
            (true, false) => Courses::FirstGoesOn,
            (false, true) => Courses::SecondGoesOn,
            (false, false) => Courses::Apart,
        }
    }
}

impl TableGame {
    /// Whether this is an earlier version of the game with nothing but more done in it, whatever
    /// their ids are.
    pub fn goes_on(&self, earlier: &TableGame) -> bool {
        // A name that was given later takes the place of none.
        let is_called = |side| {
            let (now, then) = (self.players.get(side), earlier.players.get(side));
            then.is_empty() || now == then
        };
        is_played_on(self, earlier) && Color::ALL.into_iter().all(is_called)
    }
}

/// The same, whatever the players are called.
pub(super) fn is_played_on(later: &TableGame, earlier: &TableGame) -> bool {
    let has_more_entries = later.clock.journal().len() > earlier.clock.journal().len();
    let board = match (&later.board, &earlier.board) {
        (Some(now), Some(then)) => now.goes_on(then, has_more_entries),
        (now, then) => now.is_none() && then.is_none(),
    };
    later.started == earlier.started
        && later.clock.setup() == earlier.clock.setup()
        && later.clock.journal().starts_with(earlier.clock.journal())
        && board
}

/// Whether `one` of two versions that are apart keeps the id. The answer is the same on every
/// device, and the same after either went on: the version in which the next thing was done earlier
/// keeps it.
pub(super) fn is_first(one: &TableGame, other: &TableGame) -> bool {
    match parting(one, other) {
        Some((mine, theirs)) => rank(mine) < rank(theirs),
        None => {
            let length = |game: &TableGame| game.clock.journal().len();
            (length(one), body(one)) > (length(other), body(other))
        }
    }
}

/// The id of a version that is apart from another one which keeps the id. It is derived from the
/// entry by which they part, so that it stays the same when this version goes on, and on every
/// device.
pub(super) fn copy_id(copy: &TableGame, first: &TableGame) -> String {
    match parting(copy, first) {
        Some((own, _)) => derived(copy, &json::write(own)),
        None => id_of_its_own(copy),
    }
}

/// The id of a version that keeps all it has to itself, derived from all of it.
pub(super) fn id_of_its_own(game: &TableGame) -> String {
    derived(game, &body(game))
}

/// An id is digits, and in a list it comes where the game was set up: the copy's begins with that
/// time.
fn derived(game: &TableGame, from: &str) -> String {
    let started = game.started.get().unsigned_abs().to_string();
    let sum = checksum(&started, from);
    format!("{started}{sum:010}")
}

/// The first entries in which two journals differ, if both go on there.
fn parting<'a>(one: &'a TableGame, other: &'a TableGame) -> Option<(&'a Entry, &'a Entry)> {
    let mut both = one.clock.journal().iter().zip(other.clock.journal());
    both.find(|(one, other)| one != other)
}

fn rank(entry: &Entry) -> (i64, i64, String) {
    let stamp = entry.stamp;
    (stamp.wall.get(), stamp.at.get(), json::write(&entry.event))
}

/// Everything but the id.
fn body(game: &TableGame) -> String {
    json::write(&(&game.started, &game.players, &game.clock, &game.board))
}
