//! One file a page.

pub mod board;
pub mod clock;
pub mod controls;
pub mod editor;
pub mod game;
pub mod games;
pub mod keys;
pub mod post;
pub mod settings;
pub mod study;
pub mod winning;
