//! Random acts on all pages, and the faults for which they look. `cargo xtask bench monkey` goes on
//! for longer, with other seeds.

use std::time::Duration;

use zeitnot_core::storage::versioned::{Envelope, Schema};
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::monkey::{self, Plan, faults};
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::broken::panic;

in_every_browser![
    random_acts_leave_no_fault,
    an_empty_page_an_unreadable_value_an_error_and_a_panic_are_faults,
];

/// A minute in three browsers.
fn random_acts_leave_no_fault(browser: Browser) {
    monkey::run(Plan {
        browser,
        seed: 1_796_000_000,
        time: Duration::from_secs(20),
    });
}

#[track_caller]
fn has_fault(page: &mut Page, fault: &str) {
    let faults = faults(page);
    assert!(faults.iter().any(|one| one.contains(fault)), "{faults:#?}");
}

fn an_empty_page_an_unreadable_value_an_error_and_a_panic_are_faults(browser: Browser) {
    let stage = Stage::new().in_browser(browser);
    stage.expecting_console_errors().run(|page| {
        page.open_clock("");
        assert_eq!(faults(page), [""; 0]);
        page.session()
            .run("document.querySelector('main').replaceChildren()", &[]);
        assert_eq!(faults(page), ["the page is empty"]);

        page.leave();
        let text = Envelope::write(Schema::CURRENT.version(), 7, "{\"id\":7}");
        page.set_storage("zeitnot.post.game.7.a", &text);
        page.set_storage("zeitnot.quarantine.settings.b.1", "torn");
        page.open_clock("");
        has_fault(
            page,
            "post.game.7.a cannot be read: what this says makes no sense",
        );
        has_fault(
            page,
            "settings.b cannot be read: this was not written by Zeitnot",
        );

        page.session().run("console.error('provoked')", &[]);
        has_fault(page, "provoked");
        panic(page);
        has_fault(page, "the page says that it is broken");
        has_fault(page, "panicked at");
    });
}
