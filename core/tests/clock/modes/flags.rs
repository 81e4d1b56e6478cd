//! Flags: which is shown, what freezes, and both down.

use zeitnot_core::clock::setup::FlagOrder;
use zeitnot_core::clock::state::FlagVerdict;
use zeitnot_core::clock::{
    ByColor, Claimant, Event, FlagDetection, Mode, PeriodEnd, Phase, Rejection, TimeControl,
};
use zeitnot_core::time::Millis;

use super::controls::{by_moves, periods};
use zeitnot_fixtures::table::{Black, Table, White, at, period, s, single};

fn both_down() -> Table {
    let mut table = Table::started_to_run_on(single(10, Mode::SuddenDeath));
    table.press(12, White);
    table
}

#[test]
fn flag_display_the_first_to_fall_stays_marked_with_its_instant() {
    let table = both_down();
    let state = table.state(30);
    assert_eq!(state.first_flag(), Some((White, at(10))));
    assert_eq!(
        table.flag(30, Black),
        Some(22_000),
        "the clock also notes the second flag"
    );
    assert_eq!(
        state.flag_verdict(table.clock.setup()),
        Some(FlagVerdict::Lost(White))
    );
}

#[test]
fn freeze_is_on_for_modes_with_bonus_or_delay_and_stops_both_clocks() {
    for mode in [
        Mode::Increment(s(2)),
        Mode::Delay(s(2)),
        Mode::Bronstein(s(2)),
    ] {
        let mut table = Table::started(single(10, mode));
        assert_eq!(table.flag(100, White), Some(12_000));
        assert_eq!(table.running(100), None, "{mode:?}");
        assert_eq!(table.time(100, White), Millis::ZERO);
        assert_eq!(
            table.refuses(100, Event::Press(White)),
            Rejection::FlagHasFallen
        );
        assert_eq!(table.refuses(100, Event::Resume), Rejection::FlagHasFallen);
    }
}

#[test]
fn clocks_that_run_on_show_the_time_under_the_flag() {
    let mut table = Table::started_to_run_on(single(10, Mode::SuddenDeath));
    assert_eq!(table.running(15), Some(White));
    assert_eq!(table.time(15, White), s(-5));
    assert!(table.press(15, White).is_some());
}

#[test]
fn a_claim_freezes_where_flags_wait_for_one() {
    let mut table = Table::started_with(single(10, Mode::Increment(s(2))), |draft| {
        draft.flag.noted = FlagDetection::OnClaim;
    });
    assert_eq!(table.running(20), Some(White));
    table.claim_flag(20, Claimant::Player(Black));
    assert_eq!(table.running(20), None);
    assert_eq!(table.flag(20, White), Some(12_000));
    assert_eq!(table.time(90, White), s(-8));
}

#[test]
fn a_claim_without_a_flag_is_refused() {
    let mut table = Table::started(single(10, Mode::SuddenDeath));
    let claim = Event::ClaimFlag(Claimant::Player(Black));
    assert_eq!(table.refuses(9, claim), Rejection::NoFlagHasFallen);
}

fn both_down_hidden(control: TimeControl) -> Table {
    let mut table = Table::started_with(control, |draft| {
        draft.flag.order = FlagOrder::Hidden;
        draft.flag.freeze = false;
    });
    table.press(12, White);
    table
}

#[test]
fn both_flags_down_and_order_unknown_play_on_in_the_next_period_for_both() {
    let mut table = both_down_hidden(by_moves());
    assert_eq!(
        table.state(25).flag_verdict(table.clock.setup()),
        Some(FlagVerdict::OrderUnknown)
    );
    table.does(25, Event::PlayOn);
    assert_eq!(
        table.times(25),
        (18_000, 17_000),
        "the overdrawn time is carried over"
    );
    let state = table.state(25);
    assert_eq!(state.first_flag(), None, "the flags are up again");
    assert!(state.accounts.iter().all(|a| a.period == 1));
    assert!(matches!(state.phase, Phase::Stopped(turn, _) if turn.side == Black));
    table.resume(30);
    assert_eq!(table.times(32), (18_000, 15_000));
}

#[test]
fn playing_on_restarts_the_delay_in_both_delay_modes() {
    let control = |mode| {
        periods(&[
            period(10, PeriodEnd::Moves(2), mode),
            period(20, PeriodEnd::Game, mode),
        ])
    };
    for stopped in [false, true] {
        let [us, bronstein] = [Mode::Delay(s(2)), Mode::Bronstein(s(2))].map(|mode| {
            let mut table = both_down_hidden(control(mode));
            if stopped {
                table.stop(25);
            }
            table.does(25, Event::PlayOn);
            table.resume(25);
            // White's flag fell at 12, Black's at 24.
            (
                table.flag(100, Black),
                table.time(30, White),
                table.time(30, Black),
            )
        });
        assert_eq!(us, (Some(46_000), s(20), s(16)));
        assert_eq!(
            bronstein,
            (Some(46_000), s(22), s(16)),
            "Bronstein's time includes White's delay"
        );
    }
}

#[test]
fn both_flags_down_in_the_last_period_the_clocks_just_run_on() {
    let mut table = both_down_hidden(single(10, Mode::SuddenDeath));
    assert_eq!(table.refuses(25, Event::PlayOn), Rejection::OrderUnknown);
    assert_eq!(table.running(25), Some(Black));
}

