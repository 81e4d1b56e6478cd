//! The formats that are frozen: whatever leaves the running program and comes back later, as a
//! stored value, a link or a file. `tests/data/1.0` has what version 1.0 wrote, and every later
//! version reads it with the same meaning. `docs/formats.md` says what is frozen and how a new form
//! is added.
#![cfg(not(target_arch = "wasm32"))]

mod content;
mod copies;
mod device;
mod files;
mod fixture;
mod keys;
mod links;
mod names;
mod notation;
mod values;
mod words;
