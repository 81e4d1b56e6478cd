//! Clock and bank over the moves.

use proptest::prelude::*;
use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::budget::{EvenPace, budget};
use zeitnot_core::correspondence::proposal::propose;
use zeitnot_core::correspondence::{EntryEffect, Event, EventDraft, Refill, Seconds};

use super::games::{
    Game, SECOND, START, color, enter, event, event_of_700_days, game, knights, played, think,
};
use zeitnot_fixtures::correspondence;

proptest! {
    #[test]
    fn there_is_a_point_for_the_start_and_for_each_own_move(
        Game { ledger, now: _ } in game(60), side in color(),
    ) {
        let points = budget(&ledger);
        let points = points.get(side);
        let opening = *ledger.opening().account(side);
        prop_assert_eq!((points[0].moves, points[0].total()), (opening.moves, opening.total()));
        let own = ledger.entries().iter().zip(ledger.steps()).filter(
            |(_, step)| matches!(step.effect, EntryEffect::Move { side: by, .. } if by == side),
        );
        let expected: Vec<_> = own
            .map(|(entry, step)| {
                let account = *step.after.account(side);
                (account.moves, entry.at, account.clock, account.bank)
            })
            .collect();
        let shown: Vec<_> = points[1..]
            .iter()
            .map(|point| (point.moves, point.at, point.clock, point.bank))
            .collect();
        prop_assert_eq!(shown, expected);
    }
}

/// Whether `moves` moves that take `each` can be made from the start, with every refill in time.
fn can_be_kept(event: &Event, moves: u32, each: Seconds) -> bool {
    let mut ledger = played(event.clone(), 0, &Vec::new());
    let mut at = START;
    (0..moves).all(|_| {
        if ledger.last().turn == Color::Black {
            let reply = knights(&ledger);
            enter(&mut ledger, at, reply);
        }
        match think(&mut ledger, at, each, true) {
            Ok(then) => at = then,
            Err(_) => return false,
        }
        true
    })
}

fn assert_is_the_most_that_can_be_kept(event: &Event) {
    let draft = event.draft();
    let Some(pace) = EvenPace::of(event) else {
        assert_eq!(draft.increment_moves, 0);
        return;
    };
    assert_eq!(pace.moves, draft.increment_moves);
    assert!(
        can_be_kept(event, pace.moves, pace.each),
        "{pace:?} of {draft:?}"
    );
    let more = pace.each + SECOND;
    assert!(
        !can_be_kept(event, pace.moves, more),
        "{more:?} of {draft:?}"
    );
}

/// Rule 4: the increment becomes available "after each move made, and only at that time".
#[test]
fn rule_4_the_even_pace_of_every_length_can_be_kept_to_the_last_increment() {
    for days in (1..1_200).step_by(7).chain([302, 350, 700, 1_100, 5_200]) {
        for refill in [Refill::Automatic, Refill::IncrementOnly] {
            let proposals = propose(days);
            for blocks in proposals.listed.iter().chain([&proposals.exact]) {
                let draft = EventDraft {
                    days,
                    clock: blocks.clock,
                    bank: blocks.bank(),
                    increment: blocks.increment,
                    refill,
                    ..correspondence::draft(START)
                };
                assert_is_the_most_that_can_be_kept(&Event::new(draft).expect("an event"));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn rule_4_the_even_pace_of_any_blocks_can_be_kept_to_the_last_increment(event in event()) {
        assert_is_the_most_that_can_be_kept(&event);
    }

    #[test]
    fn the_line_of_the_even_pace_is_what_a_player_who_keeps_it_has_left(event in event()) {
        let Some(pace) = EvenPace::of(&event) else { return Ok(()) };
        let mut ledger = played(event.clone(), 0, &Vec::new());
        let mut at = START;
        for made in 0..=pace.moves {
            let left = ledger.last().account(Color::White).total();
            // A clock may be reset after the last increment (rule 9).
            let is_reset = made == pace.moves && event.draft().protection.reset_to() == Some(left);
            prop_assert!(pace.left_after(made) == Some(left) || is_reset);
            if made < pace.moves {
                at = think(&mut ledger, at, pace.each, true).expect("it can be kept");
                let reply = knights(&ledger);
                enter(&mut ledger, at, reply);
            }
        }
        prop_assert_eq!(pace.left_after(pace.moves + 1), None);
    }
}

#[test]
fn rule_4_seven_days_a_move_in_an_event_of_700_days_lose_in_the_48th() {
    let event = event_of_700_days();
    let week = Seconds::days(7);
    assert!(can_be_kept(&event, 47, week) && !can_be_kept(&event, 48, week));
    let pace = EvenPace::of(&event).expect("50 moves bring an increment");
    assert_eq!(pace.each.to_string(), "6 d 21:35:59");
    assert_eq!(pace.left_after(0), Some(Seconds::days(100)));
    // The last increment, and the seconds that do not divide by 50.
    assert_eq!(
        pace.left_after(50),
        Some(Seconds::days(5) + Seconds::new(50))
    );
}

#[test]
fn a_game_joined_midway_begins_with_its_moves_and_the_servers_times() {
    let mut ledger = played(event_of_700_days(), 12, &Vec::new());
    let at = START + Seconds::days(1);
    let shows = correspondence::server_shows(Some((30, 7)), Some((30, 7)));
    enter(&mut ledger, at, shows);
    let play = knights(&ledger);
    enter(&mut ledger, at, play);
    let points = budget(&ledger);
    let white: Vec<(u32, Seconds)> = points.white.iter().map(|p| (p.moves, p.total())).collect();
    let (before, after) = (Seconds::days(37), Seconds::days(42));
    assert_eq!(white, [(12, before), (13, after)]);
    assert_eq!(points.get(Color::Black)[0].total(), before);
}
