//! The start page: what each screen shows of it, and that nothing on it moves.

use serde_json::json;
use zeitnot_core::correspondence::Utc;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

#[test]
fn the_clock_and_all_ways_are_seen_at_once_on_a_small_telephone() {
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
    });
}

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
fn the_clock_stays_in_place_with_and_without_correspondence_games() {
    for device in [Device::PHONE, Device::TABLET, Device::TABLET_UPRIGHT] {
        Stage::still().on(device).run(|page| {
            page.open("#/");
            page.wait_for("main .home-none");
            let before = clock(page);
            page.leave();
            Seed::of(12, Utc::new(EPOCH / 1_000)).keep(page);
            page.open("#/");
            page.wait_for("main .home-game[data-standing=mine]");
            assert_eq!(clock(page), before);
        });
    }
}

#[test]
fn the_days_that_are_left_are_named_in_the_language_of_the_page() {
    Stage::still().run(|page| {
        page.leave();
        Seed::of(12, Utc::new(EPOCH / 1_000)).keep(page);
        for (language, days) in [("en", "d"), ("de", "T")] {
            page.open(&format!("?lang={language}#/"));
            page.wait(&format!(
                "[...document.querySelectorAll('.home-left')]
                   .some((left) => /^\\d+\\s{days}\\b/.test(left.innerText))"
            ));
        }
    });
}
