//! The content of a device on which all sorts of games were played: always the same, and of every
//! kind of value that is stored.

pub mod board;
pub mod own;
pub mod post;
pub mod table;
