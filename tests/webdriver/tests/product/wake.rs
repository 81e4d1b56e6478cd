//! Keeping the screen on.

use serde_json::json;
use zeitnot::clock::Color;
use zeitnot_webdriver::injected::Injected;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::table::{end, pause, play, resume, start};

#[track_caller]
fn held(page: &Page, locks: u32) {
    page.wait(&format!("window.__wake.held === {locks}"));
    page.advance(3_000);
    assert_eq!(page.value("window.__wake.held"), json!(locks));
}

#[test]
fn the_screen_is_kept_on_exactly_while_a_clock_runs() {
    Stage::still().with(Injected::WakeSpy).run(|page| {
        page.open_clock("");
        held(page, 0);
        start(page);
        held(page, 1);
        play(page, Color::White, 1_000);
        play(page, Color::Black, 1_000);
        held(page, 1);
        assert_eq!(
            page.value("window.__wake.asked"),
            json!(1),
            "asked once for all presses"
        );
        pause(page);
        held(page, 0);
        resume(page, Color::White);
        held(page, 1);
        page.hide();
        held(page, 0);
        page.show();
        held(page, 1);
        end(page, "1/2-1/2", "agreement");
        held(page, 0);
    });
}

#[test]
fn the_screen_is_let_go_when_a_flag_stops_the_clocks() {
    Stage::still().with(Injected::WakeSpy).run(|page| {
        page.open_clock("");
        start(page);
        held(page, 1);
        page.advance(182_000);
        page.wait_for("[data-color=white] .flag");
        held(page, 0);
    });
}
