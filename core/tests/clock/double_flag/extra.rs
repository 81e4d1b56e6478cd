//! Extra time: when it runs, how much of it a press gives, and the article's figures.

use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{BonusRule, ByColor, EndReason, Event, Mode, Overtime};
use zeitnot_core::time::{Instant, Millis};

use super::race::{DRAW, extra, f_and_u, first_flag, hybrid, outcome, race, win};
use zeitnot_fixtures::table::{Black, Table, White, at, s, single};

#[test]
fn extra_time_runs_at_once_when_main_time_is_used_up() {
    let table = f_and_u();
    assert_eq!(first_flag(&table, 19, White), None);
    assert_eq!(extra(&table, 19, White), s(60));
    assert_eq!(first_flag(&table, 20, White), Some(20_000), "exactly zero");
    assert_eq!(
        table.clock.at(Instant::new(20_001)).accounts.white.overtime,
        {
            Overtime::Extra {
                left: Millis::new(59_999),
            }
        }
    );
    assert_eq!(table.running(30), Some(White), "the game goes on");
    assert_eq!(outcome(&table, 30), None);
}

#[test]
fn presses_in_main_time_gain_nothing() {
    let mut table = race(20, 100);
    assert_eq!(table.press(19, White).map(|m| m.gained), Some(Millis::ZERO));
    assert_eq!(table.times(19), (1_000, 100_000));
}

#[test]
fn the_press_on_which_extra_time_was_entered_earns_the_bonus() {
    let mut table = f_and_u();
    let moved = table.press(36, White).expect("a move");
    assert_eq!((moved.thought, moved.gained), (s(36), s(8)));
    assert_eq!(extra(&table, 36, White), s(52), "44 becomes 52");
}

#[test]
fn a_press_at_the_instant_of_the_first_flag_is_on_full_extra_time() {
    let mut table = f_and_u();
    assert_eq!(table.press(20, White).map(|m| m.gained), Some(Millis::ZERO));
    assert_eq!(extra(&table, 20, White), s(60));
    assert_eq!(first_flag(&table, 20, White), Some(20_000));
}

#[test]
fn the_article_s_figures_come_out_on_the_clock() {
    for (found, left) in [
        (44, 52),
        (42, 51),
        (58, 59),
        (60, 60),
        (40, 50),
        (25, 35),
        (1, 11),
    ] {
        let mut table = f_and_u();
        let pressed = 20 + 60 - found;
        table.press(pressed, White);
        assert_eq!(extra(&table, pressed, White), s(left), "{found}");
    }
}

#[test]
fn the_other_rules_come_out_on_the_clock() {
    for (rule, left) in [
        (BonusRule::Truncated, 60_000),
        (BonusRule::Linear, 55_000 + 10_000 - 9_167),
    ] {
        let mode = Mode::DoubleFlag {
            extra: s(60),
            bonus: s(10),
            rule,
        };
        let mut table = Table::started(single(20, mode));
        table.press(25, White);
        assert_eq!(extra(&table, 25, White).get(), left, "{rule:?}");
    }
}

#[test]
fn each_side_can_have_its_own_values() {
    let controls = ByColor {
        white: single(10, hybrid(60, 10)),
        black: single(50, hybrid(30, 5)),
    };
    let mut table = Table::with(SetupDraft::standard(controls));
    table.press(0, Black);
    assert_eq!(extra(&table, 0, White), s(60));
    assert_eq!(extra(&table, 0, Black), s(30));
    table.press(50, White);
    assert_eq!(extra(&table, 50, White), s(30));
}

#[test]
fn rook_against_rook_ends_in_both_flags_and_a_draw() {
    // Nobody can be forced to overstep by a player who moves in time.
    let mut table = race(30, 90);
    let (mut now, mut side) = (0, White);
    while table.running(now + 3).is_some() {
        now += 3;
        table.press(now, side);
        side = side.other();
    }
    assert_eq!(
        outcome(&table, now + 3),
        Some((DRAW, EndReason::BothFirstFlags))
    );
    assert!(first_flag(&table, now + 3, White) < first_flag(&table, now + 3, Black));
    assert!(extra(&table, now + 3, White) >= s(50));
}

#[test]
fn a_stop_holds_extra_time_where_it_is() {
    let mut table = f_and_u();
    table.stop(30);
    assert_eq!(extra(&table, 100, White), s(50));
    table.resume(100);
    assert_eq!(extra(&table, 101, White), s(49));
}

#[test]
fn flags_in_time_away_fall_at_their_exact_instant_if_it_counts() {
    let mut table = race(20, 100);
    table.does(300, Event::Away { since: at(10) });
    assert_eq!(first_flag(&table, 300, White), None);
    let mut held = table.clone();
    held.does(310, Event::CountAway(false));
    assert_eq!(held.times(310), (10_000, 100_000));
    table.does(310, Event::CountAway(true));
    assert_eq!(first_flag(&table, 310, White), Some(20_000));
    assert_eq!(table.flag(310, White), Some(80_000));
    assert_eq!(
        outcome(&table, 310),
        Some((win(Black), EndReason::ExtraTime))
    );
}
