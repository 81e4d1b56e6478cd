//! The text and controls of every drawn clock: its halves, its strip, the claim of a draw and its
//! keys; and the driver that reads it.

mod bar;
mod claim;
mod driver;
mod half;
mod key;
