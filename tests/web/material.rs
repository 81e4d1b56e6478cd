//! A flag fell on a clock without a board: the remaining pieces decide the result.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::table::Table;

/// White's flag has fallen, and the panel asks.
async fn flag_fell() -> Table {
    let table = Table::with("1 d2").await;
    table.start().await;
    table.advance(62_000).await;
    table.page.get(".flag[data-flag=alone]");
    table.page.click("[data-act=panel]").await;
    table.page.click(".panel [data-act=material]").await;
    table
}

async fn tap(table: &Table, name: &str) {
    let key = format!(".panel [data-tap={name}]");
    table.page.click(&key).await;
}

#[track_caller]
fn says(table: &Table, verdict: &str) {
    table
        .page
        .get(&format!(".panel .says[data-verdict={verdict}]"));
}

#[wasm_bindgen_test]
async fn the_opponents_pieces_tell_in_one_tap_what_a_flag_costs() {
    let table = flag_fell().await;
    for piece in ["pawns", "queen", "rook"] {
        let name = ["theirs-", piece].concat();
        tap(&table, &name).await;
        says(&table, "can");
        table.page.get(".panel [data-act=flag-win].main");
        tap(&table, &name).await;
    }
    tap(&table, "theirs-bare").await;
    says(&table, "cannot");
    table.page.get(".panel [data-act=flag-draw].main");
    table.act("flag-draw").await;
    table.expect_over("1/2-1/2", "flagwithoutmate");
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_panel_asks_for_own_pieces_if_the_verdict_depends_on_them() {
    let table = flag_fell().await;
    tap(&table, "theirs-knight").await;
    says(&table, "depends");
    table
        .page
        .get(".panel [data-act=winnability][href='#/winning']");
    // Bishops on squares of one colour cannot mate an opponent without a bishop on the other
    // colour.
    for (taps, verdict) in [
        (&["knights-more"][..], "can"),
        (&["knights-one"], "depends"),
        (&["own-queen"], "cannot"),
        (&["own-pawns"], "can"),
        (
            &[
                "theirs-knight",
                "theirs-bishop",
                "own-pawns",
                "own-queen",
                "own-bishop",
            ],
            "depends",
        ),
        (&["theirs-bishops-light", "own-bishops-light"], "cannot"),
        (&["own-bishops-dark"], "can"),
    ] {
        for name in taps {
            tap(&table, name).await;
        }
        says(&table, verdict);
    }
    table.act("flag-win").await;
    table.expect_over("0-1", "flag");
    table.close().await;
}
