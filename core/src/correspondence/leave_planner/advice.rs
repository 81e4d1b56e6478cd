//! The advice for a game before an absence: [`advise`].

use super::{Case, LeaveVerdict};
use crate::clock::Color;
use crate::correspondence::deadline::{Differs, InterpretedGame};
use crate::correspondence::event::Event;
use crate::correspondence::seconds::{Seconds, Utc};
use crate::correspondence::state::{Phase, State};

/// The advice for a game before an absence, however the server counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The consequence of the absence under every interpretation that may be the server's: what it
    /// asks for saves the game under each of them. An amount that the clock or the bank has no room
    /// for under one is as much as there is.
    pub verdict: LeaveVerdict,
    /// The consequence under the event's own interpretations alone.
    pub own: LeaveVerdict,
    /// In what the interpretations differ because of which the first is not the second.
    pub by: Differs,
    /// The entries without which the ledger refuses the first refill or move, in order.
    pub before: Vec<Prerequisite>,
    /// The latest second of a move that does what the refills do, under every interpretation that may
    /// be the server's: it earns the increment (4) and stops the clock. `None` if no move alone does,
    /// or if another entry has to come first.
    pub or_move: Option<Utc>,
    /// Whether the clock has run out already under another interpretation: only the server knows.
    /// The advice is for the case that it has not.
    pub is_in_doubt: bool,
}

/// An entry without which the ledger refuses a refill or a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prerequisite {
    /// The game has started.
    Start,
    /// The player is put in whom a captain owes since a transfer: a captain may move time only if
    /// "the TC substitutes or replaces that original player" (rule 8).
    Substitution {
        /// The latest second.
        by: Utc,
    },
    /// The pending claim is resolved: until then nobody moves.
    Resolved,
}

/// The task that an absence gives to a player in a game, or its consequence where there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveTask {
    /// Compare the game with the server: one's own time is not known.
    Compare,
    /// Look at the server: the clock may have run out already.
    Check,
    /// Nothing saves the game.
    Lost,
    /// Nothing saves the game under another interpretation than the event's.
    MayBeLost,
    /// Move before the departure.
    Move,
    /// Refill before the departure (5).
    Refill,
    /// Nothing: the clock lasts.
    Safe,
}

/// The advice for an absence from `from` to `to`, for a side of the game with these
/// [`interpreted_games`](crate::correspondence::deadline::interpreted_games), the event's own first.
pub fn advise(games: &[InterpretedGame], side: Color, now: Utc, from: Utc, to: Utc) -> Advice {
    let states: Vec<(&InterpretedGame, State)> = games
        .iter()
        .map(|interpreted| (interpreted, interpreted.last.advanced(now)))
        .collect();
    let seen: Vec<(Differs, Case<'_>)> = states
        .iter()
        .filter_map(|(interpreted, state)| {
            let case = Case::of(&interpreted.event, state, side, from, to)?;
            Some((interpreted.by, case))
        })
        .collect();
    let all = |verdict: LeaveVerdict| Advice {
        own: verdict.clone(),
        verdict,
        by: Differs::default(),
        before: Vec::new(),
        or_move: None,
        is_in_doubt: false,
    };
    let (Some((first, state)), Some((by, own))) = (states.first(), seen.first()) else {
        return all(LeaveVerdict::Over);
    };
    // The game is over under the event's own interpretations.
    if *by != first.by {
        return all(LeaveVerdict::Over);
    }
    if !state.is_known(side) {
        return all(LeaveVerdict::Unknown);
    }
    let cases: Vec<&Case<'_>> = seen.iter().map(|(_, case)| case).collect();
    let own = own.verdict();
    let verdict = strictest(&cases);
    // The one that asks for it, or all that ask for more than the event's.
    let one = seen.iter().find(|(_, case)| case.verdict() == verdict);
    let by = one.map_or_else(
        || {
            let differs = seen.iter().filter(|(_, case)| case.verdict() != own);
            differs.fold(Differs::default(), |by, (other, _)| by.and(*other))
        },
        |(by, _)| *by,
    );
    let before = prerequisites(&first.event, state, side, &verdict);
    let or_move = match &verdict {
        LeaveVerdict::RefillFirst { .. } if before.is_empty() => move_alone(&cases),
        _ => None,
    };
    Advice {
        before,
        or_move,
        // An opponent's clock that may have run out is no danger.
        is_in_doubt: state.turn == side && seen.len() < states.len(),
        verdict,
        own,
        by,
    }
}

impl Advice {
    /// The task of the player; `None` if the game is over.
    pub fn task(&self) -> Option<LeaveTask> {
        Some(match self.verdict {
            LeaveVerdict::Over => return None,
            LeaveVerdict::Unknown => LeaveTask::Compare,
            _ if self.is_in_doubt => LeaveTask::Check,
            LeaveVerdict::Safe { .. } => LeaveTask::Safe,
            LeaveVerdict::RefillFirst { .. } => LeaveTask::Refill,
            LeaveVerdict::MoveFirst { .. } => LeaveTask::Move,
            LeaveVerdict::CannotBeSaved { .. } => match self.own {
                LeaveVerdict::CannotBeSaved { .. } => LeaveTask::Lost,
                _ => LeaveTask::MayBeLost,
            },
        })
    }

    /// How much of the first refill the ledger takes at `now`, above zero; `own` is the reading of the
    /// event's own interpretations. `None` if that refill comes later, if another entry has to come
    /// before it, or if it is advised for another interpretation only.
    pub fn refill_now(&self, own: &InterpretedGame, side: Color, now: Utc) -> Option<Seconds> {
        let LeaveVerdict::RefillFirst { refills } = &self.verdict else {
            return None;
        };
        let first = refills.first().filter(|first| first.from <= now)?;
        let is_possible = self.verdict == self.own && self.before.is_empty();
        let most = own.last.advanced(now).account(side).refillable();
        let amount = first.amount.min(most);
        (is_possible && amount.is_positive()).then_some(amount)
    }

    /// The latest second for the first thing to do, or slightly later; `None` if there is nothing.
    /// A game in doubt is looked up on the server at once, and so is one of unknown time.
    fn due(&self, now: Utc) -> Option<Utc> {
        let first = match self.verdict {
            LeaveVerdict::CannotBeSaved { falls } => Some(falls),
            LeaveVerdict::Unknown => Some(now),
            _ => self.verdict.first_act(),
        };
        let put_in = self.before.iter().filter_map(|before| match before {
            Prerequisite::Substitution { by } => Some(*by),
            Prerequisite::Start | Prerequisite::Resolved => None,
        });
        let doubt = self.is_in_doubt.then_some(now);
        first.into_iter().chain(put_in).chain(doubt).min()
    }
}

/// The ids of the games for which something has to be done, ordered by date. Games that are safe or
/// over are left out, and those that cannot be saved are listed by when their clocks would fall.
pub fn plan<'a>(
    advices: impl IntoIterator<Item = (&'a str, &'a Advice)>,
    now: Utc,
) -> Vec<&'a str> {
    let mut acts: Vec<(Utc, &str)> = advices
        .into_iter()
        .filter_map(|(game, advice)| Some((advice.due(now)?, game)))
        .collect();
    acts.sort_unstable();
    acts.into_iter().map(|(_, game)| game).collect()
}

