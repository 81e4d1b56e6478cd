//! One file a page.

pub mod clock;
pub mod controls;
pub mod editor;
pub mod game;
pub mod games;
pub mod keys;
pub mod settings;
