//! Games played through by touch, each with a reload and an undo in the middle.
//! What is expected is computed here by hand, from the words of each control.

use zeitnot::clock::{ByColor, Color, Overtime, Phase};
use zeitnot::time::Millis;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::table::{act, end, expect_moves, is_over, pause, play, resume, start};

const MINUTE: i64 = 60_000;

/// White thinks for 10 seconds, the page is loaded again, White thinks on.
#[track_caller]
fn reload_while_white_thinks(page: &Page, white: i64, black: i64) {
    page.advance(10_250);
    page.expect(white - 10_250, black);
    page.reload();
    page.wait_running(Some(Color::White));
    page.expect(white - 10_250, black);
}

/// White presses after `thought`, which was a mistake; it is undone from the
/// pause, and all the time since counts for White.
#[track_caller]
fn press_and_undo(page: &Page, white: i64, black: i64, thought: i64) {
    play(page, Color::White, thought);
    page.advance(1_700);
    pause(page);
    act(page, "undo");
    page.expect(white - thought - 1_700, black);
    // Nothing runs while they talk about it.
    page.advance(25_000);
    page.expect(white - thought - 1_700, black);
    resume(page, Color::White);
}

#[test]
fn ninety_minutes_for_forty_moves_then_thirty_with_thirty_seconds_a_move() {
    Stage::still().run(|page| {
        page.open_control("90/40+30, 30+30");
        let mut left = ByColor::both(90 * MINUTE + 30_000);
        page.wait_digits(Color::White, "1:30:30");
        page.wait_digits(Color::Black, "1:30:30");
        start(page);
        for number in 1..=42 {
            for side in Color::ALL {
                // Between one and two minutes, never a round number.
                let mut thought = MINUTE + 1_357 * i64::from(number % 37) + 11;
                if side == Color::White && number == 15 {
                    reload_while_white_thinks(page, left.white, left.black);
                    left.white -= 10_250;
                }
                if side == Color::White && number == 25 {
                    press_and_undo(page, left.white, left.black, 40_123);
                    left.white -= 40_123 + 1_700;
                }
                if side == Color::Black {
                    thought += 777;
                }
                play(page, side, thought);
                *left.get_mut(side) += 30_000 - thought;
                if number == 40 {
                    *left.get_mut(side) += 30 * MINUTE;
                }
                page.expect(left.white, left.black);
                expect_moves(page, side, number);
            }
        }
        let periods = page
            .game()
            .at(page.wall())
            .accounts
            .map(|account| account.period);
        assert_eq!(periods, ByColor::both(1), "both are in the second period");
        end(page, "1/2-1/2", "agreement");
        page.expect(left.white, left.black);
        // An ended game stands.
        page.advance(5 * MINUTE);
        page.expect(left.white, left.black);
    });
}

#[test]
fn five_minutes_with_a_delay_of_two_seconds() {
    Stage::still().run(|page| {
        page.open_control("5 d2");
        let mut left = ByColor::both(5 * MINUTE);
        start(page);
        // Up to two seconds cost nothing, and nothing is gained.
        for (number, thought) in (1..).zip([2_000, 1, 1_999, 2_001, 30_500, 61_234, 400, 9_999]) {
            for side in Color::ALL {
                if side == Color::White && number == 4 {
                    // 10.25 s, of which the delay is 2; then the thought has no
                    // delay any more.
                    page.advance(10_250);
                    page.reload();
                    page.wait_running(Some(Color::White));
                    left.white -= 8_250;
                    page.expect(left.white, left.black);
                    play(page, side, thought);
                    left.white -= thought;
                } else if side == Color::White && number == 6 {
                    play(page, side, 5_000);
                    page.advance(600);
                    pause(page);
                    act(page, "undo");
                    // One turn of 5.6 s with one delay.
                    left.white -= 3_600;
                    page.expect(left.white, left.black);
                    resume(page, Color::White);
                    play(page, side, thought);
                    left.white -= thought;
                } else {
                    play(page, side, thought);
                    *left.get_mut(side) -= (thought - 2_000).max(0);
                }
                page.expect(left.white, left.black);
            }
        }
        // The last millisecond, delay included.
        page.advance(2_000 + left.white - 1);
        page.expect(1, left.black);
        assert_eq!(page.half(Color::White).flag, None);
        page.advance(1);
        page.wait_for("[data-color=white] .flag[data-flag=alone]");
        page.expect(0, left.black);
        page.advance(60_000);
        page.expect(0, left.black);
        let state = page.game().at(page.wall());
        assert!(matches!(state.phase, Phase::Fallen(_)), "{:?}", state.phase);
    });
}

