//! Tests of the code that kills browsers: on a page that keeps what it says it
//! has kept, and on one that does not.

use std::path::Path;

use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::folder::Folder;
use zeitnot_webdriver::kills::{self, Kind, Plan, Report};

/// One kill during play, as the first always is, and one that may come earlier.
const KILLS: u32 = 2;

fn killed(browser: Browser, honest: bool) -> Report {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/harness/killed");
    let root = Folder::copy_of(&page);
    if !honest {
        let file = root.path().join("index.html");
        let text = std::fs::read_to_string(&file).expect("the page");
        let text = text.replace("HONEST = true", "HONEST = false");
        std::fs::write(file, text).expect("a copy of the page");
    }
    let plan = Plan {
        browser,
        kind: Kind::Clock,
        kills: KILLS,
        seed: 3,
    };
    kills::run_at(plan, root.path())
}

fn what_was_kept_is_there(browser: Browser) {
    let report = killed(browser, true);
    assert_eq!((report.kills, report.says), (KILLS, true));
    assert!(report.acknowledged > 0, "{report}");
    assert_eq!(report.lost, 0, "{report}\n{:#?}", report.losses);
}

mod a_page_that_keeps_what_it_says_loses_nothing {
    use super::*;

    #[test]
    fn chromium() {
        what_was_kept_is_there(Browser::Chromium);
    }

    #[test]
    fn firefox() {
        what_was_kept_is_there(Browser::Firefox);
    }
}

#[test]
fn a_page_that_only_says_that_it_keeps_is_found_out() {
    let report = killed(Browser::Chromium, false);
    assert!(report.lost > 0, "{report}");
    assert!(!report.losses.is_empty(), "{report}");
}
