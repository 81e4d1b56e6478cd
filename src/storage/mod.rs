//! What is kept on the device, and how it survives. Pure.
//!
//! From the outside in: a [`vault::Vault`] loads and saves named values. Each
//! value is put into an [`envelope`] (version, sequence number, checksum),
//! which is written to one of two [`slots`] by turns, on top of a
//! [`store::Store`], which is the browser's or, where there is none, a
//! [`memory::Memory`]. What cannot be read goes to the [`quarantine`], as it
//! is. A [`backup`] is all of it as one text.
//!
//! What the bodies say is the business of who saves them; here they are text.

pub mod archive;
pub mod backup;
pub mod envelope;
pub mod faulty;
pub mod memory;
pub mod quarantine;
pub mod schema;
pub mod slots;
pub mod store;
pub mod vault;
