//! Games of several modes played through at the clock, each with a page that is opened again and an
//! undo in the middle. The expected times are computed by hand, from the words of each control.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{ByColor, Color, Overtime, Phase};
use zeitnot::time::Millis;

use crate::table::Table;

const MINUTE: i64 = 60_000;

#[wasm_bindgen_test]
async fn ninety_minutes_for_forty_moves_then_thirty_with_thirty_seconds_a_move() {
    let mut table = Table::with("90/40+30, 30+30").await;
    let mut left = ByColor::both(90 * MINUTE + 30_000);
    table.expect_digits(Color::White, "1:30:30");
    table.expect_digits(Color::Black, "1:30:30");
    table.start().await;
    for number in 1..=42 {
        for side in Color::ALL {
            // Never a round number.
            let mut thought = 3_011 + 357 * i64::from(number % 37);
            if side == Color::White && number == 15 {
                table.advance(10_250).await;
                table = table.reload_after(0).await;
                table.expect_running(Some(Color::White));
                left.white -= 10_250;
                table.expect(left.white, left.black);
            }
            if side == Color::White && number == 25 {
                table.play(side, 40_123).await;
                table.advance(1_700).await;
                table.pause().await;
                table.act("undo").await;
                left.white -= 40_123 + 1_700;
                table.expect(left.white, left.black);
                // Nothing runs while they talk about it.
                table.advance(25_000).await;
                table.expect(left.white, left.black);
                table.resume(Color::White).await;
            }
            if side == Color::Black {
                thought += 777;
            }
            table.play(side, thought).await;
            *left.get_mut(side) += 30_000 - thought;
            if number == 40 {
                *left.get_mut(side) += 30 * MINUTE;
            }
            table.expect(left.white, left.black);
            table.expect_moves(side, number);
        }
    }
    let periods = table.state().accounts.map(|account| account.period);
    assert_eq!(periods, ByColor::both(1), "both are in the second period");
    table.pause().await;
    table.act("end").await;
    table.choose_result("1/2-1/2", "agreement").await;
    table.expect_over("1/2-1/2", "agreement");
    // The clock of a finished game does not run.
    table.advance(5 * MINUTE).await;
    table.expect(left.white, left.black);
    table.close().await;
}

#[wasm_bindgen_test]
async fn five_minutes_with_a_delay_of_two_seconds() {
    let mut table = Table::with("5 d2").await;
    let mut left = ByColor::both(5 * MINUTE);
    table.start().await;
    // Up to two seconds cost nothing, and nothing is gained.
    for (number, thought) in (1..).zip([2_000, 1, 1_999, 2_001, 30_500, 61_234, 400, 9_999]) {
        for side in Color::ALL {
            if side == Color::White && number == 4 {
                // 10.25 s, of which the delay covers 2 s; the rest of the thought has no delay.
                table.advance(10_250).await;
                table = table.reload_after(0).await;
                table.expect_running(Some(Color::White));
                left.white -= 8_250;
                table.expect(left.white, left.black);
                table.play(side, thought).await;
                left.white -= thought;
            } else if side == Color::White && number == 6 {
                table.play(side, 5_000).await;
                table.advance(600).await;
                table.pause().await;
                table.act("undo").await;
                // One turn of 5.6 s with one delay.
                left.white -= 3_600;
                table.expect(left.white, left.black);
                table.resume(Color::White).await;
                table.play(side, thought).await;
                left.white -= thought;
            } else {
                table.play(side, thought).await;
                *left.get_mut(side) -= (thought - 2_000).max(0);
            }
            table.expect(left.white, left.black);
        }
    }
    // The last millisecond, delay included.
    table.advance(2_000 + left.white - 1).await;
    table.expect(1, left.black);
    assert_eq!(table.page.count(".flag"), 0);
    table.advance(1).await;
    table.page.get("[data-color=white] .flag[data-flag=alone]");
    table.expect(0, left.black);
    table.advance(60_000).await;
    table.expect(0, left.black);
    let phase = table.state().phase;
    assert!(matches!(phase, Phase::Fallen(_)), "{phase:?}");
    table.close().await;
}

