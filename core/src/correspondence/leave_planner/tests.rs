//! Games with short times, played out second by second.

use proptest::prelude::*;

use super::*;
use crate::clock::ByColor;
use crate::correspondence::event::Refill;
use crate::correspondence::proposal::of_700_days;

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
        known: ByColor::both(true),
        is_fresh: false,
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
    let due = move_first.first_act();
    assert_eq!(due, Some(Utc::new(DAY - 1)), "the refill comes first");
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
fn the_plan_is_in_the_order_of_its_dates_and_doubt_comes_first() {
    let advice = |verdict: LeaveVerdict| Advice {
        own: verdict.clone(),
        verdict,
        by: Default::default(),
        before: Vec::new(),
        or_move: None,
        is_in_doubt: false,
    };
    let refill = |by| advice(one_refill(DAY, 0, by));
    let falls = Utc::new(7);
    let safe = || {
        let left = Seconds::days(1);
        advice(LeaveVerdict::Safe { left })
    };
    let owed = Advice {
        before: vec![Prerequisite::Substitution { by: Utc::new(6) }],
        ..refill(10)
    };
    let doubt = Advice {
        is_in_doubt: true,
        ..safe()
    };
    let advices = [
        ("1", refill(9)),
        ("2", safe()),
        ("3", advice(LeaveVerdict::CannotBeSaved { falls })),
        ("4", refill(5)),
        ("5", owed),
        ("6", doubt),
    ];
    let plan = plan(
        advices.iter().map(|(game, advice)| (*game, advice)),
        Utc::new(0),
    );
    assert_eq!(plan, ["6", "4", "5", "3", "1"]);
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
            LeaveVerdict::Over | LeaveVerdict::Unknown => {
                prop_assert!(false, "the game is not over");
            }
        }
    }
}
