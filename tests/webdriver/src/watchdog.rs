//! Ends the browser of a test that does not end: [`Watchdog`].

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Instant;

use crate::group::Group;
use crate::patience::TEST;

thread_local! {
    /// When the test on this thread opened its first browser.
    static BEGUN: Instant = Instant::now();
}

/// Watches over a browser until it is dropped.
#[derive(Debug)]
pub(crate) struct Watchdog {
    _over: Sender<()>,
}

impl Watchdog {
    /// Watches over a browser of the test on this thread. Other programs may
    /// take as long as they like: only the threads of tests have names of their
    /// own.
    pub(crate) fn over(group: &Arc<Group>) -> Option<Watchdog> {
        thread::current().name().filter(|name| *name != "main")?;
        let left = TEST.saturating_sub(BEGUN.with(Instant::elapsed));
        let (over, is_over) = mpsc::channel();
        let group = group.clone();
        thread::spawn(move || {
            if is_over.recv_timeout(left) == Err(RecvTimeoutError::Timeout) {
                group.end(format!(
                    "the test took longer than {} s, so its browser was stopped",
                    TEST.as_secs()
                ));
            }
        });
        Some(Watchdog { _over: over })
    }
}
