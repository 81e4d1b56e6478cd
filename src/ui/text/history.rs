//! How a game goes and how it ends, in words.

use super::base::names;
use super::shared::history as texts;
use super::spoken::down;
use crate::clock::log::{Correction, Penalty};
use crate::clock::step::Move;
use crate::clock::{ByColor, Color, Event, Outcome};
use crate::time::Millis;

/// A result and its reason.
pub fn outcome(outcome: Outcome) -> String {
    names::outcome(outcome.result, outcome.reason)
}

/// The offence, and what came of it.
pub fn penalized(penalty: &Penalty) -> String {
    let Penalty {
        offender,
        offence,
        given,
        outcome,
    } = *penalty;
    let offence = texts::penalize(offence, offender);
    match outcome {
        Some(outcome) => texts::penalized_again(&offence, names::result(outcome.result)),
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
    let (mut amount, mut times, mut number) = (Millis::ZERO, Default::default(), 0);
    match *event {
        Event::End(how) => return outcome(how),
        Event::Give { amount: given, .. } => amount = given,
        Event::Correct(readings) | Event::Restore { readings, .. } => {
            times = [readings.white.time, readings.black.time].map(down);
        }
        Event::Undo(id) | Event::Redo(id) => number = id.0 + 1,
        _ => {}
    }
    let [white, black] = times;
    let (gains, amount) = (amount.is_positive(), amount.max(-amount).to_string());
    texts::event(event, gains, &amount, &white, &black, number)
}

/// A move, its thinking time, and what it gained.
pub fn moved(moved: &Move) -> String {
    let text = texts::moved(moved.side, moved.number, &format!("{:.3}", moved.thought));
    if moved.gained == Millis::ZERO {
        return text;
    }
    texts::gained(&text, &moved.gained.to_string())
}
