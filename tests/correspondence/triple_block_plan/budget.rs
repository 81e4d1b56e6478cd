//! Clock and bank over the moves.

use proptest::prelude::*;
use zeitnot::clock::{ByColor, Color};
use zeitnot::correspondence::budget::{budget, sustainable};
use zeitnot::correspondence::{Act, Cause, Change, Seconds, ShownTime};

use super::games::{Game, START, color, enter, event_of_700_days, game, knights, played};

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
            |(_, step)| matches!(step.change, Change::Move { side: by, .. } if by == side),
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

#[test]
fn the_sustainable_line_goes_from_both_blocks_down_to_nothing() {
    let event = event_of_700_days();
    let days = |moves| sustainable(&event, moves);
    assert_eq!(days(0), Seconds::days(100));
    assert_eq!(days(1), Seconds::days(98));
    assert_eq!(days(25), Seconds::days(50));
    assert_eq!(days(50), Seconds::ZERO);
    assert_eq!(days(u32::MAX), Seconds::ZERO);
}

#[test]
fn a_game_joined_midway_begins_with_its_moves_and_the_servers_times() {
    let mut ledger = played(event_of_700_days(), 12, &Vec::new());
    let at = START + Seconds::days(1);
    let shown = ShownTime {
        clock: Seconds::days(30),
        bank: Seconds::days(7),
    };
    let shown = ByColor::both(Some(shown));
    let cause = Cause::Unknown;
    enter(&mut ledger, at, Act::Correction { shown, cause });
    let play = knights(&ledger);
    enter(&mut ledger, at, play);
    let points = budget(&ledger);
    let white: Vec<(u32, Seconds)> = points.white.iter().map(|p| (p.moves, p.total())).collect();
    let (before, after) = (Seconds::days(37), Seconds::days(42));
    assert_eq!(white, [(12, before), (13, after)]);
    assert_eq!(points.get(Color::Black)[0].total(), before);
}
