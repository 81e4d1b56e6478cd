//! A page that is opened again or was hidden, a device that sleeps, and a new game started from the
//! panel.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{Color, Phase};

use crate::page::storage;
use crate::table::Table;

/// Three minutes and the two seconds of the first move.
const START: i64 = 182_000;
const ASKS: &str = ".panel [data-act=count-away]";

#[wasm_bindgen_test]
async fn a_short_absence_is_charged_and_asks_nothing() {
    let table = Table::open().await;
    table.start().await;
    table.advance(1_000).await;
    let table = table.reload_after(1_500).await;
    table.expect_running(Some(Color::White));
    assert_eq!(table.page.count(ASKS), 0);
    table.expect(START - 2_500, START);
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_paused_game_stays_paused_however_long_the_page_is_away() {
    let table = Table::open().await;
    table.start().await;
    table.advance(1_000).await;
    table.pause().await;
    let table = table.reload_after(3_600_000).await;
    table.expect(START - 1_000, START);
    assert_eq!(table.page.count(ASKS), 0);
    table.resume(Color::White).await;
    table.advance(500).await;
    table.expect(START - 1_500, START);
    table.close().await;
}

/// White has thought for 10 seconds when the page is closed for a minute.
async fn away() -> Table {
    let table = Table::open().await;
    table.start().await;
    table.advance(10_000).await;
    let table = table.reload_after(60_000).await;
    table.page.get(ASKS);
    table.page.get(".panel [data-act=ignore-away]");
    table.expect_running(None);
    // While the players think about it, nobody is charged.
    table.advance(33_000).await;
    table
}

async fn answer(table: &Table, act: &str) {
    table.act(act).await;
    assert_eq!(table.page.count(ASKS), 0);
    table.expect_running(Some(Color::White));
}

#[wasm_bindgen_test]
async fn a_long_absence_counts_when_the_players_say_so() {
    let table = away().await;
    answer(&table, "count-away").await;
    table.expect(START - 70_000, START);
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_long_absence_is_decided_and_the_clocks_stay_stopped() {
    for (act, white) in [
        ("ignore-away-paused", START - 10_000),
        ("count-away-paused", START - 70_000),
    ] {
        let table = away().await;
        assert_eq!(table.page.count(".panel .primary .main"), 1);
        table.page.get(".panel [data-act=ignore-away-paused].main");
        table.act(act).await;
        assert_eq!(table.page.count(ASKS), 0);
        table.expect_running(None);
        table.advance(5_000).await;
        table.expect(white, START);
        table.resume(Color::White).await;
        table.close().await;
    }
}

#[wasm_bindgen_test]
async fn a_long_absence_does_not_count_when_the_players_say_so() {
    let table = away().await;
    answer(&table, "ignore-away").await;
    table.expect(START - 10_000, START);
    let table = table.reload_after(0).await;
    table.expect(START - 10_000, START);
    table.close().await;
}

#[wasm_bindgen_test]
async fn an_unanswered_question_is_asked_again_when_the_page_is_opened() {
    let table = away().await.reload_after(1_000).await;
    answer(&table, "ignore-away").await;
    table.expect(START - 10_000, START);
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_flag_fell_at_its_exact_time_in_an_absence_that_counts() {
    let table = Table::open().await;
    table.start().await;
    table.advance(10_000).await;
    let table = table.reload_after(600_000).await;
    table.act("count-away").await;
    table.page.get("[data-color=white] .flag[data-flag=alone]");
    let began = table.page.kept().unwrap().clock.journal()[0].stamp.at;
    let fell = table.state().accounts.white.flag;
    assert_eq!(fell.map(|at| at.since(began).get()), Some(START));
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_flag_falls_at_its_exact_time_while_the_page_is_hidden() {
    let table = Table::open().await;
    table.start().await;
    table.play(Color::White, 10_000).await;
    let pressed = table.page.kept().unwrap().clock.last_instant();
    table.advance(1_000).await;
    table.time.hide().await;
    // Nothing of the page runs for ten minutes.
    table.time.skip(600_000);
    table.time.show().await;
    table.advance(0).await;
    table.page.get("[data-color=black] .flag[data-flag=alone]");
    let state = table.state();
    assert!(matches!(state.phase, Phase::Fallen(_)), "{:?}", state.phase);
    let fell = state.accounts.black.flag;
    assert_eq!(fell.map(|at| at.since(pressed).get()), Some(START));
    table.expect(START - 10_000 + 2_000, 0);
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_device_that_slept_asks_whether_the_time_counts() {
    let table = Table::open().await;
    table.start().await;
    table.advance(5_000).await;
    table.time.sleep(120_000);
    table.advance(2_000).await;
    answer(&table, "ignore-away").await;
    // The heartbeat limits the unknown time to a second.
    let white = table.state().accounts.white.balance.get();
    assert!((START - 7_000..=START - 4_000).contains(&white), "{white}");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_press_after_a_sleep_is_not_a_move_before_the_question() {
    let table = Table::open().await;
    table.start().await;
    table.advance(5_000).await;
    table.time.sleep(120_000);
    table.press(Color::White).await;
    answer(&table, "count-away").await;
    table.expect(START - 125_000, START);
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_control_that_was_chosen_is_there_before_the_first_press() {
    let table = Table::open().await;
    table.page.go("/controls").await;
    table.page.click("[data-preset='5 d2']").await;
    table.expect_digits(Color::White, "5:00");
    let table = table.reload_after(0).await;
    table.expect_digits(Color::White, "5:00");
    table.expect_digits(Color::Black, "5:00");
    assert_eq!(table.page.count("[role=alert]:not(:empty)"), 0);
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_next_game_has_its_heartbeat_from_its_first_seconds() {
    let table = Table::open().await;
    table.start().await;
    table.advance(60_000).await;
    table.pause().await;
    table.act("new").await;
    table.start().await;
    table.advance(3_000).await;
    let pulse = storage().get_item("zeitnot.pulse").unwrap();
    let pulse = pulse.expect("the page notes that a running game is alive");
    let at = pulse.split(' ').nth(1).and_then(|at| at.parse().ok());
    let at: i64 = at.expect("the pulse has the instant on its own axis");
    assert!((1_000..=3_000).contains(&at), "{pulse}");
    table.close().await;
}
