//! Server, driver, browser and page together, for one test.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::browser::Browser;
use crate::device::Device;
use crate::injected::{self, Injected};
use crate::lost;
use crate::page::Page;
use crate::places;
use crate::pool::Opened;
use crate::server::Server;

/// Everything that a test needs, until it is run.
#[derive(Debug, Clone)]
pub struct Stage {
    browser: Browser,
    root: PathBuf,
    device: Device,
    injected: Vec<Injected>,
    network: bool,
    faults_wanted: bool,
    kept: bool,
}

impl Default for Stage {
    fn default() -> Self {
        Stage::new()
    }
}

impl Stage {
    /// The built page in Chromium on a tablet, with real time.
    pub fn new() -> Stage {
        Stage {
            browser: Browser::default(),
            root: places::dist(),
            device: Device::TABLET,
            injected: Vec::new(),
            network: false,
            faults_wanted: false,
            kept: false,
        }
    }

    /// With time that only passes when the test says so.
    pub fn still() -> Stage {
        Stage::new().with(Injected::VirtualClock)
    }

    /// In that browser.
    #[must_use]
    pub fn in_browser(mut self, browser: Browser) -> Stage {
        self.browser = browser;
        self
    }

    /// On that device.
    #[must_use]
    pub fn on(mut self, device: Device) -> Stage {
        self.device = device;
        self
    }

    /// With this script put into every page before it loads.
    #[must_use]
    pub fn with(mut self, injected: Injected) -> Stage {
        self.injected.push(injected);
        self
    }

    /// With another page than the built one.
    #[must_use]
    pub fn of(mut self, root: &Path) -> Stage {
        self.root = root.to_owned();
        self
    }

    /// With a log of all requests to the network.
    #[must_use]
    pub fn watching_the_network(mut self) -> Stage {
        self.network = true;
        self
    }

    /// Without the rule that the console must not show an error.
    #[must_use]
    pub fn expecting_console_errors(mut self) -> Stage {
        self.faults_wanted = true;
        self
    }

    /// With a browser that keeps the app on the device, as browsers do. Without this, every file
    /// comes from the server, and always in the version that is there.
    #[must_use]
    pub fn kept(mut self) -> Stage {
        self.kept = true;
        self
    }

    /// A page, for as long as the caller likes.
    ///
    /// # Panics
    /// When the browser does not open, or cannot do what this stage needs.
    #[track_caller]
    pub fn open(&self) -> Page {
        if self.network {
            self.browser.must_be_chromium("report its network requests");
        }
        self.device.must_be_possible_in(self.browser);
        let server = Server::start(&self.root);
        let mut injected = self.injected.clone();
        if !self.kept {
            injected.push(Injected::NotKept);
        } else if self.browser != Browser::Chromium {
            // They would come with the pages, which must stay as they were built.
            assert!(
                injected.is_empty(),
                "{} does not keep such a page",
                self.browser
            );
        }
        if self.browser != Browser::Chromium && !self.kept {
            server.inject(injected::CONSOLE);
        }
        let opened = Opened::take(self.browser, &self.device, self.network);
        Page::new(opened, Rc::new(server), self.device.clone(), injected)
    }

    /// Plays a test. When it fails, prints what the page looked like; when it does not, there must
    /// be no error in the console, and the next test gets the browser.
    ///
    /// # Panics
    /// As the test does.
    #[track_caller]
    pub fn run(&self, test: impl FnOnce(&mut Page)) {
        let mut page = self.open();
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| test(&mut page))) {
            // An error while describing the page must not hide the original failure.
            let _ = catch_unwind(AssertUnwindSafe(|| eprintln!("{}", page.describe())));
            resume_unwind(panic);
        }
        if !self.faults_wanted {
            let errors = page.console_errors();
            let lost = lost::said_of(&format!("{errors:?}"));
            assert!(
                errors.is_empty(),
                "{lost}errors in the console: {errors:#?}"
            );
        }
        page.leave_browser();
    }
}
