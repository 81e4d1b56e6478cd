//! Everything stored on the device, and how it survives failures. Pure, in three layers.
//!
//! 1. [`store`]: a key-value store of texts. The browser's is in `platform`; here are the port, a
//!    store in memory and, for tests, one that fails.
//! 2. [`versioned`]: named values in a store. Each is wrapped with a schema version, a sequence
//!    number and a checksum and written to two slots in turn, so that a torn write loses at most
//!    itself and a stale write is refused. Unreadable texts go to the quarantine, writes that do
//!    not fit wait in memory, and a mirror keeps a second copy of everything.
//! 3. Repositories: what the values mean. A `Collection` holds the records of one kind by their
//!    ids: the [`games`] of the clock; events, games and studies by [`correspondence`]. A list of the
//!    former needs only the index beside them, one of the latter no more than the summary in each.
//!
//! Each layer uses only the one before it. Beside the repositories are:
//!
//! | file | what it is |
//! | --- | --- |
//! | [`shared`] | single values that several tabs may change at once, such as the settings |
//! | [`backup`] | everything as one text, and back again |
//! | `summarized` | the summary that a correspondence game's value has beside the game |
//! | [`report`] | the result of restoring a backup |
//! | [`version_vector`] | the order of two versions of a value across devices |
//! | [`heartbeat`] | when a running game was last known to be alive |
//! | [`kind`] | the kind of a value, by its key |
//! | [`meter`] | how much storage is used |
//! | [`role`] | which page writes, and which ones only follow |

pub mod backup;
mod collection;
pub mod correspondence;
pub mod games;
pub mod heartbeat;
pub mod kind;
pub mod meter;
pub mod report;
pub mod role;
pub mod shared;
pub mod store;
mod summarized;
pub(crate) mod version_vector;
pub mod versioned;
