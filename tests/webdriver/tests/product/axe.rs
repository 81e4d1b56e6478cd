//! No page has a barrier against WCAG 2.2 AA that axe-core knows; and everything that users touch
//! is as large as a finger. In English; `everyone.rs` looks at what longer words change.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::device::{Device, Look};
use zeitnot_webdriver::everyone::{barriers, look_for_barriers, nothing_is_wrong, too_small};
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::routes;
use zeitnot_webdriver::stage::Stage;

/// Looks at every page in each light, and reports everything that is wrong anywhere.
#[test]
fn no_page_has_an_accessibility_barrier_in_any_light() {
    let device = Device {
        motion: false,
        ..Device::PHONE
    };
    Stage::new().on(device).run(|page| {
        look_for_barriers(page);
        let mut found = Vec::new();
        let mut look = |page: &mut Page, place: &str| {
            for look in [Look::Light, Look::Dark, Look::Contrast] {
                wear(page, look);
                let all = barriers(page).into_iter().chain(too_small(page));
                found.extend(all.map(|wrong| format!("{place} ({look:?}): {wrong}")));
            }
        };
        routes::each(page, "en", &mut look);
        a_game(page, &mut look);
        nothing_is_wrong(&found);
    });
}

/// Gives the page a look. High contrast in the settings is more than the device
/// may ask for, so this sets the theme as well.
fn wear(page: &mut Page, look: Look) {
    let device = page.device().clone();
    page.change_device(Device { look, ..device });
    let theme = (look == Look::Contrast).then_some("contrast");
    page.session().run(
        "const [theme] = arguments;
         if (theme) document.documentElement.dataset.theme = theme;
         else delete document.documentElement.dataset.theme;",
        &[json!(theme)],
    );
    page.two_frames();
}

/// The clock while it runs, while it is stopped, and after a game.
fn a_game(page: &mut Page, look: &mut impl FnMut(&mut Page, &str)) {
    page.open_control("5+3");
    page.press(Color::Black);
    page.wait_running(Some(Color::White));
    look(page, "a running clock");
    page.key(' ');
    page.wait_for("[role=dialog].panel");
    look(page, "a stopped clock");
    for view in ["correct", "penalties", "give", "log", "end"] {
        page.tap(&format!("[role=dialog].panel [data-act={view}]"));
        page.wait_for("[data-act=panel-back]");
        look(page, view);
        if view != "end" {
            page.tap("[data-act=panel-back]");
        }
    }
    page.tap(".results [data-result=\"1-0\"]");
    look(page, "the reasons for a result");
    page.tap(".facts [data-reason=checkmate]");
    page.tap("[data-act=finish]");
    page.wait_for("[data-act=details]");
    look(page, "a game that is over");
    page.tap("[data-act=details]");
    page.wait_for("main.page");
    look(page, "a past game");
    page.go("#/games");
    look(page, "past games");
}

/// The frames of other pages.
#[test]
fn no_embedded_view_has_an_accessibility_barrier() {
    let device = Device {
        motion: false,
        ..Device::PHONE
    };
    Stage::new().on(device).run(|page| {
        look_for_barriers(page);
        let mut found = Vec::new();
        let looks = [
            "en&theme=light",
            "en&theme=dark",
            "en&theme=contrast",
            "de&theme=light",
        ];
        for look in looks {
            for route in routes::EMBEDDED {
                let route = format!("{route}&lang={look}");
                page.open(&route);
                page.wait("document.body.querySelector('main, button')");
                page.two_frames();
                let all = barriers(page).into_iter().chain(too_small(page));
                found.extend(all.map(|wrong| format!("{route}: {wrong}")));
            }
        }
        nothing_is_wrong(&found);
    });
}
