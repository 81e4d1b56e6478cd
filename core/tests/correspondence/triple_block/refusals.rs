//! Entries that the ledger refuses without changing.

use zeitnot_core::clock::{ByColor, GameResult};
use zeitnot_core::correspondence::ledger::ConflictError;
use zeitnot_core::correspondence::state::GameEndReason;
use zeitnot_core::correspondence::{
    Act, Cause, Edit, Ending, Entry, EntryError, Phase, Seconds, ShownTime,
};

use super::play::*;

#[test]
fn a_stamp_before_the_one_before_it_is_out_of_order() {
    let mut game = Play::of(event(700));
    game.moves_after(d(3));
    game.now = START + d(3) - s(1);
    let late = START + d(5);
    let entry = Entry {
        at: game.now,
        act: game.next_move(),
    };
    let order = EntryError::Order {
        after: START + d(3),
    };
    assert_eq!(game.ledger.add(entry, late), Err(order));
}

#[test]
fn a_move_in_the_future_is_refused() {
    let mut game = Play::of(event(700));
    let entry = Entry {
        at: START + s(2),
        act: game.next_move(),
    };
    let now = START + s(1);
    let future = EntryError::Future { now };
    assert_eq!(game.ledger.add(entry, now), Err(future));
}

#[test]
fn a_start_may_lie_ahead() {
    let mut game = Play::waiting(event(700));
    let now = START - d(40);
    let entry = Entry {
        at: START,
        act: Act::Start,
    };
    assert_eq!(game.ledger.add(entry, now), Ok(()));
    assert_eq!(game.ledger.at(now).phase, Phase::Waiting);
    assert!(matches!(game.ledger.at(START).phase, Phase::Running { .. }));
}

#[test]
fn a_game_starts_once() {
    let mut game = Play::of(event(700));
    assert_eq!(game.refused(Act::Start), EntryError::Started);
}

#[test]
fn an_illegal_move_is_refused() {
    let mut game = Play::of(event(700));
    for uci in ["e2e5", "e7e5", "a1a1", "0000"] {
        let play = Act::Move(uci.parse().unwrap());
        assert_eq!(game.refused(play), EntryError::Illegal, "{uci}");
    }
}

#[test]
fn nobody_moves_while_a_claim_is_pending() {
    let mut game = Play::of(event(700));
    game.does(claim(White));
    let play = game.next_move();
    assert_eq!(game.refused(play), EntryError::Claim);
    assert_eq!(game.refused(claim(Black)), EntryError::Claim);
}

#[test]
fn only_a_pending_claim_is_resolved() {
    let mut game = Play::of(event(700));
    assert_eq!(game.refused(Act::Resolved), EntryError::NoClaim);
    game.does(claim(White)).does(Act::Resolved);
    assert_eq!(game.refused(Act::Resolved), EntryError::NoClaim);
}

#[test]
fn after_the_result_nothing_happens() {
    let mut game = Play::of(teams(700));
    let result = GameResult::Win(White);
    let ending = Ending::Resignation;
    let over = Act::Result { result, ending };
    game.does(over.clone());
    let play = game.next_move();
    for act in [
        over,
        play,
        claim(White),
        substitution(White),
        transfer(White, d(1)),
    ] {
        assert_eq!(game.refused(act), EntryError::Over);
    }
    assert_eq!(game.refill(White, d(1)), Err(EntryError::Over));
}

#[test]
fn a_mate_ends_the_game_and_stops_all_clocks() {
    let mut game = Play::of(event(700));
    for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        game.wait(d(1)).does(Act::Move(uci.parse().unwrap()));
    }
    let shown = game.shows(White);
    game.wait(d(100));
    let verdict = game.state().verdict().unwrap();
    assert_eq!(verdict.result, GameResult::Win(Black));
    assert!(matches!(verdict.why, GameEndReason::Board(_)));
    assert_eq!(verdict.at, START + d(4));
    assert_eq!(game.shows(White), shown);
}

#[test]
fn a_correction_has_to_show_something() {
    let mut game = Play::of(event(700));
    let shown = ByColor::both(None);
    let cause = Cause::Unknown;
    assert_eq!(
        game.refused(Act::Correction { shown, cause }),
        EntryError::NothingShown
    );
    for (clock, bank) in [(s(-1), d(1)), (d(1), s(-1)), (d(1), d(100_000))] {
        let shown = ByColor {
            white: None,
            black: Some(ShownTime { clock, bank }),
        };
        assert_eq!(
            game.refused(Act::Correction { shown, cause }),
            EntryError::Shown
        );
    }
}

