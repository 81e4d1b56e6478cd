//! Entries that the ledger refuses without changing.

use zeitnot_core::clock::{ByColor, GameResult};
use zeitnot_core::correspondence::ledger::ConflictError;
use zeitnot_core::correspondence::state::GameEndReason;
use zeitnot_core::correspondence::{
    Act, Cause, Edit, Entry, EntryError, Phase, Seconds, ShownTime,
};

use super::play::*;
use super::script::plays;
use zeitnot_fixtures::games;

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
    plays("700: start!Started");
}

#[test]
fn an_illegal_move_is_refused() {
    let mut game = Play::of(event(700));
    for uci in ["e2e5", "e7e5", "a1a1", "0000"] {
        let play = Act::Move(uci.parse().unwrap());
        assert_eq!(game.refused(play), EntryError::Illegal, "{uci}");
    }
}

games! { plays;
    nobody_moves_while_a_claim_is_pending:
        "700: claim:w w!Claim claim:b!Claim";

    only_a_pending_claim_is_resolved:
        "700: resolved!NoClaim claim:w resolved resolved!NoClaim";

    after_the_result_nothing_happens:
        "700 [captains]: end:1-0:resignation end:1-0:resignation!Over w!Over claim:w!Over
         sub:w!Over transfer:w+1d!Over refill:w+1d!Over";
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

games! { plays;
    a_server_that_shows_time_lifts_a_fallen_flag:
        "700: 60d [0+50d/0 50d+50d/0 w 50d fell 50d] server:w=20d+20d 1d
         [19d+20d/0 50d+50d/0 w 61d]";

    a_server_that_shows_zero_has_the_game_lost:
        "700: 20d server:w=0+20d [0+20d/0 50d+50d/0 w 20d fell 20d] w!Fallen=w20d";
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

games! { plays;
    a_side_that_lost_on_time_agrees_no_draw_unless_the_server_shows_time:
        // The player had not entered a refill, so the server still showed time and took the draw.
        "700: 51d end:1/2-1/2:agreement!Fallen=w50d server:w=20d+20d end:1/2-1/2:agreement",
        // A player can still enter that the time was exceeded.
        "700: 51d end:0-1:time";

    a_refill_of_a_clock_of_unknown_time_is_not_refused_by_the_events_figures:
        // The event's clock and bank would have no room for it, or not enough.
        "700 [under way 12]: 1d refill:w+9d 1d refill:w+40d 1d refill:w+30d
         refill:w+50d1s!Cap=50d refill:w+0!Amount [50d+47d/12? 50d+50d/12? w 3d] server:w=45d+10d
         refill:w+6d!Cap=5d refill:w+5d";
}
