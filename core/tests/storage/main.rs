//! The stored data.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/correspondence.rs"]
mod correspondence;
mod keeping;
