//! The words of the interface, in the language in use. They are data, `locales/TAG/AREA.ftl`; the
//! build makes of each area a module with a function for each text (docs/translating.md). Here is,
//! beside the areas, what is built of several texts.

pub mod base;
pub mod board;
pub mod bring;
pub mod controls;
pub mod correspondence;
pub mod events;
pub mod history;
pub mod learn;
pub mod lessons;
pub mod manage;
pub mod play;
mod sentence;
pub mod shared;
mod spaces;
pub mod spoken;
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

/// The tags of all languages, in alphabetical order, and the name of each in the language itself.
pub const NAMES: &[(&str, &str)] = found::LANGUAGES;

/// The tag of a language as its folder has it, if there is one; or of a made-up one, which only a build
/// for development has.
pub fn known(tag: &str) -> Option<&'static str> {
    let pseudo = found::PSEUDO.iter().copied();
    let mut known = NAMES.iter().map(|(tag, _)| *tag).chain(pseudo);
    known.find(|known| known.eq_ignore_ascii_case(tag))
}
