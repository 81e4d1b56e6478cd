//! The texts of correspondence games: `locales/TAG/correspondence.ftl`.

mod entries;
mod reasons;
pub(crate) mod sums;

pub(crate) use entries::{ended, entry, verdict};
pub(crate) use reasons::{
    case, cautious, departure, enter_problem, moves_problem, stamp_typed, their_clock_falls,
    why_different, why_refused, zone_unknown,
};

use super::whose::Whose;
use crate::clock::{Color, GameResult};
use crate::correspondence::certainty::Certainty;
use crate::correspondence::civil::CivilError;
use crate::correspondence::enter::EnterError;
use crate::correspondence::entry::ActKind;
use crate::correspondence::look::Figure;
use crate::correspondence::reconcile::Discrepancy;
use crate::correspondence::state::GameEndReason;
use crate::correspondence::statement::{Block, TermKind};
use crate::correspondence::typed::DurationError;
use crate::correspondence::typed_moves::TypedMovesError;
use crate::correspondence::{
    Act, Blocks, Cause, EndDate, Ending, EntryError, GameStanding, Openings, Protection, Refill,
    Reset, Seconds, Utc,
};
use crate::game::ending::BoardFact;
use crate::time::Millis;
use crate::words::{Arg, Number, area};

area!("correspondence", written by super::base::WRITERS);

/// How an instant is written.
pub(crate) type Dated<'a> = &'a dyn Fn(Utc) -> String;

pub(crate) use super::base::left as length;

/// The time in a bank: an empty one has nothing.
pub(crate) fn in_bank(bank: Seconds) -> String {
    match bank {
        Seconds::ZERO => "0".into(),
        _ => length(bank),
    }
}

/// A length that is a parameter of an event: no bank is `0 d`, not `00:00:00`.
pub(crate) fn figure(of: Seconds) -> String {
    if of.is_positive() {
        length(of)
    } else {
        ["0\u{a0}", super::base::length::days()].concat()
    }
}

/// The exact figures of the three blocks, one after the other.
pub(crate) fn blocks(blocks: &Blocks) -> String {
    let (clock, bank) = (length(blocks.clock), length(blocks.bank));
    match blocks.increment {
        Seconds::ZERO => common::clock_and_bank(&clock, &bank),
        increment => common::blocks(&clock, &length(increment), &bank),
    }
}

/// How many games with the server's figures were saved, and how many have errors.
pub(crate) fn saved(saved: usize, wrong: usize) -> String {
    let of = |n: usize, said: String| (n > 0).then_some(said);
    let said = [
        of(saved, figures::saved(saved)),
        of(wrong, figures::not_saved(wrong)),
    ];
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
