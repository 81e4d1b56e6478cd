//! Settings that another tab has stored.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::embed::options::Theme;
use zeitnot::storage::shared::SharedValue as _;
use zeitnot::ui::context::settings::Settings;

#[wasm_bindgen_test]
fn a_board_that_is_open_in_another_tab_is_not_put_beside_the_clock_here() {
    let mine = Settings::default();
    let mut theirs = mine.clone();
    theirs.theme = Theme::Dark;
    theirs.board.on = true;
    theirs.adopt(&mine);
    assert!(!theirs.board.on);
    assert_eq!(theirs.theme, Theme::Dark);
}
