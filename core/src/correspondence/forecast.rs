//! The time available per move, and the projection of the pace: [`Forecast`].

use super::account::Account;
use super::event::Event;
use super::ledger::{EntryEffect, Ledger};
use super::seconds::{Seconds, Utc};
use super::state::State;
use crate::clock::Color;

/// The last own move up to which the pace is projected.
pub const HORIZON: u32 = 200;

/// The time available per move, and the projection of the pace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The time per move up to the last one with an increment, including the current one. `None`
    /// after that move.
    pub until: Option<PerMove>,
    /// The time per move for several numbers of further moves, none of which brings an increment.
    pub beyond: Vec<PerMove>,
    /// The average time of the last moves; `None` before the first move.
    pub pace: Option<AveragePace>,
    /// The net cost of a move at that pace, with an increment and without. Negative if the budget
    /// grows.
    pub drain: Option<(Seconds, Seconds)>,
    /// When the clock falls at that pace, using the whole bank; `None` if it lasts until own move
    /// 200, or there is no pace.
    pub falls: Option<Fall>,
    /// The same if nobody refills by hand.
    pub falls_unattended: Option<Fall>,
}

/// An even budget from now on, if the bank is used in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerMove {
    /// The number of moves, from 1.
    pub moves: u32,
    /// The maximum time that each of them can take, all alike.
    pub each: Seconds,
}

/// The average time of the last moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AveragePace {
    /// The number of moves averaged.
    pub of: u32,
    /// The mean of their reflection times, rounded to the second.
    pub mean: Seconds,
}

/// A clock that falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    /// The own move during which it falls.
    pub number: u32,
    /// When it falls if the opponent always answers at once; it cannot fall earlier.
    pub earliest: Utc,
    /// When it falls if the opponent keeps their own pace; `None` if they have none.
    pub likely: Option<Utc>,
    /// The unused time in the bank at that point.
    pub bank: Seconds,
}

/// The forecast for a side at `now`, from the pace of its last `last` moves (all of them if there
/// are fewer; 0 counts as 1). `None` once the game is over.
pub fn forecast(ledger: &Ledger, side: Color, now: Utc, last: u32) -> Option<Forecast> {
    let state = ledger.at(now);
    if state.verdict().is_some() {
        return None;
    }
    let event = ledger.event();
    let account = *state.account(side);
    let pace = pace(ledger, side, last);
    let left = account.increments_left(event);
    let increment = event.draft().increment;
    let until = (left > 0).then(|| per_move(event, account, left));
    let beyond = [10, 20, 30].map(|more| PerMove {
        moves: more,
        ..per_move(event, account, left.saturating_add(more))
    });
    let road = |by_hand| {
        Road {
            event,
            state: &state,
            side,
            pace: pace?.mean,
            opponent: self::pace(ledger, side.other(), last).map(|pace| pace.mean),
            by_hand,
        }
        .fall()
    };
    Some(Forecast {
        until,
        beyond: beyond.to_vec(),
        pace,
        drain: pace.map(|pace| (pace.mean - increment, pace.mean)),
        falls: road(true),
        falls_unattended: road(false),
    })
}

/// The maximum time that each of `moves` moves can take, all alike, with the best use of the bank.
/// Found by binary search, because: the last increment comes too late for its own move, an early
/// move can use only what is there, a clock at zero has fallen, and with SDP or GT a bank emptied
/// in time brings more than it held.
fn per_move(event: &Event, account: Account, moves: u32) -> PerMove {
    let made = |each: i64| {
        let mut account = account;
        (0..moves).all(|_| match think(account, Seconds::new(each), true) {
            Ok(left) => {
                account = left.filled().complete_move(event).0;
                true
            }
            Err(_) => false,
        })
    };
    // Even the first move cannot take the total.
    let (mut fine, mut too_much) = (0, account.total().get().max(1));
    while too_much - fine > 1 {
        let middle = fine + (too_much - fine) / 2;
        if made(middle) {
            fine = middle
        } else {
            too_much = middle
        }
    }
    PerMove {
        moves,
        each: Seconds::new(fine),
    }
}

/// The mean reflection time of the last moves of a side of which it is known.
pub fn pace(ledger: &Ledger, side: Color, last: u32) -> Option<AveragePace> {
    let steps = ledger.steps().iter().enumerate().rev();
    let spent = steps.filter_map(|(place, step)| match step.effect {
        EntryEffect::Move {
            side: by, spent, ..
        } if by == side && ledger.is_timed(place) => Some(spent),
        _ => None,
    });
    let (mut of, mut sum) = (0, 0);
    for spent in spent.take(last.max(1) as usize) {
        of += 1;
        sum += spent.get();
    }
    let mean = (of > 0).then(|| (sum * 2 + i64::from(of)) / (2 * i64::from(of)))?;
    Some(AveragePace {
        of,
        mean: Seconds::new(mean),
    })
}

/// The continuation of a game at a given pace.
struct Road<'a> {
    event: &'a Event,
    state: &'a State,
    side: Color,
    pace: Seconds,
    opponent: Option<Seconds>,
    /// Whether the player refills whenever the clock would fall, and before each move.
    by_hand: bool,
}

impl Road<'_> {
    fn fall(&self) -> Option<Fall> {
        let mine = self.state.turn == self.side;
        let mut account = *self.state.account(self.side);
        let begun = self.state.reflection().unwrap_or_default();
        let mut thought = Seconds::ZERO;
        let mut waited = Seconds::ZERO;
        let other = self.opponent.unwrap_or_default();
        if !mine {
            waited += (other - begun).or_zero();
        }
        for turn in 0.. {
            if account.moves >= HORIZON {
                break;
            }
            // A part of the current move has been thought already.
            let spend = if turn == 0 && mine {
                (self.pace - begun).or_zero()
            } else {
                self.pace
            };
            match think(account, spend, self.by_hand) {
                Ok(left) => {
                    let left = if self.by_hand { left.filled() } else { left };
                    account = left.complete_move(self.event).0;
                }
                Err((used, bank)) => {
                    let earliest = self.state.at + thought + used;
                    return Some(Fall {
                        number: account.moves.saturating_add(1),
                        earliest,
                        likely: self.opponent.map(|_| earliest + waited),
                        bank,
                    });
                }
            }
            thought += spend;
            waited += other;
        }
        None
    }
}

/// The account after this much thinking; or, if the clock falls, how much of it was thought by
/// then, and the bank at that point.
fn think(
    mut account: Account,
    mut spend: Seconds,
    by_hand: bool,
) -> Result<Account, (Seconds, Seconds)> {
    let mut used = Seconds::ZERO;
    while spend >= account.clock {
        // The last second at which the clock can be refilled.
        let before = account.clock - Seconds::new(1);
        let refill = Account {
            clock: Seconds::new(1),
            ..account
        }
        .refillable();
        if !by_hand || !refill.is_positive() || before < Seconds::ZERO {
            return Err((used + account.clock.or_zero(), account.bank));
        }
        used += before;
        spend -= before;
        account.clock = Seconds::new(1);
        account = account.with_refill(refill);
    }
    account.clock -= spend;
    Ok(account)
}
