//! The start page: what each screen shows of it, and that nothing on it moves.

use serde_json::json;
use zeitnot_core::correspondence::Utc;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

use crate::table::{pause, start};

/// Where the clock is on the page, once the faces of its text are there.
fn clock(page: &Page) -> serde_json::Value {
    page.wait(
        "document.documentElement.dataset.faces !== undefined &&
         document.fonts.status === 'loaded' && document.fonts.check('500 1em \"Barlow Condensed\"')",
    );
    page.middle("main .home-clock");
    page.value("JSON.stringify(document.querySelector('main .home-clock').getBoundingClientRect())")
}

/// A half is low where the screen is, and a time that had no room under the name was not drawn.
#[test]
fn the_times_of_a_game_are_read_on_home_on_every_screen() {
    const DEVICES: [Device; 6] = [
        Device::SMALL_PHONE,
        Device::NARROW_PHONE,
        Device::PHONE,
        Device::PHONE_ACROSS,
        Device::TABLET,
        Device::TABLET_UPRIGHT,
    ];
    /// Halves whose time is no larger than its player's name, or lies on it.
    const UNREAD: &str = "[...document.querySelectorAll('.home-half')].filter((half) => {
        const size = (node) => parseFloat(getComputedStyle(node).fontSize);
        const [time, name] = half.querySelectorAll('.home-digits, .home-player');
        const [a, b] = [time, name].map((node) => node.getBoundingClientRect());
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return size(time) < 1.5 * size(name) || Math.min(across, down) > 0;
    }).length";
    Stage::new().run(|page| {
        page.open_control("90+30");
        start(page);
        pause(page);
        page.go("#/");
        page.wait_for(".home-half[data-state=stopped]");
        for device in DEVICES {
            let size = format!("{} × {}", device.width, device.height);
            page.change_device(device);
            page.two_frames();
            assert_eq!(page.value(UNREAD), json!(0), "at {size}");
        }
    });
}

#[test]
fn home_is_seen_at_once_and_its_clock_stays_in_place_beside_games() {
    const DEVICES: [Device; 3] = [Device::PHONE, Device::TABLET, Device::TABLET_UPRIGHT];
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        page.open("#/");
        page.wait_for("main .home-none");
        for act in [
            "clock",
            "board",
            "correspondence",
            "learn",
            "games",
            "settings",
        ] {
            let way = format!("main.home [data-act={act}]");
            let ends = page.value(&format!(
                "document.querySelector({}).getBoundingClientRect().bottom <= innerHeight",
                json!(way)
            ));
            assert_eq!(ends, json!(true), "{act} is not visible without scrolling");
        }
        let on_each = |page: &mut Page| {
            DEVICES.map(|device| {
                page.change_device(device);
                page.two_frames();
                clock(page)
            })
        };
        let before = on_each(page);
        page.leave();
        Seed::of(12, Utc::new(EPOCH / 1_000)).keep(page);
        // The days that are left are named in the language of the page.
        for (language, days) in [("de", "T"), ("en", "d")] {
            page.open(&format!("?lang={language}#/"));
            page.wait_for("main .home-game[data-standing=mine]");
            page.wait(&format!(
                "[...document.querySelectorAll('.home-left')]
                   .some((left) => /^\\d+\\s{days}\\b/.test(left.innerText))"
            ));
        }
        assert_eq!(on_each(page), before);
    });
}
