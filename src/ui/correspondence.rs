//! Correspondence games: their list, a game, a new one, a server's file, and the server's figures of
//! several.

pub(crate) mod bring;
pub(crate) mod bring_file;
mod event_select;
pub(crate) mod figures;
pub(crate) mod game;
pub(crate) mod games;
mod more_tools;
pub(crate) mod new;
mod player_fields;
mod remembered;
mod server_times;
mod typed_figures;
mod undo_notice;
