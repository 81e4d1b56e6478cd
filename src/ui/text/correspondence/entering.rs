//! How a game ended, for the list, and the problems in the form of a new one.

use super::{figures, games, new as say};
use crate::clock::{Color, GameResult};
use crate::correspondence::Event;
use crate::correspondence::enter::EnterError;
use crate::correspondence::look::Figure;
use crate::correspondence::state::{GameEnd, GameEndReason};
use crate::game::pgn::{PgnError, PgnErrorKind};
use crate::ui::text::{play, study};

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

/// The problem with the moves of a game, told by the move where it can be.
pub(crate) fn moves_problem(problem: &PgnError) -> String {
    match &problem.kind {
        PgnErrorKind::Move { place, text, why } => {
            let why = play::move_problem(why);
            say::unplayable(place.number, place.side, text, &why)
        }
        PgnErrorKind::Pass(place) => say::passed(place.number, place.side),
        _ => study::problem(problem),
    }
}

/// The problem in the form of a new game.
pub(crate) fn enter_problem(problem: &EnterError, event: &Event) -> String {
    match problem {
        EnterError::Name(_) => say::name_long().into(),
        EnterError::Fen(problem) => play::fen_problem(problem),
        EnterError::TwoStarts => say::two_starts().into(),
        EnterError::Moves(problem) => moves_problem(problem),
        EnterError::Several(games) => say::found(*games),
        EnterError::Over => say::over().into(),
        EnterError::NotStarted(_) => say::not_started(&event.draft().name),
        EnterError::Made(_) => say::made_wrong().into(),
        EnterError::Clock(_, why) => figures::problem(Figure::Clock, *why).into(),
        EnterError::Bank(_, why) => figures::problem(Figure::Bank, *why).into(),
        EnterError::Refused(_) => say::refused().into(),
    }
}
