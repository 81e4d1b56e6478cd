//! The clock that tests turn, [`VirtualClock`](crate::injected::Injected::VirtualClock).

use serde_json::json;

use super::Page;

impl Page {
    /// Lets time pass: every timer is called when it is due.
    #[track_caller]
    pub fn advance(&self, ms: i64) {
        self.session()
            .run_async("await window.__clock.advance(arguments[0])", &[json!(ms)]);
    }

    /// Lets time pass over a page that does not run.
    #[track_caller]
    pub fn skip(&self, ms: i64) {
        self.session()
            .run("window.__clock.skip(arguments[0])", &[json!(ms)]);
    }

    /// Lets a long time pass: only its last half minute over a page that runs, because a second of a
    /// running page costs some milliseconds.
    #[track_caller]
    pub fn advance_far(&self, ms: i64) {
        let last = ms.min(30_000);
        self.skip(ms - last);
        self.advance(last);
    }

    /// Lets the device sleep: only the wall clock goes on.
    #[track_caller]
    pub fn sleep(&self, ms: i64) {
        self.session()
            .run("window.__clock.sleep(arguments[0])", &[json!(ms)]);
    }

    /// Loads the page again after this many milliseconds.
    #[track_caller]
    pub fn reload_after(&self, ms: i64) {
        self.session()
            .run("window.__clock.leave(arguments[0])", &[json!(ms)]);
        self.reload();
    }

    /// The page's wall-clock time, in milliseconds.
    #[track_caller]
    pub fn wall(&self) -> i64 {
        // Firefox runs scripts beside the page, with a `Date` of their own.
        self.value("window.Date.now()").as_i64().unwrap_or_default()
    }
}
