//! What is set in two tabs at once.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::storage::shared::Merge as _;
use zeitnot::ui::context::settings::{Settings, Theme};

#[wasm_bindgen_test]
fn what_was_set_in_one_tab_and_what_in_another_is_all_there() {
    let base = Settings::default();
    let mut mine = base.clone();
    mine.theme = Theme::Dark;
    mine.players.white = "Anna".into();
    mine.board.flipped = true;
    let mut theirs = base.clone();
    theirs.volume = 10;
    theirs.players.black = "Bernd".into();
    theirs.board.coordinates = false;
    let merged = Settings::merged(&base, mine.clone(), theirs.clone());
    assert_eq!((merged.theme, merged.volume), (Theme::Dark, 10));
    assert_eq!(
        (&*merged.players.white, &*merged.players.black),
        ("Anna", "Bernd")
    );
    assert!(merged.board.flipped && !merged.board.coordinates);
    // What both changed is as whoever changed it last.
    theirs.theme = Theme::Light;
    let merged = Settings::merged(&base, mine, theirs);
    assert_eq!(merged.theme, Theme::Dark);
}

#[wasm_bindgen_test]
fn a_board_that_is_open_in_another_tab_is_not_put_beside_the_clock_here() {
    let base = Settings::default();
    let mut theirs = base.clone();
    theirs.board.on = true;
    assert!(!Settings::merged(&base, base.clone(), theirs).board.on);
}
