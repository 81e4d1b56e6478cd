//! Choosing and keeping: time controls and their editor, past games, settings and keys.

pub(crate) mod controls;
mod delete_button;
pub(crate) mod editor;
pub(crate) mod keys;
mod live_region;
mod new_game;
pub mod past_game;
pub(crate) mod past_games;
mod section;
pub(crate) mod settings;
mod take_up;
mod tile;