#[test]
fn playing_on_never_leaves_one_side_lost() {
    // White is in the last period, Black has one to come.
    let mut table = Table::started_with(by_moves(), |draft| {
        draft.flag.order = FlagOrder::Hidden;
        draft.flag.freeze = false;
    });
    table.presses(&[1, 2, 3, 14, 50]);
    let state = table.state(50);
    assert_eq!(
        state.accounts.map(|a| a.period),
        ByColor { white: 1, black: 0 }
    );
    assert_eq!(table.refuses(50, Event::PlayOn), Rejection::OrderUnknown);
    let verdict = table.state(50).flag_verdict(table.clock.setup());
    assert_eq!(
        verdict,
        Some(FlagVerdict::OrderUnknown),
        "the game continues"
    );
}

#[test]
fn after_playing_on_the_next_control_is_at_the_move_specified_in_advance() {
    let three = |end| period(10, end, Mode::SuddenDeath);
    let mut table = both_down_hidden(periods(&[
        three(PeriodEnd::Moves(3)),
        three(PeriodEnd::Moves(3)),
        three(PeriodEnd::Game),
    ]));
    // White has made one move and Black none; two would be missing.
    table.does(25, Event::PlayOn);
    let to_go = |table: &Table, side| {
        let account = table.account(25, side);
        account.moves_to_go(&table.clock.setup().control(side).periods[account.period])
    };
    assert_eq!(
        (to_go(&table, White), to_go(&table, Black)),
        (Some(5), Some(6))
    );
    table.resume(25);
    let mut moves = 1;
    while table.account(25, White).period == 1 {
        table.press(25, Black);
        table.press(25, White);
        moves += 1;
    }
    assert_eq!(moves, 6, "three and three");
}

#[test]
fn moves_made_under_the_flag_count_for_the_controls_they_reach() {
    let control = periods(&[
        period(10, PeriodEnd::Moves(2), Mode::SuddenDeath),
        period(20, PeriodEnd::Moves(1), Mode::SuddenDeath),
    ]);
    let mut table = both_down_hidden(control);
    // White makes seven moves, Black six; 2 and 1, 1, 1, 1, 1 are five more rounds.
    for second in 25..31 {
        table.press(second, Black);
        table.press(second, White);
    }
    table.does(40, Event::PlayOn);
    let white = table.account(40, White);
    assert_eq!((white.moves, white.period, white.period_start), (7, 1, 7));
    assert_eq!(white.balance, s(10 - 12 + 20 * 6));
}

#[test]
fn a_correction_after_playing_on_leaves_the_control_where_it_is() {
    let mut table = both_down_hidden(by_moves());
    table.does(25, Event::PlayOn);
    let before = table.account(25, White).period_start;
    assert_eq!(
        before, 2,
        "the period starts at move 2, though White has made one"
    );
    let mut times = table.readings(25);
    times.white.time = s(15);
    table.does(26, Event::Correct(times));
    assert_eq!(table.account(26, White).period_start, before);
    assert_eq!(table.time(26, White), s(15));
}

#[test]
fn article_6_11_a_last_period_that_repeats_is_the_next_one() {
    // 120/40, 60/20 in seconds: the game continues with the next hour.
    let mut table = Table::started_with(
        periods(&[
            period(120, PeriodEnd::Moves(2), Mode::SuddenDeath),
            period(60, PeriodEnd::Moves(1), Mode::SuddenDeath),
        ]),
        |draft| draft.flag.order = FlagOrder::Hidden,
    );
    table.presses(&[1, 2, 3, 4, 5, 6]);
    assert_eq!(table.account(6, White).period, 1);
    // White runs out in its second hour, and Black too.
    table.press(800, White);
    table.does(1_600, Event::PlayOn);
    let state = table.state(1_600);
    assert_eq!(state.first_flag(), None, "both flags are up again");
    let white = table.account(1_600, White);
    assert_eq!(white.period, 1);
    assert_eq!(white.balance, s(120 + 60 * 3 - 797));
}

#[test]
fn article_6_11_a_corrected_move_count_starts_no_new_period() {
    // 120/40, 60/20 in seconds and moves: both flags are down at move 55.
    let control = periods(&[
        period(120, PeriodEnd::Moves(40), Mode::SuddenDeath),
        period(60, PeriodEnd::Moves(20), Mode::SuddenDeath),
    ]);
    let mut table = Table::started_with(control, |draft| {
        draft.flag.order = FlagOrder::Hidden;
        draft.flag.freeze = false;
    });
    for _ in 0..55 {
        table.press(1, White);
        table.press(1, Black);
    }
    table.press(300, White);
    table.does(600, Event::PlayOn);
    assert_eq!(table.account(600, Black).period_start, 60);
    let mut readings = table.readings(600);
    readings.black.moves = 56;
    readings.black.time = s(30);
    table.does(601, Event::Correct(readings));
    assert_eq!(
        table.account(601, Black).period_start,
        60,
        "the period starts where it did"
    );
    let black = table.account(601, Black);
    let hours = table.clock.setup().control(Black).periods[1];
    assert_eq!(black.moves_to_go(&hours), Some(24), "the control is at 80");
}

#[test]
fn article_6_11_playing_on_ends_even_from_an_impossible_move_count() {
    let control = periods(&[period(10, PeriodEnd::Moves(2), Mode::SuddenDeath)]);
    let mut table = both_down_hidden(control);
    let mut readings = table.state(25).accounts.map(|account| account.reading());
    for moves in [u32::MAX, u32::MAX - 1] {
        readings.white.moves = moves;
        let event = Event::Restore {
            readings,
            on_turn: White,
        };
        assert_eq!(table.refuses(25, event), Rejection::OutOfRange);
    }
    // A large count that can still be restored is handled at once.
    readings.white.moves = 99_900;
    table.does(
        25,
        Event::Restore {
            readings,
            on_turn: White,
        },
    );
    table.does(25, Event::PlayOn);
    assert_eq!(table.account(25, White).period_start, 99_900);
}
