//! The browser's own Back on a clock that was opened by a link, and what a bad link says there.

use zeitnot_core::clock::Color;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::stage::Stage;

use crate::table::{act, resume, start};

const RESUME: &str = ".panel [data-act=resume]";

#[test]
fn back_stops_a_clock_opened_by_a_link_and_leaves_each_page_of_its_panel() {
    Stage::still().on(Device::PHONE).run(|page| {
        page.open_control("5+3");
        start(page);
        page.back();
        page.wait_for(RESUME);
        for step in ["correct", "give", "log"] {
            act(page, step);
            page.wait_for(".panel [data-act=panel-back]");
            page.back();
            page.wait_for(RESUME);
        }
        resume(page, Color::White);
        page.reload();
        page.wait_running(Some(Color::White));
        page.back();
        page.wait_for(RESUME);
    });
}

#[test]
fn a_notice_on_the_clock_covers_neither_half() {
    const APART: &str = "(() => {
        const notice = document.querySelector('.notices').getBoundingClientRect();
        const halves = [...document.querySelectorAll('button.half')];
        const isApart = half => notice.bottom <= half.top + 1 || notice.top >= half.bottom - 1;
        return notice.height > 20 && halves.every(half => isApart(half.getBoundingClientRect()));
    })()";
    for device in [Device::PHONE, Device::TABLET, Device::DESKTOP] {
        Stage::new().on(device).run(|page| {
            page.open_clock("#/?control=banana");
            page.wait_for(".notice");
            page.wait(APART);
        });
    }
}
