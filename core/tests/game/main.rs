//! The chess game: its moves, its texts, and how it ends.
#![cfg(not(target_arch = "wasm32"))]

mod board_game;
mod book;
mod dead_positions;
mod hostile_game;
mod illegal_moves;
mod movetext;
mod notation_of_moves;
mod perft;
mod pgn;
mod sheet_laws;
mod table;
mod typed_moves;
#[cfg(feature = "solver")]
mod winnability;
