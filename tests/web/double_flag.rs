//! The double flag at the clock: the examples of the article that describes it, and statements
//! about the board.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{BonusRule, Color, EndReason, GameResult, Mode, Outcome, Overtime, Phase};
use zeitnot::time::Millis;
use zeitnot::ui::text::controls;

use crate::table::{Table, half};
use zeitnot_fixtures::figures::figures;

const MINUTE: i64 = 60_000;
/// The article's own example.
const ARTICLE: &str = "15 df60/10";
/// The same after a minute.
const SHORT: &str = "1 df60/10";
const CLAIM: &str = "button.claim-draw";

/// White has used up the main time, and thinks.
async fn white_on_extra() -> Table {
    let table = Table::with(SHORT).await;
    table.start().await;
    table.advance(MINUTE).await;
    first_flag(&table, Color::White);
    table
}

#[track_caller]
fn first_flag(table: &Table, side: Color) {
    table
        .page
        .get(&format!("{} .flag[data-flag=main-time]", half(side)));
}

/// Checks the extra time that a side has left, in the game kept and on the face.
#[track_caller]
fn expect_extra(table: &Table, side: Color, left: i64) {
    let extra = Overtime::Extra {
        left: Millis::new(left),
    };
    let account = table.state().accounts.get(side).to_owned();
    assert_eq!(account.overtime, extra);
    assert!(account.first_flag.is_some());
    table.expect_digits(side, &figures(left));
    table.page.get(&format!("{}[data-time=extra]", half(side)));
    detail_has(table, side, "Extra time · draw only");
}

#[track_caller]
fn detail_has(table: &Table, side: Color, words: &str) {
    let detail = table.page.text(&format!("{} .detail", half(side)));
    assert!(detail.contains(words), "{side:?}: {detail}");
}

/// The game is over without anybody having said so, and both halves and the strip say how.
#[track_caller]
fn over_by_itself(table: &Table, result: GameResult, reason: EndReason) {
    table.expect_running(None);
    let state = table.state();
    assert!(matches!(state.phase, Phase::Fallen(_)), "{:?}", state.phase);
    let game = table.page.kept().unwrap();
    let outcome = state.outcome(game.clock.setup());
    assert_eq!(outcome, Some(Outcome { result, reason }));
    for place in [
        "button.half[data-seat=first]",
        "button.half[data-seat=second]",
        ".bar.resting",
    ] {
        table.page.get(&format!(
            "{place}[data-result='{}'][data-reason={}]",
            result.score(),
            reason.name()
        ));
    }
    let said = table.page.text(".bar .acts:not(.copy) .verdict");
    assert!(!said.is_empty());
    for side in Color::ALL {
        detail_has(table, side, &said);
    }
    // A draw has a plate on each half, and a lost flag its own.
    let plates = if result == GameResult::Draw { 2 } else { 0 };
    assert_eq!(table.page.count(".half.draws .drawn"), plates);
    assert_eq!(table.page.count(".half.plated"), 2);
    assert_eq!(table.page.count(CLAIM), 0, "there is nothing left to claim");
}

/// The half says what its press gives.
#[track_caller]
fn expect_gift(table: &Table, side: Color, gives: i64) {
    let tenths = gives / 100;
    let gives = format!("+{}.{} s when you press", tenths / 10, tenths % 10);
    detail_has(table, side, &gives);
}

#[wasm_bindgen_test]
async fn a_press_with_44_seconds_left_gives_8_and_leaves_52() {
    let table = Table::with(ARTICLE).await;
    table.expect_digits(Color::White, "15:00");
    table.start().await;
    let behind = controls::mode(Mode::DoubleFlag {
        extra: Millis::new(MINUTE),
        bonus: Millis::seconds(10),
        rule: BonusRule::Hybrid,
    });
    detail_has(&table, Color::White, &behind);
    table.advance(15 * MINUTE - 1).await;
    assert_eq!(table.page.count(".flag"), 0);
    table.advance(1).await;
    first_flag(&table, Color::White);
    expect_extra(&table, Color::White, MINUTE);
    expect_gift(&table, Color::White, 0);
    table.advance(16_000).await;
    expect_extra(&table, Color::White, 44_000);
    expect_gift(&table, Color::White, 8_000);
    table.press(Color::White).await;
    table.expect_running(Some(Color::Black));
    expect_extra(&table, Color::White, 52_000);
    // Black has main time: a press gives nothing, and the half says what follows the main time.
    detail_has(&table, Color::Black, &behind);
    table.play(Color::Black, 3_000).await;
    table.expect_digits(Color::Black, "14:57");
    // The article's other examples: up to 40 the whole bonus.
    table.advance(12_000).await;
    expect_gift(&table, Color::White, 10_000);
    table.advance(30_000).await;
    expect_gift(&table, Color::White, 10_000);
    table.press(Color::White).await;
    table.expect_running(Some(Color::Black));
    expect_extra(&table, Color::White, 20_000);
    table.close().await;
}

#[wasm_bindgen_test]
async fn both_first_flags_draw_whichever_falls_first() {
    for first in Color::ALL {
        let table = Table::with(SHORT).await;
        table.start().await;
        if first == Color::Black {
            table.play(Color::White, 1_000).await;
        }
        table.advance(MINUTE).await;
        first_flag(&table, first);
        table.play(first, 5_000).await;
        let left = if first == Color::Black { 1_000 } else { 0 };
        table.advance(MINUTE - left - 1).await;
        table.expect_running(Some(first.other()));
        table.page.get(CLAIM);
        table.advance(1).await;
        first_flag(&table, Color::White);
        first_flag(&table, Color::Black);
        over_by_itself(&table, GameResult::Draw, EndReason::BothFirstFlags);
        table.close().await;
    }
}