/// The consequence for all of these cases of one game at once; there is at least one.
///
/// More time on the clock or in all never hurts: a clock refilled by an amount, as far as there is
/// room and bank for it, shows the least of clock and amount, 50 days, and all time. So the refills
/// of the lowest clock are enough for every case that can last at all, and so are the earliest move
/// and the greatest amounts around it.
fn strictest(cases: &[&Case<'_>]) -> LeaveVerdict {
    let verdicts: Vec<LeaveVerdict> = cases.iter().map(|case| case.verdict()).collect();
    let lost = verdicts.iter().filter_map(|verdict| match verdict {
        LeaveVerdict::CannotBeSaved { falls } => Some(*falls),
        _ => None,
    });
    if let Some(falls) = lost.min() {
        return LeaveVerdict::CannotBeSaved { falls };
    }
    let lowest = (0..cases.len()).min_by_key(|place| cases[*place].account.clock);
    let Some(lowest) = lowest else {
        return LeaveVerdict::Over;
    };
    let moves = verdicts.iter().filter_map(|verdict| match verdict {
        LeaveVerdict::MoveFirst { by, .. } => Some(*by),
        _ => None,
    });
    let Some(by) = moves.min() else {
        return verdicts[lowest].clone();
    };
    let refills = cases.iter().map(|case| case.refills_of_move(by));
    let (first, refill) = refills.fold((Seconds::ZERO, Seconds::ZERO), |most, one| {
        (most.0.max(one.0), most.1.max(one.1))
    });
    LeaveVerdict::MoveFirst {
        by,
        keep: cases[lowest].kept_until(by),
        first,
        refill,
    }
}

/// The last second of a move alone that is enough for all of these cases of one game.
fn move_alone(cases: &[&Case<'_>]) -> Option<Utc> {
    let last: Option<Vec<Utc>> = cases.iter().map(|case| case.last_move_alone()).collect();
    last?.into_iter().min()
}

/// The entries without which the ledger of a game in this state refuses what the verdict asks for.
fn prerequisites(
    event: &Event,
    state: &State,
    side: Color,
    verdict: &LeaveVerdict,
) -> Vec<Prerequisite> {
    let Some(by) = verdict.first_act() else {
        return Vec::new();
    };
    let mut before = Vec::new();
    if state.phase == Phase::Waiting && state.at >= event.draft().start {
        before.push(Prerequisite::Start);
    }
    if *state.owes_substitution.get(side) {
        let by = by.min(event.last_substitution());
        before.push(Prerequisite::Substitution { by });
    }
    let moves = matches!(verdict, LeaveVerdict::MoveFirst { .. });
    if moves && matches!(state.phase, Phase::Claim { .. }) {
        before.push(Prerequisite::Resolved);
    }
    before
}
