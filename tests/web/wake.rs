//! Keeping the screen on.

use js_sys::{Reflect, eval};
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;

use crate::table::Table;

/// A clock on a device whose screen locks the test counts.
async fn watched() -> Table {
    let table = Table::open().await;
    eval(include_str!("wake_spy.js")).unwrap();
    table
}

/// A count: how many locks are `held`, or how many were `asked` for.
fn counted(name: &str) -> Option<f64> {
    let spy = Reflect::get(&js_sys::global(), &"__wake".into()).unwrap();
    Reflect::get(&spy, &name.into()).unwrap().as_f64()
}

async fn held(table: &Table, locks: f64) {
    table.advance(0).await;
    assert_eq!(counted("held"), Some(locks));
    table.advance(3_000).await;
    assert_eq!(counted("held"), Some(locks));
}

#[wasm_bindgen_test]
async fn the_screen_is_kept_on_exactly_while_a_clock_runs() {
    let table = watched().await;
    held(&table, 0.0).await;
    table.start().await;
    held(&table, 1.0).await;
    table.play(Color::White, 1_000).await;
    table.play(Color::Black, 1_000).await;
    held(&table, 1.0).await;
    assert_eq!(counted("asked"), Some(1.0), "once for all presses");
    table.pause().await;
    held(&table, 0.0).await;
    table.resume(Color::White).await;
    held(&table, 1.0).await;
    table.time.hide().await;
    held(&table, 0.0).await;
    table.time.show().await;
    held(&table, 1.0).await;
    table.pause().await;
    table.act("end").await;
    table.choose_result("1/2-1/2", "agreement").await;
    table.expect_over("1/2-1/2", "agreement");
    held(&table, 0.0).await;
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_screen_is_let_go_when_a_flag_stops_the_clocks() {
    let table = watched().await;
    table.start().await;
    held(&table, 1.0).await;
    table.advance(182_000).await;
    table.page.get("[data-color=white] .flag");
    held(&table, 0.0).await;
    table.close().await;
}
