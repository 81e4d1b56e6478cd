//! The way of the Tab key through everything at the table: it goes as one reads, leaves nothing
//! out, ends nowhere, and is seen at every stop.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::device::{Device, Look};
use zeitnot_webdriver::everyone::{nothing_is_wrong, tab_order};
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::table::{PANEL, act, choose_result, pause, play, start};

const LAYOUTS: [&str; 2] = ["face-to-face", "side-by-side"];

/// A computer by day, and a telephone by night.
const DEVICES: [(Device, Look); 2] = [(Device::DESKTOP, Look::Light), (Device::PHONE, Look::Dark)];

/// Goes by the Tab key through each of the pages that `show` shows, and reports every fault.
fn on_each(show: impl Fn(&mut Page, &mut dyn FnMut(&mut Page, &str))) {
    let mut found = Vec::new();
    for (device, look) in DEVICES {
        let device = Device {
            look,
            motion: false,
            ..device
        };
        let width = device.width;
        Stage::still().on(device).run(|page| {
            show(page, &mut |page, place| {
                page.two_frames();
                let all = tab_order(page).into_iter();
                found.extend(all.map(|wrong| format!("{place} at {width} pixels: {wrong}")));
            });
        });
    }
    nothing_is_wrong(&found);
}

fn arrange(page: &Page, layout: &str) {
    page.leave();
    page.set_value("settings", &json!({ "layout": layout }));
}

#[test]
fn the_tab_key_goes_through_the_clock_as_one_reads_it() {
    on_each(|page, look| {
        for layout in LAYOUTS {
            arrange(page, layout);
            page.open_control("3+2");
            look(page, &format!("ready, {layout}"));
            start(page);
            look(page, &format!("running, {layout}"));
            play(page, Color::White, 3_000);
            pause(page);
            look(page, &format!("panel, {layout}"));
            for step in ["correct", "penalties", "give", "log", "end"] {
                act(page, step);
                page.wait_for("[data-act=panel-back]");
                look(page, &format!("{step}, {layout}"));
                if step != "end" {
                    page.tap("[data-act=panel-back]");
                }
            }
            choose_result(page, "1-0", "resignation");
            if !page.has(PANEL) {
                page.tap("[data-act=panel]");
            }
            page.wait_for(PANEL);
            look(page, &format!("over, {layout}"));
            page.tap(".panel [data-act=close]");
            page.wait_gone(PANEL);
            look(page, &format!("ended, {layout}"));
        }
    });
}

#[test]
fn the_tab_key_goes_through_a_fallen_flag_as_one_reads_it() {
    on_each(|page, look| {
        page.open_control("3+2");
        start(page);
        page.advance(200_000);
        page.wait_for(".flag");
        look(page, "fallen");
        page.tap("[data-act=panel]");
        page.tap("[data-act=material]");
        page.tap("[data-tap=theirs-knight]");
        look(page, "material");
    });
}

#[test]
fn the_tab_key_goes_through_the_pages_of_the_table_as_one_reads_them() {
    on_each(|page, look| {
        page.open_control("5+3");
        start(page);
        for side in [Color::White, Color::Black, Color::White] {
            play(page, side, 11_000);
        }
        pause(page);
        act(page, "end");
        choose_result(page, "1-0", "resignation");
        let game = format!("#/game/{}", page.game().id);
        for route in [
            "#/",
            "#/games",
            &game,
            "#/controls",
            "#/edit",
            "#/settings",
            "#/keys",
            "#/study",
            "#/winning",
            "#/embed",
        ] {
            page.go(route);
            page.wait_for("main.page");
            look(page, route);
        }
    });
}

/// On a wide screen the lower clock is below the sheet. It still comes right after the board, as the
/// upper one comes right before it.
#[test]
fn the_tab_key_goes_through_the_board_as_one_reads_it() {
    on_each(|page, look| {
        page.open("#/board");
        page.wait_for("[data-square=e2]");
        if page.device().touch {
            look(page, "board ready");
        }
        page.tap(".play [data-act=lay]");
        page.wait_for(".asked.lay");
        look(page, "board set-up");
        page.open("#/board");
        page.wait_for("[data-square=e2]");
        start(page);
        if page.device().touch {
            look(page, "board running");
        }
        page.tap("main [data-act=pause]");
        page.wait_for(PANEL);
        look(page, "board panel");
    });
}
