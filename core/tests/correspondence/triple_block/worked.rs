//! The worked table: each row under both interpretations of refilling. Unless a row says otherwise,
//! clock and bank start at 50 days each and the increment is 5 days (an event of 700 days).

use zeitnot_core::correspondence::{Act, EventDraft, Refill, Seconds};

use super::play::*;

const ZERO: Seconds = Seconds::ZERO;

fn automatic() -> Play {
    Play::of(event(700))
}

fn only_increment() -> Play {
    Play::of(increment_only(700))
}

/// The game after White has made move 1 in 3 d 4 h.
fn after_move_1(mut game: Play) -> Play {
    game.white_moves_after(d(3) + h(4));
    game
}

/// The game after White has also made move 2 in 12 d.
fn after_move_2(game: Play) -> Play {
    let mut game = after_move_1(game);
    game.white_moves_after(d(12));
    game
}

#[test]
fn move_1_in_3_d_4_h_increment_only() {
    let game = after_move_1(only_increment());
    assert_eq!(game.shows(White), (d(50), d(51) + h(20)));
}

#[test]
fn move_1_in_3_d_4_h_automatic() {
    let game = after_move_1(automatic());
    assert_eq!(game.shows(White), (d(50), d(51) + h(20)));
}

#[test]
fn then_move_2_in_12_d_increment_only() {
    let game = after_move_2(only_increment());
    assert_eq!(game.shows(White), (d(43), d(51) + h(20)));
}

#[test]
fn then_move_2_in_12_d_automatic() {
    let game = after_move_2(automatic());
    assert_eq!(game.shows(White), (d(50), d(44) + h(20)));
}

#[test]
fn then_a_second_less_than_48_d_on_move_3_increment_only_is_lost() {
    let mut game = after_move_2(only_increment());
    let turn = game.now;
    game.wait(d(48) - s(1));
    assert_eq!(game.fell(), Some(turn + d(43)));
}

#[test]
fn then_a_second_less_than_48_d_on_move_3_automatic() {
    let mut game = after_move_2(automatic());
    game.white_moves_after(d(48) - s(1));
    assert_eq!(game.shows(White), (d(50), d(1) + h(20) + s(1)));
}

#[test]
fn a_first_move_in_exactly_50_d_is_lost_in_both() {
    for mut game in [automatic(), only_increment()] {
        game.wait(d(50));
        assert_eq!(game.fell(), Some(START + d(50)));
        let play = game.next_move();
        game.refused(play);
    }
}

#[test]
fn a_first_move_in_50_d_less_a_second_increment_only() {
    let mut game = only_increment();
    game.moves_after(d(50) - s(1));
    assert_eq!(game.shows(White), (d(5) + s(1), d(50)));
}

#[test]
fn a_first_move_in_50_d_less_a_second_automatic() {
    let mut game = automatic();
    game.moves_after(d(50) - s(1));
    assert_eq!(game.shows(White), (d(50), d(5) + s(1)));
}

/// White thinks for 30 d, moves 10 d from the bank, and plays 5 d later.
fn refilled_in_the_turn(mut game: Play) -> Play {
    game.wait(d(30)).refills(White, d(10)).moves_after(d(5));
    game
}

#[test]
fn ten_days_moved_from_the_bank_in_the_turn_increment_only() {
    let game = refilled_in_the_turn(only_increment());
    assert_eq!(game.shows(White), (d(30), d(40)));
}

#[test]
fn ten_days_moved_from_the_bank_in_the_turn_automatic() {
    let game = refilled_in_the_turn(automatic());
    assert_eq!(game.shows(White), (d(50), d(20)));
}

/// A 550-day event (bank 75, increment 3) in which White takes 110 d for one move.
fn a_move_of_110_days(draft: EventDraft) -> Play {
    let mut game = Play::of(draft);
    game.wait(d(49)).refills(White, d(49));
    assert_eq!(game.shows(White), (d(50), d(26)));
    game.wait(d(49)).refills(White, d(26));
    assert_eq!(game.shows(White), (d(27), ZERO));
    game.moves_after(d(12));
    game
}

#[test]
fn a_move_of_110_days_with_two_refills_in_both() {
    for draft in [event(550), increment_only(550)] {
        let game = a_move_of_110_days(draft);
        assert_eq!(game.shows(White), (d(18), ZERO));
    }
}

/// White makes move 50 in 4 d, with 20 d on the clock and 30 d in the bank before it.
fn move_50(draft: EventDraft) -> Play {
    let mut game = Play::after(draft, 49);
    game.server_shows(White, d(20), d(30)).moves_after(d(4));
    assert_eq!(game.state().account(White).moves, 50);
    game
}

#[test]
fn move_50_from_20_and_30_in_4_d_increment_only() {
    assert_eq!(move_50(increment_only(700)).shows(White), (d(21), d(30)));
}

#[test]
fn move_50_from_20_and_30_in_4_d_automatic() {
    assert_eq!(move_50(event(700)).shows(White), (d(50), d(1)));
}

#[test]
fn the_same_journal_under_the_other_reading_gives_the_other_column() {
    let game = refilled_in_the_turn(automatic());
    let other = game.ledger.event().under(Refill::IncrementOnly);
    let state = game.ledger.under(other).unwrap().last();
    assert_eq!(
        (state.account(White).clock, state.account(White).bank),
        (d(30), d(40))
    );
    assert!(matches!(game.ledger.entries()[0].act, Act::Start));
}