#[test]
fn half_an_hour_and_five_byo_yomi_periods_of_thirty_seconds() {
    let byo = |periods, left| Overtime::ByoYomi {
        left: Millis::new(left),
        periods,
    };
    let white = |page: &Page| page.game().at(page.wall()).accounts.white;
    Stage::still().run(|page| {
        page.open_control("30 byo 5x30");
        page.wait_digits(Color::White, "30:00");
        start(page);
        play(page, Color::White, 29 * MINUTE);
        play(page, Color::Black, 12_345);
        page.expect(MINUTE, 30 * MINUTE - 12_345);
        // A minute of main time and the beginning of the first period.
        page.advance(MINUTE + 4_000);
        page.wait_digits(Color::White, "0:26");
        page.reload();
        page.wait_running(Some(Color::White));
        page.wait_digits(Color::White, "0:26");
        page.advance(25_999);
        page.wait_digits(Color::White, "0.1");
        assert_eq!(white(page).overtime, byo(5, 1));
        // A millisecond more, and the first period is lost.
        page.advance(1);
        assert_eq!(white(page).overtime, byo(4, 30_000));
        page.wait_digits(Color::White, "0:30");
        play(page, Color::White, 29_999);
        assert_eq!(
            white(page).overtime,
            byo(4, 30_000),
            "a press fills the period again"
        );
        play(page, Color::Black, 1_000);
        // A press that was a mistake: 2.5 s more count for White.
        play(page, Color::White, 40_000);
        assert_eq!(white(page).overtime, byo(3, 30_000));
        page.advance(2_500);
        pause(page);
        act(page, "undo");
        assert_eq!(white(page).overtime, byo(3, 17_500));
        page.wait_digits(Color::White, "17.5");
        resume(page, Color::White);
        play(page, Color::White, 17_499);
        assert_eq!(white(page).overtime, byo(3, 30_000));
        play(page, Color::Black, 1_000);
        // All three of them.
        page.advance(89_999);
        assert_eq!(white(page).overtime, byo(1, 1));
        assert_eq!(page.half(Color::White).flag, None);
        page.advance(1);
        page.wait_for("[data-color=white] .flag[data-flag=alone]");
        page.wait_digits(Color::White, "0.0");
        expect_moves(page, Color::White, 3);
        // The fallen flag opens no result by itself; the arbiter says it.
        page.advance(1_000);
        page.tap("[data-act=panel]");
        act(page, "flag-win");
        is_over(page, "0-1", "flag");
    });
}

#[test]
fn an_hourglass_of_one_minute() {
    Stage::still().run(|page| {
        page.open_control("hourglass 1");
        let mut left = ByColor::both(MINUTE);
        start(page);
        for (number, thought) in (1..).zip([5_005, 12_340, 1, 25_000, 3_333]) {
            for side in Color::ALL {
                if side == Color::White && number == 2 {
                    page.advance(10_250);
                    page.reload();
                    page.wait_running(Some(Color::White));
                    left.white -= 10_250;
                    left.black += 10_250;
                    page.expect(left.white, left.black);
                }
                if side == Color::White && number == 4 {
                    play(page, side, 7_000);
                    page.advance(600);
                    pause(page);
                    act(page, "undo");
                    left.white -= 7_600;
                    left.black += 7_600;
                    page.expect(left.white, left.black);
                    resume(page, Color::White);
                }
                play(page, side, thought + 90);
                *left.get_mut(side) -= thought + 90;
                *left.get_mut(side.other()) += thought + 90;
                assert_eq!(left.white + left.black, 2 * MINUTE, "no sand is lost");
                page.expect(left.white, left.black);
            }
        }
        end(page, "1-0", "checkmate");
        page.expect(left.white, left.black);
    });
}
