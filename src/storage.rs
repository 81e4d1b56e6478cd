//! What is kept on the device, and how it survives. Pure, and in three layers.
//!
//! 1. [`store`]: a place that keeps texts under keys. The browser's is in `platform`; here are the
//!    port, a store in memory and, for tests, one that fails.
//! 2. [`versioned`]: named values in a store. Each is wrapped with a schema version, a sequence
//!    number and a checksum and written to two places by turns, so that a torn write loses at most
//!    itself and a stale one is refused. What cannot be read goes to the quarantine, what there is
//!    no room for waits in memory, and a mirror has a second copy of it all.
//! 3. Repositories: what the values mean. A `Collection` has the records of one kind, by their
//!    ids: the [`games`] of the clock; events, games and studies by [`correspondence`]. Both
//!    repositories keep an index beside the records, so that a list needs not read them all.
//!
//! Each layer uses the one before it and none of its parts. Beside the repositories stand:
//!
//! | file | what it is |
//! | --- | --- |
//! | [`shared`] | single values that several tabs change at once, as the settings |
//! | [`backup`] | everything as one text, and back again |
//! | [`report`] | what became of each value of a backup |
//! | [`version_vector`] | which of two values comes after the other, across devices |
//! | [`kind`] | what a value is about, by its key |
//! | [`meter`] | how much room is used |
//! | [`role`] | which page writes, and which one follows |
//! | [`overtaken`] | a game that another page wrote on meanwhile |

pub mod backup;
mod collection;
pub mod correspondence;
pub mod games;
pub(crate) mod kind;
pub mod meter;
pub(crate) mod overtaken;
pub mod report;
pub(crate) mod role;
pub(crate) mod shared;
pub mod store;
pub(crate) mod version_vector;
pub mod versioned;