#[test]
fn a_server_that_shows_time_lifts_a_fallen_flag() {
    let mut game = Play::of(event(700));
    game.wait(d(60));
    assert!(game.fell().is_some());
    game.server_shows(White, d(20), d(20)).wait(d(1));
    assert!(game.runs());
    assert_eq!(game.shows(White), (d(19), d(20)));
    assert_eq!(game.state().reflection(), Some(d(61)));
}

#[test]
fn a_server_that_shows_zero_has_the_game_lost() {
    let mut game = Play::of(event(700));
    game.wait(d(20)).server_shows(White, Seconds::ZERO, d(20));
    assert_eq!(game.fell(), Some(START + d(20)));
    let play = game.next_move();
    assert!(matches!(game.refused(play), EntryError::Fallen { .. }));
}

#[test]
fn a_server_that_shows_zero_while_a_claim_is_pending_has_the_game_lost() {
    let mut game = Play::of(event(700));
    game.wait(d(20)).does(claim(White)).wait(d(5));
    game.server_shows(White, Seconds::ZERO, d(20));
    assert_eq!(game.fell(), Some(START + d(25)));
    assert_eq!(game.state().reflection(), Some(d(20)));
    assert!(matches!(
        game.refill(White, d(1)),
        Err(EntryError::Fallen { .. })
    ));
    assert!(matches!(
        game.refused(Act::Resolved),
        EntryError::Fallen { .. }
    ));
}

#[test]
fn a_clock_at_zero_falls_the_moment_it_becomes_that_sides_turn() {
    let mut game = Play::of(event(700));
    game.wait(d(1)).server_shows(Black, Seconds::ZERO, d(20));
    game.moves();
    assert_eq!(game.fell(), Some(START + d(1)));
    // Not even a conditional move at the same second saves the game.
    let play = game.next_move();
    assert!(matches!(game.refused(play), EntryError::Fallen { .. }));
}

#[test]
fn an_edit_recomputes_what_follows() {
    let mut game = Play::of(increment_only(700));
    game.moves_after(d(20)).moves_after(d(3)).wait(d(1));
    let sooner = Entry {
        at: START + d(10),
        act: knights(0),
    };
    let edited = game.ledger.edited(Edit::Replace(1, sooner), game.now);
    let state = edited.unwrap().at(game.now);
    assert_eq!(state.account(White).clock, d(44));
    assert_eq!(state.account(Black).clock, d(42));
}

#[test]
fn an_edit_that_makes_a_later_entry_impossible_names_it() {
    let mut game = Play::of(event(700));
    game.wait(d(49)).refills(White, d(20)).wait(d(10)).moves();
    let lost = game.ledger.edited(Edit::Remove(1), game.now);
    let why = EntryError::Fallen {
        side: White,
        at: START + d(50),
    };
    assert_eq!(lost.unwrap_err(), ConflictError { place: 1, why });
}

#[test]
fn a_new_entry_goes_after_all_that_are_not_later() {
    let mut game = Play::of(event(700));
    game.moves_after(d(2)).moves_after(d(2));
    assert_eq!(game.ledger.place_of(START), 1);
    assert_eq!(game.ledger.place_of(START + d(2)), 2);
    assert_eq!(game.ledger.place_of(START + d(9)), 3);
}

#[test]
fn a_side_that_lost_on_time_agrees_no_draw_unless_the_server_shows_time() {
    let mut game = Play::of(event(700));
    game.wait(d(51));
    let agreed = || Act::Result {
        result: GameResult::Draw,
        ending: Ending::Agreement,
    };
    assert!(matches!(
        game.refused(agreed()),
        EntryError::Fallen { side: White, .. }
    ));
    // The player had not entered a refill, so the server still showed time and took the draw.
    game.server_shows(White, d(20), d(20));
    game.does(agreed());
    // A player can still enter that the time was exceeded.
    let mut game = Play::of(event(700));
    game.wait(d(51)).does(Act::Result {
        result: GameResult::Win(Black),
        ending: Ending::Time,
    });
}

#[test]
fn a_refill_of_a_clock_of_unknown_time_is_not_refused_by_the_events_figures() {
    let mut game = Play::under_way(event(700), 12);
    // The event's clock and bank would have no room for it, or not enough.
    for amount in [d(9), d(40), d(30)] {
        game.wait(d(1)).refills(White, amount);
    }
    assert!(game.refill(White, d(50) + s(1)).is_err());
    assert!(game.refill(White, Seconds::ZERO).is_err());
    assert!(!game.state().is_known(White));
    game.server_shows(White, d(45), d(10));
    assert!(game.refill(White, d(6)).is_err());
    game.refills(White, d(5));
}
