//! What every drawn clock says and offers: its halves, its strip, the claim of a
//! draw and its keys; and the driver that looks at it.
#![cfg(not(target_arch = "wasm32"))]

mod bar;
mod claim;
#[path = "../common/mod.rs"]
mod common;
mod driver;
mod half;
mod key;
