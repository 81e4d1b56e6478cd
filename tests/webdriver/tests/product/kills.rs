//! A tablet or telephone kills browsers all day. These tests kill one and start it again: all that
//! the app had acknowledged is there. Each plays a short run of `cargo xtask bench kills`, with a
//! fixed seed: it kills at the same instants in every run.

use std::path::Path;

use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::kills::{self, Kind, Plan};

const SEED: u64 = 1_795_372_222;

#[test]
fn a_killed_browser_loses_no_press_that_was_acknowledged() {
    loses_nothing(Browser::Chromium, Kind::Clock);
}

#[test]
fn a_killed_browser_loses_no_move_that_was_acknowledged() {
    loses_nothing(Browser::Chromium, Kind::Board);
}

#[test]
fn a_killed_browser_loses_no_entry_that_was_acknowledged() {
    loses_nothing(Browser::Chromium, Kind::Correspondence);
}

#[track_caller]
fn loses_nothing(browser: Browser, kind: Kind) {
    let report = kills::run(Plan {
        browser,
        kind,
        kills: 2,
        seed: SEED,
    });
    assert!(report.is_good(), "{report}\n{:#?}", report.losses);
}

/// Only one kind of game tests how Firefox writes to its disk, because Firefox starts slowly.
/// `cargo xtask bench kills` has the others.
mod firefox {
    use super::*;

    #[test]
    fn a_killed_browser_loses_no_press_that_was_acknowledged() {
        loses_nothing(Browser::Firefox, Kind::Clock);
    }
}

/// The check itself, on a small page that says at once that a step is kept, and keeps it later.
#[test]
fn the_check_finds_a_page_that_acknowledges_too_early() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/product/killed");
    let plan = Plan {
        browser: Browser::Chromium,
        kind: Kind::Clock,
        kills: 2,
        seed: 3,
    };
    let report = kills::run_at(plan, &page);
    assert_eq!((report.kills, report.says), (2, true));
    assert!(report.acknowledged > 0, "{report}");
    assert!(report.lost > 0, "{report}");
    assert!(!report.losses.is_empty(), "{report}");
}
