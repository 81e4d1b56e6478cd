//! Every mode, every way a period ends, and everything an arbiter does, by
//! the project's reference for the clock over the board.
#![cfg(not(target_arch = "wasm32"))]

mod away;
#[path = "../common/mod.rs"]
mod common;
mod controls;
mod corrections;
mod delay;
mod flags;
mod hourglass;
mod overtime;
mod penalties;
mod periods;
mod press;
mod undo;
