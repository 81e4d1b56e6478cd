//! A game without a finger.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::table::{PANEL, is_over, start};

/// Presses the half on the left.
pub const LEFT: char = 'a';
/// Presses the half on the right.
pub const RIGHT: char = 'l';
/// Pauses.
pub const SPACE: char = ' ';
const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';
const ESCAPE: char = '\u{e00c}';

/// Goes to an element with the Tab key; the element must then show a mark.
#[track_caller]
pub fn tab_to(page: &Page, selector: &str) {
    page.wait_for(selector);
    reach(page, selector);
    is_marked(page, selector);
}

/// The same the other way round. In Firefox a driver that goes past the end of a page leaves it for
/// the browser's own controls, and does not come back.
#[track_caller]
pub fn tab_back_to(page: &Page, selector: &str) {
    page.wait_for(selector);
    press_until(page, selector, || page.shifted_key(TAB));
    is_marked(page, selector);
}

/// Goes to an element with the Tab key, however it is marked.
#[track_caller]
pub fn reach(page: &Page, selector: &str) {
    press_until(page, selector, || page.key(TAB));
}

#[track_caller]
fn press_until(page: &Page, selector: &str, press: impl Fn()) {
    let is_there = format!("document.activeElement.matches({})", json!(selector));
    for _ in 0..120 {
        if page.value(&is_there) == json!(true) {
            return;
        }
        press();
    }
    panic!("the Tab key does not reach {selector}");
}

#[track_caller]
fn is_marked(page: &Page, selector: &str) {
    let seen = page.value(
        "(() => { const style = getComputedStyle(document.activeElement); \
         return document.activeElement.matches(':focus-visible') \
           && (style.outlineStyle !== 'none' || style.boxShadow !== 'none') })()",
    );
    assert_eq!(seen, json!(true), "the focus on {selector} cannot be seen");
}

/// The element has the keyboard.
#[track_caller]
fn focused(page: &Page, selector: &str) {
    page.wait(&format!(
        "document.activeElement.matches({})",
        json!(selector)
    ));
}

#[test]
fn a_game_is_played_and_ended_by_keyboard_alone() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.open_clock("");
        // Which key is Black's depends on where Black sits.
        page.key(LEFT);
        let (white, black) = if page.half(Color::White).running {
            (RIGHT, LEFT)
        } else {
            (LEFT, RIGHT)
        };
        if black == RIGHT {
            page.key(RIGHT);
        }
        page.wait_running(Some(Color::White));
        page.advance(5_000);
        page.key(white);
        page.wait_running(Some(Color::Black));
        page.expect(179_000, 182_000);
        page.advance(1_500);
        page.key(black);
        page.wait_running(Some(Color::White));
        page.expect(179_000, 182_500);

        page.key(SPACE);
        page.wait_for(PANEL);
        page.wait_running(None);
        page.advance(60_000);
        page.expect(179_000, 182_500);
        tab_to(page, "[data-act=resume]");
        page.key(ENTER);
        page.wait_gone(PANEL);
        page.wait_running(Some(Color::White));

        page.advance(1_000);
        page.key(white);
        page.wait_running(Some(Color::Black));
        page.key(SPACE);
        page.wait_for(PANEL);
        tab_to(page, "[data-act=end]");
        // The button gets the key. The clock does not: it would go on.
        page.key(SPACE);
        for what in [
            ".results [data-result=\"1-0\"]",
            ".facts [data-reason=resignation]",
            "[data-act=finish]",
        ] {
            tab_to(page, what);
            page.key(ENTER);
        }
        page.wait_running(None);
        is_over(page, "1-0", "resignation");
    });
}

#[test]
fn undo_has_a_key_and_the_panel_keeps_the_keyboard_on_each_of_its_pages() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.open_clock("");
        start(page);
        page.advance(3_000);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        page.key(SPACE);
        page.wait_for(PANEL);
        page.key('u');
        page.expect(179_000, 182_000);
        for _ in 0..40 {
            page.key(TAB);
            let inside = page.value(&format!(
                "document.activeElement === document.body || !!document.activeElement.closest({})",
                json!(PANEL)
            ));
            assert_eq!(inside, json!(true), "the focus left the panel");
        }
        for step in ["log", "correct", "penalties", "give", "end"] {
            for back in [ESCAPE, ENTER] {
                let key = format!(".panel [data-act={step}]");
                tab_to(page, &key);
                page.key(ENTER);
                focused(page, "[data-act=panel-back]");
                page.key(back);
                focused(page, &key);
            }
        }
    });
}

#[test]
fn escape_closes_the_panel_beside_a_board_and_gives_the_keyboard_back() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.open("#/board");
        page.wait_for("[data-square=e2]");
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        tab_to(page, "main [data-act=pause]");
        page.key(ENTER);
        page.wait_for(PANEL);
        page.key(ESCAPE);
        page.wait_gone(PANEL);
        focused(page, "main [data-act=panel]");
        // From a page behind the first one it takes two steps, as Back does.
        page.key(ENTER);
        tab_to(page, ".panel [data-act=log]");
        page.key(ENTER);
        page.wait_for("[data-act=panel-back]");
        page.key(ESCAPE);
        page.wait_gone("[data-act=panel-back]");
        page.key(ESCAPE);
        page.wait_gone(PANEL);
        focused(page, "main [data-act=panel]");
    });
}

#[test]
fn a_question_for_names_and_an_exchange_of_halves_give_the_keyboard_back() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.open_clock("");
        let name = "[data-act=rename][data-seat=first]";
        let ways: [&dyn Fn(); 3] = [
            &|| page.key(ESCAPE),
            &|| {
                tab_to(page, "dialog [data-act=cancel]");
                page.key(ENTER);
            },
            &|| page.key(ENTER),
        ];
        for close in ways {
            tab_to(page, name);
            page.key(ENTER);
            focused(page, "dialog input");
            close();
            page.wait_gone("dialog");
            focused(page, name);
        }
        for layout in ["face-to-face", "side-by-side"] {
            page.leave();
            page.set_value("settings", &json!({ "layout": layout }));
            page.open_clock("");
            tab_to(page, "[data-act=turn]");
            for exchanged in [true, false] {
                page.key(ENTER);
                page.wait(&format!(
                    "document.querySelector('.clock').matches('.exchanged') === {exchanged}"
                ));
                focused(page, "[data-act=turn]");
            }
        }
    });
}
