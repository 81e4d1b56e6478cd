//! An entry of the statement, and how a game ended.

use super::{common, entry as say, game, games, length, result};
use crate::clock::{ByColor, Color, GameResult};
use crate::correspondence::state::{GameEnd, GameEndReason};
use crate::correspondence::{Act, Entry};
use crate::game::ending::BoardFact;

/// An entry in words; a move is given as it is written.
pub(crate) fn entry(entry: &Entry, played: &str, players: &ByColor<String>) -> String {
    let name = |side: Color| match players.get(side).trim() {
        "" => common::color(side).to_owned(),
        name => name.to_owned(),
    };
    match &entry.act {
        Act::OfficialStart => say::official_start().into(),
        Act::Start => say::start().into(),
        Act::Move(_) => played.into(),
        Act::Refill { side, amount } => say::refill(&name(*side), &length(*amount)),
        Act::Claim { by } => say::claim(&name(*by)),
        Act::Resolved => say::resolved().into(),
        Act::Substitution { side, name } => say::substitution(*side, name),
        Act::Replacement { side, name } => say::replacement(*side, name),
        Act::Transfer { side, amount } => say::transfer(*side, &length(*amount)),
        Act::Correction { cause, .. } => say::correction(*cause).into(),
        Act::Result { result, ending } => {
            let won = match *result {
                GameResult::Win(winner) => say::won(winner),
                GameResult::Draw => say::drawn(),
                GameResult::BothLose => say::both_lost(),
            };
            result::because(won, game::ending(*ending))
        }
    }
}

/// The result of a game, and how it came about.
pub(crate) fn verdict(verdict: &GameEnd) -> String {
    let wins = match verdict.result {
        GameResult::Win(winner) => result::wins(winner),
        GameResult::Draw => result::draw(),
        GameResult::BothLose => result::both_lose(),
    };
    let why = match verdict.why {
        GameEndReason::Board(BoardFact::Checkmate { .. }) => result::checkmate(),
        GameEndReason::Board(BoardFact::Stalemate) => result::stalemate(),
        GameEndReason::Board(BoardFact::DeadPosition) => result::dead_position(),
        GameEndReason::Word(ending) => game::ending(ending),
        GameEndReason::Time => result::time(),
    };
    result::because(wins, why)
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
