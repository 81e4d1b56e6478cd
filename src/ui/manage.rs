//! Choosing and keeping: time controls and their editor, past games, settings and keys.

pub(crate) mod controls;
pub(crate) mod editor;
pub(crate) mod keys;
mod new_game;
pub mod past_game;
pub(crate) mod past_games;
pub(crate) mod settings;
mod take_up;
