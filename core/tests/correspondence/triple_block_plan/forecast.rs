//! The time left for each move, and when the clock falls at a pace: the tests play both out.

use proptest::prelude::*;
use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::forecast::{HORIZON, forecast};
use zeitnot_core::correspondence::{Act, Ledger, Phase, Seconds, Utc};

use super::games::{Game, enter, game, knights, played, think};

/// The game at `now` with no claim pending and this side to move. If it is the opponent's turn, the
/// opponent moves at once.
fn at_move(ledger: &Ledger, side: Color, now: Utc) -> Ledger {
    let mut ledger = ledger.clone();
    if let Phase::Claim { .. } = ledger.at(now).phase {
        enter(&mut ledger, now, Act::Resolved);
    }
    reply(&mut ledger, side, now);
    ledger
}

fn reply(ledger: &mut Ledger, side: Color, at: Utc) {
    if ledger.last().turn != side {
        let play = knights(ledger);
        enter(ledger, at, play);
    }
}

/// Whether `moves` moves that take `each` can be made.
fn made(ledger: &Ledger, side: Color, now: Utc, moves: u32, each: Seconds) -> bool {
    let mut ledger = at_move(ledger, side, now);
    let mut at = now;
    (0..moves).all(|_| {
        reply(&mut ledger, side, at);
        match think(&mut ledger, at, each, true) {
            Ok(then) => at = then,
            Err(_) => return false,
        }
        true
    })
}

/// When the clock falls at a pace, and during which own move.
fn falls(
    ledger: &Ledger,
    side: Color,
    now: Utc,
    pace: Seconds,
    by_hand: bool,
) -> Option<(Utc, u32)> {
    let state = ledger.at(now);
    let begun = if state.turn == side {
        state.reflection().unwrap_or_default()
    } else {
        Seconds::ZERO
    };
    let mut spend = (pace - begun).or_zero();
    let mut ledger = at_move(ledger, side, now);
    let mut at = now;
    while ledger.last().account(side).moves < HORIZON {
        reply(&mut ledger, side, at);
        match think(&mut ledger, at, spend, by_hand) {
            Ok(then) => at = then,
            Err(fallen) => return Some((fallen, ledger.last().account(side).moves + 1)),
        }
        spend = pace;
    }
    None
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_budget_is_the_most_that_every_move_can_take(Game { ledger, now } in game(70)) {
        for side in Color::ALL {
            let Some(seen) = forecast(&ledger, side, now, 5) else { continue };
            let left = ledger.at(now).account(side).increments_left(ledger.event());
            prop_assert_eq!(seen.until.map(|until| until.moves), (left > 0).then_some(left));
            let beyond = seen.beyond.iter().map(|more| (left + more.moves, more.each));
            for (moves, each) in seen.until.iter().map(|one| (one.moves, one.each)).chain(beyond) {
                prop_assert!(made(&ledger, side, now, moves, each), "{moves} of {each}");
                let more = each + Seconds::new(1);
                prop_assert!(!made(&ledger, side, now, moves, more), "{moves} of {more}");
            }
        }
    }

    #[test]
    fn a_clock_that_keeps_its_pace_falls_at_the_forecast_instant(Game { ledger, now } in game(70), last in 0..9u32) {
        for side in Color::ALL {
            let Some(seen) = forecast(&ledger, side, now, last) else { continue };
            let Some(pace) = seen.pace else {
                prop_assert!(seen.falls.is_none() && seen.falls_unattended.is_none());
                continue;
            };
            for (said, by_hand) in [(seen.falls, true), (seen.falls_unattended, false)] {
                let expected = falls(&ledger, side, now, pace.mean, by_hand);
                prop_assert_eq!(said.map(|fall| (fall.earliest, fall.number)), expected);
                let likely = said.and_then(|fall| fall.likely);
                prop_assert!(likely.is_none_or(|likely| likely >= expected.expect("it falls").0));
            }
        }
    }
}

#[test]
fn the_even_budget_of_a_fresh_game_is_less_than_half_of_the_days_by_fifty() {
    let event = super::games::event_of_700_days();
    let ledger = played(event, 0, &Vec::new());
    let seen = forecast(&ledger, Color::White, super::games::START, 5).expect("the game goes on");
    // 100 days and 49 increments of 5 over 50 moves are 6 d 21:36:00 each; but the last move would
    // then be made at zero.
    let until = seen.until.expect("50 increments are to come");
    assert_eq!(until.each.to_string(), "6 d 21:35:59");
}
