//! Times away, played out by the real ledger under the worst case.

use proptest::prelude::*;
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::leave_planner::{LeaveVerdict, PlannedRefill, verdict};
use zeitnot_core::correspondence::{Act, Cause, Ledger, Phase, Seconds, ShownTime, Utc};

use super::games::{Game, SECOND, color, enter, game, knights};

/// The worst case: a claim is resolved at once, and the opponent moves just as one leaves.
pub(super) struct Worst {
    pub(super) ledger: Ledger,
    mine: Color,
    from: Utc,
    to: Utc,
}

impl Worst {
    pub(super) fn of(ledger: &Ledger, mine: Color, now: Utc, from: Utc, to: Utc) -> Worst {
        let mut ledger = ledger.clone();
        if let Phase::Claim { .. } = ledger.at(now).phase {
            enter(&mut ledger, now, Act::Resolved);
        }
        // The opponent has all the time that a clock can show.
        if ledger.at(now).verdict().is_none() {
            let mut shown = ByColor::both(None);
            let (clock, bank) = (Seconds::days(50), Seconds::ZERO);
            *shown.get_mut(mine.other()) = Some(ShownTime { clock, bank });
            let cause = Cause::Unknown;
            enter(&mut ledger, now, Act::Correction { shown, cause });
        }
        Worst {
            ledger,
            mine,
            from,
            to,
        }
    }

    /// Moves time to one's clock, as much of it as there is room and bank for.
    pub(super) fn refill(&mut self, at: Utc, amount: Seconds) {
        let (side, state) = (self.mine, self.ledger.at(at));
        let amount = amount.min(state.account(side).refillable());
        if amount.is_positive() && state.verdict().is_none() {
            enter(&mut self.ledger, at, Act::Refill { side, amount });
        }
    }

    /// Moves all of `amount` in steps: each at the latest second that is early enough.
    fn refill_all(&mut self, first: Utc, mut amount: Seconds) {
        let mut at = first;
        while amount.is_positive() && self.ledger.at(at).verdict().is_none() {
            let before = self.ledger.at(at).account(self.mine).bank;
            self.refill(at, amount);
            amount -= before - self.ledger.at(at).account(self.mine).bank;
            let falls = self.ledger.at(at).falls().unwrap_or(Utc::MAX);
            let next = self.from.min(falls - SECOND);
            if next <= at {
                return;
            }
            at = next;
        }
    }

    pub(super) fn moves(&mut self, at: Utc) {
        let play = knights(&self.ledger);
        enter(&mut self.ledger, at, play);
    }

