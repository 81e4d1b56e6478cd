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
    let now = state.at;
    // The state of a game that has not begun is that of its start: one may leave before.
    let from = match state.phase {
        Phase::Waiting => from,
        _ => from.max(now),
    };
    let to = to.max(from);
    let mine = state.turn == side;
    // When one's clock begins to run, in the worst case: a claim is resolved at once.
    let runs = match state.phase {
        Phase::Over(_) | Phase::Fallen { .. } => return LeaveVerdict::Over,
        Phase::Waiting if mine => event.draft().start.max(now),
        Phase::Waiting => event.draft().start.max(from),
        Phase::Running { .. } | Phase::Claim { .. } if mine => now,
        Phase::Running { .. } | Phase::Claim { .. } => from,
    };
    // Before the start nothing can be done.
    let open = match state.phase {
        Phase::Waiting => event.draft().start.max(now),
        _ => now,
    };
    let account = *state.account(side);
    let need = to.since(runs).or_zero();
    if account.clock > need || to <= runs {
        return LeaveVerdict::Safe {
            left: account.clock - need,
        };
    }
    let falls = runs + account.clock;
    if open > from {
        return LeaveVerdict::CannotBeSaved { falls };
    }
    let away = to.since(from);
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
        // The clock cannot hold all of it before it runs out: it is kept alive until the departure,
        // and has what the absence takes just before.
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
    let mut falls = if best.is_positive() {
        from + best
    } else {
        runs + account.total()
    };
    // While a claim is pending nobody moves, and it may be resolved only at the departure: then the
    // clock has to last without a move too.
    let claimed = matches!(state.phase, Phase::Claim { .. });
    if claimed && (account.total() <= away || away >= CAP) || !mine {
        return LeaveVerdict::CannotBeSaved { falls };
    }
    // The last second at which a move can be made, with as many refills as needed.
    let last = from.min(runs + account.total() - one).max(open);
    let kept = |at: Utc| (at.since(runs) + one - account.clock).or_zero();
    // The opponent answers at the departure, and the clock runs from then on.
    let before = |at: Utc| {
        let refilled = account.with_refill(kept(at));
        let clock = refilled.clock - at.since(runs);
        Account { clock, ..refilled }
    };
    // Refilling first and moving early brings the most.
    let after = |at: Utc| -> Account { before(at).filled().complete_move(event).0 };
    let lasts = |at: Utc| away < CAP && after(at).total() > away;
    if lasts(open) {
        let (mut good, mut bad) = if lasts(last) {
            (last, last)
        } else {
            (open, last)
        };
        while bad.since(good) > one {
            let middle = good + Seconds::new(bad.since(good).get() / 2);
            if lasts(middle) {
                good = middle
            } else {
                bad = middle
            }
        }
        // Refilling first is only asked for if the game does not last without it.
        let plain = before(good).complete_move(event).0;
        let (first, left) = if plain.total() > away {
            (Seconds::ZERO, plain)
        } else {
            (before(good).refillable(), after(good))
        };
        return LeaveVerdict::MoveFirst {
            by: good,
            keep: kept_alive(account.clock, runs, open, good),
            first,
            refill: (away + one - left.clock).or_zero(),
        };
    }
    falls = falls.max(from + after(open).total().min(CAP));
    LeaveVerdict::CannotBeSaved { falls }
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

/// Something to do for a game before an absence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// The game's id.
    pub game: String,
    /// The last second at which it can be done, or slightly later.
    pub by: Utc,
    /// The consequence of the absence for the game.
    pub verdict: LeaveVerdict,
}

/// Everything that has to be done, ordered by date. Games that are safe or over are left out, and
/// those that cannot be saved are listed by when their clocks would fall.
pub fn plan(verdicts: impl IntoIterator<Item = (String, LeaveVerdict)>) -> Vec<Planned> {
    let mut acts: Vec<Planned> = verdicts
        .into_iter()
        .filter_map(|(game, verdict)| {
            let by = match verdict {
                LeaveVerdict::Over | LeaveVerdict::Safe { .. } => return None,
                LeaveVerdict::RefillFirst { ref refills } => refills.first()?.by,
                LeaveVerdict::MoveFirst { by, ref keep, .. } => {
                    keep.first().map_or(by, |first| first.by)
                }
                LeaveVerdict::CannotBeSaved { falls } => falls,
            };
            Some(Planned { game, by, verdict })
        })
        .collect();
    acts.sort_by(|a, b| (a.by, &a.game).cmp(&(b.by, &b.game)));
    acts
}

