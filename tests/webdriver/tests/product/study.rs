//! A game to look at.

use serde_json::json;
use zeitnot_core::game::pgn::{self, Limits};
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::board::write;
use crate::files::{SAVED, choose_file, saved};
use crate::keyboard::reach;

const ENTER: char = '\u{e007}';
const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';
const DOWN: char = '\u{e015}';

const GAME: &str = "[Event \"Club evening\"]\n[White \"Réti, Richard\"]\n[Black \"N. N.\"]\n\
    [Result \"1-0\"]\n[Board \"3\"]\n\n\
    {A model game.} 1. Nf3 $14 {[%clk 0:05:00] His opening} d5 {[%clk 0:04:58.5][%emt 0:00:02]} \
    (1... Nf6!? 2. c4 (2. g3 {quiet} g6 $211) 2... e6) ({or} 1... f5?) 2. c4 d4 $146 3. b4 1-0\n";

/// Notes what is copied.
const COPIED: &str = "Object.defineProperty(navigator, 'clipboard', { value: {\
    writeText: (text) => { window.copied = text; return Promise.resolve(); } } });";

#[track_caller]
fn current(page: &Page) -> String {
    page.text(".passage .move[aria-current]")
}

/// The text of an export.
#[track_caller]
fn exported(page: &Page, act: &str) -> String {
    saved(page, || page.tap(&format!("[data-act={act}]")))
}

#[test]
fn a_file_is_opened_copied_saved_and_kept_over_a_reload() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.inject(SAVED);
        page.inject(COPIED);
        page.open("#/study");
        choose_file(page, "[name=pgn-file]", "game.pgn", GAME);
        page.wait_for(".game-sheet");
        let game = &pgn::parse(GAME, &Limits::default()).games[0];
        let written = pgn::write(&game.tree, game.result);
        assert_eq!(exported(page, "save-pgn"), written);
        page.tap("[data-act=copy-pgn]");
        page.wait("document.querySelector('.message').innerText === 'Copied.'");
        assert_eq!(page.value("window.copied"), json!(written));

        page.tap("[data-act=later]");
        page.tap(".board [data-square=b8]");
        page.tap(".board [data-square=c6]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nc6'");
        let before = exported(page, "save-pgn");
        page.reload_any();
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nc6'");
        assert_eq!(exported(page, "save-pgn"), before);
        // A comment that is being written is kept too.
        page.tap(".annotate summary");
        page.fill("[name=comment]", "half a word");
        page.reload_any();
        page.wait("document.querySelector('.text-of-game')?.innerText.includes('half a word')");
    });
}

#[test]
fn a_game_is_opened_walked_and_added_to_by_keyboard_alone() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.open("#/study");
        page.wait_for("[name=pgn]");
        reach(page, "[name=pgn]");
        page.session()
            .cdp("Input.insertText", json!({ "text": GAME }));
        reach(page, "[data-act=open]");
        page.key(ENTER);
        page.wait("document.activeElement.matches('[data-act=later]')");
        page.key(RIGHT);
        page.key(RIGHT);
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'd5'");
        page.key(DOWN);
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nf6!?'");
        page.key(LEFT);
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nf3'");
        // The new position is announced.
        assert!(
            page.text("p.spoken").contains("knight"),
            "{}",
            page.text("p.spoken")
        );
        reach(page, ".board [data-square]");
        let go = |to: &str| {
            for _ in 0..20 {
                let at = page.value("document.activeElement.dataset.square");
                let at = at.as_str().unwrap().as_bytes();
                let to = to.as_bytes();
                if at == to {
                    return;
                }
                page.key(match (at[0].cmp(&to[0]), at[1].cmp(&to[1])) {
                    (std::cmp::Ordering::Less, _) => RIGHT,
                    (std::cmp::Ordering::Greater, _) => LEFT,
                    (_, std::cmp::Ordering::Less) => '\u{e013}',
                    _ => DOWN,
                });
            }
            panic!("the arrows do not reach {to}");
        };
        go("b8");
        page.key(ENTER);
        go("c6");
        page.key(ENTER);
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nc6'");
        assert_eq!(current(page), "Nc6");
    });
}

#[test]
fn a_game_that_was_played_on_the_board_is_exported_and_looked_at() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.inject(SAVED);
        page.open("#/board");
        page.wait_for(".board [role=row] button");
        for san in ["e4", "e5", "Nf3"] {
            write(page, san);
        }
        page.go(&format!("#/game/{}", page.game().id));
        page.wait_for("[data-export=pgn]");
        let text = saved(page, || page.tap("[data-export=pgn]"));
        assert!(text.contains("1. e4 {[%clk"), "{text}");
        assert!(!text.contains("????.??.??"), "{text}");
        page.tap("[data-act=look-at-it]");
        page.wait("document.querySelectorAll('.passage .move').length === 3");
        assert_eq!(exported(page, "save-pgn"), text);
    });
}