    /// The instant at which one's clock falls, if it falls by the return.
    pub(super) fn outcome(mut self) -> Option<Utc> {
        let state = self.ledger.at(self.from);
        if state.turn != self.mine && state.verdict().is_none() {
            self.moves(self.from);
        }
        self.ledger.at(self.to).verdict().map(|verdict| verdict.at)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn a_player_survives_the_worst_by_following_the_advice_and_only_so(
        Game { ledger, now } in game(60),
        mine in color(), leave in 0..4_300_000i64, at_once in any::<bool>(),
        away in prop_oneof![3 => 1..4_400_000i64, 1 => Just(4_320_000), 1 => 1..90_000i64],
        exact in -1..=1i64, near in any::<bool>(),
    ) {
        let state = ledger.at(now);
        let from = if at_once { now } else { now + Seconds::new(leave) };
        let mut to = from + Seconds::new(away);
        if near {
            // The return is close to the second that decides the game.
            let falls = if state.turn == mine { now + state.account(mine).clock } else { from + state.account(mine).clock };
            to = (falls + Seconds::new(exact)).max(from);
        }
        let worst = || Worst::of(&ledger, mine, now, from, to);
        let ignored = worst().outcome();
        let said = verdict(ledger.event(), &state, mine, from, to);
        match said {
            LeaveVerdict::Over => prop_assert!(state.verdict().is_some()),
            LeaveVerdict::Unknown => prop_assert!(!state.is_known(mine)),
            LeaveVerdict::Safe { left } => {
                prop_assert_eq!(ignored, None);
                let mut game = worst();
                if game.ledger.at(from).turn != mine {
                    game.moves(from);
                }
                prop_assert_eq!(game.ledger.at(to).account(mine).clock, left);
            }
            LeaveVerdict::RefillFirst { refills } => {
                prop_assert!(ignored.is_some());
                let amount = refills.iter().fold(Seconds::ZERO, |sum, refill| sum + refill.amount);
                let first = refills[0].from;
                // The latest second at which one can begin to move all of it, in as many refills
                // as needed.
                let by = match (&refills[..], state.turn == mine) {
                    ([only], _) => only.by,
                    (_, true) => from.min(now + state.account(mine).clock - SECOND),
                    (_, false) => from,
                };
                prop_assert!(by <= from && by >= now);
                let refilled = |at: Utc, amount: Seconds| {
                    let mut game = worst();
                    game.refill_all(at, amount);
                    game.outcome()
                };
                prop_assert_eq!(refilled(by, amount), None);
                prop_assert!(refilled(by, amount - SECOND).is_some());
                if refills.len() == 1 {
                    // From the first second on, a single refill of this amount is enough.
                    let mut game = worst();
                    prop_assert!(game.ledger.at(first).account(mine).refillable() >= amount);
                    game.refill(first, amount);
                    prop_assert_eq!(game.outcome(), None);
                }
                // A second later is too late.
                let mut game = worst();
                if by < from && game.ledger.at(by + SECOND).verdict().is_none() {
                    game.refill(by + SECOND, amount);
                    prop_assert!(game.outcome().is_some());
                }
            }
            LeaveVerdict::MoveFirst { by, keep, first, refill } => {
                prop_assert!(ignored.is_some());
                prop_assert!(by <= from && by >= now);
                // The game with the smallest refill that lets the clock last until `at`.
                let lasting = |at: Utc| {
                    let mut game = worst();
                    if let Some(falls) = game.ledger.at(now).falls() {
                        let least = (at.since(falls) + SECOND).or_zero();
                        game.refill_all(falls - SECOND, least);
                    }
                    game
                };
                if let Some(PlannedRefill { by: begin, .. }) = keep.first().copied() {
                    let amount = keep.iter().fold(Seconds::ZERO, |sum, refill| sum + refill.amount);
                    prop_assert!(begin >= now && begin < by);
                    for (amount, lasts) in [(amount, true), (amount - SECOND, false)] {
                        let mut game = worst();
                        game.refill_all(begin, amount);
                        prop_assert_eq!(game.ledger.at(by).verdict().is_none(), lasts);
                    }
                }
                let done = |at: Utc, first: Seconds, refill: Seconds| {
                    let mut game = lasting(at);
                    game.refill(at, first);
                    game.moves(at);
                    if refill.is_positive() {
                        let side = mine;
                        enter(&mut game.ledger, from, Act::Refill { side, amount: refill });
                    }
                    game.outcome()
                };
                prop_assert_eq!(done(by, first, refill), None);
                if refill.is_positive() {
                    prop_assert!(done(by, first, refill - SECOND).is_some());
                }
                let all = Seconds::days(50);
                let bring = |at: Utc, first: Seconds| {
                    let mut game = lasting(at);
                    game.refill(at, first);
                    game.moves(at);
                    game.refill(from, all);
                    game.outcome()
                };
                if first.is_positive() {
                    prop_assert!(bring(by, first - SECOND).is_some());
                }
                // A second later not even all of the bank is enough.
                if by < from && lasting(by + SECOND).ledger.at(by + SECOND).verdict().is_none() {
                    for first in [Seconds::ZERO, all] {
                        prop_assert!(bring(by + SECOND, first).is_some());
                    }
                }
                // All of the bank is not enough without the move either.
                let mut game = worst();
                game.refill_all(from.min(now + state.account(mine).clock - SECOND), Seconds::days(99_999));
                prop_assert!(game.outcome().is_some());
            }
            LeaveVerdict::CannotBeSaved { falls } => {
                prop_assert!(ignored.is_some());
                prop_assert!(falls <= to);
                let mut latest = Vec::new();
                let mut game = worst();
                let running = state.turn == mine;
                let first = if running { from.min(now + state.account(mine).clock - SECOND) } else { from };
                game.refill_all(first, Seconds::days(99_999));
                latest.push(game.outcome());
                if running && !matches!(state.phase, Phase::Claim { .. }) {
                    for (at, filled) in [(now, false), (first, false), (now, true), (first, true)] {
                        let mut game = worst();
                        if filled {
                            game.refill(at, Seconds::days(50));
                        }
                        game.moves(at);
                        game.refill(from, Seconds::days(50));
                        latest.push(game.outcome());
                    }
                }
                for fallen in latest {
                    prop_assert!(fallen.is_some_and(|fallen| fallen <= falls), "{fallen:?} {falls:?}");
                }
            }
        }
    }
}
