//! SDP and GT where the bank does not refill the clock automatically: the promised time is what the
//! best way to refill attains. The test tries the ways to find it.

use std::collections::HashSet;

use proptest::prelude::*;
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::account::Account;
use zeitnot_core::correspondence::event::CAP;
use zeitnot_core::correspondence::forecast::forecast;
use zeitnot_core::correspondence::leave_planner::{LeaveVerdict, PlannedRefill, verdict};
use zeitnot_core::correspondence::{
    Act, Entry, Event, EventDraft, Ledger, Protection, Refill, Reset, Seconds, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};

use super::games::START;
use zeitnot_fixtures::correspondence;

/// Quarters of a day.
const fn quarters(count: i64) -> Seconds {
    Seconds::hours(6 * count)
}

const ZERO: Seconds = Seconds::ZERO;
const SECOND: Seconds = Seconds::new(1);

/// Some amounts that can be moved now, including nothing and everything.
fn amounts(account: Account) -> Vec<Seconds> {
    let most = account.refillable();
    let half = Seconds::new(most.get() / 2);
    let mut amounts = vec![
        ZERO,
        SECOND.min(most),
        half,
        (most - SECOND).or_zero(),
        most,
    ];
    amounts.dedup();
    amounts
}

/// All accounts that a move of this length can leave a player with, refilled in whatever way.
fn after_a_move(event: &Event, account: Account, each: Seconds) -> HashSet<Account> {
    let mut seen = HashSet::new();
    let mut after = HashSet::new();
    let mut open: Vec<(Account, Seconds)> = amounts(account)
        .into_iter()
        .map(|amount| (account.with_refill(amount), each))
        .collect();
    while let Some((account, spend)) = open.pop() {
        if !seen.insert((account, spend)) {
            continue;
        }
        if spend < account.clock {
            let left = Account {
                clock: account.clock - spend,
                ..account
            };
            after.extend(
                amounts(left)
                    .into_iter()
                    .map(|amount| left.with_refill(amount).complete_move(event).0),
            );
        }
        // The player may also refill at the last second at which the clock still runs.
        let before = account.clock - SECOND;
        if before <= spend && account.bank.is_positive() {
            let late = Account {
                clock: SECOND,
                ..account
            };
            let some = amounts(late).into_iter().filter(|some| *some > SECOND);
            open.extend(some.map(|amount| (late.with_refill(amount), spend - before)));
        }
    }
    after
}

/// Whether some way of refilling allows `moves` moves that take `each`.
fn can_be_made(event: &Event, account: Account, moves: u32, each: Seconds) -> bool {
    let mut accounts = HashSet::from([account]);
    for _ in 0..moves {
        accounts = accounts
            .into_iter()
            .flat_map(|account| after_a_move(event, account, each))
            .collect();
    }
    !accounts.is_empty()
}

prop_compose! {
    /// Events with little time, in which protection begins soon.
    fn events()(
        clock in 1..30i64, bank in 0..24i64, increment in 0..3i64,
        moves in 0..3u32, days in 1..=5u32, older in any::<bool>(), with_last in any::<bool>(),
    ) -> Event {
        let mut draft = EventDraft {
            clock: quarters(clock),
            bank: quarters(bank),
            increment: quarters(increment),
            increment_moves: moves,
            refill: Refill::IncrementOnly,
            protection: if older { Protection::GuaranteedTime } else { Protection::SuddenDeath(days) },
            ..correspondence::draft(START)
        };
        if with_last {
            draft.interpretations.reset = Reset::WithLast;
        }
        Event::new(draft).expect("an event")
    }
}

fn started(event: &Event) -> Ledger {
    let (at, act) = (START, Act::OfficialStart);
    let line = MoveHistory::new(Start::standard());
    let journal = vec![Entry { at, act }];
    Ledger::open(event.clone(), line, ByColor::both(0), journal).expect("a valid journal")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn rule_9_the_budget_is_what_the_best_way_of_refilling_attains(event in events()) {
        let ledger = started(&event);
        let account = *ledger.last().account(Color::White);
        let seen = forecast(&ledger, Color::White, START, 5).expect("the game goes on");
        let left = event.draft().increment_moves;
        let beyond = &seen.beyond[0];
        let beyond = (left + beyond.moves, beyond.each);
        let until = seen.until.map(|until| (until.moves, until.each));
        for (moves, each) in until.into_iter().chain([beyond]) {
            prop_assert!(can_be_made(&event, account, moves, each), "{moves} of {each}");
            let more = each + SECOND;
            prop_assert!(!can_be_made(&event, account, moves, more), "{moves} of {more}");
        }
    }
}

