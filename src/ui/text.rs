//! The words of the interface, in the language in use. They are data, `locales/TAG/AREA.ftl`; the
//! build makes of each area a module with a function for each text (docs/translating.md). Here is,
//! beside the areas, what is built of several texts.

pub mod base;
pub mod board;
pub mod controls;
pub mod correspondence;
pub mod events;
pub mod history;
pub mod learn;
pub mod lessons;
pub mod manage;
pub mod play;
mod sentence;
mod spaces;
pub mod spoken;
pub mod stored;
pub mod study;
pub(crate) mod whose;

pub use crate::embed::words as embed;
pub use crate::words::{DEFAULT, Table, Words};
pub(crate) use sentence::sentence;
pub use spaces::{bound, plain, whole};

/// The languages, found by the build script.
mod found {
    include!(concat!(env!("OUT_DIR"), "/languages.rs"));
}

/// The tags of all languages, and the name of each in the language itself; the default first.
pub const NAMES: &[(&str, &str)] = found::LANGUAGES;

/// The tag of a language as its folder has it, if there is one.
pub fn known(tag: &str) -> Option<&'static str> {
    let mut known = NAMES.iter().map(|(tag, _)| *tag);
    known.find(|known| known.eq_ignore_ascii_case(tag))
}
