//! The effect of a press in any mode, its increment, and odds.

use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{ByColor, Event, Mode, Rejection};
use zeitnot_core::time::Millis;

use zeitnot_fixtures::table::{Black, Table, White, s, single};

#[test]
fn a_press_by_the_side_whose_clock_is_not_running_does_nothing() {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    assert_eq!(
        table.refuses(3, Event::Press(Black)),
        Rejection::NotYourClock
    );
    assert_eq!(table.times(3), (62_000, 65_000));
}

#[test]
fn the_first_press_only_starts_white_and_does_not_count_as_a_move() {
    let table = Table::started(single(60, Mode::Increment(s(5))));
    let black = table.account(0, Black);
    assert_eq!(
        (black.moves, black.balance),
        (0, s(65)),
        "no bonus, no move"
    );
}

#[test]
fn a_press_at_exactly_zero_is_too_late_for_the_bonus() {
    let mut table = Table::started_with(single(10, Mode::Increment(s(5))), |draft| {
        draft.first_bonus = false;
        draft.flag.freeze = false;
    });
    let moved = table
        .press(10, White)
        .expect("he may always stop his clock");
    assert_eq!(moved.gained, Millis::ZERO);
    assert_eq!(table.time(10, White), Millis::ZERO);
    assert_eq!(table.flag(10, White), Some(10_000));
}

#[test]
fn increment_with_the_first_bonus_starts_at_base_and_bonus() {
    let table = Table::set(single(3_600, Mode::Increment(s(30))));
    assert_eq!(table.time(0, White).to_string(), "1:00:30");
}

#[test]
fn increment_without_the_first_bonus_starts_at_the_base() {
    let mut table = Table::started_with(single(3_600, Mode::Increment(s(30))), |draft| {
        draft.first_bonus = false;
    });
    assert_eq!(table.time(0, White).to_string(), "1:00:00");
    table.press(10, White);
    assert_eq!(table.time(10, White), s(3_600 - 10 + 30));
}

#[test]
fn increment_accumulates() {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    table.presses(&[1, 2, 3]);
    assert_eq!(table.time(3, White), s(60 + 3 * 5 - 2));
}

#[test]
fn the_sides_can_have_different_controls() {
    let mut table = Table::with(SetupDraft::standard(ByColor {
        white: single(300, Mode::SuddenDeath),
        black: single(240, Mode::Increment(s(2))),
    }));
    assert_eq!(table.times(0), (300_000, 242_000));
    table.press(0, Black);
    table.presses(&[10, 15]);
    assert_eq!(table.times(15), (290_000, 239_000));
}

/// "After each move": by the words of 6.2 the first move has no bonus before it. FIDE's clocks add
/// it from the start, and so does this one unless the setup says otherwise.
#[test]
fn article_6_2_the_start_includes_the_first_bonus_unless_agreed_otherwise() {
    let control = || single(60, Mode::Increment(s(5)));
    let standard = Table::started(control());
    assert_eq!(standard.time(0, White), s(65));
    let mut literal = Table::started_with(control(), |draft| draft.first_bonus = false);
    assert_eq!(literal.time(0, White), s(60));
    literal.press(2, White);
    assert_eq!(literal.time(2, White), s(63), "after the move");
}