#[wasm_bindgen_test]
async fn rook_against_rook_is_held_on_extra_time_until_both_flags_draw() {
    let table = Table::with("2 df30/5").await;
    table.start().await;
    table.advance(2 * MINUTE).await;
    first_flag(&table, Color::White);
    let (mut white, mut black) = (30_000, 2 * MINUTE);
    // White takes five seconds a move, and could do so for ever; Black shuffles a rook.
    while black > 3_000 {
        table.play(Color::White, 5_000).await;
        white -= 5_000;
        white = (white + 5_000).min((white + 30_000) / 2);
        expect_extra(&table, Color::White, white);
        assert!(white >= 5_000, "every move has the bonus at least");
        table.play(Color::Black, 3_000).await;
        black -= 3_000;
    }
    table.play(Color::White, 5_000).await;
    table.advance(3_000).await;
    over_by_itself(&table, GameResult::Draw, EndReason::BothFirstFlags);
    table.close().await;
}

#[wasm_bindgen_test]
async fn extra_time_that_runs_out_loses() {
    let table = white_on_extra().await;
    table.advance(MINUTE - 1).await;
    table.expect_running(Some(Color::White));
    table.advance(1).await;
    let flag = format!("{} .flag[data-flag=extra-time]", half(Color::White));
    table.page.get(&flag);
    over_by_itself(&table, GameResult::Win(Color::Black), EndReason::ExtraTime);
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_panel_says_that_mate_on_extra_time_draws_before_it_is_chosen() {
    let table = white_on_extra().await;
    table.advance(1_000).await;
    table.pause().await;
    table.act("end").await;
    let Table { page, .. } = &table;
    page.click(".panel .results [data-result='1/2-1/2']").await;
    let words = page.text(".panel .facts");
    assert!(
        words.contains("checkmate on extra time only draws"),
        "{words}"
    );
    // In this mode the clock counts neither moves nor repetitions.
    for reason in ["fiftymoves", "repetition"] {
        let uncounted = format!(".panel .facts [data-reason={reason}]");
        assert_eq!(page.count(&uncounted), 0, "{words}");
    }
    page.click(".panel .facts [data-reason=mateonextratime]")
        .await;
    table.act("finish").await;
    table.expect_over("1/2-1/2", "mateonextratime");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_mate_by_the_side_with_main_time_wins() {
    let table = white_on_extra().await;
    table.pause().await;
    table.act("end").await;
    table.choose_result("0-1", "checkmate").await;
    table.expect_over("0-1", "checkmate");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_player_resigning_a_game_that_can_be_drawn_is_reminded() {
    let table = white_on_extra().await;
    table.pause().await;
    table.act("end").await;
    table.choose_result("1-0", "resignation").await;
    table.expect_running(None);
    let phase = table.state().phase;
    assert!(matches!(phase, Phase::Stopped(..)), "{phase:?}");
    table.act("claim-instead").await;
    table.expect_over("1/2-1/2", "firstflagclaim");
    // The end is undone, and the player insists.
    table.act("undo").await;
    table.act("end").await;
    table.choose_result("1-0", "resignation").await;
    table.act("resign-still").await;
    table.expect_over("1-0", "resignation");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_page_opened_again_in_extra_time_keeps_it_to_the_millisecond() {
    let mut table = white_on_extra().await;
    table.advance(7_777).await;
    for _ in 0..2 {
        table = table.reload_after(0).await;
        table.expect_running(Some(Color::White));
        expect_extra(&table, Color::White, MINUTE - 7_777);
        table.page.get(CLAIM);
    }
    table.play(Color::White, 8_223).await;
    expect_extra(&table, Color::White, 52_000);
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_press_on_extra_time_is_undone_with_what_it_gave() {
    let table = white_on_extra().await;
    table.play(Color::White, 16_000).await;
    expect_extra(&table, Color::White, 52_000);
    table.advance(1_500).await;
    table.pause().await;
    table.act("undo").await;
    expect_extra(&table, Color::White, 42_500);
    table.resume(Color::White).await;
    table.play(Color::White, 500).await;
    // The article's second example.
    expect_extra(&table, Color::White, 51_000);
    table.close().await;
}

#[wasm_bindgen_test]
async fn extra_time_is_corrected_and_main_time_puts_the_first_flag_up_again() {
    let table = white_on_extra().await;
    let Table { page, .. } = &table;
    table.advance(10_000).await;
    table.pause().await;
    table.act("correct").await;
    page.write("[name=white-left]", "33").await;
    page.click("[data-act=save-correction]").await;
    page.get(".panel [data-act=resume]");
    expect_extra(&table, Color::White, 33_000);
    table.act("correct").await;
    page.write("[name=white-min]", "2").await;
    page.click("[data-act=save-correction]").await;
    table.expect_digits(Color::White, "2:00");
    table.resume(Color::White).await;
    assert_eq!(page.count(".flag"), 0);
    assert_eq!(page.count(CLAIM), 0);
    table.advance(2 * MINUTE).await;
    first_flag(&table, Color::White);
    expect_extra(&table, Color::White, 33_000);
    table.close().await;
}
