//! How a game goes and how it ends, in words.

use super::base::names;
use super::shared::{self, fact, history as texts};
use super::spoken::down;
use crate::clock::log::{Correction, Penalty};
use crate::clock::step::Move;
use crate::clock::{
    BoardEnd, ByColor, Claimant, Color, EndReason, Event, GameResult, Outcome, StoppedBy,
};
use crate::time::Millis;

/// A result.
pub fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::Win(side) => names::wins(side),
        GameResult::Draw => names::draw(),
        GameResult::BothLose => names::both_lose(),
    }
}

/// A result and its reason.
pub fn outcome(outcome: Outcome) -> String {
    match (outcome.result, outcome.reason) {
        (GameResult::BothLose, EndReason::Absence) => names::neither_came().into(),
        (GameResult::Draw, EndReason::IllegalMoves) => names::illegal_draw().into(),
        (how, why) => names::outcome(result(how), why),
    }
}

/// The offence, and what came of it.
pub fn penalized(penalty: &Penalty) -> String {
    let Penalty {
        offender,
        offence,
        given,
        outcome,
    } = *penalty;
    let offence = texts::penalize(shared::names::offence(offence), offender);
    match outcome {
        Some(outcome) => texts::penalized_again(&offence, result(outcome.result)),
        None if given == Millis::ZERO => offence,
        None => texts::penalized(&offence, &texts::give(offender.other(), &given.to_string())),
    }
}

/// The clocks that the arbiter set, and what they showed before.
pub fn corrected(set: &ByColor<Correction>) -> String {
    let side = |side: Color| {
        let one = set.get(side);
        let time = one
            .time
            .is_real()
            .then(|| texts::time_set(side, &down(one.time.after), &down(one.time.before)));
        let moves = one
            .moves
            .is_real()
            .then(|| texts::moves_set(side, one.moves.after, one.moves.before));
        let more = one.has_more.then(|| texts::period_set(side).to_owned());
        [time, moves, more]
    };
    let set: Vec<String> = Color::ALL.into_iter().flat_map(side).flatten().collect();
    if set.is_empty() {
        return texts::confirmed().into();
    }
    set.join("; ")
}

/// An event of the journal.
pub fn event(event: &Event) -> String {
    match *event {
        Event::Press(side) => texts::press(side).into(),
        Event::Stop(StoppedBy::Arbiter) => texts::stop().into(),
        Event::Stop(StoppedBy::Player(side)) => texts::stop_by(side).into(),
        Event::Resume => texts::resume().into(),
        Event::Away { .. } => texts::away().into(),
        Event::CountAway(counts) => texts::count_away(counts).into(),
        Event::Correct(readings) => {
            texts::correct(&down(readings.white.time), &down(readings.black.time))
        }
        Event::SwapSides => texts::swap().into(),
        Event::Give { to, amount } if amount.is_positive() => texts::give(to, &amount.to_string()),
        Event::Give { to, amount } => texts::take(to, &(-amount).to_string()),
        Event::Penalize {
            offender, offence, ..
        } => texts::penalize(shared::names::offence(offence), offender),
        Event::IntroduceIncrement(bonus) => texts::introduce(bonus),
        Event::ClaimFlag(Claimant::Arbiter) => texts::note_flag().into(),
        Event::ClaimFlag(Claimant::Clock) => texts::clock_notes_flag().into(),
        Event::ClaimFlag(Claimant::Player(side)) => texts::claim_flag(side).into(),
        Event::Arrive(side) => texts::arrive(side).into(),
        Event::ClaimDefault(side) => texts::default(side).into(),
        Event::ClaimDefaultOfBoth => texts::default_of_both().into(),
        Event::PlayOn => texts::play_on().into(),
        Event::ClaimDraw(side) => texts::claim_draw(side).into(),
        Event::OnBoard(end) => board_end(end).into(),
        Event::Dead { .. } => texts::dead().into(),
        Event::Restore { readings, on_turn } => {
            let [white, black] = [readings.white.time, readings.black.time].map(down);
            texts::restore(&white, &black, on_turn)
        }
        Event::End(how) => outcome(how),
        Event::Undo(id) => texts::undo(id.0 + 1),
        Event::Redo(id) => texts::redo(id.0 + 1),
    }
}

fn board_end(end: BoardEnd) -> &'static str {
    match end {
        BoardEnd::Checkmate { winner } => texts::checkmate(winner),
        BoardEnd::Resignation { by } => texts::resignation(by),
        BoardEnd::Stalemate => texts::stalemate(),
        BoardEnd::DeadPosition => texts::dead_position(),
        BoardEnd::Agreement => texts::agreement(),
        BoardEnd::FiftyMoves => texts::fifty_moves(),
        BoardEnd::SeventyFiveMoves => texts::seventy_five_moves(),
        BoardEnd::Threefold => texts::threefold(),
        BoardEnd::Fivefold => texts::fivefold(),
    }
}

/// An end on the board, as a player says it.
pub fn board_fact(end: BoardEnd) -> &'static str {
    match end {
        BoardEnd::Checkmate { winner } => fact::checkmate(winner),
        BoardEnd::Resignation { by } => fact::resignation(by),
        BoardEnd::FiftyMoves => fact::fifty_moves(),
        BoardEnd::Threefold => fact::threefold(),
        end => board_end(end),
    }
}

/// A move, its thinking time, and what it gained.
pub fn moved(moved: &Move) -> String {
    let text = texts::moved(moved.side, moved.number, &format!("{:.3}", moved.thought));
    if moved.gained == Millis::ZERO {
        return text;
    }
    texts::gained(&text, &moved.gained.to_string())
}
