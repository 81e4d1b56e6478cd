//! The browser's own Back on a clock that was opened by a link. What it closes on the way is in
//! `tests/web/back.rs`.

use zeitnot_core::clock::Color;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::stage::Stage;

use crate::table::{resume, start};

#[test]
fn back_stops_a_clock_opened_by_a_link_also_after_a_reload() {
    const RESUME: &str = ".panel [data-act=resume]";
    Stage::still().on(Device::PHONE).run(|page| {
        page.open_control("5+3");
        start(page);
        page.back();
        page.wait_for(RESUME);
        resume(page, Color::White);
        page.reload();
        page.wait_running(Some(Color::White));
        page.back();
        page.wait_for(RESUME);
    });
}