#[wasm_bindgen_test]
async fn half_an_hour_and_five_byo_yomi_periods_of_thirty_seconds() {
    let mut table = Table::with("30 byo 5x30").await;
    table.expect_digits(Color::White, "30:00");
    table.start().await;
    table.play(Color::White, 29 * MINUTE).await;
    table.play(Color::Black, 12_345).await;
    table.expect(MINUTE, 30 * MINUTE - 12_345);
    // A minute of main time and the beginning of the first period.
    table.advance(MINUTE + 4_000).await;
    table.expect_digits(Color::White, "0:26");
    table = table.reload_after(0).await;
    table.expect_running(Some(Color::White));
    table.expect_digits(Color::White, "0:26");
    table.advance(25_999).await;
    table.expect_digits(Color::White, "0.1");
    expect_byo_yomi(&table, 5, 1);
    // A millisecond more, and the first period is lost.
    table.advance(1).await;
    expect_byo_yomi(&table, 4, 30_000);
    table.expect_digits(Color::White, "0:30");
    // A press fills the period again.
    table.play(Color::White, 29_999).await;
    expect_byo_yomi(&table, 4, 30_000);
    table.play(Color::Black, 1_000).await;
    // The press was a mistake: White is charged 2.5 s more.
    table.play(Color::White, 40_000).await;
    expect_byo_yomi(&table, 3, 30_000);
    table.advance(2_500).await;
    table.pause().await;
    table.act("undo").await;
    expect_byo_yomi(&table, 3, 17_500);
    table.expect_digits(Color::White, "17.5");
    table.resume(Color::White).await;
    table.play(Color::White, 17_499).await;
    expect_byo_yomi(&table, 3, 30_000);
    table.play(Color::Black, 1_000).await;
    // All three of them.
    table.advance(89_999).await;
    expect_byo_yomi(&table, 1, 1);
    assert_eq!(table.page.count(".flag"), 0);
    table.advance(1).await;
    table.page.get("[data-color=white] .flag[data-flag=alone]");
    table.expect_digits(Color::White, "0.0");
    table.expect_moves(Color::White, 3);
    // A fallen flag alone decides no result; the arbiter enters it.
    table.advance(1_000).await;
    table.page.click("[data-act=panel]").await;
    table.act("flag-win").await;
    table.expect_over("0-1", "flag");
    table.close().await;
}

#[track_caller]
fn expect_byo_yomi(table: &Table, periods: u16, left: i64) {
    let left = Millis::new(left);
    let now = table.state().accounts.white.overtime;
    assert_eq!(now, Overtime::ByoYomi { left, periods });
}

#[wasm_bindgen_test]
async fn an_hourglass_of_one_minute() {
    let mut table = Table::with("hourglass 1").await;
    let mut left = ByColor::both(MINUTE);
    table.start().await;
    for (number, thought) in (1..).zip([5_005, 12_340, 1, 25_000, 3_333]) {
        for side in Color::ALL {
            if side == Color::White && number == 2 {
                table.advance(10_250).await;
                table = table.reload_after(0).await;
                table.expect_running(Some(Color::White));
                left.white -= 10_250;
                left.black += 10_250;
                table.expect(left.white, left.black);
            }
            if side == Color::White && number == 4 {
                table.play(side, 7_000).await;
                table.advance(600).await;
                table.pause().await;
                table.act("undo").await;
                left.white -= 7_600;
                left.black += 7_600;
                table.expect(left.white, left.black);
                table.resume(Color::White).await;
            }
            table.play(side, thought + 90).await;
            *left.get_mut(side) -= thought + 90;
            *left.get_mut(side.other()) += thought + 90;
            assert_eq!(left.white + left.black, 2 * MINUTE, "no sand is lost");
            table.expect(left.white, left.black);
        }
    }
    table.pause().await;
    table.act("end").await;
    table.choose_result("1-0", "checkmate").await;
    table.expect_over("1-0", "checkmate");
    table.expect(left.white, left.black);
    table.close().await;
}
