//! A correspondence game on its page: its statement and what corrects it.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;

use crate::own_games::{game, open, refilled_by_hand};

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
