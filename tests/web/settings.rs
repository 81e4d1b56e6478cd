//! The settings, and the page of keys behind them.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::embed::options::Theme;
use zeitnot::storage::shared::SharedValue as _;
use zeitnot::ui::context::settings::Settings;

use crate::page::Page;

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

#[wasm_bindgen_test]
async fn a_setting_is_seen_at_once_and_kept() {
    let page = Page::open().await;
    page.go("/settings").await;
    page.click("input[name=theme][value='2']").await;
    let theme = || {
        let document = web_sys::window().unwrap().document().unwrap();
        document
            .document_element()
            .unwrap()
            .get_attribute("data-theme")
    };
    assert_eq!(theme().as_deref(), Some("dark"));
    page.shut().await;
    zeitnot::platform::media::set_theme(None);
    let page = Page::again().await;
    assert_eq!(theme().as_deref(), Some("dark"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_name_that_is_too_long_is_reported_and_not_used() {
    let page = Page::open().await;
    page.go("/settings").await;
    page.write("#field-player-white", "Ada").await;
    page.write("#field-player-white", &"a".repeat(41)).await;
    assert!(!page.text("#field-player-white-note[role=alert]").is_empty());
    page.go("/clock").await;
    assert_eq!(page.text(".half[data-color=white] .name"), "Ada");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_page_about_keys_names_them() {
    let page = Page::open().await;
    page.go("/keys").await;
    let text = page.text("main");
    for key in ["Space", "A", "L", "U", "F"] {
        assert!(text.contains(key), "{key} is not in: {text}");
    }
    page.close().await;
}
