//! A player's time: [`Account`], and the effect of a move on it.

use serde::{Deserialize, Serialize};

use super::event::{CAP, Event, Refill};
use super::seconds::Seconds;

/// A player's time: the clock, the bank, and the number of moves, which determines whether there is
/// still an increment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Account {
    /// The time on the clock (rule 3). Never above 50 days; at zero the game is lost.
    pub clock: Seconds,
    /// The time in the bank. Never below zero.
    pub bank: Seconds,
    /// The number of own moves made.
    pub moves: u32,
}

/// The time added by completing a move, in the order of addition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// The whole increment; zero after the last move that brings one.
    pub increment: Seconds,
    /// The part of the increment that did not fit on the clock and went to the bank.
    pub to_bank: Seconds,
    /// The time then moved from the bank to the clock.
    pub refilled: Seconds,
    /// The time that SDP or GT added to the clock.
    pub protected: Seconds,
}

impl Account {
    /// The account at the start, if `moves` own moves count already.
    pub fn opening(event: &Event, moves: u32) -> Account {
        let draft = event.draft();
        Account {
            clock: draft.clock,
            bank: draft.bank,
            moves,
        }
    }

    /// Clock and bank together.
    pub fn total(&self) -> Seconds {
        self.clock + self.bank
    }

    /// The most that can be moved from the bank to the clock now (rule 5).
    pub fn refillable(&self) -> Seconds {
        self.bank.min(CAP - self.clock).or_zero()
    }

    /// The number of moves that still bring an increment.
    pub const fn increments_left(&self, event: &Event) -> u32 {
        event.draft().increment_moves.saturating_sub(self.moves)
    }

    /// Moves this much bank time to the clock, from zero to [`Account::refillable`]; the caller has
    /// checked that.
    #[must_use]
    pub fn with_refill(self, amount: Seconds) -> Account {
        Account {
            clock: self.clock + amount,
            bank: self.bank - amount,
            ..self
        }
    }

    /// Moves as much from the bank to the clock as fits.
    ///
    /// Done by hand just before a move this never costs anything, and nothing gains more: no time
    /// is lost, the clock is as full and the bank as empty as possible, and SDP and GT reset a
    /// clock only over an empty bank (rule 9).
    #[must_use]
    pub fn filled(self) -> Account {
        self.with_refill(self.refillable())
    }

    /// Completes a move whose thinking time is already off the clock, which
    /// shows more than zero.
    ///
    /// In this order: the increment, for one of the first moves, with the excess going to the bank
    /// (rule 4); the refill from the bank, if the event refills automatically (d); and, with SDP or
    /// GT, when no increment is left and the bank is empty, the reset of a clock that shows less
    /// (rule 9): from own move 51 on, or already after own move 50, depending on how the event
    /// reads "only after move 50" ([`Reset`]).
    ///
    /// [`Reset`]: super::interpretations::Reset
    pub fn complete_move(self, event: &Event) -> (Account, Gain) {
        let draft = event.draft();
        let mut after = Account {
            moves: self.moves.saturating_add(1),
            ..self
        };
        let mut gain = Gain::default();
        if after.moves <= draft.increment_moves {
            gain.increment = draft.increment;
            let taken = gain.increment.min(CAP - after.clock).or_zero();
            gain.to_bank = gain.increment - taken;
            after.clock += taken;
            after.bank += gain.to_bank;
        }
        if draft.refill == Refill::Automatic {
            gain.refilled = after.refillable();
            after = after.with_refill(gain.refilled);
        }
        if let Some(days) = draft.protection.reset_to()
            && (draft.interpretations.reset).is_after(after.moves, draft.increment_moves)
            && !after.bank.is_positive()
            && after.clock < days
        {
            gain.protected = days - after.clock;
            after.clock = days;
        }
        (after, gain)
    }
}
