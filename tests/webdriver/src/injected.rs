//! Scripts that are there before the page: a clock that tests turn, broken
//! storage, spies.

/// A script that is put into the page before it loads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Injected {
    /// A clock that stands still until the test turns it. It goes on where it
    /// was when the page is loaded again.
    VirtualClock,
    /// A storage that throws as soon as the page accesses it, as in a sandboxed
    /// frame.
    NoStorage,
    /// A storage that is full; what is in it can be read.
    FullStorage,
    /// A browser without IndexedDB, where the app keeps nothing twice.
    OneCopy,
    /// A browser that opens its IndexedDB late.
    LateCopy,
    /// A note of when each press came.
    PressLog,
    /// A note of when a clock's figures were first painted, when a press on it was
    /// first heard, and when its program had drawn it.
    PaintLog,
    /// A browser that keeps no app on the device.
    NotKept,
    /// A note of everything that the page's security policy forbade.
    PolicyLog,
}

impl Injected {
    /// The script.
    pub const fn script(self) -> &'static str {
        match self {
            Injected::VirtualClock => include_str!("scripts/virtual_clock.js"),
            Injected::NoStorage => include_str!("scripts/no_storage.js"),
            Injected::FullStorage => include_str!("scripts/full_storage.js"),
            Injected::OneCopy => {
                "Object.defineProperty(window, 'indexedDB', { value: undefined });"
            }
            Injected::LateCopy => include_str!("scripts/late_copy.js"),
            Injected::PressLog => include_str!("scripts/press_log.js"),
            Injected::PaintLog => include_str!("scripts/paint_log.js"),
            Injected::NotKept => "delete Navigator.prototype.serviceWorker;",
            Injected::PolicyLog => include_str!("scripts/policy_log.js"),
        }
    }
}

/// The script that every page begins with in a browser whose driver does not
/// give access to its log.
pub(crate) const CONSOLE: &str = include_str!("scripts/console.js");

/// Where the virtual clock starts: `Date.now()` at its zero.
pub const EPOCH: i64 = 1_700_000_000_000;
