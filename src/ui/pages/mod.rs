//! One file a page.

pub mod board;
pub mod clock;
pub mod controls;
pub mod editor;
pub mod embed;
pub mod game;
pub mod games;
pub mod home;
pub mod keys;
pub mod learn;
pub mod post;
pub mod settings;
pub mod study;
pub mod winning;