/// Whether some way to refill, to move and to refill again survives the time
/// away, when the opponent answers just as one leaves.
fn can_be_saved(event: &Event, account: Account, leave: Seconds, away: Seconds) -> bool {
    let survives = |clock: Seconds| clock > away;
    // Without a move the clock runs all the time.
    let mut waiting = vec![(account, leave)];
    while let Some((account, spend)) = waiting.pop() {
        for amount in amounts(account) {
            let filled = account.with_refill(amount);
            if spend < filled.clock {
                let left = Account {
                    clock: filled.clock - spend,
                    ..filled
                };
                if survives(left.filled().clock) {
                    return true;
                }
            } else if amount > SECOND {
                let gone = filled.clock - SECOND;
                waiting.push((
                    Account {
                        clock: SECOND,
                        ..filled
                    },
                    spend - gone,
                ));
            }
        }
        let gone = account.clock - SECOND;
        if gone.is_positive() && gone <= spend {
            waiting.push((
                Account {
                    clock: SECOND,
                    ..account
                },
                spend - gone,
            ));
        }
    }
    // Or the player moves at some time before leaving.
    (0..=8).any(|eighth| {
        let thought = Seconds::new(leave.get() * eighth / 8);
        after_a_move(event, account, thought)
            .into_iter()
            .any(|account| survives(account.filled().clock))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn rule_9_a_game_cannot_be_saved_only_where_no_way_of_refilling_saves_it(
        event in events(), leave in 0..20i64, away in 1..30i64,
    ) {
        let ledger = started(&event);
        let state = ledger.last();
        let account = *state.account(Color::White);
        let (leave, away) = (quarters(leave), quarters(away));
        let from = START + leave;
        let said = verdict(&event, &state, Color::White, from, from + away);
        let lost = matches!(said, LeaveVerdict::CannotBeSaved { .. });
        prop_assert_eq!(can_be_saved(&event, account, leave, away), !lost, "{:?}", said);
    }
}

/// A case from the audit: a day on the clock, two in the bank, and an SDP of five.
#[test]
fn rule_9_emptying_a_small_bank_before_the_move_saves_the_game() {
    let event = Event::new(EventDraft {
        clock: Seconds::days(1),
        bank: Seconds::days(2),
        increment: ZERO,
        increment_moves: 0,
        refill: Refill::IncrementOnly,
        protection: Protection::SuddenDeath(5),
        ..correspondence::draft(START)
    })
    .expect("an event");
    let ledger = started(&event);
    let state = ledger.last();
    let back = START + Seconds::days(4);
    let said = verdict(&event, &state, Color::White, START, back);
    let saved = LeaveVerdict::MoveFirst {
        by: START,
        keep: Vec::new(),
        first: Seconds::days(2),
        refill: ZERO,
    };
    assert_eq!(said, saved);
    assert!(Seconds::days(4) < CAP);

    // The first move can take three days less a second, and every later one at least five days.
    let seen = forecast(&ledger, Color::White, START, 5).expect("the game goes on");
    let all = Seconds::days(3) - SECOND;
    assert!(seen.beyond.iter().all(|beyond| beyond.each == all));
    let unattended: Utc = state.falls().expect("a running clock");
    assert_eq!(unattended, START + Seconds::days(1));
}

/// When the player makes each refill of a plan.
#[derive(Clone, Copy, Debug)]
enum When {
    Earliest,
    Latest,
}

/// A running account while one follows a plan to the letter.
struct Follower {
    account: Account,
    at: Utc,
}

impl Follower {
    /// Time passes on the clock; `None` once it has fallen.
    fn until(&mut self, at: Utc) -> Option<()> {
        let at = at.max(self.at);
        self.account.clock -= at.since(self.at);
        self.at = at;
        self.account.clock.is_positive().then_some(())
    }

    /// `None` if there is no room or not enough in the bank.
    fn refills(&mut self, amount: Seconds) -> Option<()> {
        let is_possible = amount <= self.account.refillable();
        self.account = self.account.with_refill(amount);
        is_possible.then_some(())
    }

    fn follows(&mut self, refills: &[PlannedRefill], when: When) -> Option<()> {
        for refill in refills {
            self.until(match when {
                When::Earliest => refill.from,
                When::Latest => refill.by,
            })?;
            self.refills(refill.amount)?;
        }
        Some(())
    }
}

/// The time left at the return for a player who follows the verdict to the letter while the
/// opponent moves just at the departure; `None` if the clock fell.
fn followed(
    event: &Event,
    account: Account,
    is_mine: bool,
    (from, to): (Utc, Utc),
    (said, when): (&LeaveVerdict, When),
) -> Option<Seconds> {
    let mut follower = Follower { account, at: START };
    // If it is the opponent's turn, the clock does not run until the departure.
    let departs = |follower: &mut Follower| {
        if is_mine {
            follower.until(from)
        } else {
            follower.at = from;
            Some(())
        }
    };
    match said {
        LeaveVerdict::Safe { .. } => departs(&mut follower)?,
        LeaveVerdict::RefillFirst { refills } if is_mine => {
            follower.follows(refills, when)?;
            departs(&mut follower)?;
        }
        LeaveVerdict::RefillFirst { refills } => {
            for refill in refills {
                follower.refills(refill.amount)?;
            }
            departs(&mut follower)?;
        }
        LeaveVerdict::MoveFirst {
            by,
            keep,
            first,
            refill,
        } => {
            follower.follows(keep, when)?;
            follower.until(*by)?;
            follower.refills(*first)?;
            follower.account = follower.account.complete_move(event).0;
            follower.refills(*refill)?;
            follower.at = from;
        }
        LeaveVerdict::CannotBeSaved { .. } | LeaveVerdict::Over | LeaveVerdict::Unknown => {
            return None;
        }
    }
    follower.until(to)?;
    Some(follower.account.clock)
}

#[test]
fn rule_7_a_player_who_follows_the_plan_survives_any_leave() {
    let (mut refilled, mut several, mut moved) = (0, 0, 0);
    for refill in [Refill::Automatic, Refill::IncrementOnly] {
        for (clock, bank) in [
            (50, 200),
            (50, 75),
            (50, 50),
            (20, 400),
            (7, 120),
            (1, 60),
            (3, 0),
        ] {
            let draft = EventDraft {
                clock: Seconds::days(clock),
                bank: Seconds::days(bank),
                refill,
                ..correspondence::draft(START)
            };
            let event = Event::new(draft).expect("an event");
            let state = started(&event).last();
            for is_mine in [true, false] {
                let side = if is_mine { Color::White } else { Color::Black };
                let account = *state.account(side);
                for leave in 0..=400 {
                    for away in (1..50).step_by(3).chain([49]) {
                        let odd = Seconds::new((leave * 7_919 + away * 104_729) % 86_400);
                        let from = START + Seconds::days(leave) + odd;
                        let to = from + Seconds::days(away);
                        let said = verdict(&event, &state, side, from, to);
                        if let LeaveVerdict::CannotBeSaved { .. } = said {
                            continue;
                        }
                        for when in [When::Earliest, When::Latest] {
                            let answer = (&said, when);
                            let left = followed(&event, account, is_mine, (from, to), answer);
                            assert!(
                                left.is_some(),
                                "{clock}/{bank}, {is_mine}, day {leave} for {away}: {when:?} {said:?}"
                            );
                        }
                        match &said {
                            LeaveVerdict::RefillFirst { refills } => {
                                refilled += 1;
                                several += usize::from(refills.len() > 1);
                            }
                            LeaveVerdict::MoveFirst { .. } => moved += 1,
                            _ => {}
                        }
                    }
                }
            }
        }
    }
    assert!(
        refilled > 1_000 && several > 1_000 && moved > 100,
        "too few cases: refilled {refilled}, several {several}, moved {moved}"
    );
}

/// A case from the audit: 50 days on the clock, 200 in the bank, away from day 120 to 140.
#[test]
fn rule_7_each_refill_before_a_late_leave_has_its_own_dates() {
    let event = Event::new(EventDraft {
        clock: Seconds::days(50),
        bank: Seconds::days(200),
        ..correspondence::draft(START)
    })
    .expect("an event");
    let state = started(&event).last();
    let (from, to) = (START + Seconds::days(120), START + Seconds::days(140));
    let said = verdict(&event, &state, Color::White, from, to);
    let LeaveVerdict::RefillFirst { refills } = said else {
        panic!("refills alone save the game: {said:?}");
    };
    let all = refills.iter().fold(ZERO, |sum, refill| sum + refill.amount);
    assert_eq!(all, Seconds::days(90) + SECOND);
    assert_eq!(refills.len(), 3);
    assert_eq!(refills[0].by, START + Seconds::days(50) - SECOND);
    assert!(refills.iter().all(|refill| refill.from <= refill.by));
    assert_eq!(refills[2].by, from);
}

/// A case from the audit: 10 days on the clock, away from 7 days before the start to 20 after it.
#[test]
fn a_player_who_leaves_before_the_start_cannot_refill_before_it() {
    let event = Event::new(EventDraft {
        clock: Seconds::days(10),
        bank: Seconds::days(50),
        ..correspondence::draft(START)
    })
    .expect("an event");
    let line = MoveHistory::new(Start::standard());
    let ledger = Ledger::open(event.clone(), line, ByColor::both(0), Vec::new()).expect("a game");
    let (from, to) = (START - Seconds::days(7), START + Seconds::days(20));
    for side in Color::ALL {
        let said = verdict(&event, &ledger.last(), side, from, to);
        let falls = START + Seconds::days(10);
        assert_eq!(said, LeaveVerdict::CannotBeSaved { falls });
    }
}
