//! The start page: what each screen shows of it, and that nothing on it moves.

use serde_json::json;
use zeitnot_core::correspondence::Utc;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

/// Where the clock is on the page, once the faces of its text are there.
fn clock(page: &Page) -> serde_json::Value {
    page.wait(
        "document.documentElement.dataset.faces !== undefined &&
         document.fonts.status === 'loaded' && document.fonts.check('500 1em \"Barlow Condensed\"')",
    );
    page.middle("main .home-clock");
    page.value("JSON.stringify(document.querySelector('main .home-clock').getBoundingClientRect())")
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
