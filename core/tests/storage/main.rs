//! The stored data.
#![cfg(not(target_arch = "wasm32"))]

mod keeping;
