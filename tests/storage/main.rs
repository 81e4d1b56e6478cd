//! What is kept, and what keeps the house in order.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/correspondence.rs"]
mod correspondence;
mod house;
mod keeping;
mod styles;
