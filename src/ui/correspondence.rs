//! Correspondence games: their list, a game, and a new one.

mod event_select;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod new;
mod undo_notice;
