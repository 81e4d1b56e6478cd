//! The requests of the page to the network.

use zeitnot_core::clock::Color;
use zeitnot_webdriver::build::Build;
use zeitnot_webdriver::page::SHOWN;
use zeitnot_webdriver::stage::Stage;

use crate::table::{end, play, start};

#[test]
fn no_request_leaves_the_folder_that_the_page_is_in() {
    Stage::still().watching_the_network().run(|page| {
        page.open_clock("");
        start(page);
        play(page, Color::White, 1_000);
        play(page, Color::Black, 200_000 - 20_000);
        end(page, "0-1", "checkmate");
        for route in ["#/controls", "#/edit", "#/games", "#/settings", "#/keys"] {
            page.go(route);
            page.wait(SHOWN);
        }
        page.reload_any();
        let folder = page.server().address();
        let asked = page.requests();
        assert!(asked.len() >= 3, "{asked:?}");
        let outside: Vec<_> = asked
            .iter()
            .filter(|url| !url.starts_with(&folder))
            .filter(|url| {
                !["data:", "blob:", "about:", "chrome:"]
                    .iter()
                    .any(|own| url.starts_with(own))
            })
            .collect();
        assert!(outside.is_empty(), "{outside:#?}");
        let missing: Vec<_> = page
            .server()
            .asked()
            .into_iter()
            .filter(|asked| asked.status != 200)
            .collect();
        assert!(missing.is_empty(), "{missing:#?}");
    });
}

#[test]
fn a_style_sheet_that_cannot_be_had_stops_nothing() {
    let broken = Build::copy();
    broken.remove("clock-", ".css");
    let stage = Stage::still().of(broken.root()).expecting_console_errors();
    stage.run(|page| {
        page.open_clock("");
        start(page);
        play(page, Color::White, 5_000);
        page.wait_digits(Color::White, "2:59");
    });
}
