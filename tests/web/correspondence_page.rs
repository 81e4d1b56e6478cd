//! A correspondence game on its page: its statement and what corrects it.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::correspondence::civil::Civil;
use zeitnot::correspondence::{Seconds, Utc};

use crate::own_games::{ago, game, kept, now, open, refilled_by_hand};

#[wasm_bindgen_test]
async fn a_correction_that_is_left_closes_its_form() {
    let (_time, page) = open(|| {
        let moves = [("e4", 3), ("c5", 3), ("Nf3", 3)];
        (
            refilled_by_hand(30),
            vec![game("7", Color::White, "Bo", 30, &moves)],
        )
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entries").await;
    assert_eq!(page.count("[data-place]"), 4);
    page.click("[data-act=line-1]").await;
    page.click("[data-act=correct-1]").await;
    page.wait_for(".correspondence-ask").await;
    page.click("[name=remove-entry]").await;
    page.wait_for("[data-refused]").await;
    page.click("[data-act=cancel-entry]").await;
    assert!(page.find(".correspondence-ask").is_none());
    page.close().await;
}

/// The stamp of the last entry that is kept.
fn last_stamp() -> Utc {
    kept("7").journal.last().unwrap().at
}

#[wasm_bindgen_test]
async fn ones_own_move_is_entered_now_without_a_word_about_its_time() {
    let (_time, page) = open(|| {
        (
            refilled_by_hand(30),
            vec![game("7", Color::White, "Bo", 30, &[("e4", 3), ("c5", 3)])],
        )
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entry").await;
    page.write("[name=move]", "Nf3").await;
    page.click("[data-act=lay-move]").await;
    assert!(page.find("[name=stamp]").is_none());
    page.get("[data-act=change-stamp]");
    page.click("[data-act=save-entry]").await;
    assert_eq!(last_stamp(), now());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_move_is_pasted_with_its_date_from_a_server() {
    let (_time, page) = open(|| {
        (
            refilled_by_hand(30),
            vec![game("7", Color::White, "Bo", 30, &[("e4", 3)])],
        )
    })
    .await;
    let at = ago(2);
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entry").await;
    let line = format!("1\u{2026} c5 ({}Z)", Civil::of(at, Seconds::ZERO));
    page.write("[name=move]", &line).await;
    page.click("[data-act=lay-move]").await;
    page.wait_for("[data-act=save-entry]:not(:disabled)").await;
    page.click("[data-act=save-entry]").await;
    assert_eq!(last_stamp(), at);
    page.close().await;
}
