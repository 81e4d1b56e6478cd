//! The settings, and the page of keys behind them.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::platform::location;
use zeitnot::settings::Settings;
use zeitnot::settings::Theme;
use zeitnot::storage::backup;
use zeitnot::storage::correspondence::CorrespondenceRepository;
use zeitnot::storage::shared::SharedValue as _;
use zeitnot::storage::store::MemoryStore;
use zeitnot::storage::versioned::{Schema, VersionedStore};
use zeitnot::time::WallTime;

use crate::own_games::{ago, game};
use crate::page::Page;
use crate::still::StillTime;
use zeitnot_fixtures::correspondence::{draft, event_of};

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
async fn the_page_about_keys_names_them() {
    let page = Page::open().await;
    page.go("/keys").await;
    let text = page.text("main");
    for key in ["Space", "A", "L", "U", "F"] {
        assert!(text.contains(key), "{key} is not in: {text}");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn sound_and_vibration_can_be_tried_where_the_device_has_them() {
    let run = |code: &str| {
        js_sys::Function::new_no_args(code)
            .call0(&JsValue::NULL)
            .unwrap()
    };
    run("const Audio = BaseAudioContext.prototype;
         window.made = Audio.createOscillator;
         window.knocks = 0;
         Audio.createOscillator = function () { window.knocks += 1; return made.call(this); };
         window.felt = [];
         navigator.vibrate = (pattern) => window.felt.push(...pattern) > 0;
         Object.defineProperty(navigator, 'userActivation',
           { value: { hasBeenActive: true }, configurable: true });");
    let page = Page::open().await;
    page.go("/settings").await;
    page.click("[data-act=try-sound]").await;
    assert!(run("return window.knocks;").as_f64() >= Some(2.0));
    page.click("[data-act=try-vibration]").await;
    assert_eq!(run("return window.felt.length;").as_f64(), Some(1.0));
    // With the sound off there is nothing to try.
    page.click("input[name=sound]").await;
    page.get("[data-act=try-sound]:disabled");
    page.shut().await;
    run(
        "BaseAudioContext.prototype.createOscillator = made; delete navigator.userActivation;
         navigator.vibrate = undefined;",
    );
    let page = Page::again().await;
    page.go("/settings").await;
    page.wait_for("[name=sound]").await;
    assert_eq!(page.count("[name=vibration], [data-act=try-vibration]"), 0);
    page.close().await;
    run("delete navigator.vibrate;");
}

#[wasm_bindgen_test]
async fn the_players_say_when_time_is_low() {
    let (time, page) = StillTime::open().await;
    page.go("/settings").await;
    // Off, 10, 20, 30 seconds, a minute, or by the time control.
    page.click("input[name=low-time][value='1']").await;
    page.go("/?control=5").await;
    page.touch(".half[data-color=black]").await;
    time.advance(290_000).await;
    assert_eq!(page.count(".half.low"), 0);
    page.key("Space").await;
    page.go("/settings").await;
    page.click("input[name=low-time][value='3']").await;
    page.go("/clock").await;
    page.wait_for(".half.low").await;
    page.close().await;
}

/// Chooses a file with a backup.
fn choose_backup(text: &str) {
    let choose = js_sys::Function::new_with_args(
        "text",
        "const files = new DataTransfer(); const input = document.querySelector('[name=backup]');
         files.items.add(new File([text], 'backup.json'));
         input.files = files.files; input.dispatchEvent(new Event('change'));",
    );
    choose.call1(&JsValue::NULL, &text.into()).unwrap();
}

#[wasm_bindgen_test]
async fn a_restore_is_answered_beside_its_button_with_the_way_to_the_games() {
    let there = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    let event = event_of("1", draft(ago(60)));
    let correspondence = CorrespondenceRepository(&there);
    correspondence.save_event(&event).unwrap();
    for id in ["1", "2"] {
        let game = game(id, Color::White, "Novak", 60, &[]);
        correspondence.save(&game, &event.event).unwrap();
    }
    let text = backup::export(&there, WallTime::new(1)).unwrap();
    let page = Page::open().await;
    page.go("/settings/backup").await;
    page.wait_for("[name=backup]").await;
    assert_eq!(page.text("[data-last-backup]"), "No backup saved yet.");
    choose_backup("{}");
    page.wait_for("[role=status] > [data-restored]").await;
    let said = page.text("[data-restored]");
    assert_eq!(said, "This file is not a complete backup.");
    assert_eq!(page.text("[data-last-backup]"), "");
    choose_backup(&text);
    page.wait_for("[data-act=show-restored]").await;
    let said = page.text("[data-restored]");
    assert_eq!(said, "2 games and 1 event restored. Show them");
    assert_eq!(page.text("[data-last-backup]"), "");
    assert_eq!(page.count(".notice"), 0);
    page.click("[data-act=show-restored]").await;
    page.wait_for(".correspondence-group").await;
    assert_eq!(location::hash(), "/post");
    // It is not said once more.
    page.go("/settings").await;
    page.wait_for("[name=backup]").await;
    assert_eq!(page.count("[data-restored]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_backup_is_a_file_with_the_day_in_its_name() {
    let run = |code: &str| {
        let code = js_sys::Function::new_no_args(code);
        code.call0(&JsValue::NULL).unwrap()
    };
    let page = Page::open().await;
    page.go("/settings/backup").await;
    page.wait_for("[data-act=backup]").await;
    run("HTMLAnchorElement.prototype.click = function () { window.named = this.download; };");
    page.click("[data-act=backup]").await;
    run("delete HTMLAnchorElement.prototype.click;");
    // The Swedish write dates as ISO 8601 does.
    let day = run("return new Date().toLocaleDateString('sv-SE');");
    let name = ["zeitnot-backup-", &day.as_string().unwrap(), ".json"].concat();
    assert_eq!(run("return window.named;").as_string(), Some(name));
    page.close().await;
}
