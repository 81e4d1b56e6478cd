//! Correspondence games: their list, a game, a new one, and the server's figures of several.

mod event_select;
pub(crate) mod figures;
pub(crate) mod game;
pub(crate) mod games;
mod more_tools;
pub(crate) mod new;
mod player_fields;
mod typed_figures;
mod undo_notice;