// Property tests run only natively: proptest does not support browsers.
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::clock::ByColor;
    use crate::correspondence::event::{Refill, of_700_days};

    const DAY: i64 = 86_400;

    fn event(refill: Refill) -> Event {
        of_700_days(Utc::new(0), refill)
    }

    fn state(now: i64, turn: Color, clock: i64, bank: i64) -> State {
        let account = Account {
            clock: Seconds::new(clock),
            bank: Seconds::new(bank),
            moves: 10,
        };
        State {
            at: Utc::new(now),
            accounts: ByColor::both(account),
            turn,
            phase: Phase::Running {
                began: Utc::new(0),
                stopped: Seconds::ZERO,
            },
            owes_substitution: ByColor::both(false),
        }
    }

    fn one_refill(amount: i64, from: i64, by: i64) -> LeaveVerdict {
        let refill = PlannedRefill {
            amount: Seconds::new(amount),
            from: Utc::new(from),
            by: Utc::new(by),
        };
        LeaveVerdict::RefillFirst {
            refills: vec![refill],
        }
    }

    fn white(state: &State, from: i64, to: i64) -> LeaveVerdict {
        let event = event(Refill::Automatic);
        verdict(&event, state, Color::White, Utc::new(from), Utc::new(to))
    }

    #[test]
    fn a_month_away_costs_a_month_of_every_clock_that_may_run() {
        let state = state(0, Color::Black, 31 * DAY, 0);
        assert_eq!(
            white(&state, 10 * DAY, 40 * DAY),
            LeaveVerdict::Safe {
                left: Seconds::days(1)
            }
        );
        // On one's own turn the ten days before the departure count too, so only a move saves the
        // game.
        let state = state_of_mine(31, 0);
        let LeaveVerdict::MoveFirst { by, refill, .. } = white(&state, 10 * DAY, 40 * DAY) else {
            panic!("a move saves the game");
        };
        assert_eq!(refill, Seconds::ZERO);
        // 31 days less the thinking time, plus 5, are above 30.
        assert_eq!(by, Utc::new(6 * DAY - 1));
    }

    fn state_of_mine(clock: i64, bank: i64) -> State {
        state(0, Color::White, clock * DAY, bank * DAY)
    }

    #[test]
    fn rule_7_a_player_who_refills_in_time_can_think_on_before_the_move() {
        // A day on the clock, 60 in the bank, and away from day 30 for 40 days.
        let state = state_of_mine(1, 60);
        let move_first = white(&state, 30 * DAY, 70 * DAY);
        let LeaveVerdict::MoveFirst { by, keep, .. } = move_first.clone() else {
            panic!("a move saves the game");
        };
        // 61 days less the thinking time, plus 5, are above 40.
        assert_eq!(by, Utc::new(26 * DAY - 1));
        let kept = PlannedRefill {
            amount: Seconds::days(25),
            from: Utc::new(0),
            by: Utc::new(DAY - 1),
        };
        assert_eq!(keep, [kept]);
        let plan = plan([("1".into(), move_first)]);
        assert_eq!(plan[0].by, Utc::new(DAY - 1), "the refill comes first");
    }

    #[test]
    fn a_clock_that_is_at_zero_on_the_return_has_fallen() {
        let state = state(0, Color::Black, 30 * DAY, 1);
        assert_eq!(white(&state, 0, 30 * DAY), one_refill(1, 0, 0));
        assert!(matches!(
            white(&state, 0, 30 * DAY - 1),
            LeaveVerdict::Safe { .. }
        ));
    }

    #[test]
    fn fifty_days_away_cannot_be_saved_whatever_is_in_the_bank() {
        for turn in Color::ALL {
            let state = state(0, turn, 50 * DAY, 200 * DAY);
            assert_eq!(
                white(&state, 0, 50 * DAY),
                LeaveVerdict::CannotBeSaved {
                    falls: Utc::new(50 * DAY)
                }
            );
        }
        let state = state(0, Color::Black, 50 * DAY, 200 * DAY);
        assert!(matches!(
            white(&state, 0, 50 * DAY - 1),
            LeaveVerdict::Safe { .. }
        ));
    }

    #[test]
    fn before_the_start_nothing_can_be_done() {
        let waiting = |turn| State {
            phase: Phase::Waiting,
            ..state(-10 * DAY, turn, 30 * DAY, 200 * DAY)
        };
        // The game starts at 0, during the absence.
        for turn in Color::ALL {
            let falls = Utc::new(30 * DAY);
            assert_eq!(
                white(&waiting(turn), -DAY, 30 * DAY),
                LeaveVerdict::CannotBeSaved { falls }
            );
            let left = Seconds::new(1);
            assert_eq!(
                white(&waiting(turn), -DAY, 30 * DAY - 1),
                LeaveVerdict::Safe { left }
            );
        }
        // The departure is after the start, so a refill is possible then.
        for (turn, gone) in [(Color::White, 5 * DAY), (Color::Black, 0)] {
            assert_eq!(
                white(&waiting(turn), 5 * DAY, 45 * DAY),
                one_refill(10 * DAY + gone + 1, 0, 5 * DAY)
            );
        }
    }

    #[test]
    fn a_player_who_leaves_at_once_can_still_move() {
        let state = state_of_mine(10, 0);
        // 10 days plus 5 are less than 15 and a second.
        assert_eq!(
            white(&state, 0, 15 * DAY - 1),
            LeaveVerdict::MoveFirst {
                by: Utc::new(0),
                keep: Vec::new(),
                first: Seconds::ZERO,
                refill: Seconds::ZERO
            }
        );
        let falls = Utc::new(15 * DAY);
        assert_eq!(
            white(&state, 0, 15 * DAY),
            LeaveVerdict::CannotBeSaved { falls }
        );
    }

    #[test]
    fn while_a_claim_is_pending_no_move_is_promised() {
        let claim = |clock, bank| State {
            phase: Phase::Claim {
                by: Color::White,
                since: Utc::new(0),
                began: Utc::new(0),
                stopped: Seconds::ZERO,
            },
            ..state_of_mine(clock, bank)
        };
        let falls = Utc::new(10 * DAY);
        assert_eq!(
            white(&claim(10, 0), 5 * DAY, 16 * DAY),
            LeaveVerdict::CannotBeSaved { falls }
        );
        assert!(matches!(
            white(&claim(10, 0), 5 * DAY, 14 * DAY),
            LeaveVerdict::MoveFirst { .. }
        ));
    }

    #[test]
    fn the_plan_is_in_the_order_of_its_dates() {
        let refill = |by| one_refill(DAY, 0, by);
        let falls = Utc::new(7);
        let safe = LeaveVerdict::Safe {
            left: Seconds::days(1),
        };
        let plan = plan([
            ("1".into(), refill(9)),
            ("2".into(), safe),
            ("3".into(), LeaveVerdict::CannotBeSaved { falls }),
            ("4".into(), refill(5)),
        ]);
        let games: Vec<&str> = plan.iter().map(|act| act.game.as_str()).collect();
        assert_eq!(games, ["4", "3", "1"]);
    }

    /// The time on the clock at the return in the worst case, after refills at these seconds;
    /// `None` if it falls or a refill is impossible.
    fn played(
        state: &State,
        from: i64,
        to: i64,
        moved: Option<i64>,
        refills: &[(i64, i64)],
    ) -> Option<i64> {
        let mut account = *state.account(Color::White);
        let mut mine = state.turn == Color::White;
        let event = event(Refill::Automatic);
        for second in state.at.get()..=to {
            let clock = account.clock.get();
            if mine && clock <= 0 {
                return None;
            }
            if second <= from {
                if moved == Some(second) {
                    account = account.complete_move(&event).0;
                    mine = false;
                }
                for (_, amount) in refills.iter().filter(|(at, _)| *at == second) {
                    let amount = Seconds::new(*amount);
                    if amount > account.refillable() {
                        return None;
                    }
                    account = account.with_refill(amount);
                }
            }
            // The opponent moves just at the departure.
            mine |= second == from;
            if mine && second < to {
                account.clock -= Seconds::new(1);
            }
        }
        account.clock.is_positive().then_some(account.clock.get())
    }

    // `played` goes second by second, so the times are short.
    proptest! {
        #[test]
        fn a_player_who_follows_the_advice_survives_and_one_who_does_not_loses(
            mine: bool,
            clock in 1_i64..400,
            bank in 0_i64..400,
            leave in 0_i64..300,
            away in 1_i64..400,
        ) {
            let turn = if mine { Color::White } else { Color::Black };
            let state = state(0, turn, clock, bank);
            let (from, to) = (leave, leave + away);
            let left = played(&state, from, to, None, &[]);
            match white(&state, from, to) {
                LeaveVerdict::Safe { left: said } => prop_assert_eq!(left, Some(said.get())),
                LeaveVerdict::RefillFirst { refills } => {
                    prop_assert_eq!(left, None);
                    let PlannedRefill { amount, from: first, by } = refills[0];
                    prop_assert_eq!(refills.len(), 1);
                    let at = first.get().max(0);
                    prop_assert!(at <= by.get());
                    let amount = amount.get();
                    prop_assert_eq!(played(&state, from, to, None, &[(at, amount)]), Some(1));
                    prop_assert_eq!(played(&state, from, to, None, &[(at, amount - 1)]), None);
                }
                LeaveVerdict::MoveFirst { by, keep, first, refill } => {
                    prop_assert_eq!(left, None);
                    prop_assert_eq!(first, Seconds::ZERO);
                    prop_assert!(keep.len() <= 1);
                    let kept = keep.first().map_or((0, 0), |kept| (kept.by.get(), kept.amount.get()));
                    let refills = [kept, (from, refill.get())];
                    prop_assert!(played(&state, from, to, Some(by.get()), &refills).is_some());
                    prop_assert_eq!(played(&state, from, to, None, &[(0, bank)]), None);
                }
                LeaveVerdict::CannotBeSaved { .. } => {
                    prop_assert_eq!(left, None);
                    for at in [0, from] {
                        prop_assert_eq!(played(&state, from, to, None, &[(at, bank)]), None);
                    }
                    if mine {
                        prop_assert_eq!(played(&state, from, to, Some(0), &[(from, 0)]), None);
                    }
                }
                LeaveVerdict::Over => prop_assert!(false, "the game is not over"),
            }
        }
    }
}
