//! The conformance suite of `conformance/`, played on this core. Its cases were written from the
//! texts of the rules and know nothing of it; this is only a reader of them.
#![cfg(not(target_arch = "wasm32"))]

mod clock;
mod file;
mod ledgers;
mod parameters;
mod positions;
mod stamp;
mod suite;
