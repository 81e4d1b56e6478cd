//! How long the harness waits: only a failure takes the whole time.

use std::time::Duration;

/// The limit for something that should take no time, in milliseconds.
pub const PATIENCE: u32 = 60_000;

/// How long a driver may take to answer. A script and a page that loads have
/// less, so that the driver says what took so long.
pub(crate) const REQUEST: Duration = Duration::from_secs(150);
/// How long a script may run, in milliseconds.
pub const SCRIPT: u32 = 130_000;
/// How long a page may load, in milliseconds.
pub(crate) const LOAD: u32 = 120_000;

/// How long a whole test may take.
pub(crate) const TEST: Duration = Duration::from_secs(300);

/// How long to sleep before looking again for something that no event reports.
pub(crate) const LOOK: Duration = Duration::from_millis(5);
