//! Pages around a chess board: play, study, a private study, and whether a side can still win.

pub(crate) mod inquiry;
pub(crate) mod play;
pub(crate) mod position_editor;
pub(crate) mod private_study;
pub mod study;
pub(crate) mod verdict;
pub mod winnability;
