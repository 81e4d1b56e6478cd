//! Addresses that people and machines make wrong, from which the page is loaded. `tests/web/app.rs`,
//! `tests/web/home.rs` and `tests/web/route.rs` try many others without loading it.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::page::control_route;
use zeitnot_webdriver::patience::PATIENCE;
use zeitnot_webdriver::stage::Stage;

const SAID: &str = "[...document.querySelectorAll('[role=alert]')]\
    .some((alert) => alert.checkVisibility() && alert.innerText.trim().length > 10)";

#[test]
fn a_control_in_a_link_is_set_up_and_a_bad_one_or_a_running_game_is_not() {
    Stage::still().run(|page| {
        // A plus may be written as it is.
        page.open_clock("#/?control=90/40+30,%2030+30");
        page.wait_digits(Color::White, "1:30:30");
        page.wait_digits(Color::Black, "1:30:30");
        let alert = page.text("[role=alert]");
        assert!(!page.has("[role=alert]"), "{alert}");

        let nines = "9".repeat(5_000);
        let periods = ["5+3"; 50].join(", ");
        for control in [
            &nines,
            &periods,
            "<script>window.broken = 1</script>",
            "<img src=x onerror=\"window.broken = 1\">",
            "';window.broken=1;'",
        ] {
            page.open_clock(&control_route(control));
            assert!(
                page.holds_within(SAID, PATIENCE),
                "the page says nothing about {control:?}"
            );
            page.wait_digits(Color::White, "1:30:30");
            assert_eq!(page.value("window.broken"), json!(null), "{control:?}");
            let wide = page.value("document.documentElement.scrollWidth <= innerWidth");
            assert_eq!(wide, json!(true), "{control:.40?} makes the page too wide");
        }

        crate::table::start(page);
        page.advance(5_000);
        page.open_clock(&control_route("7+1"));
        page.wait_running(Some(Color::White));
        page.expect(5_425_000, 5_430_000);
    });
}

#[test]
fn an_address_that_leads_nowhere_shows_home_with_a_single_notice() {
    Stage::new().run(|page| {
        for address in [
            "#/board/x",
            "#/post/no/such",
            "#/learn/quiz/1",
            "#/embed/..",
            "#/%E0%A4%A",
        ] {
            page.open(address);
            page.wait_for("main.home .notice");
            page.wait("document.querySelectorAll('.notice').length === 1");
        }
        for address in ["#/?control=%E0%A4%A", "?control=5", "#//"] {
            page.open(address);
            page.wait("document.body.innerText.trim().length > 10");
        }
    });
}
