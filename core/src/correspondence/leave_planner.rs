//! Which games survive an absence, and what to do before it: [`LeaveVerdict`].
//!
//! An absence costs time in every game in which it is one's turn, and that may happen at any
//! moment: in the worst case the opponent moves just at the departure. Off turn a clock does not
//! run, and the bank may fill it (5: "at any time"). No clock shows more than 50 days, so nothing
//! can save a game in which one is absent for longer than that and it may be one's turn.

use super::account::Account;
use super::event::{CAP, Event};
use super::seconds::{Seconds, Utc};
use super::state::{Phase, State};
use crate::clock::Color;

mod advice;

pub use advice::{Advice, LeaveTask, Prerequisite, advise, plan};

/// One of the refills that a game needs. Made at any second from `from` to `by`, after those before
/// it in the plan, it is possible and does its part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedRefill {
    /// The minimum amount.
    pub amount: Seconds,
    /// The earliest second: before it the clock has no room for the amount.
    pub from: Utc,
    /// The latest second.
    pub by: Utc,
}

/// The consequence of an absence for a game, in the worst case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeaveVerdict {
    /// The game is over.
    Over,
    /// One's own time is not known, so nothing can be said before it is compared with the server.
    Unknown,
    /// The clock lasts.
    Safe {
        /// The time left on the clock at the return, in the worst case.
        left: Seconds,
    },
    /// It lasts if it is refilled before the departure.
    RefillFirst {
        /// Each refill, in order; there is at least one.
        refills: Vec<PlannedRefill>,
    },
    /// It lasts if a move is made before the departure. An answer by the opponent before the
    /// absence begins is not covered.
    MoveFirst {
        /// The latest time for the move.
        by: Utc,
        /// The refills before the move without which the clock does not last until then, in order.
        keep: Vec<PlannedRefill>,
        /// The amount to refill just before the move: with SDP or GT a clock is reset only over an
        /// empty bank (rule 9), so emptying a small one first can gain more than it holds. Zero if
        /// the game lasts without it.
        first: Seconds,
        /// The minimum to refill after the move, before the departure: the increment and an
        /// automatic refill are counted already.
        refill: Seconds,
    },
    /// Nothing that one can do alone saves it.
    CannotBeSaved {
        /// When the clock falls in the worst case, with everything that can be done before.
        falls: Utc,
    },
}

/// The consequence of an absence from `from` to `to` for a side's game in this state (at
/// `state.at`). At the second `to` the player is back and can act. A `from` in the past counts as
/// now.
pub fn verdict(event: &Event, state: &State, side: Color, from: Utc, to: Utc) -> LeaveVerdict {
    if state.verdict().is_none() && !state.is_known(side) {
        return LeaveVerdict::Unknown;
    }
    Case::of(event, state, side, from, to).map_or(LeaveVerdict::Over, |case| case.verdict())
}

/// A game in progress and an absence, in the worst case.
struct Case<'a> {
    event: &'a Event,
    account: Account,
    /// Whether it is one's own turn.
    mine: bool,
    /// Whether a claim is pending.
    claimed: bool,
    /// When one's clock begins to run: a claim is resolved at once.
    runs: Utc,
    /// The first second at which something can be done; `None` if nothing ever can.
    open: Option<Utc>,
    from: Utc,
    to: Utc,
}

