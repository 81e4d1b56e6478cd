//! What is kept on the device, and how it survives. Pure.
//!
//! From the outside in: a [`vault::Vault`] loads and saves named values. Each
//! value is put into an [`envelope`] (version, sequence number, checksum),
//! which is written to one of two [`slots`] by turns, on top of a
//! [`store::Store`], which is the browser's or, where there is none, a
//! [`memory::Memory`]. What cannot be read goes to the [`quarantine`], as it
//! is. A [`backup`] is all of it as one text. A [`spill::Spill`] keeps in memory
//! what there is no room for.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`vault`] | named values, loaded and saved safely |
//! | [`envelope`] | version, sequence number and checksum around a value |
//! | [`schema`] | the versions that the bodies have had |
//! | [`slots`] | the two places of a value, written by turns |
//! | [`store`] | the port: a place that keeps texts under keys |
//! | [`mirror`] | a second copy of it all, for what a killed browser loses |
//! | [`memory`] | a store for where there is none |
//! | [`spill`] | a store that takes what another has no room for |
//! | [`faulty`] | a store that fails when a test tells it to |
//! | [`quarantine`] | where texts go that cannot be read |
//! | [`backup`] | everything as one text, and back again |
//! | [`report`] | what became of each value of a backup |
//! | [`lineage`] | which of two values comes after the other, across devices |
//! | [`meter`] | how much room is used |
//! | [`kind`] | what a value is about, by its key |
//! | [`role`] | which page writes, and which one follows |
//! | [`shared`] | values that several tabs change at once |
//! | [`archive`] | the games that were played at this table |
//! | [`overtaken`] | a game that another page wrote on meanwhile |
//! | [`post`] | correspondence games and events |
//!
//! What the bodies say is the business of who saves them; here they are text.

pub mod archive;
pub mod backup;
pub mod envelope;
pub mod faulty;
pub mod kind;
pub mod lineage;
pub mod memory;
pub mod meter;
pub mod mirror;
pub mod overtaken;
pub mod post;
pub mod quarantine;
pub mod report;
pub mod role;
pub mod schema;
pub mod shared;
pub mod slots;
pub mod spill;
pub mod store;
pub mod vault;
