//! A browser that is killed, as tablets and telephones do all day: what it had
//! said to be kept is there when it is started again. A short run of what
//! `cargo xtask bench kills` does two hundred times, with chance in the place of
//! the seed: each run here kills at the same instants.

use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::kills::{self, Kind, Plan};

/// Makes a test in each browser whose process can be killed with all that it
/// started.
macro_rules! in_what_can_be_killed {
    ($($test:ident: $kind:expr),+ $(,)?) => { $(
        mod $test {
            use super::*;

            #[test]
            fn chromium() {
                loses_nothing(Browser::Chromium, $kind, 3);
            }

            #[test]
            fn firefox() {
                loses_nothing(Browser::Firefox, $kind, 2);
            }
        }
    )+ };
}

const SEED: u64 = 1_795_372_222;

in_what_can_be_killed![
    a_killed_browser_loses_no_press_that_was_acknowledged: Kind::Clock,
    a_killed_browser_loses_no_move_that_was_acknowledged: Kind::Board,
    a_killed_browser_loses_no_entry_that_was_acknowledged: Kind::Correspondence,
];

#[track_caller]
fn loses_nothing(browser: Browser, kind: Kind, kills: u32) {
    let report = kills::run(Plan {
        browser,
        kind,
        kills,
        seed: SEED,
    });
    assert!(report.is_good(), "{report}\n{:#?}", report.losses);
}
