//! The events of a game and how it ends, in English.

use super::{color, seconds};
use crate::clock::digits::Digits;
use crate::clock::log::{Correction, Penalty};
use crate::clock::step::Move;
use crate::clock::{
    BoardEnd, ByColor, Claimant, Color, EndReason, Event, GameResult, Offence, Outcome, Rejection,
    StoppedBy,
};
use crate::time::Millis;

/// A reason on its own, as on a button.
pub(super) fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Checkmate => "checkmate",
        EndReason::Resignation => "resignation",
        EndReason::Flag => "on time",
        EndReason::FlagWithoutMate => "flag fell, no mate possible",
        EndReason::Stalemate => "stalemate",
        EndReason::DeadPosition => "dead position",
        EndReason::Agreement => "agreement",
        EndReason::Repetition => "threefold repetition",
        EndReason::FivefoldRepetition => "fivefold repetition",
        EndReason::FiftyMoves => "fifty moves",
        EndReason::SeventyFiveMoves => "seventy-five moves",
        EndReason::IllegalMoves => "second illegal move",
        EndReason::Absence => "not there in time",
        EndReason::Arbiter => "the arbiter’s decision",
        EndReason::Unstated => "",
        EndReason::FirstFlagClaim => "claimed against a first flag",
        EndReason::BothFirstFlags => "both main times are used up",
        EndReason::ExtraTime => "extra time is used up",
        EndReason::MateOnExtraTime => "checkmate on extra time only draws",
    }
}

/// A reason after its result: a phrase goes on, a clause follows a colon.
fn because(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Checkmate => " by checkmate",
        EndReason::Resignation => " by resignation",
        EndReason::Flag => " on time",
        EndReason::FlagWithoutMate => ": flag fell, no mate possible",
        EndReason::Stalemate => " by stalemate",
        EndReason::DeadPosition => ": dead position",
        EndReason::Agreement => " by agreement",
        EndReason::Repetition => " by threefold repetition",
        EndReason::FivefoldRepetition => " by fivefold repetition",
        EndReason::FiftyMoves => " by the fifty-move rule",
        EndReason::SeventyFiveMoves => " by the seventy-five-move rule",
        EndReason::IllegalMoves => ": second illegal move",
        EndReason::Absence => ": the opponent did not arrive in time",
        EndReason::Arbiter => " by the arbiter’s decision",
        EndReason::Unstated => "",
        EndReason::FirstFlagClaim => ": claimed against a first flag",
        EndReason::BothFirstFlags => ": both main times are used up",
        EndReason::ExtraTime => ": extra time is used up",
        EndReason::MateOnExtraTime => ": checkmate on extra time only draws",
    }
}

pub(super) fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::Win(Color::White) => "White wins",
        GameResult::Win(Color::Black) => "Black wins",
        GameResult::Draw => "Draw",
        GameResult::BothLose => "Both lose",
    }
}

pub(super) fn outcome(outcome: Outcome) -> String {
    let why = match (outcome.result, outcome.reason) {
        (GameResult::BothLose, EndReason::Absence) => ": neither arrived in time",
        (GameResult::Draw, EndReason::IllegalMoves) => {
            ": second illegal move, but the opponent can no longer win"
        }
        (_, why) => because(why),
    };
    [result(outcome.result), why].concat()
}

pub(super) fn offence(offence: Offence) -> &'static str {
    match offence {
        Offence::IllegalMove => "Illegal move",
        Offence::PressWithoutMove => "Pressed without a move",
        Offence::WrongClaim => "Wrong claim",
        Offence::ClockHandling => "Improper clock handling",
    }
}

/// The offence, and what came of it.
pub(super) fn penalized(penalty: &Penalty) -> String {
    let Penalty {
        offender,
        offence: what,
        given,
        outcome,
    } = *penalty;
    let offence = format!("{}, {}", offence(what), color(offender));
    match outcome {
        Some(outcome) => format!("{offence}, for the second time: {}", result(outcome.result)),
        None if given == Millis::ZERO => offence,
        None => format!("{offence}; {} was given {given}", color(offender.other())),
    }
}

/// The clocks that the arbiter set, and what they showed before.
pub(super) fn corrected(set: &ByColor<Correction>) -> String {
    let side = |side: Color| {
        let (one, whose) = (set.get(side), color(side));
        let time = one.time.is_real().then(|| {
            let [before, after] = [one.time.before, one.time.after].map(Digits::down);
            format!("{whose}’s time set to {after} (was {before})")
        });
        let moves = one.moves.is_real().then(|| {
            format!(
                "{whose}’s moves set to {} (were {})",
                one.moves.after, one.moves.before
            )
        });
        let more = one.has_more.then(|| format!("{whose}’s period set"));
        [time, moves, more]
    };
    let set: Vec<String> = Color::ALL.into_iter().flat_map(side).flatten().collect();
    if set.is_empty() {
        return "Both times confirmed".into();
    }
    set.join("; ")
}

