//! Server, driver, browser and page together, for one test.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::device::Device;
use crate::driver::Driver;
use crate::injected::Injected;
use crate::page::Page;
use crate::places;
use crate::server::Server;
use crate::session::Session;

/// What a test needs, until it is run.
#[derive(Debug, Clone)]
pub struct Stage {
    root: PathBuf,
    device: Device,
    injected: Vec<Injected>,
    network: bool,
    faults_wanted: bool,
}

impl Default for Stage {
    fn default() -> Self {
        Stage::new()
    }
}

impl Stage {
    /// The built page on a tablet, with real time.
    pub fn new() -> Stage {
        Stage {
            root: places::dist(),
            device: Device::TABLET,
            injected: Vec::new(),
            network: false,
            faults_wanted: false,
        }
    }

    /// With time that only passes when the test says so.
    pub fn still() -> Stage {
        Stage::new().with(Injected::VirtualClock)
    }

    /// On that device.
    #[must_use]
    pub fn on(mut self, device: Device) -> Stage {
        self.device = device;
        self
    }

    /// With that put into every page before it loads.
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

    /// With a log of all that is asked of the network.
    #[must_use]
    pub fn watching_the_network(mut self) -> Stage {
        self.network = true;
        self
    }

    /// Without the rule that nothing may stand in the console as an error.
    #[must_use]
    pub fn expecting_console_errors(mut self) -> Stage {
        self.faults_wanted = true;
        self
    }

    /// A page, for as long as one likes.
    pub fn open(&self) -> Page {
        let server = Server::start(&self.root);
        let driver = Driver::start();
        let session = Session::open(&driver, self.network);
        Page::new(
            Rc::new(session),
            driver,
            server,
            self.device.clone(),
            self.injected.clone(),
        )
    }

    /// Plays a test. When it fails, what the page looked like is told; when it
    /// does not, there must be no error in the console.
    ///
    /// # Panics
    /// As the test does.
    pub fn run(&self, test: impl FnOnce(&mut Page)) {
        let mut page = self.open();
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| test(&mut page))) {
            // Telling must not hide what happened.
            let _ = catch_unwind(AssertUnwindSafe(|| eprintln!("{}", page.describe())));
            resume_unwind(panic);
        }
        if !self.faults_wanted {
            let errors = page.console_errors();
            assert!(errors.is_empty(), "errors in the console: {errors:#?}");
        }
    }
}
