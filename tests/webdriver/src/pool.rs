//! Browsers that a passed test leaves to the next one: [`Opened`].
//!
//! Starting a driver and its browser takes longer than most tests do. A test leaves things only in
//! its tab, which is closed, and under the origin of its server, which no other test has; so the
//! next test finds nothing of it.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use crate::browser::Browser;
use crate::device::Device;
use crate::driver::Driver;
use crate::session::Session;

/// How many tests a browser plays before it is closed: what it keeps of each adds up.
const MOST: u32 = 40;

/// The browsers that no test has. When the process ends, the guards of their groups end them.
static FREE: Mutex<Vec<Opened>> = Mutex::new(Vec::new());

/// A browser that is open.
#[derive(Debug)]
pub(crate) struct Opened {
    // Dropped before its driver.
    pub(crate) session: Session,
    pub(crate) driver: Driver,
    /// Whether Chromium was opened with a log of the network.
    network: bool,
    played: u32,
}

impl Opened {
    /// A browser that was left and can be such a device, else a new one.
    ///
    /// # Panics
    /// When it does not open.
    #[track_caller]
    pub(crate) fn take(browser: Browser, device: &Device, network: bool) -> Opened {
        let left = {
            let mut free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
            let fits = |opened: &Opened| {
                opened.session.browser() == browser
                    && opened.network == network
                    && device.can_be_in(&opened.session)
            };
            free.iter()
                .position(fits)
                .map(|found| free.swap_remove(found))
        };
        left.unwrap_or_else(|| Opened::start(browser, device, network, None))
    }

    /// A browser on a profile that is there before it and stays after it.
    ///
    /// # Panics
    /// When it does not open.
    #[track_caller]
    pub(crate) fn on_profile(browser: Browser, device: &Device, profile: &Path) -> Opened {
        Opened::start(browser, device, false, Some(profile))
    }

    #[track_caller]
    fn start(browser: Browser, device: &Device, network: bool, profile: Option<&Path>) -> Opened {
        let driver = Driver::start(browser, device);
        let session = Session::open(&driver, device, network, profile);
        Opened {
            session,
            driver,
            network,
            played: 0,
        }
    }

    /// Leaves the browser to another test, with a fresh tab. Where nothing ends a browser together
    /// with the process, closes it.
    ///
    /// # Panics
    /// When the browser is lost.
    #[track_caller]
    pub(crate) fn leave(mut self) {
        self.played += 1;
        if self.played >= MOST || self.driver.group().is_none() {
            return;
        }
        self.session.start_over(self.network);
        FREE.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(self);
    }
}
