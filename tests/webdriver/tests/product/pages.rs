//! The pages besides the clock.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::table::{end, play, start};

/// Nothing of the page is beyond its right edge, unless it can be scrolled to
/// within a box of its own. (A phone's window grows with what is too wide; the
/// page itself does not.)
#[track_caller]
pub fn fits(page: &Page) {
    let beyond = page.session().run(
        "const scrolls = (element) => {
           for (let box = element.parentElement; box; box = box.parentElement)
             if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
           return false;
         };
         return [...document.querySelectorAll('main *')]
           .filter((element) => element.checkVisibility() && !element.closest('svg'))
           .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1 && !scrolls(element))
           .map((element) => element.outerHTML.slice(0, 100));",
        &[],
    );
    assert_eq!(beyond, json!([]), "{}", page.value("location.hash"));
}

/// Both sides' times are seen in the log of a past game: nothing of it is beyond its box.
#[track_caller]
fn shows_its_whole_log(page: &Page) {
    page.wait("(box => box && box.scrollWidth <= box.clientWidth)(document.querySelector('.scroll:has(.history)'))");
}

/// A game of three moves, on its page. `everyone.rs` looks at the pages that need no game.
fn past_game(page: &Page) {
    page.open_clock("");
    fits(page);
    start(page);
    for side in [Color::White, Color::Black, Color::White] {
        play(page, side, 61_234);
    }
    end(page, "1-0", "checkmate");
    page.go("#/games");
    page.wait_for("main.page");
    fits(page);
    page.go(&format!("#/game/{}", page.game().id));
    page.wait_for("main .history");
}

#[test]
fn a_past_game_has_room_for_its_log_on_each_device_and_on_paper() {
    // A4 without its margins, in CSS pixels.
    let paper = Device {
        width: 672,
        height: 1_002,
        ..Device::DESKTOP
    };
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        past_game(page);
        fits(page);
        for device in [
            Device::SMALL_PHONE,
            Device::PHONE,
            Device::TABLET_UPRIGHT,
            Device::TABLET,
        ] {
            page.change_device(device);
            page.two_frames();
            shows_its_whole_log(page);
        }
        page.change_device(paper);
        page.session().run(
            "window.print = () => document.body.dataset.printed = ''",
            &[],
        );
        page.tap("[data-act=print]");
        page.wait_for("[data-printed]");
        page.session()
            .cdp("Emulation.setEmulatedMedia", json!({ "media": "print" }));
        for left_out in ["[data-act=print]", ".primary", "[data-act=back]"] {
            page.wait(&format!(
                "!document.querySelector('{left_out}').checkVisibility()"
            ));
        }
        for kept in [".result strong", ".chart", ".history"] {
            page.wait(&format!(
                "document.querySelector('{kept}').checkVisibility()"
            ));
        }
        shows_its_whole_log(page);
    });
}

#[test]
fn play_is_in_view_in_the_editor_with_two_periods() {
    Stage::still().on(Device::PHONE).run(|page| {
        page.open("#/edit");
        page.tap("[data-act=add-period]");
        for device in [Device::PHONE, Device::TABLET_UPRIGHT, Device::TABLET] {
            page.change_device(device);
            page.wait(
                "document.querySelector('[data-act=play]').getBoundingClientRect().bottom <= innerHeight",
            );
        }
    });
}

#[test]
fn a_page_opens_at_its_top_and_back_returns_to_where_one_was() {
    const TO_THE_END: &str = "window.scrollTo(0, document.documentElement.scrollHeight)";
    Stage::new().on(Device::PHONE).run(|page| {
        page.open("#/settings");
        page.wait_for("main a[href='#/keys']");
        page.session().run(TO_THE_END, &[]);
        page.wait("scrollY > 200");
        // A tap would scroll to the link first.
        page.session().run(
            "document.querySelector(\"main a[href='#/keys']\").click()",
            &[],
        );
        page.wait_for("main .keys");
        page.wait("scrollY === 0");
        page.session().run("history.back()", &[]);
        page.wait_for("main #room");
        page.wait("scrollY > 200");
        page.session().run("history.forward()", &[]);
        page.wait_for("main .keys");
        page.wait("scrollY === 0");
    });
}