impl<'a> Case<'a> {
    /// `None` if the game is over.
    fn of(event: &'a Event, state: &State, side: Color, from: Utc, to: Utc) -> Option<Case<'a>> {
        let now = state.at;
        // The state of a game that has not begun is that of its start: one may leave before.
        let from = match state.phase {
            Phase::Waiting => from,
            _ => from.max(now),
        };
        let mine = state.turn == side;
        let begins = event.draft().start.max(now);
        let runs = match state.phase {
            Phase::Over(_) | Phase::Fallen { .. } => return None,
            Phase::Waiting if mine => begins,
            Phase::Waiting => event.draft().start.max(from),
            Phase::Running { .. } | Phase::Claim { .. } if mine => now,
            Phase::Running { .. } | Phase::Claim { .. } => from,
        };
        // Before the start nothing can be done, nor while a player who can no longer be put in is
        // owed (8).
        let owes = *state.owes_substitution.get(side);
        let open = match state.phase {
            Phase::Waiting => Some(begins),
            _ => (!owes || now <= event.last_substitution()).then_some(now),
        };
        Some(Case {
            event,
            account: *state.account(side),
            mine,
            claimed: matches!(state.phase, Phase::Claim { .. }),
            runs,
            open,
            from,
            to: to.max(from),
        })
    }

    /// The length of the absence.
    fn away(&self) -> Seconds {
        self.to.since(self.from)
    }

    fn verdict(&self) -> LeaveVerdict {
        let Case {
            account,
            mine,
            runs,
            from,
            to,
            ..
        } = *self;
        let need = to.since(runs).or_zero();
        if account.clock > need || to <= runs {
            return LeaveVerdict::Safe {
                left: account.clock - need,
            };
        }
        let falls = runs + account.clock;
        let Some(open) = self.open.filter(|open| *open <= from) else {
            return LeaveVerdict::CannotBeSaved { falls };
        };
        let away = self.away();
        let one = Seconds::new(1);
        // The last second at which something can be done.
        let last = if mine {
            from.min(falls - one).max(open)
        } else {
            from
        };

        // Refilled as late as possible, a running clock takes the most.
        let amount = need + one - account.clock;
        if amount <= account.bank && away < CAP {
            let room = if mine {
                runs + (account.clock + amount - CAP)
            } else {
                open
            };
            let room = room.max(open);
            if room <= last {
                let (from, by) = (room, last);
                let refills = vec![PlannedRefill { amount, from, by }];
                return LeaveVerdict::RefillFirst { refills };
            }
            // The clock cannot hold all of it before it runs out: it is kept alive until the
            // departure, and has what the absence takes just before.
            let mut refills = kept_alive(account.clock, runs, open, from);
            refills.push(PlannedRefill {
                amount: away,
                from: room,
                by: from,
            });
            return LeaveVerdict::RefillFirst { refills };
        }

        // The time available at the departure without a move.
        let gone = from.since(runs).or_zero();
        let best = (account.total() - gone).min(CAP);
        let falls = if best.is_positive() {
            from + best
        } else {
            runs + account.total()
        };
        // While a claim is pending nobody moves, and it may be resolved only at the departure: then
        // the clock has to last without a move too.
        if self.claimed && (account.total() <= away || away >= CAP) || !mine {
            return LeaveVerdict::CannotBeSaved { falls };
        }
        match self.last_move(open) {
            Some(by) => self.move_by(by),
            None => LeaveVerdict::CannotBeSaved {
                falls: falls.max(from + self.filled_move(open).total().min(CAP)),
            },
        }
    }

    /// The last second at which a move saves the game, with as many refills as needed.
    fn last_move(&self, open: Utc) -> Option<Utc> {
        let away = self.away();
        let lasts = |at: Utc| away < CAP && self.filled_move(at).total() > away;
        let end = self.runs + self.account.total() - Seconds::new(1);
        last_second(open, self.from.min(end), lasts)
    }

    /// The last second at which a move alone saves the game; `None` if none does, or if it is not
    /// one's own turn or a claim is pending.
    fn last_move_alone(&self) -> Option<Utc> {
        let open = self.open.filter(|open| *open <= self.from)?;
        if !self.mine || self.claimed {
            return None;
        }
        let after = |at: Utc| {
            let before = self.account;
            let clock = before.clock - at.since(self.runs);
            let met = Account { clock, ..before };
            met.complete_move(self.event).0.clock
        };
        let end = self.runs + self.account.clock - Seconds::new(1);
        last_second(open, self.from.min(end), |at| after(at) > self.away())
    }

    /// The account just before a move, after the least refills that let the clock last until then.
    /// The opponent answers at the departure, and the clock runs from then on.
    fn before_move(&self, at: Utc) -> Account {
        let gone = at.since(self.runs);
        let kept = (gone + Seconds::new(1) - self.account.clock).or_zero();
        let refilled = self.account.with_refill(kept);
        Account {
            clock: refilled.clock - gone,
            ..refilled
        }
    }

    /// The account after a move: refilling first and moving early brings the most.
    fn filled_move(&self, at: Utc) -> Account {
        self.before_move(at).filled().complete_move(self.event).0
    }

    /// The refills with which a move at this second saves the game: the one just before it, and the
    /// one after it.
    fn refills_of_move(&self, at: Utc) -> (Seconds, Seconds) {
        let away = self.away();
        // Refilling first is only asked for if the game does not last without it.
        let plain = self.before_move(at).complete_move(self.event).0;
        let (first, left) = if plain.total() > away {
            (Seconds::ZERO, plain)
        } else {
            (self.before_move(at).refillable(), self.filled_move(at))
        };
        (first, (away + Seconds::new(1) - left.clock).or_zero())
    }

    /// A move by this second at the latest.
    fn move_by(&self, by: Utc) -> LeaveVerdict {
        let (first, refill) = self.refills_of_move(by);
        LeaveVerdict::MoveFirst {
            by,
            keep: self.kept_until(by),
            first,
            refill,
        }
    }

    /// The refills that let the running clock last until a move.
    fn kept_until(&self, at: Utc) -> Vec<PlannedRefill> {
        let open = self.open.unwrap_or(self.runs);
        kept_alive(self.account.clock, self.runs, open, at)
    }
}

/// The last second from `open` to `last` at which something holds that holds no more once it has
/// ceased to; `None` if it never does.
fn last_second(open: Utc, last: Utc, holds: impl Fn(Utc) -> bool) -> Option<Utc> {
    let one = Seconds::new(1);
    let last = last.max(open);
    if !holds(open) {
        return None;
    }
    let (mut good, mut bad) = if holds(last) {
        (last, last)
    } else {
        (open, last)
    };
    while bad.since(good) > one {
        let middle = good + Seconds::new(bad.since(good).get() / 2);
        if holds(middle) {
            good = middle
        } else {
            bad = middle
        }
    }
    Some(good)
}

/// The most that one of several refills brings: ten days before the clock would run out it has room
/// for that, so that each can be made on any of ten days.
const EACH: Seconds = Seconds::days(40);

/// The refills that let a clock last until a second, with one second left then. The clock runs since
/// `runs`, when it had `clock`, and nothing can be done before `open`.
fn kept_alive(clock: Seconds, runs: Utc, open: Utc, until: Utc) -> Vec<PlannedRefill> {
    let one = Seconds::new(1);
    let all = (until.since(runs) + one - clock).or_zero().get();
    let count = (all + EACH.get() - 1) / EACH.get();
    let had = |refills: i64| clock + Seconds::new(all * refills / count);
    let refills = (1..=count).map(|refill| {
        let (before, after) = (had(refill - 1), had(refill));
        PlannedRefill {
            amount: after - before,
            from: open.max(runs + (after - CAP)),
            by: runs + before - one,
        }
    });
    refills.collect()
}

impl LeaveVerdict {
    /// The latest second of the first refill or move that it asks for.
    fn first_act(&self) -> Option<Utc> {
        match self {
            LeaveVerdict::Over
            | LeaveVerdict::Unknown
            | LeaveVerdict::Safe { .. }
            | LeaveVerdict::CannotBeSaved { .. } => None,
            LeaveVerdict::RefillFirst { refills } => Some(refills.first()?.by),
            LeaveVerdict::MoveFirst { by, keep, .. } => {
                Some(keep.first().map_or(*by, |first| first.by))
            }
        }
    }
}

// Property tests run only natively: proptest does not support browsers.
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
