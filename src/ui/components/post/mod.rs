//! Pieces of the correspondence pages.

pub mod backup;
pub mod blocks;
pub mod following;
pub mod moment;
pub mod room;
pub mod stamp;
