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

/// Sources of the app that have stored types and need no browser; the rest of `ui` cannot be compiled
/// here.
#[allow(dead_code, reason = "the tests need the types alone")]
#[path = "../../src/ui/context/board_look.rs"]
mod board_look;
#[allow(dead_code, reason = "the tests need the types alone")]
#[path = "../../src/ui/context/settings.rs"]
mod settings;

// The names by which these sources know the library's modules.
use zeitnot::{clock, embed, game, time};

mod ui {
    pub(crate) mod context {
        pub(crate) use crate::board_look;
    }
}

mod storage {
    pub(crate) mod shared {
        /// Stands in for the trait of this name, which the sources implement for lists: only the
        /// crate of the trait may.
        #[allow(dead_code, reason = "the tests need the types alone")]
        pub trait SharedValue {
            const ATOMS: &'static [&'static str] = &[];
            fn adopt(&mut self, _: &Self) {}
        }
    }
}
