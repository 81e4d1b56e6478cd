//! The browsers in which a test can be played.

use std::fmt;

/// One of the three engines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Browser {
    /// Chromium or Chrome, driven by chromedriver.
    #[default]
    Chromium,
    /// Firefox, driven by geckodriver.
    Firefox,
    /// WebKit, as MiniBrowser of WebKitGTK on a screen that nobody sees.
    WebKit,
}

impl Browser {
    /// All of them.
    pub const ALL: [Browser; 3] = [Browser::Chromium, Browser::Firefox, Browser::WebKit];

    /// Refuses what only Chromium's driver can do.
    #[track_caller]
    pub(crate) fn must_be_chromium(self, what: &str) {
        assert!(
            self == Browser::Chromium,
            "only Chromium can {what}, not {self}"
        );
    }
}

impl fmt::Display for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Browser::Chromium => "Chromium",
            Browser::Firefox => "Firefox",
            Browser::WebKit => "WebKit",
        })
    }
}

/// Makes a test in each browser from every function that is named: from
/// `fn a_move(browser: Browser)` the tests `a_move::chromium`,
/// `a_move::firefox` and `a_move::webkit`. These endings tell
/// `cargo xtask test` which browser a test needs.
#[macro_export]
macro_rules! in_every_browser {
    ($($test:ident),+ $(,)?) => { $(
        mod $test {
            #[test]
            fn chromium() {
                super::$test($crate::browser::Browser::Chromium);
            }

            #[test]
            fn firefox() {
                super::$test($crate::browser::Browser::Firefox);
            }

            #[test]
            fn webkit() {
                super::$test($crate::browser::Browser::WebKit);
            }
        }
    )+ };
}
