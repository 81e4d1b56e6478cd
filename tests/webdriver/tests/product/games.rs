//! A long game played through by touch, with a reload and an undo in the middle. The expected
//! values are computed here by hand, from the words of its control. Those of other modes are in
//! `tests/web/games.rs`.

use zeitnot::clock::{ByColor, Color};
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::table::{act, end, expect_moves, pause, play, resume, start};

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
        // The clock of a finished game does not run.
        page.advance(5 * MINUTE);
        page.expect(left.white, left.black);
    });
}
