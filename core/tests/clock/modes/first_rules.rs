//! Games that version 1.0 began: what its rules decided stays decided.

use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{
    ByColor, Clock, Event, Mode, Offence, Outcome, Phase, Ruleset, Setup, TimeControl,
};
use zeitnot_core::json;
use zeitnot_core::time::Millis;

use zeitnot_fixtures::table::{Black, Table, White, s, single};

/// A game of version 1.0, which Black started at 0.
fn begun_at_first(control: TimeControl) -> Table {
    let draft = SetupDraft::standard(ByColor::both(control));
    let setup = Setup::new(draft).expect("a valid setup");
    let mut table = Table {
        clock: Clock::under(setup, Ruleset::First),
    };
    table.press(0, Black);
    table
}

/// The clock as it is stored and read again.
fn stored(clock: &Clock) -> Clock {
    json::read(&json::write(clock)).expect("a stored clock is read")
}

#[test]
fn a_stored_game_keeps_the_rules_with_which_it_was_begun() {
    let old = begun_at_first(single(10, Mode::Increment(s(2)))).clock;
    assert!(!json::write(&old).contains("rules"), "as 1.0 stored it");
    let new = Table::started(single(10, Mode::Increment(s(2)))).clock;
    for (clock, rules) in [(old, Ruleset::First), (new, Ruleset::Second)] {
        assert_eq!(clock.rules(), rules);
        assert_eq!(stored(&clock), clock);
        let again = clock.with_journal(clock.journal().to_vec());
        assert_eq!(again, clock);
        assert_eq!(again.rules(), rules);
    }
}

#[test]
fn a_flag_stays_down_after_a_gift_in_a_game_of_1_0() {
    let mut table = begun_at_first(single(10, Mode::Increment(s(2))));
    table.press(2, White);
    table.penalize(20, White, Offence::IllegalMove, s(60));
    let shown = table.readings(20);
    table.does(20, Event::Correct(shown));
    assert_eq!(table.flag(20, Black), Some(14_000));
    assert!(matches!(table.state(20).phase, Phase::Fallen(_)));
    assert_eq!(stored(&table.clock), table.clock);
}

#[test]
fn a_second_illegal_move_after_the_flag_lost_in_a_game_of_1_0() {
    let mut table = begun_at_first(single(10, Mode::Increment(s(2))));
    table.penalize(1, Black, Offence::IllegalMove, Millis::ZERO);
    table.penalize(20, Black, Offence::IllegalMove, s(60));
    let lost = Phase::Ended(Outcome::lost_by_illegal_moves(Black));
    assert_eq!(table.state(20).phase, lost);
    assert_eq!(stored(&table.clock), table.clock);
}

#[test]
fn a_bonus_and_a_move_were_taken_off_what_was_set_in_a_game_of_1_0() {
    let mut table = begun_at_first(single(60, Mode::Increment(s(5))));
    table.press(2, White);
    table.stop(4);
    let mut readings = table.readings(4);
    readings.white.time += s(20);
    table.does(4, Event::Correct(readings));
    table.penalize(4, White, Offence::IllegalMove, s(60));
    assert_eq!(table.times(4), (83_000, 123_000));
    assert_eq!(table.account(4, White).moves, 0);
}

#[test]
fn an_increment_made_sand_in_a_game_of_1_0() {
    let mut table = begun_at_first(single(10, Mode::Hourglass));
    table.does(1, Event::IntroduceIncrement(s(5)));
    table.press(2, White);
    assert_eq!(table.times(2), (13_000, 12_000));
}
