//! The meaning of the stored values: what each version left behind reads as the same times, moves
//! and names, by figures that were worked out by hand.

mod board;
mod own;
mod post;
mod table;
