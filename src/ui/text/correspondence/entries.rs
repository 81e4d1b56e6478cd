//! An entry of the statement, and how a game ended.

use super::{entry as say, games, result};
use crate::clock::{ByColor, Color, GameResult};
use crate::correspondence::state::{GameEnd, GameEndReason};
use crate::correspondence::{Act, Entry};
use crate::ui::text::base;

/// An entry in words; a move is given as it is written.
pub(crate) fn entry(entry: &Entry, played: &str, players: &ByColor<String>) -> String {
    let player = match entry.act {
        Act::Refill { side, .. } | Act::Claim { by: side } => base::player(players, side),
        _ => "",
    };
    say::act(&entry.act, played, player)
}

/// The result of a game, and how it came about.
pub(crate) fn verdict(verdict: &GameEnd) -> String {
    result::verdict(verdict.result, verdict.why)
}

/// How a game ended, for the owner of a side.
pub(crate) fn ended(verdict: &GameEnd, mine: Option<Color>) -> &'static str {
    let on_time = matches!(verdict.why, GameEndReason::Time);
    match (verdict.result, mine) {
        (GameResult::Win(winner), Some(mine)) => games::ended_own(winner == mine, on_time),
        (GameResult::Win(winner), None) => games::ended(winner, on_time),
        (GameResult::Draw, _) => games::drawn(),
        (GameResult::BothLose, _) => games::both_lost(),
    }
}
