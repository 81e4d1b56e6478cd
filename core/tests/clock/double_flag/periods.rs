//! The periods before the last one, and the agreed flag policy.

use zeitnot_core::clock::face::FlagMark;
use zeitnot_core::clock::setup::{FlagOrder, SetupDraft};
use zeitnot_core::clock::state::FlagVerdict;
use zeitnot_core::clock::{
    ByColor, Claimant, EndReason, Event, Face, FlagDetection, Phase, Rejection,
};

use super::race::{DRAW, article, classical, extra, first_flag, outcome, verdict};
use zeitnot_fixtures::table::{Black, Table, White, at, s, single};

#[test]
fn a_flag_in_an_earlier_period_gives_no_extra_time() {
    let table = Table::started(classical());
    assert_eq!(table.flag(30, White), Some(10_000));
    assert_eq!(first_flag(&table, 30, White), None);
    assert_eq!(verdict(&table, 30), Some(FlagVerdict::Lost(White)));
    assert_eq!(
        outcome(&table, 30),
        None,
        "the players have to report an end by 6.9"
    );
    assert!(matches!(table.state(30).phase, Phase::Fallen(_)));
}

#[test]
fn the_last_period_has_extra_time_behind_what_was_saved() {
    let mut table = Table::started(classical());
    table.presses(&[1, 2, 4, 5]);
    assert_eq!(table.times(5), (27_000, 28_000));
    assert_eq!(extra(&table, 5, White), s(60));
    assert_eq!(first_flag(&table, 40, White), Some(32_000));
    assert_eq!(extra(&table, 40, White), s(52));
}

#[test]
fn falling_short_of_an_earlier_period_draws_against_one_who_cannot_win() {
    let controls = ByColor {
        white: single(5, article()),
        black: classical(),
    };
    let mut table = Table::with(SetupDraft::standard(controls));
    table.press(0, Black);
    table.press(6, White);
    assert_eq!(outcome(&table, 15), None);
    assert_eq!(table.flag(16, Black), Some(16_000));
    assert_eq!(outcome(&table, 16), Some((DRAW, EndReason::BothFirstFlags)));
}

#[test]
fn the_agreed_flag_policy_does_not_count() {
    for control in [single(20, article()), classical()] {
        let mut table = Table::set(control);
        let mut draft = table.clock.setup().draft().clone();
        draft.flag.freeze = false;
        draft.flag.noted = FlagDetection::OnClaim;
        draft.flag.order = FlagOrder::Hidden;
        table = Table::with(draft);
        table.press(0, Black);
        assert!(matches!(table.state(80).phase, Phase::Fallen(_)));
        let face = Face::of(&table.clock, at(80));
        assert_eq!(face.sides.white.flag, Some(FlagMark::Alone));
        let claim = Event::ClaimFlag(Claimant::Arbiter);
        assert_eq!(table.refuses(80, claim), Rejection::FlagHasFallen);
        assert_eq!(table.refuses(80, Event::PlayOn), Rejection::NotBothFlags);
    }
}
