//! The stored data, and checks that keep the source in order.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/correspondence.rs"]
mod correspondence;
mod house;
mod keeping;
mod styles;
mod voice;