pub(super) fn event(event: &Event) -> String {
    match *event {
        Event::Press(side) => format!("{} pressed", color(side)),
        Event::Stop(StoppedBy::Arbiter) => "Clocks stopped".into(),
        Event::Stop(StoppedBy::Player(side)) => {
            format!("{} stopped the clocks and called the arbiter", color(side))
        }
        Event::Resume => "Game resumed".into(),
        Event::Away { .. } => "The device was away".into(),
        Event::CountAway(true) => "Time away counted".into(),
        Event::CountAway(false) => "Time away not counted".into(),
        Event::Correct(readings) => format!(
            "Clocks set to {} and {}",
            Digits::down(readings.white.time),
            Digits::down(readings.black.time)
        ),
        Event::SwapSides => "Seats changed".into(),
        Event::Give { to, amount } if amount.is_positive() => {
            format!("{} was given {amount}", color(to))
        }
        Event::Give { to, amount } => format!("{} lost {}", color(to), -amount),
        Event::Penalize {
            offender,
            offence: what,
            ..
        } => format!("{}, {}", offence(what), color(offender)),
        Event::IntroduceIncrement(t) => format!("From now on +{} per move for both", seconds(t)),
        Event::ClaimFlag(Claimant::Arbiter) => "Fallen flag noted".into(),
        Event::ClaimFlag(Claimant::Clock) => "The clock noted the flag".into(),
        Event::ClaimFlag(Claimant::Player(side)) => format!("{} claimed the flag", color(side)),
        Event::Arrive(side) => format!("{} is here", color(side)),
        Event::ClaimDefault(side) => format!("{} was absent or too late", color(side)),
        Event::ClaimDefaultOfBoth => "Both were absent or too late".into(),
        Event::PlayOn => "Next period for both".into(),
        Event::ClaimDraw(side) => format!("{} claimed a draw", color(side)),
        Event::OnBoard(end) => board_end(end),
        Event::Dead { .. } => "Dead position, proved: the game was over".into(),
        Event::Restore { readings, on_turn } => format!(
            "Back to an earlier position: {} and {}, {} to move",
            Digits::down(readings.white.time),
            Digits::down(readings.black.time),
            color(on_turn)
        ),
        Event::End(how) => outcome(how),
        Event::Undo(id) => format!("Undid no. {}", id.0 + 1),
        Event::Redo(id) => format!("Redid no. {}", id.0 + 1),
    }
}

pub(super) fn board_end(end: BoardEnd) -> String {
    match end {
        BoardEnd::Checkmate { winner } => format!("{} gave checkmate", color(winner)),
        BoardEnd::Resignation { by } => format!("{} resigned", color(by)),
        BoardEnd::Stalemate => "Stalemate".into(),
        BoardEnd::DeadPosition => "Dead position".into(),
        BoardEnd::Agreement => "Draw agreed".into(),
        BoardEnd::FiftyMoves => "Fifty moves".into(),
        BoardEnd::SeventyFiveMoves => "Seventy-five moves".into(),
        BoardEnd::Threefold => "Threefold repetition".into(),
        BoardEnd::Fivefold => "Fivefold repetition".into(),
    }
}

/// An end on the board, as a player says it.
pub(super) fn board_fact(end: BoardEnd) -> String {
    match end {
        BoardEnd::Checkmate { winner } => format!("Checkmate by {}", color(winner)),
        BoardEnd::Resignation { by } => format!("{} resigns", color(by)),
        BoardEnd::FiftyMoves => "Fifty moves, claimed".into(),
        BoardEnd::Threefold => "Threefold repetition, claimed".into(),
        _ => board_end(end),
    }
}

pub(super) fn moved(moved: &Move) -> String {
    let gained = if moved.gained == Millis::ZERO {
        String::new()
    } else {
        format!(", +{}", moved.gained)
    };
    format!(
        "{} made move {} in {:.3}{gained}",
        color(moved.side),
        moved.number,
        moved.thought
    )
}

pub(super) fn rejection(rejection: Rejection) -> &'static str {
    match rejection {
        Rejection::OpponentStarts => "The other side starts this clock.",
        Rejection::NotYourClock => "The other clock is running.",
        Rejection::IsStopped => "The clocks are stopped.",
        Rejection::NotRunning => "No clock is running.",
        Rejection::IsRunning => "Stop the clocks first.",
        Rejection::FlagHasFallen => "A flag has fallen. Correct the times, undo, or end the game.",
        Rejection::NoFlagHasFallen => "There is no fallen flag to claim.",
        Rejection::OrderUnknown => {
            "Both flags are down and the order is unknown: the game continues (6.11)."
        }
        Rejection::NotBothFlags => "That needs both flags down, in unknown order.",
        Rejection::AwayUndecided => "Decide first whether the time away counts.",
        Rejection::NotAway => "The device was not away.",
        Rejection::TooEarlyForAbsence => "The default time is not over yet.",
        Rejection::NoScheduledStart => "No start is scheduled.",
        Rejection::IsPresent => "That player came in time.",
        Rejection::NoDrawToClaim => "There is no draw to claim.",
        Rejection::NotInThisMode => "The double flag does without that.",
        Rejection::NoIncrement => "An hourglass or a fixed time for each move takes no increment.",
        Rejection::OutOfRange => "This clock cannot show that time.",
        Rejection::HasEnded => "The game is over. Undo its end to play on.",
        Rejection::NothingToUndo => "There is nothing to undo.",
        Rejection::NothingToRedo => "There is nothing to redo.",
    }
}
