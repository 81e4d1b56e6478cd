//! Addresses that people and machines make wrong.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::page::control_route;
use zeitnot_webdriver::patience::PATIENCE;
use zeitnot_webdriver::stage::Stage;

const SAID: &str = "[...document.querySelectorAll('[role=alert]')]\
    .some((alert) => alert.checkVisibility() && alert.innerText.trim().length > 10)";

#[test]
fn a_control_in_the_address_is_set_up() {
    Stage::still().run(|page| {
        for (address, shown) in [
            ("#/?control=90%2F40%2B30%2C%2030%2B30", "1:30:30"),
            ("#/?control=5%2B3", "5:03"),
            ("#/?control=hourglass%201", "1:00"),
        ] {
            page.open_clock(address);
            page.wait_digits(Color::White, shown);
            page.wait_digits(Color::Black, shown);
            assert!(
                !page.has("[role=alert]"),
                "{address}: {}",
                page.text("[role=alert]")
            );
        }
    });
}

#[test]
fn a_plus_in_a_link_may_be_written_as_it_is() {
    Stage::still().run(|page| {
        page.open_clock("#/?control=5+3");
        page.wait_digits(Color::White, "5:03");
        page.open_clock("#/?control=90/40+30,%2030+30");
        page.wait_digits(Color::White, "1:30:30");
    });
}

/// `tests/web/app.rs` tries many others without loading the page.
#[test]
fn a_bad_control_is_reported_and_the_last_one_stays() {
    Stage::still().run(|page| {
        page.open_control("7+1");
        page.wait_digits(Color::White, "7:01");
        let nines = "9".repeat(5_000);
        let periods = ["5+3"; 50].join(", ");
        for control in [
            "",
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
            page.wait_digits(Color::White, "7:01");
            assert_eq!(page.value("window.broken"), json!(null), "{control:?}");
            let wide = page.value("document.documentElement.scrollWidth <= innerWidth");
            assert_eq!(wide, json!(true), "{control:.40?} makes the page too wide");
        }
    });
}

/// `tests/web/app.rs` tries many others without loading the page.
#[test]
fn broken_escapes_and_unknown_routes_and_parameters_break_nothing() {
    Stage::still().run(|page| {
        for address in [
            "#/?control=%E0%A4%A",
            "#?control=5%2B3",
            "?control=5",
            "#//",
        ] {
            page.open(address);
            page.wait("document.body.innerText.trim().length > 10");
            assert!(
                page.console_errors().is_empty(),
                "{address}: {:#?}",
                page.console_errors()
            );
        }
    });
}

#[test]
fn a_link_does_not_take_a_running_game_off_the_table() {
    Stage::still().run(|page| {
        page.open_clock("");
        crate::table::start(page);
        page.advance(5_000);
        page.open_clock(&control_route("7+1"));
        page.wait("document.body.innerText.trim().length > 10");
        let game = page.game();
        assert_eq!(
            game.balances(page.wall()).white,
            177_000,
            "the stored time is unchanged"
        );
        page.wait_digits(Color::White, "2:57");
    });
}
