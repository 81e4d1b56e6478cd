//! Chess clocks as pure functions: every FIDE mode, double flag, and correspondence by Triple Block.
//!
//! # The rooms
//! Every module answers one question, and imports go one way: down this list, never up.
//!
//! | room | question |
//! | --- | --- |
//! | [`embed`] | what can a page of another site set on an embedded clock or board? |
//! | [`lessons`] | what is taught, and when is a task done? |
//! | [`settings`] | what does a player choose once, for all games? |
//! | [`storage`] | what is stored, and how does it survive failures? |
//! | [`correspondence`] | what does a correspondence clock do, and when is a game lost on time? |
//! | [`game`] | what happens on the board, how does a game end, can a side still win? |
//! | [`clock`] | what does a clock over the board do? |
//! | [`json`] | how is plain data stored as text? |
//! | [`percent`] | how is text encoded in an address? |
//! | [`time`] | what are lengths and points of time? |

pub mod clock;
pub mod correspondence;
pub mod embed;
pub mod game;
pub mod json;
pub mod lessons;
pub mod percent;
pub mod settings;
pub mod storage;
pub mod time;
